import { addWorkingDays, calendarOf, daysUntil, isEstimate, workingDaysBetween } from './workingCalendar';

const calendar = calendarOf([
  {
    year: 2026,
    complete: true,
    periods: [
      { kind: 'free', occasion: 'nationalDay', from: '2026-10-01', to: '2026-10-07' },
      { kind: 'worked', occasion: 'nationalDay', from: '2026-10-10', to: '2026-10-10' },
    ],
  },
]);

test('public holidays are free and make-up Saturdays are worked', () => {
  // 1–7 October 2026 are holidays; Saturday 10 October is a working day.
  expect(addWorkingDays(calendar, '2026-09-30', 1)).toBe('2026-10-08');
  expect(addWorkingDays(calendar, '2026-09-30', 3)).toBe('2026-10-10');
  expect(addWorkingDays(calendar, '2026-11-20', 1)).toBe('2026-11-23');
  expect(addWorkingDays(calendar, '2026-11-21', 0)).toBe('2026-11-23');
  expect(workingDaysBetween(calendar, '2026-09-30', '2026-10-10')).toBe(3);
  expect(workingDaysBetween(calendar, '2026-10-10', '2026-09-30')).toBe(0);
});

test('past its end Monday to Friday is counted, and said to be an estimate', () => {
  expect(calendar.knownUntil).toBe('2026-12-31');
  expect(addWorkingDays(calendar, '2026-12-31', 1)).toBe('2027-01-01');
  expect(isEstimate(calendar, '2026-12-31')).toBe(false);
  expect(isEstimate(calendar, '2027-01-01')).toBe(true);
  expect(isEstimate(calendar, null)).toBe(false);
  expect(daysUntil('2026-12-30', '2026-12-31')).toBe(1);
  expect(daysUntil('2027-01-02', '2026-12-31')).toBe(-2);
});
