import { MOST_BATCH_ROWS } from '@probity/contract/rules/batch/fields';
import { found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { TaskDefinition } from '../../kernel/tasks/definition';
import type { OwnWork, Work } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import { UnreadableSheet } from '../../platform/spreadsheet/reading/unreadable';
import { MissingObject } from '../../platform/storage/storage';
import { fileById } from '../files/fileRepository';
import { keepApplications } from '../registrations/applicationRepository';
import { readApplications } from './applicationRows';
import {
  batchOfTask,
  changeBatch,
  heldByTask,
  isListOfTask,
  lockBatch,
  type BatchRecord,
  type Told,
} from './batchRepository';
import { rememberedHeads, type Remembering } from './headRepository';
import { CHUNK } from './checkTask';
import { forgetList, HEAD_LINES, listAtHand, parsedList, type ParsedList } from './parsedLists';
import { deleteRows, insertRows } from './rowRepository';
import { sealHead, sealLine, type ListLine } from './sealed';

/** What is read: the uploaded file of the batch, a text, or applications. */
export interface ReadInput {
  batchId: string;
  text?: string;
  applicationIds?: string[];
}

/** Which line has the heads, and which is the first of a person. */
type Start = Pick<ParsedList, 'headerRow' | 'dataFrom'>;

interface Place {
  /** Lines that are written already; null: the list cannot be read, and the batch says why. */
  written: number | null;
  /** As it was when reading began, whatever the account's people say of its heads meanwhile; absent of no list. */
  start?: Start;
}

/** The list of a batch, line by line into its rows. What was pasted goes with the task's input, an uploaded file once it was read. */
export const batchRead: TaskDefinition<ReadInput, Place> = {
  kind: 'batch.read',
  right: 'check.order',
  async plan(work, input) {
    const batch = await readingBatch(work, input);
    if (!batch) return { total: 0, checkpoint: { written: null } };
    if (input.applicationIds) return { total: input.applicationIds.length, checkpoint: { written: 0 } };
    try {
      const { lines, headerRow, dataFrom } = await listOf(work, batch, input);
      return { total: lines.length - dataFrom, checkpoint: { written: 0, start: { headerRow, dataFrom } } };
    } catch (error) {
      await endUnread(work, batch, faultOf(error));
      return { total: 0, checkpoint: { written: null } };
    }
  },
  async chunk(work, input, { written, start }) {
    // Before the batch: whoever erases an application holds it before the lists that it leaves.
    const applications =
      input.applicationIds && (await keepApplications(work.tx, work.session.mainId, input.applicationIds));
    const batch = written === null ? null : await readingBatch(work, input);
    if (!batch || written === null) return { done: 0, next: null };
    if (applications) return { done: await readApplications(work, batch, applications), next: null };
    const list = await listOf(work, batch, input, start);
    const first = list.dataFrom;
    const lines = list.lines.slice(first + written, first + written + CHUNK);
    await insertRows(
      work.tx,
      batch,
      lines.map(({ number, cells }, at) => {
        const id = uuidv7();
        return {
          id,
          no: written + at + 1,
          line: number,
          lineEnc: sealLine(work, id, cells),
          applicationId: null,
        };
      }),
    );
    const done = written + lines.length;
    if (first + done < list.lines.length)
      return { done: lines.length, next: { written: done, ...(start && { start }) } };
    await endRead(work, batch, list);
    return { done: lines.length, next: null };
  },
  /** A list that was not read to its end is no list. */
  async breakOff(work, task) {
    const batch = await heldByTask(work.tx, task, 'reading');
    if (batch) await endUnread(work, batch, { name: 'stopped', params: {} });
  },
  batchOf: batchOfTask,
  isWatched: isListOfTask,
  isVain: async (tx, task) => !(await isListOfTask(tx, task)),
};

/** The batch that is being read, held; null where it was given up meanwhile. */
async function readingBatch({ tx, session }: OwnWork, { batchId }: ReadInput): Promise<BatchRecord | null> {
  const batch = found(await lockBatch(tx, session, batchId));
  return batch.status === 'reading' ? batch : null;
}

class Unfit extends Error {
  constructor(readonly told: Told) {
    super(told.name);
  }
}

function listOf(work: OwnWork, batch: BatchRecord, { text }: ReadInput, start?: Start): Promise<ParsedList> {
  return listAtHand(work.services, batch.id, async () => {
    const read =
      text === undefined
        ? await uploadedList(work, batch)
        : await parsedList(Buffer.from(text, 'utf8'), 'pasted.csv');
    const list = await asRemembered(work, read, start);
    const people = list.lines.length - list.dataFrom;
    if (people === 0) throw new Unfit({ name: 'noRows', params: {} });
    // A name and a phone are two columns: with one nobody could go on.
    if (list.columns.length < 2) {
      const others = list.notes.find(({ name }) => name === 'otherSheets')?.params.count;
      const params = { count: list.lines.length, ...(others && { sheets: Number(others) + 1 }) };
      throw new Unfit({ name: 'noTable', params });
    }
    if (people > MOST_BATCH_ROWS) throw new Unfit({ name: 'tooManyRows', params: { most: MOST_BATCH_ROWS } });
    return list;
  });
}

async function uploadedList(
  { services, tx }: Pick<OwnWork, 'services' | 'tx'>,
  { fileId }: BatchRecord,
): Promise<ParsedList> {
  const file = fileId === null ? null : await fileById(tx, fileId);
  if (!file) throw new Unfit({ name: 'lost', params: {} });
  return parsedList(await services.files.read(file.storageKey), file.originalName);
}

/** Why a list is none. @throws what is no fault of the list */
function faultOf(error: unknown): Told {
  if (error instanceof Unfit) return error.told;
  if (error instanceof UnreadableSheet) return { name: error.reason, params: error.params };
  if (error instanceof MissingObject) return { name: 'lost', params: {} };
  throw error;
}

/** Nobody opens what was read of it until then, so it goes with the file. */
async function endUnread(work: Work, batch: BatchRecord, fault: Told): Promise<void> {
  await changeBatch(work.tx, batch, { status: 'unreadable', fault, fileId: null }, work.clock.now());
  await deleteRows(work.tx, batch);
  await dropList(work, batch);
}

async function endRead(work: OwnWork, batch: BatchRecord, list: ParsedList): Promise<void> {
  await changeBatch(
    work.tx,
    batch,
    {
      ...{ status: 'matching', fileId: null, notes: list.notes, headerRow: list.headerRow },
      columnsEnc: sealHead(work, batch.id, { lines: list.lines.slice(0, HEAD_LINES), columns: list.columns }),
    },
    work.clock.now(),
  );
  await dropList(work, batch);
}

async function dropList({ tx, clock, services }: Work, { id, fileId }: BatchRecord): Promise<void> {
  forgetList(services, id);
  if (fileId !== null)
    await tx.many(sql`select drop_read_list(${fileId}::uuid, ${clock.now()}::timestamptz)`);
}

/**
 * What the account's people said of the same heads before counts more than what a column looks like; a line with two such heads is that of
 * the heads. A list that is read again starts where it did, whatever they have said since.
 */
async function asRemembered(work: Remembering, list: ParsedList, start?: Start): Promise<ParsedList> {
  const first = list.lines.slice(0, HEAD_LINES);
  const said = await rememberedHeads(
    work,
    first.flatMap(({ cells }) => cells),
  );
  if (said.size === 0 && !start) return list;
  const isHead = ({ cells }: ListLine) => cells.filter((cell) => said.get(cell)).length > 1;
  const found = first.findIndex(isHead);
  const { headerRow, dataFrom } = start ?? (found < 0 ? list : { headerRow: found, dataFrom: found + 1 });
  const heads = headerRow === null ? [] : first[headerRow]!.cells;
  const own = list.columns.map((column) => {
    const header = headerRow === list.headerRow ? column.header : (heads[column.at] ?? '');
    const field = said.get(heads[column.at] ?? '') ?? said.get(header);
    return { column: { ...column, header }, field };
  });
  const taken = new Set(own.map(({ field }) => field));
  return {
    ...list,
    headerRow,
    dataFrom,
    columns: own.map(({ column, field }) => {
      if (field !== undefined) return { ...column, field, confidence: 1, also: [] };
      const isTaken = column.field !== null && taken.has(column.field);
      return isTaken ? { ...column, field: null, also: [] } : column;
    }),
  };
}
