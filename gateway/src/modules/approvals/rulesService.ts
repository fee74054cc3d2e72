import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { allows } from '../../kernel/rights';
import { approversOf } from './approverRepository';
import { approvalRulesOf, keepApprovalRules, keepApprover } from './rulesRepository';

type Rules = ReplyOf<'getApprovalRules'>;

/** What makes an order wait, and who may approve up to what. */
export async function getApprovalRules({ tx, session }: SessionCtx): Promise<Rules> {
  const approvers = await approversOf(tx);
  return {
    ...(await approvalRulesOf(tx, session.mainId)),
    mayChange: allows(session, 'enterprise.manage'),
    mayGrant: allows(session, 'approval.grant'),
    approvers: approvers.map((one) => ({ ...one, isUnlimited: one.role === 'owner' })),
  };
}

/** Sets what makes an order wait. Orders that wait already stay as they are. */
export async function saveApprovalRules(
  ctx: SessionCtx,
  { above, overBudget }: BodyOf<'saveApprovalRules'>,
): Promise<Rules> {
  const { tx, session } = ctx;
  const { mainId, userId } = session;
  const before = await approvalRulesOf(tx, mainId);
  await keepApprovalRules(tx, { mainId, above, overBudget, by: userId, at: ctx.clock.now() });
  await ctx.audit({
    action: 'approval.rulesChanged',
    entity: 'approvalRule',
    entityId: mainId,
    detail: {
      above: { from: before.above, to: above },
      overBudget: { from: before.overBudget, to: overBudget },
    },
  });
  return getApprovalRules(ctx);
}

/**
 * Gives one of the account's administrators or finance the right to approve up to an amount, or takes it away.
 * @throws 1015 for anybody else, an owner too: theirs has no amount
 */
export async function saveApprover(
  ctx: SessionCtx,
  { userId, upTo }: BodyOf<'saveApprover'>,
): Promise<Rules> {
  const { tx, session } = ctx;
  const before = (await approversOf(tx)).find((one) => one.userId === userId && one.role !== 'owner');
  if (!before) throw new BusinessError(CODE.UNKNOWN_USER);
  await keepApprover(tx, {
    ...{ mainId: session.mainId, userId, upTo },
    ...{ by: session.userId, at: ctx.clock.now() },
  });
  await ctx.audit({
    action: 'approver.changed',
    entity: 'user',
    entityId: userId,
    detail: { upTo: { from: before.upTo, to: upTo } },
  });
  return getApprovalRules(ctx);
}
