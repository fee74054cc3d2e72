/** How the generated lists come: by keyset pages, the cursor of each in the reply before it. */

/** What a list is asked for; the cursor is the page's own. `limit` is for a list whose pages are not of the usual size. */
export interface Paged<Arg extends { body: object }> {
  body: Omit<Arg['body'], 'cursor'>;
}

/** The filters of a list, for whoever keeps them beside it. */
export type SearchOf<Arg extends { body: object }> = Omit<Arg['body'], 'cursor' | 'limit'>;

/** Null is the first page. */
export type PageParam = string | null;

const PAGE_ROWS = 50;

export const byCursor = {
  initialPageParam: null as PageParam,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor ?? undefined,
};

export function onePage<Body extends object>(body: Body, cursor: PageParam) {
  return { limit: PAGE_ROWS, ...body, ...(cursor !== null && { cursor }) };
}
