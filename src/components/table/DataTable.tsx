import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { ColumnPicker } from './ColumnPicker';
import { FetchingBar } from './FetchingBar';
import { SelectionBar } from './SelectionBar';
import { TableFoot } from './TableFoot';
import { TableGrid } from './TableGrid';
import type { DataColumn, TableSelection, TableSort } from './types';
import { useHiddenColumns } from './useHiddenColumns';

export interface DataTableProps<Row extends object> {
  /** Names the list in the storage (hidden columns). */
  name: string;
  /** What the table shows, for screen readers. */
  label: string;
  /** Must not change from draw to draw: a module constant or memoised. */
  columns: readonly DataColumn<Row>[];
  /** undefined until the first page is there. */
  rows: readonly Row[] | undefined;
  idOf: (row: Row) => string;
  /** What a row is called when it is selected, e.g. the candidate's name. */
  nameOf: (row: Row) => string;
  /** A failed load; shown instead of rows. */
  error?: { message: string; onRetry: () => void };
  /** A newer reply is on its way; the rows shown stay. */
  isFetching?: boolean;
  /** Without rows: what to do next. */
  empty?: ReactNode;
  sort?: TableSort;
  onSortChange?: (sort: TableSort | undefined) => void;
  selection?: TableSelection;
  /** A click or Enter on a row. */
  onRowOpen?: (row: Row) => void;
  /** Exact, or a text such as "10 000+". */
  total?: number | string;
  hasMore?: boolean;
  isLoadingMore?: boolean;
  onLoadMore?: () => void;
  /** The filter bar; the column picker stands at its end. */
  toolbar?: ReactNode;
}

/** The one list of the console: props only, the caller fetches, sorts and pages (by keyset) through the gateway. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, columns, rows, error, empty, selection, toolbar, isFetching = false } = props;
  const { t } = useTranslation();
  const { hidden, toggle, reset } = useHiddenColumns(name);
  const isEmpty = rows?.length === 0;

  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
        minWidth: 0,
      }}
    >
      <Box className="no-print" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{toolbar}</Box>
        <ColumnPicker columns={columns} hidden={hidden} onToggle={toggle} onReset={reset} />
      </Box>
      {selection && selection.selected.length > 0 && (
        <SelectionBar
          count={selection.selected.length}
          actions={selection.actions}
          onClear={() => selection.onChange([])}
        />
      )}
      <Box sx={{ height: 2 }}>{isFetching && rows && <FetchingBar />}</Box>
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {!error &&
        isEmpty &&
        (empty ?? (
          <EmptyState title={t('components.table.emptyTitle')} body={t('components.table.emptyBody')} />
        ))}
      {!error && !isEmpty && <TableGrid {...props} hidden={hidden} />}
      {!error && !isEmpty && rows && (
        <TableFoot
          shown={rows.length}
          total={props.total}
          hasMore={props.hasMore ?? false}
          isLoadingMore={props.isLoadingMore ?? false}
          onLoadMore={props.onLoadMore}
        />
      )}
    </Box>
  );
}
