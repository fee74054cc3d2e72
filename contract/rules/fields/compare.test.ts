import { differingFields, fieldDiffers, isFound } from './compare';

it.each([
  ['2024-12', '2024-05', true],
  ['2024-05', '2024-05-17', false],
  ['2024-05-17', '2024-05', false],
  ['2024-05', '2024-06-01', true],
  ['2024-05', '2024-05 or so', true],
  ['Engineer', 'Engineer ', false],
  ['Engineer', '', false],
  [true, false, true],
  [null, 'x', false],
])('%s beside %s differs: %s', (claimed, verified, differs) => {
  expect(fieldDiffers(claimed, verified)).toBe(differs);
});

it('an entry names its differing fields, and says whether anything was found', () => {
  const claimed = { school: 'North', level: 'bachelor' };
  expect(differingFields({ claimed, verified: { school: 'South', level: 'bachelor' } })).toEqual(['school']);
  expect(isFound({ claimed, verified: { school: ' ', level: null } })).toBe(false);
  expect(isFound({ claimed: {}, verified: { nonCompete: false } })).toBe(true);
});
