import { escapeFormula } from './escapeFormula';
import type { SheetCell } from './xlsx';

/** The byte order mark, by which Excel recognises UTF-8. */
export const CSV_BEGIN = '\uFEFF';

/**
 * One cell: quoted where needed, also at semicolons, at which some spreadsheets split, and with a ' before anything a
 * spreadsheet would take for a formula.
 */
function cell(value: SheetCell): string {
  if (typeof value === 'number') return String(value);
  const text = escapeFormula(value ?? '');
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as they stand in a CSV, with CRLF line ends (RFC 4180). */
export function csvRows(rows: readonly (readonly SheetCell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
