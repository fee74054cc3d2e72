import { may } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { allows } from '../../kernel/rights';
import type { OwnWork } from '../../kernel/work';
import { editUser } from '../accounts/userEdit';
import { giveKeys, keysAnsweredFor } from '../apiKeys/keyRepository';
import { placeKept } from '../people/memberRepository';
import { ownerForKeys } from './takers';
import { tell } from './tellReceiver';

/** Makes a colleague answer for the keys that somebody answered for; the caller holds the lock of the account. @returns how many they are */
export async function makeAnswer(work: OwnWork, from: string, to: string): Promise<number> {
  const { tx, session, clock } = work;
  const ids = await giveKeys(tx, { mainId: session.mainId, userId: from, at: clock.now() }, to);
  await work.audit(
    ...ids.map((entityId) => ({
      ...{ action: 'apiKey.takenOver' as const, entity: 'apiKey' as const, entityId },
      detail: { person: to },
    })),
  );
  return ids.length;
}

/** The keys of who leaves by themselves go on, and an owner answers for them, who is told. */
export async function leaveKeysBehind(work: OwnWork, userId: string): Promise<void> {
  const { tx, session, clock } = work;
  const { mainId } = session;
  const { count } = await keysAnsweredFor(tx, { mainId, userId, at: clock.now() });
  const to = count > 0 && (await ownerForKeys(tx, mainId, userId));
  if (!to) return;
  await tell(work, { from: userId, to: to.userId, keys: await makeAnswer(work, userId, to.userId) });
}

/**
 * Edits somebody, and answers for their API keys where they may not any more: disabled, or of a role that manages none. Whoever does it
 * may manage keys, as everybody who edits people may.
 */
export async function editPerson(ctx: SessionCtx, request: BodyOf<'editUser'>) {
  const edited = await editUser(ctx, request);
  const { userId, roleIds, status } = request;
  const { mainId, userId: ownId } = ctx.session;
  if (!userId || userId === ownId || !(roleIds ?? status) || !allows(ctx.session, 'apiKey.manage'))
    return edited;
  const place = await placeKept(ctx.tx, mainId, userId);
  if (!place || place.disabled || !may(place.role as Role, 'apiKey.manage'))
    await makeAnswer(ctx, userId, ownId);
  return edited;
}
