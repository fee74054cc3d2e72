import type { Services } from '../../kernel/context';
import type { BatchField, BatchRecord } from './batchRepository';
import type { RowRecord } from './rowRepository';

type Sealing = { services: Pick<Services, 'crypto'> };

/** What a row says, by field: as typed or mended, of choices the value. */
export type Cells = Partial<Record<BatchField, string>>;

/** A column of a list, with what it may be. */
export interface Column {
  at: number;
  header: string;
  field: BatchField | null;
  confidence: number;
  also: BatchField[];
  samples: string[];
}

/** A line of a list: its number in the file, from 1, and its cells. */
export interface ListLine {
  number: number;
  cells: string[];
}

/** The beginning of a list, whole, and its columns. */
export interface ListHead {
  lines: ListLine[];
  columns: Column[];
}

const place = (column: 'line_enc' | 'cells_enc', rowId: string) => ({ table: 'batch_row', column, rowId });

/** The cells of a line, as they were read. */
export const sealLine = ({ services }: Sealing, rowId: string, line: readonly string[]): Buffer =>
  services.crypto.encrypt(JSON.stringify(line), place('line_enc', rowId));

/** Empty for a row of no list. */
export const openLine = (
  { services }: Sealing,
  { id, lineEnc }: Pick<RowRecord, 'id' | 'lineEnc'>,
): string[] =>
  lineEnc === null ? [] : (JSON.parse(services.crypto.decrypt(lineEnc, place('line_enc', id))) as string[]);

export const sealCells = ({ services }: Sealing, rowId: string, cells: Cells): Buffer =>
  services.crypto.encrypt(JSON.stringify(cells), place('cells_enc', rowId));

/** Empty for a row that was not checked yet, or is ordered. */
export const openCells = (
  { services }: Sealing,
  { id, cellsEnc }: Pick<RowRecord, 'id' | 'cellsEnc'>,
): Cells =>
  cellsEnc === null ? {} : (JSON.parse(services.crypto.decrypt(cellsEnc, place('cells_enc', id))) as Cells);

const headPlace = (rowId: string) => ({ table: 'batch', column: 'columns_enc', rowId });

export const sealHead = ({ services }: Sealing, batchId: string, head: ListHead): Buffer =>
  services.crypto.encrypt(JSON.stringify(head), headPlace(batchId));

/** Null for a batch of no list, and for one that was not read yet. */
export const openHead = (
  { services }: Sealing,
  { id, columnsEnc }: Pick<BatchRecord, 'id' | 'columnsEnc'>,
): ListHead | null =>
  columnsEnc === null ? null : (JSON.parse(services.crypto.decrypt(columnsEnc, headPlace(id))) as ListHead);
