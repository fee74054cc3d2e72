import { ok } from '../../../test/candidates';
import { demoMains } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount } from '../../../test/checks';
import { sql } from '../../platform/db/sql';
import { givingBackTools } from '../../../test/givingBack';
import type { TestGateway } from '../../../test/gateway';
import { startWechatPay, type WechatPayStub } from '../../../test/wechatPayStub';

const { first } = demoMains;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const REFUNDS = '/v3/refund/domestic/refunds';
let gateway: TestGateway;
let pay: WechatPayStub;
const tools = givingBackTools(
  () => gateway,
  () => pay,
);
const {
  staffCall,
  paid,
  ask,
  queued,
  confirm,
  takenBack,
  pursue,
  kept,
  atProvider,
  tellRefund,
  oddities,
  listed,
  faults,
  status,
} = tools;
const later = (ms = MINUTE) => gateway.clock.advance(ms);
/** An operator says what became of the work that a payment made. */
async function settleAs({ paymentId }: { paymentId: string }, outcome: string) {
  const workItemId = await inAccount(gateway, first, async ({ tx }) => {
    const row = await tx.one<{ id: string }>(sql`select w.id from payment_oddity o
      join work_item w on w.main_id = o.main_id and w.subject_id = o.id and w.kind = 'payment'
      where o.payment_id = ${paymentId} order by o.told_at desc limit 1`);
    return row.id;
  });
  return staffCall('operator', 'settlePaymentReview', { body: { workItemId, outcome, note: 'At the bank' } });
}
const timesAsked = () => pay.asked.filter((one) => one === `POST ${REFUNDS}`).length;

beforeAll(async () => {
  pay = await startWechatPay();
  gateway = await gatewayWithPeople({ env: pay.env });
  pay.follow(() => gateway.clock.now());
});
beforeEach(() => (pay.asked.length = 0));
afterEach(async () => {
  pay.behave();
  expect(await faults()).toEqual([]);
});
afterAll(async () => {
  await gateway.close();
  await pay.stop();
});

test.each([
  ['NOT_ENOUGH', 403],
  ['FREQUENCY_LIMITED', 429],
  ['SYSTEM_ERROR', 500],
  ['NO_AUTH', 403],
])('%s is asked again, rarer with time; after a day operators hear of it, once', async (code, http) => {
  const one = await takenBack();
  pay.misbehave((path, reply) => {
    if (path !== REFUNDS) return false;
    pay.send(reply, http, { code, message: 'no' });
    return true;
  });
  await pursue();
  const fault = http === 500 ? 'silent' : code;
  expect(await kept(one)).toMatchObject({ status: 'asked', fault });
  expect(await oddities(one)).toEqual([]);
  const asked = timesAsked();
  later(10 * 60 * MINUTE);
  await pursue();
  later(30 * MINUTE);
  await pursue();
  expect(timesAsked()).toBe(asked + 1);
  later(DAY);
  await pursue();
  later(DAY);
  await pursue();
  expect(await oddities(one)).toEqual(['refundWaits']);
  pay.behave();
  later(2 * 60 * MINUTE);
  await pursue();
  expect(await kept(one)).toMatchObject({ status: 'processing', fault: null });
});

test.each(['PARAM_ERROR', 'RESOURCE_NOT_EXISTS', 'USER_ACCOUNT_ABNORMAL'])(
  '%s is a refusal: operators give it back by hand, and nobody asks again',
  async (code) => {
    const one = await takenBack();
    pay.misbehave((path, reply) => {
      if (path !== REFUNDS) return false;
      pay.send(reply, code === 'RESOURCE_NOT_EXISTS' ? 404 : 400, { code, message: 'no' });
      return true;
    });
    await pursue();
    expect(await kept(one)).toMatchObject({ status: 'refused', fault: code });
    expect(await oddities(one)).toEqual(['refundRefused']);
    expect(await listed(one)).toMatchObject({
      refund: { status: 'refused' },
      oddity: { kind: 'refundRefused' },
    });
    pay.behave();
    later(DAY);
    await pursue();
    expect(pay.refunds.has((await kept(one))!.no)).toBe(false);
  },
);

test('a refusal after an answer that was lost is none: what it took on before stands', async () => {
  const one = await takenBack();
  const { no } = (await kept(one))!;
  pay.refunds.set(no, {
    ...{ outRefundNo: no, outTradeNo: one.outTradeNo, refund: 100_00, total: 100_00 },
    ...{ state: 'PROCESSING', at: null },
  });
  pay.misbehave((path, reply) => {
    if (path !== REFUNDS) return false;
    pay.send(reply, 400, { code: 'INVALID_REQUEST', message: 'no' });
    return true;
  });
  await pursue();
  expect((await kept(one))!.status).toBe('processing');
  expect(await oddities(one)).toEqual([]);
});

test('given up after seven days, and only where the provider says that it knows none', async () => {
  const one = await takenBack();
  const { no } = (await kept(one))!;
  let isQuerySilent = true;
  pay.misbehave((path, reply) => {
    if (path !== REFUNDS && !(isQuerySilent && path.startsWith(REFUNDS))) return false;
    pay.send(reply, 503, {});
    return true;
  });
  await pursue();
  later(8 * DAY);
  await pursue();
  expect(await kept(one)).toEqual({ status: 'asked', fault: 'silent', no });
  isQuerySilent = false;
  later(DAY);
  await pursue();
  expect((await kept(one))!.status).toBe('refused');
  expect(await oddities(one)).toEqual(['refundWaits', 'refundRefused']);
});

test('of a merchant who is not set up any more nobody asks: after a day it is work', async () => {
  const one = await takenBack();
  const payments = gateway.services.payments!;
  Object.assign(gateway.services, { payments: null });
  await pursue();
  later(DAY / 2);
  await pursue();
  expect((await kept(one))!.status).toBe('asked');
  later(DAY);
  await pursue();
  Object.assign(gateway.services, { payments });
  expect((await kept(one))!.status).toBe('unasked');
  expect(await oddities(one)).toEqual(['refundUnasked']);
});

test('while it may still be given back nobody says that it was given back by hand; then they do', async () => {
  const one = await takenBack();
  pay.misbehave((path, reply) => {
    if (path !== REFUNDS) return false;
    pay.send(reply, 403, { code: 'NOT_ENOUGH', message: 'no' });
    return true;
  });
  await pursue();
  later(2 * DAY);
  await pursue();
  const { rows } = ok(await staffCall('operator', 'listWorkItems', { body: { kind: ['payment'] } })).data;
  const reviews = await Promise.all(
    (rows as { workItemId: string }[]).map(
      async ({ workItemId }) =>
        ok(await staffCall('operator', 'getPaymentReview', { query: { workItemId } })).data,
    ),
  );
  const review = reviews.find((each) => each.payment.paymentId === one.paymentId)!;
  expect(review).toMatchObject({
    kind: 'refundWaits',
    refund: { status: 'asked', fault: 'NOT_ENOUGH', outRefundNo: (await kept(one))!.no },
  });
  const settle = () =>
    staffCall('operator', 'settlePaymentReview', {
      body: { workItemId: review.workItemId, outcome: 'givenBack', note: 'Given back at the bank' },
    });
  expect((await settle()).code).toBe(2626);
  pay.behave();
  later(2 * 60 * MINUTE);
  await pursue();
  expect((await settle()).code).toBe(2626);
  await tellRefund(atProvider(one), { state: 'SUCCESS' });
  ok(await settle());
});

test('what cannot be given back so is said when it is asked for, and when it is confirmed', async () => {
  const old = await paid();
  ok(await ask(old));
  const workItemId = await queued();
  later(366 * DAY);
  const late = await confirm(workItemId);
  expect([late.code, late.msg]).toEqual([2625, expect.stringContaining('more than a year ago')]);
  ok(await staffCall('operator', 'refuseReversal', { body: { workItemId, reason: 'Too old' } }));
  expect((await ask(old)).code).toBe(2625);
  ok(await ask(old, 'hand'));
  ok(await confirm(await queued()));
  expect(await kept(old)).toBeNull();
  await pursue();
  expect(timesAsked()).toBe(0);
  const part = await paid();
  const note = { outRefundNo: 'R1', outTradeNo: part.outTradeNo, refund: 1_00, total: 100_00, at: null };
  expect(await tellRefund({ ...note, state: 'SUCCESS' })).toBe(204);
  expect(await oddities(part)).toEqual(['refunded']);
  expect((await ask(part)).code).toBe(2625);
});

test('said by operators to be given back, and then given back by WeChat Pay after all: they hear of it', async () => {
  const one = await takenBack();
  await pursue();
  await tellRefund(atProvider(one), { state: 'ABNORMAL' });
  const settled = await settleAs(one, 'givenBack');
  expect(settled.code).toBe(0);
  await tellRefund(atProvider(one), { state: 'SUCCESS' });
  expect((await kept(one))!.status).toBe('success');
  expect(await oddities(one)).toEqual(['refundAbnormal', 'refunded']);
});

test('paid to the merchant’s own account, the payer has nothing: it is no giving back, and stays owed', async () => {
  const one = await takenBack();
  await pursue();
  expect(await tellRefund(atProvider(one), { state: 'SUCCESS', receiver: '商户结算银行账户' })).toBe(204);
  expect((await kept(one))!.status).toBe('closed');
  expect(await status(one.paymentId)).toBe('paid');
  expect(await oddities(one)).toEqual(['refundClosed']);
  expect(await settleAs(one, 'nothing')).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'outcome' }] },
  });
  expect((await settleAs(one, 'givenBack')).code).toBe(0);
});

test('abnormal again while it waits for operators it is the same work; after they settled it, it is work again', async () => {
  const one = await takenBack();
  await pursue();
  const fails = async () => {
    later();
    expect(await tellRefund(atProvider(one), { state: 'ABNORMAL' })).toBe(204);
    expect(await tellRefund(atProvider(one), { state: 'ABNORMAL' })).toBe(204);
  };
  /** On WeChat Pay's own pages it is tried once more. */
  const mended = async () => {
    Object.assign(atProvider(one), { state: 'PROCESSING' });
    later(60 * MINUTE);
    await pursue();
    expect((await kept(one))!.status).toBe('processing');
  };
  await fails();
  await mended();
  await fails();
  expect(await oddities(one)).toEqual(['refundAbnormal']);
  expect((await settleAs(one, 'nothing')).code).toBe(0);
  await mended();
  await fails();
  expect(await oddities(one)).toEqual(['refundAbnormal', 'refundAbnormal']);
  expect(await listed(one)).toMatchObject({ oddity: { kind: 'refundAbnormal', settledAt: null } });
  expect((await settleAs(one, 'givenBack')).code).toBe(0);
  // It is named as what it is: a refund, not a payment.
  const { rows } = ok(
    await staffCall('operator', 'listWorkItems', { body: { kind: ['payment'], state: 'done' } }),
  ).data;
  expect(rows[0].title).toBe('Refund that does not go through · ¥100.00');
  const said = await inAccount(gateway, first, ({ tx }) =>
    tx.many<{ action: string }>(sql`select action from audit_event where entity_id = ${one.paymentId}
      and action in ('payment.differed', 'payment.refundStuck')`),
  );
  expect(said.map(({ action }) => action)).toEqual(['payment.refundStuck', 'payment.refundStuck']);
  await gateway.runJobs();
  const { rows: bell } = ok(await staffCall('operator', 'listNotifications', { body: {} })).data;
  expect((bell as { kind: string }[]).map(({ kind }) => kind)).toContain('payment.refundStuck');
});
