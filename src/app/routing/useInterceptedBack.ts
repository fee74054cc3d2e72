import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { onPopStateFirst } from './popStateFirst';

/**
 * Position of the present entry in the tab's history. If the browser does not provide it, as the router has noted it;
 * undefined then for an address that was typed.
 */
const indexNow = () =>
  (window as { navigation?: { currentEntry?: { index: number } | null } }).navigation?.currentEntry?.index ??
  (window.history.state as { idx?: number } | null)?.idx;

/**
 * Number of steps back from a new entry; one at an unknown position is taken for a new one after a known one. 0 where the new one
 * took the place of the present one, as an address does that is typed.
 */
function stepsBack(drawn: number | undefined, gone: number | undefined): number {
  if (gone === undefined) return -1;
  return (drawn ?? gone + 1) - gone;
}

/** The present entry, as it is put back where another took its place. */
const entryNow = () => ({
  index: indexNow(),
  state: window.history.state as unknown,
  href: window.location.href,
});

/**
 * Intercepts the browser's Back and Forward: the router is not told, and the address is restored.
 * @param holds true for an address (`/path?query`) that must not be opened at once
 * @param onHeld gets a function that opens it after all
 */
export function useInterceptedBack(
  holds: (address: string) => boolean,
  onHeld: (go: () => void) => void,
): void {
  const location = useLocation();
  const drawn = useRef(entryNow());
  const latest = useRef({ holds, onHeld });
  useEffect(() => {
    latest.current = { holds, onHeld };
  });
  useEffect(() => {
    drawn.current = entryNow();
  }, [location]);

  useEffect(() => {
    let passes: 'puttingBack' | 'leaving' | undefined;
    const handlePop = (event: PopStateEvent) => {
      const pass = passes;
      passes = undefined;
      if (pass === 'leaving') return;
      if (pass === undefined && !latest.current.holds(window.location.hash.slice(1))) return;
      event.stopImmediatePropagation();
      if (pass === 'puttingBack') return;
      const { index, state, href } = drawn.current;
      const steps = stepsBack(index, indexNow());
      if (steps === 0) {
        const { hash } = window.location;
        window.history.replaceState(state, '', href);
        latest.current.onHeld(() => {
          passes = 'leaving';
          window.location.hash = hash;
        });
        return;
      }
      passes = 'puttingBack';
      window.history.go(steps);
      latest.current.onHeld(() => {
        passes = 'leaving';
        window.history.go(-steps);
      });
    };
    return onPopStateFirst(handlePop);
  }, []);
}
