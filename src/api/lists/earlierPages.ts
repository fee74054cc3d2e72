import { changePages, pageBeside, type CachedList } from './cachedLists';
import { byCursor, stationOf, type ListStore, type PageParam, type Pages } from './pages';

interface Way<Row> {
  /** Where somebody went to. */
  rowIndex: number;
  idOf: (row: Row) => string;
  fetchPreviousPage: () => PromiseLike<{ data?: Pages<Row>; isError?: boolean }>;
}

/**
 * Brings the page before those kept; or, where somebody went far back at once, the page they went to alone.
 * @returns false when it failed
 */
export async function bringEarlier<Row>(
  store: Pick<ListStore, 'dispatch'>,
  { first, ...list }: Omit<CachedList, 'key'> & { first: PageParam },
  { rowIndex, idOf, fetchPreviousPage }: Way<Row>,
): Promise<boolean> {
  const { page, isNext } = pageAt(first, rowIndex);
  const wanted = isNext
    ? await previous(fetchPreviousPage)
    : await pageBeside<Row>(store, list, { at: page });
  if (!wanted) return false;
  const between = isNext ? await rowsBetween(store, list, wanted, idOf) : undefined;
  if (between?.length === 0) return true;
  await changePages<Row>(store, list, (kept) => {
    const [head] = kept.pages;
    const second = kept.pageParams[1];
    if (between && head && second && kept.pageParams[0]?.cursor === wanted.pageParams[0]?.cursor) {
      head.rows.push(...between);
      head.nextCursor = second.cursor;
      return;
    }
    // So much came in between that the page no longer reaches the next: what followed is asked for when it is read on to.
    kept.pages = wanted.pages.slice(0, 1);
    kept.pageParams = wanted.pageParams.slice(0, 1);
  });
  return true;
}

/** A call that failed leaves what was there before it. */
async function previous<Row>(fetchPreviousPage: Way<Row>['fetchPreviousPage']) {
  const { data, isError } = await fetchPreviousPage();
  return isError ? undefined : data;
}

/**
 * What stands between the first page and the next. A page that is itself twice as long ends where the next begins, or before it:
 * one page more is looked at.
 * @returns undefined where they are farther apart than that
 */
async function rowsBetween<Row>(
  store: Pick<ListStore, 'dispatch'>,
  list: Omit<CachedList, 'key'>,
  { pages: [first, second], pageParams: [at] }: Pages<Row>,
  idOf: (row: Row) => string,
): Promise<Row[] | undefined> {
  if (!first || !second || !at) return [];
  const known = new Set(second.rows.map(idOf));
  const isKnown = (row: Row) => known.has(idOf(row));
  const further = byCursor.getNextPageParam(first, undefined, at);
  if (!further || first.rows.some(isKnown)) return [];
  const rows = (await pageBeside<Row>(store, list, { at: further }))?.pages[0]?.rows ?? [];
  const met = rows.findIndex(isKnown);
  return met < 0 ? undefined : rows.slice(0, met);
}

/** Of the pages that were walked to come here, the one a row stood on; and whether that is the one right before. */
function pageAt({ trail, total }: PageParam, rowIndex: number) {
  const index = Math.max(
    trail.findLastIndex(({ offset }) => offset <= rowIndex),
    0,
  );
  const page: PageParam = { ...stationOf(trail, index), total };
  return { page, isNext: index === trail.length - 1 };
}
