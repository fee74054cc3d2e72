import { useCallback, useRef } from 'react';
import type { PlaceOrderRequest } from '../../../api/resources/ordersApi';

/**
 * The Idempotency-Key of an intended order: the same for the same contents, over retries and network faults, so that an
 * order whose answer was lost is not placed twice; a new one once the contents change.
 * @returns `keyFor(order)` and `forget()`, for after an order was placed
 */
export function useOrderKey() {
  const last = useRef<{ contents: string; key: string }>(undefined);
  const keyFor = useCallback((order: PlaceOrderRequest) => {
    const contents = JSON.stringify(order);
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
