import { changeLanguage } from '../i18n/i18n';
import { onChinasDay } from './chinaTime';
import { formatDate, formatDateTime, formatDeadline, formatInstant, isOverdue, today } from './dates'; // prettier-ignore
import { formatLastDay } from './lastDay';

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

/** The reader's clock: minutes ahead of UTC. */
const clockAhead = (minutes: number) =>
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-minutes);

it('what happened is told on the reader’s clock, and away from China with how far it is from UTC', () => {
  const at = new Date(2026, 2, 1, 9, 5, 7).toISOString();
  clockAhead(480);
  expect([formatDateTime(at), formatInstant(at)]).toEqual(['2026-03-01 09:05', '2026-03-01 09:05:07']);
  clockAhead(-300);
  expect(formatDateTime(at)).toBe('2026-03-01 09:05 UTC-05:00');
  expect(formatInstant(at)).toBe('2026-03-01 09:05:07 UTC-05:00');
  expect(formatDate(at)).toBe('2026-03-01');
  expect([formatDateTime(null), formatDateTime('no date')]).toEqual(['', '']);
  clockAhead(330);
  expect(formatDateTime(at)).toBe('2026-03-01 09:05 UTC+05:30');
});

describe("a deadline is China's, whoever reads it", () => {
  const moment = '2026-03-01T18:30:00Z';

  it('in China without a word about the zone', () => {
    clockAhead(480);
    expect(formatDeadline(moment)).toBe('2026-03-02 02:30');
    expect(formatDeadline('2026-03-02')).toBe('2026-03-02');
  });

  it('elsewhere the same, and the zone is named in the language', async () => {
    clockAhead(-300);
    expect(formatDeadline(moment)).toBe('2026-03-02 02:30 (China time)');
    expect(formatDeadline('2026-03-02')).toBe('2026-03-02 (China time)');
    await changeLanguage('zh-CN');
    expect(formatDeadline('2026-03-02')).toBe('2026-03-02（北京时间）');
    await changeLanguage('en');
    expect(onChinasDay(moment)).toBe('2026-03-02 02:30');
    expect([formatDeadline(null), formatDeadline('no date')]).toEqual(['', '']);
  });

  it('the day of a moment is the one in China', () => {
    clockAhead(480);
    expect(formatLastDay(moment)).toBe('2026-03-02');
    clockAhead(-300);
    expect(formatLastDay(moment)).toBe('2026-03-02 (China time)');
    expect([formatLastDay(null), formatLastDay('no date')]).toEqual(['', '']);
  });

  it.each([480, -300])('a promised day is over when it is over in China (clock %d)', (minutes) => {
    clockAhead(minutes);
    expect(isOverdue('2026-03-01', new Date('2026-03-01T15:59:00Z'))).toBe(false);
    expect(isOverdue('2026-03-01', new Date('2026-03-01T16:00:00Z'))).toBe(true);
  });
});
