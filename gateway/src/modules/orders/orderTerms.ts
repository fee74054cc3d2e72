import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { budgetsLeft } from '../people/budget';
import { isContractSigned } from './orderRepository';

/** What an order of one's own stands under before anything is chosen: the same rules that `placeOrder` refuses by. */
export async function orderTerms(ctx: SessionCtx): Promise<components['schemas']['OrderTerms']> {
  const { mainId, userId, departmentId } = ctx.session;
  return {
    isContractSigned: await isContractSigned(ctx.tx, mainId),
    budgets: await budgetsLeft(ctx, { mainId, userId, departmentId }),
  };
}
