import { demoUsers } from '../../seeds/demoAccounts';
import { uuidv7 } from '../../src/kernel/ids';
import { lockLedger, rechargeId, reverse } from '../../src/modules/ledger/ledgerService';
import { insertPayment } from '../../src/modules/payments/paymentRepository';
import { refundOfPayment } from '../../src/modules/payments/refundRepository';
import { askRefund } from '../../src/modules/payments/refunds';
import { settleRefund } from '../../src/modules/payments/refundSettling';
import { settle } from '../../src/modules/payments/settling';
import { insertReversal, setDecided } from '../../src/modules/reversals/reversalRepository';
import { inAccount } from '../checks';
import type { TestGateway } from '../gateway';
import type { MoneyModel, Payment, Step } from './model';

interface PaymentWorld {
  gateway: TestGateway;
  mainId: string;
  twice: <T>(deed: () => Promise<T>) => Promise<[T, T]>;
  placeWaiting: () => Promise<void>;
}
const merchant = { merchantId: 'm', appId: 'a' };
const CODE_MS = 15 * 60_000;

/** What a step of the model does with money that is paid by scanning; its provider tells everything twice. */
export function paymentSteps({ gateway, mainId, twice, placeWaiting }: PaymentWorld) {
  const { services, clock } = gateway;

  async function scan({ amount }: Step, model: MoneyModel) {
    const [id, begunAt] = [uuidv7(), clock.now()];
    const outTradeNo = id.replaceAll('-', '').toUpperCase();
    const expiresAt = new Date(begunAt.getTime() + CODE_MS);
    const row = {
      mainId,
      id,
      outTradeNo,
      provider: 'local',
      ...merchant,
      amount,
      begunAt,
      expiresAt,
    } as const;
    await inAccount(gateway, mainId, ({ tx }) => insertPayment(tx, { ...row, begunBy: demoUsers.owner }));
    const reference = `42${outTradeNo.slice(4)}`;
    const told = { outTradeNo, state: 'paid', transactionId: reference, amount, currency: 'CNY' } as const;
    expect(await twice(() => settle(services, { ...told, ...merchant }))).toEqual(['booked', 'known']);
    await placeWaiting();
    model.pay({ reference, amount, isTakenBack: false, scanned: { id, outTradeNo } }, clock.now());
    return 'scanned';
  }

  /** Two operators take it back while the money is there; the second time nothing is left to take. */
  const takeBack = ({ reference, amount, scanned }: Payment) =>
    inAccount(gateway, mainId, async (work) => {
      const { tx } = work;
      await lockLedger(tx, mainId);
      const [bookingId, at, id] = [await rechargeId(tx, mainId, reference), clock.now(), uuidv7()];
      const verdict = await reverse(tx, bookingId, { mainId, at, userId: demoUsers.operator2 });
      if (verdict !== 'reversed') return verdict;
      const asked = { reason: 'Paid twice', giveBack: 'provider', by: demoUsers.operator, at } as const;
      expect(await insertReversal(tx, { mainId, id, bookingId, ...asked })).toBe(true);
      const end = { status: 'done', refusal: null, by: demoUsers.operator2, at } as const;
      await setDecided(tx, { mainId, id }, end);
      await askRefund(work, { mainId, paymentId: scanned!.id, reversalId: id, amount });
      return verdict;
    });

  async function refund({ pick }: Step, model: MoneyModel) {
    const scanned = model.payments.filter((one) => one.scanned);
    const payment = scanned[pick % (scanned.length || 1)];
    if (!payment) return null;
    const said = await twice(() => takeBack(payment));
    const expected = [model.takeBack(payment, clock.now()), model.takeBack(payment, clock.now())];
    expect(said).toEqual(expected);
    if (expected[0] !== 'reversed') return null;
    const { id, outTradeNo } = payment.scanned!;
    const { outRefundNo } = (await inAccount(gateway, mainId, ({ tx }) =>
      refundOfPayment(tx, { mainId, id }),
    ))!;
    const told = { refundId: uuidv7(), outRefundNo, transactionId: payment.reference } as const;
    const given = { ...told, state: 'refunded', amount: payment.amount, at: null } as const;
    const settled = await twice(() => settleRefund(services, { outTradeNo, refund: given }));
    expect(settled).toEqual(['booked', 'known']);
    return 'refunded';
  }
  return { scan, refund };
}
