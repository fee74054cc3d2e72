import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import { givingBackTools } from '../../../test/givingBack';
import type { TestGateway } from '../../../test/gateway';
import { notify, startWechatPay, stranger, type WechatPayStub } from '../../../test/wechatPayStub';
import { sql } from '../../platform/db/sql';

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
const { call, staffCall, paid, ask, queued, confirm, takenBack, pursue, kept } = tools;
const { atProvider, tellRefund, oddities, listed, status, tell, available, faults } = tools;
const later = (ms = MINUTE) => gateway.clock.advance(ms);
const refundCalls = () => pay.asked.filter((one) => one.includes('/v3/refund/'));
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

test('taken back by two, given back by WeChat Pay: kept before it is asked, asked once, and read by both sides', async () => {
  const one = await paid();
  const before = await available();
  expect(ok(await ask(one)).data).toMatchObject({
    ...{ way: 'scan', refundable: 'yes', refund: null, asked: { giveBack: 'provider', status: 'waiting' } },
  });
  expect(await kept(one)).toBeNull();
  const workItemId = await queued();
  expect(
    ok(await staffCall('operator2', 'getReversalReview', { query: { workItemId } })).data.received.asked,
  ).toMatchObject({ giveBack: 'provider', reason: 'Paid twice' });
  ok(await confirm(workItemId));
  expect(await available()).toBe(before - 100_00);
  // The provider knows nothing of it yet.
  expect(refundCalls()).toEqual([]);
  const { no } = (await kept(one))!;
  expect(await kept(one)).toEqual({ status: 'asked', fault: null, no });
  expect(await listed(one)).toMatchObject({ reversed: true, refund: { status: 'asked', endedAt: null } });
  await pursue();
  expect(refundCalls()).toEqual([`POST ${REFUNDS}`]);
  expect(atProvider(one)).toMatchObject({ outRefundNo: no, refund: 100_00, total: 100_00 });
  expect(await kept(one)).toEqual({ status: 'processing', fault: null, no });
  // Not asked again at once, and then asked about.
  await pursue();
  const at = new Date(gateway.clock.now().getTime() + 1_000);
  Object.assign(atProvider(one), { state: 'SUCCESS', at });
  later();
  await pursue();
  expect(refundCalls()).toEqual([`POST ${REFUNDS}`, `GET ${REFUNDS}/${no}`]);
  expect(await listed(one)).toMatchObject({
    ...{ status: 'refunded', reversed: true, oddity: null },
    refund: { status: 'success', endedAt: at.toISOString() },
  });
  const ledger = ok(await call('listLedger', { body: {} })).data.rows;
  expect(ledger[0]).toMatchObject({ kind: 'reversal', scanned: true, refund: { status: 'success' } });
  expect(ledger[1].refund).toBeNull();
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const { bytes } = await gateway.call('exportLedger', { body: {} }, { token: owner, mainId: first });
  const [head, back, recharge] = bytes.toString().split('\r\n');
  expect(head).toContain('Refund number,Refund,Refunded (UTC+8)');
  expect(back).toContain(`,Paid twice,${no},Given back,`);
  expect(recharge).not.toContain(no);
  const [received] = ok(await staffCall('operator', 'listReceivedMoney', { body: {} })).data.rows;
  expect(received).toMatchObject({
    ...{ isReversed: true, refundable: 'givenBack' },
    refund: { status: 'success', fault: null, outRefundNo: no },
  });
  await gateway.runJobs();
  const bell = ok(await call('listNotifications', { body: {} }, 'finance')).data.rows as { kind: string }[];
  expect(bell.map(({ kind }) => kind)).toContain('payment.givenBack');
  const trail = ok(await call('listAuditEvents', { body: {} })).data.rows as { action: string }[];
  expect(trail.map(({ action }) => action)).toContain('payment.givenBack');
  later(DAY);
  await pursue();
  expect(refundCalls()).toHaveLength(2);
  expect(await oddities(one)).toEqual([]);
});

test('told by notification, replayed, late and by a stranger: believed once, and no oddity of our own refund', async () => {
  const one = await takenBack();
  await pursue();
  const told = { ...atProvider(one), state: 'SUCCESS' as const };
  const forged = pay.sealed(pay.refundNote(told), 'REFUND.SUCCESS');
  expect(await notify(gateway, forged, pay.signed(forged, stranger.privateKey))).toBe(401);
  expect((await kept(one))!.status).toBe('processing');
  expect([await tellRefund(told), await tellRefund(told)]).toEqual([204, 204]);
  expect((await kept(one))!.status).toBe('success');
  expect(await status(one.paymentId)).toBe('refunded');
  // What was under way is told late, and that the payment was given back is told of the payment, too.
  expect(await tellRefund(told, { state: 'PROCESSING' })).toBe(204);
  expect(await tell(one.outTradeNo)).toBe(204);
  expect((await kept(one))!.status).toBe('success');
  expect(await oddities(one)).toEqual([]);
  later(DAY);
  await pursue();
  expect(timesAsked()).toBe(1);
});

test('told that something of the payment was given back while our own refund is under way is no oddity', async () => {
  const one = await takenBack();
  await pursue();
  expect(await tell(one.outTradeNo)).toBe(204);
  expect(await oddities(one)).toEqual([]);
  expect(await status(one.paymentId)).toBe('paid');
});

test('told before what was asked was answered and saved: the answer that comes later does not set it back', async () => {
  const one = await takenBack();
  const { no } = (await kept(one))!;
  const success = { outRefundNo: no, outTradeNo: one.outTradeNo, refund: 100_00, total: 100_00, at: null };
  let told: Promise<number> | undefined;
  pay.misbehave((path, reply) => {
    if (path !== REFUNDS) return false;
    told = tellRefund({ ...success, state: 'SUCCESS' });
    void told.then(() =>
      pay.send(reply, 200, { ...pay.refundNote({ ...success, state: 'PROCESSING' }), status: 'PROCESSING' }),
    );
    return true;
  });
  await pursue();
  expect(await told).toBe(204);
  expect((await kept(one))!.status).toBe('success');
  expect(await oddities(one)).toEqual([]);
});

test('no answer, then one: asked again under the same number, and given back once', async () => {
  const one = await takenBack();
  const { no } = (await kept(one))!;
  // It takes the first on, and its answer is lost.
  let lost = 0;
  pay.misbehave((path, reply) => {
    if (path !== REFUNDS || lost > 0) return false;
    lost += 1;
    pay.refunds.set(no, {
      ...{ outRefundNo: no, outTradeNo: one.outTradeNo, refund: 100_00, total: 100_00 },
      ...{ state: 'SUCCESS', at: null },
    });
    reply.destroy();
    return true;
  });
  await pursue();
  expect(await kept(one)).toEqual({ status: 'asked', fault: 'silent', no });
  later();
  await pursue();
  expect(await kept(one)).toEqual({ status: 'success', fault: null, no });
  expect([...pay.refunds.values()].filter(({ outTradeNo }) => outTradeNo === one.outTradeNo)).toHaveLength(1);
  expect(await oddities(one)).toEqual([]);
});

test('one that does not reach the payer is work, and may be mended on WeChat Pay’s own pages', async () => {
  const one = await takenBack();
  await pursue();
  expect(await tellRefund(atProvider(one), { state: 'ABNORMAL' })).toBe(204);
  expect(await tellRefund(atProvider(one), { state: 'ABNORMAL' })).toBe(204);
  expect((await kept(one))!.status).toBe('abnormal');
  expect(await oddities(one)).toEqual(['refundAbnormal']);
  expect(await status(one.paymentId)).toBe('paid');
  Object.assign(atProvider(one), { state: 'SUCCESS' });
  later(60 * MINUTE);
  await pursue();
  expect((await kept(one))!.status).toBe('success');
  expect(await oddities(one)).toEqual(['refundAbnormal']);
});

test('one that WeChat Pay ended is work; given back after all, it is told: operators may have given it back by hand', async () => {
  const one = await takenBack();
  await pursue();
  Object.assign(atProvider(one), { state: 'CLOSED' });
  later();
  await pursue();
  expect((await kept(one))!.status).toBe('closed');
  expect(await oddities(one)).toEqual(['refundClosed']);
  later(1_000);
  expect(await tellRefund(atProvider(one), { state: 'SUCCESS' })).toBe(204);
  expect((await kept(one))!.status).toBe('success');
  expect(await oddities(one)).toEqual(['refundClosed', 'refunded']);
});

test('another amount than asked, answered or told, is never taken for our refund: operators look at it', async () => {
  const one = await takenBack();
  await pursue();
  expect(await tellRefund(atProvider(one), { state: 'SUCCESS', refund: 99_00 })).toBe(204);
  expect((await kept(one))!.status).toBe('differs');
  expect(await oddities(one)).toEqual(['refundDiffers']);
  expect(await status(one.paymentId)).toBe('paid');
  later(DAY);
  await pursue();
  expect((await kept(one))!.status).toBe('differs');
  const other = await takenBack();
  pay.misbehave((path, reply) => {
    if (path !== REFUNDS) return false;
    void kept(other).then((row) => {
      const { outTradeNo } = other;
      const said = {
        outRefundNo: row!.no,
        outTradeNo,
        refund: 1,
        total: 100_00,
        state: 'SUCCESS',
        at: null,
      } as const;
      pay.send(reply, 200, { ...pay.refundNote(said), status: 'SUCCESS' });
    });
    return true;
  });
  await pursue();
  expect((await kept(other))!.status).toBe('differs');
});

test('an answer about another refund, and one signed by a stranger, change nothing', async () => {
  const one = await takenBack();
  const { no } = (await kept(one))!;
  pay.misbehave((path, reply) => {
    if (path !== REFUNDS) return false;
    const other = { outRefundNo: 'X'.repeat(32), outTradeNo: one.outTradeNo, refund: 100_00, total: 100_00 };
    pay.send(reply, 200, { ...pay.refundNote({ ...other, state: 'SUCCESS', at: null }), status: 'SUCCESS' });
    return true;
  });
  await expect(pursue()).rejects.toThrow('giving back 1 payments failed');
  expect(await kept(one)).toEqual({ status: 'asked', fault: 'forged', no });
  pay.behave();
  pay.isReplaced();
  later();
  await expect(pursue()).rejects.toThrow();
  expect((await kept(one))!.status).toBe('asked');
  pay.behave();
  later();
  await pursue();
  expect((await kept(one))!.status).toBe('processing');
});

test('two workers at once ask once; a worker that dies after asking is followed by one that asks for the same', async () => {
  const one = await takenBack();
  await Promise.all([pursue(), pursue()]);
  expect(timesAsked()).toBe(1);
  // As if the answer had come and the process had died before saving it.
  const other = await takenBack();
  const { no } = (await kept(other))!;
  pay.refunds.set(no, {
    ...{ outRefundNo: no, outTradeNo: other.outTradeNo, refund: 100_00, total: 100_00 },
    ...{ state: 'PROCESSING', at: null },
  });
  await pursue();
  expect((await kept(other))!.status).toBe('processing');
  expect([...pay.refunds.values()].filter(({ outTradeNo }) => outTradeNo === one.outTradeNo)).toHaveLength(1);
});

test('the database itself refuses a refund without its reversal, of another amount, a second one, and a change', async () => {
  const one = await paid();
  const insert = (reversal: ReturnType<typeof sql>, amount: number) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`insert into payment_refund (main_id, id, payment_id, reversal_id, out_refund_no, amount, asked_at)
        select ${first}, gen_random_uuid(), ${one.paymentId}, ${reversal}, upper(replace(gen_random_uuid()::text, '-', '')), ${amount}, now()`),
    );
  const any = sql`(select id from recharge_reversal limit 1)`;
  const own = sql`(select id from recharge_reversal where booking_id = ${one.bookingId})`;
  await expect(insert(any, 100_00)).rejects.toThrow('with the reversal of its very payment');
  ok(await ask(one));
  await expect(insert(own, 100_00)).rejects.toThrow('with the reversal of its very payment');
  ok(await confirm(await queued()));
  await expect(insert(own, 99_00)).rejects.toThrow('with the reversal of its very payment');
  await expect(insert(own, 100_00)).rejects.toThrow('duplicate key');
  const update = (set: ReturnType<typeof sql>) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`update payment_refund set ${set} where payment_id = ${one.paymentId}`),
    );
  await expect(update(sql`amount = 1`)).rejects.toThrow('does not change');
  await pursue();
  await tellRefund(atProvider(one), { state: 'SUCCESS' });
  await expect(update(sql`status = 'closed'`)).rejects.toThrow('does not change');
});
