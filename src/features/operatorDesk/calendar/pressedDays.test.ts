import type { SpecialDay } from '@probity/contract/rules/workingCalendar';
import { formOf, type TypedPeriod } from './calendarValues';
import { pressed, wholeLines, withDay } from './pressedDays';

const free: SpecialDay = { kind: 'free', occasion: 'nationalDay' };
const worked: SpecialDay = { kind: 'worked', occasion: 'nationalDay' };
const line = (is: SpecialDay, from: string, to = from): TypedPeriod => ({ id: from, ...is, from, to });
const said = (lines: readonly TypedPeriod[]) => lines.map(({ kind, from, to }) => [kind, from, to]);

it('a weekday becomes free and back, a weekend free, worked and back', () => {
  expect(pressed('2098-10-01', undefined, 'nationalDay')).toEqual(free);
  expect(pressed('2098-10-01', free, 'nationalDay')).toBeNull();
  expect(pressed('2098-10-04', undefined, 'nationalDay')).toEqual(free);
  expect(pressed('2098-10-04', free, 'nationalDay')).toEqual(worked);
  expect(pressed('2098-10-04', worked, 'nationalDay')).toBeNull();
});

it('a day joins the days beside it that are the same, and what it stood in becomes two', () => {
  const week = [line(free, '2098-10-01', '2098-10-03'), line(free, '2098-10-05', '2098-10-07')];
  expect(said(withDay(week, '2098-10-04', free))).toEqual([['free', '2098-10-01', '2098-10-07']]);
  expect(said(withDay(week, '2098-10-08', free))).toEqual([
    ['free', '2098-10-01', '2098-10-03'],
    ['free', '2098-10-05', '2098-10-08'],
  ]);
  expect(said(withDay(week, '2098-10-02', null))).toEqual([
    ['free', '2098-10-01', '2098-10-01'],
    ['free', '2098-10-03', '2098-10-03'],
    ['free', '2098-10-05', '2098-10-07'],
  ]);
  expect(said(withDay([line(free, '2098-10-05')], '2098-10-05', worked))).toEqual([
    ['worked', '2098-10-05', '2098-10-05'],
  ]);
  expect(new Set(withDay(week, '2098-10-02', null).map(({ id }) => id)).size).toBe(3);
});

it('the empty line of an occasion is filled first; what is half typed says nothing and stays', () => {
  const empty = formOf({ periods: [], complete: false }).periods;
  const filled = withDay(empty, '2098-10-01', free);
  expect(filled).toHaveLength(7);
  expect(filled.at(-1)).toMatchObject({ ...free, from: '2098-10-01', to: '2098-10-01' });
  const half = [line(free, '2098-10-', '2098-10-07')];
  expect(wholeLines(half)).toEqual([]);
  expect(said(withDay(half, '2098-10-01', free))).toEqual([
    ['free', '2098-10-', '2098-10-07'],
    ['free', '2098-10-01', '2098-10-01'],
  ]);
});

it('no line becomes longer than one may be', () => {
  const month = [line(free, '2098-10-01', '2098-10-31')];
  expect(said(withDay(month, '2098-11-01', free))).toEqual([
    ['free', '2098-10-01', '2098-10-31'],
    ['free', '2098-11-01', '2098-11-01'],
  ]);
});
