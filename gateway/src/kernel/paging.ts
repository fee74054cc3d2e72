import { sql, type Sql } from '../platform/db/sql';
import type { Reader } from './context';
import { fieldError } from './errors';
import { fieldWords } from './words';

/** Where a page of a list ended: the key of its last row in the list's order, as text, and that row's id. */
export interface Place {
  key: string;
  id: string;
}

/** A list in one of its orders. A cursor belongs to it alone: every other list and order refuses it. */
export interface Listing {
  name: string;
  isKey: (key: string) => boolean;
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** A list in the order of a moment, whose keys `timeKey` gives. */
export const byTime = (name: string): Listing => ({ name, isKey: (key) => TIME.test(key) });

/** A moment to the microsecond, as PostgreSQL keeps it: cut to a Date's millisecond, a page would leave rows out or tell them twice. */
export function timeKey(column: Sql): Sql {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/**
 * A page, and the cursor that leads to the next.
 * @param rows read one beyond `limit`, which tells whether there is more
 * @param keyOf the key of a row in the list's order
 */
export function pageOf<Row extends { id: string }>(
  list: Listing,
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => string,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const place = last && JSON.stringify([list.name, keyOf(last), last.id]);
  return { page, nextCursor: place ? Buffer.from(place).toString('base64url') : null };
}

/** Where the page before ended; null for the first page. @throws BusinessError at `cursor` when this list did not give it out */
export function placeOf(ctx: Pick<Reader, 'lang'>, list: Listing, cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  try {
    const [of, key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[];
    const isKey = typeof key === 'string' && list.isKey(key);
    if (of === list.name && isKey && typeof id === 'string' && ID.test(id)) return { key, id };
  } catch {
    // Not JSON: the same refusal as any other wrong cursor.
  }
  throw fieldError([{ path: 'cursor', msg: fieldWords.otherwise[ctx.lang] }]);
}
