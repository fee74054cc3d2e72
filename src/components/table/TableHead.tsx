import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPhrases } from '../../i18n/i18n';
import { lazyPart } from '../lazyPart';
import { widthOf } from './fittingColumns';
import { SelectAll } from './SelectAll';
import { cellClass, widthVariable } from './tableStyles';
import type { DataColumn, TableSort } from './types';

// Who points at the head, or asks for it, may set widths.
const ColumnEdge = lazyPart(
  async () => {
    const [module] = await Promise.all([import('./ColumnEdge'), loadPhrases('columns')]);
    return module.ColumnEdge;
  },
  { Failed: () => null },
);

/** Sets the widths of the columns by the edges of their heads. */
export interface Sizing {
  /** The edges are there for the keyboard, the first with the focus. */
  isOn: boolean;
  /** The width that a column has room for at most, in px. */
  mostFor: (id: string) => number;
  onWidth: (id: string, width: number | undefined) => void;
  /** The keyboard has left the edges. */
  onEnd: () => void;
}

export interface HeadProps {
  sort?: TableSort;
  /** undefined: the table has no selection. */
  allSelected?: boolean;
  someSelected: boolean;
  /** The rows are there. */
  hasRows: boolean;
  onToggleAll: () => void;
}

interface TableHeadProps<Row> extends HeadProps {
  columns: readonly DataColumn<Row>[];
  onSort: (column: string) => void;
  sizing: Sizing;
}

/** Sticky header: names, sort, select all, and the edges that set widths, while somebody points at it or asked for them. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  allSelected,
  someSelected,
  hasRows,
  onToggleAll,
  sizing,
}: TableHeadProps<Row>) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const isEdged = isOver || sizing.isOn;
  return (
    <thead
      onPointerEnter={(event) => setOver(event.pointerType === 'mouse')}
      onPointerLeave={() => setOver(false)}
      onKeyDown={(event) => event.key === 'Escape' && sizing.isOn && sizing.onEnd()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (sizing.isOn && !currentTarget.contains(relatedTarget)) sizing.onEnd();
      }}
    >
      <tr>
        {allSelected !== undefined && (
          <th className="select" scope="col">
            <SelectAll {...{ allSelected, someSelected, hasRows, onToggleAll }} />
          </th>
        )}
        {columns.map((column, place) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const Icon = direction === 'asc' ? ArrowUpward : direction === 'desc' ? ArrowDownward : UnfoldMore;
          const held = `var(${widthVariable(column.id)})`;
          return (
            <th
              key={column.id}
              scope="col"
              data-column={column.id}
              style={
                column.isSized
                  ? { width: held, minWidth: held, maxWidth: held }
                  : { minWidth: widthOf(column) }
              }
              // The edge within it is no part of the column's name.
              aria-label={isEdged ? column.header : undefined}
              className={cellClass(column)}
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
            >
              {column.isSortable ? (
                <button
                  type="button"
                  className="sort"
                  onClick={() => onSort(column.id)}
                  title={t('components.table.sortBy', { column: column.header })}
                >
                  {column.header}
                  <Icon aria-hidden />
                </button>
              ) : (
                column.header
              )}
              {isEdged && (
                <ColumnEdge
                  id={column.id}
                  header={column.header}
                  takesFocus={sizing.isOn && place === 0}
                  most={sizing.mostFor(column.id)}
                  onWidth={sizing.onWidth}
                />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
