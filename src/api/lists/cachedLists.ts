import type { UnknownAction } from '@reduxjs/toolkit';
import { gatewayApi } from '../transport/gatewayApi';
import { dropList } from './onScreen';
import { firstPage, type ListArg, type ListStore, type PageParam, type Pages } from './pages';

/** A list in the cache. */
export interface CachedList {
  key: string;
  endpointName: string;
  arg: ListArg;
}

interface Endpoint {
  initiate: (arg: ListArg, options: object) => UnknownAction;
}

/** The part of the api that the types of generated endpoints would hide behind their names. */
const api = gatewayApi as unknown as {
  endpoints: Record<string, Endpoint>;
  util: {
    updateQueryData: (name: string, arg: ListArg, change: (pages: Pages) => void) => UnknownAction;
    getRunningQueryThunk: (name: string, arg: ListArg) => UnknownAction;
  };
};

const run = <Result>({ dispatch }: Pick<ListStore, 'dispatch'>, action: UnknownAction): Result =>
  dispatch(action as never) as Result;

/** The lists of an endpoint that the cache has, with their pages. */
export function cachedLists<Row>(
  store: ListStore,
  endpointName: string,
): (CachedList & { data?: Pages<Row> })[] {
  const { queries } = (
    store.getState() as { [gatewayApi.reducerPath]: { queries: Record<string, unknown> } }
  )[gatewayApi.reducerPath];
  return Object.entries(queries).flatMap(([key, entry]) => {
    const found = entry as { endpointName: string; originalArgs: ListArg; data?: Pages<Row> };
    if (found.endpointName !== endpointName || found.originalArgs.aside !== undefined) return [];
    return [{ key, endpointName, arg: found.originalArgs, data: found.data }];
  });
}

let asked = 0;

/** One page of a list, asked beside it, so that what is on the screen stays; undefined when the call failed. */
export async function pageBeside<Row>(
  store: Pick<ListStore, 'dispatch'>,
  { endpointName, arg }: Omit<CachedList, 'key'>,
  { only, at = firstPage }: { only?: object; at?: PageParam },
): Promise<Pages<Row> | undefined> {
  asked += 1;
  const question: ListArg = { body: { ...arg.body, ...only }, aside: asked };
  const options = { subscribe: false, forceRefetch: true, initialPageParam: at };
  const call = run<PromiseLike<{ data?: Pages<Row> }> & { queryCacheKey: string }>(
    store,
    api.endpoints[endpointName]!.initiate(question, options),
  );
  const { data } = await call;
  dropList(store, call.queryCacheKey);
  return data;
}

/** Changes a list where it stands; a page that is on its way to it first comes, for it would bring back what was. */
export async function changePages<Row>(
  store: Pick<ListStore, 'dispatch'>,
  { endpointName, arg }: Omit<CachedList, 'key'>,
  change: (pages: Pages<Row>) => void,
): Promise<void> {
  const running = () =>
    run<PromiseLike<unknown> | undefined>(store, api.util.getRunningQueryThunk(endpointName, arg));
  for (let page = running(); page; page = running()) await page;
  run(store, api.util.updateQueryData(endpointName, arg, change as (pages: Pages) => void));
}
