import { readDate, showDate } from './typedDate';

it.each([
  ['2024-05', '2024-05'],
  ['202405', '2024-05'],
  ['２０２４年５月', '2024-05'],
  ['2024.5', '2024-05'],
  ['2024/05', '2024-05'],
  [' 2024 5 ', '2024-05'],
  ['5/2024', '2024-05'],
  ['05.2024', '2024-05'],
  ['May 2024', '2024-05'],
  ['Sept. 2024', '2024-09'],
  ['2024 May', '2024-05'],
  ['2024-05-17', '2024-05'],
  ['17 May 2024', '2024-05'],
])('a month typed as %s is %s', (typed, month) => {
  expect(readDate(typed, 'month')).toBe(month);
});

it.each([
  ['2026-11-22', '2026-11-22'],
  ['20261122', '2026-11-22'],
  ['2026年11月22日', '2026-11-22'],
  ['2026/1/2', '2026-01-02'],
  ['22 Nov 2026', '2026-11-22'],
  ['22nd November, 2026', '2026-11-22'],
  ['Nov 22, 2026', '2026-11-22'],
  ['22/11/2026', '2026-11-22'],
  ['11/22/2026', '2026-11-22'],
  ['5.5.2026', '2026-05-05'],
  ['2024-02-29', '2024-02-29'],
])('a day typed as %s is %s', (typed, day) => {
  expect(readDate(typed, 'day')).toBe(day);
});

it.each([
  ['month', ''],
  ['month', 'spring 2022'],
  ['month', '2024-13'],
  ['month', '2024-0'],
  ['month', '24-05'],
  ['month', 'Foo 2024'],
  ['month', '0203-04'],
  ['day', '2026-02-29'],
  ['day', '2026-11'],
  ['day', '2026-11-00'],
  // The third of April, or the fourth of March?
  ['day', '3/4/2026'],
  ['day', '13/13/2026'],
  ['day', 'tomorrow'],
  ['minute', '2026-11-22'],
  ['minute', '2026-11-22 24:00'],
  ['minute', '2026-11-22 9:7'],
] as const)('as a %s “%s” is none', (kind, typed) => {
  expect(readDate(typed, kind)).toBeUndefined();
});

it('a moment is a day and a time, shown without the letter between', () => {
  expect(readDate('2026-11-22 9:05', 'minute')).toBe('2026-11-22T09:05');
  expect(readDate('22 Nov 2026 14:30', 'minute')).toBe('2026-11-22T14:30');
  expect(readDate('2026年11月22日 14：30', 'minute')).toBe('2026-11-22T14:30');
  expect(showDate('2026-11-22T14:30')).toBe('2026-11-22 14:30');
  expect(showDate('2026-11')).toBe('2026-11');
});

it('whatever is shown is read again as the same', () => {
  for (const [kind, value] of [
    ['month', '2024-05'],
    ['day', '2026-11-22'],
    ['minute', '2026-11-22T09:05'],
  ] as const)
    expect(readDate(showDate(value), kind)).toBe(value);
});
