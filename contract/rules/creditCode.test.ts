import fc from 'fast-check';
import {
  creditCheckCharacter,
  creditCodeFault,
  isCreditCode,
  normalizeCreditCode,
  validateCreditCode,
} from './creditCode';

describe('GB 32100-2015', () => {
  it.each(['91350100M000100Y43', '91440300708461136T', ' 91440300708461136t '])('%p is valid', (code) => {
    expect(isCreditCode(code)).toBe(true);
    expect(validateCreditCode(code)).toBeUndefined();
  });

  it.each([
    '91 350100 M000100Y4 3',
    '91350100-M000100Y4-3',
    '９１３５０１００Ｍ０００１００Ｙ４３',
    '91350100\u3000M000\u00A0100Y43\u200B',
    '91350100–m000100y4—3',
  ])('pasted as %p it is the same code', (pasted) => {
    expect(normalizeCreditCode(pasted)).toBe('91350100M000100Y43');
    expect(creditCodeFault(pasted)).toBeUndefined();
    expect(validateCreditCode(pasted)).toBeUndefined();
  });

  it.each([
    ['  ', 'required'],
    [' - ', 'required'],
    ['91350100.M000100Y4', 'characters'],
    ['91350100M000100Y4', 'length'],
    ['91350100M000100Y433', 'length'],
    ['91350100M000100O43', 'characters'],
    ['91350100M000100Y34', 'check'],
    ['91310115MA1G4L1WXK', 'check'],
    [' 91350100m000100y43 ', undefined],
  ])('%p: %p', (code, fault) => {
    expect(creditCodeFault(code)).toBe(fault);
  });

  it.each(['91310115MA1G4L1WXK', '91350100M000100Y4', '91350100M000100Y4I', '9135010AM000100Y43'])(
    '%p is invalid',
    (code) => {
      expect(validateCreditCode(code)?.key).toBe('validation.creditCode.invalid');
    },
  );

  it('empty asks for the code', () => {
    expect(validateCreditCode('  ')?.key).toBe('validation.creditCode.required');
    expect(validateCreditCode('－')?.key).toBe('validation.creditCode.required');
  });

  it('a code with its own check character is valid, with any other it is not', () => {
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
    fc.assert(
      fc.property(fc.stringMatching(/^91\d{6}[0-9A-HJ-NPQRTUWXY]{9}$/), fc.nat(30), (first17, index) => {
        const check = creditCheckCharacter(first17);
        expect(isCreditCode(first17 + check)).toBe(true);
        expect(isCreditCode(first17 + alphabet[index])).toBe(alphabet[index] === check);
      }),
    );
  });
});
