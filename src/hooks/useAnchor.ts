import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What a menu or panel of the frame hangs on while it is open; going to another screen closes it, with the browser's Back too. */
export function useAnchor(): [HTMLElement | null, (anchor: HTMLElement | null) => void] {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const [opened, setOpened] = useState<{ anchor: HTMLElement; at: string }>();
  if (opened && opened.at !== here) setOpened(undefined);
  return [
    opened?.at === here ? opened.anchor : null,
    (anchor) => setOpened(anchor ? { anchor, at: here } : undefined),
  ];
}
