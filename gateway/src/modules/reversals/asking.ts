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
import { assertRefundable } from '../payments/refunds';
import { refundabilityOf, wire } from './listing';
import { insertReversal, queueReversal, receivedById, type ReceivedRow } from './reversalRepository';
import { words } from './words';

/** Working days within which another operator confirms or refuses. */
const DECIDED_IN_DAYS = 1;

/**
 * Asks that a recharge be taken back, and its money given back by the provider or by hand. Nothing is booked before another operator
 * confirms; more than is available is not asked for.
 * @throws 404, 1000, 2445 asked or taken back already, 2446 not covered, 2625 the provider cannot, 2862 one's own enterprise
 */
export async function askReversal(
  ctx: SessionCtx,
  { bookingId, giveBack, ...request }: BodyOf<'askReversal'>,
): Promise<ReplyOf<'askReversal'>> {
  const { tx, session } = ctx;
  const { userId } = session;
  const reason = plainText(request.reason);
  if (reason.length < 4) throw fieldError([{ path: 'reason', msg: words.reasonNeeded[ctx.lang] }]);
  const { mainId } = found(await receivedById(tx, bookingId));
  await tx.bind({ mainIds: session.mainIds, mainId, userId });
  await lockLedger(tx, mainId);
  const row = found(await receivedById(tx, bookingId));
  if (await isOwnEnterprise(tx, mainId, userId)) throw new BusinessError(CODE.RECHARGE_OWN);
  if (row.isReversed) throw new BusinessError(CODE.REVERSAL_ASKED);
  assertCovered(row);
  if (giveBack === 'provider') assertRefundable(refundabilityOf(row), ctx);
  const at = ctx.clock.now();
  const id = uuidv7();
  if (!(await insertReversal(tx, { mainId, id, bookingId, reason, giveBack, by: userId, at })))
    throw new BusinessError(CODE.REVERSAL_ASKED);
  const dueAt = addWorkingDays(await workingCalendar(tx), chinaDay(at), DECIDED_IN_DAYS);
  await queueReversal(tx, { mainId, id: uuidv7(), reversalId: id, dueAt, at });
  const event = { entity: 'reversal', entityId: id, mainId } as const;
  const detail = { amount: row.amount, reference: row.reference };
  await ctx.audit({ ...event, action: 'reversal.asked', detail });
  await publish(ctx, { ...event, kind: 'reversal.asked' });
  return wire(found(await receivedById(tx, bookingId)), ctx);
}

/** @throws 2446 with both figures */
export function assertCovered({ amount, available }: ReceivedRow): void {
  if (available < amount)
    throw new BusinessError(CODE.REVERSAL_NOT_COVERED, {
      amount: formatFen(amount),
      available: formatFen(available),
    });
}
