import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface LimitRow {
  id: string;
  /** Fen. */
  above: number;
  status: 'waiting' | 'inForce' | 'refused';
  askedBy: string;
  askedByName: string | null;
  askedAt: Date;
  decidedByName: string | null;
  decidedAt: Date | null;
}

/** The changes of the limit, the newest first. */
export function limitChanges(tx: Tx, mainId: string, limit: number): Promise<LimitRow[]> {
  return tx.many<LimitRow>(sql`select c.id, c.above, c.status, c.asked_by as "askedBy",
      (select u.nick_name from user_by_id(c.asked_by) u) as "askedByName", c.asked_at as "askedAt",
      (select u.nick_name from user_by_id(c.decided_by) u) as "decidedByName", c.decided_at as "decidedAt"
    from recharge_limit_change c where c.main_id = ${mainId} order by c.asked_at desc, c.id desc limit ${limit}`);
}

/** Locks a change until the transaction ends; null for one that is not there. */
export function lockLimitChange(
  tx: Tx,
  mainId: string,
  id: string,
): Promise<Pick<LimitRow, 'above' | 'status' | 'askedBy'> | null> {
  return tx.maybeOne(sql`select above, status, asked_by as "askedBy" from recharge_limit_change
    where main_id = ${mainId} and id = ${id} for update`);
}

/** False where another change waits. */
export async function insertLimitChange(
  tx: Tx,
  row: { mainId: string; id: string; above: number; by: string; at: Date },
): Promise<boolean> {
  const added = await tx.maybeOne<{ id: string }>(sql`insert into recharge_limit_change
      (main_id, id, above, asked_by, asked_at)
    values (${row.mainId}, ${row.id}, ${row.above}, ${row.by}, ${row.at}) on conflict do nothing returning id`);
  return added !== null;
}

export async function setLimitDecided(
  tx: Tx,
  { mainId, id }: { mainId: string; id: string },
  end: { status: 'inForce' | 'refused'; by: string; at: Date },
): Promise<void> {
  await tx.run(sql`update recharge_limit_change set status = ${end.status}, decided_by = ${end.by}, decided_at = ${end.at}
    where main_id = ${mainId} and id = ${id}`);
}
