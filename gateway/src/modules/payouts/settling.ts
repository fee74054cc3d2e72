import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import { normalizeBankAccount } from '@probity/contract/rules/invoiceDetails';
import { BusinessError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { Work } from '../../kernel/work';
import { addWorkingDays, workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import { publish } from '../events/publish';
import { balanceOf, holdPayout, lockLedger, payOut, releasePayout } from '../ledger/ledgerService';
import { placeWaitingSoon } from '../orderStatus/waitingOrders';
import {
  accountField,
  insertPayout,
  isAnyWaiting,
  setEnded,
  setEntered,
  type PayoutRow,
  type PayoutStatus,
} from './payoutRepository';
import { endWork, queueWork, reopenWork } from '../work/subjectWork';

/** Working days within which operators pay it. */
const PAID_IN_DAYS = 3;
const TAIL = 4;

export interface AskedPayout extends Pick<PayoutRow, 'mainId' | 'amount' | 'holder' | 'bankName' | 'reason'> {
  accountNo: string;
  by: string;
}

/** @throws 2450 one waits already, 2451 less is available, with both figures */
export async function assertPayable(tx: Work['tx'], mainId: string, amount: number): Promise<void> {
  if (await isAnyWaiting(tx, mainId)) throw new BusinessError(CODE.PAYOUT_WAITS);
  const { available } = await balanceOf(tx, mainId);
  if (available < amount)
    throw new BusinessError(CODE.PAYOUT_NOT_COVERED, {
      amount: formatFen(amount),
      available: formatFen(available),
    });
}

/**
 * Holds what is to be paid out and puts it into the operators' queue, in one transaction: from this moment on nothing else spends
 * it. `work` is bound to the account. Returns its id.
 * @throws 2450, 2451
 */
export async function beginPayout(work: Work, asked: AskedPayout): Promise<string> {
  const { tx, services } = work;
  const { mainId, by, amount, holder, bankName, reason } = asked;
  const [id, at] = [uuidv7(), work.clock.now()];
  await lockLedger(tx, mainId);
  await assertPayable(tx, mainId, amount);
  if (!(await holdPayout(tx, id, { mainId, amount, at, userId: by })))
    throw new Error('A balance changed under its own lock');
  const accountNo = normalizeBankAccount(asked.accountNo);
  await insertPayout(tx, {
    ...{ mainId, id, amount, holder, bankName, reason, by, at },
    accountEnc: services.crypto.encrypt(accountNo, accountField(id)),
    accountTail: accountNo.slice(-TAIL),
  });
  const dueAt = addWorkingDays(await workingCalendar(tx), chinaDay(at), PAID_IN_DAYS);
  await queueWork(tx, 'payout', { mainId, id }, { workItemId: uuidv7(), dueAt, at });
  const event = { entity: 'payout', entityId: id, mainId } as const;
  await work.audit({ ...event, action: 'payout.asked', detail: { amount } });
  await publish(work, { ...event, kind: 'payout.asked' });
  return id;
}

/** Keeps what the first operator paid; the work is back in the queue for the second. The caller holds the locks. */
export async function enterReference(
  work: Work,
  row: PayoutRow,
  { bankReference, by }: { bankReference: string; by: string },
): Promise<void> {
  const at = work.clock.now();
  await setEntered(work.tx, row, { by, bankReference, at });
  await reopenWork(work.tx, 'payout', row, at);
  const event = { entity: 'payout', entityId: row.id, mainId: row.mainId } as const;
  const detail = { amount: row.amount, reference: bankReference };
  await work.audit({ ...event, action: 'payout.entered', detail });
  await publish(work, { ...event, kind: 'payout.entered' });
}

/**
 * Ends a payout with its booking: what was held has left, or is available again, and then waiting orders are placed. The caller
 * holds the locks and has read the row under them.
 */
export async function endPayout(
  work: Work,
  row: PayoutRow,
  end: { status: Exclude<PayoutStatus, 'waiting'>; by: string; refusal?: string },
): Promise<void> {
  const { tx } = work;
  const { mainId, id, amount } = row;
  const { status, by } = end;
  const at = work.clock.now();
  const fact = { mainId, amount, at, userId: by };
  const isBooked = status === 'paid' ? await payOut(tx, id, fact) : await releasePayout(tx, id, fact);
  if (!isBooked) throw new Error('A payout was booked under its own lock');
  await setEnded(tx, row, { status, by, refusal: end.refusal ?? null, at });
  await endWork(tx, 'payout', row, { by: status === 'withdrawn' ? null : by, at });
  const event = { entity: 'payout', entityId: id, mainId } as const;
  const reference = status === 'paid' ? { reference: row.bankReference! } : {};
  await work.audit({ ...event, action: `payout.${status}`, detail: { amount, ...reference } });
  if (status !== 'withdrawn') await publish(work, { ...event, kind: `payout.${status}` });
  if (status !== 'paid') await placeWaitingSoon(work, mainId, 'released');
}
