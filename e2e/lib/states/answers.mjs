// How the browser answers a call of a screen in the gateway's place.

const LATIN = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarenge';
const CHINESE =
  '阿卜杜热合曼买买提江努尔艾合买提托合提穆罕默德伊布拉音阿不力孜库尔班吐尔逊依明萨迪克艾尼瓦尔玉素甫卡';
/** The texts of a reply that people type. */
const TYPED = [
  ...['candidateName', 'signedAs', 'nickName', 'userName', 'mainName', 'title', 'positionTitle'],
  ...['ownerName', 'departmentName', 'enterpriseName', 'legalPerson', 'contactName', 'submittedBy'],
  ...['signerName', 'placedBy', 'createdBy', 'browser', 'heldName'],
];

/**
 * Answers the calls of a path with what `answer` makes of them, then opens a screen.
 * @param {string} path below /gateway/bd/
 * @param {(route: import('@playwright/test').Route) => unknown} answer
 * @param {(page: import('@playwright/test').Page, call: Function) => Promise<unknown>} open
 */
export const answered = (path, answer, open) => async (page, call) => {
  const called = new RegExp(`/gateway/bd/${path}(\\?|$)`);
  const asked = page.waitForRequest(called, { timeout: 10_000 });
  await page.route(called, answer);
  await open(page, call);
  await asked;
};

/** An address of the console. */
export const go = (route) => (page) => page.goto(`/#${route}`);

/** Never. */
export const held = () => undefined;
export const failing = (route) => route.fulfill({ status: 500, body: '' });

/** The gateway's own reply, changed. */
export const withData = (change) => async (route) => {
  const reply = await route.fetch();
  const body = await reply.json();
  return route.fulfill({ response: reply, json: body.data ? { ...body, data: change(body.data) } : body });
};

/** The gateway's own reply with other rows. Work is counted beside them, of all enterprises: here as many as there are. */
export const withRows = (make) =>
  withData((data) => {
    if (Array.isArray(data)) return make(data);
    const rows = make(data.rows);
    if (!data.total?.tabs) return { ...data, rows };
    const [open, mine] = [rows.length, 0].map((count) => ({ count, capped: false }));
    return { ...data, rows, total: { ...data.total, ...open, tabs: { open, mine } } };
  });

/** Every text that people type is 50 characters long, of letters without a space and of characters in turn. */
export function renamed(data, more = []) {
  const keys = new Set([...TYPED, ...more]);
  let turn = 0;
  const walk = (value) => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, one]) => {
      // In a sentence of the audit log what is linked is a name.
      const isTyped = keys.has(key) || (key === 'text' && value.link);
      if (typeof one !== 'string' || one === '' || !isTyped) return [key, walk(one)];
      turn += 1;
      return [key, turn % 2 === 1 ? LATIN : CHINESE];
    });
    return Object.fromEntries(entries);
  };
  return walk(data);
}

/** So many rows, with ids of their own. */
export const repeated = (count) => (rows) =>
  Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length];
    const idOf = (id) => `${id.slice(0, -6)}${String(at).padStart(6, '0')}`;
    const ids = Object.entries(row).filter(([key, value]) => key.endsWith('Id') && typeof value === 'string');
    return { ...row, ...Object.fromEntries(ids.map(([key, id]) => [key, idOf(id)])) };
  });

/** Half the width is what is left of it at 200 %. */
export const enlarged = (open) => async (page, call) => {
  const { width, height } = page.viewportSize();
  await page.setViewportSize({ width: Math.round(width / 2), height: Math.round(height / 2) });
  await open(page, call);
  await page.locator('h1').first().waitFor();
};

/**
 * The states of a screen that waits for one reply. `isHeld`: a reply never comes, so the page does not rest.
 * @param {{ name: string, who?: string, open: Function }} screen
 * @param {string} path of the reply
 * @param {{ only?: string[], typed?: string[], filled?: (data: any) => any }} [options] the states drawn, further texts of the
 * reply that people type, and what fills a reply of which the demo data has nothing
 */
export function statesOf({ name, who, open }, path, { only, typed, filled = (data) => data } = {}) {
  const all = [
    { name: `${name}-loading`, who, isHeld: true, open: answered(path, held, open) },
    { name: `${name}-failed`, who, isBroken: true, open: answered(path, failing, open) },
    { name: `${name}-enlarged`, who, open: enlarged(open) },
    {
      name: `${name}-longNames`,
      who,
      open: answered(
        path,
        withData((data) => renamed(filled(data), typed)),
        open,
      ),
    },
  ];
  return all.filter((state) => !only || only.includes(state.name.slice(name.length + 1)));
}
