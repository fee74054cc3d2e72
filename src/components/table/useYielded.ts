import { useLayoutEffect, useState } from 'react';

interface Laid {
  columns: readonly { yields?: number }[];
  rows: readonly unknown[] | undefined;
  hidden: readonly string[];
  /** The width of the list in px. */
  room: number;
}

/**
 * How many more columns have to yield than their least widths say, once the rows are laid out: an unusually long word or sum is wider
 * than its column's least width. Until the room or the columns are others.
 * @param drawn how many of the rows are there by now
 */
export function useYielded(
  scroller: HTMLElement | null,
  drawn: number,
  { columns, rows, hidden, room }: Laid,
): number {
  const [yielded, setYielded] = useState({ columns, hidden, room, count: 0 });
  const isOther = yielded.columns !== columns || yielded.hidden !== hidden || yielded.room !== room;
  if (isOther) setYielded({ columns, hidden, room, count: 0 });
  const count = isOther ? 0 : yielded.count;
  useLayoutEffect(() => {
    const isTooWide = scroller !== null && scroller.scrollWidth > scroller.clientWidth;
    const mayYield = columns.filter((column) => column.yields !== undefined).length;
    if (isTooWide && count < mayYield) setYielded({ columns, hidden, room, count: count + 1 });
  }, [scroller, columns, rows, drawn, hidden, room, count]);
  return count;
}
