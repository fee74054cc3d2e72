import type { SessionResolver } from '../kernel/session';
import { databaseSessions } from '../modules/accounts/databaseSessions';
import { isKey } from '../platform/security/apiKeyForm';
import { keySession } from '../modules/apiKeys/keySession';

/** The store every gateway uses: sessions and API keys in the database. */
export const sessionResolver: SessionResolver = {
  resolve: (token, tx, now, arrival) =>
    isKey(token)
      ? keySession(token, tx, now, arrival?.ip ?? '')
      : databaseSessions.resolve(token, tx, now, arrival),
};
