import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A login name that reveals nothing about its user: `u` and 11 random characters (54 bits). */
export function newUsername(): string {
  return `u${Array.from({ length: 11 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
