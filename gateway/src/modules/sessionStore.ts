import type { SessionStore } from '../session';

/**
 * The store of the base module takes this place. Until it does, no bearer opens anything: every call that needs a
 * session answers -5.
 */
export const sessionStore: SessionStore = { resolve: async () => null };
