import fc from 'fast-check';
import { creditCheckCharacter } from './creditCode';
import { idCheckCharacter } from './idNumber';
import { normalizeTaxNumber, organizationCheckCharacter, taxNumberFault } from './taxNumber';

it('takes a unified social credit code, as it is pasted too', () => {
  expect(taxNumberFault('91110108MA01KPGK0X')).toBe('check');
  expect(taxNumberFault('91350100M000100Y43')).toBeUndefined();
  expect(taxNumberFault(' 9135 0100 m000100y-43 ')).toBeUndefined();
  expect(taxNumberFault('９１３５０１００Ｍ０００１００Ｙ４３')).toBeUndefined();
  expect(normalizeTaxNumber(' 9135 0100 m000100y-43 ')).toBe('91350100M000100Y43');
});

it('takes region and organization code, with the check character of GB 11714', () => {
  // The standard's own example: D2143569-X.
  expect(organizationCheckCharacter('D2143569')).toBe('X');
  expect(taxNumberFault('110108D2143569X')).toBeUndefined();
  expect(taxNumberFault('110108D21435691')).toBe('check');
  expect(taxNumberFault('11010X123456789')).toBe('characters');
});

it('takes 15 digits of a tax office, which have no check character', () => {
  expect(taxNumberFault('310101123456789')).toBeUndefined();
});

it('takes the numbers of one-person businesses: an ID number, alone or with two digits', () => {
  expect(taxNumberFault('11010519491231002X')).toBeUndefined();
  expect(taxNumberFault('11010519491231002X01')).toBeUndefined();
  expect(taxNumberFault('11010519491231002101')).toBe('check');
  expect(taxNumberFault('11010549123100201')).toBeUndefined();
  // 31 February.
  expect(taxNumberFault('11010549023100201')).toBe('check');
  expect(taxNumberFault('1101054912310020X')).toBe('characters');
});

it('says what is wrong: nothing, another length, a character that no number has', () => {
  expect(taxNumberFault(' - ')).toBe('required');
  for (const length of [1, 14, 16, 19, 21]) expect(taxNumberFault('1'.repeat(length))).toBe('length');
  expect(taxNumberFault('9135010中M000100Y43')).toBe('characters');
  expect(taxNumberFault('91350100M000100Y4?')).toBe('characters');
});

it('one mistyped character of a checked number is found', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 15, maxLength: 15 });
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
      const first17 = `91${body}`;
      const code = first17 + creditCheckCharacter(first17);
      const wrong = `${code.slice(0, at)}${(Number(code[at]) + by) % 10}${code.slice(at + 1)}`;
      // A credit code that turns into somebody's ID number by chance would be one.
      fc.pre(idCheckCharacter(wrong.slice(0, 17)) !== wrong[17]);
      expect(taxNumberFault(code)).toBeUndefined();
      expect(taxNumberFault(wrong)).toBe('check');
    }),
  );
});
