import { databaseSessions } from './accounts/sessionStore';
import type { SessionStore } from '../session';

/** The store every gateway uses: sessions in the database. */
export const sessionStore: SessionStore = databaseSessions;
