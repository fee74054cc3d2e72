import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import { sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { BusinessError } from '../../kernel/errors';
import { chinaDay } from '../../kernel/workingDays';
import type { Work } from '../../kernel/work';
import { budgetOf } from './words';

/** The first moment of the calendar month in China that `now` lies in. */
export function monthStart(now: Date): Date {
  return new Date(`${chinaDay(now).slice(0, 7)}-01T00:00:00+08:00`);
}

/**
 * The items of this month's orders that cost, or may still cost, something: not released ones (refused, withdrawn, expired,
 * cancelled), nor those dropped before payment.
 */
function costing(mainId: string, now: Date): Sql {
  return sql`orders o
    join checks c on c.main_id = o.main_id and c.order_id = o.id
    join check_item i on i.main_id = c.main_id and i.check_id = c.id
      and i.money <> 'released' and (i.status <> 'cancelled' or i.money = 'captured')
    where o.main_id = ${mainId} and o.created_at >= ${monthStart(now)} and o.status <> 'cancelled'`;
}

/** The sum of each person's orders this month, without items that cost nothing in the end: fen by user id. */
export async function spentByUser(
  tx: Tx,
  mainId: string,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await tx.many<{ id: string; spent: number }>(sql`select o.created_by as id,
      sum(i.price)::bigint as spent
    from ${costing(mainId, now)} and o.created_by = any(${[...userIds]}::uuid[]) group by 1`);
  return new Map(rows.map(({ id, spent }) => [id, spent]));
}

/** The same by department, using the department the check was ordered for. */
export async function spentByDepartment(tx: Tx, mainId: string, now: Date): Promise<Map<string, number>> {
  const rows = await tx.many<{ id: string; spent: number }>(sql`select c.department_id as id,
      sum(i.price)::bigint as spent
    from ${costing(mainId, now)} and c.department_id is not null group by 1`);
  return new Map(rows.map(({ id, spent }) => [id, spent]));
}

/**
 * Refuses an order that exceeds the orderer's own or the department's monthly budget. Locks both, so that two concurrent
 * orders cannot both use the last of it.
 * @throws 2805 with `left` in fen
 */
export async function assertWithinBudget(
  work: Pick<Work, 'tx' | 'clock' | 'lang'>,
  orderer: { mainId: string; userId: string; departmentId: string | null },
  price: number,
): Promise<void> {
  const { tx, lang } = work;
  const now = work.clock.now();
  const { mainId, userId, departmentId } = orderer;
  // Always the department first, so that two orders lock in the same order.
  const department = departmentId
    ? await tx.maybeOne<{ budget: number | null }>(sql`select monthly_budget as budget from department
        where main_id = ${mainId} and id = ${departmentId} for no key update`)
    : null;
  const person = await tx.maybeOne<{
    budget: number | null;
  }>(sql`select monthly_budget as budget from membership
    where main_id = ${mainId} and user_id = ${userId} for no key update`);
  const limits = [
    { who: 'department', budget: department?.budget, spent: () => spentByDepartment(tx, mainId, now) },
    { who: 'person', budget: person?.budget, spent: () => spentByUser(tx, mainId, [userId], now) },
  ] as const;
  for (const { who, budget, spent } of limits) {
    if (budget === null || budget === undefined) continue;
    const id = who === 'person' ? userId : departmentId!;
    const left = Math.max(0, budget - ((await spent()).get(id) ?? 0));
    if (price > left)
      throw new BusinessError(
        CODE.OVER_BUDGET,
        { whose: budgetOf[who][lang], left: formatFen(left) },
        { left },
      );
  }
}
