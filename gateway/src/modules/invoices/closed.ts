import { CODE } from '@probity/contract/codeNames';
import type { Lang } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import type { RequestRow } from './invoiceRepository';
import { closedAs } from './words';

/** @throws 2441, in words what became of the request */
export function assertWaiting({ status }: Pick<RequestRow, 'status'>, lang: Lang): void {
  if (status !== 'waiting') throw new BusinessError(CODE.INVOICE_CLOSED, { why: closedAs[status][lang] });
}
