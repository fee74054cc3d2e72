import { forgetAnswers, numberQuestion, takeAnswer } from './answerOrder';
import { cachedLists, changePages, pageBeside, type CachedList } from './cachedLists';
import { dropList, isOnScreen } from './onScreen';
import {
  firstPage,
  type ListStore,
  type Mutation,
  type NamedList,
  type Pages,
  type Refreshed,
  type RowList,
} from './pages';

const MOST_ASKED = 100;
/** Beside the ids of rows: the number of all, which comes with them. */
const TOTAL = 'total';

/** How an action ended; the failure belongs to whoever made the call. */
export const outcome = <Reply>({ queryFulfilled }: Mutation<Reply>) =>
  queryFulfilled.then(
    ({ data }) => ({ data }),
    (cause: { error?: unknown }) => ({ error: cause.error }),
  );

/** Waits for an action, and refreshes what it touched. */
export async function refreshAfter<Row, Reply>(
  mutation: Mutation<Reply>,
  list: RowList<Row>,
  touched: (reply: Reply | undefined) => (row: Row) => boolean,
  { joining, evenAfter = () => false }: Refreshed<Reply>,
): Promise<void> {
  const done = await outcome(mutation);
  if ('error' in done && !evenAfter(done.error)) return;
  const reply = 'data' in done ? done.data : undefined;
  const joined = joining && reply !== undefined ? [joining(reply)] : [];
  await refreshRows(mutation, list, touched(reply), joined);
}

/** Asks for the rows of the lists on the screen that are meant, and for no other. */
export async function refreshRows<Row>(
  store: ListStore,
  list: RowList<Row>,
  isMeant: (row: Row) => boolean,
  joining: string[] = [],
): Promise<void> {
  await eachShown<Row>(store, list, async (shown) => {
    const rows = shown.data.pages.flatMap((page) => page.rows);
    const ids = [...new Set([...rows.filter(isMeant).map(list.idOf), ...joining])];
    for (let from = 0; from < ids.length; from += MOST_ASKED) {
      const some = ids.slice(from, from + MOST_ASKED);
      const only = { ...list.only(some), limit: MOST_ASKED };
      const question = numberQuestion();
      const answer = (await pageBeside<Row>(store, shown, { only }))?.pages[0];
      if (!answer) continue;
      await changePages<Row>(store, shown, (kept) => {
        const told = [TOTAL, ...some, ...answer.rows.map(list.idOf)];
        replaceRows(kept, list, takeAnswer(shown.key, question, told), some, answer);
      });
    }
  });
}

/** Asks for the first page of the lists on the screen, and puts what is new before what is there. */
export async function bringNews<Row>(store: ListStore, list: NamedList<Row>): Promise<void> {
  await eachShown<Row>(store, list, async (shown) => {
    const question = numberQuestion();
    const top = (await pageBeside<Row>(store, shown, {}))?.pages[0];
    if (!top) return;
    await changePages<Row>(store, shown, (kept) =>
      joinHead(kept, list, takeAnswer(shown.key, question, top.rows.map(list.idOf)), top),
    );
  });
}

/** Changes the lists on the screen by what is known without asking. */
export async function changeRows<Row>(
  store: ListStore,
  list: NamedList<Row>,
  change: (row: Row, filter: object) => Row | undefined,
): Promise<void> {
  await eachShown<Row>(store, list, (shown) =>
    changePages<Row>(store, shown, ({ pages }) => {
      for (const page of pages) page.rows = page.rows.flatMap((row) => change(row, shown.arg.body) ?? []);
    }),
  );
}

async function eachShown<Row>(
  store: ListStore,
  { endpointName }: NamedList<Row>,
  act: (shown: CachedList & { data: Pages<Row> }) => Promise<void>,
): Promise<void> {
  for (const { data, ...found } of cachedLists<Row>(store, endpointName)) {
    if (!isOnScreen(found.key)) {
      dropList(store, found.key);
      forgetAnswers(found.key);
    } else if (data) await act({ ...found, data });
  }
}

/** A row that was asked for and did not come fits the list no more. What came in its place (of a check's work another part) takes it. */
function replaceRows<Row>(
  { pages }: Pages<Row>,
  { idOf }: NamedList<Row>,
  fresh: ReadonlySet<string>,
  asked: string[],
  { rows: came, total }: Pages<Row>['pages'][number],
): void {
  const known = new Set(pages.flatMap((page) => page.rows.map(idOf)));
  const now = new Map(came.map((row) => [idOf(row), row]));
  const others = came.filter((row) => fresh.has(idOf(row)) && !known.has(idOf(row)));
  for (const page of pages) {
    page.rows = page.rows.flatMap((row) =>
      asked.includes(idOf(row)) && fresh.has(idOf(row)) ? (now.get(idOf(row)) ?? others.shift() ?? []) : row,
    );
    if (total !== undefined && fresh.has(TOTAL)) page.total = total;
  }
  const last = pages.at(-1);
  if (last?.nextCursor === null) last.rows.push(...others);
}

function joinHead<Row>(
  kept: Pages<Row>,
  { idOf }: NamedList<Row>,
  fresh: ReadonlySet<string>,
  top: Pages<Row>['pages'][number],
): void {
  const [first] = kept.pages;
  // Somebody reads far below: the head comes anew when it is scrolled back to.
  if (!first || kept.pageParams[0]?.cursor !== null) return;
  const known = new Set(first.rows.map(idOf));
  const news = top.rows.filter((row) => !known.has(idOf(row)));
  if (news.length === top.rows.length && top.nextCursor !== null) {
    // Somebody has read on: the rows they read stay, and the list comes anew when it is next opened.
    if (kept.pages.length > 1) return;
    kept.pages = [top];
    kept.pageParams = [firstPage];
    return;
  }
  const now = new Map(top.rows.filter((row) => fresh.has(idOf(row))).map((row) => [idOf(row), row]));
  first.rows = [...news, ...first.rows.map((row) => now.get(idOf(row)) ?? row)];
}
