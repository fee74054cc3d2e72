import { formatRecordFilters, noFilters, parseRecordFilters, toCheckFilter } from './recordFilters';

test('an address says the filters, and what is none is left out', () => {
  const address = 'view=overdue&q=Zhao&status=inReview&lamp=red&from=2026-01-01&to=soon&sort=-name&x=1';
  const filters = parseRecordFilters(new URLSearchParams(address));
  expect(filters).toEqual({
    view: 'overdue',
    q: 'Zhao',
    status: 'inReview',
    lamp: 'red',
    orderedFrom: '2026-01-01',
    orderedTo: undefined,
    sort: '-name',
  });
  expect(parseRecordFilters(new URLSearchParams('view=all2&status=nonsense&lamp=pink&sort=price'))).toEqual({
    ...noFilters,
    status: undefined,
    lamp: undefined,
    orderedFrom: undefined,
    orderedTo: undefined,
  });
});

test('formatting and parsing are each other’s way back; defaults are not written', () => {
  const filters = { ...noFilters, view: 'needsMe', q: '王', lamp: 'blue', sort: 'promisedAt' } as const;
  const address = new URLSearchParams(formatRecordFilters(filters));
  expect(parseRecordFilters(address)).toMatchObject(filters);
  expect(formatRecordFilters(noFilters)).toEqual({});
});

test('the gateway is asked for what is set only', () => {
  expect(toCheckFilter(noFilters)).toEqual({});
  expect(
    toCheckFilter({ ...noFilters, view: 'reported', q: ' 138 ', status: 'reported', lamp: 'red' }),
  ).toEqual({
    view: 'reported',
    q: '138',
    status: ['reported'],
    lamp: ['red'],
  });
});
