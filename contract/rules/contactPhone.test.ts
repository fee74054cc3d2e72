import fc from 'fast-check';
import { contactPhoneFault } from './contactPhone';
import { parseLandline } from './landline';
import { validatePhone } from './phone';

it.each([
  ['010-88886666', { area: '010', local: '88886666' }],
  ['01088886666', { area: '010', local: '88886666' }],
  ['0755-12345678-801', { area: '0755', local: '12345678', extension: '801' }],
  ['(0591) 8765432', { area: '0591', local: '8765432' }],
  ['（021）6888 9999', { area: '021', local: '68889999' }],
  ['０１０ 8888-6666 转 801', { area: '010', local: '88886666', extension: '801' }],
  ['0591-876-5432-12', { area: '0591', local: '8765432', extension: '12' }],
  ['021–68889999 转 12', { area: '021', local: '68889999', extension: '12' }],
  ['02168889999,12', { area: '021', local: '68889999', extension: '12' }],
  ['0731-82345678 ext. 5', { area: '0731', local: '82345678', extension: '5' }],
  ['400-820-8820', { area: '400', local: '8208820' }],
  ['4008208820', { area: '400', local: '8208820' }],
])('%s is read as a fixed line', (value, read) => {
  expect(parseLandline(value)).toEqual(read);
});

it.each([
  '88886666',
  '8888-6666',
  '010-88-886666',
  '010-888866',
  '010-888866661',
  '1010-88886666',
  '010-08886666',
  '0755-12345678-8011111',
  '013800000011',
  '600-820-8820',
  'ask the front desk',
  '13800000011',
])('%s is no fixed line', (value) => {
  expect(parseLandline(value)).toBeUndefined();
});

it('a contact has a mobile or a fixed line; anything else is refused in words of its own', () => {
  for (const good of ['13800000011', ' 13800000011 ', '010-88886666', '0755-12345678-801'])
    expect(contactPhoneFault(good, 'required')).toBeUndefined();
  for (const bad of ['12345', '88886666', '1380000001'])
    expect(contactPhoneFault(bad, 'optional')).toBe('invalid');
  for (const nothing of ['', '  ', undefined, null]) {
    expect(contactPhoneFault(nothing, 'optional')).toBeUndefined();
    expect(contactPhoneFault(nothing, 'required')).toBe('required');
  }
});

it('no fixed line passes as a person’s own mobile, to which messages go, and no mobile as a fixed line', () => {
  const parts = fc.tuple(fc.constantFrom('010', '021', '0755', '400'), fc.stringMatching(/^[2-9]\d{6}$/));
  fc.assert(
    fc.property(parts, fc.stringMatching(/^1\d{10}$/), ([area, local], mobile) => {
      expect(parseLandline(`${area}-${local}`)).toEqual({ area, local });
      expect(validatePhone(`${area}-${local}`)?.key).toBe('validation.phone.invalid');
      expect(validatePhone(`${area}${local}`)?.key).toBe('validation.phone.invalid');
      expect(parseLandline(mobile)).toBeUndefined();
    }),
  );
});
