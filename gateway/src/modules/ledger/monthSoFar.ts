import { chinaMonth, monthBegins } from '../../kernel/chinaMonth';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { movementsBetween, type Balances } from './ledgerRepository';

/** What came in and what was charged since a month began in China, in fen, less what was reversed. */
export interface MonthSoFar {
  /** `YYYY-MM` */
  month: string;
  recharged: number;
  charged: number;
}

/**
 * The present month of an account. All that came in and was charged less the closed months, which are few rows, however much was
 * booked; where the month before is not closed yet, the bookings themselves.
 */
export async function monthSoFar(
  tx: Tx,
  mainId: string,
  { now, balances: { funding, spent } }: { now: Date; balances: Balances },
): Promise<MonthSoFar> {
  const month = chinaMonth(now);
  const begins = monthBegins(month);
  const before = await tx.one<{ isClosed: boolean; recharged: number; charged: number }>(sql`
    select coalesce(max(s.month) = (${`${month}-01`}::date - interval '1 month')::date,
        not exists (select from ledger_transaction t where t.main_id = ${mainId} and t.created_at < ${begins})) as "isClosed",
      coalesce(sum(s.recharged - s.taken_back), 0)::bigint as recharged,
      coalesce(sum(s.charged - s.charges_reversed), 0)::bigint as charged
    from statement s where s.main_id = ${mainId}`);
  if (!before.isClosed) {
    const moved = await movementsBetween(tx, mainId, begins, now);
    return {
      month,
      recharged: moved.recharged - moved.takenBack,
      charged: moved.charged - moved.chargesReversed,
    };
  }
  return { month, recharged: -funding - before.recharged || 0, charged: spent - before.charged };
}
