import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import { BusinessError } from '../../kernel/errors';
import type { Work } from '../../kernel/work';
import type { ApprovalWhy } from '../approvals/approvalRepository';
import { insertApproval } from '../approvals/approvalRepository';
import { approvalRulesOf } from '../approvals/rulesRepository';
import { publish } from '../events/publish';
import { budgetsLeft } from '../people/budget';
import { placeKept } from '../people/memberRepository';
import { budgetOf } from '../people/words';
import type { Orderer } from './orderer';

/** Why an order has to be approved, and the limit that counted. */
export interface Needs {
  why: ApprovalWhy[];
  above: number | null;
}

/**
 * Whether an order has to be approved before anything is held or sent; null: it has not. An owner's needs no approval: nobody could
 * refuse it to them. The budgets are held until the transaction ends, so that two orders at once cannot both use the last of one.
 * @throws 2805 over a budget, where the account refuses that
 */
export async function approvalNeeds(work: Work, orderer: Orderer, price: number): Promise<Needs | null> {
  const { above, overBudget } = await approvalRulesOf(work.tx, orderer.mainId);
  const exceeded = (await budgetsLeft(work, orderer, true)).filter(({ left }) => price > left);
  const [first] = exceeded;
  if (first && overBudget === 'refused') {
    const { whose, left } = first;
    throw new BusinessError(
      CODE.OVER_BUDGET,
      { whose: budgetOf[whose][work.lang], left: formatFen(left) },
      { left },
    );
  }
  const isAbove = above !== null && price > above;
  const why = [...(isAbove ? ['limit' as const] : []), ...exceeded.map(({ whose }) => whose)];
  if (why.length === 0 || (await isOwner(work, orderer))) return null;
  return { why, above };
}

/** True for a person whose orders nobody has to approve. A program is never one. */
export async function isOwner({ tx }: Pick<Work, 'tx'>, { mainId, userId }: Orderer): Promise<boolean> {
  return (await placeKept(tx, mainId, userId))?.role === 'owner';
}

/** Keeps that an order waits, and tells those who may approve it. */
export async function askApproval(
  work: Work,
  order: { mainId: string; id: string; checkId: string; price: number },
  { why, above }: Needs,
): Promise<void> {
  const { mainId, id, checkId, price } = order;
  await insertApproval(work.tx, { mainId, orderId: id, why, above, at: work.clock.now() });
  const about = { entity: 'order', entityId: id, mainId } as const;
  await work.audit({
    action: 'order.awaitingApproval',
    ...about,
    detail: { price, why },
  });
  await publish(work, { kind: 'order.awaitingApproval', ...about, checkId });
}
