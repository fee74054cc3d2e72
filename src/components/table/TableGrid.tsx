import Box from '@mui/material/Box';
import { useCallback, useState, type Dispatch, type MouseEvent, type SetStateAction } from 'react';
import { lazyPart } from '../lazyPart';
import { useDensity } from '../../theme/density';
import { SELECT_WIDTH, widthOf } from './fittingColumns';
import { sharedWidths } from './keptWidths';
import { isCut } from './cutTexts';
import { isLongList, TableBody } from './TableBody';
import { TableHead, type Sizing } from './TableHead';
import { TableSkeleton } from './TableSkeleton';
import { tableStyles, widthVariable } from './tableStyles';
import type { DataColumn, DataTableProps } from './types';
import { useToldWithoutRoom } from './useToldWithoutRoom';
import { useYielded } from './useYielded';
import { useKeptWidths } from './useKeptWidths';
import { useRangeSelection } from './useRangeSelection';
import { useTableModel } from './useTableModel';

// Phones alone draw it.
const CardHead = lazyPart(() => import('./CardHead').then((module) => module.CardHead<object>));

// Who works with the mouse alone never needs it.
const CutTip = lazyPart(() => import('./CutTip').then((module) => module.CutTip));

interface TableGridProps<Row extends object> extends DataTableProps<Row> {
  hidden: readonly string[];
  /** The width of the list in px. */
  room: number;
  sizing: Omit<Sizing, 'mostFor'>;
  /** A card each row instead of columns. */
  isCards: boolean;
  /** Takes the chosen columns that there is no room for. */
  onWithoutRoom: Dispatch<SetStateAction<readonly string[]>>;
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
    isCards,
  } = props;
  const density = useDensity();
  // State, not a ref: the rows below measure it, and they are mounted before a ref of their parent is set.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [drawn, setDrawn] = useState(0);
  const [isKeyed, setKeyed] = useState(false);
  const yielded = useYielded(scroller, drawn, props);
  const { bodyRows, shown, selected, areAllSelected, free, mostFor } = useTableModel({
    ...props,
    yielded,
    card: isCards ? props.card : undefined,
  });
  useToldWithoutRoom(props, shown);
  const isLong = isLongList(offset, bodyRows);
  const kept = useKeptWidths(scroller, isLong);
  const widths = kept && sharedWidths(shown, kept, free);
  const held = Object.fromEntries(
    shown
      .filter((column) => column.isSized)
      .map((column) => [widthVariable(column.id), `${widthOf(column)}px`]),
  );
  const { toggleRow, toggleAll } = useRangeSelection(bodyRows, selection);

  const handleSort = useCallback(
    (column: string) => {
      const direction = sort?.column !== column ? 'asc' : sort.direction === 'asc' ? 'desc' : undefined;
      onSortChange?.(direction && { column, direction });
    },
    [sort, onSortChange],
  );

  const headProps = {
    sort,
    allSelected: areAllSelected,
    someSelected: selected !== undefined && selected.size > 0,
    hasRows: bodyRows.length > 0,
    onToggleAll: toggleAll,
  };

  return (
    <Box
      ref={setScroller}
      onKeyUp={() => setKeyed(true)}
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
        className={widths && 'kept'}
        style={held}
        onMouseOver={tellWhatIsCut}
        sx={tableStyles(density)}
      >
        <colgroup>
          {selection && <col width={SELECT_WIDTH} />}
          {shown.map((column, place) => (
            <col
              key={column.id}
              width={widths?.[place]}
              style={widths && column.isSized ? { width: `var(${widthVariable(column.id)})` } : undefined}
            />
          ))}
        </colgroup>
        {isCards ? (
          <CardHead
            {...headProps}
            label={props.label}
            columns={props.columns as readonly DataColumn<object>[]}
            onSortChange={onSortChange}
          />
        ) : (
          <TableHead
            {...headProps}
            columns={shown}
            onSort={handleSort}
            sizing={{ ...props.sizing, mostFor }}
          />
        )}
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
            isLong={isLong}
            isMeasured={widths !== undefined}
            onDrawn={setDrawn}
            onNearEnd={hasMore && !isLoadingMore ? props.onLoadMore : undefined}
            onNearStart={props.onLoadEarlier}
            onRetryStart={props.onRetryEarlier}
          />
        ) : (
          <TableSkeleton columns={shown} hasSelection={selection !== undefined} />
        )}
      </Box>
      {isKeyed && scroller && <CutTip within={scroller} />}
    </Box>
  );
}

/** A text that its column cuts off, as a long list's may be, is told whole to who points at it. */
function tellWhatIsCut({ target }: MouseEvent<HTMLElement>) {
  const at = target as HTMLElement;
  const cell = at.closest<HTMLElement>('td, th.sized');
  if (!cell) return;
  // What stands in a line has no width of its own: its cell cuts it.
  const element = at.clientWidth > 0 ? at : cell;
  if (isCut(element) && !element.title) element.title = element.textContent;
}
