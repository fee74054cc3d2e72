/** Which rows are meant: some, or all that the list finds, whether loaded or not, but some. */
export type RowSelection = { ids: readonly string[] } | { except: readonly string[] };

export const noRows: RowSelection = { ids: [] };

export const isAll = (selection: RowSelection): selection is { except: readonly string[] } =>
  'except' in selection;

export function isSelected(selection: RowSelection, id: string): boolean {
  return isAll(selection) ? !selection.except.includes(id) : selection.ids.includes(id);
}

/** The selection with these rows in it, or without them. */
export function withRows(selection: RowSelection, ids: readonly string[], isOn: boolean): RowSelection {
  if (!isAll(selection)) return { ids: isOn ? union(selection.ids, ids) : without(selection.ids, ids) };
  return { except: isOn ? without(selection.except, ids) : union(selection.except, ids) };
}

const without = (some: readonly string[], others: readonly string[]) => {
  const gone = new Set(others);
  return some.filter((id) => !gone.has(id));
};
const union = (some: readonly string[], others: readonly string[]) => [...without(some, others), ...others];

/** How many rows that are; undefined where nobody has counted all of them. */
export function countOf(selection: RowSelection, total: number | string | undefined): number | undefined {
  if (!isAll(selection)) return selection.ids.length;
  return typeof total === 'number' ? Math.max(0, total - selection.except.length) : undefined;
}

/** How many of the rows chosen one by one are not among these. */
export function unseenOf(selection: RowSelection, ids: readonly string[]): number {
  return isAll(selection) ? 0 : without(selection.ids, ids).length;
}
