import { loadQuietly } from '../../lib/loadQuietly';
import type * as changedRows from './changedRows';
import type { ListStore, Mutation, NamedList, Refreshed, RowList } from './pages';

type Changes = typeof changedRows;

/**
 * After an action: of the lists on the screen the rows it touched are asked for alone, and take their places or go; a list that nobody
 * sees is thrown away. An action that failed changes nothing.
 * @param touched what tells the rows of this action
 */
export const refreshing =
  <Row, Arg, Reply>(
    list: RowList<Row>,
    touched: (arg: Arg, reply: Reply | undefined) => (row: Row) => boolean,
    options: Refreshed<Reply> = {},
  ) =>
  (arg: Arg, mutation: Mutation<Reply>): Promise<void> =>
    changing((changes) => changes.refreshAfter(mutation, list, (reply) => touched(arg, reply), options));

/** After an action that has put rows at the head of a list. */
export const bringingNews = <Row>(list: NamedList<Row>) =>
  afterwards((_arg, store, { bringNews }) => bringNews(store, list));

/** Does something to the lists once an action has succeeded. */
export const afterwards =
  <Arg>(act: (arg: Arg, store: ListStore, changes: Changes) => Promise<void>) =>
  (arg: Arg, mutation: Mutation<unknown>): Promise<void> =>
    changing(async (changes) => {
      if ('data' in (await changes.outcome(mutation))) await act(arg, mutation, changes);
    });

/** What changes rows where they stand is fetched with the first action; where it cannot be, the rows stay as they are. */
export async function changing(act: (changes: Changes) => Promise<void>): Promise<void> {
  const changes = await loadQuietly(() => import('./changedRows'));
  if (changes) await act(changes);
}
