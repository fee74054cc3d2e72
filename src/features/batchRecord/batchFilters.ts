import type { BatchSearch, BatchStatus } from '../../api/resources/batchesApi';
import { dayOf, daysOf } from '../../lib/dayOf';
import { isUuid } from '../../lib/isUuid';

/** In the order in which a batch goes through them. */
export const batchStatuses = [
  'reading',
  'unreadable',
  'matching',
  'checking',
  'open',
  'ordering',
  'done',
  'cancelled',
] as const satisfies readonly BatchStatus[];

/** The filters of the list, as in the address; what is typed is no part of it (`useListFilters`). */
export interface BatchFilters {
  q: string;
  status?: BatchStatus | undefined;
  /** Who began it. */
  createdBy?: string | undefined;
  /** YYYY-MM-DD, both inclusive, on the reader's clock */
  createdFrom?: string | undefined;
  createdTo?: string | undefined;
}

export const noFilters: BatchFilters = { q: '' };

/** The filters in an address; invalid ones are left out. */
export function filtersOf(search: URLSearchParams): BatchFilters {
  const by = search.get('by');
  const [createdFrom, createdTo] = daysOf(dayOf(search.get('from')), dayOf(search.get('to')));
  return {
    q: (search.get('q') ?? '').slice(0, 60),
    status: batchStatuses.find((one) => one === search.get('status')),
    createdBy: by && isUuid(by) ? by : undefined,
    ...{ createdFrom, createdTo },
  };
}

/** The address of filters. */
export function addressOf({ q, status, createdBy, createdFrom, createdTo }: BatchFilters) {
  const given = Object.entries({ q, status, by: createdBy, from: createdFrom, to: createdTo });
  return Object.fromEntries(given.filter((one): one is [string, string] => Boolean(one[1])));
}

/** The gateway's query for these filters. */
export function searchOf({ q, status, createdBy, createdFrom, createdTo }: BatchFilters): BatchSearch {
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(status && { status: [status] }),
    ...(createdBy && { createdBy }),
    ...(createdFrom && { createdFrom }),
    ...(createdTo && { createdTo }),
    ...((createdFrom || createdTo) && { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  };
}
