import { counted, type Counted } from '../../../kernel/counting';
import { timeKey, type PagePosition } from '../../../kernel/paging';
import { json, sql } from '../../../platform/db/sql';
import type { Tx } from '../../../platform/db/tx';
import type { Contents } from './contentsRepository';

export interface ClosingRow {
  mainId: string;
  id: string;
  status: 'closing' | 'takenBack' | 'erasing' | 'erased';
  /** Of the owner who asked. */
  askedBy: string;
  askedAt: Date;
  /** China's day, YYYY-MM-DD. */
  eraseOn: string;
  reasonEnc: Buffer | null;
  toldDays: number | null;
  postponedAt: Date | null;
  takenBackAt: Date | null;
  found: Contents | null;
  peopleErased: number;
  erasedAt: Date | null;
  number: string | null;
  sha256: string | null;
}

const columns = sql`c.main_id as "mainId", c.id, c.status, coalesce((select u.nick_name from user_by_id(c.asked_by) u), '') as "askedBy",
  c.asked_at as "askedAt", c.erase_on as "eraseOn", c.reason_enc as "reasonEnc", c.told_days as "toldDays",
  c.postponed_at as "postponedAt", c.taken_back_at as "takenBackAt", c.found, c.people_erased as "peopleErased",
  c.erased_at as "erasedAt", c.number, c.certificate_sha256 as sha256`;

export const reasonField = (id: string) => ({ table: 'account_closing', column: 'reason_enc', rowId: id });

/** The closing of an account that was not taken back; null for an account that does not close. */
export function closingOf(tx: Tx, mainId: string): Promise<ClosingRow | null> {
  return tx.maybeOne<ClosingRow>(
    sql`select ${columns} from account_closing c where c.main_id = ${mainId} and c.status <> 'takenBack'`,
  );
}

/** The same, locked until the transaction ends. */
export function lockClosing(tx: Tx, mainId: string): Promise<ClosingRow | null> {
  return tx.maybeOne<ClosingRow>(
    sql`select ${columns} from account_closing c where c.main_id = ${mainId} and c.status <> 'takenBack' for update of c`,
  );
}

export async function insertClosing(
  tx: Tx,
  closing: { mainId: string; id: string; by: string; at: Date; eraseOn: string; reasonEnc: Buffer | null },
): Promise<void> {
  const { mainId, id, by, at, eraseOn, reasonEnc } = closing;
  await tx.run(sql`insert into account_closing (main_id, id, asked_by, asked_at, erase_on, reason_enc)
    values (${mainId}, ${id}, ${by}, ${at}, ${eraseOn}, ${reasonEnc})`);
}

interface Place {
  mainId: string;
  id: string;
}

export async function setTakenBack(
  tx: Tx,
  { mainId, id }: Place,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await tx.run(sql`update account_closing set status = 'takenBack', taken_back_by = ${by}, taken_back_at = ${at}
    where main_id = ${mainId} and id = ${id}`);
}

export async function setToldDays(tx: Tx, { mainId, id }: Place, days: number): Promise<void> {
  await tx.run(sql`update account_closing set told_days = ${days} where main_id = ${mainId} and id = ${id}`);
}

export async function setPostponed(tx: Tx, { mainId, id }: Place, at: Date): Promise<void> {
  await tx.run(sql`update account_closing set postponed_at = ${at} where main_id = ${mainId} and id = ${id}`);
}

/** From this moment on nobody takes it back. */
export async function setErasing(
  tx: Tx,
  { mainId, id }: Place,
  { at, found }: { at: Date; found: Contents },
): Promise<void> {
  await tx.run(sql`update account_closing set status = 'erasing', erasing_since = ${at}, found = ${json(found)}::jsonb
    where main_id = ${mainId} and id = ${id}`);
}

export async function addErasedPeople(tx: Tx, { mainId, id }: Place, people: number): Promise<void> {
  await tx.run(sql`update account_closing set people_erased = people_erased + ${people}
    where main_id = ${mainId} and id = ${id}`);
}

export async function setErased(
  tx: Tx,
  { mainId, id }: Place,
  end: { at: Date; number: string; version: string; certificate: Buffer; sha256: string },
): Promise<void> {
  const { at, number, version, certificate, sha256 } = end;
  await tx.run(sql`update account_closing set status = 'erased', erased_at = ${at}, number = ${number}, version = ${version},
      certificate = ${certificate}, certificate_sha256 = ${sha256}
    where main_id = ${mainId} and id = ${id}`);
}

export interface ListedClosing extends ClosingRow {
  mainName: string;
  sortKey: string;
}

/** The closings of the accounts the transaction reads, the newest first. */
export function closingsBefore(
  tx: Tx,
  { before, limit }: { before: PagePosition | null; limit: number },
): Promise<ListedClosing[]> {
  const earlier = before
    ? sql`where (c.asked_at, c.id) < (${before.key}::timestamptz, ${before.id}::uuid)`
    : sql``;
  return tx.many<ListedClosing>(sql`select ${columns}, a.name as "mainName", ${timeKey(sql`c.asked_at`)} as "sortKey"
    from account_closing c join main_account a on a.id = c.main_id ${earlier}
    order by c.asked_at desc, c.id desc limit ${limit}`);
}

/** How many closings the transaction reads: at most one more than `most` are counted. */
export async function countClosings(tx: Tx, most: number): Promise<Counted> {
  const { found } = await tx.one<{ found: number }>(
    sql`select count(*)::int as found from (select from account_closing limit ${most + 1}) some_of`,
  );
  return counted(found, most);
}

/** The certificate of an erasure, in the accounts the transaction reads; null before the erasure has ended. */
export function certificateOf(
  tx: Tx,
  id: string,
): Promise<{ mainId: string; number: string | null; certificate: Buffer | null } | null> {
  return tx.maybeOne(sql`select main_id as "mainId", number, certificate from account_closing
    where id = ${id} and status = 'erased'`);
}
