import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { allows } from '../../kernel/rights';
import type { Tx } from '../../platform/db/tx';
import { userById } from '../accounts/userRepository';
import { spendCode } from '../accounts/verifyCode';
import { workIn } from '../accounts/workIn';
import { approversOf } from './approverRepository';
import { approvalRulesOf, keepApprovalRules, keepApprover } from './rulesRepository';

type Rules = ReplyOf<'getApprovalRules'>;

/** What makes an order wait, and who may approve up to what. */
export async function getApprovalRules({ session }: Pick<SessionCtx, 'session'>, tx: Tx): Promise<Rules> {
  const approvers = await approversOf(tx);
  return {
    ...(await approvalRulesOf(tx, session.mainId)),
    mayChange: allows(session, 'enterprise.manage'),
    mayGrant: allows(session, 'approval.grant'),
    approvers: approvers.map((one) => ({ ...one, isUnlimited: one.role === 'owner' })),
  };
}

/**
 * Sets what makes an order wait. Orders that wait already stay as they are.
 * @throws 1004
 */
export async function saveApprovalRules(
  ctx: SessionCtx,
  { above, overBudget, verifyCode }: BodyOf<'saveApprovalRules'>,
): Promise<Rules> {
  const { mainId, userId } = ctx.session;
  const isSaid = async (tx: Tx) => {
    const now = await approvalRulesOf(tx, mainId);
    return now.above === above && now.overBudget === overBudget;
  };
  return change(ctx, verifyCode, isSaid, async (tx) => {
    const before = await approvalRulesOf(tx, mainId);
    await keepApprovalRules(tx, { mainId, above, overBudget, by: userId, at: ctx.clock.now() });
    await workIn(ctx, tx).audit({
      action: 'approval.rulesChanged',
      entity: 'approvalRule',
      entityId: mainId,
      detail: {
        above: { from: before.above, to: above },
        overBudget: { from: before.overBudget, to: overBudget },
      },
    });
  });
}

/**
 * Gives one of the account's administrators or finance the right to approve up to an amount, or takes it away.
 * @throws 1004, 1015 for anybody else, an owner too: theirs has no amount
 */
export async function saveApprover(
  ctx: SessionCtx,
  { userId, upTo, verifyCode }: BodyOf<'saveApprover'>,
): Promise<Rules> {
  const { mainId } = ctx.session;
  const approver = async (tx: Tx) => {
    const one = (await approversOf(tx)).find((each) => each.userId === userId && each.role !== 'owner');
    if (!one) throw new BusinessError(CODE.UNKNOWN_USER);
    return one;
  };
  const isSaid = async (tx: Tx) => (await approver(tx)).upTo === upTo;
  return change(ctx, verifyCode, isSaid, async (tx) => {
    const before = await approver(tx);
    await keepApprover(tx, { mainId, userId, upTo, by: ctx.session.userId, at: ctx.clock.now() });
    await workIn(ctx, tx).audit({
      action: 'approver.changed',
      entity: 'user',
      entityId: userId,
      detail: { upTo: { from: before.upTo, to: upTo } },
    });
  });
}

/** What cannot be saved, or stands so already (an answer was lost), costs no code; everything else takes a fresh one. */
async function change(
  ctx: SessionCtx,
  verifyCode: string,
  isSaid: (tx: Tx) => Promise<boolean>,
  save: (tx: Tx) => Promise<void>,
): Promise<Rules> {
  const { mainIds, mainId, userId } = ctx.session;
  const scope = { mainIds, mainId, userId };
  const standing = await ctx.independent(scope, async (tx) =>
    (await isSaid(tx)) ? getApprovalRules(ctx, tx) : null,
  );
  if (standing) return standing;
  const { mobileIndex } = found(await userById(ctx.services.db.direct, userId));
  await spendCode(ctx, { mobileIndex, scene: 'approvalChange', verifyCode });
  return ctx.independent(scope, async (tx) => {
    await save(tx);
    return getApprovalRules(ctx, tx);
  });
}
