import type { Services } from '../../kernel/context';
import { found } from '../../kernel/errors';
import { systemWork, type Work } from '../../kernel/work';
import { oddPayments } from '../../platform/observability/alarms';
import type { Refund, Transaction } from '../../platform/providers/payment/paymentProvider';
import { publish } from '../events/publish';
import { lockLedger, rechargeId } from '../ledger/ledgerService';
import { rechargeAccount } from '../orders/payment';
import { isBooked, lockBankReference } from '../recharges/rechargeRepository';
import { noteOddity, type OddityKind, type ToldMoney } from './oddities';
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

/** What came of what the provider told. `unknown`: no payment of ours; `known`: nothing new; `odd`: operators look at it. */
export type Settled = 'booked' | 'known' | 'odd' | 'unknown';

type Money = Transaction & ToldMoney;

/**
 * Takes in what the provider vouches for, whoever asked or told first: a paid payment is booked once, in one transaction with its
 * state, also after it was closed, because the money is there. What does not fit what was ordered is never booked (decision 85).
 */
export async function settle(services: Services, told: Transaction): Promise<Settled> {
  if (told.state !== 'paid' && told.state !== 'refunded') return 'known';
  const { transactionId, amount, currency } = told;
  if (transactionId === null || amount === null || currency === null)
    throw new Error('The provider told of money without saying how much');
  const money = { ...told, transactionId, amount, currency };
  return inItsAccount(services, told.outTradeNo, (work, key) =>
    told.state === 'paid' ? takePaid(work, key, money) : takeRefunded(work, key, money),
  );
}

/** Takes in that the provider gave money back, which was begun at the provider and not here. */
export async function settleRefund(
  services: Services,
  { outTradeNo, refund }: { outTradeNo: string; refund: Refund },
): Promise<Settled> {
  if (refund.state !== 'refunded') return 'known';
  return inItsAccount(services, outTradeNo, (work, key) =>
    takeRefunded(work, key, { ...refund, currency: 'CNY' }),
  );
}

async function inItsAccount(
  services: Services,
  outTradeNo: string,
  take: (work: Work, key: PaymentKey) => Promise<Settled>,
): Promise<Settled> {
  const key = await paymentOfTradeNo(services.db.direct, outTradeNo);
  if (!key) return 'unknown';
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

/** What was given back whole ends the payment; what is booked for it operators take back, where the balance allows it. */
async function takeRefunded(work: Work, key: PaymentKey, told: ToldMoney): Promise<Settled> {
  const row = await locked(work, key, told.transactionId);
  if (row.status === 'refunded' || row.status === 'differs') return 'known';
  if (told.amount === row.amount && (row.transactionId ?? told.transactionId) === told.transactionId)
    await setRefunded(work.tx, row, { transactionId: told.transactionId, at: work.clock.now() });
  return tellOperators(work, row, 'refunded', told);
}

async function tellOperators(
  work: Work,
  row: PaymentRow,
  kind: OddityKind,
  told: ToldMoney,
): Promise<Settled> {
  return (await noteOddity(work, row, kind, told)) ? 'odd' : 'known';
}
