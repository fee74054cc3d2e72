import { sql } from '../../platform/db/sql';
import type { Work } from '../../kernel/work';
import { publish } from '../events/publish';

/** One that is late for longer brings no news: a gateway that starts after a pause does not fill the bell. */
const NEWS_DAYS = 7;

/**
 * Tells of checks of the account whose promised day has passed, once for each such day.
 * @param today YYYY-MM-DD, China's
 * @returns how many were told, at most `limit`
 */
export async function tellOverdue(work: Work, mainId: string, today: string, limit: number): Promise<number> {
  const late = await work.tx.many<{ id: string }>(sql`update checks set overdue_told_for = promised_at
    where main_id = ${mainId} and id in (
      select c.id from checks c where c.main_id = ${mainId} and c.status in ('inProgress', 'inReview')
        and c.overdue_told_for is distinct from c.promised_at
        and c.promised_at < ${today}::date and c.promised_at >= ${today}::date - ${NEWS_DAYS}::int
      order by c.promised_at, c.id limit ${limit} for update skip locked)
    returning id`);
  for (const { id } of late)
    await publish(work, { kind: 'check.overdue', mainId, entity: 'check', entityId: id, checkId: id });
  return late.length;
}
