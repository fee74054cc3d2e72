import { overlapsOf, type HistoryEntry } from './overlaps';

const today = '2026-11-22';
const study = (enrolled: string, graduated?: string, form = 'fullTime'): HistoryEntry => ({
  itemCode: 'education',
  label: 'North University',
  claimed: { form, enrolled, ...(graduated && { graduated }) },
  verified: {},
});
const job = (label: string, from: string, to?: string, title = 'Engineer'): HistoryEntry => ({
  itemCode: 'employment',
  label,
  claimed: { title, from, ...(to && { to }) },
  verified: {},
});
const told = (...entries: HistoryEntry[]) =>
  overlapsOf(entries, today).map(({ what, one, other, months }) => [what, one.label, other.label, months]);

it('full-time study and a job for longer than an internship are told with both names, months and both spans', () => {
  const [overlap] = overlapsOf([job('Lanting', '2018-01', '2019-06'), study('2016-09', '2020-06')], today);
  expect(overlap).toMatchObject({
    what: 'studyAndJob',
    one: { label: 'North University', from: '2016-09', to: '2020-06' },
    other: { label: 'Lanting', from: '2018-01', to: '2019-06' },
    months: 18,
  });
  expect(overlap!.entry.label).toBe('Lanting');
});

it.each<[string, HistoryEntry[]]>([
  ['an internship of half a year', [study('2016-09', '2020-06'), job('A', '2018-12', '2019-06')]],
  ['a job that begins half a year before graduation', [study('2016-09', '2020-06'), job('A', '2019-12')]],
  [
    'years of what the title calls an internship',
    [study('2016-09', '2020-06'), job('A', '2017-01', '2020-06', '研发实习生')],
  ],
  ['evening school beside a job', [study('2016-09', '2020-06', 'partTime'), job('A', '2014-01')]],
  ['a school that nobody says the form of', [study('2016-09', '2020-06', ''), job('A', '2014-01')]],
  ['a school without an end', [study('2016-09'), job('A', '2014-01')]],
  ['two schools', [study('2016-09', '2020-06'), { ...study('2016-09', '2020-06'), label: 'South' }]],
  ['one job after the other in the same month', [job('A', '2018-01', '2019-06'), job('B', '2019-06')]],
  ['a notice of thirty days', [job('A', '2018-01', '2019-06'), job('B', '2019-05')]],
  ['two posts at one employer', [job('A', '2018-01', '2019-06'), job('A ', '2018-01', '2019-06')]],
  ['a part-time job', [job('A', '2018-01', '2019-06'), job('B', '2018-01', '2019-06', '兼职讲师')]],
  [
    'dates that are none',
    [job('A', 'spring', '2019-06'), job('B', '2019-06', '2018-01'), job('C', '2018-01')],
  ],
])('%s is no alarm', (_name, entries) => {
  expect(told(...entries)).toEqual([]);
});

it('two jobs at once are told, also where one goes on and where one lies within the other', () => {
  expect(told(job('B', '2019-04'), job('A', '2018-01', '2019-06'))).toEqual([['twoJobs', 'A', 'B', 3]]);
  expect(told(job('A', '2018-01', '2020-12'), job('B', '2019-01', '2019-06'), job('C', '2021-01'))).toEqual([
    ['twoJobs', 'A', 'B', 6],
  ]);
  expect(overlapsOf([job('A', '2026-01'), job('B', '2026-02')], today)[0]).toMatchObject({
    one: { to: null },
    other: { to: null },
    months: 10,
  });
});

it('what was found counts before what was stated, a day by its month', () => {
  const found = { ...job('B', '2019-07'), verified: { from: '2019-01-15' } };
  expect(told(job('A', '2018-01', '2019-06'), found)).toEqual([['twoJobs', 'A', 'B', 6]]);
  const part = { ...study('2016-09', '2020-06'), verified: { form: 'partTime' } };
  expect(told(part, job('A', '2017-01', '2019-06'))).toEqual([]);
});

it('a job that goes on overlaps with the next, whether its end is empty or says so', () => {
  const next = job('Jiangnan', '2024-01');
  expect(told(job('Lanting', '2019-01', 'stillThere'), next)).toEqual(told(job('Lanting', '2019-01'), next));
  expect(overlapsOf([job('Lanting', '2019-01', 'stillThere'), next], today)[0]!.one.to).toBeNull();
});
