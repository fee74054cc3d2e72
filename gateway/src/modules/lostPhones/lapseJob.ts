import { defineJob } from '../../kernel/job';
import type { Work } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import { eachDue, type Due } from '../schedules/eachDue';
import { lockWorkItem } from '../work/workRepository';
import { endRequest } from './ending';
import { lockLostPhone, lostPhoneById, lostPhoneWork } from './lostPhoneRepository';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Requests for a new phone that nobody decided in time, and old ones. */
    'lostPhones.tick': Record<string, never>;
  }
}

/** Ends the requests that nobody decided within seven days, each in a transaction of its account, and removes old ones. */
export const lostPhonesJob = defineJob({
  name: 'lostPhones.tick',
  lane: 'bulk',
  cron: '35 * * * *',
  async run(_, { services, log }) {
    const now = services.clock.now();
    const failures = await eachDue(
      services,
      (limit) =>
        services.db.direct.many<Due>(
          sql`select main_id as "mainId", id from lapsed_lost_phones(${now}::timestamptz, ${limit})`,
        ),
      (work, { mainId, id }) => lapse(work, mainId, id),
    );
    await services.db.withoutTenant((tx) => tx.run(sql`select lost_phones_purge(${now})`));
    for (const error of failures) log.error({ err: error }, 'ending a request for a new phone failed');
    if (failures.length > 0) throw new Error(`ending ${failures.length} requests for a new phone failed`);
  },
});

async function lapse(work: Work, mainId: string, lostPhoneId: string): Promise<void> {
  const item = await lostPhoneWork(work.tx, { lostPhoneId });
  if (item) await lockWorkItem(work.tx, item.workItemId);
  await lockLostPhone(work.tx, mainId, lostPhoneId);
  const row = await lostPhoneById(work.tx, mainId, lostPhoneId);
  // Decided meanwhile, or by another gateway's run.
  if (row?.status === 'open' && row.endsAt <= work.clock.now())
    await endRequest(work, row, { status: 'lapsed' });
}
