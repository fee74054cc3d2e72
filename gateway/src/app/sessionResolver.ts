import type { SessionResolver } from '../kernel/session';
import { databaseSessions } from '../modules/accounts/databaseSessions';
import { endedFor } from '../modules/accounts/sessionRepository';
import { sha256Hex } from '../platform/security/tokens';
import { CODE } from '@probity/contract/codeNames';
import { BusinessError } from '../kernel/errors';
import { hasKeyMark, isKey } from '../platform/security/apiKeyForm';
import { keySession } from '../modules/apiKeys/keySession';

/** The store every gateway uses: sessions and API keys in the database. */
export const sessionResolver: SessionResolver = {
  async resolve(token, tx, now, arrival) {
    if (isKey(token)) return keySession(token, tx, now, arrival?.ip ?? '');
    const session = await databaseSessions.resolve(token, tx, now, arrival);
    // Half a key, or one with a letter too many, is no session that has ended: the program that sent it is told of its key.
    if (!session && hasKeyMark(token)) throw new BusinessError(CODE.API_KEY_INVALID);
    return session;
  },
  endedFor: async (token, tx, now) => (isKey(token) ? null : endedFor(tx, sha256Hex(token), now)),
};
