import { useTranslation } from 'react-i18next';
import type { TableBodyProps } from './tableBodyProps';
import { TableRow } from './TableRow';

interface TableRowsProps<Row> extends Omit<
  TableBodyProps<Row>,
  'scroller' | 'isLong' | 'isMeasured' | 'onDrawn' | 'onNearEnd' | 'onNearStart' | 'onRetryStart'
> {
  /** The indexes of the rows that are drawn, as far as they are loaded. */
  indexes: readonly number[];
  tabStop: number;
}

/** The rows of a body, whole or in part. */
export function TableRows<Row>({
  rows,
  offset,
  indexes,
  tabStop,
  columns,
  nameOf,
  selected,
  onToggle,
  onOpen,
}: TableRowsProps<Row>) {
  const { t } = useTranslation();
  return indexes.map((index) => {
    const row = rows[index - offset];
    return (
      row && (
        <TableRow
          key={row.id}
          row={row.original}
          id={row.id}
          selectLabel={selected && t('components.table.selectRow', { name: nameOf(row.original) })}
          index={index}
          columns={columns}
          isSelected={selected?.has(row.id)}
          isTabStop={index === tabStop}
          onToggle={onToggle}
          onOpen={onOpen}
        />
      )
    );
  });
}
