import { useCallback, useEffect, useRef, useState } from 'react';
import { useSaveOrderDraftMutation } from '../../../api/ordersApi';
import type { OrderFormValues } from '../orderValues';

const SAVE_AFTER_MS = 1000;

export type DraftState = { state: 'idle' | 'saving' | 'failed' } | { state: 'saved'; at: string };

/**
 * Keeps the form in the gateway, encrypted, one second after a change; also when the screen is left before that.
 * @returns `change(values)` for each change, `discard()` to forget the draft, and how the last saving went
 */
export function useOrderDraft() {
  const [save] = useSaveOrderDraftMutation();
  const [state, setState] = useState<DraftState>({ state: 'idle' });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; values: OrderFormValues }>(undefined);

  const send = useCallback(
    async (content: OrderFormValues | null) => {
      setState({ state: 'saving' });
      const reply = await save({ body: { content } });
      if (reply.error) setState({ state: 'failed' });
      else setState(content ? { state: 'saved', at: new Date().toISOString() } : { state: 'idle' });
    },
    [save],
  );

  const cancel = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);

  const change = useCallback(
    (values: OrderFormValues) => {
      cancel();
      const timer = setTimeout(() => {
        waiting.current = undefined;
        void send(values);
      }, SAVE_AFTER_MS);
      waiting.current = { timer, values };
    },
    [cancel, send],
  );

  const discard = useCallback(() => {
    cancel();
    return send(null);
  }, [cancel, send]);

  useEffect(
    () => () => {
      const left = waiting.current;
      cancel();
      if (left) void save({ body: { content: left.values } });
    },
    [cancel, save],
  );

  return { change, discard, draft: state };
}
