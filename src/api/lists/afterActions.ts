import { loadWithRetry } from '../../lib/loadWithRetry';
import type * as changedRows from './changedRows';
import type { ListStore, NamedList, RowList } from './pages';

type Changes = typeof changedRows;

interface Mutation<Reply> extends ListStore {
  queryFulfilled: PromiseLike<{ data: Reply }>;
}

/**
 * After an action: of the lists on the screen the rows it touched are asked for alone, and take their places or go; a list that nobody
 * sees is thrown away. An action that failed changes nothing.
 * @param touched what tells the rows of this action
 */
export function refreshing<Row, Arg, Reply>(
  list: RowList<Row>,
  touched: (arg: Arg, reply: Reply | undefined) => (row: Row) => boolean,
  {
    joining,
    evenAfter = () => false,
  }: {
    /** The id of a row that is new, and stands at the end of the list. */
    joining?: (reply: Reply) => string;
    /** A failure that tells of a change. */
    evenAfter?: (error: unknown) => boolean;
  } = {},
) {
  return async (arg: Arg, mutation: Mutation<Reply>): Promise<void> => {
    const done = await outcome(mutation);
    if ('error' in done && !evenAfter(done.error)) return;
    const reply = 'data' in done ? done.data : undefined;
    const joined = joining && reply !== undefined ? [joining(reply)] : [];
    await changing(({ refreshRows }) => refreshRows(mutation, list, touched(arg, reply), joined));
  };
}

/** After an action that has put rows at the head of a list. */
export const bringingNews = <Row>(list: NamedList<Row>) =>
  afterwards((_arg, store, { bringNews }) => bringNews(store, list));

/** Does something to the lists once an action has succeeded. */
export function afterwards<Arg>(act: (arg: Arg, store: ListStore, changes: Changes) => Promise<void>) {
  return async (arg: Arg, mutation: Mutation<unknown>): Promise<void> => {
    if ('data' in (await outcome(mutation))) await changing((changes) => act(arg, mutation, changes));
  };
}

/** What changes rows where they stand is fetched with the first action; where it cannot be, the rows stay as they are. */
export async function changing(act: (changes: Changes) => Promise<void>): Promise<void> {
  const changes = await loadWithRetry(() => import('./changedRows')).catch(() => undefined);
  if (changes) await act(changes);
}

const outcome = <Reply>({ queryFulfilled }: Mutation<Reply>) =>
  queryFulfilled.then(
    ({ data }) => ({ data }),
    // The failure belongs to whoever made the call.
    (cause: { error?: unknown }) => ({ error: cause.error }),
  );
