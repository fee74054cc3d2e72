import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import type { OwnWork } from '../../kernel/work';
import type { Tx } from '../../platform/db/tx';
import { lockAccount } from '../accounts/accountRepository';
import { userById } from '../accounts/userRepository';
import { spendCode } from '../accounts/verifyCode';
import { workIn } from '../accounts/workIn';
import { publish } from '../events/publish';
import { twoPersonsAbove } from '../recharges/rechargeRepository';
import { endWork, queueSignOff } from '../work/subjectWork';
import { insertLimitChange, limitChanges, lockLimitChange, setLimitDecided } from './limitRepository';
import { words } from './words';

const SHOWN = 50;

type Limit = ReplyOf<'getRechargeLimit'>;

/** Above how much two operators confirm a recharge, the change that waits, and those before it. */
export async function getRechargeLimit({ tx, session }: Pick<SessionCtx, 'tx' | 'session'>): Promise<Limit> {
  const rows = await limitChanges(tx, session.mainId, SHOWN);
  return {
    above: await twoPersonsAbove(tx),
    changes: rows.map((row) => ({
      changeId: row.id,
      above: row.above,
      status: row.status,
      by: row.askedByName ?? '',
      at: row.askedAt.toISOString(),
      decidedBy: row.decidedByName,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      mayConfirm: row.status === 'waiting' && row.askedBy !== session.userId,
    })),
  };
}

/** Asks for another limit; it counts once another operator has confirmed it. @throws 1000 the same as now, 2449 another waits */
export async function askRechargeLimit(
  ctx: SessionCtx,
  { above }: BodyOf<'askRechargeLimit'>,
): Promise<Limit> {
  const { tx, session } = ctx;
  const { mainId, userId } = session;
  await lockAccount(tx, mainId);
  if (above === (await twoPersonsAbove(tx)))
    throw fieldError([{ path: 'above', msg: words.sameLimit[ctx.lang] }]);
  const [id, at] = [uuidv7(), ctx.clock.now()];
  if (!(await insertLimitChange(tx, { mainId, id, above, by: userId, at })))
    throw new BusinessError(CODE.LIMIT_CHANGE_WAITS);
  await queueSignOff(tx, { mainId, id }, { at });
  const event = { entity: 'rechargeLimit', entityId: id, mainId } as const;
  await ctx.audit({ ...event, action: 'rechargeLimit.asked', detail: { amount: above } });
  await publish(ctx, { ...event, kind: 'rechargeLimit.asked' });
  return getRechargeLimit(ctx);
}

/** @throws 404, 2448 who asked, 2466 decided */
async function waiting(
  { session }: SessionCtx,
  tx: Tx,
  changeId: string,
  { isConfirming }: { isConfirming: boolean },
) {
  const row = found(await lockLimitChange(tx, session.mainId, changeId));
  if (row.status !== 'waiting') throw new BusinessError(CODE.LIMIT_CHANGE_CLOSED);
  if (isConfirming && row.askedBy === session.userId) throw new BusinessError(CODE.SECOND_PERSON_NEEDED);
  return row;
}

/** Confirms a change with a code to one's own phone: it counts from now on. @throws 404, 1004, 2448, 2466 */
export async function confirmRechargeLimit(
  ctx: SessionCtx,
  { changeId, verifyCode }: BodyOf<'confirmRechargeLimit'>,
): Promise<Limit> {
  const { session, services } = ctx;
  const { mainId, mainIds, userId } = session;
  const scope = { mainIds, mainId, userId };
  // Before the code is used up: what cannot be confirmed costs none.
  await ctx.independent(scope, (tx) => waiting(ctx, tx, changeId, { isConfirming: true }));
  const user = found(await userById(services.db.direct, userId));
  await spendCode(ctx, { mobileIndex: user.mobileIndex, scene: 'rechargeConfirm', verifyCode });
  return ctx.independent(scope, async (tx) => {
    const change = await waiting(ctx, tx, changeId, { isConfirming: true });
    await decide(workIn(ctx, tx), { ...change, changeId, status: 'inForce' });
    return getRechargeLimit({ tx, session });
  });
}

/** Leaves the limit as it is; who asked takes the request back so. @throws 404, 2466 */
export async function refuseRechargeLimit(
  ctx: SessionCtx,
  { changeId }: BodyOf<'refuseRechargeLimit'>,
): Promise<Limit> {
  const change = await waiting(ctx, ctx.tx, changeId, { isConfirming: false });
  await decide(ctx, { ...change, changeId, status: 'refused' });
  return getRechargeLimit(ctx);
}

async function decide(
  work: OwnWork,
  {
    changeId: id,
    above,
    askedBy,
    status,
  }: { changeId: string; above: number; askedBy: string; status: 'inForce' | 'refused' },
): Promise<void> {
  const { mainId, userId } = work.session;
  const at = work.clock.now();
  await setLimitDecided(work.tx, { mainId, id }, { status, by: userId, at });
  // Who takes their own request back has done nobody's work.
  await endWork(work.tx, 'signOff', { mainId, id }, { by: askedBy === userId ? null : userId, at });
  await work.audit({
    ...{ entity: 'rechargeLimit', entityId: id, detail: { amount: above } },
    action: status === 'inForce' ? 'rechargeLimit.changed' : 'rechargeLimit.refused',
  });
}
