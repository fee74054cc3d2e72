import { useEffect } from 'react';

/**
 * Keeps the focus on the screen: where what had it has gone with a step or with the last row of a group, the screen's content has it,
 * so that Tab goes on from there and not from the top of the page.
 * @param change what tells of such a step
 */
export function useHeldFocus(change: string): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    const main = document.querySelector('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [change]);
}
