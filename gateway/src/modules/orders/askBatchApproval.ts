import { taskById } from '../../kernel/tasks/taskTable';
import type { Work } from '../../kernel/work';
import { isAnyWaiting } from '../approvals/approvalRepository';
import { publishOfNobody } from '../events/publish';

/**
 * Tells those who may approve that orders of a batch wait for them, all at once; nobody where none waits. Whoever's deed it was by which
 * that came to be told may be one of them, so it is told as nobody's: of their own orders the orderers are not told anyway.
 * @param runId the task by which the batch was ordered just now: who knows of all that waits but for its orders is not told again
 */
export async function askBatchApproval(
  { tx, clock }: Work,
  { mainId, id }: { mainId: string; id: string },
  runId: string | null = null,
): Promise<void> {
  const since = (runId !== null && (await taskById(tx, runId))?.createdAt) || null;
  if (!(await isAnyWaiting(tx, { mainId, batchId: id, since }))) return;
  await publishOfNobody(tx, clock.now(), {
    kind: 'order.awaitingApproval',
    ...{ entity: 'batch', entityId: id, mainId },
    detail: { since: since?.toISOString() ?? null },
  });
}
