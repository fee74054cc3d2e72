import { CODE } from '@probity/contract/codeNames';
import { found } from '../../kernel/errors';
import { assertAccountOpen } from '../../kernel/openAccount';
import type { TaskDefinition } from '../../kernel/tasks/definition';
import { tallyOf } from '../../kernel/tasks/outcome';
import { batchOfTask, countsOf, heldByTask, lockBatch } from '../batches/batchRepository';
import { refusalText } from '../batches/refusals';
import { MOST_AT_ONCE, orderAll, type Outcome } from '../orders/ordering';
import { askBatchApproval } from '../orders/askBatchApproval';
import { askedOf, holdNext, ordererOf, readyRows } from './askedRows';
import { end, leaveReady, pinsOf, settleRows, type Settled } from './orderingRepository';
import { endingNow } from './standing';

/** The place in the list behind which the next rows stand. */
interface Progress {
  afterNo: number;
}

/**
 * Orders the rows of a confirmed batch that are ready, in the order of the list: 500 a transaction, which keeps the orders, what became
 * of each row and how far the task is, or nothing of it. The batch is held meanwhile, so that cancelling it comes before a chunk or
 * after it, never within.
 */
export const batchOrder = batchOrderOf(MOST_AT_ONCE);

/** The same with chunks of so many rows: 500 at most. */
export function batchOrderOf(rowsAtOnce: number): TaskDefinition<{ batchId: string }, Progress> {
  return {
    kind: 'batch.order',
    right: 'check.order',
    async plan({ tx, session }, { batchId }) {
      const counts = await countsOf(tx, session.mainId, [batchId]);
      return { total: counts.get(batchId)!.ready, checkpoint: { afterNo: 0 } };
    },
    async chunk(work, { batchId }, { afterNo }) {
      const { tx, session, lang, clock } = work;
      await assertAccountOpen(tx, session.mainId);
      const key = { mainId: session.mainId, id: batchId };
      const { upTo, isLast, sent } = await holdNext(work, key, { afterNo, limit: rowsAtOnce });
      const batch = found(await lockBatch(tx, session, batchId));
      if (batch.status !== 'ordering') return { done: 0, next: null };
      const rows = await readyRows(work, batch, { afterNo, upTo, limit: rowsAtOnce });
      const asked = await askedOf(work, batch, rows, { pins: await pinsOf(tx, batch), sent });
      const { outcomes } =
        rows.length === 0 ? { outcomes: [] } : await orderAll(work, ordererOf(work), asked);
      await settleRows(
        tx,
        batch.mainId,
        outcomes.map((outcome, at) => settled(rows[at]!.id, outcome)),
      );
      if (isLast) {
        await end(tx, batch, endingNow('done', clock.now()));
        await askBatchApproval(work, batch, batch.taskId);
      }
      return {
        done: rows.length,
        next: isLast ? null : { afterNo: upTo },
        tally: tallyOf(
          outcomes.map(({ decision }) =>
            decision.outcome === 'refused' ? refusalText(decision, lang) : null,
          ),
        ),
      };
    },
    /** What it did not come to is refused, as something that can be tried again: no batch waits for a task that works no more. */
    async breakOff(work, task) {
      const { tx, clock } = work;
      const batch = await heldByTask(tx, task, 'ordering');
      if (!batch) return;
      await leaveReady(tx, batch, CODE.TASK_FAILED);
      await end(tx, batch, endingNow('done', clock.now()));
      await askBatchApproval(work, batch, batch.taskId);
    },
    batchOf: batchOfTask,
    async unpaidOf(tx, task) {
      const batchId = await batchOfTask(tx, task);
      if (batchId === null) return 0;
      return (await countsOf(tx, task.mainId, [batchId])).get(batchId)!.awaitingPayment;
    },
  };
}

function settled(rowId: string, { decision }: Outcome): Settled {
  switch (decision.outcome) {
    case 'refused':
      return { rowId, state: 'refused', checkId: null, code: decision.code, field: decision.field };
    case 'ordered':
      // Its chunk keeps the order and this state together: a row that is ordered already cannot be ready.
      throw new Error(`Row ${rowId} is ready though it is ordered`);
    default:
      return { rowId, state: decision.outcome, checkId: decision.asked.checkId, code: null, field: null };
  }
}
