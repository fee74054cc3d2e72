import { demoMains } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { paymentTools } from '../../../test/payments';
import {
  notify,
  startWechatPay,
  stranger,
  type Order,
  type WechatPayStub,
} from '../../../test/wechatPayStub';
import { rechargeAccount } from '../orders/payment';
import { sql } from '../../platform/db/sql';

const { first } = demoMains;
const SECOND = 1_000;
let gateway: TestGateway;
let pay: WechatPayStub;
const tools = paymentTools(
  () => gateway,
  () => pay,
);
const { create, check, cancel, begun, tell, status, available, faults, sweep, tradeNo } = tools;
beforeAll(async () => {
  pay = await startWechatPay();
  gateway = await gatewayWithPeople({ env: pay.env });
  pay.follow(() => gateway.clock.now());
});
afterEach(async () => expect(await faults()).toEqual([]));
afterAll(async () => {
  await gateway.close();
  await pay.stop();
});

/** What the enterprise has more than before. */
async function gained(deed: () => Promise<unknown>): Promise<number> {
  const before = await available();
  await deed();
  return (await available()) - before;
}
const oddities = async () =>
  inAccount(gateway, first, ({ tx }) =>
    tx.many<{ kind: string; id: string }>(sql`select o.kind, o.payment_id as id from payment_oddity o`),
  );

test('a notification replayed, and eight at once, are booked once', async () => {
  const { paymentId, outTradeNo } = await begun();
  pay.pay(outTradeNo);
  const body = pay.sealed(pay.transaction(pay.orders.get(outTradeNo)!));
  const headers = pay.signed(body);
  const more = await gained(async () => {
    const many = await Promise.all(Array.from({ length: 8 }, () => notify(gateway, body, headers)));
    expect(new Set(many)).toEqual(new Set([204]));
    expect(await notify(gateway, body, headers)).toBe(204);
  });
  expect(more).toBe(100_00);
  expect(await status(paymentId)).toBe('paid');
});

test('a notification and the polls of screens at once book it once', async () => {
  const { paymentId, outTradeNo } = await begun();
  pay.pay(outTradeNo);
  const more = await gained(() =>
    Promise.all([tell(outTradeNo), check(paymentId), tell(outTradeNo), check(paymentId), cancel(paymentId)]),
  );
  expect(more).toBe(100_00);
  expect(await status(paymentId)).toBe('paid');
});

test('what is not signed by WeChat Pay, for these bytes and now, is refused and books nothing', async () => {
  const { outTradeNo, paymentId } = await begun();
  pay.pay(outTradeNo);
  const content = pay.transaction(pay.orders.get(outTradeNo)!);
  const body = pay.sealed(content);
  const good = pay.signed(body);
  const at = (seconds: number) => new Date(gateway.clock.now().getTime() + seconds * SECOND);
  const more = await gained(async () => {
    const forged: [string, Record<string, string>][] = [
      [body, pay.signed(body, stranger.privateKey)],
      [body, { ...good, 'wechatpay-serial': 'PUB_KEY_ID_0000000002' }],
      [body, { ...good, 'wechatpay-nonce': 'another' }],
      [body, pay.signed(body, undefined, at(-301))],
      [body, pay.signed(body, undefined, at(301))],
      [body, {}],
      [body.replace('EV-1', 'EV-2'), good],
      [pay.sealed(content, 'TRANSACTION.SUCCESS', 'f'.repeat(32)), good],
    ];
    for (const [text, headers] of forged) expect(await notify(gateway, text, headers)).toBe(401);
    // Signed rightly, and still sealed with another key, or nothing of the kind.
    const sealedByAnother = pay.sealed(content, 'TRANSACTION.SUCCESS', 'f'.repeat(32));
    expect(await notify(gateway, sealedByAnother, pay.signed(sealedByAnother))).toBe(401);
    for (const text of ['', '[]', 'null', '{"event_type":"TRANSACTION.SUCCESS"}', 'x'.repeat(33_000)])
      expect([400, 401, 413]).toContain(await notify(gateway, text, pay.signed(text)));
  });
  expect(more).toBe(0);
  expect(await status(paymentId)).toBe('created');
  expect(await gained(() => notify(gateway, body, pay.signed(body, undefined, at(-299))))).toBe(100_00);
});

test('what came before the payment was saved is told again, and booked then', async () => {
  const outTradeNo = 'F'.repeat(32);
  const order: Order = {
    ...{ outTradeNo, total: 100, expires: '', state: 'SUCCESS', currency: 'CNY' },
    ...{ mchid: pay.env.WECHAT_PAY_MERCHANT_ID, appid: pay.env.WECHAT_PAY_APP_ID },
  };
  pay.orders.set(outTradeNo, order);
  expect(await tell(outTradeNo)).toBe(404);
  const { paymentId } = ok(await create(100)).data;
  const known = tradeNo(paymentId);
  pay.orders.set(known, { ...order, outTradeNo: known });
  expect(await gained(() => tell(known))).toBe(100);
  expect(await status(paymentId)).toBe('paid');
});

test.each<[string, Partial<Order>, string]>([
  ['less than ordered', { total: 99_99 }, 'amount'],
  ['more than ordered', { total: 100_01 }, 'amount'],
  ['another currency', { currency: 'USD' }, 'currency'],
  ['another merchant', { mchid: '1900000009' }, 'merchant'],
  ['another app', { appid: 'wx0000000009' }, 'merchant'],
])('%s is never booked, and operators hear of it once', async (_what, change, kind) => {
  const { paymentId, outTradeNo } = await begun();
  pay.pay(outTradeNo, change);
  const more = await gained(async () => {
    expect([await tell(outTradeNo), await tell(outTradeNo)]).toEqual([204, 204]);
    gateway.clock.advance(20 * 60 * SECOND);
    await sweep();
    await check(paymentId);
  });
  expect(more).toBe(0);
  expect(await status(paymentId)).toBe('differs');
  expect((await oddities()).filter(({ id }) => id === paymentId)).toEqual([{ kind, id: paymentId }]);
});

test('one that was paid after it was closed is booked: the money is there', async () => {
  const { paymentId, outTradeNo } = await begun();
  ok(await cancel(paymentId));
  pay.pay(outTradeNo);
  expect(await gained(() => tell(outTradeNo))).toBe(100_00);
  expect(await status(paymentId)).toBe('paid');
});

test('a transaction that was booked by hand before is not booked again', async () => {
  const { paymentId, outTradeNo } = await begun();
  pay.pay(outTradeNo);
  const reference = `42${outTradeNo.slice(0, 26)}`;
  await inAccount(gateway, first, (work) =>
    rechargeAccount(work, reference, { mainId: first, amount: 100_00 }),
  );
  expect(await gained(() => tell(outTradeNo))).toBe(0);
  expect(await status(paymentId)).toBe('differs');
  expect(await oddities()).toContainEqual({ kind: 'booked', id: paymentId });
});

test('money that WeChat Pay gave back is told to operators, and moves nothing in the ledger by itself', async () => {
  const { paymentId, outTradeNo } = await begun();
  pay.pay(outTradeNo);
  await tell(outTradeNo);
  await fund(gateway, 5);
  const { mchid } = pay.orders.get(outTradeNo)!;
  const body = pay.sealed(
    {
      ...{ mchid, out_trade_no: outTradeNo, transaction_id: `42${outTradeNo.slice(0, 26)}` },
      ...{ out_refund_no: 'R-1', refund_id: '50', refund_status: 'SUCCESS' },
      amount: { total: 100_00, refund: 100_00 },
    },
    'REFUND.SUCCESS',
  );
  const more = await gained(async () => {
    for (const _ of [1, 2]) expect(await notify(gateway, body, pay.signed(body))).toBe(204);
  });
  expect(more).toBe(0);
  expect(await status(paymentId)).toBe('refunded');
  expect((await oddities()).filter(({ id }) => id === paymentId)).toEqual([
    { kind: 'refunded', id: paymentId },
  ]);
});

test('a connection lost while it is booked leaves nothing half done, and the next telling books it', async () => {
  const { paymentId, outTradeNo } = await begun();
  pay.pay(outTradeNo);
  const { db } = gateway.services;
  const more = await gained(async () => {
    const withTenant = jest.spyOn(db, 'withTenant').mockImplementationOnce(async (scope, work) =>
      db.transaction(scope, async (tx) => {
        await work(tx);
        throw new Error('the connection is lost');
      }),
    );
    expect(await tell(outTradeNo)).toBe(500);
    withTenant.mockRestore();
  });
  expect(more).toBe(0);
  expect(await status(paymentId)).toBe('created');
  expect(await gained(() => tell(outTradeNo))).toBe(100_00);
});
