/** What decides which columns a list draws. */
export interface Sized {
  id: string;
  width?: number;
  yields?: number;
}

/** Room for the boxes that select rows. */
export const SELECT_WIDTH = 44;

/** A column's least width in px. */
export const widthOf = (column: Sized) => column.width ?? 120;

/** The least width of all. */
const widthOfAll = (columns: readonly Sized[]) => columns.reduce((sum, one) => sum + widthOf(one), 0);

/**
 * The columns that the list has room for: as long as they need more, the one that yields first goes.
 * @param room in px; 0 where nothing is laid out, and then all are there
 * @param more columns that have to yield although their least widths would fit
 */
export function fittingColumns<Column extends Sized>(
  columns: readonly Column[],
  room: number,
  more = 0,
): readonly Column[] {
  if (room === 0) return columns;
  const yielding = columns
    .filter((column) => column.yields !== undefined)
    .toSorted((one, other) => one.yields! - other.yields!);
  let shown = columns;
  let left = more;
  for (const next of yielding) {
    if (widthOfAll(shown) <= room) left -= 1;
    if (left < 0) break;
    shown = shown.filter((column) => column !== next);
  }
  return shown;
}
