import { STORAGE_KEYS, VISITOR_TYPE } from '../lib/constants';
import { readContent, removeItem, writeItem } from '../lib/storage';
import type { SessionKind } from './sessionKind';
import type { UserInfo } from './types';

/** The type tag decides the storage: none = local storage, `visitor` = session storage. */
const typeOf = (kind: SessionKind) => (kind === 'visitor' ? VISITOR_TYPE : undefined);

/** Characters allowed in a header: a stored text with others is no token of ours. */
const TOKEN = /^[\x21-\x7e]+$/;

/** "session token read from browser storage under a key named for the magic token, empty if absent". */
export function readToken(kind: SessionKind): string {
  const token = readContent<unknown>(STORAGE_KEYS.magicToken, typeOf(kind));
  return typeof token === 'string' && TOKEN.test(token) ? token : '';
}

/** "userInfo (stored profile or empty)". */
export function readUserInfo(kind: SessionKind): Partial<UserInfo> {
  const profile = readContent<unknown>(STORAGE_KEYS.userInfo, typeOf(kind));
  return typeof profile === 'object' && profile !== null ? (profile as Partial<UserInfo>) : {};
}

/** Saves the token of a session whose profile is not known yet; a previous profile is removed. */
export function storeToken(kind: SessionKind, token: string): void {
  removeItem(STORAGE_KEYS.userInfo, typeOf(kind));
  writeItem(STORAGE_KEYS.magicToken, token, typeOf(kind));
}

/** "session token and whole profile are saved to browser storage" (specification, section 4). */
export function storeSession(kind: SessionKind, userInfo: UserInfo): void {
  // The profile first: other tabs react to the token and then find its profile.
  writeItem(STORAGE_KEYS.userInfo, userInfo, typeOf(kind));
  if (readToken(kind) !== userInfo.sToken) writeItem(STORAGE_KEYS.magicToken, userInfo.sToken, typeOf(kind));
}

/** "Clearing resets magic token, user info and session token" (specification, section 4). */
export function clearSession(kind: SessionKind): void {
  if (kind === 'visitor') forgetKept(keptVisitKey(readToken(kind)));
  Object.values(STORAGE_KEYS).forEach((key) => removeItem(key, typeOf(kind)));
}

/** A visitor's session that an applicant keeps on a phone of their own, for the `s` of the form. */
export interface KeptVisit {
  s: string;
  userInfo: UserInfo;
}

export const keptVisitKey = (token: string): string => `probity-kept-visit.${token}`;

/** The session of the link in the address has ended, or what it leads to was deleted. That of another link stays. */
function forgetKept(key: string): void {
  const s = readContent<KeptVisit>(key)?.s;
  if (s && window.location.hash.includes(s)) removeItem(key);
}
