import { useCallback, useRef } from 'react';

/**
 * The Idempotency-Key of an intended request: the same for the same contents, over retries and network faults, so that a
 * request whose answer was lost is not done twice; a new one once the contents change.
 * @returns `keyFor(contents)` and `forget()`, for after it was done
 */
export function useIdempotencyKey() {
  const last = useRef<{ contents: string; key: string }>(undefined);
  const keyFor = useCallback((intended: object) => {
    const contents = JSON.stringify(intended);
    if (last.current?.contents !== contents) last.current = { contents, key: newKey() };
    return last.current.key;
  }, []);
  const forget = useCallback(() => {
    last.current = undefined;
  }, []);
  return { keyFor, forget };
}

// crypto.randomUUID exists on secure origins only; a console inside a company may be reached by plain http.
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
