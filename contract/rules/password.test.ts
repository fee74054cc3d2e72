import { en } from './faultTexts/en';
import { zh } from './faultTexts/zh';
import { PASSWORD_STRENGTHS, passwordStrength, validatePassword } from './password';

it('takes 8–64 characters, counted as people count', () => {
  expect(validatePassword('')?.key).toBe('validation.password.required');
  expect(validatePassword('1234567')?.key).toBe('validation.password.tooShort');
  expect(validatePassword('12345678')).toBeUndefined();
  expect(validatePassword('a'.repeat(64))).toBeUndefined();
  expect(validatePassword('a'.repeat(65))?.key).toBe('validation.password.tooLong');
  expect(validatePassword('𠮷'.repeat(8))).toBeUndefined();
});

it.each([
  ['1234567', 'weak'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['password1', 'weak'],
  ['kp7xm2qa', 'fair'],
  ['kp7xm2qaWz', 'good'],
  ['correct horse battery staple', 'strong'],
] as const)('%p is %p', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it('a longer random password is never weaker', () => {
  const ranks = ['a', 'k9', 'k9vRp2', 'k9vRp2#xQ', 'k9vRp2#xQ7mZ!t'].map((one) =>
    PASSWORD_STRENGTHS.indexOf(passwordStrength(one)),
  );
  expect([...ranks].sort()).toEqual(ranks);
});

it('every fault has both languages', () => {
  const sentencesOf = (texts: typeof en) =>
    Object.values(texts).flatMap((rule) => Object.values(rule) as string[]);
  sentencesOf(en).forEach((sentence) => expect(sentence).toMatch(/^[\x20-\x7e’]+$/));
  sentencesOf(zh).forEach((sentence) => expect(sentence).toMatch(/[\u4e00-\u9fff]/));
  expect(sentencesOf(zh)).toHaveLength(sentencesOf(en).length);
});
