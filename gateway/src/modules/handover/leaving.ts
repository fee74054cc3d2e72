import { CODE } from '@probity/contract/codeNames';
import { staffRoles } from '@probity/contract/roles';
import type { Help } from '@probity/contract/whoHelps';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError, forbidden } from '../../kernel/errors';
import type { Session } from '../../kernel/session';
import { countOwned } from '../checks/ownerRepository';
import { publish } from '../events/publish';
import { enabledOwners, lockAccount, removeMembership } from '../accounts/accountRepository';
import { leaveKeysBehind } from './keysPassOn';

/** Staff are placed and removed by the platform's owners and admins; one of them asks another. */
const platformPlaces = ({ kind, role }: Session): Help => ({
  ask: kind !== 'staff' ? 'platform' : role === 'owner' || role === 'admin' ? 'colleagues' : 'managers',
  roles: ['owner', 'admin'],
});

/**
 * Ends one's own membership of the current account: people are added without being asked. Its sessions end with it, this one
 * too; other accounts are unaffected, and past actions keep the name. Records of theirs have nobody then, and the managers are
 * told how many they are; their API keys go on, and an owner answers for them. Staff are placed by the platform.
 * @throws 403 staff, 1020 the last owner
 */
export async function leaveAccount(ctx: SessionCtx): Promise<components['schemas']['Done']> {
  const { tx, session } = ctx;
  const { mainId, userId, role } = session;
  // Two owners who leave at once do so one after the other, so that one of them stays.
  const account = await lockAccount(tx, mainId);
  if (account.kind !== 'enterprise' || (staffRoles as readonly string[]).includes(role))
    throw forbidden(platformPlaces(session));
  await ctx.audit({ action: 'user.left', entity: 'user', entityId: userId });
  await removeMembership(tx, mainId, userId);
  if ((await enabledOwners(tx, mainId)).length === 0) throw new BusinessError(CODE.LAST_OWNER);
  await leaveKeysBehind(ctx, userId);
  const records = await countOwned(tx, mainId, userId);
  if (records > 0) {
    const detail = { rows: records };
    await publish(ctx, { mainId, kind: 'user.left', entity: 'user', entityId: userId, detail });
  }
  return { done: true };
}
