import type { FormRules } from '../../../components/form/formRules';
import { isVerifyCode, readVerifyCode } from '../../../lib/verifyCode';
import type { useSuccessors } from './useSuccessors';

/** Who takes what of somebody who goes; nothing chosen is the mildest: records stay, the right ends, keys are the reader's own. */
export interface Going extends Record<string, string> {
  recordsTo: string;
  approvingTo: string;
  keysTo: string;
  verifyCode: string;
}

export const stays: Going = { recordsTo: '', approvingTo: '', keysTo: '', verifyCode: '' };

/** A choice for API keys that is nobody. */
export const REVOKED = 'revoked';

export const goingRules: FormRules<Going> = ({ approvingTo, verifyCode }) =>
  approvingTo && !isVerifyCode(verifyCode) ? { verifyCode: { key: 'lostPhone.codeWrong' } } : {};

type Known = Pick<ReturnType<typeof useSuccessors>, 'held' | 'rightUpTo' | 'ownId' | 'isCustomer'>;

/** The act as it is asked for. Keys that could not be counted go on: somebody who has to go at once breaks no system. */
export function bodyOf(
  userId: string,
  { recordsTo, approvingTo, keysTo, verifyCode }: Going,
  { held, rightUpTo, ownId, isCustomer }: Known,
) {
  const hasKeys = isCustomer && held?.apiKeys !== 0;
  return {
    userId,
    ...(recordsTo && { recordsTo }),
    ...(approvingTo && {
      ...{ approvingTo, verifyCode: readVerifyCode(verifyCode) },
      ...(rightUpTo !== null && { upTo: rightUpTo }),
    }),
    ...(hasKeys && { keysTo: keysTo === REVOKED ? null : keysTo || ownId }),
  };
}
