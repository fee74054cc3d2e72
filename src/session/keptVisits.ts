import { KEPT_VISIT_DAYS } from '@probity/contract/rules/keptVisit';
import { readItem, writeItem } from '../lib/storage';
import type { UserInfo } from './types';

const KEY = 'probity-kept-visits';
const KEPT_MS = KEPT_VISIT_DAYS * 86_400_000;

/** A visitor's session that an applicant keeps on a phone of their own, with when it was opened. */
interface KeptVisit {
  userInfo: UserInfo;
  at: number;
}

/** By the `s` of the form. What is over is left out. */
function visits(): Record<string, KeptVisit> {
  const kept = readItem<Record<string, KeptVisit>>(KEY)?.content ?? {};
  return Object.fromEntries(Object.entries(kept).filter(([, { at }]) => Date.now() - at < KEPT_MS));
}

/**
 * Keeps a session beyond its tab: opened again, the link of the form asks for no code. Undefined: another phone proved itself and
 * is not to be kept, so that what was kept before is not either.
 */
export function keepVisit(s: string, userInfo: UserInfo | undefined): void {
  const { [s]: _before, ...others } = visits();
  writeItem(KEY, userInfo ? { ...others, [s]: { userInfo, at: Date.now() } } : others);
}

/** The session that is kept for an `s`. */
export const keptVisit = (s: string): UserInfo | undefined => visits()[s]?.userInfo;

/** The session of the link in the address has ended, or what it leads to was deleted. That of another link stays. */
export function forgetVisit(token: string): void {
  const s = new URLSearchParams(/\?(.*)/s.exec(window.location.hash)?.[1]).get('s') ?? '';
  const { [s]: ended, ...others } = visits();
  if (ended?.userInfo.sToken === token) writeItem(KEY, others);
}
