import { sql, type Sql } from '../platform/db/sql';
import type { SessionCtx } from './context';
import { fieldError } from './errors';
import { fieldWords } from './words';

/** Where a page of a list ended: the key of its last row in the list's order, as text, and that row's id. */
export interface Place {
  key: string;
  id: string;
}

type PageCtx = Pick<SessionCtx, 'services' | 'session' | 'lang'>;

/** A moment to the microsecond, as PostgreSQL keeps it: cut to a Date's millisecond, a page would leave rows out or tell them twice. */
export function timeKey(column: Sql): Sql {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/**
 * A page, and the cursor that leads to the next. The cursor is sealed: the key it carries may be what a reader is not shown (of a
 * masked name its pinyin), and nobody makes one up.
 * @param list the list and its order: another one, and another account, refuses the cursor
 * @param rows read one beyond `limit`, which tells whether there is more
 * @param keyOf the key of a row in the list's order
 */
export function pageOf<Row extends { id: string }>(
  ctx: PageCtx,
  list: string,
  { rows, limit, keyOf }: { rows: readonly Row[]; limit: number; keyOf: (row: Row) => string },
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last ? cursorAt(ctx, list, { key: keyOf(last), id: last.id }) : null };
}

/** The cursor of what follows a place. */
export function cursorAt({ services, session }: PageCtx, list: string, place: Place): string {
  return services.crypto.encrypt(JSON.stringify(place), sealedFor(session, list)).toString('base64url');
}

/** Where the page before ended; null for the first page. @throws BusinessError at `cursor` when this list did not give it out */
export function placeOf(ctx: PageCtx, list: string, cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  try {
    const sealed = Buffer.from(cursor, 'base64url');
    return JSON.parse(ctx.services.crypto.decrypt(sealed, sealedFor(ctx.session, list))) as Place;
  } catch {
    // Cut short, of another list or account, or of a key that is gone: there is nothing to go on from.
    throw fieldError([{ path: 'cursor', msg: fieldWords.otherwise[ctx.lang] }]);
  }
}

const sealedFor = ({ mainId }: SessionCtx['session'], list: string) => ({
  table: 'cursor',
  column: list,
  rowId: mainId,
});
