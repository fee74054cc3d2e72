import type { Action, ApiScope } from '@probity/contract/permissions';
import type { Tx } from '../platform/db/tx';

/** What the bearer token opens. Built by the base module's SessionStore, read by everything else. */
export interface Session {
  sessionId: string;
  userId: string;
  /** `staff`: the active account is of kind platform. */
  kind: 'enterprise' | 'staff' | 'visitor';
  /** The active account: what this session writes to. Null only for a visitor session without `s`. */
  mainId: string | null;
  /** The accounts this session reads: [mainId], and for staff every account its user serves. */
  mainIds: readonly string[];
  role: string;
  roles: readonly string[];
  departmentId: string | null;
  loginType: string;
  /** No membership of this user is enabled any more: every call answers -6. */
  barred?: boolean;
  visitor?: VisitorGrant;
  /** The request carries an API key: no person's session. `userId` is the key's id, and it holds no role. */
  apiKey?: ApiKeyGrant;
}

/** What a key may do: its scopes open calls, their actions are its rights. */
export interface ApiKeyGrant {
  scopes: readonly ApiScope[];
  rights: readonly Action[];
}

/** What a visitor session proved and may reach. */
export interface VisitorGrant {
  /** Blind index of the proven phone. */
  mobileIndex: string;
  /** Hex SHA-256 of the `s` this session is bound to; null when it signed in without one. */
  sHash: string | null;
  targetKind: 'invitation' | 'share' | null;
  targetId: string | null;
}

/** How a request comes: what its session notes. */
export interface Arrival {
  ip?: string;
  /** The screen asked by itself: that renews no session. */
  isPassive?: boolean;
}

/** Turns a bearer token into its session, renews its idle time, and gives null for anything not valid. */
export interface SessionStore {
  resolve(token: string, tx: Tx, now: Date, arrival?: Arrival): Promise<Session | null>;
}
