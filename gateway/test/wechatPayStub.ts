import {
  createCipheriv,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NOTIFY_PATH } from '../src/platform/providers/payment/chosenPayment';
import type { TestGateway } from './gateway';

/** What the stub knows of a payment, as WeChat Pay would. */
export interface Order {
  outTradeNo: string;
  total: number;
  expires: string;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND';
  currency: string;
  mchid: string;
  appid: string;
}

/** What it knows of money that is given back. */
export interface Refunded {
  outRefundNo: string;
  outTradeNo: string;
  refund: number;
  total: number;
  state: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL';
  /** When the payer got it; null: it does not say. */
  at: Date | null;
  /** Who got it, as it says; left out: the payer. */
  receiver?: string;
}

/** How it behaves for the calls whose path matches: answers otherwise, or leaves the answer to the test. */
type Mischief = (path: string, reply: ServerResponse) => boolean;

const pem = (key: KeyObject, type: 'pkcs8' | 'spki') => key.export({ type, format: 'pem' }).toString();
const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
const platform = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY_ID = 'PUB_KEY_ID_0000000001';
const MCHID = '1900000001';
const APPID = 'wx0000000001';
const SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';
const API_KEY = '0123456789abcdef0123456789abcdef';

/** A stub of WeChat Pay's HTTP API: it checks our signature, signs its answers, and tells by notification. */
export async function startWechatPay() {
  const orders = new Map<string, Order>();
  const refunds = new Map<string, Refunded>();
  const asked: string[] = [];
  let now = () => new Date();
  let mischief: Mischief = () => false;
  let key: KeyObject = platform.privateKey;

  const signed = (body: string, by = key, at = now()) => {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const nonce = randomBytes(12).toString('hex');
    const signature = createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(by, 'base64');
    return {
      'wechatpay-serial': KEY_ID,
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': signature,
    };
  };
  const send = (reply: ServerResponse, status: number, content?: object) => {
    const body = content === undefined ? '' : JSON.stringify(content);
    reply.writeHead(status, { 'content-type': 'application/json', ...signed(body) }).end(body);
  };
  const isOurs = ({ method, url, headers }: IncomingMessage, body: string) => {
    const said = Object.fromEntries(
      [...String(headers.authorization).matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const text = [method, url, said.timestamp, said.nonce_str, body, ''].join('\n');
    return (
      said.mchid === MCHID &&
      said.serial_no === SERIAL &&
      createVerify('RSA-SHA256')
        .update(text)
        .verify(merchant.publicKey, said.signature ?? '', 'base64')
    );
  };
  const numberOf = (outTradeNo: string) => `42${outTradeNo.slice(0, 26)}`;
  const transaction = ({ outTradeNo, total, state, currency, mchid, appid }: Order) => ({
    ...{ appid, mchid, out_trade_no: outTradeNo, trade_state: state },
    ...(state === 'SUCCESS' || state === 'REFUND'
      ? { transaction_id: numberOf(outTradeNo), amount: { total, payer_total: total, currency } }
      : {}),
  });
  const refundBody = ({
    outRefundNo,
    outTradeNo,
    refund,
    total,
    at,
    receiver = '支付用户零钱',
  }: Refunded) => ({
    user_received_account: receiver,
    ...{ refund_id: `50${outRefundNo.slice(0, 26)}`, out_refund_no: outRefundNo, out_trade_no: outTradeNo },
    ...{ transaction_id: numberOf(outTradeNo), ...(at ? { success_time: at.toISOString() } : {}) },
    amount: { total, refund, payer_total: total, payer_refund: refund, currency: 'CNY' },
  });
  /** As WeChat Pay: under one number it gives back once, and never more than was paid. */
  const refundAnswer = (path: string, content: Record<string, never>, reply: ServerResponse) => {
    const inPath = /refunds\/(\w+)$/.exec(path)?.[1];
    if (inPath !== undefined) {
      const one = refunds.get(inPath);
      if (!one) return send(reply, 404, { code: 'RESOURCE_NOT_EXISTS', message: 'none' });
      return send(reply, 200, { ...refundBody(one), status: one.state });
    }
    const { transaction_id: transactionId, out_refund_no: outRefundNo } = content;
    const { refund, total } = content.amount as unknown as { refund: number; total: number };
    const order = [...orders.values()].find(({ outTradeNo }) => numberOf(outTradeNo) === transactionId);
    if (!order) return send(reply, 404, { code: 'RESOURCE_NOT_EXISTS', message: 'none' });
    const before = refunds.get(outRefundNo!);
    if (
      before ? before.refund !== refund : order.state !== 'SUCCESS' || refund > total || total !== order.total
    )
      return send(reply, 400, { code: 'INVALID_REQUEST', message: 'no' });
    const { outTradeNo } = order;
    const one = before ?? {
      ...{ outRefundNo: String(outRefundNo), outTradeNo, refund, total },
      ...{ state: 'PROCESSING' as const, at: null },
    };
    refunds.set(one.outRefundNo, one);
    order.state = 'REFUND';
    return send(reply, 200, { ...refundBody(one), status: one.state });
  };
  const answer = (request: IncomingMessage, body: string, reply: ServerResponse) => {
    const path = request.url!.split('?')[0]!;
    asked.push(`${request.method} ${path}`);
    if (mischief(path, reply)) return;
    if (!isOurs(request, body)) return send(reply, 401, { code: 'SIGN_ERROR', message: 'no' });
    const content = body === '' ? {} : (JSON.parse(body) as Record<string, never>);
    if (path.startsWith('/v3/refund/')) return refundAnswer(path, content, reply);
    const known = orders.get(/out-trade-no\/(\w+)/.exec(path)?.[1] ?? '');
    if (path === '/v3/pay/transactions/native') {
      const { out_trade_no: outTradeNo, amount, time_expire: expires } = content;
      if (!orders.has(outTradeNo!))
        orders.set(outTradeNo!, {
          ...{
            outTradeNo: outTradeNo!,
            total: (amount as unknown as { total: number }).total,
            expires: expires!,
          },
          ...{ state: 'NOTPAY', currency: 'CNY', mchid: MCHID, appid: APPID },
        });
      return send(reply, 200, { code_url: `weixin://wxpay/bizpayurl?pr=${String(outTradeNo).slice(-9)}` });
    }
    if (!known) return send(reply, 404, { code: 'ORDER_NOT_EXIST', message: 'none' });
    if (!path.endsWith('/close')) return send(reply, 200, transaction(known));
    if (known.state === 'SUCCESS') return send(reply, 400, { code: 'ORDERPAID', message: 'paid' });
    known.state = 'CLOSED';
    return send(reply, 204);
  };
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, Buffer.concat(chunks).toString(), reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** The body of a notification, sealed as WeChat Pay seals it. */
  function sealed(content: object, event = 'TRANSACTION.SUCCESS', apiKey = API_KEY): string {
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv('aes-256-gcm', apiKey, nonce);
    cipher.setAAD(Buffer.from('transaction'));
    const text = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]);
    const resource = {
      ...{ algorithm: 'AEAD_AES_256_GCM', ciphertext: text.toString('base64'), nonce },
      associated_data: 'transaction',
    };
    return JSON.stringify({ id: 'EV-1', event_type: event, resource_type: 'encrypt-resource', resource });
  }
  return {
    orders,
    refunds,
    asked,
    send,
    sealed,
    signed,
    transaction,
    /** What it tells of a refund, under its own merchant. */
    refundNote: (one: Refunded) => ({ mchid: MCHID, ...refundBody(one), refund_status: one.state }),
    env: {
      PAYMENT_PROVIDER: 'wechatPay',
      WECHAT_PAY_MERCHANT_ID: MCHID,
      WECHAT_PAY_APP_ID: APPID,
      WECHAT_PAY_SERIAL_NO: SERIAL,
      WECHAT_PAY_PRIVATE_KEY: pem(merchant.privateKey, 'pkcs8').replaceAll('\n', '\\n'),
      WECHAT_PAY_API_KEY: API_KEY,
      WECHAT_PAY_PUBLIC_KEY_ID: KEY_ID,
      WECHAT_PAY_PUBLIC_KEY: pem(platform.publicKey, 'spki'),
      WECHAT_PAY_API_URL: `http://${host}`,
      // The stub is at an address that no call may reach without permission.
      OUTBOUND_ALLOW: host,
      PUBLIC_URL: 'https://probity.example',
    },
    /** What time it is for the stub. */
    follow: (clock: () => Date) => (now = clock),
    misbehave: (next: Mischief) => (mischief = next),
    behave: () => {
      mischief = () => false;
      key = platform.privateKey;
    },
    /** From now on somebody else signs its answers. */
    isReplaced: () => (key = stranger.privateKey),
    pay: (outTradeNo: string, change: Partial<Order> = {}) =>
      Object.assign(orders.get(outTradeNo)!, { state: 'SUCCESS' as const, ...change }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type WechatPayStub = Awaited<ReturnType<typeof startWechatPay>>;

/** Sends a notification to the gateway; the status it answers. */
export async function notify(
  gateway: TestGateway,
  body: string,
  headers: Record<string, string>,
): Promise<number> {
  const reply = await gateway.request(NOTIFY_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await reply.text();
  if (reply.status !== 204) JSON.parse(text) as unknown;
  return reply.status;
}
