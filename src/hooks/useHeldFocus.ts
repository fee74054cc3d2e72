import { useEffect } from 'react';

function holdFocus(): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/**
 * Keeps the focus on the screen: where what had it goes, with a step, with the last row of a group or by what was done in it, the
 * screen's content has it, so that Tab goes on from there and not from the top of the page.
 * @param change what tells of such a step; none: only where the caller itself goes
 */
export function useHeldFocus(change = ''): void {
  useEffect(() => holdFocus, [change]);
}
