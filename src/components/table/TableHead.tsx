import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { useTranslation } from 'react-i18next';
import { widthOf } from './fittingColumns';
import { SelectAll } from './SelectAll';
import { cellClass } from './tableStyles';
import type { DataColumn, TableSort } from './types';

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
}

/** Sticky header: names, sort, select all. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  allSelected,
  someSelected,
  hasRows,
  onToggleAll,
}: TableHeadProps<Row>) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {allSelected !== undefined && (
          <th className="select" scope="col">
            <SelectAll {...{ allSelected, someSelected, hasRows, onToggleAll }} />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const Icon = direction === 'asc' ? ArrowUpward : direction === 'desc' ? ArrowDownward : UnfoldMore;
          return (
            <th
              key={column.id}
              scope="col"
              data-column={column.id}
              style={{ minWidth: widthOf(column) }}
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
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
