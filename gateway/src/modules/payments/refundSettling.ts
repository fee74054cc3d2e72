import type { Services } from '../../kernel/context';
import { found } from '../../kernel/errors';
import type { Work } from '../../kernel/work';
import type { Refund } from '../../platform/providers/payment/paymentProvider';
import { publish } from '../events/publish';
import type { OddityKind, ToldMoney } from './oddities';
import { isSaidGivenBack } from './oddityRepository';
import { setRefunded, type PaymentRow } from './paymentRepository';
import {
  refundById,
  refundOfNo,
  setRefund,
  type RefundKey,
  type RefundRow,
  type RefundStatus,
} from './refundRepository';
import { inItsAccount, lockPaid, ofPayment, takeRefunded, tellOperators, type Settled } from './settling';

/** Takes in that the provider gave money back: what we asked for under its number, everything else as begun at the provider. */
export async function settleRefund(
  services: Services,
  { outTradeNo, refund }: { outTradeNo: string; refund: Refund },
): Promise<Settled> {
  const own = await refundOfNo(services.db.direct, refund.outRefundNo);
  if (own) return settleOwnRefund(services, own, refund);
  if (refund.state !== 'refunded') return 'known';
  return inItsAccount(services, outTradeNo, (work, key) => takeRefunded(work, key, toldOf(refund)));
}

/** Takes in how our own refund stands, whoever asked or told first. */
export function settleOwnRefund(services: Services, key: RefundKey, told: Refund): Promise<Settled> {
  return withRefund(services, key, (work, payment, refund) => takeOwn(work, { payment, refund, told }));
}

/** Ends a refund without the money given back, for operators to see to. Nothing where it was taken on meanwhile. */
export function endRefund(
  services: Services,
  key: RefundKey,
  { status, fault }: { status: 'refused' | 'unasked'; fault: string | null },
): Promise<Settled> {
  return withRefund(services, key, async (work, payment, refund) => {
    if (refund.status !== 'asked' && refund.status !== 'processing') return 'known';
    await setRefund(work.tx, refund, { status, fault, refundId: null, endedAt: work.clock.now() });
    return tellOfRefund(work, payment, refund, status === 'refused' ? 'refundRefused' : 'refundUnasked');
  });
}

/** Keeps why a refund was not taken on; operators hear of one that waits too long, once, and it is asked for further. */
export function keepFault(
  services: Services,
  key: RefundKey,
  { fault, isLate }: { fault: string | null; isLate: (refund: RefundRow) => boolean },
): Promise<Settled> {
  return withRefund(services, key, async (work, payment, refund) => {
    const { status, refundId, endedAt } = refund;
    if (status === 'asked' && fault !== null)
      await setRefund(work.tx, refund, { status, fault, refundId, endedAt });
    return isLate(refund) ? tellOfRefund(work, payment, refund, 'refundWaits') : 'known';
  });
}

async function withRefund(
  services: Services,
  key: RefundKey,
  take: (work: Work, payment: PaymentRow, refund: RefundRow) => Promise<Settled>,
): Promise<Settled> {
  const { mainId } = key;
  const { paymentId } = found(
    await services.db.withTenant({ mainIds: [mainId], mainId }, (tx) => refundById(tx, key)),
  );
  return ofPayment(services, { mainId, id: paymentId }, async (work, paymentKey) => {
    const payment = await lockPaid(work, paymentKey);
    return take(work, payment, found(await refundById(work.tx, key)));
  });
}

const states: Record<Refund['state'], RefundStatus> = {
  refunded: 'success',
  underWay: 'processing',
  closed: 'closed',
  failed: 'abnormal',
};
/** Until then it may stand otherwise the next time it is told. */
const running: readonly RefundStatus[] = ['asked', 'processing', 'abnormal'];

interface Taken {
  payment: PaymentRow;
  refund: RefundRow;
  told: Refund;
}

async function takeOwn(work: Work, { payment, refund, told }: Taken): Promise<Settled> {
  const { tx, clock } = work;
  const at = clock.now();
  const isRunning = running.includes(refund.status);
  if (told.amount !== refund.amount || told.transactionId !== payment.transactionId) {
    const { refundId } = told;
    if (isRunning) await setRefund(tx, refund, { status: 'differs', fault: null, refundId, endedAt: at });
    return tellOperators(work, payment, 'refundDiffers', toldOf(told));
  }
  const status = states[told.state];
  if (refund.status === 'success' || (!isRunning && status !== 'success')) return 'known';
  if (status === 'success') return takeGiven(work, { payment, refund, told });
  if (status === refund.status) return 'known';
  const endedAt = status === 'processing' ? null : at;
  await setRefund(tx, refund, { status, fault: null, refundId: told.refundId, endedAt });
  if (status === 'processing') return 'known';
  const kind = status === 'closed' ? 'refundClosed' : 'refundAbnormal';
  return tellOperators(work, payment, kind, toldOf(told));
}

/** The payer has it. Where operators were told that it would not be so, or said that they gave it back, they hear of it: it may have been given back twice. */
async function takeGiven(work: Work, { payment, refund, told }: Taken): Promise<Settled> {
  const { tx, clock } = work;
  const at = clock.now();
  const { refundId, transactionId } = told;
  // What the provider says of the moment is believed as far as it can be true.
  const isTrue = told.at !== null && told.at >= refund.askedAt && told.at <= at;
  await setRefund(tx, refund, { status: 'success', fault: null, refundId, endedAt: isTrue ? told.at : at });
  if (payment.status === 'paid') await setRefunded(tx, payment, { transactionId, at });
  const event = { entity: 'payment', entityId: payment.id, mainId: payment.mainId } as const;
  const detail = { amount: refund.amount, reference: transactionId };
  await work.audit({ ...event, action: 'payment.givenBack', detail });
  await publish(work, { ...event, kind: 'payment.givenBack' });
  const isNews = !running.includes(refund.status) || (await isSaidGivenBack(tx, payment));
  return isNews ? tellOperators(work, payment, 'refunded', toldOf(told)) : 'booked';
}

function tellOfRefund(
  work: Work,
  payment: PaymentRow,
  { amount, refundId }: RefundRow,
  kind: OddityKind,
): Promise<Settled> {
  const { transactionId } = payment;
  return tellOperators(work, payment, kind, { amount, currency: 'CNY', transactionId, refundId });
}

const toldOf = ({ amount, transactionId, refundId }: Refund): ToldMoney & { transactionId: string } => ({
  ...{ amount, currency: 'CNY', transactionId, refundId },
});
