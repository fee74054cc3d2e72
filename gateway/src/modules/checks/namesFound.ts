import type { SessionCtx } from '../../kernel/context';
import { sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import {
  conditionsOf,
  endSearched,
  endsSo,
  firstOfName,
  namesSearched,
  type CheckFilters,
} from './listFilters';
import { startingWith, withPart, type Place } from './namePartRepository';

/** Up to so many are found by a part of the name; of more, only those whose name starts with it. */
export const MOST_FOUND = 2_000;

type Ctx = Pick<SessionCtx, 'session' | 'services' | 'clock' | 'lang'> & { tx: Tx };

export interface Fitting {
  /** On checks c, without the account's. */
  conditions: Sql;
  /** The checks a searched name was found in, which the conditions then do not name; null: the conditions name all. */
  found: Place[] | null;
  /** Where the conditions name a name: the first character that all its bearers share. */
  nameBegins?: string | undefined;
  /** Others have the searched text further on in their names; they are too many to be found. */
  onlyStarts: boolean;
}

/**
 * What fits the filters. A name is found by how it, its pinyin or a part of them starts, or by its initials; what nobody is called may
 * be the end of an order number.
 */
export async function fitting(ctx: Ctx, filters: CheckFilters): Promise<Fitting> {
  const q = namesSearched(ctx, filters);
  const end = endSearched(filters);
  const without = () => conditionsOf(ctx, { ...filters, q: undefined });
  const byEnd = (of: string) => ({
    conditions: sql`${without()} and ${endsSo(of)}`,
    found: null,
    onlyStarts: false,
  });
  if (q === undefined)
    return end ? byEnd(end) : { conditions: conditionsOf(ctx, filters), found: null, onlyStarts: false };
  const { tx, session } = ctx;
  const starts = await startingWith(tx, session.mainIds, q, MOST_FOUND + 1);
  const areMany = starts.length > MOST_FOUND;
  const parts = await withPart(tx, session.mainIds, q, areMany ? 1 : MOST_FOUND + 1);
  const found = [...new Map([...starts, ...parts].map((place) => [place.id, place])).values()];
  if (found.length > MOST_FOUND || parts.length > MOST_FOUND)
    return {
      conditions: conditionsOf(ctx, filters),
      found: null,
      nameBegins: firstOfName(q),
      onlyStarts: parts.length > 0,
    };
  if (found.length === 0 && end) return byEnd(end);
  return { conditions: without(), found, onlyStarts: false };
}

/** The same as conditions alone. */
export async function fittingConditions(ctx: Ctx, filters: CheckFilters): Promise<Sql> {
  const { conditions, found } = await fitting(ctx, filters);
  return found ? sql`${conditions} and c.id = any(${found.map(({ id }) => id)}::uuid[])` : conditions;
}
