import { CLOSING_TOLD_DAYS } from '@probity/contract/rules/closing';
import { defineJob } from '../../../kernel/job';
import { lockForClosing } from '../../../kernel/openAccount';
import { startSystemTask } from '../../../kernel/tasks/startTask';
import { systemWork, type Work } from '../../../kernel/work';
import { addDays, chinaDay } from '../../../kernel/workingDays';
import { sql } from '../../../platform/db/sql';
import { publish } from '../../events/publish';
import { standingOf } from '../standing';
import { lockClosing, setErasing, setPostponed, setToldDays, type ClosingRow } from './closingRepository';
import { contentsOf } from './contentsRepository';
import { eraseAccountTask } from './eraseAccountTask';

declare module '../../../platform/jobs/registry' {
  interface Jobs {
    /** Every night: what closes is told of, and erased on its day. */
    'closing.night': Record<string, never>;
  }
}

/** Shortly after midnight in China. An erasure that ended before its end is gone on with: it takes what is still there. */
export const closingNightJob = defineJob({
  name: 'closing.night',
  lane: 'bulk',
  cron: '10 16 * * *',
  async run(_payload, { services, log }) {
    const accounts = await services.db.direct.many<{ mainId: string }>(
      sql`select main_id as "mainId" from closings_open()`,
    );
    let failure: unknown;
    for (const { mainId } of accounts)
      try {
        await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
          const work = systemWork(services, tx, mainId);
          await lockForClosing(tx, mainId);
          const row = await lockClosing(tx, mainId);
          if (row?.status === 'erasing') await startSystemTask(work, mainId, eraseAccountTask);
          if (row?.status === 'closing') await comesCloser(work, row);
        });
      } catch (error) {
        // One account does not hold up the others; the queue repeats it.
        log.error({ err: error, mainId }, 'a closing account could not be looked at');
        failure ??= error;
      }
    if (failure) throw failure;
  },
});

async function comesCloser(work: Work, row: ClosingRow): Promise<void> {
  const now = work.clock.now();
  const today = chinaDay(now);
  if (today < row.eraseOn) return tellInTime(work, row, today);
  if (await isAnythingOpen(work, row.mainId, now)) return postpone(work, row, now);
  const { mainId, id } = row;
  await setErasing(work.tx, row, { at: now, found: await contentsOf(work.tx, mainId) });
  await work.audit({ action: 'closing.begun', entity: 'closing', entityId: id });
  await startSystemTask(work, mainId, eraseAccountTask);
}

/** A night that was missed tells the nearest of its days, and none twice. */
async function tellInTime(work: Work, row: ClosingRow, today: string): Promise<void> {
  const due = CLOSING_TOLD_DAYS.filter((days) => today >= addDays(row.eraseOn, -days)).at(-1);
  if (due === undefined || (row.toldDays !== null && row.toldDays <= due)) return;
  await setToldDays(work.tx, row, due);
  const { mainId, id, eraseOn } = row;
  const event = { entity: 'closing', entityId: id, detail: { day: eraseOn } } as const;
  await work.audit({ ...event, action: 'closing.soon' });
  await publish(work, { ...event, mainId, kind: 'closing.soon' });
}

async function isAnythingOpen({ tx }: Work, mainId: string, now: Date): Promise<boolean> {
  const { open, balance } = await standingOf(tx, mainId, now);
  return open.length > 0 || balance.available + balance.held > 0;
}

/** Told once: looked at again each night until nothing is open, or the closing is taken back. */
async function postpone(work: Work, row: ClosingRow, now: Date): Promise<void> {
  if (row.postponedAt !== null) return;
  await setPostponed(work.tx, row, now);
  const { mainId, id } = row;
  await work.audit({ action: 'closing.postponed', entity: 'closing', entityId: id });
  await publish(work, { mainId, kind: 'closing.postponed', entity: 'closing', entityId: id });
}
