import { useCallback, useEffect, useRef, useState } from 'react';

const SAVE_AFTER_MS = 1000;

export type DraftState = { state: 'idle' | 'saving' | 'failed' | 'dropped' } | { state: 'saved'; at: string };

/** How one saving went; `dropped`: the draft was emptied elsewhere, nothing is kept of this form. */
export type SaveOutcome = 'saved' | 'failed' | 'dropped';

// Savings go one after the other: an older one that is slow never overtakes a newer one.
let underWay: Promise<unknown> = Promise.resolve();

/** Once no saving of a draft is under way: what is read then is what was typed last. */
export function draftsSettled(): Promise<unknown> {
  return underWay;
}

/**
 * Keeps a form as it is typed, one second after a change; also when the screen is left before that.
 * @param save keeps the values, null forgets them
 * @returns `change(values)` for each change, `keep(values)` to save at once, `discard()` to forget the draft, `stop()` to save
 * no more of what has not left yet, and how the last saving went
 */
export function useSavedDraft<Values>(save: (values: Values | null) => Promise<SaveOutcome>) {
  const [draft, setDraft] = useState<DraftState>({ state: 'idle' });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; values: Values }>(undefined);
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  const stop = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);

  const keep = useCallback(
    async (values: Values | null) => {
      stop();
      setDraft({ state: 'saving' });
      const outcome = await inTurn(() => latestSave.current(values));
      if (outcome !== 'saved') setDraft({ state: outcome });
      else setDraft(values ? { state: 'saved', at: new Date().toISOString() } : { state: 'idle' });
    },
    [stop],
  );

  const change = useCallback(
    (values: Values) => {
      stop();
      waiting.current = { timer: setTimeout(() => void keep(values), SAVE_AFTER_MS), values };
    },
    [keep, stop],
  );

  const discard = useCallback(() => keep(null), [keep]);

  useEffect(
    () => () => {
      const left = waiting.current;
      stop();
      if (left) void inTurn(() => latestSave.current(left.values));
    },
    [stop],
  );

  return { change, keep, discard, stop, draft };
}

function inTurn(save: () => Promise<SaveOutcome>): Promise<SaveOutcome> {
  const turn = underWay.then(save);
  underWay = turn.catch(() => undefined);
  return turn;
}
