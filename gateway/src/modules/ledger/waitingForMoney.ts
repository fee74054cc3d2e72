import type { components } from '../../kernel/contract.gen';
import { lapsesAt } from '../../kernel/lapse';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

type Waiting = components['schemas']['WaitingForMoney'];

/** What money that came in has done is told for this long. */
const TOLD_MS = 7 * 86_400_000;

/** How many orders wait for money, and what they come to in fen. */
export function sumWaiting(tx: Tx, mainId: string): Promise<{ orders: number; price: number }> {
  return tx.one(sql`select count(*)::int as orders, coalesce(sum(price), 0)::bigint as price
    from orders where main_id = ${mainId} and status = 'awaitingPayment'`);
}

/** The orders that wait for money, until when the first does, what is under way, and what the last recharge did for those that had waited. */
export async function waitingForMoney(tx: Tx, mainId: string, now: Date): Promise<Waiting> {
  const sums = await sumWaiting(tx, mainId);
  const { first, underWay } = await tx.one<{ first: Date | null; underWay: number }>(sql`
    select (select min(coalesce(a.decided_at, o.created_at)) from orders o
        left join order_approval a on a.main_id = o.main_id and a.order_id = o.id
        where o.main_id = ${mainId} and o.status = 'awaitingPayment') as first,
      (select coalesce(sum(r.amount), 0)::bigint from recharge r
        where r.main_id = ${mainId} and r.status = 'waiting') as "underWay"`);
  const last = await tx.maybeOne<{ at: Date; amount: number; placed: number }>(sql`
    select t.created_at as at, e.amount, (select count(distinct h.order_id)::int from ledger_transaction h
        join orders o on o.main_id = h.main_id and o.id = h.order_id
        where h.main_id = t.main_id and h.kind = 'hold' and h.created_at >= t.created_at
          and o.created_at < t.created_at
          -- What was approved since had waited for somebody, not for money.
          and not exists (select from order_approval a where a.main_id = o.main_id and a.order_id = o.id
            and a.decided_at >= t.created_at)) as placed
      from ledger_transaction t join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id
        and e.account_kind = 'available'
      where t.main_id = ${mainId} and t.kind = 'recharge' and t.created_at >= ${new Date(now.getTime() - TOLD_MS)}
        and not exists (select from ledger_transaction v where v.main_id = t.main_id and v.reverses_id = t.id)
      order by t.created_at desc, t.id desc limit 1`);
  return {
    ...sums,
    firstEndsAt: first && lapsesAt(first).toISOString(),
    underWay,
    lastRecharge: last && { ...last, at: last.at.toISOString() },
  };
}
