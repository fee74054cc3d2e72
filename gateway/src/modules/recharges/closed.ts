import { CODE } from '@probity/contract/codeNames';
import type { Lang } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import type { RechargeRow } from './rechargeRepository';
import { closedAs } from './words';

/** @throws 2861, in words what became of the recharge */
export function assertWaiting({ status }: Pick<RechargeRow, 'status'>, lang: Lang): void {
  if (status !== 'waiting') throw new BusinessError(CODE.RECHARGE_CLOSED, { why: closedAs[status][lang] });
}
