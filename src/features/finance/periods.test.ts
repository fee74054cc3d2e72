import { lastDayOf, monthsOf } from './periods';

it.each([
  ['this', '2026-01', '2026-01'],
  ['last', '2025-12', '2025-12'],
  ['three', '2025-11', '2026-01'],
  ['twelve', '2025-02', '2026-01'],
] as const)('%s: whole months, over the turn of the year', (period, from, to) => {
  expect(monthsOf(period, '2026-01-31')).toEqual({ from, to });
});

it('the last day of a month, in a leap year too', () => {
  expect(['2026-02', '2028-02', '2026-12'].map(lastDayOf)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-12-31',
  ]);
});
