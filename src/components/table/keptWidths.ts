import { widthOf } from './fittingColumns';
import type { ColumnWidths } from './useKeptWidths';

interface Column {
  id: string;
  width?: number;
  isSized?: boolean;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * The widths of a long list's columns in px: those set by hand as they are set, the others share what is left by what their first
 * rows made of them, none narrower than its least.
 * @param kept what the first rows made of the columns
 * @param free the width of all of them
 */
export function sharedWidths(
  columns: readonly Column[],
  kept: ColumnWidths,
  free: number,
): readonly number[] {
  const wanted = columns.map((column) =>
    column.isSized ? widthOf(column) : (kept[column.id] ?? widthOf(column)),
  );
  if (!columns.some((column) => column.isSized)) return wanted;
  const least = columns.map(widthOf);
  const slack = sum(wanted) - sum(least);
  const share = slack > 0 ? Math.max(0, (free - sum(least)) / slack) : 0;
  return columns.map((column, place) =>
    column.isSized ? wanted[place]! : least[place]! + Math.max(0, wanted[place]! - least[place]!) * share,
  );
}
