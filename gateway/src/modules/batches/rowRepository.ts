import { json, sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { BatchField, BatchRecord, RowState } from './batchRepository';

export type DuplicateOf = 'list' | 'earlier' | 'application';

/** What a row cannot be ordered for, as it is kept: no cell. `of` names what its words need: a package. */
export interface KeptFault {
  field: BatchField;
  code: string;
  group: string;
  of?: string;
}

export interface RowRecord {
  mainId: string;
  id: string;
  batchId: string;
  no: number;
  /** In the list, from 1. */
  line: number;
  state: RowState;
  /** All cells of its line; null for a row of no list, and once it was ordered. */
  lineEnc: Buffer | null;
  /** What they mean, by field; null until it was checked, and once it was ordered. */
  cellsEnc: Buffer | null;
  faults: KeptFault[];
  duplicates: DuplicateOf[];
  /** Those of them that somebody wants ordered all the same. */
  kept: DuplicateOf[];
  droppedFor: 'hand' | DuplicateOf | null;
  mobileIndex: string | null;
  idIndex: string | null;
  applicationId: string | null;
  checkId: string | null;
  refusedCode: number | null;
  refusedField: string | null;
}

/** Why a row was not ordered, as it is kept: a code of the contract and the field of the order. */
export interface Refusal {
  code: number;
  field: string | null;
}

/** A row `r`, as `RowRecord` has it. */
export const rowColumns = sql`r.main_id as "mainId", r.id, r.batch_id as "batchId", r.no, r.line, r.state,
  r.line_enc as "lineEnc", r.cells_enc as "cellsEnc", r.faults, r.duplicates, r.kept, r.dropped_for as "droppedFor",
  r.mobile_index as "mobileIndex", r.id_index as "idIndex", r.application_id as "applicationId",
  r.check_id as "checkId", r.refused_code as "refusedCode", r.refused_field as "refusedField"`;

type Key = Pick<BatchRecord, 'mainId' | 'id'>;

export interface RowSearch {
  /** Over the alias `r`. */
  where: Sql;
  /** Those behind this place. */
  afterNo?: number;
  limit: number;
}

/** Rows of a batch that fit, in the order of the list. */
export function rowsOf(tx: Tx, { mainId, id }: Key, search: RowSearch): Promise<RowRecord[]> {
  const { where, afterNo = 0, limit } = search;
  return tx.many<RowRecord>(sql`select ${rowColumns} from batch_row r
    where r.main_id = ${mainId} and r.batch_id = ${id} and r.no > ${afterNo} and ${where}
    order by r.no limit ${limit}`);
}

/**
 * The rows of a batch whose person stands in its list more than once, each person's together where the first of them stands. One pass by
 * sorting, as `markRepeated`.
 * @param from from 1
 */
export async function sameRowsOf(
  tx: Tx,
  { mainId, id }: Key,
  { from, limit }: { from: number; limit: number },
): Promise<{ rows: RowRecord[]; total: number }> {
  const places = await tx.many<{ id: string }>(sql`
    with people as materialized (select r.id, r.no, 'list' = any(r.duplicates) as fits, r.mobile_index as mobile, r.id_index as number
        from batch_row r where r.main_id = ${mainId} and r.batch_id = ${id}),
      alike as materialized (select p.id, p.no,
          p.fits or (p.mobile is not null and bool_or(p.fits) over by_mobile)
            or (p.number is not null and bool_or(p.fits) over by_number) as fits,
          least(case when p.mobile is not null then min(p.no) over by_mobile end,
            case when p.number is not null then min(p.no) over by_number end, p.no) as first
        from people p window by_mobile as (partition by p.mobile), by_number as (partition by p.number))
    select id from alike where fits order by first, no`);
  const shown = places.slice(from - 1, from - 1 + limit).map((place) => place.id);
  const rows = new Map((await rowsById(tx, { mainId, id }, shown)).map((row) => [row.id, row]));
  return { rows: shown.map((one) => rows.get(one)!), total: places.length };
}

/** Those of some rows that are of this batch. */
export function rowsById(tx: Tx, batch: Key, rowIds: readonly string[]): Promise<RowRecord[]> {
  return rowsOf(tx, batch, { where: sql`r.id = any(${[...rowIds]}::uuid[])`, limit: rowIds.length });
}

export type NewRow = Pick<RowRecord, 'id' | 'no' | 'line' | 'lineEnc' | 'applicationId'>;

/** What was read of a batch's list goes. */
export async function deleteRows(tx: Tx, { mainId, id }: Pick<BatchRecord, 'mainId' | 'id'>): Promise<void> {
  await tx.run(sql`delete from batch_row where main_id = ${mainId} and batch_id = ${id}`);
}

/** Writes rows as they were read, in one statement. */
export async function insertRows(
  tx: Tx,
  { mainId, id: batchId }: Key,
  rows: readonly NewRow[],
): Promise<void> {
  const written = rows.map(({ id, no, line, lineEnc, applicationId }) => ({
    ...{ id, no, line, application_id: applicationId },
    line_enc: lineEnc?.toString('base64') ?? null,
  }));
  await tx.run(sql`insert into batch_row (main_id, id, batch_id, no, line, state, line_enc, application_id)
    select ${mainId}, w.id, ${batchId}, w.no, w.line, 'unchecked', decode(w.line_enc, 'base64'), w.application_id
    from jsonb_to_recordset(${json(written)}::jsonb) as w (id uuid, no int, line int, line_enc text, application_id uuid)`);
}

/** What a check of a row gives; its state follows from it. */
export type Checked = Pick<
  RowRecord,
  'id' | 'faults' | 'duplicates' | 'kept' | 'droppedFor' | 'mobileIndex' | 'idIndex'
> & { cellsEnc: Buffer };

/** A row is faulty as long as something is to be mended, or nobody decided about a duplicate. */
const stateOf = (row: Sql, keptNow: Sql): Sql => sql`case when ${row}.dropped_for is not null then 'dropped'
  when jsonb_array_length(${row}.faults) > 0 or not (${keptNow}) then 'faulty' else 'ready' end`;

/** Writes what checking gave, in one statement. */
export async function writeChecked(tx: Tx, { mainId }: Key, rows: readonly Checked[]): Promise<void> {
  if (rows.length === 0) return;
  const written = rows.map((row) => ({
    id: row.id,
    cells: row.cellsEnc.toString('base64'),
    faults: row.faults,
    duplicates: row.duplicates,
    kept: row.kept,
    dropped_for: row.droppedFor,
    mobile_index: row.mobileIndex,
    id_index: row.idIndex,
  }));
  await tx.run(sql`update batch_row r set cells_enc = decode(w.cells, 'base64'), faults = w.faults,
      duplicates = w.duplicates, kept = w.kept, dropped_for = w.dropped_for, mobile_index = w.mobile_index,
      id_index = w.id_index, state = ${stateOf(sql`w`, sql`w.duplicates <@ w.kept`)}
    from jsonb_to_recordset(${json(written)}::jsonb) as w (id uuid, cells text, faults jsonb, duplicates text[],
      kept text[], dropped_for text, mobile_index text, id_index text)
    where r.main_id = ${mainId} and r.id = w.id`);
}

/**
 * Marks the rows of a batch whose phone or ID number stands further up in the list, on a row that is not left out; takes the mark, and
 * what was decided by it, from those of which that is over: who stands there later is asked about anew. Goes through the batch once, by
 * sorting: a join would compare each row with all others as long as the planner knows nothing of a batch that was just read.
 * @returns rows of which a decision was taken, with what was decided of them before
 */
export function markRepeated(tx: Tx, { mainId, id }: Key): Promise<Pick<RowRecord, 'id' | 'kept'>[]> {
  const first = sql`min(r.no) filter (where r.dropped_for is null)`;
  return tx.many(sql`
    with listed as materialized (select r.id, r.faults, r.dropped_for, r.duplicates, r.kept,
        coalesce(r.mobile_index is not null and ${first} over (partition by r.mobile_index) < r.no, false)
          or coalesce(r.id_index is not null and ${first} over (partition by r.id_index) < r.no, false) as again
        from batch_row r where r.main_id = ${mainId} and r.batch_id = ${id} and r.state in ('faulty', 'ready', 'dropped')),
      marked as materialized (select l.id, l.faults, l.dropped_for, l.kept as before,
          array_remove(l.duplicates, 'list') || case when l.again then '{list}'::text[] else '{}' end as now,
          case when l.again then l.kept else array_remove(l.kept, 'list') end as kept
        from listed l where l.again <> ('list' = any(l.duplicates))),
      written as (update batch_row r set duplicates = m.now, kept = m.kept, state = ${stateOf(sql`m`, sql`m.now <@ m.kept`)}
        from marked m where r.main_id = ${mainId} and r.id = m.id)
    select m.id, m.before as kept from marked m where m.before <> m.kept`);
}

/**
 * The place among the rows that fit: its first row's number less one.
 * @param from from 1
 */
export async function placeBefore(tx: Tx, { mainId, id }: Key, where: Sql, from: number): Promise<number> {
  if (from <= 1) return 0;
  const row = await tx.maybeOne<{ no: number }>(sql`select r.no from batch_row r
    where r.main_id = ${mainId} and r.batch_id = ${id} and ${where} order by r.no offset ${from - 2} limit 1`);
  return row?.no ?? 2_147_483_647;
}

export async function countRows(tx: Tx, { mainId, id }: Key, where: Sql): Promise<number> {
  const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from batch_row r
    where r.main_id = ${mainId} and r.batch_id = ${id} and ${where}`);
  return n;
}

/** Those of some phones of which an application was sent that no check was begun from; by the index of the phone. */
export async function waitingApplications(
  tx: Tx,
  mainId: string,
  rows: readonly Pick<RowRecord, 'mobileIndex'>[],
): Promise<Set<string>> {
  const phones = [...new Set(rows.flatMap(({ mobileIndex }) => (mobileIndex === null ? [] : [mobileIndex])))];
  if (phones.length === 0) return new Set();
  const found = await tx.many<{
    mobileIndex: string;
  }>(sql`select distinct mobile_index as "mobileIndex" from application
    where main_id = ${mainId} and mobile_index = any(${phones}::text[]) and sent_at is not null and check_id is null`);
  return new Set(found.map(({ mobileIndex }) => mobileIndex));
}

export interface GroupRow {
  key: string;
  field: BatchField;
  code: string;
  of: string | null;
  count: number;
  /** The first row of it. */
  no: number;
}

/** What the faulty rows of a batch have in common, most rows first. */
export function groupsOf(tx: Tx, { mainId, id }: Key, limit: number): Promise<GroupRow[]> {
  return tx.many<GroupRow>(sql`select f ->> 'group' as key, (f ->> 'field')::text as field, f ->> 'code' as code, f ->> 'of' as of,
      count(*)::int as count, min(r.no) as no
    from batch_row r cross join lateral jsonb_array_elements(r.faults) f
    where r.main_id = ${mainId} and r.batch_id = ${id} and r.state = 'faulty'
    group by 1, 2, 3, 4 order by 5 desc, 1 limit ${limit}`);
}

/** A row `r` has a fault of the group. */
export const inGroup = (group: string): Sql => sql`r.faults @> ${json([{ group }])}::jsonb`;

export interface DuplicateRow {
  of: DuplicateOf;
  open: number;
  kept: number;
  dropped: number;
}

/** What was decided, and what not, of each kind of duplicates there is. */
export function duplicatesOf(tx: Tx, { mainId, id }: Key): Promise<DuplicateRow[]> {
  return tx.many<DuplicateRow>(sql`select d as of,
      (count(*) filter (where r.dropped_for is null and not d = any(r.kept)))::int as open,
      (count(*) filter (where r.dropped_for is null and d = any(r.kept)))::int as kept,
      (count(*) filter (where r.dropped_for = d))::int as dropped
    from batch_row r cross join lateral unnest(r.duplicates) d
    where r.main_id = ${mainId} and r.batch_id = ${id} group by d order by d desc`);
}

/** All rows of a batch as they were before any check: what was mended in them is gone. */
export async function resetRows(tx: Tx, { mainId, id }: Key): Promise<void> {
  await tx.run(sql`update batch_row set state = 'unchecked', cells_enc = null, faults = '[]', duplicates = '{}', kept = '{}',
      dropped_for = null, mobile_index = null, id_index = null
    where main_id = ${mainId} and batch_id = ${id}`);
}

/** Takes the lines up to this one out of a batch: they stand above its heads. */
export async function deleteRowsTo(tx: Tx, { mainId, id }: Key, line: number): Promise<number> {
  return tx.run(
    sql`delete from batch_row where main_id = ${mainId} and batch_id = ${id} and line <= ${line}`,
  );
}

/** The rows of a batch get other places, all by the same distance. */
export async function moveRows(tx: Tx, { mainId, id }: Key, by: number): Promise<void> {
  await tx.run(sql`update batch_row set no = no + ${by} where main_id = ${mainId} and batch_id = ${id}`);
}
