import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { dayEnd, dayStart, zoneOf } from '../../kernel/days';
import { found } from '../../kernel/errors';
import type { BodyOf } from '../../kernel/module';
import { pageOf, positionOf } from '../../kernel/paging';
import { allows } from '../../kernel/rights';
import { batchName } from '../../kernel/texts';
import { tasksById } from '../../kernel/tasks/taskTable';
import { sql, type Sql } from '../../platform/db/sql';
import { countsOf } from '../batches/batchRepository';
import { refusalCounts } from '../batches/refusals';
import { taskView } from '../tasks/taskView';
import {
  batchesAfter,
  checksByStatus,
  costOf,
  notReachedOf,
  refusalsOf,
  toRemindOf,
  type ListedBatch,
} from './listRepository';

type Schemas = components['schemas'];

const LIST = 'batches';
const PAGE = 50;

/** The batches of the account that a session reaches, the newest first. */
export async function listBatches(
  ctx: SessionCtx,
  { cursor, limit = PAGE, ...search }: BodyOf<'listBatches'>,
): Promise<Schemas['BatchPage']> {
  const after = positionOf(ctx, LIST, cursor);
  const rows = await batchesAfter(ctx.tx, ctx.session, {
    fitting: fitting(ctx, search),
    after,
    limit: limit + 1,
  });
  const { page, nextCursor } = pageOf(ctx, LIST, { rows, limit, keyOf: ({ sortKey }) => sortKey });
  return { rows: await shown(ctx, page), nextCursor };
}

type Search = Omit<BodyOf<'listBatches'>, 'cursor' | 'limit'>;

/** Conditions on batches `b`. */
function fitting(ctx: SessionCtx, { q, status, createdFrom, createdTo, timeZone, createdBy }: Search): Sql[] {
  const text = q?.trim();
  const zone = zoneOf(ctx, timeZone);
  return [
    ...(text ? [sql`strpos(lower(b.name), lower(${text})) > 0`] : []),
    ...(status?.length ? [sql`b.status = any(${status}::text[])`] : []),
    ...(createdFrom ? [sql`b.created_at >= ${dayStart(createdFrom, zone)}`] : []),
    ...(createdTo ? [sql`b.created_at < ${dayEnd(createdTo, zone)}`] : []),
    ...(createdBy ? [sql`b.created_by = ${createdBy}`] : []),
  ];
}

async function shown(ctx: SessionCtx, batches: readonly ListedBatch[]): Promise<Schemas['BatchListRow'][]> {
  const { tx, session } = ctx;
  const ids = batches.map(({ id }) => id);
  const counts = await countsOf(tx, session.mainId, ids);
  const taskIds = batches.flatMap(({ taskId }) => (taskId === null ? [] : [taskId]));
  const tasks = new Map((await tasksById(tx, session.mainId, taskIds)).map((task) => [task.id, task]));
  const rows = [];
  for (const batch of batches) {
    const { id, status, maker, createdAt, taskId } = batch;
    const task = taskId === null ? undefined : tasks.get(taskId);
    rows.push({
      ...{
        batchId: id,
        name: batchName(batch, ctx.lang),
        status,
        createdBy: maker,
        createdAt: createdAt.toISOString(),
      },
      counts: counts.get(id)!,
      task: task ? await taskView(ctx, task) : null,
    });
  }
  return rows;
}

/** What became of a batch: its rows, its records by their status now, and its cost for whoever sees money. */
export async function batchResult(ctx: SessionCtx, batchId: string): Promise<Schemas['BatchResult']> {
  const { tx, session, lang } = ctx;
  const page = { fitting: [sql`b.id = ${batchId}`], after: null, limit: 1 };
  const batch = found((await batchesAfter(tx, session, page))[0]);
  const [row] = await shown(ctx, [batch]);
  const checks = await checksByStatus(tx, session, batch);
  return {
    batch: row!,
    checks,
    notReached: await notReachedOf(tx, session, batch),
    cost: allows(session, 'price.read') ? await costOf(tx, session, batch) : null,
    toRemind: await toRemindOf(tx, session, batch, ctx.clock.now()),
    toCancel: batch.status === 'ordering' ? row!.counts.ready : 0,
    refusals: refusalCounts(await refusalsOf(tx, batch), lang),
  };
}
