import { empty, json, sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export type ApprovalWhy = 'limit' | 'department' | 'person';
export type Decision = 'approved' | 'rejected';

export interface ApprovalRow {
  why: ApprovalWhy[];
  above: number | null;
  askedAt: Date;
  decision: Decision | null;
  decidedBy: string | null;
  decidedByName: string | null;
  decidedAt: Date | null;
}

/** Keeps that orders of one account wait. */
export async function insertApprovals(
  tx: Tx,
  { mainId, at }: { mainId: string; at: Date },
  asked: readonly { orderId: string; why: readonly ApprovalWhy[]; above: number | null }[],
): Promise<void> {
  const rows = asked.map(({ orderId, why, above }) => ({ order_id: orderId, why, above }));
  await tx.run(sql`insert into order_approval (main_id, order_id, why, above, asked_at)
    select ${mainId}::uuid, a.order_id, a.why, a.above, ${at}
    from jsonb_to_recordset(${json(rows)}::jsonb) as a (order_id uuid, why text[], above bigint)`);
}

/** Null for an order that needed no approval. */
export function approvalOf(tx: Tx, mainId: string, orderId: string): Promise<ApprovalRow | null> {
  return tx.maybeOne<ApprovalRow>(sql`select a.why, a.above, a.asked_at as "askedAt", a.decision,
      a.decided_by as "decidedBy", (select u.nick_name from user_by_id(a.decided_by) u) as "decidedByName",
      a.decided_at as "decidedAt"
    from order_approval a where a.main_id = ${mainId} and a.order_id = ${orderId}`);
}

/** Keeps a decision; the caller holds the order's lock and has read that none was made. */
export async function keepDecision(
  tx: Tx,
  of: { mainId: string; orderId: string },
  made: { decision: Decision; by: string; at: Date },
): Promise<void> {
  await tx.run(sql`update order_approval set decision = ${made.decision}, decided_by = ${made.by}, decided_at = ${made.at}
    where main_id = ${of.mainId} and order_id = ${of.orderId}`);
}

export async function noteReminded(tx: Tx, of: { mainId: string; orderId: string }, at: Date): Promise<void> {
  await tx.run(sql`update order_approval set reminded_at = ${at}
    where main_id = ${of.mainId} and order_id = ${of.orderId}`);
}

/** The batch that an order is of; null for a single one. */
export async function batchToRemind(
  tx: Tx,
  { mainId, orderId }: { mainId: string; orderId: string },
): Promise<string | null> {
  const check = await tx.maybeOne<{ batchId: string }>(sql`select c.batch_id as "batchId" from checks c
    where c.main_id = ${mainId} and c.order_id = ${orderId} and c.batch_id is not null limit 1`);
  return check?.batchId ?? null;
}

/** The orders `o` that wait for the approval of somebody who may approve up to an amount. */
export function waitsFor(mainId: string, approver: { userId: string; upTo: number }): Sql {
  return sql`o.main_id = ${mainId} and o.status = 'awaitingApproval' and o.created_by <> ${approver.userId}
    and o.price <= ${approver.upTo}::bigint`;
}

export interface BatchWaiting {
  rows: number;
  sum: number;
  /** Whose making they all are; null where they are several people's. */
  orderedBy: string | null;
  lastAskedAt: Date | null;
}

/** Of a batch, how many orders wait for somebody, what they cost together, and of whom they are. */
export function batchWaitingFor(
  tx: Tx,
  { mainId, batchId }: { mainId: string; batchId: string },
  approver: { userId: string; upTo: number },
): Promise<BatchWaiting> {
  return tx.one<BatchWaiting>(sql`select count(*)::int as rows, coalesce(sum(o.price), 0)::bigint as sum,
      case when count(distinct o.created_by) = 1 then min(o.created_by::text) end as "orderedBy",
      max(a.asked_at) as "lastAskedAt"
    from orders o join checks c on c.main_id = o.main_id and c.order_id = o.id
    join order_approval a on a.main_id = o.main_id and a.order_id = o.id
    where c.batch_id = ${batchId} and ${waitsFor(mainId, approver)}`);
}

/** Whether any order of a batch waits for approval, of those of which it was asked since then. */
export async function isAnyWaiting(
  tx: Tx,
  { mainId, batchId, since }: { mainId: string; batchId: string; since: Date | null },
): Promise<boolean> {
  const { waits } = await tx.one<{ waits: boolean }>(sql`select exists (select
    from orders o join checks c on c.main_id = o.main_id and c.order_id = o.id
    join order_approval a on a.main_id = o.main_id and a.order_id = o.id
    where o.main_id = ${mainId} and c.batch_id = ${batchId} and o.status = 'awaitingApproval'
      ${since === null ? empty : sql`and a.asked_at >= ${since}`}) as waits`);
  return waits;
}

export async function countWaitingFor(
  tx: Tx,
  mainId: string,
  approver: { userId: string; upTo: number },
): Promise<number> {
  const { n } = await tx.one<{ n: number }>(
    sql`select count(*)::int as n from orders o where ${waitsFor(mainId, approver)}`,
  );
  return n;
}
