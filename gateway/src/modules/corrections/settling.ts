import type { Work } from '../../kernel/work';
import { publish } from '../events/publish';
import { giveBack } from '../ledger/ledgerService';
import { placeWaitingSoon } from '../orderStatus/waitingOrders';
import { endWork } from '../work/subjectWork';
import { setDecided, type ChargeRow, type CorrectionRow } from './correctionRepository';

/**
 * Books what is given back, ends its work and tells the enterprise; then orders that wait for money are placed. The caller holds the
 * locks and has read both rows under them.
 */
export async function bookCorrection(
  work: Work,
  {
    charge: { orderNo, checkId },
    row,
  }: {
    charge: Pick<ChargeRow, 'orderNo' | 'checkId'>;
    row: Pick<CorrectionRow, 'mainId' | 'id' | 'chargeId' | 'amount'>;
  },
  by: string,
): Promise<void> {
  const { tx } = work;
  const { mainId, id, chargeId, amount } = row;
  const at = work.clock.now();
  if (!(await giveBack(tx, { chargeId, correctionId: id }, { mainId, amount, at, userId: by })))
    throw new Error('A charge changed under its own lock');
  await setDecided(tx, row, { status: 'done', refusal: null, by, at });
  await endWork(tx, 'correction', row, { by, at });
  const event = { entity: 'correction', entityId: id, mainId } as const;
  await work.audit({ ...event, action: 'correction.done', detail: { amount, orderNo } });
  await publish(work, { ...event, kind: 'correction.done', checkId });
  await placeWaitingSoon(work, mainId, 'givenBack');
}
