import type { SessionStore } from '../session';
import { databaseSessions } from './accounts/sessionStore';
import { isKey } from '../security/apiKeyForm';
import { keySession } from './apiKeys/keySession';

/** The store every gateway uses: sessions and API keys in the database. */
export const sessionStore: SessionStore = {
  resolve: (token, tx, now, arrival) =>
    isKey(token)
      ? keySession(token, tx, now, arrival?.ip ?? '')
      : databaseSessions.resolve(token, tx, now, arrival),
};
