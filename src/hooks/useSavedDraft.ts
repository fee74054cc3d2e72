import { useCallback, useEffect, useRef, useState } from 'react';

const SAVE_AFTER_MS = 1000;

export type DraftState =
  | { state: 'idle' | 'saving' | 'dropped' }
  | { state: 'saved'; at: string }
  | { state: 'failed'; reason: string };

/** The result of a saving: why it failed, in words; `dropped`: the draft was emptied elsewhere, nothing of this form is saved. */
export type SaveOutcome = 'saved' | 'dropped' | { reason: string };

// Savings run one after the other: a slow older one never overtakes a newer one.
let underWay: Promise<unknown> = Promise.resolve();

/** Resolves once no draft is being saved: reading then gives what was typed last. */
export function draftsSettled(): Promise<unknown> {
  return underWay;
}

/**
 * Saves a form while it is typed, one second after a change; also when the screen is left before that.
 * @param save saves the values, null deletes them
 * @returns `change(values)` for each change, `keep(values)` to save at once, `discard()` to delete the draft, `stop()` to
 * cancel savings that have not started, and the result of the last saving
 */
export function useSavedDraft<Values>(save: (values: Values | null) => Promise<SaveOutcome>) {
  const [draft, setDraft] = useState<DraftState>({ state: 'idle' });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; values: Values }>(undefined);
  const lastSaved = useRef<DraftState>({ state: 'idle' });
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  const clear = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);

  const stop = useCallback(() => {
    if (waiting.current) setDraft(lastSaved.current);
    clear();
  }, [clear]);

  const keep = useCallback(
    async (values: Values | null) => {
      clear();
      setDraft({ state: 'saving' });
      const outcome = await inTurn(() => latestSave.current(values));
      const now: DraftState = values ? { state: 'saved', at: new Date().toISOString() } : { state: 'idle' };
      if (outcome === 'saved') lastSaved.current = now;
      else lastSaved.current = outcome === 'dropped' ? { state: outcome } : { state: 'failed', ...outcome };
      // What was typed while this was on its way is not saved yet.
      setDraft(waiting.current && outcome === 'saved' ? { state: 'saving' } : lastSaved.current);
    },
    [clear],
  );

  const change = useCallback(
    (values: Values) => {
      clear();
      // What was typed since is not saved yet: who leaves the page now is asked.
      setDraft((current) => (current.state === 'saved' ? { state: 'saving' } : current));
      waiting.current = { timer: setTimeout(() => void keep(values), SAVE_AFTER_MS), values };
    },
    [clear, keep],
  );

  const discard = useCallback(() => keep(null), [keep]);

  useEffect(
    () => () => {
      const left = waiting.current;
      clear();
      if (left) void inTurn(() => latestSave.current(left.values));
    },
    [clear],
  );

  return { change, keep, discard, stop, draft };
}

function inTurn(save: () => Promise<SaveOutcome>): Promise<SaveOutcome> {
  const turn = underWay.then(save);
  underWay = turn.catch(() => undefined);
  return turn;
}
