import { useMemo } from 'react';
import { isSelected } from './rowSelection';
import type { DataTableProps } from './types';
import { useFittingColumns } from './useFittingColumns';

type Input<Row extends object> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'idOf' | 'selection'> & {
  hidden: readonly string[];
};

/**
 * The columns that fit and are not hidden, the rows with their ids, and the selection. Filters, order and pages are the
 * gateway's.
 */
export function useTableModel<Row extends object>({ columns, rows, idOf, selection, hidden }: Input<Row>) {
  const fitting = useFittingColumns(columns);
  const shown = useMemo(() => fitting.filter((column) => !hidden.includes(column.id)), [fitting, hidden]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function alone does not name the rows anew
  const bodyRows = useMemo(() => (rows ?? []).map((row) => ({ id: idOf(row), original: row })), [rows]);
  const chosen = selection?.selected;
  const selected = useMemo(
    () => chosen && new Set(bodyRows.map(({ id }) => id).filter((id) => isSelected(chosen, id))),
    [chosen, bodyRows],
  );
  return {
    bodyRows,
    shown,
    selected,
    areAllSelected: selected && bodyRows.length > 0 && bodyRows.every((row) => selected.has(row.id)),
  };
}
