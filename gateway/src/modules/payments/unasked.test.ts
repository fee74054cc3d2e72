import { demoMains } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { paymentTools } from '../../../test/payments';
import { startWechatPay, type WechatPayStub } from '../../../test/wechatPayStub';

const { platform } = demoMains;
const HOURS = 3_600_000;
let gateway: TestGateway;
let pay: WechatPayStub;
const { call, create, cancel, begun, status, sweep } = paymentTools(
  () => gateway,
  () => pay,
);
beforeEach(async () => {
  pay = await startWechatPay();
  gateway = await gatewayWithPeople({ env: pay.env });
  pay.follow(() => gateway.clock.now());
});
afterEach(async () => {
  await gateway.close();
  await pay.stop();
});
/** Somebody else is paid from now on. */
const changeMerchant = () =>
  Object.defineProperty(gateway.services.payments!, 'merchantId', { get: () => '1900000009' });

test('what can not be paid any more takes nobody’s place: of a code that ended, and of another merchant', async () => {
  const fill = async () => {
    const codes = (await Promise.all(Array.from({ length: 11 }, () => create(100)))).map(({ code }) => code);
    return codes.filter((code) => code === 0).length;
  };
  expect(await fill()).toBe(10);
  gateway.clock.advance(15 * 60_000);
  expect(await fill()).toBe(10);
  changeMerchant();
  expect(await fill()).toBe(10);
});

test('a payment of a merchant who is not set up any more goes to operators after a day, who say what became of it', async () => {
  const { paymentId, outTradeNo } = await begun();
  changeMerchant();
  expect((await cancel(paymentId)).code).toBe(2462);
  gateway.clock.advance(24 * HOURS);
  await sweep();
  expect(await status(paymentId)).toBe('created');
  gateway.clock.advance(HOURS);
  await Promise.all([sweep(), sweep()]);
  const { rows } = ok(await call('listPayments', { body: {} })).data;
  expect(rows).toMatchObject([
    { status: 'differs', oddity: { kind: 'unasked', amount: null, settledAt: null, outcome: null } },
  ]);
  const queue = ok(await call('listWorkItems', { body: { kind: ['payment'] } }, 'operator', platform)).data
    .rows;
  expect(queue).toHaveLength(1);
  const { workItemId } = queue[0];
  const settle = (outcome: string) =>
    call('settlePaymentReview', { body: { workItemId, outcome, note: 'Looked up' } }, 'operator', platform);
  const refusal = await settle('booked');
  expect(refusal.code).toBe(2464);
  expect(refusal.msg).toContain(outTradeNo);
  ok(await settle('nothing'));
  expect(ok(await call('listPayments', { body: {} })).data.rows).toMatchObject([
    { oddity: { kind: 'unasked', settledAt: gateway.clock.now().toISOString(), outcome: 'nothing' } },
  ]);
});
