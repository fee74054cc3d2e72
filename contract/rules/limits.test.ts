import { isLimitValue, LIMIT_NAMES, limitRanges } from './limits';

test('what counts until operators change it lies within the range of each limit', () => {
  for (const name of LIMIT_NAMES)
    expect([name, isLimitValue(name, limitRanges[name].usual)]).toEqual([name, true]);
});

test('the ends of a range are values, what lies beyond them or between two whole numbers is none', () => {
  const { least, most } = limitRanges.paymentsOpen;
  expect([least, most].map((value) => isLimitValue('paymentsOpen', value))).toEqual([true, true]);
  for (const value of [least - 1, most + 1, 1.5, Number.NaN])
    expect(isLimitValue('paymentsOpen', value)).toBe(false);
});
