import { CALENDAR_TOLD_DAYS } from '@probity/contract/rules/workingCalendar';
import { defineJob } from '../../kernel/job';
import { systemWork } from '../../kernel/work';
import { daysUntil, workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import { calendarDaysMissing } from '../../platform/observability/alarms';
import { publish } from '../events/publish';
import { noteEndTold } from './calendarRepository';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Tells operators that the working-day calendar ends. */
    'calendar.end': Record<string, never>;
  }
}

/**
 * Looks how long the calendar lasts: 60 days before its end the operators are told, and again the nearer it comes. What was told
 * is noted in the transaction that tells it.
 */
export const calendarEndJob = defineJob({
  name: 'calendar.end',
  lane: 'bulk',
  cron: '35 * * * *',
  async run(_, { services }) {
    const { clock, db } = services;
    const { knownUntil } = await workingCalendar(db.direct);
    const left = daysUntil(chinaDay(clock.now()), knownUntil);
    const [first] = CALENDAR_TOLD_DAYS;
    calendarDaysMissing.set(Math.max(first - left, 0));
    const due = CALENDAR_TOLD_DAYS.filter((days) => left <= days).at(-1);
    const { mainId } = await db.direct.one<{ mainId: string | null }>(
      sql`select platform_account() as "mainId"`,
    );
    if (due === undefined || mainId === null) return;
    await db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
      if (!(await noteEndTold(tx, knownUntil, due, clock.now()))) return;
      const work = systemWork(services, tx, mainId);
      await publish(work, { kind: 'calendar.ending', mainId, entity: 'calendar', entityId: mainId });
    });
  },
});
