import { CODE } from '@probity/contract/codeNames';
import { rightsOf } from '@probity/contract/permissions';
import type { Tx } from '../../platform/db/tx';
import { BusinessError } from '../../kernel/errors';
import { RateWindow } from '../../platform/security/rateWindow';
import { sha256Hex } from '../../platform/security/tokens';
import type { Session } from '../../kernel/session';
import { networkOf } from '../../kernel/network';
import { openKey } from './keyRepository';

export const CALLS_A_MINUTE = 300;

const calls = new RateWindow(CALLS_A_MINUTE, 60_000);

/**
 * The session of a request with a key: it acts as its account, with the rights of its scopes. `userId` is the key's id,
 * which belongs to no user: the key's orders are its own.
 * @throws 2901 unknown, revoked or expired: all alike; 2043 while its account closes; 2903 over its rate in this process
 */
export async function keySession(key: string, tx: Tx, now: Date, ip: string): Promise<Session> {
  const row = await openKey(tx, sha256Hex(key), networkOf(ip), now);
  if (!row) throw new BusinessError(CODE.API_KEY_INVALID);
  if (row.closesOn !== null) throw new BusinessError(CODE.ACCOUNT_CLOSING, { day: row.closesOn });
  const retryAfter = calls.enter(row.id, now);
  if (retryAfter > 0)
    throw new BusinessError(CODE.API_KEY_RATE, { limit: CALLS_A_MINUTE, n: retryAfter }, { retryAfter });
  return {
    sessionId: row.id,
    userId: row.id,
    kind: 'enterprise',
    mainId: row.mainId,
    mainIds: [row.mainId],
    role: '',
    roles: [],
    departmentId: null,
    loginType: 'apiKey',
    apiKey: { scopes: row.scopes, rights: rightsOf(row.scopes) },
    ...(row.served ? {} : { barred: true }),
  };
}
