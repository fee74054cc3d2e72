import type { IncomingHttpHeaders } from 'node:http';
import type { Outbound } from '../outbound/outbound';
import {
  PaymentFault,
  type PaymentOrder,
  type PaymentProvider,
  type Refund,
  type RefundOrder,
  type Transaction,
} from './paymentProvider';
import { refundOf, textOf, transactionOf } from './wechatPayReplies';
import {
  assertSigned,
  authorization,
  openResource,
  type MerchantKey,
  type PlatformKey,
} from './wechatPaySignature';

export interface WechatPayOptions extends MerchantKey {
  appId: string;
  /** The APIv3 key, 32 bytes. */
  apiKey: Buffer;
  platform: PlatformKey;
  apiUrl: string;
  /** Where WeChat Pay tells what was paid. */
  notifyUrl: string;
  outbound: Outbound;
  now: () => Date;
}

/** What a notification is about; null for a kind that says nothing of a payment or a refund. */
export type Told =
  | { about: 'payment'; transaction: Transaction }
  | { about: 'refund'; merchantId: string; outTradeNo: string; refund: Refund }
  | null;

type Body = Record<string, unknown>;
interface Answer {
  status: number;
  body: Body;
}

/** WeChat Pay, APIv3, Native: the payer scans a code. Every answer is held to WeChat Pay's signature before it is believed. */
export class WechatPay implements PaymentProvider {
  readonly kind = 'wechatPay';

  constructor(private readonly options: WechatPayOptions) {}

  get merchantId(): string {
    return this.options.merchantId;
  }

  get appId(): string {
    return this.options.appId;
  }

  async order({ outTradeNo, amount, description, expiresAt }: PaymentOrder): Promise<string> {
    const { merchantId, appId, notifyUrl } = this.options;
    const answer = await this.call('POST', '/v3/pay/transactions/native', {
      ...{ appid: appId, mchid: merchantId, description, out_trade_no: outTradeNo },
      time_expire: chinaTime(expiresAt),
      notify_url: notifyUrl,
      amount: { total: amount, currency: 'CNY' },
    });
    return textOf(wanted(answer), 'code_url');
  }

  async query(outTradeNo: string): Promise<Transaction | null> {
    const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`;
    const answer = await this.call('GET', `${path}?mchid=${encodeURIComponent(this.merchantId)}`);
    if (isUnknown(answer)) return null;
    const transaction = transactionOf(wanted(answer));
    // An answer is not bound to its question by the signature.
    if (transaction.outTradeNo !== outTradeNo)
      throw new PaymentFault('forged', 'WeChat Pay answered about another payment');
    return transaction;
  }

  async close(outTradeNo: string): Promise<boolean> {
    const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}/close`;
    const answer = await this.call('POST', path, { mchid: this.merchantId });
    if (answer.status === 204 || isUnknown(answer)) return true;
    // Any other refusal says nothing of money: an unpaid payment taken for a paid one would never be closed.
    const code = String(answer.body.code);
    if (answer.status >= 400 && CLOSED.includes(code)) return true;
    if (answer.status >= 400 && PAID.includes(code)) return false;
    throw refused(answer);
  }

  async refund({ outRefundNo, transactionId, amount, total, reason }: RefundOrder): Promise<Refund> {
    const answer = await this.call('POST', '/v3/refund/domestic/refunds', {
      ...{ transaction_id: transactionId, out_refund_no: outRefundNo, reason },
      notify_url: this.options.notifyUrl,
      amount: { refund: amount, total, currency: 'CNY' },
    });
    return aboutRefund(outRefundNo, answer);
  }

  async queryRefund(outRefundNo: string): Promise<Refund | null> {
    const answer = await this.call('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(outRefundNo)}`);
    return isUnknown(answer) ? null : aboutRefund(outRefundNo, answer);
  }

  /** Reads what WeChat Pay tells by itself. @throws PaymentFault `forged`, `refused` for what cannot be read */
  readNotification(headers: IncomingHttpHeaders, body: string): Told {
    assertSigned(this.options.platform, { headers, body }, this.options.now());
    const { event_type: event, resource } = objectOf(body);
    const kind = String(event).split('.')[0];
    if (kind !== 'TRANSACTION' && kind !== 'REFUND') return null;
    const content = openResource(this.options.apiKey, resource);
    if (kind === 'TRANSACTION') return { about: 'payment', transaction: transactionOf(content) };
    return {
      about: 'refund',
      merchantId: textOf(content, 'mchid'),
      outTradeNo: textOf(content, 'out_trade_no'),
      refund: refundOf(content),
    };
  }

  private async call(method: 'GET' | 'POST', path: string, content?: Body): Promise<Answer> {
    const { apiUrl, outbound, platform, now } = this.options;
    const body = content === undefined ? '' : JSON.stringify(content);
    let headers: IncomingHttpHeaders = {};
    const reply = await outbound
      .call(`${apiUrl}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'user-agent': 'Probity',
          'wechatpay-serial': platform.id,
          authorization: authorization(this.options, { method, path, body }, now()),
          ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(content === undefined ? {} : { body }),
        onAnswer: (answer) => (headers = answer.headers),
      })
      .catch((error: Error) => {
        throw new PaymentFault('silent', `WeChat Pay could not be reached: ${error.message}`);
      });
    if (reply.status >= 500) throw new PaymentFault('silent', `WeChat Pay answered HTTP ${reply.status}`);
    assertSigned(platform, { headers, body: reply.text }, now());
    return { status: reply.status, body: reply.text === '' ? {} : objectOf(reply.text) };
  }
}

/** What the code of a refusal to close says; the older API writes both without the line. */
const CLOSED = ['ORDER_CLOSED', 'ORDERCLOSED'];
const PAID = ['ORDER_PAID', 'ORDERPAID'];

/** The refund of an answer, which its signature does not bind to the question. @throws PaymentFault `forged` about another one */
function aboutRefund(outRefundNo: string, answer: Answer): Refund {
  const refund = refundOf(wanted(answer));
  if (refund.outRefundNo !== outRefundNo)
    throw new PaymentFault('forged', 'WeChat Pay answered about another refund');
  return refund;
}

/** The body of an answer that said yes. */
function wanted(answer: Answer): Body {
  if (answer.status >= 200 && answer.status <= 299) return answer.body;
  throw refused(answer);
}

function refused({ status, body }: Answer): PaymentFault {
  const code = typeof body.code === 'string' && /^[A-Z_]{1,40}$/.test(body.code) ? body.code : null;
  return new PaymentFault('refused', `WeChat Pay answered HTTP ${status}, ${code ?? 'no code'}`, code);
}

const isUnknown = ({ status, body }: Answer) =>
  status === 404 && ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'].includes(String(body.code));

function objectOf(text: string): Body {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new PaymentFault('refused', 'WeChat Pay sent no object');
  return value as Body;
}

/** As WeChat Pay wants a moment: 2026-01-02T03:04:05+08:00. */
function chinaTime(at: Date): string {
  return `${new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
}
