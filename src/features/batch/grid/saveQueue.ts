import type { RowEdit } from '../../../api/resources/batchesApi';

/**
 * What became of a call: saved; overtaken by another change, so that it is sent again; or refused, in words. Cut off: it did not
 * come to the gateway, or not back.
 */
export type SaveOutcome = 'saved' | 'overtaken' | { msg: string; isCutOff?: boolean };

export type SaveState =
  { at: 'idle' | 'waiting' | 'saving' | 'saved' } | ({ at: 'failed' } & Extract<SaveOutcome, object>);

interface SaveQueueOptions {
  /** What is typed, not told yet and not held, so many rows at most. */
  untold: (most: number) => RowEdit[];
  /** Words of what stays here, because it would be written over what others changed; undefined for none. */
  held: () => string | undefined;
  /** It may be written over. */
  release: () => void;
  send: (edits: RowEdit[]) => Promise<SaveOutcome>;
  /** Called when somebody else was faster: the batch and its rows are read again before the next try. Words where that failed. */
  onOvertaken: () => Promise<string | undefined>;
}

const PAUSE_MS = 400;
/** The most rows of one call. */
const MOST_ROWS = 500;
/** Others may be as fast again; somebody is told then. */
const TRIES = 4;

export type SaveQueue = ReturnType<typeof createSaveQueue>;

/**
 * Saves cells in small batches, one call after the other, a moment after the last key. What failed stays typed and is sent
 * again when it is asked for, or with the next change.
 */
export function createSaveQueue({ untold, held, release, send, onOvertaken }: SaveQueueOptions) {
  const listeners = new Set<() => void>();
  let state: SaveState = { at: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;

  const be = (next: SaveState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  /** Nothing can be sent by itself any more. */
  const rest = (at: 'saved' | 'idle'): boolean => {
    const msg = held();
    be(msg === undefined ? { at } : { at: 'failed', msg });
    return msg === undefined;
  };

  const work = async (isQuiet: boolean): Promise<boolean> => {
    let tries = 0;
    for (;;) {
      const edits = untold(MOST_ROWS);
      if (edits.length === 0) return rest('saved');
      // What is held goes on being said while the rest is saved, and what failed while it is tried again by itself.
      if (!isQuiet && held() === undefined) be({ at: 'saving' });
      const outcome = await send(edits);
      if (outcome === 'saved') {
        tries = 0;
        continue;
      }
      if (outcome === 'overtaken' && (tries += 1) < TRIES) {
        const msg = await onOvertaken();
        if (msg === undefined) continue;
        be({ at: 'failed', msg });
        return false;
      }
      be({ at: 'failed', ...(outcome === 'overtaken' ? { msg: '' } : outcome) });
      return false;
    }
  };

  /** @returns true once nothing is left to tell, false where it failed or is held */
  const flush = (isQuiet = false): Promise<boolean> => {
    clearTimeout(timer);
    timer = undefined;
    if (!running && untold(1).length === 0) {
      // What failed was dropped, unless it is held.
      return Promise.resolve(state.at !== 'failed' || rest('idle'));
    }
    running ??= work(isQuiet).finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    flush: () => flush(),
    /** By itself, without a word before it is known. */
    retry: () => flush(true),
    /** By hand: what is held is saved too. */
    again: () => {
      release();
      return flush();
    },
    /** Saves a moment later. */
    soon: () => {
      if (!running && held() === undefined) be({ at: 'waiting' });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
