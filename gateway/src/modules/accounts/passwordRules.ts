import { createHash } from 'node:crypto';
import type { Lang } from '../../kernel/context';
import { fieldError } from '../../kernel/errors';
import { commonPasswords } from './commonPasswords';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const blocked = new Set(commonPasswords.map(md5));

const words = {
  common: {
    en: 'This password is among the most used ones. Please choose another',
    zh: '该密码过于常见，请更换',
  },
  ownPhone: { en: 'Your phone number cannot be your password', zh: '不能使用手机号作为密码' },
};

/**
 * Refuses (1000 on `password`) an MD5 of a common password, of the own phone or of an easy form of it. The wire
 * carries the MD5 only, so the list is compared as MD5s; length is the console's to check.
 */
export function assertPasswordAllowed(passwordMd5: string, mobile: string, lang: Lang): void {
  const msg = blocked.has(passwordMd5)
    ? words.common[lang]
    : phoneForms(mobile).some((form) => md5(form) === passwordMd5)
      ? words.ownPhone[lang]
      : null;
  if (msg) throw fieldError([{ path: 'password', msg }]);
}

function phoneForms(mobile: string): string[] {
  return [mobile, `+86${mobile}`, `86${mobile}`, [...mobile].reverse().join(''), mobile.slice(3)];
}
