import fc from 'fast-check';
import { idCheckCharacter, parseIdNumber } from './idNumber';
import { idHint, isIncompleteId, validatePersonId } from './idPerson';

const today = '2026-03-01';
const idOf = (born: string, serial = '002', region = '110105') => {
  const first17 = `${region}${born}${serial}`;
  return first17 + idCheckCharacter(first17);
};
const faultOf = (value: string | undefined) => validatePersonId(value, { today })?.key;

it.each([
  ['empty', '', 'validation.idNumber.required'],
  ['the length', '1101051949123100', undefined],
  ['neither length', '110105', 'validation.idNumber.invalid'],
  ['no letters and digits', '😀'.repeat(9), 'validation.idNumber.invalid'],
  ['18 characters of another kind', 'ABCDEFGHJKLMNPQRST', 'validation.idNumber.wrongForm'],
  ['a check digit that does not fit', '110105194912310021', 'validation.idNumber.wrongDigit'],
  ['a day that never was', idOf('19990229'), 'validation.idNumber.noDate'],
  ['a birth to come', idOf('20260302'), 'validation.idNumber.unborn'],
  ['a birth today', idOf('20260301'), 'validation.idNumber.unborn'],
  ['older than 120', '440524188001010014', 'validation.idNumber.over120'],
  ['121 tomorrow', idOf('19050302'), undefined],
  ['121 today', idOf('19050301'), 'validation.idNumber.over120'],
  ['16 tomorrow', idOf('20100302'), 'validation.idNumber.under16'],
  ['16 today', idOf('20100301'), undefined],
  ['somebody', ' 11010519491231002x ', undefined],
  ['a region that is in no list', idOf('19900101', '001', '990524'), undefined],
])('%s: %s', (_name, value, expected) => {
  expect(faultOf(value)).toBe(expected);
});

it('a birth date and sex are hinted at beside a number that passes, and never beside its fault', () => {
  expect(idHint('11010519491231002X', { today })).toMatchObject({ birthDate: '1949-12-31', sex: 'female' });
  for (const wrong of ['110105194912310021', idOf('20100302'), '440524188001010014', '110105'])
    expect(idHint(wrong, { today })).toEqual({ warnings: [] });
});

it('a mistyped digit of any good number stops, and every number that passes says an age from 16 to 120', () => {
  const good = fc.date({ min: new Date('1906-01-01'), max: new Date('2010-02-28'), noInvalidDate: true });
  fc.assert(
    fc.property(good, fc.nat(999), fc.nat(16), fc.integer({ min: 1, max: 9 }), (born, serial, at, step) => {
      const day = born.toISOString().slice(0, 10).replaceAll('-', '');
      const id = idOf(day, String(serial).padStart(3, '0'));
      expect(faultOf(id)).toBeUndefined();
      expect(parseIdNumber(id, { today }).age).toBeGreaterThanOrEqual(16);
      const slip = id.slice(0, at) + String((Number(id[at]) + step) % 10) + id.slice(at + 1);
      expect(faultOf(slip)).toBeDefined();
    }),
  );
});

it('16 characters are told to be incomplete', () => {
  expect(isIncompleteId(' 1101051949123100 ')).toBe(true);
  expect(isIncompleteId('11010519491231002X')).toBe(false);
});
