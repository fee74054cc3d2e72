import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { cellClass, sizedCell } from './tableStyles';
import type { DataColumn } from './types';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  /** Names the box that selects the row. */
  selectLabel: string | undefined;
  index: number;
  columns: readonly DataColumn<Row>[];
  /** undefined: the table has no selection. */
  isSelected: boolean | undefined;
  /** The one row that Tab reaches; arrows move from there. */
  isTabStop: boolean;
  onToggle: (id: string, isRange: boolean) => void;
  onOpen?: (row: Row) => void;
}

function TableRowInner<Row>({
  row,
  id,
  selectLabel,
  index,
  columns,
  isSelected,
  isTabStop,
  onToggle,
  onOpen,
}: TableRowProps<Row>) {
  const handleClick = (event: MouseEvent<HTMLTableRowElement>) => {
    // A click in a dialog that a cell has opened comes up here through React, though it stands elsewhere on the page.
    if (!event.currentTarget.contains(event.target as Node)) return;
    // A link, a button or a marked text inside the row keeps its own meaning.
    if ((event.target as HTMLElement).closest('a, button, input, label')) return;
    if (window.getSelection()?.toString()) return;
    onOpen?.(row);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') onOpen?.(row);
    if (event.key === ' ' && isSelected !== undefined) {
      event.preventDefault();
      onToggle(id, event.shiftKey);
    }
  };

  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      className={[isSelected && 'selected', onOpen && 'openable'].filter(Boolean).join(' ') || undefined}
      onClick={onOpen && handleClick}
      onKeyDown={handleKeyDown}
    >
      {isSelected !== undefined && (
        <td className="select">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={(event) => onToggle(id, (event.nativeEvent as globalThis.MouseEvent).shiftKey === true)}
            aria-label={selectLabel}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column)} style={sizedCell(column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** One row; drawn again only when it or the columns change. */
export const TableRow = memo(TableRowInner) as typeof TableRowInner;
