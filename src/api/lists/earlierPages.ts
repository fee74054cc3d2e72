import { changePages, pageBeside, type CachedList } from './cachedLists';
import { stationOf, type ListStore, type PageParam, type Pages } from './pages';

interface Way<Row> {
  /** Where somebody went to. */
  rowIndex: number;
  idOf: (row: Row) => string;
  fetchPreviousPage: () => PromiseLike<{ data?: Pages<Row> }>;
}

/** Brings the page before those kept; or, where somebody went far back at once, the page they went to alone. */
export async function bringEarlier<Row>(
  store: Pick<ListStore, 'dispatch'>,
  { first, ...list }: Omit<CachedList, 'key'> & { first: PageParam },
  { rowIndex, idOf, fetchPreviousPage }: Way<Row>,
): Promise<void> {
  const { page, isNext } = pageAt(first, rowIndex);
  const wanted = isNext ? (await fetchPreviousPage()).data : await pageBeside<Row>(store, list, { at: page });
  // So much came in between that the page no longer reaches the next: what followed is asked for when it is read on to.
  if (wanted && (!isNext || isTorn(wanted, idOf)))
    await changePages<Row>(store, list, (kept) => {
      kept.pages = wanted.pages.slice(0, 1);
      kept.pageParams = wanted.pageParams.slice(0, 1);
    });
}

function isTorn<Row>({ pages: [first, second] }: Pages<Row>, idOf: (row: Row) => string): boolean {
  if (!first || !second || first.nextCursor === null) return false;
  const known = new Set(second.rows.map(idOf));
  return !first.rows.some((row) => known.has(idOf(row)));
}

/** Of the pages that were walked to come here, the one a row stood on; and whether that is the one right before. */
function pageAt({ trail, total }: PageParam, rowIndex: number) {
  const index = Math.max(
    trail.findLastIndex(({ offset }) => offset <= rowIndex),
    0,
  );
  const page: PageParam = { ...stationOf(trail, index), isAgain: true, total };
  return { page, isNext: index === trail.length - 1 };
}
