import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { paymentTools } from '../../../test/payments';
import { startWechatPay, type WechatPayStub } from '../../../test/wechatPayStub';
import { uuidv7 } from '../../kernel/ids';
import { updateMembership } from '../accounts/accountRepository';
import { rechargeAccount } from '../orders/payment';

const { first, platform } = demoMains;
let gateway: TestGateway;
let pay: WechatPayStub;
const { call, begun, tell, available } = paymentTools(
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

async function odd(): Promise<string> {
  const { outTradeNo } = await begun();
  pay.pay(outTradeNo, { total: 1 });
  expect(await tell(outTradeNo)).toBe(204);
  const { rows } = ok(
    await call('listWorkItems', { body: { kind: ['payment'] } }, 'operator', platform),
  ).data;
  return rows[0].workItemId as string;
}
const review = (workItemId: string, user: keyof typeof demoUsers = 'operator') =>
  call('getPaymentReview', { query: { workItemId } }, user, platform);
const settle = (
  workItemId: string,
  note: string,
  user: keyof typeof demoUsers = 'operator',
  outcome = 'givenBack',
) => call('settlePaymentReview', { body: { workItemId, outcome, note } }, user, platform);

test('an operator sees what was told beside what was ordered, and ends it with what was done', async () => {
  const workItemId = await odd();
  await gateway.runJobs();
  const bell = ok(await call('listNotifications', { body: {} }, 'operator2', platform)).data.rows;
  expect((bell as { kind: string }[]).find(({ kind }) => kind === 'payment.differed')).toMatchObject({
    amount: 100_00,
  });
  const queue = ok(await call('listWorkItems', { body: { kind: ['payment'] } }, 'operator', platform)).data;
  expect(queue.rows[0].title).toBe('Payment that does not fit · ¥100.00');
  expect(ok(await review(workItemId)).data).toMatchObject({
    ...{ mainName: '晨星科技有限公司', kind: 'amount', settled: null, maySettle: true },
    payment: { amount: 100_00, status: 'differs' },
    told: { amount: 1, currency: 'CNY' },
  });
  expect((await settle(workItemId, ' x ')).code).toBe(1000);
  ok(await settle(workItemId, 'Given back on WeChat Pay’s own pages'));
  expect(ok(await review(workItemId, 'operator2')).data).toMatchObject({
    settled: { note: 'Given back on WeChat Pay’s own pages', outcome: 'givenBack' },
    maySettle: false,
  });
  expect((await settle(workItemId, 'Once more')).code).toBe(2463);
  expect(await available()).toBe(0);
});

test('the enterprise reads what became of it, and only what the ledger says, too; the note stays with operators', async () => {
  const workItemId = await odd();
  const told = async () => ok(await call('listPayments', { body: {} })).data.rows[0].oddity as object;
  expect(await told()).toEqual({ kind: 'amount', amount: 1, settledAt: null, outcome: null });
  expect((await settle(workItemId, 'It is booked', 'operator', 'booked')).code).toBe(2464);
  expect((await settle(workItemId, 'It is taken back', 'operator', 'takenBack')).code).toBe(2465);
  const { transactionId } = ok(await review(workItemId)).data.told as { transactionId: string };
  await inAccount(gateway, first, (work) =>
    rechargeAccount(work, transactionId, { mainId: first, amount: 1 }),
  );
  ok(await settle(workItemId, 'It is booked', 'operator', 'booked'));
  const settledAt = gateway.clock.now().toISOString();
  expect(await told()).toEqual({ kind: 'amount', amount: 1, settledAt, outcome: 'booked' });
  await gateway.runJobs();
  const lines = async (user: keyof typeof demoUsers) =>
    (ok(await call('listNotifications', { body: {} }, user)).data.rows as { kind: string }[]).filter(
      ({ kind }) => kind === 'payment.settled',
    );
  expect(await lines('finance')).toMatchObject([{ outcome: 'booked', amount: 100_00, decided: null }]);
  expect(await lines('recruiter')).toEqual([]);
});

test('two at once end it once', async () => {
  const workItemId = await odd();
  const codes = (
    await Promise.all([settle(workItemId, 'Given back'), settle(workItemId, 'Booked by hand', 'operator2')])
  ).map(({ code }) => code);
  expect(codes.sort()).toEqual([0, 2463]);
});

test('only operators, never about their own enterprise; a missing one is none', async () => {
  const workItemId = await odd();
  for (const user of ['analyst', 'support'] as const) {
    expect((await review(workItemId, user)).code).toBe(403);
    expect((await settle(workItemId, 'Given back', user)).code).toBe(403);
  }
  expect((await call('getPaymentReview', { query: { workItemId } })).code).toBe(403);
  expect((await review(uuidv7())).code).toBe(404);
  await inAccount(gateway, first, ({ tx }) =>
    updateMembership(
      tx,
      { mainId: first, userId: demoUsers.operator, role: 'admin', disabled: false },
      gateway.clock.now(),
    ),
  );
  expect((await settle(workItemId, 'Given back')).code).toBe(2862);
  expect(ok(await review(workItemId)).data.maySettle).toBe(false);
});
