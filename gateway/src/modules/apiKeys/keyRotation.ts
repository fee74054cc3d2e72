import { CODE } from '@probity/contract/codeNames';
import type { components } from '../../kernel/contract.gen';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, found } from '../../kernel/errors';
import type { BodyOf } from '../../kernel/module';
import { lockAccount } from '../accounts/accountRepository';
import { assertStillManager } from '../accounts/userEdit';
import { keyById, keysGoingOn, replaceKey } from './keyRepository';
import { DAY_MS, makeKey, MAX_KEYS } from './keyService';

/**
 * Makes the successor of a key: the same name and scopes, and as long a life as the key was given. The old key goes on for the
 * overlap, never beyond the end that it had, so that a system can change over without a gap (decision 70).
 * @throws 404 none of this account, 2906 it has a successor, 2907 it is over, 2900 too many replaced keys still go on
 */
export async function rotateApiKey(
  ctx: SessionCtx,
  { apiKeyId: id, overlapDays }: BodyOf<'rotateApiKey'>,
): Promise<components['schemas']['NewApiKey']> {
  const { tx, clock, session } = ctx;
  const { mainId } = session;
  // Two at once: the second one waits here, and then finds the successor of the first.
  await lockAccount(tx, mainId);
  await assertStillManager(ctx);
  const old = found(await keyById(tx, mainId, id));
  const at = clock.now();
  if (old.replacedAt) throw new BusinessError(CODE.API_KEY_REPLACED);
  if (old.revokedAt || (old.expiresAt && old.expiresAt <= at)) throw new BusinessError(CODE.API_KEY_ENDED);
  if (overlapDays > 0 && (await keysGoingOn(tx, mainId, at)) >= MAX_KEYS)
    throw new BusinessError(CODE.TOO_MANY_API_KEYS, { limit: MAX_KEYS });
  const chosen = new Date(at.getTime() + overlapDays * DAY_MS);
  const endsAt = old.expiresAt && old.expiresAt < chosen ? old.expiresAt : chosen;
  const life = old.expiresAt && old.expiresAt.getTime() - old.createdAt.getTime();
  if (!(await replaceKey(tx, { mainId, id, at, endsAt }))) throw new BusinessError(CODE.API_KEY_ENDED);
  const made = await makeKey(ctx, {
    name: old.name,
    scopes: old.scopes,
    expiresAt: life === null ? null : new Date(at.getTime() + life),
    replaces: id,
    detail: { predecessor: old.prefix },
  });
  await ctx.audit({
    action: 'apiKey.rotated',
    entity: 'apiKey',
    entityId: id,
    detail: { key: old.prefix, successor: made.apiKey.prefix, until: endsAt.toISOString() },
  });
  return made;
}
