import type { RowEdit } from '../../../api/resources/batchesApi';

/** What became of a call: saved; overtaken by another change, so that it is sent again; or refused, in words. */
export type SaveOutcome = 'saved' | 'overtaken' | { msg: string };

export type SaveState = { at: 'idle' | 'waiting' | 'saving' | 'saved' } | { at: 'failed'; msg: string };

interface SaveQueueOptions {
  /** What is typed and not told yet, so many rows at most. */
  untold: (most: number) => RowEdit[];
  send: (edits: RowEdit[]) => Promise<SaveOutcome>;
  /**
   * Called when somebody else was faster: the batch and its rows are read again before the next try. Words where there must be none: what
   * they changed would be written over unseen.
   */
  onOvertaken: (edits: RowEdit[]) => Promise<string | undefined>;
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
export function createSaveQueue({ untold, send, onOvertaken }: SaveQueueOptions) {
  const listeners = new Set<() => void>();
  let state: SaveState = { at: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;

  const be = (next: SaveState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  const work = async (): Promise<boolean> => {
    let tries = 0;
    for (;;) {
      const edits = untold(MOST_ROWS);
      if (edits.length === 0) {
        be({ at: 'saved' });
        return true;
      }
      be({ at: 'saving' });
      const outcome = await send(edits);
      if (outcome === 'saved') {
        tries = 0;
        continue;
      }
      if (outcome === 'overtaken' && (tries += 1) < TRIES) {
        const msg = await onOvertaken(edits);
        if (msg === undefined) continue;
        be({ at: 'failed', msg });
        return false;
      }
      be({ at: 'failed', msg: outcome === 'overtaken' ? '' : outcome.msg });
      return false;
    }
  };

  /** @returns true once nothing is left to tell, false where it failed */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    timer = undefined;
    if (!running && untold(1).length === 0) {
      // What failed was dropped.
      if (state.at === 'failed') be({ at: 'idle' });
      return Promise.resolve(true);
    }
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    flush,
    /** Saves a moment later. */
    soon: () => {
      if (!running) be({ at: 'waiting' });
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
