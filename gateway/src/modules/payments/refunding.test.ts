import { demoMains } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { paymentTools, type Begun } from '../../../test/payments';
import { notify, startWechatPay, type WechatPayStub } from '../../../test/wechatPayStub';
import { sql } from '../../platform/db/sql';

const { first } = demoMains;
const MINUTES = 60_000;
let gateway: TestGateway;
let pay: WechatPayStub;
const { call, begun, check, tell, status, available, faults, sweep } = paymentTools(
  () => gateway,
  () => pay,
);
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

async function paidOne(): Promise<Begun> {
  const one = await begun();
  pay.pay(one.outTradeNo);
  return one;
}
/** WeChat Pay tells of a refund of 100 yuan that were paid. */
function refunded({ outTradeNo }: Begun, refundId: string, refund: number): Promise<number> {
  const { mchid } = pay.orders.get(outTradeNo)!;
  const body = pay.sealed(
    {
      ...{ mchid, out_trade_no: outTradeNo, transaction_id: `42${outTradeNo.slice(0, 26)}` },
      ...{ out_refund_no: `R-${refundId}`, refund_id: refundId, refund_status: 'SUCCESS' },
      amount: { total: 100_00, refund },
    },
    'REFUND.SUCCESS',
  );
  return notify(gateway, body, pay.signed(body));
}
/** What operators were told of a payment: how much, and by which refund. */
const told = ({ paymentId }: Begun) =>
  inAccount(gateway, first, ({ tx }) =>
    tx.many(sql`select o.kind, o.told_amount as amount, o.refund_id as "refundId" from payment_oddity o
      join work_item w on w.main_id = o.main_id and w.subject_id = o.id and w.kind = 'payment'
      where o.payment_id = ${paymentId} order by o.told_at, o.id`),
  );
const listed = async ({ paymentId }: Begun) => {
  const { rows } = ok(await call('listPayments', { body: { limit: 50 } })).data;
  return (rows as { paymentId: string; oddity: object | null }[]).find((one) => one.paymentId === paymentId)!;
};

test('each refund of a payment is told, the same one once; given back whole in parts it is so called', async () => {
  const one = await paidOne();
  await tell(one.outTradeNo);
  const before = await available();
  expect([await refunded(one, '501', 40_00), await refunded(one, '501', 40_00)]).toEqual([204, 204]);
  expect(await status(one.paymentId)).toBe('paid');
  expect((await listed(one)).oddity).toEqual({
    ...{ kind: 'refunded', amount: 40_00, settledAt: null, outcome: null },
  });
  gateway.clock.advance(1_000);
  expect(await refunded(one, '502', 60_00)).toBe(204);
  expect(await told(one)).toEqual([
    { kind: 'refunded', amount: 40_00, refundId: '501' },
    { kind: 'refunded', amount: 60_00, refundId: '502' },
  ]);
  expect(await status(one.paymentId)).toBe('refunded');
  expect(await available()).toBe(before);
});

test('that money was given back, learned by asking, is told without a sum, and the payment is not called given back', async () => {
  const one = await begun();
  pay.pay(one.outTradeNo, { state: 'REFUND' });
  const before = await available();
  gateway.clock.advance(16 * MINUTES);
  await sweep();
  await check(one.paymentId);
  expect(await told(one)).toEqual([{ kind: 'refunded', amount: null, refundId: null }]);
  expect(await listed(one)).toMatchObject({
    ...{ status: 'differs', transactionId: null },
    oddity: { kind: 'refunded', amount: null, settledAt: null },
  });
  // How much it was comes with the notification, which may be late.
  expect(await refunded(one, '503', 30_00)).toBe(204);
  expect(await told(one)).toHaveLength(2);
  expect(await status(one.paymentId)).toBe('differs');
  expect(await available()).toBe(before);
});

test('a part given back before the payment was booked leaves it unbooked, whatever is told later', async () => {
  const one = await paidOne();
  const before = await available();
  expect(await refunded(one, '504', 30_00)).toBe(204);
  expect(await tell(one.outTradeNo)).toBe(204);
  expect(await status(one.paymentId)).toBe('differs');
  expect(await available()).toBe(before);
});
