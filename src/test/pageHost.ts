/**
 * For tests of requests for the page itself, which no gateway answers: call it at the start of a `describe`. The page exists
 * until a test says otherwise.
 */
export function pageHost() {
  const { fetch } = window;
  const answer = (reply: () => Promise<Partial<Response>>) => {
    Object.assign(window, { fetch: reply });
  };
  beforeEach(() => answer(() => Promise.resolve({ ok: true })));
  afterEach(() => {
    Object.assign(window, { fetch });
  });
  return { answer };
}
