import { KEPT_VISIT_DAYS } from '@probity/contract/rules/keptVisit';
import { readItem, removeItem, writeItem } from '../lib/storage';
import { keptVisitKey, type KeptVisit } from './storedSession';
import type { UserInfo } from './types';

const KEPT_MS = KEPT_VISIT_DAYS * 86_400_000;

/** The keys of what is kept for an `s`. */
const keysOf = (s: string): string[] =>
  Object.keys(window.localStorage).filter(
    (key) => key.startsWith(keptVisitKey('')) && readItem<KeptVisit>(key)?.content.s === s,
  );

/**
 * Keeps a session beyond its tab: opened again, the link of the form asks for no code. Undefined: another phone proved itself and
 * is not to be kept, so that what was kept before is not either.
 */
export function keepVisit(s: string, userInfo: UserInfo | undefined): void {
  keysOf(s).forEach((key) => removeItem(key));
  if (userInfo) writeItem<KeptVisit>(keptVisitKey(userInfo.sToken), { s, userInfo });
}

/** The session that is kept for an `s`, as long as the gateway keeps it. */
export function keptVisit(s: string): UserInfo | undefined {
  const [item] = keysOf(s).map((key) => readItem<KeptVisit>(key));
  return item && Date.now() - item.timestamp < KEPT_MS ? item.content.userInfo : undefined;
}
