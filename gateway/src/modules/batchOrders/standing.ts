import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import type { BatchRecord } from '../batches/batchRepository';
import { closed, erasedAt } from '../batches/standing';

/** How a batch ends now: what its rows say that were not ordered may be tried again, or downloaded, for thirty days. */
export const endingNow = <Status>(status: Status, at: Date) => ({ status, at, eraseAt: erasedAt(at) });

/** @throws 2301 its list is not checked, or it was confirmed */
export function assertConfirmable(ctx: Pick<SessionCtx, 'lang'>, { status }: BatchRecord): void {
  if (status !== 'open') throw closed(ctx, status);
}

/** @throws 2302 somebody changed it since it was read */
export function assertRevision({ revision }: BatchRecord, read: number): void {
  if (revision !== read) throw new BusinessError(CODE.BATCH_OVERTAKEN);
}
