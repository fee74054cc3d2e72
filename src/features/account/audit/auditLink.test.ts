import { routeTable } from '../../../app/routing/routeTable';
import type { AuditRow } from '../../../api/resources/auditApi';
import { auditLink } from './auditLink';

const linkOf = (row: Partial<AuditRow>, isStaff = false) =>
  auditLink({ checkId: null, object: null, task: null, ...row } as AuditRow, isStaff);

it.each([
  [{ entity: 'check_item', checkId: 'c1', object: 'PB26' }, '/backRecord/detail?id=c1'],
  [{ entity: 'order', object: 'PB26' }, '/backRecord?q=PB26'],
  [{ entity: 'user', object: 'Zhou Min' }, '/businessManage?tab=users'],
  [{ entity: 'webhook', object: 'hooks.example.com' }, '/businessManage?tab=webhooks'],
  [{ entity: 'retention' }, '/businessManage?tab=retention'],
  [{ entity: 'ledger' }, '/financialManage'],
  [{ entity: 'work_item', task: 'lostPhone' }, '/businessManage?tab=users'],
  [{ entity: 'work_item', task: 'recharge' }, '/financialManage'],
])('the thing of an event leads to a screen: %o', (row, link) => {
  expect(linkOf(row)).toBe(link);
  expect(routeTable.map(({ path }) => path)).toContain(link.split('?')[0]);
});

it('what has no screen, or none for the platform’s own people, leads nowhere', () => {
  expect(linkOf({ entity: 'ledger' }, true)).toBeNull();
  expect(linkOf({ entity: 'check', checkId: null })).toBeNull();
  expect(linkOf({ entity: 'webhook' }, true)).toBeNull();
  expect(linkOf({ entity: 'work_item' })).toBeNull();
  expect(linkOf({ entity: 'work_item', task: 'lostPhone' }, true)).toBe('/workOrder?kind=lostPhone');
  expect(linkOf({ entity: 'user', object: 'Zhou Min' }, true)).not.toBeNull();
});
