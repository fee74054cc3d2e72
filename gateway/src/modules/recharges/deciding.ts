import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import type { OwnWork } from '../../kernel/work';
import type { Tx } from '../../platform/db/tx';
import { userById } from '../accounts/userRepository';
import { spendCode } from '../accounts/verifyCode';
import { workIn } from '../accounts/workIn';
import { isOwnEnterprise } from '../enterprise/certificationRepository';
import { publish } from '../events/publish';
import { lockLedger } from '../ledger/ledgerService';
import { bankReferenceOf, referenceKey } from '../orders/bankReference';
import { rechargeAccount } from '../orders/payment';
import { lockWorkItem } from '../work/workRepository';
import { assertWaiting } from './closed';
import {
  isBooked,
  lockBankReference,
  lockRecharge,
  rechargeById,
  setConfirmed,
  setFirst,
  setUnpaid,
  twoPersonsAbove,
  type RechargeRow,
} from './rechargeRepository';
import { endWork, reopenWork } from '../work/subjectWork';
import { rechargeWork, type RechargeWork } from './rechargeWork';
import { words } from './words';

interface Found {
  work: RechargeWork;
  row: RechargeRow;
}
interface Received {
  amount: number;
  bankReference: string;
}

/** A recharge with the transaction bound to its account. @throws 404 for one that this session does not serve */
export async function rechargeOf(
  { session }: Pick<SessionCtx, 'session'>,
  tx: Tx,
  workItemId: string,
): Promise<Found> {
  const work = found(await rechargeWork(tx, { workItemId }));
  await tx.bind({ mainIds: session.mainIds, mainId: work.mainId, userId: session.userId });
  return { work, row: found(await rechargeById(tx, work.mainId, work.rechargeId)) };
}

/** True for a person on the enterprise's own side: who asks does not decide. */
export async function isOwn(
  { session }: Pick<SessionCtx, 'session'>,
  tx: Tx,
  row: RechargeRow,
): Promise<boolean> {
  if (row.askedBy === session.userId) return true;
  return isOwnEnterprise(tx, row.mainId, session.userId);
}

/** @throws 2205 in a colleague's hands, 2861, 2862 */
async function assertDecides(ctx: SessionCtx, tx: Tx, { work, row }: Found): Promise<void> {
  if (await isOwn(ctx, tx, row)) throw new BusinessError(CODE.RECHARGE_OWN);
  assertWaiting(row, ctx.lang);
  if (work.assigneeId && work.assigneeId !== ctx.session.userId)
    throw new BusinessError(CODE.WORKED_BY_ANOTHER);
}

/**
 * Confirms what really came. Up to the platform's limit it is booked at once; above it the first operator's word is kept and a
 * second one books it with the same amount and reference, which the database holds to as well (decision 74). The same said again
 * by the same person does nothing, and costs no code.
 * @throws 1000, 1004, 2205, 2624, 2861, 2862, 2863, 2864, 2865
 */
export async function confirmRecharge(
  ctx: SessionCtx,
  { workItemId, amount, verifyCode, ...request }: BodyOf<'confirmRecharge'>,
): Promise<ReplyOf<'confirmRecharge'>> {
  const { session, services } = ctx;
  const bankReference = bankReferenceOf(request.bankReference);
  if (bankReference === null)
    throw fieldError([{ path: 'bankReference', msg: words.referenceWrong[ctx.lang] }]);
  const received = { amount, bankReference };
  const scope = { mainIds: session.mainIds, mainId: session.mainId, userId: session.userId };
  // Before the code is used up: what cannot be confirmed costs none.
  const before = await ctx.independent(scope, async (tx) => {
    const seen = await rechargeOf(ctx, tx, workItemId);
    if (isSaidAgain(session.userId, seen.row, received)) return seen.row.status;
    await assertDecides(ctx, tx, seen);
    await assertReceived(ctx, tx, seen.row, received);
    return null;
  });
  if (before !== null) return { status: before };
  const user = found(await userById(services.db.direct, session.userId));
  await spendCode(ctx, { mobileIndex: user.mobileIndex, scene: 'rechargeConfirm', verifyCode });
  return ctx.independent(scope, async (tx) => {
    await lockBankReference(tx, referenceKey(bankReference));
    const { row } = await lockForDeciding(ctx, tx, workItemId);
    if (isSaidAgain(session.userId, row, received)) return { status: row.status };
    // Read again under the lock: of two who confirm at once the second sees what the first made of it.
    await assertDecides(ctx, tx, await rechargeOf(ctx, tx, workItemId));
    await assertReceived(ctx, tx, row, received);
    return confirm(workIn(ctx, tx), row, received);
  });
}

const isSaidAgain = (userId: string, row: RechargeRow, { amount, bankReference }: Received) =>
  userId === (row.decidedBy ?? row.firstBy) &&
  (row.status === 'confirmed' || row.status === 'waiting') &&
  row.receivedAmount === amount &&
  isSameReference(row, bankReference);

const isSameReference = (row: Pick<RechargeRow, 'bankReference'>, typed: string) =>
  row.bankReference !== null && referenceKey(row.bankReference) === referenceKey(typed);

/** Money before the rest, as everywhere; then the work and the recharge. */
async function lockForDeciding(ctx: SessionCtx, tx: Tx, workItemId: string): Promise<Found> {
  const { work } = await rechargeOf(ctx, tx, workItemId);
  await lockLedger(tx, work.mainId);
  await lockWorkItem(tx, workItemId);
  await lockRecharge(tx, work.mainId, work.rechargeId);
  return rechargeOf(ctx, tx, workItemId);
}

async function assertReceived(
  { session, lang }: SessionCtx,
  tx: Tx,
  row: RechargeRow,
  { amount, bankReference }: Received,
): Promise<void> {
  if (row.firstBy === session.userId) throw new BusinessError(CODE.RECHARGE_SECOND_PERSON);
  if (row.firstBy !== null) {
    const name = row.firstByName ?? words.firstOperator[lang];
    if (row.receivedAmount !== amount)
      throw new BusinessError(CODE.RECHARGE_DIFFERS, { name, amount: formatFen(row.receivedAmount!) });
    // The first one's reference is not told: the second reads it on the statement (decision 136).
    if (!isSameReference(row, bankReference))
      throw new BusinessError(CODE.RECHARGE_REFERENCE_DIFFERS, { name });
  }
  if (await isBooked(tx, bankReference)) throw new BusinessError(CODE.BANK_REFERENCE_BOOKED);
}

async function confirm(
  work: OwnWork,
  row: RechargeRow,
  { amount, bankReference: typed }: Received,
): Promise<ReplyOf<'confirmRecharge'>> {
  const { tx, session } = work;
  const { mainId, id } = row;
  // Two may write one reference in other capitals or blanks: it stays as the first wrote it, which the database holds to.
  const bankReference = row.bankReference ?? typed;
  const said = { amount, bankReference, by: session.userId, at: work.clock.now() };
  const event = { entity: 'recharge', entityId: id, mainId } as const;
  const detail = { amount, reference: bankReference };
  if (amount > (await twoPersonsAbove(tx)) && row.firstBy === null) {
    await setFirst(tx, row, said);
    await reopenWork(tx, 'recharge', row, said.at);
    await work.audit({ ...event, action: 'recharge.firstConfirmed', detail });
    await publish(work, { ...event, kind: 'recharge.firstConfirmed' });
    return { status: 'waiting' };
  }
  await setConfirmed(tx, row, said);
  await endWork(tx, 'recharge', row, { by: session.userId, at: said.at });
  await work.audit({ ...event, action: 'recharge.confirmed', detail });
  // Confirmed without money would be a lie of the record; the lock of the reference keeps it from being booked meanwhile.
  if (!(await rechargeAccount(work, bankReference, { mainId, amount, userId: session.userId })))
    throw new BusinessError(CODE.BANK_REFERENCE_BOOKED);
  await publish(work, { ...event, kind: 'recharge.confirmed' });
  return { status: 'confirmed' };
}

/** Rejects a recharge, also after the first of two confirmed it. @throws 1000, 2205, 2861, 2862 */
export async function rejectRecharge(
  ctx: SessionCtx,
  { workItemId, ...request }: BodyOf<'rejectRecharge'>,
): Promise<ReplyOf<'rejectRecharge'>> {
  const { tx, session } = ctx;
  const reason = plainText(request.reason);
  if (reason.length < 4) throw fieldError([{ path: 'reason', msg: words.reasonNeeded[ctx.lang] }]);
  const seen = await lockForDeciding(ctx, tx, workItemId);
  await assertDecides(ctx, tx, seen);
  const { row } = seen;
  const at = ctx.clock.now();
  await setUnpaid(tx, row, { status: 'rejected', by: session.userId, reason, at });
  await endWork(tx, 'recharge', row, { by: session.userId, at });
  const event = { entity: 'recharge', entityId: row.id, mainId: row.mainId } as const;
  await ctx.audit({ ...event, action: 'recharge.rejected', detail: { amount: row.amount } });
  await publish(ctx, { ...event, kind: 'recharge.rejected' });
  return { done: true };
}
