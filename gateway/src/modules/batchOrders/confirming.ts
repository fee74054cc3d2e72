import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError, found } from '../../kernel/errors';
import type { BodyOf } from '../../kernel/module';
import { startTask } from '../../kernel/tasks/startTask';
import { batchView } from '../batches/batchView';
import { batchById, lockBatch } from '../batches/batchRepository';
import { forgetChanges } from '../batches/changeRepository';
import { confirm } from './orderingRepository';
import { batchOrder } from './orderTask';
import { outlookOf } from './outlook';
import { assertConfirmable, assertRevision } from './standing';

/**
 * Confirms a batch: from now on every row that is ready is ordered, in the background, with the package versions and prices of this
 * moment, whatever becomes of them meanwhile.
 * @throws 2301, 2302, 2305 nothing would be created, 2306 something else than what was shown, 2005, 2016, 2701
 */
export async function confirmBatch(
  ctx: SessionCtx,
  { batchId, revision, expectedRows, expectedPrice }: BodyOf<'confirmBatch'>,
): Promise<components['schemas']['Batch']> {
  const { tx, session, clock } = ctx;
  const batch = found(await lockBatch(tx, session, batchId));
  assertRevision(batch, revision);
  assertConfirmable(ctx, batch);
  const { created, pins } = await outlookOf(ctx, batch);
  if (created.rows === 0) throw new BusinessError(CODE.NOTHING_TO_ORDER);
  const { rows, price } = created;
  if (rows !== expectedRows || price !== expectedPrice)
    throw new BusinessError(CODE.BATCH_DIFFERS, { rows, price: formatFen(price) }, { rows, price });
  const { id: taskId } = await startTask(ctx, batchOrder, { batchId });
  await forgetChanges(tx, batch);
  await confirm(tx, batch, { pins, by: session.userId, at: clock.now(), taskId });
  await ctx.audit({ action: 'batch.confirmed', entity: 'batch', entityId: batchId, detail: { rows, price } });
  return batchView(ctx, found(await batchById(tx, session, batchId)));
}
