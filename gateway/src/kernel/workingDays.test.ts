import { chinaDay, promisedWorkingDays } from './workingDays';

test('a day is counted in China', () => {
  expect(chinaDay(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(chinaDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});

test('a promise is the 80th percentile of the last 20, else what the catalogue says', () => {
  const history = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(promisedWorkingDays(3, history.slice(0, 19))).toBe(3);
  expect(promisedWorkingDays(3, history)).toBe(16);
  expect(promisedWorkingDays(3, [...Array<number>(20).fill(2), 99, 99, 99, 99, 99])).toBe(2);
});
