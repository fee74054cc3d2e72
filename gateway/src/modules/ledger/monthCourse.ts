import { chinaMonth, monthBegins } from '../../kernel/chinaMonth';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { chinaDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import { readBalances } from './ledgerRepository';

type Days = components['schemas']['MonthCourse']['days'];

/**
 * The present month of the account day by day, as days are in China, in fen. What was available as a day ended is what is available
 * now less all that was booked after it: the bookings of a month are read, however many came before.
 */
export async function getMonthCourse({ tx, session, clock }: SessionCtx): Promise<{ days: Days }> {
  const now = clock.now();
  const month = chinaMonth(now);
  const booked = await tx.many<{
    day: string;
    recharged: number;
    charged: number;
    change: number;
    available: number;
  }>(sql`
    select (t.created_at at time zone 'Asia/Shanghai')::date as day,
      coalesce(sum(-e.amount) filter (where t.kind in ('recharge', 'reversal') and e.account_kind = 'funding'), 0)::bigint as recharged,
      coalesce(sum(e.amount) filter (where e.account_kind = 'spent'), 0)::bigint as charged,
      coalesce(sum(e.amount) filter (where e.account_kind = 'available'), 0)::bigint as change,
      (select a.balance from ledger_account a where a.main_id = ${session.mainId} and a.kind = 'available') as available
    from ledger_transaction t join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id
    where t.main_id = ${session.mainId} and t.created_at >= ${monthBegins(month)}
    group by 1`);
  const byDay = new Map(booked.map((row) => [row.day, row]));
  const days: Days = [];
  // Of the same moment as the bookings: one of them in between would move every day before it.
  let available = booked[0]?.available ?? (await readBalances(tx, session.mainId)).available;
  for (let number = Number(chinaDay(now).slice(8)); number >= 1; number -= 1) {
    const day = `${month}-${String(number).padStart(2, '0')}`;
    const { recharged = 0, charged = 0, change = 0 } = byDay.get(day) ?? {};
    days.unshift({ day, recharged, charged, available });
    available -= change;
  }
  return { days };
}
