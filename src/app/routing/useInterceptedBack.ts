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

/** Number of steps back from a new entry; one at an unknown position is taken for a new one after a known one. */
function stepsBack(drawn: number | undefined, gone: number | undefined): number {
  if (gone === undefined) return -1;
  return (drawn ?? gone + 1) - gone || 1;
}

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
  const drawnIndex = useRef(indexNow());
  const latest = useRef({ holds, onHeld });
  useEffect(() => {
    latest.current = { holds, onHeld };
  });
  useEffect(() => {
    drawnIndex.current = indexNow();
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
      const steps = stepsBack(drawnIndex.current, indexNow());
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
