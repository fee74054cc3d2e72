import { useEffect, useRef } from 'react';

const DEEDS = ['keydown', 'pointerdown'] as const;

/**
 * Leads the focus to the content of a new screen whose frame is new as well: what had the focus went with the old one, and
 * the keyboard would begin at the page's head with nothing said. Parts that arrive later may take the place of what was
 * drawn meanwhile, so it is watched until the person does something.
 */
export function useArrivalFocus(pathname: string): void {
  const drawn = useRef(pathname);
  useEffect(() => {
    if (drawn.current === pathname) return undefined;
    drawn.current = pathname;
    const lead = () => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const main = document.querySelector('main');
      if (!main) return;
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(lead);
    const stop = () => {
      watch.disconnect();
      for (const deed of DEEDS) window.removeEventListener(deed, stop, true);
    };
    watch.observe(document.body, { childList: true, subtree: true });
    for (const deed of DEEDS) window.addEventListener(deed, stop, true);
    lead();
    return stop;
  }, [pathname]);
}
