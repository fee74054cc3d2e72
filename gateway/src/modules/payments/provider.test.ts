import { ok } from '../../../test/candidates';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { paymentTools } from '../../../test/payments';
import { startWechatPay, type WechatPayStub } from '../../../test/wechatPayStub';

const MINUTES = 60_000;
let gateway: TestGateway;
let pay: WechatPayStub;
const tools = paymentTools(
  () => gateway,
  () => pay,
);
const { create, show, check, cancel, begun, tell, status, available, faults, sweep } = tools;
beforeAll(async () => {
  pay = await startWechatPay();
  gateway = await gatewayWithPeople({ env: pay.env });
  pay.follow(() => gateway.clock.now());
});
afterEach(async () => {
  pay.behave();
  expect(await faults()).toEqual([]);
});
afterAll(async () => {
  await gateway.close();
  await pay.stop();
});

const silences: [string, Parameters<WechatPayStub['misbehave']>[0]][] = [
  ['cuts the line', (_path, reply) => !!reply.destroy()],
  ['answers 500', (_path, reply) => !!reply.writeHead(500).end('{"code":"SYSTEM_ERROR"}')],
  ['answers without a signature', (_path, reply) => !!reply.writeHead(200).end('{"code_url":"weixin://x"}')],
  ['sends elsewhere', (_path, reply) => !!reply.writeHead(302, { location: 'http://127.0.0.1/' }).end()],
];

test.each(silences)('WeChat Pay %s: nothing is lost, and the next try goes on', async (_what, mischief) => {
  const { paymentId } = ok(await create(100_00)).data;
  pay.misbehave(mischief);
  expect((await show(paymentId)).code).toBe(2461);
  expect(ok(await check(paymentId)).data.status).toBe('created');
  expect((await cancel(paymentId)).code).toBe(2461);
  gateway.clock.advance(16 * MINUTES);
  await expect(sweep()).rejects.toThrow(/asking about [1-9]\d* payments failed/);
  expect(await status(paymentId)).toBe('created');
  pay.behave();
  gateway.clock.advance(2 * MINUTES);
  await sweep();
  expect(await status(paymentId)).toBe('closed');
});

test('an answer that somebody else signed is not believed', async () => {
  const { paymentId, outTradeNo } = await begun();
  pay.pay(outTradeNo);
  pay.isReplaced();
  const before = await available();
  expect(ok(await check(paymentId)).data.status).toBe('created');
  expect(await available()).toBe(before);
});

test('an answer about another payment, though rightly signed, is not believed', async () => {
  const [asked, other] = [await begun(), await begun()];
  pay.pay(other.outTradeNo);
  const real = pay.orders.get(asked.outTradeNo)!;
  pay.orders.set(asked.outTradeNo, pay.orders.get(other.outTradeNo)!);
  expect(ok(await check(asked.paymentId)).data.status).toBe('created');
  pay.orders.set(asked.outTradeNo, real);
  expect([await status(asked.paymentId), await status(other.paymentId)]).toEqual(['created', 'created']);
});

test('a slow answer that finds it unpaid comes after the notification: it stays paid, booked once', async () => {
  const { paymentId, outTradeNo } = await begun();
  const before = await available();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    pay.misbehave((path, reply) => {
      if (path.endsWith('/close')) return false;
      const body = JSON.stringify(pay.transaction(pay.orders.get(outTradeNo)!));
      release = () => void reply.writeHead(200, pay.signed(body)).end(body);
      resolve();
      return true;
    });
  });
  const slow = cancel(paymentId);
  await held;
  pay.pay(outTradeNo);
  expect(await tell(outTradeNo)).toBe(204);
  release();
  expect(ok(await slow).data.status).toBe('paid');
  expect(await available()).toBe(before + 100_00);
});

test('paid between the question and the closing: WeChat Pay refuses to close, and the next question books it', async () => {
  gateway.clock.advance(16 * MINUTES);
  await sweep();
  const { paymentId, outTradeNo } = await begun();
  const before = await available();
  pay.misbehave((path) => {
    if (path.endsWith('/close')) pay.pay(outTradeNo);
    return false;
  });
  expect((await cancel(paymentId)).code).toBe(2461);
  gateway.clock.advance(16 * MINUTES);
  await sweep();
  expect(await status(paymentId)).toBe('paid');
  expect(await available()).toBe(before + 100_00);
});

test.each([
  [400, 'PARAM_ERROR'],
  [400, 'INVALID_REQUEST'],
  [401, 'SIGN_ERROR'],
  [202, 'USERPAYING'],
])(
  'closing that is answered with %i %s is no word of money: it is a fault, and told as one',
  async (http, code) => {
    const { paymentId, outTradeNo } = await begun();
    pay.misbehave((path, reply) => {
      if (!path.endsWith('/close')) return false;
      const body = JSON.stringify({ code });
      return !!reply.writeHead(http, pay.signed(body)).end(body);
    });
    await expect(gateway.services.payments!.close(outTradeNo)).rejects.toMatchObject({ kind: 'refused' });
    gateway.clock.advance(16 * MINUTES);
    await expect(sweep()).rejects.toThrow('asking about');
    expect(await status(paymentId)).toBe('created');
    pay.behave();
    gateway.clock.advance(2 * MINUTES);
    await sweep();
    expect(await status(paymentId)).toBe('closed');
  },
);

test.each(['ORDER_CLOSED', 'ORDER_PAID', 'ORDERPAID'])(
  'closing that is answered with %s is believed',
  async (code) => {
    const { outTradeNo } = await begun();
    pay.misbehave((path, reply) => {
      const body = JSON.stringify({ code });
      return path.endsWith('/close') && !!reply.writeHead(400, pay.signed(body)).end(body);
    });
    expect(await gateway.services.payments!.close(outTradeNo)).toBe(code === 'ORDER_CLOSED');
  },
);
