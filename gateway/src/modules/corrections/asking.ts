import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { addWorkingDays, workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import { isOwnEnterprise } from '../enterprise/certificationRepository';
import { publish } from '../events/publish';
import { lockLedger } from '../ledger/ledgerService';
import { queueWork } from '../work/subjectWork';
import { chargeById, insertCorrection, type ChargeRow } from './correctionRepository';
import { withCorrections } from './finding';
import { words } from './words';

/** Working days within which another operator confirms or refuses. */
const DECIDED_IN_DAYS = 1;

/**
 * Asks that a charge be given back, whole or in part. Nothing is booked before another operator confirms.
 * @throws 404, 1000, 2054 another request waits, 2055 less is left of it, 2056 one's own enterprise
 */
export async function askCorrection(
  ctx: SessionCtx,
  { chargeId, amount, ...request }: BodyOf<'askCorrection'>,
): Promise<ReplyOf<'askCorrection'>> {
  const { tx, session } = ctx;
  const { userId } = session;
  const reason = plainText(request.reason);
  if (reason.length < 4) throw fieldError([{ path: 'reason', msg: words.reasonNeeded[ctx.lang] }]);
  const { mainId } = found(await chargeById(tx, chargeId));
  await tx.bind({ mainIds: session.mainIds, mainId, userId });
  await lockLedger(tx, mainId);
  const row = found(await chargeById(tx, chargeId));
  if (await isOwnEnterprise(tx, mainId, userId)) throw new BusinessError(CODE.CORRECTION_OWN);
  assertLeft(row, amount);
  const at = ctx.clock.now();
  const id = uuidv7();
  if (!(await insertCorrection(tx, { mainId, id, chargeId, amount, reason, by: userId, at })))
    throw new BusinessError(CODE.CORRECTION_WAITS);
  const dueAt = addWorkingDays(await workingCalendar(tx), chinaDay(at), DECIDED_IN_DAYS);
  await queueWork(tx, 'correction', { mainId, id }, { workItemId: uuidv7(), dueAt, at });
  const event = { entity: 'correction', entityId: id, mainId } as const;
  await ctx.audit({ ...event, action: 'correction.asked', detail: { amount, orderNo: row.orderNo } });
  await publish(ctx, { ...event, kind: 'correction.asked', checkId: row.checkId });
  const [told] = await withCorrections(tx, [found(await chargeById(tx, chargeId))], ctx.lang);
  return told!;
}

/** @throws 2055 with both figures */
export function assertLeft({ left }: ChargeRow, amount: number): void {
  if (left < amount)
    throw new BusinessError(CODE.CORRECTION_TOO_MUCH, { amount: formatFen(amount), left: formatFen(left) });
}
