import type { Services } from '../../kernel/context';
import { found } from '../../kernel/errors';
import { systemWork, type Work } from '../../kernel/work';
import { oddPayments } from '../../platform/observability/alarms';
import type { Transaction } from '../../platform/providers/payment/paymentProvider';
import type { Tx } from '../../platform/db/tx';
import { publish } from '../events/publish';
import { lockLedger, rechargeId } from '../ledger/ledgerService';
import { rechargeAccount } from '../orders/payment';
import { isBooked, lockBankReference } from '../recharges/rechargeRepository';
import { noteOddity, type OddityKind, type ToldMoney } from './oddities';
import { givenBack } from './oddityRepository';
import {
  lockPayment,
  paymentById,
  paymentOfTradeNo,
  setDiffers,
  setPaid,
  setRefunded,
  type PaymentKey,
  type PaymentRow,
} from './paymentRepository';
import { refundOfPayment } from './refundRepository';

/** What came of what the provider told. `unknown`: no payment of ours; `known`: nothing new; `odd`: operators look at it. */
export type Settled = 'booked' | 'known' | 'odd' | 'unknown';

type Money = Transaction & ToldMoney & { amount: number; transactionId: string };
/** What was given back, with the provider's number of the refund and how much; or what only asking showed, with neither. */
type Refunded = ToldMoney & { transactionId: string };

/**
 * Takes in what the provider vouches for, whoever asked or told first: a paid payment is booked once, in one transaction with its
 * state, also after it was closed, because the money is there. What does not fit what was ordered is never booked (decision 85).
 */
export async function settle(services: Services, told: Transaction): Promise<Settled> {
  if (told.state !== 'paid' && told.state !== 'refunded') return 'known';
  const { transactionId, amount, currency } = told;
  if (transactionId === null || amount === null || currency === null)
    throw new Error('The provider told of money without saying how much');
  const refundId = null;
  return inItsAccount(services, told.outTradeNo, (work, key) =>
    told.state === 'paid'
      ? takePaid(work, key, { ...told, transactionId, amount, currency, refundId })
      : // The amount is what was ordered: what was given back of it, one refund or several, is not said here.
        takeRefunded(work, key, { amount: null, currency, transactionId, refundId }),
  );
}

/** Gives a payment that nobody can be asked about any more to operators, who look at the old merchant's own pages. */
export async function settleUnasked(services: Services, key: PaymentKey): Promise<Settled> {
  return ofPayment(services, key, async (work) => {
    await lockPayment(work.tx, key);
    const row = found(await paymentById(work.tx, key.mainId, key.id));
    if (row.status !== 'created') return 'known';
    await setDiffers(work.tx, row, work.clock.now());
    const told = { amount: null, currency: 'CNY', transactionId: null, refundId: null };
    return tellOperators(work, row, 'unasked', told);
  });
}

/** Of a payment that the provider names by our number of it. */
export async function inItsAccount(
  services: Services,
  outTradeNo: string,
  take: (work: Work, key: PaymentKey) => Promise<Settled>,
): Promise<Settled> {
  const key = await paymentOfTradeNo(services.db.direct, outTradeNo);
  return key ? ofPayment(services, key, take) : 'unknown';
}

/** In one transaction of its account; what is new work for operators is counted. */
export async function ofPayment(
  services: Services,
  key: PaymentKey,
  take: (work: Work, key: PaymentKey) => Promise<Settled>,
): Promise<Settled> {
  const { mainId } = key;
  const settled = await services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
    take(systemWork(services, tx, mainId), key),
  );
  if (settled === 'odd') {
    oddPayments.inc();
    services.log.error({ mainId, paymentId: key.id }, 'a payment is not as it was ordered');
  }
  return settled;
}

/** The reference before the money, and the money before the rest, as everywhere. */
async function locked({ tx }: Work, key: PaymentKey, transactionId: string): Promise<PaymentRow> {
  await lockBankReference(tx, transactionId);
  await lockLedger(tx, key.mainId);
  await lockPayment(tx, key);
  return found(await paymentById(tx, key.mainId, key.id));
}

/** A payment that was booked, locked as when it was. */
export async function lockPaid(work: Work, key: PaymentKey): Promise<PaymentRow> {
  const { transactionId } = found(await paymentById(work.tx, key.mainId, key.id));
  if (transactionId === null) throw new Error('A payment that was not booked is not given back from here');
  return locked(work, key, transactionId);
}

async function takePaid(work: Work, key: PaymentKey, told: Money): Promise<Settled> {
  const { tx, clock } = work;
  const { mainId, id } = key;
  const { transactionId, amount } = told;
  const row = await locked(work, key, transactionId);
  if (row.status !== 'created' && row.status !== 'closed')
    return row.status !== 'paid' || row.transactionId === transactionId
      ? 'known'
      : tellOperators(work, row, 'again', told);
  const at = clock.now();
  const kind = differenceOf(row, told) ?? ((await isBooked(tx, transactionId)) ? 'booked' : null);
  if (kind !== null) {
    await setDiffers(tx, row, at);
    return tellOperators(work, row, kind, told);
  }
  const { begunBy: userId } = row;
  if (!(await rechargeAccount(work, transactionId, { mainId, amount, userId })))
    throw new Error('A payment was booked under its own lock');
  await setPaid(tx, row, { transactionId, bookingId: await rechargeId(tx, mainId, transactionId), at });
  const event = { entity: 'payment', entityId: id, mainId } as const;
  await work.audit({ ...event, action: 'payment.paid', detail: { amount, reference: transactionId } });
  await publish(work, { ...event, kind: 'payment.paid' });
  return 'booked';
}

function differenceOf(row: PaymentRow, told: Money): OddityKind | null {
  if (told.merchantId !== row.merchantId || told.appId !== row.appId) return 'merchant';
  if (told.currency !== 'CNY') return 'currency';
  return told.amount === row.amount ? null : 'amount';
}

/** Our own refund of it was taken on, or may have been. */
async function isGivingBack(tx: Tx, row: PaymentRow): Promise<boolean> {
  const refund = await refundOfPayment(tx, row);
  return refund !== null && !['closed', 'refused'].includes(refund.status);
}

/**
 * Operators hear of each refund once, by its own number, and take back what is booked where the balance allows it. Given back whole,
 * at once or in parts, the payment is so called. One that was not booked before stays unbooked: what is left of it is for operators
 * to find out.
 */
export async function takeRefunded(work: Work, key: PaymentKey, told: Refunded): Promise<Settled> {
  const { tx } = work;
  const { transactionId } = told;
  const row = await locked(work, key, transactionId);
  // That something was given back, and no more than that, is what we asked for ourselves.
  if (told.refundId === null && (await isGivingBack(tx, row))) return 'known';
  const settled = await tellOperators(work, row, 'refunded', told);
  if (settled === 'known' || row.status === 'refunded' || row.status === 'differs') return settled;
  const at = work.clock.now();
  const isOfThis = (row.transactionId ?? transactionId) === transactionId;
  if (isOfThis && (await givenBack(tx, row, transactionId)) >= row.amount)
    await setRefunded(tx, row, { transactionId, at });
  else if (row.status !== 'paid') await setDiffers(tx, row, at);
  return settled;
}

export async function tellOperators(
  work: Work,
  row: PaymentRow,
  kind: OddityKind,
  told: ToldMoney,
): Promise<Settled> {
  return (await noteOddity(work, row, kind, told)) ? 'odd' : 'known';
}
