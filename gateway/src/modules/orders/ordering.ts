import type { Work } from '../../kernel/work';
import type { AskedOrder } from './domain/asked';
import { plan, type Decision, type Plan } from './domain/plan';
import { readFacts } from './facts';
import type { Orderer } from './orderer';
import { writeOrders, type Written } from './writing';

/** So many orders are one chunk at most: what one transaction writes, and how long others of the account wait for it. */
export const MOST_AT_ONCE = 500;

/** What became of one order of a chunk; `written` where it was saved now. */
export interface Outcome {
  decision: Decision;
  written: Written | null;
}

/**
 * Orders some checks of one account: the only way of ordering, for a single order and for a chunk of a batch alike. Reads the facts under
 * their locks, decides all by a plan, writes what it accepts; in the caller's transaction, which is bound to the account. A chunk that
 * is tried again after a kill orders nothing twice: a batch's row that an earlier try has ordered is answered as `ordered`.
 * @throws RangeError above 500
 */
export async function orderAll(
  work: Work,
  orderer: Orderer,
  asked: readonly AskedOrder[],
): Promise<{ outcomes: Outcome[]; sums: Plan['sums'] }> {
  if (asked.length > MOST_AT_ONCE) throw new RangeError(`${asked.length} orders are more than one chunk`);
  const { decisions, sums } = plan(asked, await readFacts(work, orderer, asked));
  const accepted = decisions.filter((decision) => 'selection' in decision);
  const written = await writeOrders(work, orderer, accepted);
  const byCheck = new Map(written.map((one) => [one.accepted.asked.checkId, one]));
  const outcomes = decisions.map((decision) => ({
    decision,
    written: byCheck.get(decision.asked.checkId) ?? null,
  }));
  return { outcomes, sums };
}
