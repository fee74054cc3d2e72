import { formatDate, formatDateTime, isOverdue, today } from './dates';

it('shows an ISO 8601 UTC time in the zone of the reader', () => {
  const time = new Date(2026, 2, 1, 9, 5);
  expect(formatDateTime(time.toISOString())).toBe('2026-03-01 09:05');
  expect(formatDate(time.toISOString())).toBe('2026-03-01');
});

it('nothing and nonsense are shown as nothing', () => {
  expect(formatDate(null)).toBe('');
  expect(formatDateTime('no date')).toBe('');
});

it('knows today and what is overdue', () => {
  expect(today()).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(isOverdue('2026-03-01T00:00:00Z', new Date('2026-03-02T00:00:00Z'))).toBe(true);
  expect(isOverdue('2026-03-03T00:00:00Z', new Date('2026-03-02T00:00:00Z'))).toBe(false);
  expect(isOverdue(null)).toBe(false);
});
