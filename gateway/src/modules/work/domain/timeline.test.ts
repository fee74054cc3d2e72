import { employmentFacts, firstJobAge, studyAges } from './timeline';

const today = '2026-11-21';
const facts = (...spans: [label: string, from?: string, to?: string][]) =>
  Object.fromEntries(
    employmentFacts(
      spans.map(([label, from, to]) => ({ label, from, to })),
      today,
    ).map(({ key, value }) => [key, value]),
  );

test('one after the other, changing in a month or from one month to the next: no gap, no overlap', () => {
  const none = { gapMonths: 0, overlapMonths: 0 };
  expect(facts(['A', '2019-01', '2019-12'], ['B', '2020-01', '2020-06'])).toEqual({
    employers: 2,
    totalMonths: 18,
    ...none,
  });
  expect(facts(['A', '2019-01', '2019-12'], ['B', '2019-12', '2020-06'])).toEqual({
    employers: 2,
    totalMonths: 18,
    ...none,
  });
});

test('a gap is told in months, whatever the order of the entries', () => {
  expect(facts(['B', '2020-04', '2020-06'], ['A', '2019-01', '2019-12'])).toEqual({
    employers: 2,
    totalMonths: 15,
    gapMonths: 3,
    gaps: '2020-01 – 2020-03',
    overlapMonths: 0,
  });
});

test('an overlap names both, and its months count once in the total', () => {
  expect(facts(['A', '2019-01', '2020-03'], ['B', '2020-01', '2020-06'])).toEqual({
    employers: 2,
    totalMonths: 18,
    gapMonths: 0,
    overlapMonths: 3,
    overlaps: 'A / B: 2020-01 – 2020-03',
  });
});

test('one inside another hides no gap and makes none', () => {
  expect(
    facts(['A', '2018-01', '2020-12'], ['B', '2019-01', '2019-06'], ['C', '2021-02', '2021-02']),
  ).toEqual({
    employers: 3,
    totalMonths: 37,
    gapMonths: 1,
    gaps: '2021-01',
    overlapMonths: 6,
    overlaps: 'A / B: 2019-01 – 2019-06',
  });
});

test('no end is today; what is not legible, or ends before it begins, is left out', () => {
  // With a single employment there is no gap and no overlap to report.
  expect(facts(['A', '2026-10'])).toEqual({ employers: 1, totalMonths: 2 });
  expect(facts(['A', 'spring 2019'], ['B', '2020-05', '2020-01'], ['C', undefined])).toEqual({});
  expect(facts()).toEqual({});
});

test('ages in full years, on the birth date of the ID number', () => {
  expect(studyAges({ enrolled: '2010-09', graduated: '2014-07' }, '1992-09-15')).toEqual([
    { key: 'ageAtEnrolment', value: 18 },
    { key: 'ageAtGraduation', value: 21 },
  ]);
  expect(studyAges({ enrolled: undefined, graduated: '2014-07' }, undefined)).toEqual([]);
  expect(studyAges({ enrolled: '1990-09', graduated: undefined }, '1992-09-15')).toEqual([
    { key: 'ageAtEnrolment', value: -2 },
  ]);
  const jobs = [
    { label: 'B', from: '2020-01', to: undefined },
    { label: 'A', from: '2014-08', to: '2019-12' },
  ];
  expect(firstJobAge(jobs, '1992-09-15', today)).toEqual([{ key: 'ageAtFirstJob', value: 21 }]);
});
