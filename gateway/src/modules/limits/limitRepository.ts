import type { LimitName } from '@probity/contract/rules/limits';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface LimitChangeRow {
  id: string;
  name: LimitName;
  value: number;
  reason: string;
  /** China's day, as it was chosen. */
  effectiveOn: string;
  effectiveAt: Date;
  changedBy: string;
  changedByName: string | null;
  changedAt: Date;
  withdrawnByName: string | null;
  withdrawnAt: Date | null;
}

/** Of two who change limits the second waits for the first. */
export async function lockLimits(tx: Tx): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended('limits', 7210404))`);
}

/** Every change, the newest first; none outside of the platform's account. */
export function limitChanges(tx: Tx, mainId: string): Promise<LimitChangeRow[]> {
  return tx.many<LimitChangeRow>(sql`select c.id, c.name, c.value, c.reason, c.effective_on as "effectiveOn",
      c.effective_at as "effectiveAt", c.changed_by as "changedBy",
      (select u.nick_name from user_by_id(c.changed_by) u) as "changedByName", c.changed_at as "changedAt",
      (select u.nick_name from user_by_id(c.withdrawn_by) u) as "withdrawnByName", c.withdrawn_at as "withdrawnAt"
    from limit_change c where c.main_id = ${mainId} order by c.changed_at desc, c.id desc`);
}

interface NewChange extends Pick<
  LimitChangeRow,
  'id' | 'name' | 'value' | 'reason' | 'effectiveOn' | 'effectiveAt' | 'changedBy' | 'changedAt'
> {
  mainId: string;
}

export async function insertLimitChange(tx: Tx, row: NewChange): Promise<void> {
  await tx.run(sql`insert into limit_change
      (main_id, id, name, value, reason, effective_on, effective_at, changed_by, changed_at)
    values (${row.mainId}, ${row.id}, ${row.name}, ${row.value}, ${row.reason}, ${row.effectiveOn}::date, ${row.effectiveAt},
      ${row.changedBy}, ${row.changedAt})`);
}

export async function setLimitWithdrawn(
  tx: Tx,
  { mainId, id }: { mainId: string; id: string },
  end: { by: string; at: Date },
): Promise<void> {
  await tx.run(sql`update limit_change set withdrawn_by = ${end.by}, withdrawn_at = ${end.at}
    where main_id = ${mainId} and id = ${id}`);
}

/** What operators set at a moment, for every account; null before their first change. */
export async function keptLimitAt(tx: Tx, name: LimitName, at: Date): Promise<number | null> {
  const { kept } = await tx.one<{ kept: number | null }>(sql`select limit_at(${name}, ${at}) as kept`);
  return kept;
}
