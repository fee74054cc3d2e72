import { formatWorkFilters, parseWorkFilters, toWorkQuery, worksAnything } from './workFilters';

it('filters go into the address and come back', () => {
  const filters = { tab: 'mine', kind: 'review', q: 'Chen' } as const;
  expect(parseWorkFilters(new URLSearchParams(formatWorkFilters(filters)))).toEqual(filters);
});

it('what is no filter is left out, and defaults are not written', () => {
  const filters = parseWorkFilters(new URLSearchParams('tab=all&kind=loan&page=2'));
  expect(filters).toEqual({ tab: 'open', kind: undefined, q: '' });
  expect(formatWorkFilters(filters)).toEqual({});
  expect(toWorkQuery(filters, false)).toEqual({ state: 'open' });
});

it('who works something sees that first; one kind, or all, when asked for', () => {
  const filters = parseWorkFilters(new URLSearchParams());
  expect(toWorkQuery(filters, true)).toEqual({ state: 'open', workable: true });
  expect(toWorkQuery({ ...filters, all: true }, true)).toEqual({ state: 'open' });
  expect(toWorkQuery({ ...filters, kind: 'checkItem' }, true)).toEqual({
    state: 'open',
    kind: ['checkItem'],
  });
  expect(worksAnything(['work.read', 'certification.decide'])).toBe(true);
  expect(worksAnything(['work.read'])).toBe(false);
});
