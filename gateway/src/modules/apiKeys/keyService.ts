import { CODE } from '@probity/contract/codeNames';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { sha256Hex } from '../../platform/security/tokens';
import { lockAccount } from '../accounts/accountRepository';
import { newKey, prefixOf } from '../../platform/security/apiKeyForm';
import { insertKey, keyById, keysInUse, keysOf, revokeKey, type KeyRow } from './keyRepository';
import { commonWords } from '../../kernel/words';

type ApiKey = components['schemas']['ApiKey'];

/** The most active keys of an account. */
export const MAX_KEYS = 20;
const SHOWN = 100;
const DAY_MS = 86_400_000;

/** The account's keys, including revoked ones: orders name them. */
export async function listApiKeys(ctx: SessionCtx): Promise<ApiKey[]> {
  const rows = await keysOf(ctx.tx, ctx.session.mainId, SHOWN);
  return rows.map((row) => wire(ctx, row));
}

export type NewKeyRequest = BodyOf<'createApiKey'>;

/**
 * Creates a key. Its text is in this answer and nowhere else. @throws 2900 too many, 2905 another active one has the name
 */
export async function createApiKey(
  ctx: SessionCtx,
  request: NewKeyRequest,
): Promise<components['schemas']['NewApiKey']> {
  const { mainId, userId } = ctx.session;
  const name = plainText(request.name);
  if (name === '') throw fieldError([{ path: 'name', msg: commonWords.nameNeeded[ctx.lang] }]);
  await lockAccount(ctx.tx, mainId);
  const inUse = await keysInUse(ctx.tx, mainId, name);
  if (inUse.hasName) throw new BusinessError(CODE.API_KEY_NAME_TAKEN);
  if (inUse.count >= MAX_KEYS) throw new BusinessError(CODE.TOO_MANY_API_KEYS, { limit: MAX_KEYS });
  const secret = newKey();
  const now = ctx.clock.now();
  const id = uuidv7(now.getTime());
  const { scopes, expiresInDays } = request;
  const expiresAt = expiresInDays ? new Date(now.getTime() + expiresInDays * DAY_MS) : null;
  const keyHash = sha256Hex(secret);
  const key = { mainId, id, name, prefix: prefixOf(secret), keyHash, scopes, createdBy: userId, expiresAt };
  await insertKey(ctx.tx, { ...key, createdAt: now });
  await ctx.audit({
    action: 'apiKey.created',
    entity: 'apiKey',
    entityId: id,
    detail: { scopes: scopes.join(' '), until: expiresAt?.toISOString() ?? null },
  });
  return { apiKey: wire(ctx, found(await keyById(ctx.tx, mainId, id))), secret };
}

/** Revokes a key with this transaction; one that is revoked already stays as it is. @throws 404 */
export async function revokeApiKey(ctx: SessionCtx, id: string): Promise<ApiKey> {
  const { mainId, userId } = ctx.session;
  if (await revokeKey(ctx.tx, { mainId, id, by: userId, at: ctx.clock.now() }))
    await ctx.audit({ action: 'apiKey.revoked', entity: 'apiKey', entityId: id });
  return wire(ctx, found(await keyById(ctx.tx, mainId, id)));
}

function wire(ctx: SessionCtx, row: KeyRow): ApiKey {
  return {
    apiKeyId: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    state: stateOf(row, ctx.clock.now()),
    createdBy: row.createdByName,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastUsedNetwork: row.lastUsedNetwork,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}

function stateOf({ revokedAt, expiresAt }: KeyRow, now: Date): ApiKey['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'active';
}
