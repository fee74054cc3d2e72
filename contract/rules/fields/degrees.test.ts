import { fieldChoices } from './choices';
import { isOddDegree } from './degrees';

test.each([
  ['bachelor', 'bachelorDegree', false],
  ['bachelor', 'secondBachelorDegree', false],
  ['master', 'masterDegree', false],
  ['doctor', 'doctorDegree', false],
  ['associate', 'bachelorDegree', true],
  ['bachelor', 'masterDegree', true],
  ['master', 'bachelorDegree', true],
  ['highSchool', 'doctorDegree', true],
])('%s with %s: odd %s', (level, degree, odd) => {
  expect(isOddDegree({ level, degree, hasDegree: true })).toBe(odd);
  expect(isOddDegree({ level, degree, hasDegree: false })).toBe(false);
});

test('what says no level, or no degree, is no doubt', () => {
  for (const level of [undefined, '', 'other'])
    expect(isOddDegree({ level, degree: 'doctorDegree' })).toBe(false);
  for (const degree of [undefined, '', 'otherDegree'])
    expect(isOddDegree({ level: 'bachelor', degree })).toBe(false);
  // A choice that is added is thought of here.
  expect(fieldChoices.degree).toHaveLength(5);
  expect(fieldChoices.level).toHaveLength(6);
});
