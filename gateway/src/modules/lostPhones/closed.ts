import { CODE } from '@probity/contract/codeNames';
import type { Lang } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import type { LostPhoneStatus } from './lostPhoneRepository';
import { closedAs } from './words';

/** 2822, in words what became of the request. */
export function closedError(status: Exclude<LostPhoneStatus, 'open'>, lang: Lang): BusinessError {
  return new BusinessError(CODE.LOST_PHONE_CLOSED, { why: closedAs[status][lang] });
}
