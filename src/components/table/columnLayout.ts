import type { DataColumn } from './types';

/** How a person has arranged the columns of one list. */
export interface ColumnLayout {
  /** The ids of those taken away. */
  hidden: readonly string[];
  /** The ids of those chosen that are left out at first. */
  added: readonly string[];
  /** The ids in the order that was chosen; empty for the usual one. */
  order: readonly string[];
  /** The widths set by hand, in px, by the columns' ids. */
  widths: Readonly<Record<string, number>>;
}

export const usualLayout: ColumnLayout = { hidden: [], added: [], order: [], widths: {} };

/** No column is set narrower, in px. */
export const LEAST_WIDTH = 56;
/** Nor wider. */
export const MOST_WIDTH = 1000;

/** Beyond what columns yield by themselves. */
const LAST = 100;

const textsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** What a storage holds of a layout, as far as it is one. A list of ids alone are the hidden columns. */
export function layoutOf(stored: unknown): ColumnLayout {
  if (Array.isArray(stored)) return { ...usualLayout, hidden: textsIn(stored) };
  if (typeof stored !== 'object' || stored === null) return usualLayout;
  const { hidden, added, order, widths } = stored as Partial<Record<keyof ColumnLayout, unknown>>;
  const set = Object.entries(widths ?? {}).filter(
    (one): one is [string, number] =>
      typeof one[1] === 'number' && one[1] >= LEAST_WIDTH && one[1] <= MOST_WIDTH,
  );
  return {
    hidden: textsIn(hidden),
    added: textsIn(added),
    order: textsIn(order),
    widths: Object.fromEntries(set),
  };
}

/** The ids of the columns that are left out: those taken away, and those that nobody added. */
export const hiddenOf = (
  columns: readonly { id: string; isOffAtFirst?: boolean }[],
  { hidden, added }: ColumnLayout,
): readonly string[] => [
  ...hidden,
  ...columns.filter(({ id, isOffAtFirst }) => isOffAtFirst && !added.includes(id)).map(({ id }) => id),
];

/** The layout with one column taken away, or back. */
export function toggled(
  layout: ColumnLayout,
  { id, isOffAtFirst }: { id: string; isOffAtFirst?: boolean },
): Partial<ColumnLayout> {
  const list = isOffAtFirst ? 'added' : 'hidden';
  const ids = layout[list];
  return { [list]: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] };
}

/**
 * The columns in the order that was chosen. Fixed ones keep their places; one that the choice did not know yet stands where it
 * usually does.
 */
export function orderedColumns<Column extends { id: string; isFixed?: boolean }>(
  columns: readonly Column[],
  order: readonly string[],
): readonly Column[] {
  if (order.length === 0) return columns;
  const movable = columns.filter((column) => !column.isFixed);
  const chosen = order.flatMap((id) => movable.find((column) => column.id === id) ?? []);
  movable.forEach((column, place) => {
    if (!chosen.includes(column)) chosen.splice(place, 0, column);
  });
  return columns.map((column) => (column.isFixed ? column : chosen.shift()!));
}

/** The columns as this person has arranged them, for a list of one width. */
export function arrangedColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { order, widths }: ColumnLayout,
): readonly DataColumn<Row>[] {
  const ordered = orderedColumns(columns, order);
  if (Object.keys(widths).length === 0) return ordered;
  return ordered.map((column) => {
    const width = widths[column.id];
    if (width === undefined) return column;
    // Whom somebody gave a width stays while any other can yield.
    const yields = column.yields && column.yields + LAST;
    return { ...column, width, isSized: true, ...(yields && { yields }) };
  });
}

/** The ids of the movable columns after one of them went to another place among them. */
export function movedTo(
  columns: readonly { id: string; isFixed?: boolean }[],
  from: number,
  to: number,
): string[] {
  const ids = columns.filter((column) => !column.isFixed).map(({ id }) => id);
  ids.splice(to, 0, ...ids.splice(from, 1));
  return ids;
}
