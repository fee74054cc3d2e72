import { auditDetails } from '@probity/contract/rules/auditDetails';
import { sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** More events than these are not fetched by their ids: a walk along the log soon meets them. */
export const MOST_EVENTS = 2_000;
/** An amount as people write it: `9200`, `9,200.00`, `¥68.00`, `68元`. */
const AMOUNT = /^[-−]?¥?(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?元?$/;
const NUMBER = /^[\da-z-]{1,30}$/;

const namesOf = (kind: 'fen' | 'text') =>
  Object.entries(auditDetails)
    .filter(([, { as }]) => as === kind)
    .map(([name]) => name);
const amounts = namesOf('fen');
const texts = namesOf('text');

/**
 * What a word in lower case may be in the details of an event, as `audit_numbers` keeps it: an amount in fen, whatever its sign,
 * and a count or a number as it is typed. Empty for a word that is neither.
 */
export function numbersMeant(word: string): string[] {
  const [, yuan, fen = ''] = AMOUNT.exec(word) ?? [];
  const inFen = yuan === undefined ? null : Number(yuan.replaceAll(',', '') + fen.padEnd(2, '0'));
  const plain = word.replace(/(?<=\d),(?=\d{3})/g, '');
  return [
    ...(inFen === null ? [] : amounts.flatMap((name) => [`${name}:${inFen}`, `${name}:-${inFen}`])),
    ...(NUMBER.test(plain) && /\d/.test(plain) ? texts.map((name) => `${name}:${plain}`) : []),
  ];
}

/** The ids of the account's events whose details hold one of these; null where they are more than are fetched by their ids. */
export async function eventsWith(tx: Tx, numbers: readonly string[]): Promise<string[] | null> {
  if (numbers.length === 0) return [];
  // One row: of thousands that are many nothing is fetched but that they are.
  const { ids } = await tx.one<{ ids: string[] | null }>(
    sql`select case when count(*) <= ${MOST_EVENTS} then coalesce(array_agg(id)::text[], '{}') end as ids
      from own_events_with(${[...numbers]}::text[], ${MOST_EVENTS + 1}) as f (id)`,
  );
  return ids;
}

/** The condition, on audit_event e, that an event is one of those found, or, where they are many, that its details hold a number. */
export function areThose(mainId: string, numbers: readonly string[], found: readonly string[] | null): Sql {
  if (found) return sql`e.id = any(${[...found]}::uuid[])`;
  return sql`audit_numbers(e.main_id, e.detail) && ${numbers.map((one) => `${mainId}:${one}`)}::text[]`;
}
