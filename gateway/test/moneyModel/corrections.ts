import { demoUsers } from '../../seeds/demoAccounts';
import { uuidv7 } from '../../src/kernel/ids';
import { insertCorrection } from '../../src/modules/corrections/correctionRepository';
import { bookCorrection } from '../../src/modules/corrections/settling';
import { lockLedger } from '../../src/modules/ledger/ledgerService';
import { sql } from '../../src/platform/db/sql';
import { inAccount } from '../checks';
import type { TestGateway } from '../gateway';
import type { MoneyModel, Step } from './model';

interface CorrectionWorld {
  gateway: TestGateway;
  mainId: string;
  placeWaiting: () => Promise<void>;
}

/** What a step of the model gives back of a charge: a part, or all that is left; a fen more than that is refused. */
export function correctionStep({ gateway, mainId, placeWaiting }: CorrectionWorld) {
  const at = () => gateway.clock.now();
  const chargeOf = (itemId: string) =>
    inAccount(gateway, mainId, ({ tx }) =>
      tx.one<{
        id: string;
        checkId: string;
        orderNo: string;
      }>(sql`select t.id, c.id as "checkId", c.order_no as "orderNo"
        from ledger_transaction t join checks c on c.order_id = t.order_id
        where t.kind = 'capture' and t.check_item_id = ${itemId}`),
    );

  return async ({ amount, pick }: Step, model: MoneyModel): Promise<string | null> => {
    const charged = model.all.flatMap(({ items }) => items).filter(({ money }) => money === 'captured');
    const item = charged[pick % (charged.length || 1)];
    if (!item) return null;
    const { id: chargeId, ...charge } = await chargeOf(item.id);
    const book = (fen: number) =>
      inAccount(gateway, mainId, async (work) => {
        const row = { mainId, id: uuidv7(), chargeId, amount: fen };
        await lockLedger(work.tx, mainId);
        const asked = { ...row, reason: 'Done wrongly', by: demoUsers.operator, at: at() };
        expect(await insertCorrection(work.tx, asked)).toBe(true);
        await bookCorrection(work, { charge, row }, demoUsers.operator2);
      });
    const left = item.price - (item.givenBack ?? 0);
    await expect(book(left + 1)).rejects.toThrow();
    if (left === 0) return null;
    const fen = 1 + (amount % left);
    await book(fen);
    model.giveBack(item, fen, at());
    await placeWaiting();
    return 'givenBack';
  };
}
