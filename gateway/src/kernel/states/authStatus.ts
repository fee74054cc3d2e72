import { CODE } from '../../../../contract/codeNames';
import type { Lang } from '../context';
import { BusinessError } from '../errors';

/** Where an enterprise's certification stands, as the contract's `authStatus` numbers it. */
export const authStatus = { none: 0, pending: 1, verified: 2, rejected: 3 } as const;
export type AuthStatus = (typeof authStatus)[keyof typeof authStatus];

const arrows: Record<AuthStatus, readonly AuthStatus[]> = {
  [authStatus.none]: [authStatus.pending],
  [authStatus.pending]: [authStatus.verified, authStatus.rejected],
  [authStatus.verified]: [],
  [authStatus.rejected]: [authStatus.pending],
};

const words: Record<AuthStatus, Record<Lang, string>> = {
  0: { en: 'not submitted', zh: '未提交' },
  1: { en: 'under review', zh: '审核中' },
  2: { en: 'verified', zh: '已认证' },
  3: { en: 'rejected', zh: '已驳回' },
};
const what: Record<Lang, string> = { en: 'certification', zh: '企业认证' };

/** True where the machine has this arrow. */
export const mayMove = (from: AuthStatus, to: AuthStatus): boolean => arrows[from].includes(to);

/**
 * The only place that says which move of a certification is allowed.
 * @throws 1016 or 1017 for submitting what is under review or verified, 2004 for any other move there is not
 */
export function guardMove(from: AuthStatus, to: AuthStatus, lang: Lang): void {
  if (mayMove(from, to)) return;
  if (to === authStatus.pending)
    throw new BusinessError(from === authStatus.verified ? CODE.ALREADY_VERIFIED : CODE.UNDER_REVIEW);
  throw new BusinessError(
    CODE.NO_SUCH_MOVE,
    { what: what[lang], from: words[from][lang], to: words[to][lang] },
    { machine: 'certification', from, to },
  );
}
