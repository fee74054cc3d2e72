import { sql, type Sql } from '../platform/db/sql';
import type { SessionCtx } from './context';
import { fieldError } from './errors';
import { fieldWords } from './words';

/** The position at which a page of a list ended: the sort key of its last row, as text, and that row's id. */
export interface PagePosition {
  key: string;
  id: string;
}

type PageCtx = Pick<SessionCtx, 'services' | 'session' | 'lang'>;

/**
 * A timestamp as a sort key, to the microsecond as PostgreSQL stores it: cut to a Date's millisecond, pages would skip or
 * repeat rows.
 */
export function timeKey(column: Sql): Sql {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/**
 * A page, and the cursor that leads to the next. The cursor is sealed: its key may be something the reader is not shown (the
 * pinyin of a masked name), and it cannot be forged.
 * @param list the list and its order: the cursor is refused for any other, and for another account
 * @param rows one more than `limit` is read, which tells whether there is a next page
 * @param keyOf the sort key of a row
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

/** The cursor that continues after a position. */
export function cursorAt({ services, session }: PageCtx, list: string, position: PagePosition): string {
  return services.crypto.encrypt(JSON.stringify(position), sealedFor(session, list)).toString('base64url');
}

/**
 * The position a cursor stands for; null for the first page. @throws BusinessError at `cursor` when it was not issued for
 * this list
 */
export function positionOf(ctx: PageCtx, list: string, cursor: string | undefined): PagePosition | null {
  if (cursor === undefined) return null;
  try {
    const sealed = Buffer.from(cursor, 'base64url');
    return JSON.parse(ctx.services.crypto.decrypt(sealed, sealedFor(ctx.session, list))) as PagePosition;
  } catch {
    // Truncated, of another list or account, or sealed with a retired key: the reader starts at the first page again.
    throw fieldError([{ path: 'cursor', msg: fieldWords.otherwise[ctx.lang] }]);
  }
}

const sealedFor = ({ mainId }: SessionCtx['session'], list: string) => ({
  table: 'cursor',
  column: list,
  rowId: mainId,
});
