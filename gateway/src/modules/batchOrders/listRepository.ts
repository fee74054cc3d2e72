import { REMINDER_PAUSE_MS } from '@probity/contract/rules/reminders';
import type { CheckStatus } from '../../kernel/states/machines';
import { timeKey, type PagePosition } from '../../kernel/paging';
import { reachOf } from '../../kernel/reach';
import type { Session } from '../../kernel/session';
import { join, sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { batchColumns, makerName, reachedBatches, type BatchRecord } from '../batches/batchRepository';
import type { Refusal } from '../batches/rowRepository';

export interface ListedBatch extends BatchRecord {
  /** Who began it. */
  maker: string;
  sortKey: string;
}

/** A page of the batches (alias `b`) that a session reaches and that fit, the newest first. */
export function batchesAfter(
  tx: Tx,
  session: Session & { mainId: string },
  { fitting, after, limit }: { fitting: readonly Sql[]; after: PagePosition | null; limit: number },
): Promise<ListedBatch[]> {
  const beyond = after ? [sql`(b.created_at, b.id) < (${after.key}::timestamptz, ${after.id}::uuid)`] : [];
  const conditions = [sql`b.main_id = ${session.mainId}`, reachedBatches(session), ...fitting, ...beyond];
  return tx.many<ListedBatch>(sql`select ${batchColumns}, ${makerName(sql`b.main_id`, sql`b.created_by`)} as maker,
      ${timeKey(sql`b.created_at`)} as "sortKey"
    from batch b where ${join(conditions, sql` and `)} order by b.created_at desc, b.id desc limit ${limit}`);
}

type Key = Pick<BatchRecord, 'mainId' | 'id'>;

/** The records of a batch that a session reaches, by their status now. */
export function checksByStatus(
  tx: Tx,
  session: Session,
  { mainId, id }: Key,
): Promise<{ status: CheckStatus; count: number }[]> {
  return tx.many<{
    status: CheckStatus;
    count: number;
  }>(sql`select c.status, count(*)::int as count from checks c
    where c.main_id = ${mainId} and c.batch_id = ${id} and ${reachOf(session)} group by c.status order by c.status`);
}

/** How many of them have a candidate whom the latest invitation or reminder did not reach. */
export async function notReachedOf(tx: Tx, session: Session, { mainId, id }: Key): Promise<number> {
  const { count } = await tx.one<{ count: number }>(sql`select count(*)::int as count from checks c
    where c.main_id = ${mainId} and c.batch_id = ${id} and c.not_reached and ${reachOf(session)}`);
  return count;
}

/** How many of them have a candidate who can be reminded now. One whose last message did not arrive is not counted on. */
export async function toRemindOf(tx: Tx, session: Session, { mainId, id }: Key, now: Date): Promise<number> {
  const told = new Date(now.getTime() - REMINDER_PAUSE_MS);
  const { count } = await tx.one<{ count: number }>(sql`select count(*)::int as count from checks c
    cross join lateral (select i.status, i.expires_at, coalesce(i.reminded_at, i.sent_at) as told_at from invitation i
      where i.main_id = c.main_id and i.check_id = c.id order by i.sent_at desc limit 1) v
    where c.main_id = ${mainId} and c.batch_id = ${id} and c.status = 'awaitingConsent' and not c.not_reached
      and v.status in ('sent', 'opened', 'verified') and v.expires_at > ${now} and v.told_at <= ${told} and ${reachOf(session)}`);
  return count;
}

/** Fen: what its orders cost in all; what of it is held, charged and released by now, as the ledger has booked it. */
export interface BatchCost {
  price: number;
  held: number;
  charged: number;
  released: number;
}

export function costOf(tx: Tx, session: Session, { mainId, id }: Key): Promise<BatchCost> {
  return tx.one<BatchCost>(sql`
    with ordered as (select c.order_id, c.price from checks c
      where c.main_id = ${mainId} and c.batch_id = ${id} and ${reachOf(session)})
    select (select coalesce(sum(price), 0)::bigint from ordered) as price,
      coalesce(sum(e.amount) filter (where e.account_kind = 'held'), 0)::bigint as held,
      coalesce(sum(e.amount) filter (where e.account_kind = 'spent'), 0)::bigint as charged,
      coalesce(sum(e.amount) filter (where e.account_kind = 'available' and t.kind <> 'hold'), 0)::bigint as released
    from ordered s
      join ledger_transaction t on t.main_id = ${mainId} and t.order_id = s.order_id
      join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id`);
}

/** Why rows of a batch were refused, and how many. */
export function refusalsOf(tx: Tx, { mainId, id }: Key): Promise<(Refusal & { count: number })[]> {
  return tx.many<Refusal & { count: number }>(sql`
    select refused_code as code, refused_field as field, count(*)::int as count from batch_row
    where main_id = ${mainId} and batch_id = ${id} and state = 'refused' group by 1, 2`);
}
