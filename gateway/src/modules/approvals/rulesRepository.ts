import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface ApprovalRules {
  /** Fen; null: no price makes an order wait. */
  above: number | null;
  overBudget: 'waits' | 'refused';
}

/** The rules of an account that has set none: no order waits for its price, one over a budget does. */
const UNSET: ApprovalRules = { above: null, overBudget: 'waits' };

export async function approvalRulesOf(tx: Tx, mainId: string): Promise<ApprovalRules> {
  const row = await tx.maybeOne<ApprovalRules>(
    sql`select above, over_budget as "overBudget" from approval_rule where main_id = ${mainId}`,
  );
  return row ?? UNSET;
}

export async function keepApprovalRules(
  tx: Tx,
  rules: ApprovalRules & { mainId: string; by: string; at: Date },
): Promise<void> {
  await tx.run(sql`insert into approval_rule (main_id, above, over_budget, updated_by, updated_at)
    values (${rules.mainId}, ${rules.above}, ${rules.overBudget}, ${rules.by}, ${rules.at})
    on conflict (main_id) do update set above = excluded.above, over_budget = excluded.over_budget,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at`);
}

/** Gives somebody the right to approve up to an amount, or takes it away (null). */
export async function keepApprover(
  tx: Tx,
  approver: { mainId: string; userId: string; upTo: number | null; by: string; at: Date },
): Promise<void> {
  const { mainId, userId, upTo, by, at } = approver;
  if (upTo === null)
    await tx.run(sql`delete from approver where main_id = ${mainId} and user_id = ${userId}`);
  else
    await tx.run(sql`insert into approver (main_id, user_id, up_to, granted_by, granted_at)
      values (${mainId}, ${userId}, ${upTo}, ${by}, ${at})
      on conflict (main_id, user_id) do update set up_to = excluded.up_to, granted_by = excluded.granted_by,
        granted_at = excluded.granted_at`);
}
