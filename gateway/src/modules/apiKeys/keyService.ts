import { CODE } from '@probity/contract/codeNames';
import type { AuditDetail } from '@probity/contract/rules/auditDetails';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { sha256Hex } from '../../platform/security/tokens';
import { lockAccount } from '../accounts/accountRepository';
import { assertStillManager } from '../accounts/userEdit';
import { newKey, prefixOf } from '../../platform/security/apiKeyForm';
import { insertKey, keyById, keysInUse, keysOf, revokeKey, type KeyRow, type NewKey } from './keyRepository';
import { commonWords } from '../../kernel/words';

type ApiKey = components['schemas']['ApiKey'];

/** The most active keys of an account. */
export const MAX_KEYS = 20;
const SHOWN = 100;
export const DAY_MS = 86_400_000;

/** The account's keys, including revoked ones: orders name them. */
export async function listApiKeys(ctx: SessionCtx): Promise<ApiKey[]> {
  const rows = await keysOf(ctx.tx, ctx.session.mainId, SHOWN, ctx.clock.now());
  return rows.map((row) => keyView(ctx, row));
}

export type NewKeyRequest = BodyOf<'createApiKey'>;

/**
 * Creates a key. Its text is in this answer and nowhere else. @throws 2900 too many, 2905 another active one has the name
 */
export async function createApiKey(
  ctx: SessionCtx,
  request: NewKeyRequest,
): Promise<components['schemas']['NewApiKey']> {
  const { mainId } = ctx.session;
  const name = plainText(request.name);
  if (name === '') throw fieldError([{ path: 'name', msg: commonWords.nameNeeded[ctx.lang] }]);
  await lockAccount(ctx.tx, mainId);
  // Whoever was let go meanwhile leaves no key behind that nobody answers for.
  await assertStillManager(ctx);
  const inUse = await keysInUse(ctx.tx, mainId, name);
  if (inUse.hasName) throw new BusinessError(CODE.API_KEY_NAME_TAKEN);
  if (inUse.count >= MAX_KEYS) throw new BusinessError(CODE.TOO_MANY_API_KEYS, { limit: MAX_KEYS });
  const { scopes, expiresInDays } = request;
  const expiresAt = expiresInDays ? new Date(ctx.clock.now().getTime() + expiresInDays * DAY_MS) : null;
  return makeKey(ctx, { name, scopes, expiresAt, replaces: null });
}

type Made = Pick<NewKey, 'name' | 'scopes' | 'expiresAt' | 'replaces'> & { detail?: AuditDetail };

/** Writes a new key, and tells it. */
export async function makeKey(
  ctx: SessionCtx,
  { detail, ...key }: Made,
): Promise<components['schemas']['NewApiKey']> {
  const { mainId, userId } = ctx.session;
  const secret = newKey();
  const now = ctx.clock.now();
  const id = uuidv7(now.getTime());
  const own = { mainId, id, prefix: prefixOf(secret), keyHash: sha256Hex(secret) };
  await insertKey(ctx.tx, { ...key, ...own, createdBy: userId, createdAt: now });
  await ctx.audit({
    action: 'apiKey.created',
    entity: 'apiKey',
    entityId: id,
    detail: { scopes: key.scopes.join(' '), until: key.expiresAt?.toISOString() ?? null, ...detail },
  });
  return { apiKey: keyView(ctx, found(await keyById(ctx.tx, mainId, id))), secret };
}

/** Revokes a key with this transaction; one that is revoked already stays as it is. @throws 404 */
export async function revokeApiKey(ctx: SessionCtx, id: string): Promise<ApiKey> {
  const { mainId, userId } = ctx.session;
  if (await revokeKey(ctx.tx, { mainId, id, by: userId, at: ctx.clock.now() }))
    await ctx.audit({ action: 'apiKey.revoked', entity: 'apiKey', entityId: id });
  return keyView(ctx, found(await keyById(ctx.tx, mainId, id)));
}

/** A key as the contract tells it. */
export function keyView(ctx: SessionCtx, row: KeyRow): ApiKey {
  return {
    apiKeyId: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    state: stateOf(row, ctx.clock.now()),
    createdBy: row.createdByName,
    responsible: row.responsibleName,
    isAnswered: row.isAnswered,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastUsedNetwork: row.lastUsedNetwork,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    replacedAt: row.replacedAt?.toISOString() ?? null,
    replaces: row.replaces,
  };
}

function stateOf({ revokedAt, expiresAt }: KeyRow, now: Date): ApiKey['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'active';
}
