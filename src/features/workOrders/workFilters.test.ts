import { formatWorkFilters, parseWorkFilters, toWorkQuery } from './workFilters';

it('filters go into the address and come back', () => {
  const filters = { tab: 'mine', kind: 'review', q: 'Chen' } as const;
  expect(parseWorkFilters(new URLSearchParams(formatWorkFilters(filters)))).toEqual(filters);
});

it('what is no filter is left out, and defaults are not written', () => {
  const filters = parseWorkFilters(new URLSearchParams('tab=all&kind=loan&page=2'));
  expect(filters).toEqual({ tab: 'open', kind: undefined, q: '' });
  expect(formatWorkFilters(filters)).toEqual({});
  expect(toWorkQuery(filters)).toEqual({ state: 'open' });
});
