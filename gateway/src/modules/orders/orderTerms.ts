import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { budgetsLeft } from '../people/budget';
import { placeKept } from '../people/memberRepository';
import { approvalRulesOf } from '../approvals/rulesRepository';
import { mayAccountOrder } from './factRepository';

/** What an order of one's own stands under before anything is chosen: the same rules that `placeOrder` refuses by. */
export async function orderTerms(ctx: SessionCtx): Promise<components['schemas']['OrderTerms']> {
  const { mainId, userId, departmentId } = ctx.session;
  const orderer = { mainId, userId, departmentId };
  const { above, overBudget } = await approvalRulesOf(ctx.tx, mainId);
  const isFree = (await placeKept(ctx.tx, mainId, userId))?.role === 'owner';
  return {
    isContractSigned: (await mayAccountOrder(ctx.tx, mainId)).isContractSigned,
    budgets: await budgetsLeft(ctx, orderer),
    approval: {
      above: isFree ? null : above,
      overBudget: isFree && overBudget === 'waits' ? 'placed' : overBudget,
    },
  };
}
