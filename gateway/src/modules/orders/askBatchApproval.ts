import type { Work } from '../../kernel/work';
import { ordererOfWaiting } from '../approvals/approvalRepository';
import { publish } from '../events/publish';

/** Tells those who may approve that orders of a batch wait for them, all at once; nobody where none waits. */
export async function askBatchApproval(
  work: Work,
  { mainId, id }: { mainId: string; id: string },
): Promise<void> {
  const orderedBy = await ordererOfWaiting(work.tx, mainId, id);
  if (orderedBy === null) return;
  const about = { entity: 'batch', entityId: id, mainId } as const;
  await publish(work, { kind: 'order.awaitingApproval', ...about, detail: { orderedBy } });
}
