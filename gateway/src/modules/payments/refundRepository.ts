import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export type RefundStatus =
  'asked' | 'processing' | 'success' | 'closed' | 'abnormal' | 'refused' | 'differs' | 'unasked';

/** Money that we ask the provider to give back, by its own id. */
export interface RefundKey {
  mainId: string;
  id: string;
}

export interface RefundRow extends RefundKey {
  paymentId: string;
  /** Our number of it at the provider. */
  outRefundNo: string;
  /** Fen. */
  amount: number;
  status: RefundStatus;
  askedAt: Date;
  triedAt: Date | null;
  /** Why the provider has not taken it on yet: its own code, or silent. */
  fault: string | null;
  refundId: string | null;
  endedAt: Date | null;
}

const columns = sql`r.main_id as "mainId", r.id, r.payment_id as "paymentId", r.out_refund_no as "outRefundNo", r.amount, r.status,
  r.asked_at as "askedAt", r.tried_at as "triedAt", r.fault, r.refund_id as "refundId", r.ended_at as "endedAt"`;

/** Keeps a refund before the provider is asked for it. */
export async function insertRefund(
  tx: Tx,
  row: Pick<RefundRow, 'mainId' | 'id' | 'paymentId' | 'outRefundNo' | 'amount' | 'askedAt'> & {
    reversalId: string;
  },
): Promise<void> {
  await tx.run(sql`insert into payment_refund (main_id, id, payment_id, reversal_id, out_refund_no, amount, asked_at)
    values (${row.mainId}, ${row.id}, ${row.paymentId}, ${row.reversalId}, ${row.outRefundNo}, ${row.amount}, ${row.askedAt})`);
}

export function refundById(tx: Tx, { mainId, id }: RefundKey): Promise<RefundRow | null> {
  return tx.maybeOne<RefundRow>(
    sql`select ${columns} from payment_refund r where r.main_id = ${mainId} and r.id = ${id}`,
  );
}

/** A payment has one at most. */
export function refundOfPayment(
  tx: Tx,
  { mainId, id }: { mainId: string; id: string },
): Promise<RefundRow | null> {
  return tx.maybeOne<RefundRow>(
    sql`select ${columns} from payment_refund r where r.main_id = ${mainId} and r.payment_id = ${id}`,
  );
}

/** Whose refund the provider tells of; null: none that we asked for. */
export function refundOfNo(direct: Tx, outRefundNo: string): Promise<RefundKey | null> {
  return direct.maybeOne<RefundKey>(
    sql`select main_id as "mainId", id from payment_refund_of_no(${outRefundNo})`,
  );
}

/** Refunds that this merchant's provider is to be asked about now. */
export function dueRefunds(
  direct: Tx,
  { merchantId, now, limit }: { merchantId: string; now: Date; limit: number },
): Promise<RefundKey[]> {
  return direct.many<RefundKey>(sql`select main_id as "mainId", id
    from payment_refunds_due(${merchantId}, ${now}::timestamptz, ${limit})`);
}

/** Refunds that the merchant who is set up was not asked about since a moment, because they are another one's. */
export function unaskedRefunds(
  direct: Tx,
  { merchantId, until, limit }: { merchantId: string | null; until: Date; limit: number },
): Promise<RefundKey[]> {
  return direct.many<RefundKey>(sql`select main_id as "mainId", id
    from payment_refunds_unasked(${merchantId}, ${until}::timestamptz, ${limit})`);
}

/** Takes one's turn to ask the provider; of several who found it due, one gets it: for the others it is due no more. */
export async function takeRefundTurn(tx: Tx, { mainId, id }: RefundKey, now: Date): Promise<boolean> {
  const row = await tx.maybeOne<{ id: string }>(sql`update payment_refund set tried_at = ${now}
    where main_id = ${mainId} and id = ${id} and payment_refund_is_due(asked_at, tried_at, ${now})
      and status in ('asked', 'processing', 'abnormal')
    returning id`);
  return row !== null;
}

/** How it stands from now on. */
export async function setRefund(
  tx: Tx,
  { mainId, id }: RefundKey,
  {
    status,
    fault,
    refundId,
    endedAt,
  }: Pick<RefundRow, 'status' | 'fault' | 'endedAt'> & { refundId: string | null },
): Promise<void> {
  await tx.run(sql`update payment_refund set status = ${status}, fault = ${fault},
      refund_id = coalesce(${refundId}, refund_id), ended_at = ${endedAt}
    where main_id = ${mainId} and id = ${id}`);
}
