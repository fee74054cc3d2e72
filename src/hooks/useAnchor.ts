import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What a menu or panel of the frame hangs on while it is open; going to another screen closes it, with the browser's Back too. */
export function useAnchor(): [HTMLElement | null, (anchor: HTMLElement | null) => void] {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const [opened, setOpened] = useState<{ anchor: HTMLElement; at: string[] }>();
  const isHere = opened?.at.includes(here);
  if (opened && !isHere) setOpened(undefined);
  return [
    isHere ? opened!.anchor : null,
    // Opened while a screen is still being fetched it stays once that is drawn.
    (anchor) => setOpened(anchor ? { anchor, at: [here, window.location.hash.slice(1)] } : undefined),
  ];
}
