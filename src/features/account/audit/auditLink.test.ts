import { routeTable } from '../../../app/routing/routeTable';
import type { AuditRow } from '../../../api/resources/auditApi';
import { rolesWith } from '@probity/contract/permissions';
import { financeParts } from '../../finance/parts';
import { auditLink, links } from './auditLink';

const linkOf = (row: Partial<AuditRow>, isStaff = false) =>
  auditLink({ checkId: null, object: null, objectId: null, task: null, ...row } as AuditRow, isStaff);

it.each([
  [{ entity: 'check_item', checkId: 'c1', object: 'PB26' }, '/backRecord/detail?id=c1'],
  [{ entity: 'order', object: 'PB26' }, '/backRecord?q=PB26'],
  [{ entity: 'user', object: 'Zhou Min' }, '/businessManage?tab=users'],
  [{ entity: 'webhook', object: 'hooks.example.com' }, '/businessManage?tab=webhooks'],
  [{ entity: 'retention' }, '/businessManage?tab=retention'],
  [{ entity: 'ledger' }, '/financialManage'],
  [{ entity: 'batch', objectId: 'b1', object: 'list.xlsx' }, '/batchRecord?id=b1'],
  [{ entity: 'package', objectId: 'p1', object: 'Warehouse' }, '/mealManage/detail?id=p1'],
  [{ entity: 'ownPrice', objectId: 'p1', object: 'Standard' }, '/mealManage/detail?id=p1'],
  [{ entity: 'invoice', object: '2631' }, '/financialManage?tab=invoices'],
  [{ entity: 'payout', object: '¥10.00' }, '/financialManage?tab=payouts'],
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
  // A draft that was discarded, a batch that lapsed.
  expect(linkOf({ entity: 'package', object: 'Warehouse' })).toBeNull();
  expect(linkOf({ entity: 'batch' })).toBeNull();
  expect(linkOf({ entity: 'work_item', task: 'lostPhone' }, true)).toBe('/workOrder?kind=lostPhone');
  expect(linkOf({ entity: 'user', object: 'Zhou Min' }, true)).not.toBeNull();
});

it('whoever reads the log of an enterprise may open every screen that it leads to', () => {
  for (const link of Object.values(links)) {
    const [path, query] = link.split('?');
    const tab = new URLSearchParams(query).get('tab');
    const rights = [
      routeTable.find((route) => route.path === path)?.right,
      path === '/financialManage' && financeParts.find(({ key }) => key === (tab ?? 'overview'))?.right,
    ];
    for (const right of rights)
      if (right) expect(rolesWith(right)).toEqual(expect.arrayContaining([...rolesWith('audit.read')]));
  }
});
