import { useEffect, useState } from 'react';
import { readContent, removeItem, writeItem } from '../../lib/storage';

const KEY = 'probity-saving';
const TYPE = 'session';
/** Ms before each time that the form is asked for again: a save that is on its way arrives within them, or it did not leave. */
const AGAIN_MS = [150, 300, 600, 1200, 2400];

/**
 * Keeps for this tab that the page is left while a save is on its way, and which one was the last before it.
 * @param savedAt the gateway's moment of that one; null before the first. Nothing that was typed
 */
export const keepLeaving = (savedAt: string | null): void => writeItem(KEY, savedAt, TYPE);
/** What was on its way has arrived. */
export const forgetLeaving = (): void => removeItem(KEY, TYPE);

/**
 * True while the form that came may be older than what was typed a moment before a reload: the question of the new page can
 * overtake the save of the one that was left. It is asked for again until that save is in it.
 * @param savedAt of the form that came; undefined while none has
 */
export function useOvertaken(
  savedAt: string | null | undefined,
  refetch: () => PromiseLike<unknown>,
): boolean {
  const [left] = useState(() => readContent<string | null>(KEY, TYPE));
  const [tries, setTries] = useState(0);
  const hasCome = savedAt !== undefined;
  const isOvertaken = left !== undefined && hasCome && savedAt === left && tries < AGAIN_MS.length;
  useEffect(() => {
    if (!isOvertaken) {
      if (hasCome && left !== undefined) forgetLeaving();
      return undefined;
    }
    const timer = setTimeout(() => void refetch().then(() => setTries(tries + 1)), AGAIN_MS[tries]);
    return () => clearTimeout(timer);
  }, [isOvertaken, hasCome, left, tries, refetch]);
  return isOvertaken;
}
