import { suggestColumns } from '@probity/contract/rules/batch/columns';
import { requiredBatchFields } from '@probity/contract/rules/batch/fields';
import type { Services } from '../../kernel/context';
import { readSheet } from '../../platform/spreadsheet/reading/readSheet';
import type { ReadNote, ReadSheet } from '../../platform/spreadsheet/reading/readSheetTypes';
import type { Told } from './batchRepository';
import type { Column, ListLine } from './sealed';

/** The longest text of a cell that is kept: more than any value has, so that its fault can be told. */
const LONGEST_CELL = 200;
/** As many of the first lines are kept whole, so that another one can be the heads. */
export const HEAD_LINES = 21;

/** A list as it was read, with what its columns may be. */
export interface ParsedList {
  lines: ListLine[];
  headerRow: number | null;
  /** Index of the first line of a person. */
  dataFrom: number;
  columns: Column[];
  notes: Told[];
}

/** @throws UnreadableSheet */
export async function parsedList(bytes: Buffer, fileName: string): Promise<ParsedList> {
  const sheet = await readSheet(bytes, fileName, { fit });
  const lines = linesOf(sheet);
  const { headerRow, dataFrom, columns } = suggestColumns(lines.map(({ cells }) => cells));
  return { lines, headerRow, dataFrom, columns: columns.map(columnOf), notes: sheet.notes.map(told) };
}

/** So much more than any number of columns: a name and a phone make a list, whatever else stands in another sheet. */
const WHOLE = 100;

/** How much rows look like a list of people: by the columns that are recognised, if there is anybody below their heads. */
function fit(rows: readonly string[][]): number {
  const { dataFrom, columns } = suggestColumns(rows);
  if (rows.length <= dataFrom) return 0;
  const fields = columns.flatMap(({ field }) => field ?? []);
  return fields.length + (requiredBatchFields.every((field) => fields.includes(field)) ? WHOLE : 0);
}

const columnOf = ({ at, header, field, confidence, also, samples }: Column): Column => ({
  ...{ at, header: header.slice(0, LONGEST_CELL), field, confidence, also: [...also] },
  samples: samples.slice(0, 5).map((sample) => sample.slice(0, LONGEST_CELL)),
});

/** A number that lost its last digits in the spreadsheet stands in powers of ten, as people see it there: so nobody takes it for whole. */
function linesOf({ rows, numbers, marks }: ReadSheet): ListLine[] {
  const lines = rows.map((cells, at) => ({
    number: numbers[at]!,
    cells: cells.map((cell) => cell.slice(0, LONGEST_CELL)),
  }));
  for (const { row, at, what } of marks) {
    const cells = lines[row]!.cells;
    if (what === 'lost' && /^\d{12,40}$/.test(cells[at]!))
      cells[at] = Number(cells[at]).toExponential(14).toUpperCase();
  }
  return lines;
}

/** What reading decided, without what stands in the list. */
function told(note: ReadNote): Told {
  const { code } = note;
  if (code === 'otherSheets') return { name: code, params: { count: note.names.length, taken: note.taken } };
  if (code === 'encoding') return { name: code, params: { encoding: note.encoding } };
  return { name: code, params: 'count' in note ? { count: note.count } : {} };
}

/** Lists that tasks of this gateway are reading: parsed once, written chunk by chunk. What is lost is parsed again. */
const parsed = new WeakMap<Services, Map<string, ParsedList>>();
const MOST_AT_ONCE = 4;
const KEPT_MS = 10 * 60_000;

const listsOf = (services: Services): Map<string, ParsedList> => {
  const lists = parsed.get(services) ?? new Map<string, ParsedList>();
  parsed.set(services, lists);
  return lists;
};

/** The list of a batch, read now unless it is at hand. */
export async function listAtHand(
  services: Services,
  batchId: string,
  read: () => Promise<ParsedList>,
): Promise<ParsedList> {
  const lists = listsOf(services);
  const known = lists.get(batchId);
  if (known) return known;
  const list = await read();
  lists.set(batchId, list);
  // Of a task that was stopped nobody comes back for it.
  setTimeout(() => lists.delete(batchId), KEPT_MS).unref();
  for (const id of [...lists.keys()].slice(0, -MOST_AT_ONCE)) lists.delete(id);
  return list;
}

export const forgetList = (services: Services, batchId: string): void => {
  listsOf(services).delete(batchId);
};
