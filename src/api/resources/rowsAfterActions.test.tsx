import { act, waitFor } from '@testing-library/react';
import { refuse } from '../../test/answers';
import { buildUserRow } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { openList } from '../../test/longList';
import { buildMember } from '../../test/member';
import { buildNotification } from '../../test/notifications';
import { buildDelivery } from '../../test/webhooks';
import { buildCheckRow, buildWorkItem, buildWorkTotal } from '../../test/workItem';
import { usePagedRows } from '../lists/usePagedRows';
import { notificationRows, notificationsApi, useListNotificationsInfiniteQuery } from './notificationsApi';
import { memberRows, peopleApi, useListMembersInfiniteQuery, type Member } from './peopleApi';
import { userApi } from './userApi';
import {
  deliveryRows,
  refreshWaiting,
  useListWebhookDeliveriesInfiniteQuery,
  webhooksApi,
  type WebhookDelivery,
} from './webhooksApi';
import { useListWorkItemsInfiniteQuery, workApi, type WorkItem } from './workApi';
import { workRows } from './workRows';

/* The requests of each list after its actions; the positions of rows are tested in lists/changedRows.test. */
const gateway = fakeGateway();
const PER_PAGE = 50;
const idOf = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Pages of so many rows, or those that are asked for by id. */
function paged<Row>(rows: () => Row[], rowId: (row: Row) => string) {
  return ({ cursor }: { cursor?: string }, ids?: readonly string[]) => {
    const all = rows().filter((row) => !ids || ids.includes(rowId(row)));
    const from = cursor ? Number(cursor) : 0;
    const to = from + PER_PAGE;
    return { rows: all.slice(from, to), nextCursor: all.length > to ? String(to) : null };
  };
}

describe('the queue', () => {
  const filter = { state: 'open' as const };
  let rows: WorkItem[];
  const page = paged(
    () => rows,
    ({ workItemId }) => workItemId,
  );
  const count = () => buildWorkTotal(rows.length);
  const row = (n: number, change: Partial<WorkItem> = {}) =>
    buildWorkItem({ workItemId: idOf(n), checkId: idOf(1000 + n), ...change });

  beforeEach(() => {
    rows = Array.from({ length: 150 }, (_one, n) => row(n));
    gateway.answer({
      listWorkItems: ({ body }) => ({ ...page(body, body.workItemId), total: body.cursor ? null : count() }),
      claimWorkItem: ({ body }) => {
        rows = rows.map((one) => (one.workItemId === body.workItemId ? { ...one, mine: true } : one));
        return rows.find((one) => one.workItemId === body.workItemId)!;
      },
    });
  });
  const open = async () => {
    let total: WorkTotal;
    const list = await openList(gateway, () => {
      const query = useListWorkItemsInfiniteQuery({ body: filter });
      total = query.currentData?.pages[0]?.total;
      return usePagedRows<WorkItem>(query, workRows.idOf);
    });
    await list.more();
    await list.more();
    return { ...list, total: () => total?.count };
  };
  type WorkTotal = { count: number } | null | undefined;
  const asked = () => gateway.bodies('listWorkItems').slice(3);
  const claim = (list: Awaited<ReturnType<typeof open>>, n: number) =>
    list.turn(() =>
      list.store.dispatch(
        workApi.endpoints.claimWorkItem.initiate({ body: { workItemId: idOf(n), take: true } }),
      ),
    );

  it('what is taken is asked for alone, with the total', async () => {
    const list = await open();
    rows = rows.slice(0, 149);
    await claim(list, 70);
    await waitFor(() => expect(asked()).toEqual([{ state: 'open', limit: 100, workItemId: [idOf(70)] }]));
    await waitFor(() => expect(list.now().rows![70]!.mine).toBe(true));
    expect(list.total()).toBe(149);
  });

  it('where somebody was quicker the row shows it; another refusal changes nothing', async () => {
    const list = await open();
    rows = rows.map((one, n) => (n === 70 ? { ...one, assigneeName: 'Gu Yan' } : one));
    gateway.answer({ claimWorkItem: refuse('WORKED_BY_ANOTHER') });
    await claim(list, 70);
    await waitFor(() => expect(list.now().rows![70]!.assigneeName).toBe('Gu Yan'));
    gateway.answer({
      claimWorkItem: refuse('NO_SUCH_MOVE', null, { what: 'item', from: 'done', to: 'open' }),
    });
    await claim(list, 71);
    expect(asked()).toHaveLength(1);
  });

  it('a piece that is handed over leaves the row to another piece of its check, in its place', async () => {
    rows[70] = buildCheckRow(['me', 'me'], { checkId: idOf(1070) });
    const [first, second] = rows[70].items.map((item) => item.workItemId);
    const list = await open();
    const left = { ...rows[70], workItemId: second!, items: rows[70].items.slice(1) };
    gateway.answer({
      handOverWork: { handed: 1 },
      listWorkItems: { rows: [left], nextCursor: null, total: count() },
    });
    const body = { workItemId: first!, userId: idOf(1) };
    await list.turn(() => list.store.dispatch(workApi.endpoints.handOverWork.initiate({ body })));
    await waitFor(() => expect(list.now().rows![70]!.workItemId).toBe(second));
    expect(list.ids()).toHaveLength(150);
  });

  it('the total stays when the page that told it is let go', async () => {
    rows = Array.from({ length: 1300 }, (_one, n) => row(n));
    const list = await open();
    for (let read = 3; read < 22; read += 1) await list.more();
    expect(list.now().offset).toBe(100);
    expect(list.total()).toBe(1300);
    await list.earlier(0);
    expect(list.now().offset).toBe(0);
    expect(list.total()).toBe(1300);
  });
});

it('people: the one who was edited is asked for, whoever is invited stands at the end', async () => {
  let rows: Member[] = Array.from({ length: 120 }, (_one, n) => buildMember({ userId: idOf(n) }));
  const page = paged(
    () => rows,
    ({ userId }) => userId,
  );
  gateway.answer({ listMembers: ({ body }) => page(body, body.userId), listDepartments: [] });
  const list = await openList<Member>(gateway, () =>
    usePagedRows(useListMembersInfiniteQuery({ body: {} }), memberRows.idOf),
  );
  await list.more();
  await list.more();
  const asked = () => gateway.bodies('listMembers').slice(3);
  rows = rows.map((one, n) => (n === 60 ? { ...one, status: 'disabled' } : one));
  gateway.answer({ editUser: buildUserRow({ userId: idOf(60) }) });
  const { editUser } = userApi.endpoints;
  await list.turn(() =>
    list.store.dispatch(editUser.initiate({ body: { userId: idOf(60), status: 'disabled' } })),
  );
  await waitFor(() => expect(list.now().rows![60]!.status).toBe('disabled'));
  expect(asked()).toEqual([{ limit: 100, userId: [idOf(60)] }]);
  rows = [...rows, buildMember({ userId: idOf(120) })];
  gateway.answer({ editUser: buildUserRow({ userId: idOf(120) }) });
  const invited = {
    new: true as const,
    mobile: '13900000009',
    nickName: 'New',
    roleIds: ['viewer' as const],
  };
  await list.turn(() => list.store.dispatch(editUser.initiate({ body: invited })));
  await waitFor(() => expect(list.ids().at(-1)).toBe(idOf(120)));
  // A department's name stands in the rows of its people.
  rows = rows.map((one, n) => (n < 2 ? { ...one, departmentId: idOf(7), departmentName: 'Sales' } : one));
  const { editMember, saveDepartment } = peopleApi.endpoints;
  for (const userId of [idOf(0), idOf(1)]) {
    gateway.answer({ editMember: rows.find((one) => one.userId === userId)! });
    await list.turn(() =>
      list.store.dispatch(editMember.initiate({ body: { userId, departmentId: idOf(7) } })),
    );
  }
  rows = rows.map((one) => (one.departmentId ? { ...one, departmentName: 'Selling' } : one));
  gateway.answer({
    saveDepartment: { departmentId: idOf(7), name: 'Selling', monthlyBudget: null, spent: 0, people: 2 },
  });
  const saved = { departmentId: idOf(7), name: 'Selling', monthlyBudget: null };
  await list.turn(() => list.store.dispatch(saveDepartment.initiate({ body: saved })));
  await waitFor(() => expect(list.now().rows![1]!.departmentName).toBe('Selling'));
  expect(asked().at(-1)).toEqual({ limit: 100, userId: [idOf(0), idOf(1)] });
});

it('deliveries: what is sent again is asked for, and what waits is followed', async () => {
  const { webhookId } = buildDelivery();
  let rows: WebhookDelivery[] = Array.from({ length: 120 }, (_one, n) =>
    buildDelivery({ deliveryId: idOf(n), status: 'failed' }),
  );
  const page = paged(
    () => rows,
    ({ deliveryId }) => deliveryId,
  );
  gateway.answer({
    listWebhookDeliveries: ({ body }) => page(body, body.deliveryId),
    redeliverWebhook: ({ body }) => {
      rows = rows.map((one) => (one.deliveryId === body.deliveryId ? { ...one, status: 'waiting' } : one));
      return rows.find((one) => one.deliveryId === body.deliveryId)!;
    },
  });
  const list = await openList<WebhookDelivery>(gateway, () =>
    usePagedRows(useListWebhookDeliveriesInfiniteQuery({ body: { webhookId } }), deliveryRows.idOf),
  );
  await list.more();
  await list.more();
  const asked = () => gateway.bodies('listWebhookDeliveries').slice(3);
  const { redeliverWebhook } = webhooksApi.endpoints;
  await list.turn(() => list.store.dispatch(redeliverWebhook.initiate({ body: { deliveryId: idOf(70) } })));
  await waitFor(() => expect(list.now().rows![70]!.status).toBe('waiting'));
  const one = { webhookId, limit: 100, deliveryId: [idOf(70)] };
  expect(asked()).toEqual([one]);
  rows = rows.map((row) => (row.status === 'waiting' ? { ...row, status: 'delivered' } : row));
  await act(() => refreshWaiting(list.store));
  await waitFor(() => expect(list.now().rows![70]!.status).toBe('delivered'));
  expect(asked()).toEqual([one, one, { webhookId, limit: 50 }]);
});

it.each([
  ['all', {}],
  ['unread', { unread: true as const }],
])('notifications, %s: what was read is so at once, and only the bell is asked', async (_name, filter) => {
  const page = paged(
    () => Array.from({ length: 120 }, (_one, n) => buildNotification({ notificationId: idOf(n) })),
    ({ notificationId }) => notificationId,
  );
  gateway.answer({
    listNotifications: ({ body }) => page(body),
    readNotification: { done: true },
    readAllNotifications: { done: true },
  });
  const list = await openList(gateway, () =>
    usePagedRows(useListNotificationsInfiniteQuery({ body: filter }), notificationRows.idOf),
  );
  await list.more();
  await list.more();
  const { readNotification, readAllNotifications } = notificationsApi.endpoints;
  await list.turn(() =>
    list.store.dispatch(readNotification.initiate({ body: { notificationId: idOf(70) } })),
  );
  const unread = () => list.now().rows!.filter(({ readAt }) => readAt === null).length;
  await waitFor(() => expect(unread()).toBe(119));
  expect(list.ids()).toHaveLength('unread' in filter ? 119 : 120);
  await list.turn(() => list.store.dispatch(readAllNotifications.initiate({ body: {} })));
  await waitFor(() => expect(unread()).toBe(0));
  expect(list.ids()).toHaveLength('unread' in filter ? 0 : 120);
  expect(gateway.bodies('listNotifications')).toHaveLength(3);
});
