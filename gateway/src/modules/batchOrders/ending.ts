import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError, found } from '../../kernel/errors';
import type { BodyOf } from '../../kernel/module';
import { startTask } from '../../kernel/tasks/startTask';
import { stopTask } from '../../kernel/tasks/taskTable';
import { batchById, countsOf, lockBatch, type BatchRecord } from '../batches/batchRepository';
import { askBatchApproval } from '../orders/askBatchApproval';
import { batchView } from '../batches/batchView';
import { forgetChanges } from '../batches/changeRepository';
import { closed } from '../batches/standing';
import { cancelReady, end, eraseList, readyAgain, resume } from './orderingRepository';
import { batchOrder } from './orderTask';
import { assertRevision, endingNow } from './standing';

type Batch = components['schemas']['Batch'];

/**
 * Gives a batch up. One that is not confirmed goes with all that was typed in it; of one that is being ordered no further row is: a chunk
 * under way holds the batch until it is done, and this waits for it, so that what is told here is exact.
 * @throws 2301 it has ended
 */
export async function cancelBatch(ctx: SessionCtx, batchId: string): Promise<Batch> {
  const { tx, session, clock } = ctx;
  const batch = found(await lockBatch(tx, session, batchId));
  if (batch.status === 'done' || batch.status === 'cancelled') throw closed(ctx, batch.status);
  const rows = batch.confirmedAt === null ? await giveUp(ctx, batch) : await cancelReady(tx, batch);
  await stopWork(ctx, batch);
  await end(tx, batch, endingNow('cancelled', clock.now()));
  await askBatchApproval(ctx, batch, batch.taskId);
  await ctx.audit({ action: 'batch.cancelled', entity: 'batch', entityId: batchId, detail: { rows } });
  return batchView(ctx, found(await batchById(tx, session, batchId)));
}

async function giveUp({ tx, clock }: SessionCtx, batch: BatchRecord): Promise<number> {
  const { rows } = (await countsOf(tx, batch.mainId, [batch.id])).get(batch.id)!;
  await forgetChanges(tx, batch);
  await eraseList(tx, batch, clock.now());
  return rows;
}

/** Ends the task of a batch, whoever began it: the batch is its work. */
async function stopWork(ctx: SessionCtx, { taskId }: BatchRecord): Promise<void> {
  const stopped = taskId && (await stopTask(ctx.tx, taskId, { at: ctx.clock.now(), keepsParts: false }));
  if (!stopped) return;
  const detail = { task: stopped.kind, rows: stopped.done };
  await ctx.audit({ action: 'task.cancelled', entity: 'task', entityId: stopped.id, detail });
}

/**
 * Orders the rows that were refused once more, and those that a task left when it broke off: with the versions and prices that the batch
 * was confirmed with, and by everything else as it stands by now.
 * @throws 2301 not confirmed, being ordered, or cancelled; 2302; 2305 no such row; 2701
 */
export async function retryBatch(
  ctx: SessionCtx,
  { batchId, revision }: BodyOf<'retryBatch'>,
): Promise<Batch> {
  const { tx, session, clock } = ctx;
  const batch = found(await lockBatch(tx, session, batchId));
  assertRevision(batch, revision);
  assertRetriable(ctx, batch);
  await readyAgain(tx, batch);
  const { ready: rows } = (await countsOf(tx, batch.mainId, [batchId])).get(batchId)!;
  if (rows === 0) throw new BusinessError(CODE.NOTHING_TO_ORDER);
  const { id: taskId } = await startTask(ctx, batchOrder, { batchId });
  await resume(tx, batch, taskId, clock.now());
  await ctx.audit({ action: 'batch.retried', entity: 'batch', entityId: batchId, detail: { rows } });
  return batchView(ctx, found(await batchById(tx, session, batchId)));
}

function assertRetriable(ctx: SessionCtx, { status, confirmedAt }: BatchRecord): void {
  if (status === 'cancelled') throw closed(ctx, status);
  if (confirmedAt === null) throw closed(ctx, 'notConfirmed');
  if (status === 'ordering') throw closed(ctx, status);
}
