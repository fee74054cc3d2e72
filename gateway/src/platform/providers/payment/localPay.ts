import {
  PaymentFault,
  type PaymentOrder,
  type PaymentProvider,
  type Refund,
  type RefundOrder,
  type Transaction,
} from './paymentProvider';

interface Known extends PaymentOrder {
  state: Transaction['state'];
  /** Fen that were really paid. */
  paid: number | null;
}

/**
 * Outside production: the page /dev/pay plays the phone, and one chooses there what is paid. What was ordered is known to this
 * process alone, as long as it runs.
 */
export class LocalPay implements PaymentProvider {
  readonly kind = 'local';
  readonly merchantId = 'local';
  readonly appId = 'local';
  private readonly known = new Map<string, Known>();
  private readonly refunds = new Map<string, Refund>();

  constructor(private readonly publicUrl: string) {}

  async order(order: PaymentOrder): Promise<string> {
    if (!this.known.has(order.outTradeNo))
      this.known.set(order.outTradeNo, { ...order, state: 'unpaid', paid: null });
    return `${this.publicUrl}/dev/pay?no=${encodeURIComponent(order.outTradeNo)}`;
  }

  /** What stands on the page that plays the phone; null: unknown here. */
  shown(outTradeNo: string): Pick<Known, 'amount' | 'state' | 'expiresAt'> | null {
    return this.known.get(outTradeNo) ?? null;
  }

  /** Pays, as a phone would: once, and not what is closed. False where nothing was paid. */
  pay(outTradeNo: string, amount: number): boolean {
    const one = this.known.get(outTradeNo);
    if (one?.state !== 'unpaid') return false;
    Object.assign(one, { state: 'paid', paid: amount });
    return true;
  }

  async query(outTradeNo: string): Promise<Transaction | null> {
    const one = this.known.get(outTradeNo);
    if (!one) return null;
    const { state, paid } = one;
    return {
      ...{ outTradeNo, state, amount: paid, currency: paid === null ? null : 'CNY' },
      transactionId: paid === null ? null : transactionOf(outTradeNo),
      ...{ merchantId: this.merchantId, appId: this.appId },
    };
  }

  async close(outTradeNo: string): Promise<boolean> {
    const one = this.known.get(outTradeNo);
    if (one?.state === 'unpaid') one.state = 'closed';
    return one === undefined || one.state === 'closed';
  }

  /** Takes it on; the payer has it by the time one asks how it stands. */
  async refund({ outRefundNo, transactionId, amount }: RefundOrder): Promise<Refund> {
    const before = this.refunds.get(outRefundNo);
    if (before) return before;
    const one = [...this.known.values()].find(
      ({ outTradeNo }) => transactionOf(outTradeNo) === transactionId,
    );
    if (one?.state !== 'paid')
      throw new PaymentFault('refused', 'Nothing was paid here', 'RESOURCE_NOT_EXISTS');
    const refund: Refund = {
      ...{ refundId: `LOCAL${outRefundNo}`, outRefundNo, transactionId, amount },
      ...{ state: 'underWay', at: null },
    };
    this.refunds.set(outRefundNo, refund);
    one.state = 'refunded';
    return refund;
  }

  async queryRefund(outRefundNo: string): Promise<Refund | null> {
    const refund = this.refunds.get(outRefundNo);
    if (!refund) return null;
    const given: Refund = { ...refund, state: 'refunded' };
    this.refunds.set(outRefundNo, given);
    return given;
  }
}

/** The number of what was paid for an order. */
const transactionOf = (outTradeNo: string) => `LOCAL${outTradeNo}`;
