import { defused } from './defuse';

/** One cell: quoted where needed, also at semicolons, at which some spreadsheets split, and with a ' before anything a spreadsheet would take for a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = defused(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV in UTF-8 with a byte order mark (Excel reads Chinese by it) and CRLF line ends (RFC 4180). */
export function csvBytes(rows: readonly (readonly (string | number)[])[]): Buffer {
  return Buffer.from(`\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`, 'utf8');
}
