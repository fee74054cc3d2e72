import { changeOf, daysOfRange, formatHomeRange, HOME_RANGES, parseHomeRange } from './homeRange';

it.each(HOME_RANGES)('%d days go into the address and come back', (range) => {
  expect(parseHomeRange(new URLSearchParams(formatHomeRange(range)))).toBe(range);
});

it('what is no range means 30 days, and those are not written', () => {
  for (const search of ['', 'range=8', 'range=all', 'range=07'])
    expect(parseHomeRange(new URLSearchParams(search))).toBe(30);
  expect(formatHomeRange(30)).toEqual({});
});

it('both ends of a range count', () => {
  expect(daysOfRange(7, '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(daysOfRange(90, '2026-03-31')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
});

it('a change is in whole percent of the number before', () => {
  expect(changeOf(132, 112)).toBe('+18%');
  expect(changeOf(3, 4)).toBe('\u221225%');
  expect(changeOf(3, 0)).toBeUndefined();
});
