import { buildReport } from '../../test/reports';
import { besideOf, nameBeside } from './claimedBeside';

const [item] = buildReport().items;
const finding = (claimed: Record<string, string>, verified: Record<string, string>) => ({
  label: claimed.school ?? '',
  claimed,
  verified,
  differs: [],
  doubts: [],
});
const told = (entries: readonly object[], ...findings: ReturnType<typeof finding>[]) =>
  besideOf('education', entries, buildReport({ items: [{ ...item!, entries: findings }] })).map((fields) =>
    fields.map(({ field, verified, state }) => [field.name, state, verified]),
  );

it('each claimed field is verified, differs, or was not checked', () => {
  const entry = { school: 'Fudan', major: 'Law', graduated: '2016-07' };
  expect(told([entry], finding(entry, { school: 'Fudan', major: 'Accounting' }))).toEqual([
    [
      ['school', 'verified', 'Fudan'],
      ['major', 'differs', 'Accounting'],
      ['graduated', 'unchecked', undefined],
    ],
  ]);
});

it('a finding belongs to the entry it claims most of, once; what the candidate corrected in the check still counts for it', () => {
  const [first, second] = [
    { school: 'Fudan', major: 'Law' },
    { school: 'Tongji', major: 'Law' },
  ];
  expect(
    told(
      [first, second],
      finding({ school: 'Tongji University', major: 'Law' }, { school: 'Tongji University' }),
      finding(first, { school: 'Fudan', major: 'Law' }),
    ),
  ).toEqual([
    [
      ['school', 'verified', 'Fudan'],
      ['major', 'verified', 'Law'],
    ],
    [
      ['school', 'differs', 'Tongji University'],
      ['major', 'unchecked', undefined],
    ],
  ]);
});

it('an entry of which nobody found anything was not checked', () => {
  expect(told([{ school: 'Fudan' }], finding({ school: 'Nanjing' }, { school: 'Nanjing' }))).toEqual([
    [['school', 'unchecked', undefined]],
  ]);
});

it('the name is what the item of identity says of it', () => {
  const identity = { ...item!, itemCode: 'identity' };
  expect(nameBeside(buildReport({ items: [{ ...identity, result: 'consistent' }] }))).toBe('verified');
  expect(nameBeside(buildReport({ items: [{ ...identity, result: 'discrepant' }] }))).toBe('differs');
  expect(nameBeside(buildReport({ items: [{ ...identity, result: 'wellFormed' }] }))).toBe('unchecked');
  expect(nameBeside(buildReport())).toBe('unchecked');
});
