import { CODE } from '@probity/contract/codeNames';
import type { Lang } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import type { Words } from '../../kernel/words';
import type { BatchRecord, BatchStatus } from '../batches/batchRepository';
import { erasedAt } from '../batches/standing';
import { words } from './words';

const why: Record<Exclude<BatchStatus, 'open'>, Words> = {
  reading: words.notConfirmable,
  unreadable: words.notConfirmable,
  matching: words.notConfirmable,
  checking: words.notConfirmable,
  ordering: words.ordering,
  done: words.ended,
  cancelled: words.cancelled,
};

export const closed = (because: Words, lang: Lang): BusinessError =>
  new BusinessError(CODE.BATCH_CLOSED, { why: because[lang] });

/** How a batch ends now: what its rows say that were not ordered may be tried again, or downloaded, for thirty days. */
export const endingNow = <Status>(status: Status, at: Date) => ({ status, at, eraseAt: erasedAt(at) });

/** @throws 2301 its list is not checked, or it was confirmed */
export function assertConfirmable({ status }: BatchRecord, lang: Lang): void {
  if (status !== 'open') throw closed(why[status], lang);
}

/** @throws 2302 somebody changed it since it was read */
export function assertRevision({ revision }: BatchRecord, read: number): void {
  if (revision !== read) throw new BusinessError(CODE.BATCH_OVERTAKEN);
}
