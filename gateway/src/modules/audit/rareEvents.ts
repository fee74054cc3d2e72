import { join, sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { MOST_EVENTS } from './auditNumbers';
import type { Conditions, EventRow, OfOrder } from './auditRepository';

/** What a list or a word of a search asks of an event: one of several conditions, each of which an index answers. */
export interface Asked {
  arms: readonly Sql[];
  /** Or that it was done to one of these. */
  things?: readonly OfOrder[];
  /** It is known that many events of the account meet it. */
  isOfMany?: boolean;
}

/**
 * The events of the account that meet one of several conditions: by their ids where they are few, which the statistics of all
 * accounts do not tell; a log of years would be read for nothing.
 */
export async function anyOf(
  tx: Tx,
  mainId: string,
  { arms, things = [], isOfMany = false }: Asked,
): Promise<Conditions> {
  if (arms.length + things.length === 0) return { ...none, ids: [] };
  const kinds = idsOfKinds(things);
  const areThings = kinds.map(
    ([kind, ids]) => sql`(e.entity = ${kind} and e.entity_id = any(${ids}::text[]))`,
  );
  const along = { ...none, along: [sql`(${join([...arms, ...areThings], sql` or `)})`] };
  if (isOfMany) return along;
  const most = MOST_EVENTS + 1;
  const each = arms.map(
    (arm) => sql`(select e.id from audit_event e where e.main_id = ${mainId} and ${arm} limit ${most})`,
  );
  // Thing by thing, whatever is guessed of how many events they have: of thousands of things the whole log would be read.
  const ofThings = kinds.map(
    ([kind, ids]) => sql`(select x.id from unnest(${ids}::text[]) as t (id) cross join lateral (
        select e.id from audit_event e where e.main_id = ${mainId} and e.entity = ${kind} and e.entity_id = t.id limit ${most}) x
      limit ${most})`,
  );
  const rows = await tx.many<{ id: string }>(
    sql`select id from (${join([...each, ...ofThings], sql` union all `)}) as met limit ${most}`,
  );
  return rows.length === most ? along : { ...none, ids: [...new Set(rows.map(({ id }) => id))] };
}

/** The ids of each kind of thing, which its index is asked for. */
function idsOfKinds(things: readonly OfOrder[]): [OfOrder['entity'], string[]][] {
  const kinds = [...new Set(things.map(({ entity }) => entity))];
  return kinds.map((kind) => [
    kind,
    [...new Set(things.filter(({ entity }) => entity === kind).map(({ id }) => id))],
  ]);
}

export const none: Conditions = { ids: null, within: [], along: [] };

/** All of several conditions: the events that are among the few of each. */
export function allOf(all: readonly Conditions[]): Conditions {
  const few = all.flatMap(({ ids }) => (ids ? [new Set(ids)] : []));
  const ids = few[0] ? [...few[0]].filter((id) => few.every((one) => one.has(id))) : null;
  return { ids, within: all.flatMap(({ within }) => within), along: all.flatMap(({ along }) => along) };
}

const kinds: Readonly<Record<EventRow['actorKind'], true>> = {
  ...{ enterprise: true, staff: true, visitor: true, anonymous: true, system: true, apiKey: true },
};
const KINDS = Object.keys(kinds);

/** An event is one of these actions; every kind of who did it is named, because the index begins with it. */
export const isAction = (names: readonly string[]): Sql =>
  sql`(e.actor_kind = any(${KINDS}::text[]) and e.action = any(${[...names]}::text[]))`;
