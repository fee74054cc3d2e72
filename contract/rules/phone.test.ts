import fc from 'fast-check';
import { groupPhone, isPhone, PHONE_PATTERN, trimPhone, validateOptionalPhone, validatePhone } from './phone';

describe('specification, section 5: "Phone number (required): 11 digits starting with 1"', () => {
  it.each(['', '   ', undefined, null])("empty (%p) answers 'Please enter a phone number!'", (value) => {
    expect(validatePhone(value)).toEqual({
      key: 'validation.phone.required',
      text: 'Please enter a phone number!',
    });
  });

  it.each([
    '1380000001',
    '138000000111',
    '23800000011',
    '138 0000 0011',
    '1380000001a',
    '１３８００００００１１',
    '+8613800000011',
  ])("malformed (%p) answers 'Please enter a valid phone number'", (value) => {
    expect(validatePhone(value)).toEqual({
      key: 'validation.phone.invalid',
      text: 'Please enter a valid phone number',
    });
  });

  it('trims the ends, inner spaces fail', () => {
    expect(validatePhone('  13800000011\t')).toBeUndefined();
    expect(trimPhone(' 13800000011 ')).toBe('13800000011');
    expect(isPhone('1380000 0011')).toBe(false);
  });

  it('passes every number of 11 digits starting with 1, and no other string of digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,14}$/), (digits) => {
        expect(validatePhone(digits) === undefined).toBe(digits.length === 11 && digits.startsWith('1'));
      }),
    );
  });

  it('section 9: "Phone pattern: 11 digits starting with 1"', () => {
    expect(PHONE_PATTERN.source).toBe('^1\\d{10}$');
  });
});

describe('specification, section 5: "Optional phone variant: format checked only when a value is present"', () => {
  it.each(['', '  ', undefined, null])('nothing (%p) passes', (value) => {
    expect(validateOptionalPhone(value)).toBeUndefined();
  });

  it("a malformed value answers 'Please enter a valid phone number'", () => {
    expect(validateOptionalPhone('123')?.text).toBe('Please enter a valid phone number');
    expect(validateOptionalPhone('13800000011')).toBeUndefined();
  });
});

it('groups a phone number only where it is read', () => {
  expect(groupPhone('13800000011')).toBe('138 0000 0011');
  expect(groupPhone('138****0011')).toBe('138****0011');
});
