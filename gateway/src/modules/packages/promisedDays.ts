import { HISTORY, promisedWorkingDays } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** Working days to promise now for each kind of item. `catalogue` gives the days where there is no experience yet. */
export async function promisedDaysOf(
  tx: Tx,
  items: readonly { code: string; workingDays: number }[],
): Promise<Map<string, number>> {
  const rows = await tx.many<{ itemCode: string; workingDays: number[] }>(sql`
    select item_code as "itemCode", working_days as "workingDays"
    from item_durations(${items.map((item) => item.code)}::text[], ${HISTORY})`);
  const history = new Map(rows.map((row) => [row.itemCode, row.workingDays]));
  return new Map(
    items.map(({ code, workingDays }) => [code, promisedWorkingDays(workingDays, history.get(code) ?? [])]),
  );
}
