import type { CheckSearch, CheckStatus, Lamp } from '../../api/checksApi';

export const VIEWS = ['all', 'needsMe', 'awaitingConsent', 'inProgress', 'overdue', 'reported'] as const;
export type RecordView = (typeof VIEWS)[number];

export const STATUSES = [
  'awaitingPayment',
  'awaitingConsent',
  'inProgress',
  'awaitingInfo',
  'inReview',
  'reported',
  'disputed',
  'cancelled',
  'expired',
] as const satisfies readonly CheckStatus[];

export const LAMPS = ['green', 'blue', 'yellow', 'red'] as const satisfies readonly Lamp[];

const SORTS = ['orderedAt', '-orderedAt', 'promisedAt', '-promisedAt', 'name', '-name'] as const;
export type RecordSort = (typeof SORTS)[number];

export const DEFAULT_SORT: RecordSort = '-orderedAt';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the list shows, as the address says it. */
export interface RecordFilters {
  view: RecordView;
  q: string;
  status?: CheckStatus;
  lamp?: Lamp;
  orderedFrom?: string;
  orderedTo?: string;
  sort: RecordSort;
}

export const noFilters: RecordFilters = { view: 'all', q: '', sort: DEFAULT_SORT };

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((one) => one === value);
const dayOf = (value: string | null) => (value && DAY.test(value) ? value : undefined);

/** The filters in an address; what is no filter is left out. */
export function parseRecordFilters(search: URLSearchParams): RecordFilters {
  return {
    view: oneOf(VIEWS, search.get('view')) ?? 'all',
    q: (search.get('q') ?? '').slice(0, 60),
    status: oneOf(STATUSES, search.get('status')),
    lamp: oneOf(LAMPS, search.get('lamp')),
    orderedFrom: dayOf(search.get('from')),
    orderedTo: dayOf(search.get('to')),
    sort: oneOf(SORTS, search.get('sort')) ?? DEFAULT_SORT,
  };
}

/** The address of filters; defaults are not written. */
export function formatRecordFilters(filters: RecordFilters): Record<string, string> {
  const { view, q, status, lamp, orderedFrom, orderedTo, sort } = filters;
  return {
    ...(view !== 'all' && { view }),
    ...(q && { q }),
    ...(status && { status }),
    ...(lamp && { lamp }),
    ...(orderedFrom && { from: orderedFrom }),
    ...(orderedTo && { to: orderedTo }),
    ...(sort !== DEFAULT_SORT && { sort }),
  };
}

/** The gateway's question for these filters, without sort: counting and exporting ask the same. */
export function toCheckFilter({ view, q, status, lamp, orderedFrom, orderedTo }: RecordFilters): CheckSearch {
  return {
    ...(view !== 'all' && { view }),
    ...(q.trim() && { q: q.trim() }),
    ...(status && { status: [status] }),
    ...(lamp && { lamp: [lamp] }),
    ...(orderedFrom && { orderedFrom }),
    ...(orderedTo && { orderedTo }),
  };
}
