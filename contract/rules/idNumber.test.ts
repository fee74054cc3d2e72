import fc from 'fast-check';
import type { Fault } from './faults';
import { ruleText } from './faultTexts/ruleText';
import {
  groupIdNumber,
  ID_NUMBER_LENGTHS,
  idCheckCharacter,
  parseIdNumber,
  validateIdNumber,
} from './idNumber';

const today = '2026-03-01';

const sentence = (found: Fault | undefined) => found && ruleText(found.key, 'en');

describe('specification, section 5: "ID number (required): length 16 or 18"', () => {
  it.each(['', '  ', undefined, null])("empty (%p) gives 'Please enter ID number!'", (value) => {
    expect(sentence(validateIdNumber(value))).toBe('Please enter ID number!');
  });

  it("every other length gives 'Please enter a valid ID number'", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9X]{1,24}$/), (value) => {
        const found = validateIdNumber(value);
        if (value.length === 16 || value.length === 18) expect(found).toBeUndefined();
        else expect(sentence(found)).toBe('Please enter a valid ID number');
      }),
    );
    expect(ID_NUMBER_LENGTHS).toEqual([16, 18]);
  });

  it('a checksum that fails on 18 passes the form rule and is a warning', () => {
    const wrong = '110105194912310021';
    expect(validateIdNumber(wrong)).toBeUndefined();
    expect(parseIdNumber(wrong, { today }).warnings).toEqual(['validation.idNumber.warnChecksum']);
  });
});

describe('GB 11643-1999', () => {
  it('reads 11010519491231002X: born 1949-12-31, female, region 110105', () => {
    expect(parseIdNumber('11010519491231002X', { today })).toEqual({
      birthDate: '1949-12-31',
      age: 76,
      sex: 'female',
      regionCode: '110105',
      warnings: [],
    });
  });

  it('reads 440524188001010014: born 1880-01-01, male', () => {
    expect(parseIdNumber('440524188001010014', { today })).toMatchObject({
      birthDate: '1880-01-01',
      sex: 'male',
      warnings: [],
    });
  });

  it('x counts as X and the ends are trimmed', () => {
    expect(parseIdNumber(' 11010519491231002x ', { today }).warnings).toEqual([]);
  });

  it('warns of a birth date that is not real or not past', () => {
    const withDate = (date: string) => {
      const first17 = `110105${date}002`;
      return parseIdNumber(first17 + idCheckCharacter(first17), { today });
    };
    expect(withDate('19990231')).toMatchObject({
      warnings: ['validation.idNumber.warnBirthDate'],
      sex: 'female',
    });
    expect(withDate('19990231').birthDate).toBeUndefined();
    expect(withDate('20260301').warnings).toEqual(['validation.idNumber.warnBirthDate']);
    expect(withDate('20260228')).toMatchObject({ age: 0, warnings: [] });
  });

  it('warns of an unknown or historic region', () => {
    const isKnownRegion = (code: string) => code === '110105';
    expect(parseIdNumber('440524188001010014', { today, isKnownRegion }).warnings).toEqual([
      'validation.idNumber.warnRegion',
    ]);
    expect(parseIdNumber('990524188001010012', { today }).warnings).toContain(
      'validation.idNumber.warnRegion',
    );
  });

  it('warns of letters, says nothing about 16 characters', () => {
    expect(parseIdNumber('1101051949123100AX', { today })).toEqual({
      warnings: ['validation.idNumber.warnFormat'],
    });
    expect(parseIdNumber('1101051949123100', { today })).toEqual({ warnings: [] });
  });

  it('every single wrong digit changes the check character', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{17}$/),
        fc.nat(16),
        fc.integer({ min: 1, max: 9 }),
        (digits, at, add) => {
          const changed = [...digits];
          changed[at] = String((Number(digits[at]) + add) % 10);
          expect(idCheckCharacter(changed.join(''))).not.toBe(idCheckCharacter(digits));
        },
      ),
    );
  });
});

it('grouped for reading, both lengths', () => {
  expect(groupIdNumber('11010519491231002X')).toBe('110105 19491231 002X');
  expect(groupIdNumber('1101051949123100')).toBe('110105 19491231 00');
});
