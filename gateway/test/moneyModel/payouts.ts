import { CODE } from '@probity/contract/codeNames';
import { demoUsers } from '../../seeds/demoAccounts';
import { BusinessError } from '../../src/kernel/errors';
import { lockLedger } from '../../src/modules/ledger/ledgerService';
import { payoutById } from '../../src/modules/payouts/payoutRepository';
import { beginPayout, endPayout, enterReference } from '../../src/modules/payouts/settling';
import { inAccount } from '../checks';
import type { TestGateway } from '../gateway';
import type { MoneyModel, Step } from './model';

interface PayoutWorld {
  gateway: TestGateway;
  mainId: string;
  name: string;
  twice: <T>(deed: () => Promise<T>) => Promise<[T, T]>;
  placeWaiting: () => Promise<void>;
}

const refusals = new Map<number, 'waits' | 'notCovered'>([
  [CODE.PAYOUT_WAITS, 'waits'],
  [CODE.PAYOUT_NOT_COVERED, 'notCovered'],
]);

/** What a step of the model does with a payout; each deed is done twice, and the second is refused. */
export function payoutSteps({ gateway, mainId, name, twice, placeWaiting }: PayoutWorld) {
  async function begin(amount: number): Promise<string> {
    const account = { holder: name, bankName: '招商银行', accountNo: '6222021001116245', reason: null };
    try {
      return await inAccount(gateway, mainId, (work) =>
        beginPayout(work, { ...account, mainId, amount, by: demoUsers.owner }),
      );
    } catch (error) {
      const refusal = error instanceof BusinessError && refusals.get(error.code);
      if (!refusal) throw error;
      return refusal;
    }
  }

  /** True where it was done: of two only the first. */
  const end = (payoutId: string, isPaid: boolean) =>
    inAccount(gateway, mainId, async (work) => {
      await lockLedger(work.tx, mainId);
      const row = (await payoutById(work.tx, mainId, payoutId))!;
      if (row.status !== 'waiting') return false;
      if (isPaid) await enterReference(work, row, { bankReference: payoutId, by: demoUsers.operator });
      const entered = (await payoutById(work.tx, mainId, payoutId))!;
      const by = demoUsers.operator2;
      await endPayout(
        work,
        entered,
        isPaid ? { status: 'paid', by } : { status: 'rejected', by, refusal: 'The account is closed' },
      );
      return true;
    });

  return {
    async ask({ amount }: Step, model: MoneyModel) {
      const [first, second] = await twice(() => begin(amount));
      const expected = model.askPayout(first, amount);
      if (expected !== 'asked') expect(first).toBe(expected);
      expect(second).toBe(model.refusesPayout(amount));
      return expected === 'asked' ? 'payoutAsked' : null;
    },
    async end(model: MoneyModel, isPaid: boolean) {
      const { payout } = model;
      if (!payout) return null;
      expect(await twice(() => end(payout.payoutId, isPaid))).toEqual([true, false]);
      await placeWaiting();
      model.endPayout(payout, isPaid, gateway.clock.now());
      return isPaid ? 'paidOut' : 'payoutRefused';
    },
  };
}
