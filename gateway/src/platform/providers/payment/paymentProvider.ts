/** What is to be paid by scanning a code. */
export interface PaymentOrder {
  /** Our own number of it: the provider orders it once. */
  outTradeNo: string;
  /** Fen. */
  amount: number;
  /** What the payer reads on the phone. */
  description: string;
  expiresAt: Date;
}

/** How a payment stands with the provider, as it vouches for it. */
export interface Transaction {
  outTradeNo: string;
  state: 'unpaid' | 'paid' | 'closed' | 'refunded';
  /** The provider's own number; null before anything was paid. */
  transactionId: string | null;
  /** What was ordered there, in the smallest unit of the currency; null before anything was paid. */
  amount: number | null;
  currency: string | null;
  merchantId: string;
  appId: string;
}

/** Money that the provider gives back: asked for here, or begun on its own pages. */
export interface Refund {
  refundId: string;
  /** The merchant's number of it: ours where we asked for it. */
  outRefundNo: string;
  transactionId: string;
  /** `failed`: it does not reach the payer. */
  state: 'refunded' | 'underWay' | 'closed' | 'failed';
  /** Fen. */
  amount: number;
  /** When the payer got it, as far as the provider says so. */
  at: Date | null;
}

/** What is asked to be given back of a payment. */
export interface RefundOrder {
  /** Our own number of it: the provider gives back under it once, however often it is asked. */
  outRefundNo: string;
  transactionId: string;
  /** Fen, of `total` that were paid. */
  amount: number;
  total: number;
  /** What the payer reads on the phone. */
  reason: string;
}

/** `silent`: no usable answer; `refused`: it said no; `forged`: what came was not signed by it. */
export type PaymentFaultKind = 'silent' | 'refused' | 'forged';

/** A call to the provider without the wanted answer. The text holds the provider's own code at most, never a body. */
export class PaymentFault extends Error {
  constructor(
    readonly kind: PaymentFaultKind,
    message: string,
    /** The provider's own code of a refusal; null: it named none. */
    readonly code: string | null = null,
  ) {
    super(message);
    this.name = 'PaymentFault';
  }
}

/** Takes money by a code that a phone scans. All methods throw PaymentFault. */
export interface PaymentProvider {
  readonly kind: 'local' | 'wechatPay';
  /** To whom is paid; a payment is told apart by it when the settings change. */
  readonly merchantId: string;
  readonly appId: string;
  /** Orders a payment, also said again; the text of the QR code. */
  order(order: PaymentOrder): Promise<string>;
  /** Null: the provider knows no such payment. */
  query(outTradeNo: string): Promise<Transaction | null>;
  /** True once nothing can be paid any more; false where the provider would not close it, because it was paid meanwhile. */
  close(outTradeNo: string): Promise<boolean>;
  /** Asks to give money back, also said again; how it stands. */
  refund(order: RefundOrder): Promise<Refund>;
  /** Null: the provider knows no such refund. */
  queryRefund(outRefundNo: string): Promise<Refund | null>;
}
