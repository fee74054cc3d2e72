import { cellClass } from './tableStyles';
import type { DataColumn } from './types';

/** Grey rows in the columns' places while the first page loads; plain boxes, because there are dozens of them. */
export function TableSkeleton<Row>({
  columns,
  hasSelection,
  rows = 8,
}: {
  columns: readonly DataColumn<Row>[];
  hasSelection: boolean;
  rows?: number;
}) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: rows }, (_one, index) => (
        <tr key={index}>
          {hasSelection && <td className="select" />}
          {columns.map((column) => (
            <td key={column.id} className={cellClass(column)}>
              <div className="bone" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
