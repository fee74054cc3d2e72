import { PaymentFault, type Refund, type Transaction } from './paymentProvider';

type Body = Record<string, unknown>;

const tradeStates: Record<string, Transaction['state']> = {
  SUCCESS: 'paid',
  REFUND: 'refunded',
  CLOSED: 'closed',
  REVOKED: 'closed',
  NOTPAY: 'unpaid',
  USERPAYING: 'unpaid',
  PAYERROR: 'unpaid',
};

const refundStates: Record<string, Refund['state']> = {
  SUCCESS: 'refunded',
  PROCESSING: 'underWay',
  CLOSED: 'closed',
  ABNORMAL: 'failed',
};

/** A transaction as WeChat Pay writes it, in answers and in notifications. @throws PaymentFault `refused` for what is none */
export function transactionOf(body: Body): Transaction {
  const state = tradeStates[String(body.trade_state)];
  if (!state) throw new PaymentFault('refused', 'WeChat Pay answered an unknown state');
  const amount = (body.amount ?? {}) as Body;
  const hasMoney = state === 'paid' || state === 'refunded';
  return {
    outTradeNo: textOf(body, 'out_trade_no'),
    state,
    transactionId: hasMoney ? textOf(body, 'transaction_id') : null,
    amount: hasMoney ? fenOf(amount, 'total') : null,
    currency: hasMoney ? textOf(amount, 'currency') : null,
    merchantId: textOf(body, 'mchid'),
    appId: textOf(body, 'appid'),
  };
}

/** A refund, as a notification tells of it, or an answer, which calls its state otherwise. @throws PaymentFault `refused` for what is none */
export function refundOf(body: Body): Refund {
  const told = refundStates[String(body.refund_status ?? body.status)];
  if (!told) throw new PaymentFault('refused', 'WeChat Pay answered an unknown state of a refund');
  // One that could not reach the payer may be paid to the merchant's own account: then the payer has nothing.
  const isMerchants = /^商户/.test(String(body.user_received_account ?? ''));
  const state = told === 'refunded' && isMerchants ? 'closed' : told;
  return {
    refundId: textOf(body, 'refund_id'),
    outRefundNo: textOf(body, 'out_refund_no'),
    transactionId: textOf(body, 'transaction_id'),
    state,
    amount: fenOf((body.amount ?? {}) as Body, 'refund'),
    at: momentOf(body.success_time),
  };
}

/** A moment as WeChat Pay writes it; null for none. */
function momentOf(value: unknown): Date | null {
  const at = typeof value === 'string' && value.length <= 40 ? new Date(value) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at;
}

export function textOf(body: Body, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '' || value.length > 300)
    throw new PaymentFault('refused', `WeChat Pay answered without ${name}`);
  return value;
}

function fenOf(amount: Body, name: string): number {
  const value = amount[name];
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new PaymentFault('refused', `WeChat Pay answered without the amount ${name}`);
  return value as number;
}
