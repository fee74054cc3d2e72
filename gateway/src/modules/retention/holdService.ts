import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { assertNotErasing } from '../../kernel/openAccount';
import { lockCheck } from '../checks/checkRepository';
import { chinaDay } from '../../kernel/workingDays';
import { checksOfOrder, endHold, holdById, holdsOf, insertHold, type HoldRow } from './holdRepository';
import { words } from './words';

type LegalHold = components['schemas']['LegalHold'];

const SHOWN = 200;
const place = (rowId: string, column: 'reason_enc' | 'release_reason_enc') => ({
  table: 'legal_hold',
  column,
  rowId,
});

export async function listHolds(ctx: SessionCtx): Promise<LegalHold[]> {
  const rows = await holdsOf(ctx.tx, ctx.session.mainId, SHOWN);
  return rows.map((row) => holdView(ctx, row));
}

function holdView({ services, clock }: SessionCtx, row: HoldRow): LegalHold {
  const { id, reasonEnc, releaseReasonEnc, placedAt, releasedAt, ...facts } = row;
  return {
    ...facts,
    holdId: id,
    reason: services.crypto.decrypt(reasonEnc, place(id, 'reason_enc')),
    placedAt: placedAt.toISOString(),
    releasedAt: releasedAt?.toISOString() ?? null,
    releaseReason:
      releaseReasonEnc && services.crypto.decrypt(releaseReasonEnc, place(id, 'release_reason_enc')),
    isInForce: releasedAt === null && (row.until === null || row.until >= chinaDay(clock.now())),
  };
}

/** Exempts every check of an order from erasure. @throws 1000 no such order or a past day, 2832 all is erased, 2043 the account is being */
export async function placeHold(ctx: SessionCtx, request: BodyOf<'placeHold'>): Promise<{ done: true }> {
  const { mainId, userId } = ctx.session;
  const at = ctx.clock.now();
  const reason = request.reason.trim();
  if (!reason) throw fieldError([{ path: 'reason', msg: words.reasonNeeded[ctx.lang] }]);
  if (request.until && request.until < chinaDay(at)) {
    throw fieldError([{ path: 'until', msg: words.dayPassed[ctx.lang] }]);
  }
  await assertNotErasing(ctx.tx, mainId);
  const checks = await checksOfOrder(ctx.tx, mainId, request.orderNo.trim().toUpperCase());
  if (checks.length === 0) {
    throw fieldError([{ path: 'orderNo', msg: words.noOrder[ctx.lang] }]);
  }
  let placed = 0;
  for (const { id: checkId } of checks) {
    // The job takes the same lock: data being erased at this moment cannot be held any more.
    const check = found(await lockCheck(ctx.tx, checkId));
    if (check.erasedAt) continue;
    const id = uuidv7();
    const reasonEnc = ctx.services.crypto.encrypt(reason, place(id, 'reason_enc'));
    await insertHold(ctx.tx, {
      mainId,
      id,
      checkId,
      reasonEnc,
      until: request.until ?? null,
      by: userId,
      at,
    });
    await ctx.audit({
      action: 'hold.placed',
      entity: 'check',
      entityId: checkId,
      detail: request.until ? { until: request.until } : {},
    });
    placed += 1;
  }
  if (placed === 0) throw new BusinessError(CODE.ORDER_ERASED_ALREADY);
  return { done: true };
}

/** Ends a hold, with a reason; one that has ended already stays as it is. */
export async function releaseHold(ctx: SessionCtx, request: BodyOf<'releaseHold'>): Promise<{ done: true }> {
  const { mainId, userId } = ctx.session;
  const reason = request.reason.trim();
  if (!reason) throw fieldError([{ path: 'reason', msg: words.reasonNeeded[ctx.lang] }]);
  const hold = found(await holdById(ctx.tx, mainId, request.holdId));
  if (hold.releasedAt) return { done: true };
  const reasonEnc = ctx.services.crypto.encrypt(reason, place(hold.id, 'release_reason_enc'));
  await endHold(ctx.tx, { mainId, id: hold.id, reasonEnc, by: userId, at: ctx.clock.now() });
  await ctx.audit({ action: 'hold.released', entity: 'check', entityId: hold.checkId });
  return { done: true };
}
