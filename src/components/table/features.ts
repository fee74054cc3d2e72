import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table';
import type { DataColumn } from './types';

/** Only what DataTable uses: the rest of the library is not bundled. Sorting and paging are the gateway's. */
export const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

export type Features = typeof features;
export type DataTableInstance<Row extends object> = ReactTable<Features, Row>;

/** The columns as the library has them; the cell function stays ours. */
export function toColumnDefs<Row extends object>(
  columns: readonly DataColumn<Row>[],
): ColumnDef<Features, Row>[] {
  return columns.map((column) => ({
    id: column.id,
    accessorFn: (row: Row) => row,
    header: column.header,
    enableSorting: column.isSortable ?? false,
    enableHiding: !column.isFixed,
  }));
}
