import { inLanguage } from '@probity/contract/rules/inLanguage';
import type { components } from '../../kernel/contract.gen';
import type { Work } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import { approvalOf } from '../approvals/approvalRepository';
import { approversOfOrder } from '../approvals/approverRepository';
import type { OrderRow } from './orderRepository';
import { lapsesAt } from '../../kernel/lapse';

/** That an order waits for approval, for whom and since when, and what became of it; null where it needed none. */
export async function approvalView(
  work: Work,
  order: OrderRow,
): Promise<components['schemas']['Approval'] | null> {
  const row = await approvalOf(work.tx, order.mainId, order.id);
  if (!row) return null;
  const isWaiting = order.status === 'awaitingApproval';
  // A program is told no names of people.
  const isNamed = isWaiting && !work.session?.apiKey;
  const approvers = isNamed ? await approversOfOrder(work.tx, order) : [];
  return {
    why: row.why,
    askedAt: row.askedAt.toISOString(),
    endsAt: lapsesAt(row.askedAt).toISOString(),
    approvers: approvers.map(({ name }) => name),
    decision: row.decision,
    decidedBy: row.decidedByName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.decision === 'rejected' ? await reasonOf(work, order) : null,
  };
}

/** The reason as it stands at the check, which it ended; null once the check is erased. */
async function reasonOf(work: Work, order: OrderRow): Promise<string | null> {
  const check = await work.tx.maybeOne<{ id: string; reason: Buffer | null }>(sql`
    select c.id, c.closed_reason_enc as reason from checks c
    where c.main_id = ${order.mainId} and c.order_id = ${order.id} order by c.id limit 1`);
  if (!check?.reason) return null;
  const place = { table: 'checks', column: 'closed_reason_enc', rowId: check.id };
  return inLanguage(work.services.crypto.decrypt(check.reason, place), work.lang);
}
