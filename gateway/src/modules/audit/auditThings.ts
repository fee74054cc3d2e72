import { formatFen } from '@probity/contract/rules/fen';
import type { AuditDetailName } from '@probity/contract/rules/auditDetails';
import { sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { Reader } from '../../kernel/context';
import { seesNames } from '../../kernel/rights';
import { packagesOf } from '../packages/packageRepository';

/** The detail of an event that says the name of what it is about, by the kind of that. */
export const namingDetails: Readonly<Record<string, AuditDetailName>> = {
  package: 'package',
  ownPrice: 'package',
  invoice: 'number',
  payout: 'amount',
  recharge: 'amount',
  payment: 'amount',
  reversal: 'amount',
  correction: 'amount',
  statement: 'month',
  registrationForm: 'form',
};

/** What an event is about as it is now, of the kinds that `isLookedUp` tells. */
export interface NamedThing {
  /** Null where it has no name, or none that the reader sees. */
  name: string | null;
  /** The id that its screen is opened by; null for what stands in a list with others. */
  screenId: string | null;
}

const LOOKED_UP = ['batch', 'package', 'ownPrice', 'invoice', 'payout', 'recharge', 'payment'];
export const isLookedUp = (entity: string): boolean => LOOKED_UP.includes(entity);

/**
 * Batches, packages, invoices and amounts of money that still stand. An invoice is called by its number, once it has one, and before by
 * who it is to.
 * @param isNamed a batch may be called after somebody of it
 */
export async function namedThingsOf(
  tx: Tx,
  mainId: string,
  ids: readonly string[],
  { isNamed, at }: { isNamed: boolean; at: Date },
): Promise<ReadonlyMap<string, NamedThing>> {
  const found = new Map<string, NamedThing>();
  if (ids.length === 0) return found;
  const these = sql`any(${[...ids]}::uuid[])`;
  const batches = await tx.many<{ id: string; name: string | null }>(
    sql`select id, case when ${isNamed} then name end as name from batch where main_id = ${mainId} and id = ${these}`,
  );
  for (const { id, name } of batches) found.set(id, { name, screenId: id });
  const invoices = await tx.many<{ id: string; name: string }>(sql`
    select r.id, coalesce(v.number, r.title) as name from invoice_request r
      left join invoice v on v.main_id = r.main_id and v.request_id = r.id and v.replaced_at is null
    where r.main_id = ${mainId} and r.id = ${these}`);
  for (const { id, name } of invoices) found.set(id, { name, screenId: null });
  const amounts = await tx.many<{ id: string; amount: number }>(sql`
    select id, amount from payout where main_id = ${mainId} and id = ${these}
    union all select id, amount from recharge where main_id = ${mainId} and id = ${these}
    union all select id, amount from payment where main_id = ${mainId} and id = ${these}`);
  for (const { id, amount } of amounts) found.set(id, { name: formatFen(amount), screenId: null });
  const prices = await tx.many<{ id: string; packageId: string }>(
    sql`select id, package_id as "packageId" from own_price where main_id = ${mainId} and id = ${these}`,
  );
  const packages = new Set((await packagesOf(tx, mainId, at)).map(({ id }) => id));
  const standing = [...ids.map((id) => ({ id, packageId: id })), ...prices];
  for (const { id, packageId } of standing)
    if (packages.has(packageId)) found.set(id, { name: null, screenId: packageId });
  return found;
}

/** Of more things with a text in their name than these, the newest are found: their ids say when they were made. */
const MOST_CALLED = 1_000;

/**
 * The ids, in the trail, of the batches, packages, invoices and forms of registration that have a text, in lower case, in their name as
 * it is now. A batch may be called after somebody of it, and is found by who sees names.
 */
export async function idsCalled(ctx: Reader, mainId: string, text: string): Promise<string[]> {
  const isIn = (name: Sql) => sql`strpos(lower(${name}), ${text}) > 0`;
  const packages = (await packagesOf(ctx.tx, mainId, ctx.clock.now()))
    .filter(({ name }) => Object.values(name).some((one) => one.toLowerCase().includes(text)))
    .map(({ id }) => id);
  const found = await ctx.tx.many<{ id: string }>(sql`
    select id from batch where main_id = ${mainId} and ${seesNames(ctx.session)} and ${isIn(sql`name`)}
    union all select id from unnest(${packages}::uuid[]) as p (id)
    union all select id from own_price where main_id = ${mainId} and package_id = any(${packages}::uuid[])
    union all select r.id from invoice_request r
      left join invoice v on v.main_id = r.main_id and v.request_id = r.id and v.replaced_at is null
      where r.main_id = ${mainId} and (${isIn(sql`r.title`)} or ${isIn(sql`v.number`)})
    union all select form_id from registration_form_version where main_id = ${mainId} and ${isIn(sql`title`)}
    order by id desc limit ${MOST_CALLED}`);
  return [...new Set(found.map(({ id }) => id))];
}
