import {
  defaultRetention,
  retentionClasses,
  retentionFaults,
  retentionLimits,
  type RetentionDays,
} from '@probity/contract/rules/retention';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { fieldError } from '../../kernel/errors';
import { lastSystemTask } from '../../kernel/tasks/taskTable';
import { lockAccount } from '../accounts/accountRepository';
import { roomOf } from '../files/quota';
import { chinaDay } from '../../kernel/workingDays';
import { dueOf, saveSetting, settingOf, sumsOf } from './retentionRepository';
import { eraseTask } from './eraseTask';
import { nextRun } from './nextRun';
import { words } from './words';

type Schemas = components['schemas'];

const MONTH_MS = 30 * 86_400_000;
const SHOWN = 50;

/** The account's setting, or the defaults; the storage its files use; the result of the last night. */
export async function getRetention(ctx: SessionCtx): Promise<Schemas['RetentionSetting']> {
  const row = await settingOf(ctx.tx, ctx.session.mainId);
  const { count, bytes, limit } = await roomOf(ctx.tx, ctx.services.config.fileQuota, ctx.session.mainId);
  return {
    days: row?.days ?? defaultRetention,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedBy ?? null,
    files: { count, bytes, mostCount: limit.files, mostBytes: limit.bytes },
    lastRun: await lastRun(ctx),
    nextRunAt: nextRun(ctx.clock.now()).toISOString(),
  };
}

async function lastRun({ tx, session }: SessionCtx): Promise<Schemas['RetentionRun'] | null> {
  const run = await lastSystemTask(tx, session.mainId, eraseTask.kind);
  return (
    run && {
      startedAt: run.createdAt.toISOString(),
      endedAt: run.endedAt?.toISOString() ?? null,
      status: run.status,
      done: run.done,
      total: run.total,
      erased: retentionClasses.flatMap((rule) => {
        const checks = run.tally[rule] ?? 0;
        return checks > 0 ? [{ rule, checks }] : [];
      }),
      files: run.tally.files ?? 0,
    }
  );
}

/** The checks that would be erased tonight and within 30 days with these periods. Nothing is changed. */
export async function previewRetention(
  ctx: SessionCtx,
  days: RetentionDays,
): Promise<Schemas['RetentionPreview']> {
  assertBounds(ctx, days);
  const now = ctx.clock.now();
  const tonight = nextRun(now);
  const by = new Date(now.getTime() + MONTH_MS);
  const query = { mainId: ctx.session.mainId, days, by, day: chinaDay(now) };
  const sums = await sumsOf(ctx.tx, query, tonight);
  const rows = await dueOf(ctx.tx, query, SHOWN);
  return {
    tonightAt: tonight.toISOString(),
    sums: retentionClasses.map((rule) => {
      const sum = sums.find((one) => one.rule === rule);
      return {
        rule,
        tonight: sum?.tonight ?? 0,
        tonightFiles: sum?.tonightFiles ?? 0,
        month: sum?.month ?? 0,
        monthFiles: sum?.monthFiles ?? 0,
      };
    }),
    rows: rows.map(({ days: _days, ...row }) => ({
      ...row,
      closedAt: row.closedAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
    })),
    held: sums.reduce((total, sum) => total + sum.held, 0),
  };
}

/** Saves the periods. The job uses them from the next night on. @throws 1000 out of the bounds */
export async function saveRetention(
  ctx: SessionCtx,
  days: RetentionDays,
): Promise<Schemas['RetentionSetting']> {
  assertBounds(ctx, days);
  const { mainId, userId } = ctx.session;
  await lockAccount(ctx.tx, mainId);
  const before = (await settingOf(ctx.tx, mainId))?.days ?? defaultRetention;
  await saveSetting(ctx.tx, { mainId, days, by: userId, at: ctx.clock.now() });
  const changed = retentionClasses.filter((name) => days[name] !== before[name]);
  await ctx.audit({
    action: 'retention.changed',
    entity: 'retention',
    detail: Object.fromEntries(changed.map((name) => [name, { from: before[name], to: days[name] }])),
  });
  return getRetention(ctx);
}

function assertBounds(ctx: SessionCtx, days: RetentionDays): void {
  const faults = Object.entries(retentionFaults(days)).map(([path, fault]) => {
    const { min, max } = retentionLimits[path as keyof RetentionDays];
    const why = fault === 'range' ? words.daysRange({ min, max }) : words.longerThanReport;
    return { path, msg: why[ctx.lang] };
  });
  if (faults.length > 0) throw fieldError(faults);
}
