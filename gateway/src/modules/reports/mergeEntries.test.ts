import type { FindingEntry } from '../checks/findingRepository';
import { mergeEntries, type SentEntry } from './mergeEntries';

const school = '江州理工大学';
const bachelor: FindingEntry = { entryId: 'a', label: school, claimed: { level: '本科' }, verified: {} };
const master: FindingEntry = { entryId: 'b', label: school, claimed: { level: '硕士' }, verified: {} };
const own: FindingEntry = { entryId: 'c', label: 'Register', claimed: {}, verified: { score: 1 } };
const before = [bachelor, master, own];
const merge = (...sent: SentEntry[]) => mergeEntries('en', before, sent);
const sent = (entryId: string | undefined, label = school): SentEntry => ({ entryId, label, verified: {} });

test('two entries of one name keep each its own statement, by id and in their order without', () => {
  expect(merge(sent('a'), sent('b'), sent('c')).map((entry) => entry.claimed)).toEqual([
    bachelor.claimed,
    master.claimed,
    {},
  ]);
  expect(merge(sent('b'), sent('a')).map((entry) => entry.claimed)).toEqual([
    master.claimed,
    bachelor.claimed,
  ]);
  expect(merge(sent(undefined), sent(undefined)).slice(0, 2)).toMatchObject([bachelor, master]);
});

test('a new label, other statements and leaving out change no statement; an own entry goes', () => {
  const forged = { ...sent('a', 'Another school'), claimed: { level: '博士' } };
  expect(merge(forged, sent('b'))).toEqual([{ ...bachelor, label: 'Another school' }, master]);
  expect(merge()).toEqual([bachelor, master]);
  expect(merge(sent('b'))).toEqual([bachelor, master]);
});

test('a new entry gets an id and states nothing; an unknown id, or one twice, is refused at the entry', () => {
  const [, , added] = merge(sent('a'), sent('b'), {
    ...sent(undefined, 'Other'),
    ...{ claimed: { level: 'x' } },
  });
  expect(added).toEqual({ entryId: expect.any(String), label: 'Other', claimed: {}, verified: {} });
  for (const wrong of [
    [sent('a'), sent('x')],
    [sent('a'), sent('a')],
  ])
    expect(() => merge(...wrong)).toThrow(expect.objectContaining({ code: 1000 }));
});
