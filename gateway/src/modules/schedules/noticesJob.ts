import type { Services } from '../../kernel/context';
import { defineJob } from '../../kernel/job';
import { systemWork } from '../../kernel/work';
import { workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay, startOfDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import { noteEndingTold } from '../apiKeys/keyRepository';
import { tellOverdue } from '../checks/overdue';
import { publish } from '../events/publish';
import { eachDue, type Due } from './eachDue';
import { isWorkingHour, remindApprovers } from './remindApprovers';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Tells of checks that are late since today, of API keys that are about to end, and of orders that still wait for approval. */
    'notices.tick': Record<string, never>;
  }
}

const BATCH = 200;

interface EndingKey extends Due {
  days: number;
}

/** Notices that time alone brings. What was told is noted in the transaction that tells it, so nothing is told twice. */
export const noticesJob = defineJob({
  name: 'notices.tick',
  lane: 'bulk',
  cron: '20 * * * *',
  async run(_, { services, log }) {
    const failures = [
      ...(await tellOfLateChecks(services)),
      ...(await tellOfEndingKeys(services)),
      ...(await tellOfWaitingApprovals(services)),
    ];
    for (const error of failures)
      log.error({ err: error }, 'a notice of late checks, an ending key or an approval failed');
    if (failures.length > 0)
      throw new Error(`${failures.length} notices of late checks, ending keys or approvals failed`);
  },
});

/** Account after account, whose checks nobody reads without it. */
async function tellOfLateChecks(services: Services): Promise<unknown[]> {
  const today = chinaDay(services.clock.now());
  const accounts = await services.db.direct.many<{ mainId: string }>(
    sql`select main_id as "mainId" from retention_accounts()`,
  );
  const failures: unknown[] = [];
  for (const { mainId } of accounts) {
    const tell = () =>
      services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
        tellOverdue(systemWork(services, tx, mainId), mainId, today, BATCH),
      );
    try {
      while ((await tell()) === BATCH);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

function tellOfEndingKeys(services: Services): Promise<unknown[]> {
  const now = services.clock.now();
  return eachDue(
    services,
    (limit) =>
      services.db.direct.many<EndingKey>(
        sql`select main_id as "mainId", id, days from ending_keys(${now}::timestamptz, ${limit})`,
      ),
    async (work, { mainId, id, days }) => {
      if (!(await noteEndingTold(work.tx, mainId, id, days))) return;
      await publish(work, { kind: 'apiKey.ending', mainId, entity: 'apiKey', entityId: id });
    },
  );
}

/** On the first working day in China after they were asked, and again on each, in the hours in which people work. */
async function tellOfWaitingApprovals(services: Services): Promise<unknown[]> {
  const now = services.clock.now();
  if (!isWorkingHour(await workingCalendar(services.db.direct), now)) return [];
  const today = startOfDay(chinaDay(now));
  return eachDue(
    services,
    (limit) =>
      services.db.direct.many<Due>(
        sql`select main_id as "mainId", id from approvals_to_remind(${today}::timestamptz, ${limit})`,
      ),
    (work, { id }) => remindApprovers(work, id),
  );
}
