import type { WorkItemKind } from '../../api/resources/workApi';

export const WORK_TABS = ['open', 'mine', 'done'] as const;
export type WorkTab = (typeof WORK_TABS)[number];

export const WORK_KINDS = [
  'checkItem',
  'report',
  'review',
  'paperConsent',
  'certification',
  'lostPhone',
  'recharge',
  'reversal',
  'correction',
  'payout',
  'payment',
  'invoice',
  'dispute',
  'signOff',
] as const satisfies readonly WorkItemKind[];

export interface WorkFilters {
  tab: WorkTab;
  kind?: WorkItemKind;
  q: string;
  /** Only overdue work. */
  overdue?: true;
  /** Also kinds that other roles work. */
  all?: true;
}

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((one) => one === value);

/** The filters in an address; invalid ones are left out. */
export function parseWorkFilters(search: URLSearchParams): WorkFilters {
  return {
    tab: oneOf(WORK_TABS, search.get('tab')) ?? 'open',
    kind: oneOf(WORK_KINDS, search.get('kind')),
    q: (search.get('q') ?? '').slice(0, 60),
    overdue: search.get('overdue') === '1' || undefined,
    all: search.get('all') === '1' || undefined,
  };
}

/** The address of filters; defaults are not written. */
export function formatWorkFilters({ tab, kind, q, overdue, all }: WorkFilters): Record<string, string> {
  return {
    ...(tab !== 'open' && { tab }),
    ...(kind && { kind }),
    ...(q && { q }),
    ...(overdue && { overdue: '1' }),
    ...(all && { all: '1' }),
  };
}

const deciding: readonly string[] = [
  'certification.decide',
  'lostPhone.decide',
  'recharge.decide',
  'invoice.decide',
  'desk.manage',
];
const working: readonly string[] = ['work.item', 'work.paper', ...deciding];

/** True if this person works some kind; others see the whole queue, to say how long something has waited. */
export function worksAnything(permissions: readonly string[]): boolean {
  return permissions.some((permission) => working.includes(permission));
}

/** True if this person decides what enterprises ask for, and works on nothing of a check. */
export function decidesAlone(permissions: readonly string[]): boolean {
  return (
    permissions.some((permission) => deciding.includes(permission)) && !permissions.includes('work.item')
  );
}

/** The gateway's query for these filters. Workers see their own kinds first, unless they ask for one kind or for all. */
export function toWorkQuery({ tab, kind, q, overdue, all }: WorkFilters, isWorker: boolean) {
  return {
    state: tab,
    ...(kind && { kind: [kind] }),
    ...(q.trim() && { q: q.trim() }),
    ...(overdue && { overdue }),
    ...(isWorker && !all && !kind && { workable: true as const }),
  };
}
