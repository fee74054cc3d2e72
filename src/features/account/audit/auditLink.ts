import type { AuditRow } from '../../../api/resources/auditApi';

type LinkOf = (row: Pick<AuditRow, 'object' | 'task'>) => string | null;

const tab =
  (key: string): LinkOf =>
  () =>
    `/businessManage?tab=${key}`;

/** Where the people of the account are seen: a name stands in no address. */
export const peopleLink = '/businessManage?tab=users';

/** Where the account sees what the staff work on for it, by the kind of the work. */
const workLinks: Readonly<Record<string, string>> = {
  certification: '/businessManage?tab=profile',
  lostPhone: peopleLink,
  recharge: '/financialManage',
  reversal: '/financialManage',
  correction: '/financialManage?tab=ledger&kind=correction',
  payout: '/financialManage',
  payment: '/financialManage',
  invoice: '/financialManage',
};

/** Where the thing of an event is seen; what is not listed has no screen of its own. */
const links: Readonly<Record<string, LinkOf>> = {
  order: ({ object }) => object && `/backRecord?${new URLSearchParams({ q: object })}`,
  checkList: () => '/backRecord',
  // The list of all: a name stands in no address.
  user: tab('users'),
  department: tab('users'),
  apiKey: tab('apiKeys'),
  webhook: tab('webhooks'),
  certification: tab('profile'),
  contract_signature: tab('profile'),
  retention: tab('retention'),
  ledger: () => '/financialManage',
  work_item: ({ task }) => (task === null ? null : (workLinks[task] ?? null)),
};

/** The platform has people and departments; the rest are an enterprise's. */
const ofPlatform = ['user', 'department'];

/** The screen of what an event is about; null where it has none, or the reader has no such screen. */
export function auditLink(row: AuditRow, isStaff: boolean): string | null {
  if (row.checkId) return `/backRecord/detail?id=${row.checkId}`;
  // Staff see their own work in the queue.
  if (isStaff && row.entity === 'work_item') return row.task && `/workOrder?kind=${row.task}`;
  if (isStaff && !ofPlatform.includes(row.entity)) return null;
  return links[row.entity]?.(row) ?? null;
}
