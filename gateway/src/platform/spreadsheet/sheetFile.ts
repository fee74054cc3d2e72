import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CSV_BEGIN, csvRows } from './csv';
import { xlsxRows, xlsxStream, type SheetCell, type SheetColumn } from './xlsx';

export type SheetFormat = 'csv' | 'xlsx';

/** A table to be exported as a file. */
export interface Sheet {
  format: SheetFormat;
  /** The name of the sheet, where the format has one. */
  name: string;
  columns: readonly SheetColumn[];
}

const mimes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
export const sheetMime = ({ format }: Pick<Sheet, 'format'>): string => mimes[format];

/** Rows in the format of the file. */
export function sheetRows({ format, columns }: Sheet, rows: readonly (readonly SheetCell[])[]): string {
  return format === 'xlsx' ? xlsxRows(columns, rows) : csvRows(columns, rows);
}

/** The file as a stream, made while its rows (from `sheetRows`) come: little of it is in memory at a time. */
export function sheetStream(
  sheet: Sheet,
  parts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string | Buffer> {
  return sheet.format === 'xlsx' ? xlsxStream(sheet.name, sheet.columns, parts) : csvStream(sheet, parts);
}

async function* csvStream(
  { columns }: Sheet,
  parts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  yield CSV_BEGIN + csvRows([], [columns.map(({ head }) => head)]);
  yield* parts;
}

/** The whole file at once, for rows that are all in memory. */
export function sheetBytes(sheet: Sheet, rows: readonly (readonly SheetCell[])[]): Promise<Buffer> {
  return buffer(Readable.from(sheetStream(sheet, [sheetRows(sheet, rows)]), { objectMode: false }));
}
