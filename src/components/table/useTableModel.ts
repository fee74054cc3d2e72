import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataTableProps } from './DataTable';
import { features, toColumnDefs } from './features';
import { useFittingColumns } from './useFittingColumns';

const NO_ROWS: never[] = [];

type Input<Row extends object> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'idOf' | 'sort' | 'selection'
> & { hidden: readonly string[] };

/** The table library's view of our props: which columns and rows are drawn, and which are selected. */
export function useTableModel<Row extends object>({
  columns,
  rows,
  idOf,
  sort,
  selection,
  hidden,
}: Input<Row>) {
  const fitting = useFittingColumns(columns);
  const ids = selection?.selected;
  const state = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'desc' }] : [],
      rowSelection: Object.fromEntries((ids ?? []).map((id) => [id, true as const])),
    }),
    [hidden, sort, ids],
  );
  const table = useTable({
    features,
    columns: useMemo(() => toColumnDefs(fitting), [fitting]),
    data: rows ?? (NO_ROWS as readonly Row[]),
    getRowId: idOf,
    manualSorting: true,
    state,
  });
  const bodyRows = table.getRowModel().rows;
  const visible = table.getVisibleLeafColumns();
  const shownIds = visible.map((column) => column.id).join();
  const shown = useMemo(() => {
    const wanted = shownIds.split(',');
    return fitting.filter((column) => wanted.includes(column.id));
  }, [fitting, shownIds]);
  const selected = useMemo(() => ids && new Set(ids), [ids]);
  return {
    bodyRows,
    shown,
    selected,
    areAllSelected: selected && bodyRows.every((row) => selected.has(row.id)),
  };
}
