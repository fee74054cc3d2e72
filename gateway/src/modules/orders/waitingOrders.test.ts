import type { Logger } from 'pino';
import { demoUsers } from '../../../seeds/demoAccounts';
import { consentTo, gatewayWithPeople, inAccount } from '../../../test/checks';
import { enterpriseWithoutMoney, type EnterpriseWithoutMoney } from '../../../test/enterpriseWithoutMoney';
import type { TestGateway } from '../../../test/gateway';
import { Database } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { addMembership } from '../accounts/accountRepository';
import { lockCheck } from '../checks/checkRepository';
import { expireCheck } from '../checks/lifecycle';
import { checksTickJob } from '../schedules/tickJob';
import { placeWaitingJob } from './placeWaitingJob';

/** Orders that wait for money are placed as soon as there is some, strictly in their order. */
const BASIC = 6800;
const DAY_MS = 86_400_000;
const person = { name: '何洁', mobile: '13877770002', idNumber: '11010519491231002X' };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

const enterprise = () => enterpriseWithoutMoney(gateway);
type Enterprise = EnterpriseWithoutMoney;

const cancel = async (at: Enterprise, { checkId }: { checkId: string }) => {
  const body = { checkId, reason: 'Position filled' };
  expect(await at.call('cancelCheck', { body })).toMatchObject({ code: 0 });
};
const tick = () =>
  checksTickJob.run(
    {},
    { services: gateway.services, log: gateway.services.log, attempt: 1, maxAttempts: 1 },
  );

test('a cancellation frees money: the oldest that waits is placed, its candidate asked, the orderer told, the trail says why', async () => {
  const at = await enterprise();
  await at.fund(BASIC);
  const placed = await at.order();
  const mobile = '13877770001';
  const waits = await at.order({ candidate: { name: '何洁', mobile } });
  const later = await at.order();
  expect(waits).toMatchObject({ status: 'awaitingPayment', checkStatus: 'awaitingPayment' });
  await cancel(at, placed);
  await gateway.runJobs();
  expect(await at.statesOf([placed, waits, later])).toEqual(['cancelled', 'placed', 'awaitingPayment']);
  expect(await at.books()).toMatchObject({ available: 0, held: BASIC });
  expect((await gateway.outbox(mobile))[0]!.text).toMatch(/\/#\/checkPhone\?s=[\w-]{32}$/);

  const { data: detail } = await at.call('getCheck', { query: { checkId: waits.checkId } });
  expect(detail).toMatchObject({ status: 'awaitingConsent', invitation: { status: 'sent' } });
  const steps = detail.timeline.map(({ event, actorKind }: never) => [event, actorKind]);
  expect(steps).toEqual([
    ['ordered', 'named'],
    ['paid', 'system'],
    ['invited', 'system'],
  ]);
  const { data: bell } = await at.call('listNotifications', { body: {} });
  expect(bell.rows[0]).toMatchObject({
    kind: 'order.placed',
    orderNo: waits.orderNo,
    checkId: waits.checkId,
  });
  const { data: log } = await at.call('listAuditEvents', { body: { group: ['order'] } });
  const whys = log.rows
    .filter(({ action }: { action: string }) => action === 'order.placed')
    .map(({ details }: { details: { label: string; value: string }[] }) =>
      details.filter(({ label }) => label === 'Why').map(({ value }) => value),
    );
  expect(whys).toEqual([['Money of another order came free'], []]);
});

test.each<[string, (at: Enterprise, checkId: string) => Promise<unknown>]>([
  [
    'the invitation expires',
    (at, checkId) =>
      inAccount(gateway, at.mainId, async (work) => expireCheck(work, (await lockCheck(work.tx, checkId))!)),
  ],
  ['identity is refused', (at, checkId) => consentTo(gateway, checkId, ['identity'], at.mainId)],
  [
    'every other item is refused',
    (at, checkId) => consentTo(gateway, checkId, ['phoneSegment', 'education', 'dishonestDebtor'], at.mainId),
  ],
])('money also comes free when %s', async (_when, happen) => {
  const at = await enterprise();
  await at.fund(BASIC);
  const { checkId } = await at.order({ candidate: person });
  const waits = await at.smallOrder();
  await happen(at, checkId);
  await gateway.runJobs();
  expect(await at.statesOf([waits])).toEqual(['placed']);
});

describe('strictly in the row', () => {
  test('a small order does not go before a large one that does not fit; both go when both fit', async () => {
    const at = await enterprise();
    const row = [await at.order(), await at.smallOrder()];
    await at.fund(at.small);
    await gateway.runJobs();
    expect(await at.statesOf(row)).toEqual(['awaitingPayment', 'awaitingPayment']);
    await at.fund(BASIC - at.small);
    await gateway.runJobs();
    expect(await at.statesOf(row)).toEqual(['placed', 'awaitingPayment']);
    await at.fund(at.small);
    await gateway.runJobs();
    expect(await at.statesOf(row)).toEqual(['placed', 'placed']);
  });

  test.each<[string, (at: Enterprise, first: { checkId: string }) => Promise<void>]>([
    ['cancelled', cancel],
    [
      'dropped after seven days',
      async () => {
        gateway.clock.advance(7 * DAY_MS - 1000);
        await tick();
      },
    ],
  ])('the large one before it is %s: the small one gets its turn', async (_how, end) => {
    const at = await enterprise();
    const large = await at.order();
    gateway.clock.advance(2000);
    const small = await at.smallOrder();
    await at.fund(at.small);
    await gateway.runJobs();
    expect(await at.statesOf([large, small])).toEqual(['awaitingPayment', 'awaitingPayment']);
    await end(at, large);
    await gateway.runJobs();
    expect(await at.statesOf([large, small])).toEqual(['cancelled', 'placed']);
    const { data: log } = await at.call('listAuditEvents', { body: { group: ['order'] } });
    expect(JSON.stringify(log.rows)).toContain('An order before it was cancelled');
  });

  test('one that fails for another reason than money holds up nobody, and the job is tried again', async () => {
    const at = await enterprise();
    const row = [await at.order(), await at.order()];
    const erase = (isErased: boolean) =>
      inAccount(gateway, at.mainId, ({ tx }) =>
        tx.run(sql`update checks set erased_at = ${isErased ? new Date() : null}::timestamptz,
            erased_rule = ${isErased ? 'report' : null}::text, erased_days = ${isErased ? 1 : null}::int
          where id = ${row[0]!.checkId}`),
      );
    await erase(true);
    await at.fund(2 * BASIC);
    const errors: unknown[] = [];
    const log = { error: (fields: unknown) => errors.push(fields) } as unknown as Logger;
    const context = { services: gateway.services, log, attempt: 1, maxAttempts: 8 };
    const run = placeWaitingJob.run({ mainId: at.mainId, why: 'recharged' } as never, context);
    await expect(run).rejects.toMatchObject({ code: 2831 });
    expect(errors).toMatchObject([{ orderId: row[0]!.orderId }]);
    expect(await at.statesOf(row)).toEqual(['awaitingPayment', 'placed']);
    expect(await at.books()).toMatchObject({ available: BASIC, held: BASIC });
    await erase(false);
    await gateway.runJobs();
    expect(await at.statesOf(row)).toEqual(['placed', 'placed']);
  });
});

test('the turn is part of the transaction: one that rolls back gives none, one that commits does, whoever works the queue', async () => {
  const at = await enterprise();
  await at.fund(BASIC);
  const { checkId } = await at.order();
  const waits = await at.order();
  const waitingJobs = async () =>
    (
      await gateway.owner.query(
        `select from graphile_worker.jobs where task_identifier = 'orders.placeWaiting' and key like $1`,
        [`%${at.mainId}%`],
      )
    ).rowCount;
  const expire = (fault?: Error) =>
    inAccount(gateway, at.mainId, async (work) => {
      await expireCheck(work, (await lockCheck(work.tx, checkId))!);
      if (fault) throw fault;
    });
  await expect(expire(new Error('no'))).rejects.toThrow('no');
  expect(await waitingJobs()).toBe(0);
  await expire();
  // Several items released: one job.
  expect(await waitingJobs()).toBe(1);
  await gateway.runJobs();
  expect(await at.statesOf([waits])).toEqual(['placed']);
});

test('32 connections: money that comes in and comes free, orders and turns at once; each order is placed once, nothing is lost', async () => {
  const at = await enterprise();
  await at.fund(4 * BASIC);
  const placed = [await at.order(), await at.order(), await at.order(), await at.order()];
  const row = [];
  for (let n = 0; n < 12; n += 1) row.push(await at.order());
  const db = new Database(gateway.services.db.pool.options.connectionString!, { max: 32 });
  const services = { ...gateway.services, db };
  const turn = () =>
    placeWaitingJob.run({ mainId: at.mainId, why: 'recharged' } as never, {
      services,
      log: services.log,
      attempt: 1,
      maxAttempts: 1,
    });
  const late: { orderId: string }[] = [];
  await Promise.all([
    ...placed.map((order) => cancel(at, order)),
    ...Array.from({ length: 5 }, () => at.fund(BASIC)),
    ...Array.from({ length: 16 }, turn),
    ...Array.from({ length: 3 }, async () => void late.push(await at.order())),
  ]);
  await gateway.runJobs();
  await db.close();
  const states = await at.statesOf(row);
  const lateStates = await at.statesOf(late);
  const count = (list: string[]) => list.filter((one) => one === 'placed').length;
  // Nine prices came in or were released. Orders made while there was money were placed at once; the waiting ones continued
  // in their order.
  expect(count(states) + count(lateStates)).toBe(9);
  expect(states).toEqual([
    ...Array(count(states)).fill('placed'),
    ...Array(12 - count(states)).fill('awaitingPayment'),
  ]);
  expect(await at.books()).toEqual({ funding: -9 * BASIC, available: 0, held: 9 * BASIC, spent: 0 });
  const { rows } = await gateway.owner.query(
    `select count(*)::int as n, count(distinct order_id)::int as orders from ledger_transaction
     where main_id = $1 and kind = 'hold'`,
    [at.mainId],
  );
  expect(rows).toEqual([{ n: 13, orders: 13 }]);
}, 120_000);

test('the balance says how many orders wait for money and for how much, and how many the last recharge placed', async () => {
  const at = await enterprise();
  const begun = gateway.clock.now().getTime();
  await at.smallOrder();
  gateway.clock.advance(60_000);
  await at.order();
  const endOf = (since: number) => new Date(since + 7 * DAY_MS).toISOString();
  const first = { firstEndsAt: endOf(begun), underWay: 0 };
  const second = { firstEndsAt: endOf(begun + 60_000), underWay: 0 };
  const waiting = async () => (await at.call('getBalance', {})).data.waiting;
  expect(await waiting()).toEqual({ orders: 2, price: at.small + BASIC, ...first, lastRecharge: null });
  gateway.clock.advance(1_000);
  await at.fund(at.small);
  const lastRecharge = { at: gateway.clock.now().toISOString(), amount: at.small, placed: 0 };
  expect(await waiting()).toMatchObject({ orders: 2, lastRecharge });
  await gateway.runJobs();
  expect(await waiting()).toEqual({
    orders: 1,
    price: BASIC,
    ...second,
    lastRecharge: { ...lastRecharge, placed: 1 },
  });
  gateway.clock.advance(7 * 86_400_000);
  gateway.clock.advance(1);
  expect(await waiting()).toEqual({ orders: 1, price: BASIC, ...second, lastRecharge: null });
});

test('who looks after the money is told when orders begin to wait for it, and not again until none does', async () => {
  const at = await enterprise();
  const finance = demoUsers.finance;
  await inAccount(gateway, at.mainId, ({ tx }) =>
    addMembership(tx, { mainId: at.mainId, userId: finance, role: 'finance' }),
  );
  const told = async () => {
    await gateway.runJobs();
    const { n } = await inAccount(gateway, at.mainId, ({ tx }) =>
      tx.one<{ n: number }>(sql`select count(*)::int as n from notification
        where main_id = ${at.mainId} and kind = 'order.awaitingPayment' and user_id = ${finance}`),
    );
    return n;
  };
  await at.smallOrder();
  expect(await told()).toBe(1);
  await at.order();
  expect(await told()).toBe(1);
  // Both are paid; the next one waits anew.
  await at.fund(at.small + BASIC);
  expect(await told()).toBe(1);
  await at.smallOrder();
  expect(await told()).toBe(2);
  const orderer = await inAccount(gateway, at.mainId, ({ tx }) =>
    tx.many(
      sql`select from notification where kind = 'order.awaitingPayment' and user_id = ${demoUsers.owner}`,
    ),
  );
  // Who ordered knows it.
  expect(orderer).toHaveLength(0);
});
