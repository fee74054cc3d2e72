import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { useDensity } from '../../theme/density';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { TableSkeleton } from './TableSkeleton';
import { tableStyles } from './tableStyles';
import type { DataTableProps } from './types';
import { widthOf, widthOfAll } from './useFittingColumns';
import { useRangeSelection } from './useRangeSelection';
import { useTableModel } from './useTableModel';

const SELECT_WIDTH = 44;

interface TableGridProps<Row extends object> extends DataTableProps<Row> {
  hidden: readonly string[];
}

/** The scrolling grid itself: header, rows or their skeletons. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const {
    rows,
    selection,
    sort,
    onSortChange,
    hasMore = false,
    isLoadingMore = false,
    total,
    offset = 0,
  } = props;
  const density = useDensity();
  // State, not a ref: the rows below measure it, and they are mounted before a ref of their parent is set.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { bodyRows, shown, selected, areAllSelected } = useTableModel(props);
  const { toggleRow, toggleAll } = useRangeSelection(bodyRows, selection);

  const handleSort = useCallback(
    (column: string) => {
      const direction = sort?.column !== column ? 'asc' : sort.direction === 'asc' ? 'desc' : undefined;
      onSortChange?.(direction && { column, direction });
    },
    [sort, onSortChange],
  );

  return (
    <Box
      ref={setScroller}
      sx={{
        overflow: 'auto',
        contain: 'paint',
        maxHeight: 'max(360px, calc(100vh - 240px))',
        '@media print': { maxHeight: 'none' },
      }}
    >
      <Box
        component="table"
        role="grid"
        aria-label={props.label}
        aria-busy={!rows}
        aria-rowcount={typeof total === 'number' ? total + 1 : undefined}
        aria-multiselectable={selection ? true : undefined}
        sx={[tableStyles(density), { minWidth: widthOfAll(shown) + (selection ? SELECT_WIDTH : 0) }]}
      >
        <colgroup>
          {selection && <col width={SELECT_WIDTH} />}
          {shown.map((column) => (
            <col key={column.id} width={`${(100 * widthOf(column)) / widthOfAll(shown)}%`} />
          ))}
        </colgroup>
        <TableHead
          columns={shown}
          sort={sort}
          onSort={handleSort}
          allSelected={areAllSelected}
          someSelected={selected !== undefined && selected.size > 0}
          onToggleAll={toggleAll}
        />
        {rows ? (
          <TableBody
            rows={bodyRows}
            offset={offset}
            columns={shown}
            nameOf={props.nameOf}
            selected={selected}
            onToggle={toggleRow}
            onOpen={props.onRowOpen}
            scroller={scroller}
            onNearEnd={hasMore && !isLoadingMore ? props.onLoadMore : undefined}
            onNearStart={props.onLoadEarlier}
            onRetryStart={props.onRetryEarlier}
          />
        ) : (
          <TableSkeleton columns={shown} hasSelection={selection !== undefined} />
        )}
      </Box>
    </Box>
  );
}
