import { chinaDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** What of a person goes on by itself without them: orders that wait, and forms for applicants that they made and that are open. */
export function goesOnWithout(
  tx: Tx,
  { mainId, userId, at }: { mainId: string; userId: string; at: Date },
): Promise<{ waitingOrders: number; openForms: number }> {
  return tx.one(sql`select
    (select count(*)::int from orders where main_id = ${mainId} and created_by = ${userId}
      and status in ('awaitingApproval', 'awaitingPayment')) as "waitingOrders",
    (select count(*)::int from registration_form f
      join registration_form_version v on v.main_id = f.main_id and v.form_id = f.id and v.version = 1
      where f.main_id = ${mainId} and v.saved_by = ${userId} and f.link_enc is not null and f.closed_at is null
        and f.last_day >= ${chinaDay(at)}::date) as "openForms"`);
}
