import type { SphereValues } from '@probity/contract/rules/sphereSettings';
import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** A change of the public settings: all of them, as they are from then on. */
export interface SphereChangeRow {
  id: string;
  /** China's day. */
  effectiveOn: string;
  effectiveAt: Date;
  values: SphereValues;
  createdAt: Date;
  createdBy: string;
  byName: string;
  withdrawnAt: Date | null;
  withdrawnName: string | null;
}

type ChangeSql = Omit<SphereChangeRow, 'values'> & SphereValues;

/** What operators have set that is in force at a moment; null before the first change. */
export function sphereAt(tx: Tx, at: Date): Promise<SphereValues | null> {
  return tx.maybeOne<SphereValues>(sql`select customer_phone as "customerPhone", customer_email as "customerEmail",
      service_hours as "serviceHours", icp_number as "icpNumber" from sphere_change_at(${at})`);
}

/** Every change, the newest first; none outside of the platform's account. */
export async function sphereChanges(tx: Tx): Promise<SphereChangeRow[]> {
  const rows =
    await tx.many<ChangeSql>(sql`select c.id, c.effective_on as "effectiveOn", c.effective_at as "effectiveAt",
      c.customer_phone as "customerPhone", c.customer_email as "customerEmail", c.service_hours as "serviceHours",
      c.icp_number as "icpNumber", c.created_at as "createdAt", c.created_by as "createdBy",
      coalesce((select u.nick_name from user_by_id(c.created_by) u), '') as "byName", c.withdrawn_at as "withdrawnAt",
      (select u.nick_name from user_by_id(c.withdrawn_by) u) as "withdrawnName"
    from sphere_changes() c`);
  return rows.map(({ customerPhone, customerEmail, serviceHours, icpNumber, ...row }) => ({
    ...row,
    values: { customerPhone, customerEmail, serviceHours, icpNumber },
  }));
}

/** Whoever changes the settings waits for who is changing them. */
export async function lockSphere(tx: Tx): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended('sphere', 7210404))`);
}

type NewChange = Pick<
  SphereChangeRow,
  'id' | 'effectiveOn' | 'effectiveAt' | 'values' | 'createdAt' | 'createdBy'
>;

/** Adds a change; throws outside of the platform's account. */
export async function addSphereChange(tx: Tx, row: NewChange): Promise<void> {
  await tx.many(sql`select sphere_change_add(${row.id}::uuid, ${row.effectiveOn}::date, ${row.effectiveAt},
    ${json(row.values)}::jsonb, ${row.createdBy}::uuid, ${row.createdAt})`);
}

/** Withdraws a planned change; throws for one that is in force, and outside of the platform's account. */
export async function withdrawChange(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await tx.many(sql`select sphere_change_withdraw(${id}::uuid, ${by}::uuid, ${at})`);
}
