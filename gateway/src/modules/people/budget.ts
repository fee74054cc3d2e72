import { sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { chinaDay } from '../../kernel/workingDays';
import type { Work } from '../../kernel/work';

/** The first moment of the calendar month in China that `now` lies in. */
export function monthStart(now: Date): Date {
  return new Date(`${chinaDay(now).slice(0, 7)}-01T00:00:00+08:00`);
}

/**
 * The items of this month's orders that cost, or may still cost, something: not released ones (refused, withdrawn, expired,
 * cancelled), nor those dropped before payment, nor those that nobody has approved yet; beside them what was given back of their charges.
 */
function costing(mainId: string, now: Date): Sql {
  return sql`orders o
    join checks c on c.main_id = o.main_id and c.order_id = o.id
    join check_item i on i.main_id = c.main_id and i.check_id = c.id
      and i.money <> 'released' and (i.status <> 'cancelled' or i.money = 'captured')
    left join (select t.check_item_id as id, sum(e.amount) as fen from ledger_transaction t
        join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id and e.account_kind = 'available'
      where t.main_id = ${mainId} and t.kind = 'correction' and t.created_at >= ${monthStart(now)} group by 1) back on back.id = i.id
    where o.main_id = ${mainId} and o.created_at >= ${monthStart(now)} and o.status not in ('cancelled', 'awaitingApproval')`;
}

/** In fen: a budget is of the month of its orders, so money given back counts for the orders of this month alone. */
const cost = sql`sum(i.price - coalesce(back.fen, 0))::bigint`;

/** The sum of each person's orders this month, without items that cost nothing in the end: fen by user id. */
export async function spentByUser(
  tx: Tx,
  mainId: string,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await tx.many<{ id: string; spent: number }>(sql`select o.created_by as id,
      ${cost} as spent
    from ${costing(mainId, now)} and o.created_by = any(${[...userIds]}::uuid[]) group by 1`);
  return new Map(rows.map(({ id, spent }) => [id, spent]));
}

/** The same by department, using the department the check was ordered for. */
export async function spentByDepartment(tx: Tx, mainId: string, now: Date): Promise<Map<string, number>> {
  const rows = await tx.many<{ id: string; spent: number }>(sql`select c.department_id as id,
      ${cost} as spent
    from ${costing(mainId, now)} and c.department_id is not null group by 1`);
  return new Map(rows.map(({ id, spent }) => [id, spent]));
}

/** A monthly budget of whoever orders: fen; `left` of this calendar month, never below 0, and by how much it is overrun. */
export interface BudgetLeft {
  whose: 'department' | 'person';
  monthly: number;
  left: number;
  over: number;
}

interface Budget {
  monthly: number | null;
}

interface Orderer {
  mainId: string;
  userId: string;
  departmentId: string | null;
}

/** What is left of the budgets that orders of a person for some departments count against; where none is set, nothing stands. */
export interface Budgets {
  ofDepartment: ReadonlyMap<string, BudgetLeft>;
  ofPerson: BudgetLeft | null;
}

/**
 * The budgets of the departments and the person's own.
 * @param isLocked true holds them until the transaction ends, so that two concurrent orders cannot both use the last of one
 */
export async function budgetsOf(
  { tx, clock }: Pick<Work, 'tx' | 'clock'>,
  { mainId, userId, departmentIds }: { mainId: string; userId: string; departmentIds: readonly string[] },
  isLocked = false,
): Promise<Budgets> {
  const now = clock.now();
  const lock = isLocked ? sql`for no key update` : sql``;
  // Always the departments first, by id, so that two orders lock in the same order.
  const departments =
    departmentIds.length > 0
      ? await tx.many<Budget & { id: string }>(sql`select id, monthly_budget as monthly from department
          where main_id = ${mainId} and id = any(${[...departmentIds]}::uuid[]) order by id ${lock}`)
      : [];
  const person = await tx.maybeOne<Budget>(sql`select monthly_budget as monthly from membership
    where main_id = ${mainId} and user_id = ${userId} ${lock}`);
  const left = (whose: BudgetLeft['whose'], monthly: number, spent = 0): BudgetLeft => ({
    whose,
    monthly,
    left: Math.max(0, monthly - spent),
    over: Math.max(0, spent - monthly),
  });
  const limited = departments.filter(({ monthly }) => monthly !== null);
  const spent = limited.length > 0 ? await spentByDepartment(tx, mainId, now) : new Map<string, number>();
  return {
    ofDepartment: new Map(
      limited.map(({ id, monthly }) => [id, left('department', monthly!, spent.get(id))]),
    ),
    ofPerson:
      typeof person?.monthly === 'number'
        ? left('person', person.monthly, (await spentByUser(tx, mainId, [userId], now)).get(userId))
        : null,
  };
}

/** The budgets that one order counts against: the department's first, then the orderer's own. */
export async function budgetsLeft(
  work: Pick<Work, 'tx' | 'clock'>,
  { mainId, userId, departmentId }: Orderer,
): Promise<BudgetLeft[]> {
  const departmentIds = departmentId ? [departmentId] : [];
  const budgets = await budgetsOf(work, { mainId, userId, departmentIds });
  return [...budgets.ofDepartment.values(), ...(budgets.ofPerson ? [budgets.ofPerson] : [])];
}
