import { computeIdentity, computePhone, type Computed } from './computed';

const context = { today: '2026-11-21', regionName: (code: string) => (code === '110105' ? '朝阳区' : null) };
const factsOf = ({ facts }: Computed) => Object.fromEntries(facts.map(({ key, value }) => [key, value]));

test('the standard’s own example: well formed is all that is known, without a lamp, and each fact names what it rests on', () => {
  const computed = computeIdentity('11010519491231002X', context);
  expect(computed).toMatchObject({ result: 'wellFormed', lamp: null, lampReason: null });
  expect(factsOf(computed)).toEqual({
    checksum: true,
    region: '朝阳区',
    birthDate: '1949-12-31',
    age: 76,
    sex: 'female',
    source: 'GB 11643-1999, GB/T 2260',
  });
});

test.each([
  ['a wrong check digit', '110105194912310021', 'discrepant', 'yellow'],
  ['a region that is not in the list', '440524188001010014', 'wellFormed', null],
  ['a birth date in the future', '110105204912310028', 'discrepant', 'yellow'],
  ['16 characters have no check digit', '1101054912310021', 'unverifiable', 'yellow'],
])('%s', (_name, idNumber, result, lamp) => {
  expect(computeIdentity(idNumber, context)).toMatchObject({ result, lamp, lampReason: expect.any(String) });
});

test.each([
  ['13800000000', 'China Mobile', '138', false],
  ['13490000000', 'China Telecom', '1349', false],
  ['13400000000', 'China Mobile', '134', false],
  ['17050000000', 'China Mobile', '1705', true],
  ['17000000000', 'China Telecom', '1700', true],
  ['19200000000', 'China Broadnet', '192', false],
])('%s is in the range of %s', (mobile, carrier, segment, virtual) => {
  const computed = computePhone(mobile);
  expect(factsOf(computed)).toMatchObject({ carrier, segment, virtual });
  expect(computed).toMatchObject({ result: 'wellFormed', lamp: null });
  expect(computed.lampReason !== null).toBe(virtual);
});

test('a range nobody holds is told, with no carrier made up', () => {
  const computed = computePhone('12000000000');
  expect(computed).toMatchObject({ result: 'discrepant', lamp: 'yellow' });
  expect(factsOf(computed)).not.toHaveProperty('carrier');
});
