import { useMemo, type ReactNode } from 'react';
import { isSelected } from './rowSelection';
import type { DataColumn, DataTableProps } from './types';
import { MOST_WIDTH } from './columnLayout';
import { fittingColumns, SELECT_WIDTH, widthOf } from './fittingColumns';

type Input<Row extends object> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'idOf' | 'selection'> & {
  hidden: readonly string[];
  /** The width of the list in px. */
  room: number;
  /** So many more columns have to yield than their least widths say. */
  yielded: number;
  /** Draws a whole row, where there are no columns. */
  card: ((row: Row) => ReactNode) | undefined;
};

/** A list may get a scroll bar with its rows. */
const SCROLL_BAR = 16;

/**
 * The columns that fit and are not hidden, the rows with their ids, and the selection. Filters, order and pages are the
 * gateway's.
 */
export function useTableModel<Row extends object>(input: Input<Row>) {
  const { columns, rows, idOf, selection, hidden, room, yielded, card } = input;
  const free = room && Math.max(1, room - SCROLL_BAR - (selection ? SELECT_WIDTH : 0));
  const shown = useMemo<readonly DataColumn<Row>[]>(() => {
    if (card) return [{ id: 'card', header: '', cell: card }];
    const chosen = columns.filter((column) => !hidden.includes(column.id));
    return fittingColumns(chosen, free, yielded);
  }, [columns, hidden, free, yielded, card]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function alone does not name the rows anew
  const bodyRows = useMemo(() => (rows ?? []).map((row) => ({ id: idOf(row), original: row })), [rows]);
  const chosen = selection?.selected;
  const selected = useMemo(
    () => chosen && new Set(bodyRows.map(({ id }) => id).filter((id) => isSelected(chosen, id))),
    [chosen, bodyRows],
  );
  /** The width that a column has room for at most, in px: the others that were given one, or do not yield, keep theirs. */
  const mostFor = (id: string) => {
    const kept = shown.filter((one) => one.id !== id && (one.isSized || one.yields === undefined));
    return free === 0
      ? MOST_WIDTH
      : Math.min(
          MOST_WIDTH,
          kept.reduce((left, column) => left - widthOf(column), free),
        );
  };
  return {
    free,
    mostFor,
    bodyRows,
    shown,
    selected,
    areAllSelected: selected && bodyRows.length > 0 && bodyRows.every((row) => selected.has(row.id)),
  };
}
