import { monthsOf } from './periods';

it.each([
  ['this', '2026-01', '2026-01'],
  ['last', '2025-12', '2025-12'],
  ['three', '2025-11', '2026-01'],
  ['twelve', '2025-02', '2026-01'],
] as const)('%s: whole months, over the turn of the year', (period, from, to) => {
  expect(monthsOf(period, '2026-01-31')).toEqual({ from, to });
});
