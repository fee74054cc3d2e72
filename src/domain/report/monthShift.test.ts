import { monthShift } from './monthShift';

it.each([
  ['2024-12', '2024-05', -7],
  ['2024-12', '2025-02-10', 2],
  ['2024-12', '2024-12', undefined],
  ['Senior engineer', '2024-12', undefined],
  [null, '2024-12', undefined],
])('from %s to %s are %s months', (claimed, verified, months) => {
  expect(monthShift(claimed, verified)).toBe(months);
});
