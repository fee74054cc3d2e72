/**
 * The generated lists: keyset pages, each with the cursor from the reply before it. Few are kept; each knows the way back.
 */

/** The request of a list; the cursor is the page's own. `limit` is for a list whose pages are not of the usual size. */
export interface Paged<Arg extends { body: object }> {
  body: Omit<Arg['body'], 'cursor'>;
}

/** The filters of a list, for whoever keeps them beside it. */
export type SearchOf<Arg extends { body: object }> = Omit<Arg['body'], 'cursor' | 'limit'>;

interface PageStart {
  /** Null is the first page. */
  cursor: string | null;
  /** Number of rows before it when it was requested. */
  offset: number;
}

/** The start of a page, and the way it was reached. */
export interface PageParam extends PageStart {
  /** The pages before it, the first one first: cursors lead forward only, so the way back is what was walked. */
  trail: readonly PageStart[];
  /** Asked for once more, on the way back. */
  isAgain?: true;
  /** The total that only the first page carries, passed on because that page may be dropped. */
  total?: unknown;
}

/** A page as every list gives it. */
export interface Page<Row = unknown> {
  rows: Row[];
  nextCursor: string | null;
  total?: unknown;
}

/** A list as RTK Query keeps it. */
export interface Pages<Row = unknown> {
  pages: Page<Row>[];
  pageParams: PageParam[];
}

export interface ListArg {
  body: object;
  /** A question beside the list, whose answer goes into it. */
  aside?: number;
}

/** As mutations and hooks have it; what is dispatched are this api's own actions. */
export interface ListStore {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
}

/** A list of rows. */
export interface NamedList<Row> {
  endpointName: string;
  idOf: (row: Row) => string;
}

/** A list whose rows actions change. */
export interface RowList<Row> extends NamedList<Row> {
  /** The filter that asks for some of its rows alone. */
  only: (ids: string[]) => object;
}

/** An action under way, as `onQueryStarted` has it. */
export interface Mutation<Reply> extends ListStore {
  queryFulfilled: PromiseLike<{ data: Reply }>;
}

/** Which rows an action changes besides those it touched, and when. */
export interface Refreshed<Reply> {
  /** The id of a row that is new, and stands at the end of the list. */
  joining?: (reply: Reply) => string;
  /** A failure that tells of a change. */
  evenAfter?: (error: unknown) => boolean;
}

const PAGE_ROWS = 50;
const MOST_ROWS = 100;
/** So many pages are kept; what is read on drops the farthest, and the way back brings it again. */
const KEPT_PAGES = 20;

export const firstPage: PageParam = { cursor: null, offset: 0, trail: [] };

/** RTK Query's options of every list. */
export const byCursor = {
  initialPageParam: firstPage,
  maxPages: KEPT_PAGES,
  getNextPageParam: (
    { nextCursor, rows, total }: Page,
    _all: unknown,
    at: PageParam,
  ): PageParam | undefined =>
    nextCursor === null
      ? undefined
      : { cursor: nextCursor, offset: at.offset + rows.length, trail: [...at.trail, startOf(at)], total },
  getPreviousPageParam: ({ total }: Page, _all: unknown, { trail }: PageParam): PageParam | undefined =>
    trail.length === 0 ? undefined : { ...stationOf(trail, trail.length - 1), isAgain: true, total },
};

/**
 * RTK Query compares a reply with what was there place by place. Once the first pages are let go each place holds other rows: all
 * that are kept would be copied with every page, and drawn anew.
 */
export const listByCursor = { infiniteQueryOptions: byCursor, structuralSharing: false } as const;

/** For the hook of a list that is asked for whenever it is opened: its first page, for there one begins to read. */
export const openedAnew = { refetchOnMountOrArgChange: true, refetchCachedPages: false } as const;

/** For that of a list which others change meanwhile: who comes back after so many seconds reads it as it is, at the place they left. */
export const readOnReturn = { refetchOnMountOrArgChange: 10 } as const;

/** Those of a list without a table: each page is asked for by a press, and none is let go. */
export const everyPage = { ...byCursor, maxPages: Infinity };

const startOf = ({ cursor, offset }: PageParam): PageStart => ({ cursor, offset });

/** Of the pages that were walked, one as it is asked for. */
export const stationOf = (trail: readonly PageStart[], index: number): PageParam => ({
  ...(trail[index] ?? firstPage),
  trail: trail.slice(0, index),
});

/**
 * The body of a page's call. On the way back it asks for twice as many rows: rows may have joined the page since, and it must reach
 * the page that follows.
 */
export function onePage<Body extends { limit?: number }>(body: Body, { cursor, isAgain }: PageParam) {
  const limit = body.limit ?? PAGE_ROWS;
  return {
    ...body,
    limit: isAgain ? Math.min(2 * limit, MOST_ROWS) : limit,
    ...(cursor !== null && { cursor }),
  };
}
