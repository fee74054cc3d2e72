import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { CompactSelect } from '../inputs/CompactSelect';
import { SelectAll } from './SelectAll';
import type { HeadProps } from './TableHead';
import type { DataColumn, TableSort } from './types';

interface CardHeadProps<Row> extends HeadProps {
  /** The name of the list. */
  label: string;
  /** The columns of a wider window: what can be sorted by. */
  columns: readonly DataColumn<Row>[];
  onSortChange?: (sort: TableSort | undefined) => void;
}

const DIRECTIONS = ['asc', 'desc'] as const;

/** The header of a list of cards: select all, and the order. */
export function CardHead<Row>({ label, columns, sort, onSortChange, ...boxes }: CardHeadProps<Row>) {
  const { t } = useTranslation();
  const { allSelected, ...rest } = boxes;
  const sortable = onSortChange ? columns.filter((column) => column.isSortable) : [];
  const chosen = sort && `${sort.direction} ${sort.column}`;
  const handleChange = (value: string) => {
    const [direction, column] = value.split(' ') as [TableSort['direction'], string];
    onSortChange?.({ column, direction });
  };
  return (
    <thead>
      <tr>
        {allSelected !== undefined && (
          <th className="select" scope="col">
            <SelectAll {...rest} allSelected={allSelected} />
          </th>
        )}
        <th
          scope="col"
          data-column="card"
          className={sortable.length === 0 && allSelected === undefined ? 'bare' : undefined}
        >
          <Box component="span" sx={visuallyHidden}>
            {label}
          </Box>
          {sortable.length > 0 && (
            <CompactSelect
              value={chosen}
              onChange={(event) => handleChange(event.target.value)}
              aria-label={t('components.table.sort')}
            >
              {sortable.flatMap((column) =>
                DIRECTIONS.map((direction) => (
                  <option key={`${direction} ${column.id}`} value={`${direction} ${column.id}`}>
                    {column.orders?.[direction] ??
                      t(`components.table.${direction}`, { column: column.header })}
                  </option>
                )),
              )}
            </CompactSelect>
          )}
        </th>
      </tr>
    </thead>
  );
}
