import writeXlsxFile, { type Row } from 'write-excel-file/node';
import { defused } from './defuse';

export interface SheetColumn {
  head: string;
  /** In characters. */
  width: number;
  /** How numbers of the column are shown, e.g. `0.00`. */
  format?: string;
}

const LONGEST = 32_767;
/** What XML cannot hold, and half of a pair. */
const UNWRITABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/**
 * One sheet as XLSX: the heads stay in view, numbers are numbers, and everything else is typed as text, with a ' before what
 * a spreadsheet would take for a formula once it is saved as CSV.
 */
export function xlsxBytes(
  sheet: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly (string | number | null)[])[],
): Promise<Buffer> {
  const head: Row = columns.map((column) => ({ ...text(column.head), fontWeight: 'bold' }));
  const body = rows.map((row): Row => row.map((value, index) => cell(value, columns[index]!)));
  return writeXlsxFile([head, ...body], {
    sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function cell(value: string | number | null, column: SheetColumn) {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return text(value);
  return { value, type: Number, ...(column.format && { format: column.format }) };
}

function text(value: string) {
  const written = defused(value)
    .replace(UNWRITABLE, '')
    // Spreadsheets read _x0041_ as an escape for one character; the underscore itself is written as one.
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
  return { value: written.slice(0, LONGEST), type: String };
}
