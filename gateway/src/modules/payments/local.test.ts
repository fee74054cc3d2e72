import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { booksOf, gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { uuidv7 } from '../../kernel/ids';
import { ledgerFaults } from '../ledger/ledgerFaults';

/** The local provider, which the tests and development have. */
const { first } = demoMains;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

async function shown(amount: number): Promise<{ paymentId: string; path: string }> {
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const { paymentId } = ok(
    await gateway.call(
      'createPayment',
      { body: { amount } },
      { token, mainId: first, idempotencyKey: uuidv7() },
    ),
  ).data;
  const { codeUrl } = ok(
    await gateway.call('showPaymentCode', { body: { paymentId } }, { token, mainId: first }),
  ).data;
  const { pathname, search } = new URL(codeUrl as string);
  return { paymentId, path: pathname + search };
}
const press = async (path: string, what: string) =>
  (await gateway.request(`${path}&what=${what}`, { method: 'POST' })).text();
const status = async (paymentId: string) => {
  const token = await sessionOf(gateway, demoUsers.owner, first);
  return ok(await gateway.call('checkPayment', { body: { paymentId } }, { token, mainId: first })).data
    .status;
};
const available = async () => (await booksOf(gateway, first)).available ?? 0;

test('the page that plays the phone pays what was ordered, another amount, or nothing; twice is once', async () => {
  const [right, other, never, least] = [await shown(500), await shown(600), await shown(700), await shown(1)];
  expect(await (await gateway.request(right.path)).text()).toContain('¥5.00');
  expect(await press(never.path, 'never')).toContain('Nothing was paid');
  expect(await press(other.path, 'another')).toContain('Another amount was paid');
  expect(await press(least.path, 'another')).toContain('Another amount was paid');
  expect(await press(right.path, 'paid')).toContain('Paid.');
  expect(await press(right.path, 'paid')).toContain('cannot be paid');
  expect(await available()).toBe(500);
  const all = [right, other, never, least].map(({ paymentId }) => status(paymentId));
  expect(await Promise.all(all)).toEqual(['paid', 'differs', 'created', 'differs']);
  expect(await inAccount(gateway, first, ({ tx }) => ledgerFaults(tx, first))).toEqual([]);
});

test('a code that ended, and one that nobody ordered, cannot be paid', async () => {
  const { path, paymentId } = await shown(800);
  gateway.clock.advance(15 * 60_000);
  const before = await available();
  expect(await press(path, 'paid')).toContain('cannot be paid');
  expect(await press('/dev/pay?no=NONE', 'paid')).toContain('cannot be paid');
  expect(await status(paymentId)).toBe('closed');
  expect(await available()).toBe(before);
});

test('beside the local provider there is no address for notifications', async () => {
  const reply = await gateway.request('/gateway/bd/pay/wechat/notify', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(reply.status).toBe(404);
});

test('gives back what was paid, once, by the time one asks; what it does not know it refuses', async () => {
  const { payments } = gateway.services;
  const { path } = await shown(900);
  const outTradeNo = new URL(path, 'http://local').searchParams.get('no')!;
  const transactionId = `LOCAL${outTradeNo}`;
  const order = { outRefundNo: 'R1', transactionId, amount: 900, total: 900, reason: 'Test' };
  await expect(payments!.refund(order)).rejects.toMatchObject({ code: 'RESOURCE_NOT_EXISTS' });
  expect(await press(path, 'paid')).toContain('Paid.');
  expect(await payments!.queryRefund('R1')).toBeNull();
  for (let again = 0; again < 2; again += 1)
    expect(await payments!.refund(order)).toMatchObject({
      state: 'underWay',
      amount: 900,
      outRefundNo: 'R1',
    });
  await expect(payments!.refund({ ...order, outRefundNo: 'R2' })).rejects.toMatchObject({ kind: 'refused' });
  expect(await payments!.queryRefund('R1')).toMatchObject({ state: 'refunded', transactionId });
});
