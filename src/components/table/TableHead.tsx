import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { useTranslation } from 'react-i18next';
import { cellClass } from './tableStyles';
import type { DataColumn, TableSort } from './types';

interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort?: TableSort;
  onSort: (column: string) => void;
  /** undefined: the table has no selection. */
  allSelected?: boolean;
  someSelected: boolean;
  onToggleAll: () => void;
}

/** Sticky header: names, sort, select all. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  allSelected,
  someSelected,
  onToggleAll,
}: TableHeadProps<Row>) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {allSelected !== undefined && (
          <th className="select" scope="col">
            <input
              type="checkbox"
              checked={allSelected}
              ref={(input) => {
                if (input) input.indeterminate = someSelected && !allSelected;
              }}
              onChange={onToggleAll}
              aria-label={t('components.table.selectAll')}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const Icon = direction === 'asc' ? ArrowUpward : direction === 'desc' ? ArrowDownward : UnfoldMore;
          return (
            <th
              key={column.id}
              scope="col"
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
