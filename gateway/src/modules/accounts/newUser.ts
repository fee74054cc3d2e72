import { randomInt, randomUUID } from 'node:crypto';
import type { Services } from '../../kernel/context';
import { userMobileField } from '../../kernel/userFields';
import type { NewUser } from './userRepository';

/**
 * A user as it is stored: a random login name, the phone encrypted and searchable. Without a hash they first sign in by SMS.
 */
export function newUser(
  { blindIndex, crypto }: Pick<Services, 'blindIndex' | 'crypto'>,
  {
    mobile,
    nickName,
    passwordHash = null,
  }: { mobile: string; nickName: string; passwordHash?: string | null },
): NewUser {
  // A random id without a timestamp: an account that adds a phone sees the id, and a recent one would reveal that nobody had
  // the phone.
  const id = randomUUID();
  return {
    id,
    username: newUsername(),
    nickName,
    mobileIndex: blindIndex.of('mobile', mobile),
    mobileEnc: crypto.encrypt(mobile, userMobileField(id)),
    passwordHash,
  };
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A login name that reveals nothing about its user: `u` and 11 random characters (54 bits). */
function newUsername(): string {
  return `u${Array.from({ length: 11 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
