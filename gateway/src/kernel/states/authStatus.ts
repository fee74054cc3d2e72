import { CODE } from '@probity/contract/codeNames';
import { authStatus, type AuthStatus } from '@probity/contract/rules/authStatus';
import type { Lang } from '../context';
import { BusinessError } from '../errors';
import { authStates, things } from './words';

const arrows: Record<AuthStatus, readonly AuthStatus[]> = {
  [authStatus.none]: [authStatus.pending],
  [authStatus.pending]: [authStatus.verified, authStatus.rejected],
  [authStatus.verified]: [],
  [authStatus.rejected]: [authStatus.pending],
};

/** True where the machine has this arrow. */
export const mayMove = (from: AuthStatus, to: AuthStatus): boolean => arrows[from].includes(to);

/**
 * The only guard of the moves of a certification.
 * @throws 1016 or 1017 for submitting one under review or verified, 2004 for any other impossible move
 */
export function guardMove(from: AuthStatus, to: AuthStatus, lang: Lang): void {
  if (mayMove(from, to)) return;
  if (to === authStatus.pending)
    throw new BusinessError(from === authStatus.verified ? CODE.ALREADY_VERIFIED : CODE.UNDER_REVIEW);
  throw new BusinessError(
    CODE.NO_SUCH_MOVE,
    { what: things.certification[lang], from: authStates[from][lang], to: authStates[to][lang] },
    { machine: 'certification', from, to },
  );
}
