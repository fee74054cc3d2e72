import { escapeFormula } from './escapeFormula';
import type { SheetCell, SheetColumn } from './xlsx';

/** The byte order mark, by which Excel recognises UTF-8. */
export const CSV_BEGIN = '\uFEFF';

/**
 * One cell: quoted where needed, also at semicolons, at which some spreadsheets split, and with a ' before anything a
 * spreadsheet would take for a formula; a number is none, also below 0. Money has its two decimals, since no cell format shows
 * them here.
 */
function cell(value: SheetCell, column: SheetColumn | undefined): string {
  if (typeof value === 'number') return column?.kind === 'money' ? value.toFixed(2) : String(value);
  const text = escapeFormula(value ?? '');
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as they stand in a CSV, with CRLF line ends (RFC 4180). */
export function csvRows(columns: readonly SheetColumn[], rows: readonly (readonly SheetCell[])[]): string {
  return rows.map((row) => `${row.map((value, at) => cell(value, columns[at])).join(',')}\r\n`).join('');
}
