import { createHash } from 'node:crypto';
import type { Lang } from '../../kernel/context';
import { fieldError } from '../../kernel/errors';
import { commonPasswords } from './commonPasswords';
import { words } from './words';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const blocked = new Set(commonPasswords.map(md5));

/**
 * Refuses (1000 on `password`) an MD5 of a common password, of the user's own phone or of an easy form of it. The wire
 * carries the MD5 only, so the list is compared as MD5s; length is checked by the console.
 */
export function assertPasswordAllowed(passwordMd5: string, mobile: string, lang: Lang): void {
  const msg = blocked.has(passwordMd5)
    ? words.commonPassword[lang]
    : phoneForms(mobile).some((form) => md5(form) === passwordMd5)
      ? words.ownPhoneAsPassword[lang]
      : null;
  if (msg) throw fieldError([{ path: 'password', msg }]);
}

function phoneForms(mobile: string): string[] {
  return [mobile, `+86${mobile}`, `86${mobile}`, [...mobile].reverse().join(''), mobile.slice(3)];
}
