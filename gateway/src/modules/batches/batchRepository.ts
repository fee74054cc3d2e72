import type { components } from '../../kernel/contract.gen';
import { ownAndTeam } from '../../kernel/reach';
import type { Session } from '../../kernel/session';
import { empty, json, sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { keyNameOf } from '../apiKeys/keyRepository';

type Schemas = components['schemas'];
export type BatchStatus = Schemas['BatchStatus'];
export type BatchTerms = Schemas['BatchTerms'];
export type RowState = Schemas['RowState'];
export type BatchField = Schemas['BatchField'];

/** Why a list cannot be read, or what reading decided by itself: a name with what fills its words, no cell of the list. */
export interface Told {
  name: string;
  params: Readonly<Record<string, string | number>>;
}

export interface BatchRecord {
  mainId: string;
  id: string;
  /** Null once everybody of it is erased; said by `batchName`. */
  name: string | null;
  sourceKind: 'file' | 'paste' | 'applications';
  status: BatchStatus;
  revision: number;
  /** A colleague or an API key. */
  createdBy: string;
  departmentId: string | null;
  createdAt: Date;
  fileId: string | null;
  taskId: string | null;
  fault: Told | null;
  notes: Told[];
  headerRow: number | null;
  columnsEnc: Buffer | null;
  terms: BatchTerms;
  confirmedBy: string | null;
  confirmedAt: Date | null;
  endedAt: Date | null;
  eraseAt: Date | null;
}

/** A batch `b`, as `BatchRecord` has it. */
export const batchColumns = sql`b.main_id as "mainId", b.id, b.name, b.source_kind as "sourceKind", b.status, b.revision,
  b.created_by as "createdBy", b.department_id as "departmentId", b.created_at as "createdAt", b.file_id as "fileId",
  b.task_id as "taskId", b.fault, b.notes, b.header_row as "headerRow", b.columns_enc as "columnsEnc", b.terms,
  b.confirmed_by as "confirmedBy", b.confirmed_at as "confirmedAt", b.ended_at as "endedAt", b.erase_at as "eraseAt"`;

/** Who made something: the colleague's name, or the key's. */
export const makerName = (mainId: Sql, id: Sql): Sql =>
  sql`coalesce((select u.nick_name from user_by_id(${id}) u), ${keyNameOf(mainId, id)}, '')`;

type Reading = Pick<Session, 'roles' | 'userId' | 'departmentId' | 'apiKey'>;

/** The batches `b` of the accounts a session reads that it reaches: all, or for a recruiter own ones and the department's. */
export const reachedBatches = (session: Reading): Sql =>
  ownAndTeam(session, { madeBy: sql`b.created_by`, departmentId: sql`b.department_id` });

/** One batch of the session's account and reach; null for any other. */
export function batchById(
  tx: Tx,
  session: Session & { mainId: string },
  id: string,
): Promise<BatchRecord | null> {
  return tx.maybeOne<BatchRecord>(sql`select ${batchColumns} from batch b
    where b.main_id = ${session.mainId} and b.id = ${id} and ${reachedBatches(session)}`);
}

/** The same, kept until the transaction ends: two changes of a batch come one after the other. */
export function lockBatch(
  tx: Tx,
  session: Session & { mainId: string },
  id: string,
): Promise<BatchRecord | null> {
  return tx.maybeOne<BatchRecord>(sql`select ${batchColumns} from batch b
    where b.main_id = ${session.mainId} and b.id = ${id} and ${reachedBatches(session)} for update of b`);
}

/** Id of the batch whose work, under way or the last one, a task is; null for any other task. */
export async function batchOfTask(tx: Tx, task: { mainId: string; id: string }): Promise<string | null> {
  const batch = await tx.maybeOne<{ id: string }>(
    sql`select id from batch where main_id = ${task.mainId} and task_id = ${task.id}`,
  );
  return batch?.id ?? null;
}

/** True but for a task by which it was seen that the list of its batch cannot be read: whoever left the screen does not know. */
export async function isListOfTask(tx: Tx, task: { mainId: string; id: string }): Promise<boolean> {
  const unreadable = await tx.maybeOne(
    sql`select from batch where main_id = ${task.mainId} and task_id = ${task.id} and status = 'unreadable'`,
  );
  return unreadable === null;
}

/** Notes that those who may approve are reminded of a batch; false where they were since a moment. */
export async function noteBatchReminded(
  tx: Tx,
  { mainId, id }: { mainId: string; id: string },
  { at, since }: { at: Date; since: Date },
): Promise<boolean> {
  const noted = await tx.run(sql`update batch set reminded_at = ${at}
    where main_id = ${mainId} and id = ${id} and (reminded_at is null or reminded_at < ${since})`);
  return noted === 1;
}

/**
 * The batch that a task works on, in this status, kept until the transaction ends; null once it has ended, or another task works on it.
 */
export function heldByTask(
  tx: Tx,
  task: { mainId: string; id: string },
  status: BatchStatus,
): Promise<BatchRecord | null> {
  return tx.maybeOne<BatchRecord>(sql`select ${batchColumns} from batch b
    where b.main_id = ${task.mainId} and b.task_id = ${task.id} and b.status = ${status} for update of b`);
}

export async function insertBatch(
  tx: Tx,
  batch: Pick<
    BatchRecord,
    | 'mainId'
    | 'id'
    | 'name'
    | 'sourceKind'
    | 'createdBy'
    | 'departmentId'
    | 'createdAt'
    | 'fileId'
    | 'terms'
    | 'eraseAt'
  >,
): Promise<void> {
  await tx.run(sql`insert into batch (main_id, id, name, source_kind, status, created_by, department_id, created_at,
      changed_at, file_id, terms, erase_at)
    values (${batch.mainId}, ${batch.id}, ${batch.name}, ${batch.sourceKind}, 'reading', ${batch.createdBy},
      ${batch.departmentId}, ${batch.createdAt}, ${batch.createdAt}, ${batch.fileId}, ${json(batch.terms)}::jsonb,
      ${batch.eraseAt})`);
}

/** What may change of a batch; what is not named stays. */
export interface BatchChange {
  status?: BatchStatus;
  taskId?: string;
  fault?: Told;
  notes?: readonly Told[];
  headerRow?: number | null;
  columnsEnc?: Buffer;
  terms?: BatchTerms;
  /** When it goes from now on; null: not by itself. */
  eraseAt?: Date | null;
  /** The list was read: nothing names it any more. */
  fileId?: null;
  /** Whoever read the batch before reads it again. */
  isRevised?: true;
}

type Key = Pick<BatchRecord, 'mainId' | 'id'>;

/** Changes a batch that the transaction holds. */
export async function changeBatch(tx: Tx, { mainId, id }: Key, change: BatchChange, at: Date): Promise<void> {
  const { status, taskId, fault, notes, headerRow, columnsEnc, terms, eraseAt, fileId, isRevised } = change;
  await tx.run(sql`update batch set changed_at = ${at}
      ${isRevised ? sql`, revision = revision + 1` : empty}
      ${status === undefined ? empty : sql`, status = ${status}`}
      ${taskId === undefined ? empty : sql`, task_id = ${taskId}`}
      ${fault === undefined ? empty : sql`, fault = ${json(fault)}::jsonb`}
      ${notes === undefined ? empty : sql`, notes = ${json(notes)}::jsonb`}
      ${headerRow === undefined ? empty : sql`, header_row = ${headerRow}::int`}
      ${columnsEnc === undefined ? empty : sql`, columns_enc = ${columnsEnc}`}
      ${terms === undefined ? empty : sql`, terms = ${json(terms)}::jsonb`}
      ${eraseAt === undefined ? empty : sql`, erase_at = ${eraseAt}::timestamptz`}
      ${fileId === undefined ? empty : sql`, file_id = null`}
    where main_id = ${mainId} and id = ${id}`);
}

export type Counts = Schemas['BatchCounts'];

const NONE: Counts = {
  rows: 0,
  unchecked: 0,
  faulty: 0,
  ready: 0,
  dropped: 0,
  placed: 0,
  awaitingApproval: 0,
  awaitingPayment: 0,
  refused: 0,
  cancelled: 0,
};

/** How many rows of each of some batches are in which state, by the batch's id: kept by the statements that move them. */
export async function countsOf(
  tx: Tx,
  mainId: string,
  batchIds: readonly string[],
): Promise<Map<string, Counts>> {
  const rows = await tx.many<{ batchId: string; state: RowState; rows: number }>(sql`
    select batch_id as "batchId", state, rows from batch_count
    where main_id = ${mainId} and batch_id = any(${[...batchIds]}::uuid[])`);
  const counts = new Map(batchIds.map((id) => [id, { ...NONE }]));
  for (const { batchId, state, rows: n } of rows) {
    const of = counts.get(batchId)!;
    of[state] += n;
    of.rows += n;
  }
  return counts;
}
