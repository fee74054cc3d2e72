import type { components } from '../../kernel/contract.gen';
import { entryView } from './entryDoubts';
import { doubtsIn, overlapsAmong, overlapsIn } from './oddities';

const dated = { birthDate: '1990-05-01', today: '2026-03-01' };
const doubtsOf = (itemCode: string, claimed: Record<string, string>, verified: Record<string, string> = {}) =>
  entryView(itemCode, { label: 'x', claimed, verified }, dated).doubts;

test('dates of either side that cannot be are marked, a verified day by its month', () => {
  expect(doubtsOf('education', { enrolled: '2008-09', graduated: '2012-06' })).toEqual([]);
  expect(doubtsOf('education', { enrolled: '2012-09', graduated: '2008-06' })).toEqual([
    { field: 'graduated', of: 'claimed', fault: 'endBeforeStart' },
  ]);
  expect(doubtsOf('employment', { from: '1988-01' }, { from: '2012-01-15', to: '2026-04-01' })).toEqual([
    { field: 'from', of: 'claimed', fault: 'beforeBirth' },
    { field: 'to', of: 'verified', fault: 'inFuture' },
  ]);
  // The dates of a court case are not dates of a career.
  expect(doubtsOf('litigation', { from: '1980-01' })).toEqual([]);
});

test('a certificate whose validity is over is marked on either side, from the month after; it is no odd date', () => {
  const marked = doubtsOf('qualification', { validTo: '2015-01' }, { validTo: '2026-02-28' });
  expect(marked).toEqual([
    { field: 'validTo', of: 'claimed', fault: 'expired' },
    { field: 'validTo', of: 'verified', fault: 'expired' },
  ]);
  expect(doubtsOf('qualification', { validTo: '2026-03' }, { validTo: '2030-01' })).toEqual([]);
  for (const validTo of ['2026', '12/2030', '1 year', '2025-13', '长期'])
    expect([validTo, doubtsOf('qualification', { validTo })]).toEqual([validTo, []]);
  const item = {
    checkItemId: 'one',
    status: 'done',
    entries: [{ doubts: marked }],
    computed: [],
    stated: [],
  };
  expect(doubtsIn(item as unknown as components['schemas']['DraftItem'])).toEqual([]);
});

test('a job that goes on, and a box not ticked, are said; a source that names a last month differs', () => {
  const verified = { to: '2025-03', nonCompete: true };
  expect(
    entryView('employment', { label: 'x', claimed: { from: '2019-03' }, verified }, dated),
  ).toMatchObject({
    claimed: { from: '2019-03', to: 'stillThere', nonCompete: false },
    differs: ['to', 'nonCompete'],
    doubts: [],
  });
  expect(entryView('employment', { label: 'x', claimed: {}, verified }, dated)).toMatchObject({
    claimed: {},
    differs: [],
  });
});

test('the reviewer is told of them, and of an age nobody may be ordered for; of a stopped item of nothing', () => {
  const item = (change: object) =>
    ({
      checkItemId: 'one',
      status: 'done',
      entries: [],
      computed: [],
      stated: [],
      ...change,
    }) as unknown as components['schemas']['DraftItem'];
  const odd = entryView('employment', { label: 'x', claimed: { from: '1988-01' }, verified: {} }, dated);
  expect(doubtsIn(item({ entries: [odd] }))).toEqual([{ checkItemId: 'one', what: 'doubtfulDates' }]);
  expect(doubtsIn(item({ entries: [odd], status: 'cancelled' }))).toEqual([]);
  const aged = (value: number) => doubtsIn(item({ computed: [{ key: 'age', value }] }));
  for (const age of [15, 121]) expect(aged(age)).toEqual([{ checkItemId: 'one', what: 'doubtfulAge' }]);
  for (const age of [16, 120]) expect(aged(age)).toEqual([]);
  const studied = (degree: string) =>
    doubtsIn(item({ stated: [{ fields: { level: 'associate', degree }, ownPhone: [] }] }));
  expect(studied('masterDegree')).toEqual([{ checkItemId: 'one', what: 'oddDegree' }]);
  expect(studied('otherDegree')).toEqual([]);
  const named = (ownPhone: string[]) => doubtsIn(item({ stated: [{ fields: {}, ownPhone }] }));
  expect(named(['mobile'])).toEqual([{ checkItemId: 'one', what: 'ownPhone' }]);
  expect(named([])).toEqual([]);
});

test('study beside work, and two employments at once, stand at the employment; a stopped item counts for nothing', () => {
  const item = (checkItemId: string, itemCode: string, label: string, claimed: object, status = 'done') =>
    ({ checkItemId, itemCode, status, entries: [{ label, claimed, verified: {} }] }) as unknown as components['schemas']['DraftItem']; // prettier-ignore
  const school = item('school', 'education', '清华大学', { form: 'fullTime', enrolled: '2008-09', graduated: '2012-06' }); // prettier-ignore
  const one = item('one', 'employment', '兰亭软件', { title: '工程师', from: '2010-01', to: '2014-05' });
  const other = (status?: string) =>
    item('other', 'employment', '江南数据', { title: '工程师', from: '2014-01' }, status);
  expect(overlapsIn([school, one, other()], dated.today)).toMatchObject([
    { checkItemId: 'one', what: 'studyAndJob', overlap: { one: { label: '清华大学' }, months: 30 } },
    { checkItemId: 'other', what: 'twoJobs', overlap: { one: { label: '兰亭软件' }, months: 5 } },
  ]);
  expect(overlapsIn([school, other('cancelled')], dated.today)).toEqual([]);
  // A reader of the report is told the same, without the ids of the draft.
  expect(overlapsAmong([school, one, other()], dated.today)).toMatchObject([
    { what: 'studyAndJob', one: { label: '清华大学' }, other: { label: '兰亭软件' }, months: 30 },
    { what: 'twoJobs', one: { label: '兰亭软件' }, other: { label: '江南数据', to: null }, months: 5 },
  ]);
  expect(overlapsAmong([school, { ...one, status: 'cancelled' }], dated.today)).toEqual([]);
});
