import { useEffect } from 'react';

const KINDS = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Runs once, when somebody first touches the page, turns the wheel or presses a key: for prefetching data that a visit
 * without interaction does not need.
 * @param act the same function in every rendering; undefined while there is nothing to fetch
 */
export function useFirstAct(act: (() => void) | undefined): void {
  useEffect(() => {
    if (!act) return undefined;
    const stop = () => KINDS.forEach((kind) => document.removeEventListener(kind, handle, true));
    const handle = () => {
      stop();
      act();
    };
    KINDS.forEach((kind) => document.addEventListener(kind, handle, true));
    return stop;
  }, [act]);
}
