import type { AuditRow } from '../../../api/resources/auditApi';

/** Where the people of the account are seen: a name stands in no address. */
export const peopleLink = '/businessManage?tab=users';
const money = '/financialManage';
const profile = '/businessManage?tab=profile';
const packageScreen = '/mealManage/detail?id=';

/**
 * Where the thing of an event is seen, and what the staff work on for the account, by its kind; what is not listed has no screen of its
 * own. An address that ends with `=` is of that thing alone. Whoever reads the log of an enterprise may open them all.
 */
export const links: Readonly<Record<string, string>> = {
  order: '/backRecord?q=',
  checkList: '/backRecord',
  batch: '/batchRecord?id=',
  package: packageScreen,
  ownPrice: packageScreen,
  user: peopleLink,
  department: peopleLink,
  apiKey: '/businessManage?tab=apiKeys',
  webhook: '/businessManage?tab=webhooks',
  certification: profile,
  contract_signature: profile,
  retention: '/businessManage?tab=retention',
  registrationForm: '/jobRegistration',
  ledger: money,
  recharge: money,
  reversal: money,
  correction: `${money}?tab=ledger&kind=correction`,
  payment: money,
  statement: `${money}?tab=statements`,
  invoice: `${money}?tab=invoices`,
  payout: `${money}?tab=payouts`,
  lostPhone: peopleLink,
};

/** The platform has people and departments; the rest are an enterprise's. */
const ofPlatform = ['user', 'department'];

/** The screen of what an event is about; null where it has none, or the reader has no such screen. */
export function auditLink(row: AuditRow, isStaff: boolean): string | null {
  const { checkId, entity, object, objectId, task } = row;
  if (checkId) return `/backRecord/detail?id=${checkId}`;
  // Staff see their own work in the queue.
  if (isStaff && entity === 'work_item') return task && `/workOrder?kind=${task}`;
  if (isStaff && !ofPlatform.includes(entity)) return null;
  const link = links[entity === 'work_item' ? (task ?? '') : entity] ?? null;
  if (!link?.endsWith('=')) return link;
  // Numbers of orders and ids: an address takes them as they are.
  const id = entity === 'order' ? object : objectId;
  return id && link + id;
}
