import { timeKey, type PagePosition } from '../../kernel/paging';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { OddityKind, OddityOutcome } from './oddityRepository';
import type { RefundStatus } from './refundRepository';

export type PaymentStatus = 'created' | 'paid' | 'closed' | 'refunded' | 'differs';

export interface PaymentKey {
  mainId: string;
  id: string;
}

export interface PaymentRow extends PaymentKey {
  outTradeNo: string;
  provider: 'local' | 'wechatPay';
  merchantId: string;
  appId: string;
  /** Fen, as ordered. */
  amount: number;
  status: PaymentStatus;
  codeUrl: string | null;
  begunBy: string;
  begunByName: string | null;
  begunAt: Date;
  begunKey: string;
  expiresAt: Date;
  askedAt: Date | null;
  transactionId: string | null;
  bookingId: string | null;
  endedAt: Date | null;
  /** What was booked for it was taken back since. */
  reversed: boolean;
  /** As an operator said it. */
  reversedWhy: string | null;
  /** What does not fit it: what nobody has settled yet, else the newest. */
  oddKind: OddityKind | null;
  oddAmount: number | null;
  oddSettledAt: Date | null;
  oddOutcome: OddityOutcome | null;
  /** How giving it back stands, once two operators took it back so. */
  refundNo: string | null;
  refundStatus: RefundStatus | null;
  refundAskedAt: Date | null;
  refundEndedAt: Date | null;
}

const columns = sql`p.main_id as "mainId", p.id, p.out_trade_no as "outTradeNo", p.provider, p.merchant_id as "merchantId",
  p.app_id as "appId", p.amount, p.status, p.code_url as "codeUrl", p.begun_by as "begunBy",
  (select u.nick_name from user_by_id(p.begun_by) u) as "begunByName", p.begun_at as "begunAt",
  ${timeKey(sql`p.begun_at`)} as "begunKey", p.expires_at as "expiresAt", p.asked_at as "askedAt",
  p.transaction_id as "transactionId", p.booking_id as "bookingId", p.ended_at as "endedAt",
  exists (select from ledger_transaction v where v.main_id = p.main_id and v.reverses_id = p.booking_id) as reversed,
  (select b.reason from recharge_reversal b where b.main_id = p.main_id and b.booking_id = p.booking_id and b.status = 'done')
    as "reversedWhy",
  o.kind as "oddKind", case when o.told_currency = 'CNY' then o.told_amount end as "oddAmount", o.settled_at as "oddSettledAt",
  o.outcome as "oddOutcome", f.out_refund_no as "refundNo", f.status as "refundStatus", f.asked_at as "refundAskedAt", f.ended_at as "refundEndedAt"`;
const rows = sql`payment p left join lateral (select o.kind, o.told_amount, o.told_currency, o.settled_at, o.outcome
  from payment_oddity o where o.main_id = p.main_id and o.payment_id = p.id
  order by o.settled_at is not null, o.told_at desc, o.id desc limit 1) o on true
  left join payment_refund f on f.main_id = p.main_id and f.payment_id = p.id`;

export function paymentById(tx: Tx, mainId: string, id: string): Promise<PaymentRow | null> {
  return tx.maybeOne<PaymentRow>(
    sql`select ${columns} from ${rows} where p.main_id = ${mainId} and p.id = ${id}`,
  );
}

export function paymentsAfter(
  tx: Tx,
  mainId: string,
  { after, limit }: { after: PagePosition | null; limit: number },
): Promise<PaymentRow[]> {
  const from = after ? sql`and (p.begun_at, p.id) < (${after.key}::timestamptz, ${after.id}::uuid)` : sql``;
  return tx.many<PaymentRow>(sql`select ${columns} from ${rows} where p.main_id = ${mainId} ${from}
    order by p.begun_at desc, p.id desc limit ${limit}`);
}

/** Whose payment the provider tells of; null: nobody's here. */
export function paymentOfTradeNo(direct: Tx, outTradeNo: string): Promise<PaymentKey | null> {
  return direct.maybeOne<PaymentKey>(
    sql`select main_id as "mainId", id from payment_of_trade_no(${outTradeNo})`,
  );
}

/** Payments whose code ended, of this merchant, that were not asked about since a moment. */
export function unendedPayments(
  direct: Tx,
  {
    merchantId,
    now,
    unaskedSince,
    limit,
  }: { merchantId: string; now: Date; unaskedSince: Date; limit: number },
): Promise<PaymentKey[]> {
  return direct.many<PaymentKey>(sql`select main_id as "mainId", id
    from payments_unended(${merchantId}, ${now}::timestamptz, ${unaskedSince}::timestamptz, ${limit})`);
}

/** Payments whose code ended before a moment and that the merchant who is set up cannot be asked about. */
export function unaskedPayments(
  direct: Tx,
  { merchantId, until, limit }: { merchantId: string | null; until: Date; limit: number },
): Promise<PaymentKey[]> {
  return direct.many<PaymentKey>(sql`select main_id as "mainId", id
    from payments_unasked(${merchantId}, ${until}::timestamptz, ${limit})`);
}

/** How many payments to a merchant can still be paid. */
export async function countPayable(
  tx: Tx,
  mainId: string,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<number> {
  const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from payment
    where main_id = ${mainId} and status = 'created' and merchant_id = ${merchantId} and expires_at > ${now}`);
  return n;
}

type NewPayment = Omit<
  PaymentRow,
  | 'status'
  | 'codeUrl'
  | 'begunByName'
  | 'begunKey'
  | 'askedAt'
  | 'transactionId'
  | 'bookingId'
  | 'endedAt'
  | 'reversed'
  | 'reversedWhy'
  | 'oddKind'
  | 'oddAmount'
  | 'oddSettledAt'
  | 'oddOutcome'
  | 'refundNo'
  | 'refundStatus'
  | 'refundAskedAt'
  | 'refundEndedAt'
>;

export async function insertPayment(tx: Tx, row: NewPayment): Promise<void> {
  await tx.run(sql`insert into payment (main_id, id, out_trade_no, provider, merchant_id, app_id, amount, begun_by, begun_at, expires_at)
    values (${row.mainId}, ${row.id}, ${row.outTradeNo}, ${row.provider}, ${row.merchantId}, ${row.appId}, ${row.amount},
      ${row.begunBy}, ${row.begunAt}, ${row.expiresAt})`);
}

/** Locks a payment until the transaction ends: who comes second sees what became of it. */
export async function lockPayment(tx: Tx, { mainId, id }: PaymentKey): Promise<void> {
  await tx.many(sql`select id from payment where main_id = ${mainId} and id = ${id} for update`);
}

/** Keeps the code that the provider gave first. */
export async function setCode(tx: Tx, { mainId, id }: PaymentKey, codeUrl: string): Promise<void> {
  await tx.run(sql`update payment set code_url = ${codeUrl}
    where main_id = ${mainId} and id = ${id} and status = 'created' and code_url is null`);
}

/** Takes one's turn to ask the provider; of several at once one gets it. */
export async function takeTurn(
  tx: Tx,
  { mainId, id }: PaymentKey,
  { now, unaskedSince }: { now: Date; unaskedSince: Date },
): Promise<boolean> {
  const row = await tx.maybeOne<{ id: string }>(sql`update payment set asked_at = ${now}
    where main_id = ${mainId} and id = ${id} and status = 'created' and (asked_at is null or asked_at <= ${unaskedSince})
    returning id`);
  return row !== null;
}

export async function setPaid(
  tx: Tx,
  { mainId, id }: PaymentKey,
  end: { transactionId: string; bookingId: string; at: Date },
): Promise<void> {
  await tx.run(sql`update payment set status = 'paid', transaction_id = ${end.transactionId},
      booking_id = ${end.bookingId}, ended_at = ${end.at}
    where main_id = ${mainId} and id = ${id}`);
}

export async function setRefunded(
  tx: Tx,
  { mainId, id }: PaymentKey,
  end: { transactionId: string; at: Date },
): Promise<void> {
  await tx.run(sql`update payment set status = 'refunded', transaction_id = ${end.transactionId}, ended_at = ${end.at}
    where main_id = ${mainId} and id = ${id}`);
}

export async function setClosed(tx: Tx, { mainId, id }: PaymentKey, at: Date): Promise<boolean> {
  const row = await tx.maybeOne<{ id: string }>(sql`update payment set status = 'closed', ended_at = ${at}
    where main_id = ${mainId} and id = ${id} and status = 'created' returning id`);
  return row !== null;
}

export async function setDiffers(tx: Tx, { mainId, id }: PaymentKey, at: Date): Promise<void> {
  await tx.run(
    sql`update payment set status = 'differs', ended_at = ${at} where main_id = ${mainId} and id = ${id}`,
  );
}
