import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTable } from '@tanstack/react-table';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDensity } from '../../theme/density';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { ColumnPicker } from './ColumnPicker';
import { features, toColumnDefs } from './features';
import { SelectionBar } from './SelectionBar';
import { TableBody } from './TableBody';
import { TableFoot } from './TableFoot';
import { TableHead } from './TableHead';
import { TableSkeleton } from './TableSkeleton';
import { tableStyles } from './tableStyles';
import type { DataColumn, TableSelection, TableSort } from './types';
import { useHiddenColumns } from './useHiddenColumns';
import { useRangeSelection } from './useRangeSelection';

export interface DataTableProps<Row extends object> {
  /** Names the list in the storage (hidden columns). */
  name: string;
  /** What the table shows, for screen readers. */
  label: string;
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
  total?: number | string;
  hasMore?: boolean;
  isLoadingMore?: boolean;
  onLoadMore?: () => void;
  /** The filter bar; the column picker stands at its end. */
  toolbar?: ReactNode;
}

const NO_ROWS: never[] = [];

/** The one list of the console: props only, the caller fetches, sorts and pages (by keyset) through the gateway. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, label, columns, rows, idOf, error, selection, sort, onSortChange, hasMore = false } = props;
  const { t } = useTranslation();
  const density = useDensity();
  const scroller = useRef<HTMLDivElement>(null);
  const { hidden, toggle, reset } = useHiddenColumns(name);
  const selected = useMemo(() => selection && new Set(selection.selected), [selection]);
  const columnDefs = useMemo(() => toColumnDefs(columns), [columns]);
  const table = useTable({
    features,
    columns: columnDefs,
    data: rows ?? (NO_ROWS as readonly Row[]),
    getRowId: idOf,
    manualSorting: true,
    state: {
      columnVisibility: useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]),
      sorting: useMemo(() => (sort ? [{ id: sort.column, desc: sort.direction === 'desc' }] : []), [sort]),
      rowSelection: useMemo(
        () => Object.fromEntries((selection?.selected ?? []).map((id) => [id, true as const])),
        [selection?.selected],
      ),
    },
  });
  const bodyRows = table.getRowModel().rows;
  const shownIds = table
    .getVisibleLeafColumns()
    .map((column) => column.id)
    .join();
  const shown = useMemo(
    () => columns.filter((one) => shownIds.split(',').includes(one.id)),
    [columns, shownIds],
  );
  const { toggleRow, toggleAll } = useRangeSelection(bodyRows, selection);

  const handleSort = useCallback(
    (column: string) => {
      const direction = sort?.column !== column ? 'asc' : sort.direction === 'asc' ? 'desc' : undefined;
      onSortChange?.(direction && { column, direction });
    },
    [sort, onSortChange],
  );

  const isEmpty = rows?.length === 0;
  const allSelected = selected && bodyRows.length > 0 && bodyRows.every((row) => selected.has(row.id));
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
        <Box sx={{ flex: 1, minWidth: 0 }}>{props.toolbar}</Box>
        <ColumnPicker columns={columns} hidden={hidden} onToggle={toggle} onReset={reset} />
      </Box>
      {selection && selection.selected.length > 0 && (
        <SelectionBar
          count={selection.selected.length}
          actions={selection.actions}
          onClear={() => selection.onChange([])}
        />
      )}
      <Box sx={{ height: 2 }}>
        {props.isFetching && rows && (
          <LinearProgress aria-label={t('common.state.loading')} sx={{ height: 2 }} />
        )}
      </Box>
      {error ? (
        <ErrorState message={error.message} onRetry={error.onRetry} />
      ) : isEmpty ? (
        (props.empty ?? (
          <EmptyState title={t('components.table.emptyTitle')} body={t('components.table.emptyBody')} />
        ))
      ) : (
        <Box
          ref={scroller}
          sx={{
            overflow: 'auto',
            maxHeight: 'max(360px, calc(100vh - 240px))',
            '@media print': { maxHeight: 'none' },
          }}
        >
          <Box
            component="table"
            role="grid"
            aria-label={label}
            aria-busy={!rows}
            aria-rowcount={typeof props.total === 'number' ? props.total + 1 : undefined}
            aria-multiselectable={selection ? true : undefined}
            sx={[tableStyles(density), minWidths(shown)]}
          >
            <colgroup>
              {selection && <col width={44} />}
              {shown.map((column) => (
                <col
                  key={column.id}
                  className={column.hideBelow && `below-${column.hideBelow}`}
                  width={`${(100 * (column.share ?? 1)) / shareOf(shown)}%`}
                />
              ))}
            </colgroup>
            <TableHead
              columns={shown}
              sort={sort}
              onSort={handleSort}
              allSelected={allSelected}
              someSelected={selected !== undefined && selected.size > 0}
              onToggleAll={toggleAll}
            />
            {rows ? (
              <TableBody
                rows={bodyRows}
                columns={shown}
                nameOf={props.nameOf}
                selected={selected}
                onToggle={toggleRow}
                onOpen={props.onRowOpen}
                scroller={scroller}
                onNearEnd={hasMore && !props.isLoadingMore ? props.onLoadMore : undefined}
              />
            ) : (
              <TableSkeleton columns={shown} hasSelection={selection !== undefined} />
            )}
          </Box>
        </Box>
      )}
      {rows && !isEmpty && !error && (
        <TableFoot
          shown={rows.length}
          total={props.total}
          hasMore={hasMore}
          isLoadingMore={props.isLoadingMore ?? false}
          onLoadMore={props.onLoadMore}
        />
      )}
    </Box>
  );
}

const shareOf = (columns: readonly { share?: number }[]) =>
  columns.reduce((sum, column) => sum + (column.share ?? 1), 0);

const minWidthOf = (columns: readonly { minWidth?: number }[]) =>
  columns.reduce((sum, column) => sum + (column.minWidth ?? 96), 44);

/** The table scrolls sideways rather than squeezing its columns; columns left out in narrow windows need no room. */
function minWidths(columns: readonly DataColumn<never>[]) {
  const without = (...sizes: string[]) =>
    minWidthOf(columns.filter((column) => !column.hideBelow || !sizes.includes(column.hideBelow)));
  return {
    minWidth: {
      xs: without('sm', 'md', 'lg'),
      sm: without('md', 'lg'),
      md: without('lg'),
      lg: minWidthOf(columns),
    },
  };
}
