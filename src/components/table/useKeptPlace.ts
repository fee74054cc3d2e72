import { useLayoutEffect, useRef } from 'react';

interface Place {
  scroller: HTMLElement | null;
  rows: readonly { id: string }[];
  offset: number;
  rowHeight: number;
}

/**
 * Keeps the row that somebody reads where it is when rows before it come or go. At the very start the list may move: what is new
 * stands there.
 */
export function useKeptPlace({ scroller, rows, offset, rowHeight }: Place): void {
  const before = useRef({ rows, offset });
  useLayoutEffect(() => {
    const { rows: old, offset: oldOffset } = before.current;
    before.current = { rows, offset };
    if (!scroller || (old === rows && oldOffset === offset) || scroller.scrollTop < rowHeight) return;
    const places = new Map(rows.map(({ id }, index) => [id, offset + index]));
    const seen = Math.max(Math.floor(scroller.scrollTop / rowHeight) - oldOffset, 0);
    const stays = old.findIndex(({ id }, index) => index >= seen && places.has(id));
    if (stays < 0) return;
    const by = places.get(old[stays]!.id)! - (oldOffset + stays);
    if (by !== 0) scroller.scrollTop += by * rowHeight;
  }, [scroller, rows, offset, rowHeight]);
}
