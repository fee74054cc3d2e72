import { CODE } from '@probity/contract/codeNames';
import type { Ctx } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { ReplyOf } from '../../kernel/module';
import type { Work } from '../../kernel/work';
import type { PaymentRow } from './paymentRepository';
import { insertRefund, type RefundRow } from './refundRepository';
import { noRefund } from './words';

/** The provider gives nothing back of what was paid longer ago. */
const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * Whether the provider can be asked to give a payment back. `tooOld`: paid longer ago than it takes on; `givenBack`: something was given
 * back there before; `off`: its merchant is not set up now; `notScanned`: no provider took it.
 */
export type Refundable = 'yes' | 'tooOld' | 'givenBack' | 'off' | 'notScanned';

/** What is asked of a recharge before its money is given back by the provider. */
export interface Refundability {
  /** Null: it was not paid by scanning. */
  payment: Pick<PaymentRow, 'provider' | 'merchantId' | 'status'> | null;
  paidAt: Date;
  /** The provider told that something of it was given back. */
  wasGivenBack: boolean;
}

export function refundable(
  { payment, paidAt, wasGivenBack }: Refundability,
  { services: { payments }, clock }: Pick<Ctx, 'services' | 'clock'>,
): Refundable {
  if (!payment) return 'notScanned';
  if (payment.status !== 'paid' || wasGivenBack) return 'givenBack';
  if (clock.now().getTime() - paidAt.getTime() > YEAR_MS) return 'tooOld';
  const isIts = payments?.kind === payment.provider && payments.merchantId === payment.merchantId;
  return isIts ? 'yes' : 'off';
}

/** @throws 2625 */
export function assertRefundable(of: Refundability, ctx: Pick<Ctx, 'services' | 'clock' | 'lang'>): void {
  const can = refundable(of, ctx);
  if (can !== 'yes') throw new BusinessError(CODE.REFUND_NOT_POSSIBLE, { why: noRefund[can][ctx.lang] });
}

/**
 * Keeps the refund of a payment whose booking is taken back in this transaction. The provider is asked afterwards, under the number that is
 * kept here: it gives back once, however often it is asked.
 */
export async function askRefund(
  work: Work,
  refund: { mainId: string; paymentId: string; reversalId: string; amount: number },
): Promise<void> {
  const id = uuidv7();
  await insertRefund(work.tx, {
    ...{ ...refund, id, outRefundNo: id.replaceAll('-', '').toUpperCase() },
    askedAt: work.clock.now(),
  });
  await work.enqueue('payments.refund', {});
}

/** A refund as the enterprise reads it: why it is not done yet is the operators' to know. */
export function refundView({
  status,
  askedAt,
  endedAt,
}: Pick<RefundRow, 'status' | 'askedAt' | 'endedAt'>): NonNullable<ReplyOf<'checkPayment'>['refund']> {
  return { status, askedAt: askedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
}

/** A refund as operators read it: with our number of it, and why the provider has not taken it on. */
export function operatorRefund(
  refund: Pick<RefundRow, 'status' | 'askedAt' | 'endedAt' | 'fault' | 'outRefundNo'>,
): NonNullable<ReplyOf<'getPaymentReview'>['refund']> {
  const { fault, outRefundNo } = refund;
  return { ...refundView(refund), fault, outRefundNo };
}
