import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, found } from '../../kernel/errors';
import { lockBatch, type BatchRecord, type BatchStatus } from './batchRepository';
import { closedWords } from './words';

/** A batch that nobody touches goes so many days after its last change. */
const REST_DAYS = 30;

/** When a batch goes that is changed now. */
export const erasedAt = (now: Date): Date => new Date(now.getTime() + REST_DAYS * 86_400_000);

/** @throws 2301 saying why nothing of it changes */
export function closed({ lang }: Pick<SessionCtx, 'lang'>, why: keyof typeof closedWords): BusinessError {
  return new BusinessError(CODE.BATCH_CLOSED, { why: closedWords[why][lang] });
}

/**
 * A batch that is to be changed, kept until the transaction ends, as the caller last read it.
 * @param statuses in which this change is made
 * @throws 404 missing, foreign or out of reach; 2301 in another status; 2302 changed since the caller read it
 */
export async function batchToChange(
  ctx: SessionCtx,
  { batchId, revision }: { batchId: string; revision: number },
  statuses: readonly BatchStatus[],
): Promise<BatchRecord> {
  const batch = found(await lockBatch(ctx.tx, ctx.session, batchId));
  if (!statuses.includes(batch.status)) throw closed(ctx, batch.status as keyof typeof closedWords);
  if (batch.revision !== revision) throw new BusinessError(CODE.BATCH_OVERTAKEN);
  return batch;
}
