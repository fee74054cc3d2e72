/** The nightly job in UTC: half past two in China. */
export const RUN_CRON = '30 18 * * *';

/** The time of the nightly job's next run. */
export function nextRun(now: Date): Date {
  const run = new Date(now);
  run.setUTCHours(18, 30, 0, 0);
  if (run <= now) run.setUTCDate(run.getUTCDate() + 1);
  return run;
}

/** The time the nightly job was last due. */
export function thisNight(now: Date): Date {
  const run = nextRun(now);
  run.setUTCDate(run.getUTCDate() - 1);
  return run;
}
