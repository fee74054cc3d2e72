import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { paymentTools } from '../../../test/payments';
import { startWechatPay, type WechatPayStub } from '../../../test/wechatPayStub';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';

const { first, second, platform } = demoMains;
const MINUTES = 60_000;
let gateway: TestGateway;
let pay: WechatPayStub;
const tools = paymentTools(
  () => gateway,
  () => pay,
);
const { call, create, show, check, cancel, begun, tell, status, available, faults, sweep, tradeNo } = tools;
beforeEach(async () => {
  pay = await startWechatPay();
  gateway = await gatewayWithPeople({ env: pay.env });
  pay.follow(() => gateway.clock.now());
});
afterEach(async () => {
  expect(await faults()).toEqual([]);
  await gateway.close();
  await pay.stop();
});

test('a payment is kept, ordered once, paid, booked, told, and places what waited; the ledger knows it was scanned', async () => {
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const order = await placeOrder(gateway, token);
  expect(order.status).toBe('awaitingPayment');
  const created = ok(await create(100_00)).data;
  expect(created).toMatchObject({ status: 'created', amount: 100_00, codeUrl: null, secondsLeft: 900 });
  expect(pay.asked).toEqual([]);
  const { paymentId } = created;
  const no = tradeNo(paymentId);
  const [one, two] = await Promise.all([show(paymentId), show(paymentId)]);
  expect(ok(one).data.codeUrl).toMatch(/^weixin:\/\//);
  expect(ok(two).data.codeUrl).toBe(one.data.codeUrl);
  const asked = pay.asked.length;
  ok(await show(paymentId));
  expect(pay.asked).toHaveLength(asked);
  expect(pay.orders.get(no)).toMatchObject({ total: 100_00, expires: expect.stringMatching(/\+08:00$/) });
  expect(ok(await check(paymentId)).data.status).toBe('created');
  pay.pay(no);
  expect(await tell(no)).toBe(204);
  expect(ok(await check(paymentId)).data).toMatchObject({
    ...{ status: 'paid', codeUrl: null, secondsLeft: 0, transactionId: `42${no.slice(0, 26)}` },
  });
  expect(await available()).toBe(100_00);
  await gateway.runJobs();
  const query = { orderId: order.orderId as string };
  expect(ok(await call('getOrder', { query })).data.status).toBe('placed');
  const { rows } = ok(await call('listLedger', { body: { kind: 'recharge' } })).data;
  expect(rows).toMatchObject([{ scanned: true, reference: `42${no.slice(0, 26)}`, available: 100_00 }]);
  const bell = ok(await call('listNotifications', { body: {} }, 'finance')).data.rows as { kind: string }[];
  expect(bell.map(({ kind }) => kind)).toContain('payment.paid');
});

test('the same key begins one payment; amounts beyond the limits are faults of the field', async () => {
  const key = uuidv7();
  const [one, again] = [ok(await create(500, key)), ok(await create(500, key))];
  expect(again.data.paymentId).toBe(one.data.paymentId);
  expect((await create(501, key)).code).toBe(2003);
  for (const amount of [0, -1, 1_000_000_001, 1.5])
    expect((await create(amount)).data.fields).toMatchObject([{ path: 'amount' }]);
  expect(ok(await create(1_000_000_000)).data.amount).toBe(1_000_000_000);
});

test('at most ten are open at a time, also of twelve at once', async () => {
  const codes = (await Promise.all(Array.from({ length: 12 }, () => create(100)))).map(({ code }) => code);
  expect(codes.filter((code) => code === 0)).toHaveLength(10);
  expect(codes.filter((code) => code === 2460)).toHaveLength(2);
});

test('a screen asks WeChat Pay every few seconds at most, however many ask', async () => {
  const { paymentId, outTradeNo } = await begun();
  const queries = () => pay.asked.filter((line) => line.startsWith('GET')).length;
  await Promise.all(Array.from({ length: 6 }, () => check(paymentId)));
  expect(queries()).toBe(1);
  pay.pay(outTradeNo);
  expect(ok(await check(paymentId)).data.status).toBe('created');
  gateway.clock.advance(4_001);
  expect(ok(await check(paymentId)).data.status).toBe('paid');
  expect(queries()).toBe(2);
  expect(await available()).toBe(100_00);
});

test('cancelling closes it at WeChat Pay; what was paid before is booked and says so', async () => {
  const [left, paid] = [await begun(), await begun(200_00)];
  expect(ok(await cancel(left.paymentId)).data.status).toBe('closed');
  expect(pay.orders.get(left.outTradeNo)!.state).toBe('CLOSED');
  pay.pay(paid.outTradeNo);
  expect(ok(await cancel(paid.paymentId)).data.status).toBe('paid');
  expect(await available()).toBe(200_00);
  // Never ordered: there is nothing to close.
  const { paymentId } = ok(await create(100)).data;
  expect(ok(await cancel(paymentId)).data.status).toBe('closed');
});

test('once the code ended the job closes what nobody paid, and books what was paid unheard', async () => {
  const [never, unheard] = [await begun(), await begun(300_00)];
  pay.pay(unheard.outTradeNo);
  await sweep();
  expect(await available()).toBe(0);
  gateway.clock.advance(15 * MINUTES);
  expect(ok(await show(never.paymentId)).data.codeUrl).toBeNull();
  await Promise.all([sweep(), sweep()]);
  expect([await status(never.paymentId), await status(unheard.paymentId)]).toEqual(['closed', 'paid']);
  expect(await available()).toBe(300_00);
  await sweep();
  expect(pay.orders.get(never.outTradeNo)!.state).toBe('CLOSED');
});

test('who has no right to recharge begins none; another account’s, a missing one and the platform are refused', async () => {
  const { paymentId } = await begun();
  for (const user of ['recruiter', 'viewer'] as const) {
    expect((await call('createPayment', { body: { amount: 1 } }, user)).code).toBe(403);
    for (const operation of ['showPaymentCode', 'checkPayment', 'cancelPayment'])
      expect((await call(operation, { body: { paymentId } }, user)).code).toBe(403);
  }
  for (const operation of ['showPaymentCode', 'checkPayment', 'cancelPayment']) {
    expect((await call(operation, { body: { paymentId } }, 'owner', second)).code).toBe(404);
    expect((await call(operation, { body: { paymentId: uuidv7() } })).code).toBe(404);
  }
  expect((await call('listPayments', { body: {} }, 'operator', platform)).code).toBe(403);
  expect(await status(paymentId)).toBe('created');
});

test('the database itself refuses a paid payment without its booking, another amount, and a way back', async () => {
  const { paymentId } = await begun();
  const update = (set: ReturnType<typeof sql>) =>
    inAccount(gateway, first, ({ tx }) => tx.run(sql`update payment set ${set} where id = ${paymentId}`));
  await expect(update(sql`amount = 5`)).rejects.toThrow('does not change');
  const paid = sql`status = 'paid', transaction_id = 'T', ended_at = now()`;
  await expect(update(sql`${paid}, booking_id = ${uuidv7()}`)).rejects.toThrow('booking of its amount');
  ok(await cancel(paymentId));
  await expect(update(sql`status = 'created', ended_at = null`)).rejects.toThrow('does not change');
});
