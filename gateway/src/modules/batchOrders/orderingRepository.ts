import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { BatchRecord } from '../batches/batchRepository';

type Key = Pick<BatchRecord, 'mainId' | 'id'>;

/** As what packages are ordered, by their ids: the version, and what the account pays for it in fen. */
export type Pins = ReadonlyMap<string, { version: number; price: number }>;

/**
 * Keeps that a batch was confirmed: by whom, and as what its packages are ordered from now on. The transaction holds the batch. Its
 * first lines are not kept any longer: nobody matches its columns again, and they would stand there beyond its records.
 */
export async function confirm(
  tx: Tx,
  { mainId, id }: Key,
  { pins, by, at, taskId }: { pins: Pins; by: string; at: Date; taskId: string },
): Promise<void> {
  await tx.run(sql`update batch set status = 'ordering', pinned = ${json(Object.fromEntries(pins))}::jsonb,
      confirmed_by = ${by}, confirmed_at = ${at}, task_id = ${taskId}, erase_at = null, columns_enc = null,
      changed_at = ${at}, revision = revision + 1
    where main_id = ${mainId} and id = ${id}`);
}

/** As what a batch was confirmed. */
export async function pinsOf(tx: Tx, { mainId, id }: Key): Promise<Pins> {
  const { pinned } = await tx.one<{ pinned: Record<string, { version: number; price: number }> | null }>(
    sql`select pinned from batch where main_id = ${mainId} and id = ${id}`,
  );
  return new Map(Object.entries(pinned ?? {}));
}

/** The batch goes on being ordered, by a new task. */
export async function resume(tx: Tx, { mainId, id }: Key, taskId: string, at: Date): Promise<void> {
  await tx.run(sql`update batch set status = 'ordering', ended_at = null, erase_at = null, task_id = ${taskId}, changed_at = ${at},
      revision = revision + 1
    where main_id = ${mainId} and id = ${id}`);
}

/** Nothing of the batch is ordered any more; what its rows say that were not ordered goes at `eraseAt`. */
export async function end(
  tx: Tx,
  { mainId, id }: Key,
  { status, at, eraseAt }: { status: 'done' | 'cancelled'; at: Date; eraseAt: Date },
): Promise<void> {
  await tx.run(sql`update batch set status = ${status}, ended_at = ${at}, erase_at = ${eraseAt}, changed_at = ${at},
      revision = revision + 1
    where main_id = ${mainId} and id = ${id}`);
}

/**
 * Those of some rows that are the first of their person in the list, where somebody keeps another row of that person: each was to be
 * ordered beside the other, whichever comes first. What an ordered row said stands in its record. One pass by sorting, as `markRepeated`.
 */
export async function firstBesideKept(
  tx: Tx,
  { mainId, id }: Key,
  rowIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.many<{ id: string }>(sql`
    with listed as materialized (select r.id, r.no, 'list' = any(r.kept) as kept,
        coalesce(r.mobile_index, c.mobile_index) as mobile, coalesce(r.id_index, c.id_index) as number
        from batch_row r left join checks c on c.main_id = r.main_id and c.id = r.check_id
        where r.main_id = ${mainId} and r.batch_id = ${id} and r.dropped_for is null
          and exists (select from batch_row k
            where k.main_id = ${mainId} and k.batch_id = ${id} and k.dropped_for is null and 'list' = any(k.kept))),
      alike as (select l.id, l.kept,
          l.mobile is null or min(l.no) over by_mobile = l.no as "isFirstMobile",
          l.mobile is not null and bool_or(l.kept) over by_mobile as "isKeptMobile",
          l.number is null or min(l.no) over by_number = l.no as "isFirstNumber",
          l.number is not null and bool_or(l.kept) over by_number as "isKeptNumber"
        from listed l window by_mobile as (partition by l.mobile), by_number as (partition by l.number))
    select id from alike where id = any(${[...rowIds]}::uuid[]) and not kept and "isFirstMobile" and "isFirstNumber"
      and ("isKeptMobile" or "isKeptNumber")`);
  return new Set(rows.map((row) => row.id));
}

/** What became of a row. */
export interface Settled {
  rowId: string;
  state: 'placed' | 'awaitingApproval' | 'awaitingPayment' | 'refused';
  checkId: string | null;
  code: number | null;
  field: string | null;
}

/**
 * Writes what became of some rows, in one statement. What an ordered row said stands in its record from now on, and here no more; a
 * refused one keeps it, to be ordered again.
 */
export async function settleRows(tx: Tx, mainId: string, rows: readonly Settled[]): Promise<void> {
  if (rows.length === 0) return;
  const written = rows.map(({ rowId, state, checkId, code, field }) => ({
    ...{ id: rowId, state, check_id: checkId, code, field },
  }));
  await tx.run(sql`update batch_row r set state = w.state, check_id = w.check_id, refused_code = w.code,
      refused_field = w.field,
      line_enc = case when w.state = 'refused' then r.line_enc end,
      cells_enc = case when w.state = 'refused' then r.cells_enc end,
      mobile_index = case when w.state = 'refused' then r.mobile_index end,
      id_index = case when w.state = 'refused' then r.id_index end
    from jsonb_to_recordset(${json(written)}::jsonb) as w (id uuid, state text, check_id uuid, code int, field text)
    where r.main_id = ${mainId} and r.id = w.id`);
}

/** Rows that were refused are ready again. @returns how many */
export function readyAgain(tx: Tx, { mainId, id }: Key): Promise<number> {
  return tx.run(sql`update batch_row set state = 'ready', refused_code = null, refused_field = null
    where main_id = ${mainId} and batch_id = ${id} and state = 'refused' and cells_enc is not null`);
}

/** Rows that were not ordered yet are refused by a code: they may be ready again. */
export async function leaveReady(tx: Tx, { mainId, id }: Key, code: number): Promise<void> {
  await tx.run(sql`update batch_row set state = 'refused', refused_code = ${code}, refused_field = null
    where main_id = ${mainId} and batch_id = ${id} and state = 'ready'`);
}

/** Rows that were not ordered yet are not ordered any more. @returns how many */
export function cancelReady(tx: Tx, { mainId, id }: Key): Promise<number> {
  return tx.run(sql`update batch_row set state = 'cancelled'
    where main_id = ${mainId} and batch_id = ${id} and state = 'ready'`);
}

/** Erases what a batch that is given up was to order: its list, what that was called, its rows and the reasons for all of them. */
export async function eraseList(
  tx: Tx,
  { mainId, id, fileId }: Key & Pick<BatchRecord, 'fileId'>,
  at: Date,
): Promise<void> {
  await tx.run(sql`delete from batch_row where main_id = ${mainId} and batch_id = ${id}`);
  await tx.run(sql`update batch set name = null, terms = terms - 'reasons', columns_enc = null, header_row = null, file_id = null, fault = null, notes = '[]'
    where main_id = ${mainId} and id = ${id}`);
  if (fileId) await tx.many(sql`select drop_read_list(${fileId}::uuid, ${at}::timestamptz)`);
}
