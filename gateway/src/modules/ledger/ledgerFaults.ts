import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/**
 * What can be wrong with an account's books, and what `id` names:
 * unbalanced: a transaction's entries do not sum to 0, or are fewer than two · notOpposite: a reversal is not the exact opposite
 * of what it takes back (the transaction) || wrongBalance: a balance is not the sum of its entries · negative: it is below 0
 * (the kind of balance) || openItems: what is held for an order is not the price of its items under way (the order)
 * settledItem: what was spent on an item is not its price where it is done and charged, and 0 where not (the item)
 * correction: what was given back of a charge is not what two operators said, or more than the charge (what they said, or the charge)
 * payment: a payment by scanning that is paid without the booking of its very amount (the payment)
 * refund: money that a provider gives back is not what two operators took back of its very payment, or there is none of what they decided
 * so (the refund, or what they decided)
 * payout: what is held or was paid out for a payout is not what its state says (the payout)
 * statement: a closed month says something else than its bookings; the sums told are the closing balances (the statement)
 */
export type LedgerFaultKind =
  | 'unbalanced'
  | 'notOpposite'
  | 'wrongBalance'
  | 'negative'
  | 'openItems'
  | 'settledItem'
  | 'correction'
  | 'payment'
  | 'refund'
  | 'payout'
  | 'statement';

export interface LedgerFault {
  fault: LedgerFaultKind;
  id: string;
  /** Fen as the books say, and as they should. */
  booked: number;
  expected: number;
}

/** The accounts whose books can be read, one after another. */
export async function accountsWithBooks(direct: Tx): Promise<string[]> {
  const rows = await direct.many<{ mainId: string }>(
    sql`select main_id as "mainId" from retention_accounts()`,
  );
  return rows.map(({ mainId }) => mainId);
}

/** How many bookings an account has. */
export async function countBookings(tx: Tx, mainId: string): Promise<number> {
  const { n } = await tx.one<{ n: number }>(
    sql`select count(*)::int as n from ledger_transaction where main_id = ${mainId}`,
  );
  return n;
}

/** Every fault in the books of an account, in one statement: what is booked meanwhile cannot make its parts disagree. */
export function ledgerFaults(tx: Tx, mainId: string): Promise<LedgerFault[]> {
  return tx.many<LedgerFault>(sql`
    with booking as materialized (
      select t.id, t.kind, t.reference, t.order_id, t.check_item_id, t.reverses_id, t.created_at,
        count(e.amount) as entries, coalesce(sum(e.amount), 0) as sum,
        coalesce(sum(e.amount) filter (where e.account_kind = 'funding'), 0) as funding,
        coalesce(sum(e.amount) filter (where e.account_kind = 'available'), 0) as available,
        coalesce(sum(e.amount) filter (where e.account_kind = 'held'), 0) as held,
        coalesce(sum(e.amount) filter (where e.account_kind = 'spent'), 0) as spent,
        coalesce(sum(e.amount) filter (where e.account_kind = 'paidOut'), 0) as paid_out
      from ledger_transaction t
        left join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id
      where t.main_id = ${mainId} group by t.main_id, t.id),
    balance as (
      select a.kind, a.balance, coalesce((select sum(e.amount) from ledger_entry e
        where e.main_id = a.main_id and e.account_kind = a.kind), 0) as entered
      from ledger_account a where a.main_id = ${mainId}),
    item as (
      select i.id, c.order_id, i.money, i.price from check_item i
        join checks c on c.main_id = i.main_id and c.id = i.check_id where i.main_id = ${mainId}),
    held_of as (
      select coalesce(b.order_id, i.order_id) as id, coalesce(b.held, 0) as held, coalesce(i.price, 0) as price
      from (select order_id, sum(held) as held from booking where order_id is not null group by order_id) b
        full join (select order_id, sum(price) filter (where money = 'held') as price from item group by order_id) i
          on i.order_id = b.order_id),
    spent_of as (
      select coalesce(b.check_item_id, i.id) as id, coalesce(b.spent, 0) as spent,
        case when i.money = 'captured' then i.price else 0 end as price
      from (select check_item_id, sum(spent) as spent from booking where check_item_id is not null and kind <> 'correction' group by check_item_id) b
        full join item i on i.id = b.check_item_id),
    payout_of as (
      select coalesce(p.id::text, b.reference) as id, coalesce(b.held, 0) as held, coalesce(b.paid_out, 0) as paid_out,
        case when p.status = 'waiting' then p.amount else 0 end as waits, case when p.status = 'paid' then p.amount else 0 end as paid
      from (select reference, sum(held) as held, sum(paid_out) as paid_out from booking
          where kind in ('payoutHold', 'payoutRelease', 'payout') group by reference) b
        full join (select id, status, amount from payout where main_id = ${mainId}) p on p.id::text = b.reference),
    correction_of as (
      select coalesce(c.id::text, b.reference) as id, coalesce(b.available, 0) as booked,
        case when c.status = 'done' then c.amount else 0 end as said,
        b.id is null or (b.available, b.funding, b.held, b.paid_out) = (-b.spent, 0, 0, 0) and b.reverses_id = c.charge_id as fits
      from (select * from booking where kind = 'correction') b
        full join (select * from charge_correction where main_id = ${mainId}) c on c.id::text = b.reference),
    charge_of as (
      select t.id, t.spent, coalesce(sum(b.available), 0) as given,
        coalesce(bool_and(b.check_item_id is not distinct from t.check_item_id), true) as fits
      from booking b left join booking t on t.id = b.reverses_id and t.kind = 'capture'
      where b.kind = 'correction' group by t.id, t.spent),
    refund_of as (
      select coalesce(f.id, r.id) as id, coalesce(f.amount, 0) as asked, coalesce(-b.available, 0) as taken_back,
        p.booking_id is not distinct from r.booking_id as fits
      from (select * from payment_refund where main_id = ${mainId}) f
        full join (select * from recharge_reversal where main_id = ${mainId} and status = 'done' and given_back_by = 'provider') r
          on r.id = f.reversal_id
        left join payment p on p.main_id = ${mainId} and p.id = f.payment_id
        left join booking b on b.kind = 'reversal' and b.reverses_id = r.booking_id),
    statement_of as (
      select s.id, s.opening, s.recharged, s.taken_back, s.charged, s.charges_reversed, s.paid_out, s.closing, s.held,
        coalesce(sum(b.available + b.held) filter (where b.created_at < e.begins), 0) as had,
        coalesce(sum(-b.funding) filter (where b.created_at >= e.begins and b.kind = 'recharge'), 0) as came,
        coalesce(sum(b.funding) filter (where b.created_at >= e.begins and b.kind = 'reversal'), 0) as went_back,
        coalesce(sum(b.spent) filter (where b.created_at >= e.begins and b.kind = 'capture'), 0) as cost,
        coalesce(sum(-b.spent) filter (where b.created_at >= e.begins and b.kind in ('reversal', 'correction')), 0) as cost_back,
        coalesce(sum(b.paid_out) filter (where b.created_at >= e.begins), 0) as went_out,
        coalesce(sum(b.available + b.held), 0) as has, coalesce(sum(b.held), 0) as holds
      from statement s
        cross join lateral (select s.month::timestamp at time zone 'Asia/Shanghai' as begins,
          (s.month + interval '1 month')::timestamp at time zone 'Asia/Shanghai' as ends) e
        left join booking b on b.created_at < e.ends
      where s.main_id = ${mainId} group by s.main_id, s.id),
    fault as (
      select 'unbalanced' as fault, id::text, sum as booked, 0 as expected from booking where sum <> 0 or entries < 2
      union all
      select 'notOpposite', r.id::text, r.available, coalesce(-b.available, 0) from booking r left join booking b on b.id = r.reverses_id
        where r.kind = 'reversal' and (r.funding, r.available, r.held, r.spent)
          is distinct from (-b.funding, -b.available, -b.held, -b.spent)
      union all
      select 'wrongBalance', kind, balance, entered from balance where balance <> entered
      union all
      select 'negative', kind, balance, 0 from balance where balance < 0 and kind <> 'funding'
      union all
      select 'openItems', id::text, held, price from held_of where held <> price
      union all
      select 'settledItem', id::text, spent, price from spent_of where spent <> price
      union all
      select 'correction', id, booked, said from correction_of where booked <> said or not coalesce(fits, false)
      union all
      select 'correction', id::text, given, spent from charge_of where id is not null and (given > spent or not fits)
      union all
      select 'payment', p.id::text, coalesce(b.available, 0), p.amount from payment p left join booking b on b.id = p.booking_id
        where p.main_id = ${mainId} and (p.status = 'paid' or p.booking_id is not null)
          and (b.kind, b.available) is distinct from ('recharge', p.amount)
      union all
      select 'refund', id::text, taken_back, asked from refund_of where taken_back <> asked or not fits
      union all
      select 'payout', id, held, waits from payout_of where held <> waits
      union all
      select 'payout', id, paid_out, paid from payout_of where paid_out <> paid
      union all
      select 'statement', id::text, has, closing from statement_of
        where (had, came, went_back, cost, cost_back, went_out, has, holds)
          <> (opening, recharged, taken_back, charged, charges_reversed, paid_out, closing, held))
    select f.fault, f.id, f.booked::bigint as booked, f.expected::bigint as expected from fault f order by f.fault, f.id`);
}
