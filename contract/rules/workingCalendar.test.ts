import {
  calendarFaults,
  differingDays,
  isSameYear,
  knownUntil,
  specialDays,
  type CalendarPeriod,
} from './workingCalendar';

const free = (from: string, to = from, occasion: CalendarPeriod['occasion'] = 'other'): CalendarPeriod => ({
  kind: 'free',
  ...{ occasion, from, to },
});
const worked = (from: string, to = from): CalendarPeriod => ({ ...free(from, to), kind: 'worked' });
const TODAY = '2027-06-15';
const faultsOf = (
  periods: CalendarPeriod[],
  before: CalendarPeriod[] = [],
  complete = false,
  wasComplete = true,
) =>
  calendarFaults(2027, { periods, complete }, { periods: before, complete: wasComplete }, TODAY).map(
    ({ path, fault }) => `${path} ${fault}`,
  );

test('each fault stands at its field', () => {
  expect(faultsOf([free('2027-02-30')])).toEqual(['periods.0.from day']);
  expect(faultsOf([free('2027-10-02', '2027-10-01')])).toEqual(['periods.0.to order']);
  expect(faultsOf([free('2027-12-30', '2028-01-02')])).toEqual(['periods.0.to year']);
  expect(faultsOf([free('2027-07-01', '2027-08-01')])).toEqual(['periods.0.to long']);
  expect(faultsOf([free('2027-07-01', '2027-07-31')])).toEqual([]);
  expect(faultsOf([free('2027-10-01', '2027-10-07'), worked('2027-10-07')])).toEqual([
    'periods.1.from weekday',
  ]);
  expect(faultsOf([free('2027-10-01', '2027-10-07'), free('2027-10-07')])).toEqual([
    'periods.1.from overlap',
  ]);
  // 9 October 2027 is a Saturday.
  expect(faultsOf([worked('2027-10-09')])).toEqual([]);
});

test('a day that has begun stays, however it is touched', () => {
  const before = [free('2027-06-14', '2027-06-16')];
  expect(faultsOf(before, before)).toEqual([]);
  expect(faultsOf([free('2027-06-14', '2027-06-15')], before)).toEqual([]);
  expect(faultsOf([free('2027-06-14')], before)).toEqual(['periods pastGone']);
  expect(faultsOf([free('2027-06-13', '2027-06-16')], before)).toEqual(['periods.0.from past']);
  expect(faultsOf([free('2027-06-14', '2027-06-16', 'dragonBoat')], before)).toEqual(['periods.0.from past']);
  // Two lines for one say the same of every day.
  expect(faultsOf([free('2027-06-14'), free('2027-06-15', '2027-06-16')], before)).toEqual([]);
});

test('what has begun of a year that was never complete may still be entered', () => {
  const newYear = free('2027-01-01', '2027-01-03', 'newYear');
  expect(faultsOf([newYear], [], false, false)).toEqual([]);
  expect(faultsOf([newYear], [], false, true)).toEqual(['periods.0.from past']);
});

test('a year is complete with every holiday of the law, and not without one of them', () => {
  const all = (
    ['newYear', 'springFestival', 'qingming', 'labourDay', 'dragonBoat', 'midAutumn'] as const
  ).map((occasion, index) => free(`2027-07-0${index + 1}`, undefined, occasion));
  const day = free('2027-10-01', '2027-10-07', 'nationalDay');
  expect(faultsOf([...all, day], [], true)).toEqual([]);
  const [fault] = calendarFaults(
    2027,
    { periods: all, complete: true },
    { periods: [], complete: false },
    TODAY,
  );
  expect(fault).toEqual({ path: 'complete', fault: 'incomplete', missing: ['nationalDay'] });
  // A day that is worked for it is not the holiday.
  const instead = { ...worked('2027-10-09'), occasion: 'nationalDay' } as const;
  expect(faultsOf([...all, instead], [], true)).toEqual(['complete incomplete']);
});

test('two years are compared day by day', () => {
  const one = [free('2027-10-01', '2027-10-03')];
  const other = [free('2027-10-01', '2027-10-02'), worked('2027-10-03')];
  expect(differingDays(one, other)).toEqual([
    {
      day: '2027-10-03',
      was: { kind: 'free', occasion: 'other' },
      is: { kind: 'worked', occasion: 'other' },
    },
  ]);
  expect(isSameYear({ periods: one, complete: true }, { periods: one, complete: false })).toBe(false);
  expect([...specialDays(other).keys()]).toEqual(['2027-10-01', '2027-10-02', '2027-10-03']);
});

test('a gap ends the calendar, whatever is known behind it', () => {
  const years = [2026, 2028, 2025].map((year) => ({ year, complete: true }));
  expect(knownUntil(years)).toBe('2026-12-31');
  expect(knownUntil([...years, { year: 2027, complete: false }])).toBe('2026-12-31');
  expect(knownUntil([...years, { year: 2027, complete: true }])).toBe('2028-12-31');
});
