import type { Action, ApiScope } from '@probity/contract/permissions';
import type { Tx } from '../platform/db/tx';

/** The session that a bearer token opens, or an API key's grant in the same shape. */
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
  /** No membership of this user is enabled any more: every call is answered -6. */
  barred?: boolean;
  visitor?: VisitorGrant;
  /** Set when the request carries an API key and no person's session. `userId` is the key's id, and it holds no role. */
  apiKey?: ApiKeyGrant;
}

/** The rights of an API key: its scopes open calls, and the actions of the scopes are its rights. */
export interface ApiKeyGrant {
  scopes: readonly ApiScope[];
  rights: readonly Action[];
}

/** The proven phone and the links a visitor session may open. */
export interface VisitorGrant {
  /** Blind index of the proven phone. */
  mobileIndex: string;
  /** Hex SHA-256 of the `s` this session is bound to; null when it signed in without one. */
  sHash: string | null;
  targetKind: 'invitation' | 'share' | 'registration' | null;
  targetId: string | null;
}

/** Facts about a request that its session records. */
export interface Arrival {
  ip?: string;
  /** The screen polls by itself: this does not renew the session. */
  isPassive?: boolean;
}

/** The data of a -5: the person got another role, and signs in anew to work with it. */
export interface EndedFor {
  endedFor: 'role';
}

/** Finds the session of a bearer token and renews its idle time; null for anything not valid. */
export interface SessionResolver {
  resolve(token: string, tx: Tx, now: Date, arrival?: Arrival): Promise<Session | null>;
  /** Why the session of a token that resolves to nothing has ended, where that is told. */
  endedFor?(token: string, tx: Tx, now: Date): Promise<EndedFor | null>;
}
