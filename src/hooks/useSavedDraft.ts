import { useCallback, useEffect, useRef, useState } from 'react';

const SAVE_AFTER_MS = 1000;

export type DraftState = { state: 'idle' | 'saving' | 'failed' } | { state: 'saved'; at: string };

/**
 * Keeps a form as it is typed, one second after a change; also when the screen is left before that.
 * @param save keeps the values, null forgets them; resolves false when it failed
 * @returns `change(values)` for each change, `discard()` to forget the draft, `stop()` to save no more of what has not left
 * yet, and how the last saving went
 */
export function useSavedDraft<Values>(save: (values: Values | null) => Promise<boolean>) {
  const [draft, setDraft] = useState<DraftState>({ state: 'idle' });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; values: Values }>(undefined);
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  const send = useCallback(async (values: Values | null) => {
    setDraft({ state: 'saving' });
    const isSaved = await latestSave.current(values);
    if (!isSaved) setDraft({ state: 'failed' });
    else setDraft(values ? { state: 'saved', at: new Date().toISOString() } : { state: 'idle' });
  }, []);

  const stop = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);

  const change = useCallback(
    (values: Values) => {
      stop();
      const timer = setTimeout(() => {
        waiting.current = undefined;
        void send(values);
      }, SAVE_AFTER_MS);
      waiting.current = { timer, values };
    },
    [send, stop],
  );

  const discard = useCallback(() => {
    stop();
    return send(null);
  }, [send, stop]);

  useEffect(
    () => () => {
      const left = waiting.current;
      stop();
      if (left) void latestSave.current(left.values);
    },
    [stop],
  );

  return { change, discard, stop, draft };
}
