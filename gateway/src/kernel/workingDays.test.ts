import { addWorkingDays, chinaDay, promisedWorkingDays, workingDaysBetween } from './workingDays';

test('public holidays are free and make-up Saturdays are worked', () => {
  // 1–7 October 2026 are holidays; Saturday 10 October is a working day.
  expect(addWorkingDays('2026-09-30', 1)).toBe('2026-10-08');
  expect(addWorkingDays('2026-09-30', 3)).toBe('2026-10-10');
  expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23');
  expect(addWorkingDays('2026-11-21', 0)).toBe('2026-11-23');
  expect(workingDaysBetween('2026-09-30', '2026-10-10')).toBe(3);
  expect(workingDaysBetween('2026-10-10', '2026-09-30')).toBe(0);
});

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
