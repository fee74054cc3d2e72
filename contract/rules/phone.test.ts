import fc from 'fast-check';
import type { Fault } from './faults';
import { ruleText } from './faultTexts/ruleText';
import {
  groupPhone,
  isPhone,
  PHONE_PATTERN,
  normalizePhone,
  validateOptionalPhone,
  validatePhone,
} from './phone';

const sentence = (found: Fault | undefined) => found && ruleText(found.key, 'en');

describe('specification, section 5: "Phone number (required): 11 digits starting with 1"', () => {
  it.each(['', '   ', undefined, null])("empty (%p) answers 'Please enter a phone number!'", (value) => {
    expect(sentence(validatePhone(value))).toBe('Please enter a phone number!');
  });

  it.each([
    '1380000001',
    '138000000111',
    '23800000011',
    '1380000001a',
    '+1 13800000011',
    '86138000000',
    '861380000001',
    '13800000011 / 13900000022',
  ])("malformed (%p) answers 'Please enter a valid phone number'", (value) => {
    expect(sentence(validatePhone(value))).toBe('Please enter a valid phone number');
  });

  it.each([
    '  13800000011\t',
    '138 0000 0011',
    '138-0000-0011',
    '138–0000–0011',
    '(138) 0000.0011',
    '+86 138 0000 0011',
    '+86-13800000011',
    '0086 13800000011',
    '8613800000011',
    '１３８　００００　００１１',
    '＋８６１３８００００００１１',
    '\u202d13800000011\u202c',
  ])('%p, as people paste it, is 13800000011', (pasted) => {
    expect(validatePhone(pasted)).toBeUndefined();
    expect(isPhone(pasted)).toBe(true);
    expect(normalizePhone(pasted)).toBe('13800000011');
  });

  it('a dash before the digits is no part of a phone, and is not read over', () => {
    for (const typed of ['-13812340009', ' －138 1234 0009']) expect(validatePhone(typed)).toBeDefined();
  });

  it.each(['-', '—', ' － ', '--', '-.-'])('%p alone stands for no phone', (typed) => {
    expect(normalizePhone(typed)).toBe('');
    expect(validateOptionalPhone(typed)).toBeUndefined();
    expect(sentence(validatePhone(typed))).toBe('Please enter a phone number!');
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
    expect(sentence(validateOptionalPhone('123'))).toBe('Please enter a valid phone number');
    expect(validateOptionalPhone('13800000011')).toBeUndefined();
  });
});

it('groups a phone number only where it is read', () => {
  expect(groupPhone('13800000011')).toBe('138 0000 0011');
  expect(groupPhone('138****0011')).toBe('138****0011');
});
