import { newToken } from './tokens';

const MARK = 'pbk_';
const SHOWN = 10;
const FORM = /^pbk_[A-Za-z0-9_-]{43}$/;
const ANYWHERE = /pbk_[A-Za-z0-9_-]{20}/;

/** A new key: the mark by which people and secret scanners know it, and 256 random bits. */
export function newKey(): string {
  return MARK + newToken();
}

/** The visible beginning of a key: the mark and six characters, which leaves 220 bits unknown. */
export function prefixOf(key: string): string {
  return key.slice(0, SHOWN);
}

/** True for a bearer token in the form of an API key. A session's token is shorter. */
export function isKey(bearer: string): boolean {
  return FORM.test(bearer);
}

/** True for a bearer token that begins like an API key, whole or not. */
export const hasKeyMark = (bearer: string): boolean => bearer.startsWith(MARK);

/** True for an address that carries a key, or a part of one that gives too much away. */
export function hasKey(url: string): boolean {
  return ANYWHERE.test(url);
}
