import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** A closed month as it can be invoiced. Fen: charged less what was reversed in it. */
export interface SpentMonth {
  statementId: string;
  month: string;
  amount: number;
  /** Of the request that holds it; null where none does. */
  heldBy: 'waiting' | 'issued' | null;
}

const spent = sql`select s.id as "statementId", to_char(s.month, 'YYYY-MM') as month,
    (s.charged - s.charges_reversed) as amount,
    case when r.status in ('waiting', 'issued') then r.status end as "heldBy"
  from statement s left join invoice_month i on i.main_id = s.main_id and i.statement_id = s.id and i.holds
  left join invoice_request r on r.main_id = i.main_id and r.id = i.request_id`;

/** The newest closed months of an account, the newest first. */
export function spentMonths(tx: Tx, mainId: string, limit: number): Promise<SpentMonth[]> {
  return tx.many<SpentMonth>(sql`${spent} where s.main_id = ${mainId} order by s.month desc limit ${limit}`);
}

/** These months of the account, the oldest first; those that it does not have are missing. */
export function monthsById(tx: Tx, mainId: string, ids: readonly string[]): Promise<SpentMonth[]> {
  return tx.many<SpentMonth>(
    sql`${spent} where s.main_id = ${mainId} and s.id = any(${[...ids]}::uuid[]) order by s.month`,
  );
}

/** Takes months for a request. @returns how many were free: fewer than asked for where another request was faster */
export async function takeMonths(
  tx: Tx,
  { mainId, requestId }: { mainId: string; requestId: string },
  months: readonly Pick<SpentMonth, 'statementId' | 'amount'>[],
): Promise<number> {
  const taken = await tx.many(sql`insert into invoice_month (main_id, request_id, statement_id, amount)
    select ${mainId}, ${requestId}, * from unnest(${months.map((one) => one.statementId)}::uuid[],
      ${months.map((one) => one.amount)}::bigint[])
    on conflict (main_id, statement_id) where holds do nothing returning statement_id as id`);
  return taken.length;
}

export interface MonthRow {
  requestId: string;
  statementId: string;
  month: string;
  amount: number;
}

/** The months of some requests, the oldest first. */
export function monthsOf(tx: Tx, mainId: string, requestIds: readonly string[]): Promise<MonthRow[]> {
  return tx.many<MonthRow>(sql`select i.request_id as "requestId", i.statement_id as "statementId",
      to_char(s.month, 'YYYY-MM') as month, i.amount
    from invoice_month i join statement s on s.main_id = i.main_id and s.id = i.statement_id
    where i.main_id = ${mainId} and i.request_id = any(${[...requestIds]}::uuid[]) order by s.month`);
}
