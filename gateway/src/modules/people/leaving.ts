import { CODE } from '@probity/contract/codeNames';
import { staffRoles } from '@probity/contract/roles';
import type { Help } from '@probity/contract/whoHelps';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError, forbidden } from '../../kernel/errors';
import type { Session } from '../../kernel/session';
import { enabledOwners, lockAccount, removeMembership } from '../accounts/accountRepository';

/** Places of staff are given and taken by the platform's owners and admins; one of them asks another. */
const platformPlaces = ({ kind, role }: Session): Help => ({
  ask: kind !== 'staff' ? 'platform' : role === 'owner' || role === 'admin' ? 'colleagues' : 'managers',
  roles: ['owner', 'admin'],
});

/**
 * Ends one's own place in the account one acts in: who was added was never asked. Its sessions end with it, this one too; other
 * accounts are not touched, and what was done here stays under the name. Staff are placed by the platform.
 * @throws 403 staff, 1020 the last owner
 */
export async function leaveAccount(ctx: SessionCtx): Promise<components['schemas']['Done']> {
  const { tx, session } = ctx;
  const { mainId, userId, role } = session;
  // Two owners who leave at once come one after the other: one of them stays.
  const account = await lockAccount(tx, mainId);
  if (account.kind !== 'enterprise' || (staffRoles as readonly string[]).includes(role))
    throw forbidden(platformPlaces(session));
  await ctx.audit({ action: 'user.left', entity: 'user', entityId: userId });
  await removeMembership(tx, mainId, userId);
  if ((await enabledOwners(tx, mainId)).length === 0) throw new BusinessError(CODE.LAST_OWNER);
  return { done: true };
}
