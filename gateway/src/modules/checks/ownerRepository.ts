import { reachOf } from '../../kernel/reach';
import type { Session } from '../../kernel/session';
import { json, sql } from '../../platform/db/sql';
import { assertTouched } from '../../kernel/touched';
import type { Tx } from '../../platform/db/tx';

/**
 * Gives checks that one of the account's people owns since before a moment to another, locked by id as everywhere, and no more than
 * `most` at once: what was ordered by them or given to them afterwards stays theirs.
 * @returns how many
 */
export function giveChecks(
  tx: Tx,
  mainId: string,
  { from, to, until, most, at }: { from: string; to: string; until: Date; most: number; at: Date },
): Promise<number> {
  return tx.run(sql`with owned as (select id from checks
      where main_id = ${mainId} and id = any(array(select id from checks
        where main_id = ${mainId} and owner_id = ${from} and coalesce(owner_since, ordered_at) <= ${until} limit ${most}))
        order by id for no key update)
    update checks c set owner_id = ${to}, owner_since = ${at}, assignment_id = null from owned
      where c.main_id = ${mainId} and c.id = owned.id and c.owner_id = ${from}`);
}

/** Who is in charge of a check, and the act by which it was given to them; null where nobody gave it. */
export interface Charge {
  id: string;
  ownerId: string;
  assignmentId: string | null;
}

/**
 * Those of some checks that a session reaches, locked by id until the transaction ends.
 * @param isOwnAct true where they need not be within reach: they are of an act of its own
 */
export function lockCharges(
  tx: Tx,
  { session, isOwnAct = false }: { session: Session; isOwnAct?: boolean },
  ids: readonly string[],
): Promise<Charge[]> {
  return tx.many<Charge>(sql`select c.id, c.owner_id as "ownerId", c.assignment_id as "assignmentId" from checks c
    where c.main_id = ${session.mainId} and c.id = any(${[...ids]}::uuid[])
      and ${isOwnAct ? sql`true` : reachOf(session)} order by c.id for no key update`);
}

/** Puts others in charge of checks whose locks the caller holds, from a moment on. */
export async function setCharges(
  tx: Tx,
  mainId: string,
  charges: readonly Charge[],
  at: Date,
): Promise<void> {
  const rows = charges.map(({ id, ownerId, assignmentId }) => ({
    id,
    owner_id: ownerId,
    assignment_id: assignmentId,
  }));
  const touched =
    await tx.run(sql`update checks c set owner_id = r.owner_id, owner_since = ${at}, assignment_id = r.assignment_id
    from jsonb_to_recordset(${json(rows)}::jsonb) as r (id uuid, owner_id uuid, assignment_id uuid)
    where c.main_id = ${mainId} and c.id = r.id`);
  assertTouched(touched, 'checks', charges.length);
}

/** How many records one of the account's people owns. */
export async function countOwned(tx: Tx, mainId: string, ownerId: string): Promise<number> {
  const { n } = await tx.one<{ n: number }>(
    sql`select count(*)::int as n from checks where main_id = ${mainId} and owner_id = ${ownerId}`,
  );
  return n;
}

/** How many records one of the account's people owns, and how many of them are not ended: a disputed report is open again. */
export function countHeld(
  tx: Tx,
  mainId: string,
  ownerId: string,
): Promise<{ records: number; openRecords: number }> {
  return tx.one<{ records: number; openRecords: number }>(sql`select count(*)::int as records,
      (count(*) filter (where status not in ('reported', 'cancelled', 'expired')))::int as "openRecords"
    from checks where main_id = ${mainId} and owner_id = ${ownerId}`);
}
