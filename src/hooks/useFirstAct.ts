import { useEffect } from 'react';

/**
 * Runs once, when somebody first touches the page or presses a key: for fetching ahead what a visit that only looks does
 * not need.
 * @param act the same function in every rendering
 */
export function useFirstAct(act: () => void): void {
  useEffect(() => {
    const watch = new AbortController();
    const handle = () => {
      watch.abort();
      act();
    };
    for (const kind of ['pointerdown', 'keydown'])
      document.addEventListener(kind, handle, { signal: watch.signal, capture: true });
    return () => watch.abort();
  }, [act]);
}
