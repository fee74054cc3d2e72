import { OUTCOMES, type Outcome } from '@probity/contract/rules/lamp';
import type { CheckSearch, CheckStatus } from '../../api/resources/checksApi';
import { dayOf, daysOf } from '../../lib/dayOf';
import { isUuid } from '../../lib/isUuid';

export const VIEWS = [
  'all',
  'needsMe',
  'awaitingConsent',
  'inProgress',
  'overdue',
  'reported',
  'disputed',
] as const;
export type RecordView = (typeof VIEWS)[number];

export const STATUSES = [
  'awaitingApproval',
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

/** Checks that are under way: what a leaving enterprise has still open. */
export const UNFINISHED = [
  'awaitingConsent',
  'inProgress',
  'awaitingInfo',
  'inReview',
  'disputed',
] as const satisfies readonly CheckStatus[];
export type StatusFilter = CheckStatus | 'unfinished';
/** One status, or all of those that are under way. */
export const STATUS_FILTERS: readonly StatusFilter[] = ['unfinished', ...STATUSES];

const SORTS = ['orderedAt', '-orderedAt', 'promisedAt', '-promisedAt', 'name', '-name'] as const;
export type RecordSort = (typeof SORTS)[number];

export const DEFAULT_SORT: RecordSort = '-orderedAt';
const MAX_PACKAGES = 20;

/** The filters of the list, as in the address. */
export interface RecordFilters {
  view: RecordView;
  q: string;
  status?: StatusFilter;
  /** By the outcome of the report. */
  lamp?: Outcome;
  /** The versions of one package. */
  packageIds?: string[];
  ownerId?: string;
  /** Those ordered by one batch. */
  batchId?: string;
  /** Those whose candidate the latest invitation or reminder did not reach. */
  notReached?: true;
  orderedFrom?: string;
  orderedTo?: string;
  reportedFrom?: string;
  reportedTo?: string;
  sort: RecordSort;
}

export const noFilters: RecordFilters = { view: 'all', q: '', sort: DEFAULT_SORT };

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((one) => one === value);
const idOf = (value: string | null) => (value && isUuid(value) ? value : undefined);

function idsOf(value: string | null): string[] | undefined {
  const ids = (value ?? '').split(',').filter((id) => isUuid(id));
  return ids.length > 0 ? ids.slice(0, MAX_PACKAGES) : undefined;
}

/** The filters in an address; invalid ones are left out. */
export function parseRecordFilters(search: URLSearchParams): RecordFilters {
  const [orderedFrom, orderedTo] = daysOf(dayOf(search.get('from')), dayOf(search.get('to')));
  const [reportedFrom, reportedTo] = daysOf(
    dayOf(search.get('reportedFrom')),
    dayOf(search.get('reportedTo')),
  );
  return {
    view: oneOf(VIEWS, search.get('view')) ?? 'all',
    q: (search.get('q') ?? '').slice(0, 60),
    status: oneOf(STATUS_FILTERS, search.get('status')),
    lamp: oneOf(OUTCOMES, search.get('lamp')),
    packageIds: idsOf(search.get('package')),
    ownerId: idOf(search.get('owner')),
    batchId: idOf(search.get('batch')),
    notReached: search.get('reached') === 'no' || undefined,
    ...{ orderedFrom, orderedTo, reportedFrom, reportedTo },
    sort: oneOf(SORTS, search.get('sort')) ?? DEFAULT_SORT,
  };
}

/** The address of filters; defaults are not written. */
export function formatRecordFilters(filters: RecordFilters): Record<string, string> {
  const { view, q, status, lamp, packageIds, ownerId, batchId, notReached, sort } = filters;
  const { orderedFrom, orderedTo, reportedFrom, reportedTo } = filters;
  return {
    ...(view !== 'all' && { view }),
    ...(q && { q }),
    ...(status && { status }),
    ...(lamp && { lamp }),
    ...(packageIds && { package: packageIds.join() }),
    ...(ownerId && { owner: ownerId }),
    ...(batchId && { batch: batchId }),
    ...(notReached && { reached: 'no' }),
    ...(orderedFrom && { from: orderedFrom }),
    ...(orderedTo && { to: orderedTo }),
    ...(reportedFrom && { reportedFrom }),
    ...(reportedTo && { reportedTo }),
    ...(sort !== DEFAULT_SORT && { sort }),
  };
}

/** The gateway's query for these filters, without sort: counting and exporting use the same. Days are the reader's. */
export function toCheckFilter(filters: RecordFilters): CheckSearch {
  const { view, q, status, lamp, packageIds, ownerId, batchId, notReached } = filters;
  const { orderedFrom, orderedTo, reportedFrom, reportedTo } = filters;
  const hasDays = orderedFrom || orderedTo || reportedFrom || reportedTo;
  return {
    ...(view !== 'all' && { view }),
    ...(q.trim() && { q: q.trim() }),
    ...(status && { status: status === 'unfinished' ? [...UNFINISHED] : [status] }),
    ...(lamp && { lamp: [lamp] }),
    ...(packageIds && { packageId: packageIds }),
    ...(ownerId && { ownerId }),
    ...(batchId && { batchId }),
    ...(notReached && { notReached }),
    ...(orderedFrom && { orderedFrom }),
    ...(orderedTo && { orderedTo }),
    ...(reportedFrom && { reportedFrom }),
    ...(reportedTo && { reportedTo }),
    ...(hasDays && { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  };
}
