import type { ApiScope } from '@probity/contract/permissions';
import type { Lang } from '../context';
import type { Tally } from './definition';
import { empty, json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export type TaskStatus = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type TaskEnd = Exclude<TaskStatus, 'waiting' | 'running'>;

export interface TaskRow {
  mainId: string;
  id: string;
  kind: string;
  lang: Lang;
  inputEnc: Buffer | null;
  startedBy: string | null;
  sessionId: string | null;
  /** What the starter was at the start; null for the system's own, and for one of an older release. */
  starterRole: string | null;
  starterDepartmentId: string | null;
  status: TaskStatus;
  step: 'plan' | 'chunk' | 'result';
  checkpoint: unknown;
  done: number;
  total: number | null;
  parts: number;
  /** The work done so far, by kind. */
  tally: Tally;
  attempt: number;
  fence: number;
  beganAt: Date | null;
  progressedAt: Date | null;
  errorCode: number | null;
  errorParams: Record<string, string | number> | null;
  resultFileId: string | null;
  createdAt: Date;
  endedAt: Date | null;
}

const columns = sql`main_id as "mainId", id, kind, lang, input_enc as "inputEnc", started_by as "startedBy",
  session_id as "sessionId", starter_role as "starterRole", starter_department_id as "starterDepartmentId", status, step, checkpoint, done, total, parts, tally, attempt, fence, began_at as "beganAt",
  progressed_at as "progressedAt", error_code as "errorCode", error_params as "errorParams",
  result_file_id as "resultFileId", created_at as "createdAt", ended_at as "endedAt"`;

/** From now on, in milliseconds. Leases are counted by the database's clock alone: gateways' clocks differ. */
const fromNow = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;

export async function insertTask(
  tx: Tx,
  task: Pick<
    TaskRow,
    | 'mainId'
    | 'id'
    | 'kind'
    | 'lang'
    | 'startedBy'
    | 'sessionId'
    | 'starterRole'
    | 'starterDepartmentId'
    | 'createdAt'
  > & {
    inputEnc: Buffer;
  },
): Promise<void> {
  await tx.run(sql`insert into task (main_id, id, kind, lang, input_enc, started_by, session_id,
      starter_role, starter_department_id, created_at)
    values (${task.mainId}, ${task.id}, ${task.kind}, ${task.lang}, ${task.inputEnc}, ${task.startedBy},
            ${task.sessionId}, ${task.starterRole}, ${task.starterDepartmentId}, ${task.createdAt})`);
}

/** One of the system's own in an account; null where one of its kind is open there. */
export function insertSystemTask(
  tx: Tx,
  task: Pick<TaskRow, 'mainId' | 'id' | 'kind' | 'createdAt'>,
): Promise<TaskRow | null> {
  return tx.maybeOne<TaskRow>(sql`insert into task (main_id, id, kind, lang, created_at)
    values (${task.mainId}, ${task.id}, ${task.kind}, 'en', ${task.createdAt})
    on conflict (main_id, kind) where started_by is null and ended_at is null do nothing returning ${columns}`);
}

/** The newest of one kind that the system started in an account, ended or not. */
export function lastSystemTask(tx: Tx, mainId: string, kind: string): Promise<TaskRow | null> {
  return tx.maybeOne<TaskRow>(sql`select ${columns} from task
    where main_id = ${mainId} and started_by is null and kind = ${kind} order by created_at desc, id desc limit 1`);
}

export function taskById(tx: Tx, id: string): Promise<TaskRow | null> {
  return tx.maybeOne<TaskRow>(sql`select ${columns} from task where id = ${id}`);
}

/** Those of some tasks of an account that are still kept. */
export function tasksById(tx: Tx, mainId: string, ids: readonly string[]): Promise<TaskRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx.many<TaskRow>(
    sql`select ${columns} from task where main_id = ${mainId} and id = any(${[...ids]}::uuid[])`,
  );
}

/** A person's tasks in the transaction's account, newest first. */
export function tasksOf(
  tx: Tx,
  filter: { mainId: string; userId: string; kind: string | null; endedSince: Date; limit: number },
): Promise<TaskRow[]> {
  return tx.many<TaskRow>(sql`select ${columns} from task
    where main_id = ${filter.mainId} and started_by = ${filter.userId}
      ${filter.kind === null ? empty : sql`and kind = ${filter.kind}`}
      and (ended_at is null or ended_at > ${filter.endedSince})
    order by created_at desc, id desc limit ${filter.limit}`);
}

export async function openTasksOf(tx: Tx, mainId: string, userId: string): Promise<number> {
  const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from task
    where main_id = ${mainId} and started_by = ${userId} and ended_at is null`);
  return n;
}

/** Whether one of a kind is open in an account, whoever began it; no other transaction begins one until this one ends. */
export async function isKindOpen(tx: Tx, mainId: string, kind: string): Promise<boolean> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${`task:${mainId}:${kind}`}, 7210404))`);
  const { open } = await tx.one<{ open: boolean }>(sql`select exists (select from task
    where main_id = ${mainId} and kind = ${kind} and ended_at is null) as open`);
  return open;
}

/** Takes away the tasks of its kind that ended with a file before; gives those files. */
export async function dropEarlier(tx: Tx, { mainId, id, kind }: TaskRow): Promise<string[]> {
  const rows = await tx.many<{ fileId: string }>(sql`delete from task
    where main_id = ${mainId} and kind = ${kind} and id <> ${id} and ended_at is not null and result_file_id is not null
    returning result_file_id as "fileId"`);
  return rows.map(({ fileId }) => fileId);
}

/** Takes a task for one worker, if nobody has it and it is due: the fence rises, so its previous worker writes no more. */
export function claimTask(tx: Tx, id: string, leaseMs: number): Promise<TaskRow | null> {
  return tx.maybeOne<TaskRow>(sql`update task set status = 'running', fence = fence + 1, attempt = attempt + 1,
      leased_until = ${fromNow(leaseMs)}, began_at = coalesce(began_at, clock_timestamp())
    where id = ${id} and ended_at is null and due_at <= clock_timestamp()
      and coalesce(leased_until <= clock_timestamp(), true)
    returning ${columns}`);
}

/** A task that could not be taken, and when it may be looked at again; null once it has ended. */
export function nextLook(tx: Tx, id: string): Promise<(TaskRow & { at: Date }) | null> {
  return tx.maybeOne<TaskRow & { at: Date }>(sql`select ${columns},
      greatest(due_at, leased_until, clock_timestamp()) as at
    from task where id = ${id} and ended_at is null`);
}

/** Only the holder of the newest fence, with a valid lease, may write. */
const held = ({ id, fence }: Pick<TaskRow, 'id' | 'fence'>) =>
  sql`id = ${id} and fence = ${fence} and ended_at is null and leased_until > clock_timestamp()`;

export async function renewLease(tx: Tx, task: TaskRow, leaseMs: number): Promise<boolean> {
  return (await tx.run(sql`update task set leased_until = ${fromNow(leaseMs)} where ${held(task)}`)) === 1;
}

/** Records a step: the progress and a renewed lease. Null if another worker has the task, or it has ended. */
export function advanceTask(
  tx: Tx,
  task: TaskRow,
  to: Pick<TaskRow, 'step' | 'checkpoint' | 'total' | 'tally'> & { done: number; parts: number },
  leaseMs: number,
): Promise<TaskRow | null> {
  return tx.maybeOne<TaskRow>(sql`update task set step = ${to.step}, checkpoint = ${json(to.checkpoint)}::jsonb,
      done = done + ${to.done}, total = ${to.total}, parts = parts + ${to.parts}, tally = ${json(to.tally)}::jsonb, attempt = 1,
      leased_until = ${fromNow(leaseMs)}, progressed_at = clock_timestamp()
    where ${held(task)} returning ${columns}`);
}

/** Gives the task back, to be taken again after this many milliseconds. */
export async function releaseTask(tx: Tx, task: TaskRow, afterMs: number, attempt: number): Promise<boolean> {
  const changed = await tx.run(sql`update task set leased_until = null, attempt = ${attempt},
      due_at = ${fromNow(afterMs)} where ${held(task)}`);
  return changed === 1;
}

export interface TaskOutcome {
  status: TaskEnd;
  at: Date;
  error?: { code: number; params: Readonly<Record<string, string | number>> };
  resultFileId?: string;
}

const ended = ({ status, at, error, resultFileId }: TaskOutcome) => sql`status = ${status}, ended_at = ${at},
  leased_until = null, input_enc = null, fence = fence + 1, error_code = ${error?.code ?? null},
  error_params = ${error ? json(error.params) : null}::jsonb, result_file_id = ${resultFileId ?? null}`;

/** Ends a task for its worker; null if it is no longer its own. Its parts go, unless they are all that tells what it did. */
export async function endTask(
  tx: Tx,
  task: TaskRow,
  { keepsParts, ...outcome }: TaskOutcome & { keepsParts: boolean },
): Promise<TaskRow | null> {
  const row = await tx.maybeOne<TaskRow>(
    sql`update task set ${ended(outcome)} where ${held(task)} returning ${columns}`,
  );
  if (row && !keepsParts) await dropParts(tx, row);
  return row;
}

/** Ends a task whoever works on it: a chunk under way is undone. Null if it has already ended. */
export async function stopTask(
  tx: Tx,
  id: string,
  { at, keepsParts }: { at: Date; keepsParts: boolean },
): Promise<TaskRow | null> {
  const row = await tx.maybeOne<TaskRow>(sql`update task set ${ended({ status: 'cancelled', at })}
    where id = ${id} and ended_at is null returning ${columns}`);
  if (row && !keepsParts) await dropParts(tx, row);
  return row;
}

async function dropParts(tx: Tx, { mainId, id }: TaskRow): Promise<void> {
  await tx.run(sql`delete from task_part where main_id = ${mainId} and task_id = ${id}`);
}

export async function addPart(tx: Tx, { mainId, id, parts }: TaskRow, contentEnc: Buffer): Promise<void> {
  await tx.run(sql`insert into task_part (main_id, task_id, no, content_enc)
    values (${mainId}, ${id}, ${parts}, ${contentEnc})`);
}

/** The size of the parts that are kept, as they are stored: null when there are none. */
export async function keptSize(tx: Tx, { mainId, id }: TaskRow): Promise<number | null> {
  const { size } = await tx.one<{
    size: number | null;
  }>(sql`select sum(length(content_enc))::int as size from task_part
    where main_id = ${mainId} and task_id = ${id}`);
  return size;
}

export async function partOf(tx: Tx, { mainId, id }: TaskRow, no: number): Promise<Buffer> {
  const { content } = await tx.one<{ content: Buffer }>(sql`select content_enc as content from task_part
    where main_id = ${mainId} and task_id = ${id} and no = ${no}`);
  return content;
}

/** Whoever began a task, as they are now: a person's place in its account, or a key with its scopes. */
export interface Starter {
  role: string;
  departmentId: string | null;
  isPlatform: boolean;
  /** Null for a person. */
  scopes: ApiScope[] | null;
}

/** The starter of a task with their present place in its account, or the key while it is good; null without one. */
export function starterOf(
  tx: Tx,
  { mainId, startedBy }: Pick<TaskRow, 'mainId' | 'startedBy'>,
  now: Date,
): Promise<Starter | null> {
  return tx.maybeOne<Starter>(sql`select m.role, m.department_id as "departmentId", a.kind = 'platform' as "isPlatform",
      null::text[] as scopes
    from membership m join main_account a on a.id = m.main_id
    where m.main_id = ${mainId} and m.user_id = ${startedBy} and not m.disabled
    union all
    select '', null::uuid, false, k.scopes from api_key k
    where k.main_id = ${mainId} and k.id = ${startedBy} and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > ${now})`);
}

/**
 * Takes tasks away that ended before then; gives the files they had made. Of the system's own the newest of a kind stays: it says
 * what was done last.
 */
export async function dropTasks(
  tx: Tx,
  mainId: string,
  before: Date,
  limit: number,
): Promise<(string | null)[]> {
  const rows = await tx.many<{
    fileId: string | null;
  }>(sql`delete from task where main_id = ${mainId} and id in (
      select t.id from task t where t.main_id = ${mainId} and t.ended_at < ${before}
        and (t.started_by is not null or exists (select from task newer where newer.main_id = t.main_id
          and newer.started_by is null and newer.kind = t.kind and newer.ended_at > t.ended_at))
      order by t.ended_at limit ${limit})
    returning result_file_id as "fileId"`);
  return rows.map(({ fileId }) => fileId);
}
