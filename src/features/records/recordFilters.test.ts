import { formatRecordFilters, noFilters, parseRecordFilters, toCheckFilter } from './recordFilters';

const PACKAGE = '01990000-0000-7000-8000-000000000001';
const OTHER = '01990000-0000-7000-8000-000000000002';

const parse = (address: string) => parseRecordFilters(new URLSearchParams(address));

test('an address says the filters, and what is none is left out', () => {
  const address =
    `view=overdue&q=Zhao&status=inReview&lamp=red&from=2026-01-01&to=soon&sort=-name&x=1` +
    `&package=${PACKAGE},nonsense,${OTHER}&owner=${OTHER}&batch=${PACKAGE}&reached=no&reportedFrom=2026-02-28&reportedTo=2026-02-30`;
  expect(parse(address)).toEqual({
    view: 'overdue',
    q: 'Zhao',
    status: 'inReview',
    lamp: 'red',
    packageIds: [PACKAGE, OTHER],
    ownerId: OTHER,
    batchId: PACKAGE,
    notReached: true,
    orderedFrom: '2026-01-01',
    orderedTo: undefined,
    reportedFrom: '2026-02-28',
    reportedTo: undefined,
    sort: '-name',
  });
  const nonsense =
    'reached=yes&view=all2&status=nonsense&lamp=pink&sort=price&package=1&owner=me&batch=mine&from=2026-13-01';
  expect(parse(nonsense)).toEqual({ ...noFilters });
});

test('formatting and parsing are each other’s way back; defaults are not written', () => {
  const filters = {
    ...noFilters,
    view: 'needsMe',
    q: '王',
    lamp: 'blue',
    packageIds: [PACKAGE, OTHER],
    ownerId: OTHER,
    batchId: PACKAGE,
    notReached: true,
    reportedFrom: '2026-01-01',
    reportedTo: '2026-01-31',
    sort: 'promisedAt',
  } as const;
  const address = new URLSearchParams(
    formatRecordFilters({ ...filters, packageIds: [...filters.packageIds] }),
  );
  expect(parseRecordFilters(address)).toMatchObject(filters);
  expect(formatRecordFilters(noFilters)).toEqual({});
});

test('the gateway is asked for what is set only; days come with their zone', () => {
  expect(toCheckFilter(noFilters)).toEqual({});
  expect(
    toCheckFilter({ ...noFilters, view: 'reported', q: ' 138 ', status: 'reported', lamp: 'red' }),
  ).toEqual({ view: 'reported', q: '138', status: ['reported'], lamp: ['red'] });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(
    toCheckFilter({
      ...noFilters,
      packageIds: [PACKAGE],
      ownerId: OTHER,
      batchId: OTHER,
      reportedTo: '2026-01-31',
    }),
  ).toEqual({ packageId: [PACKAGE], ownerId: OTHER, batchId: OTHER, reportedTo: '2026-01-31', timeZone });
});

it('days that end before they begin filter nothing, wherever the address comes from', () => {
  const turned = parseRecordFilters(
    new URLSearchParams('from=2026-03-05&to=2020-01-01&reportedTo=2026-03-01'),
  );
  expect(toCheckFilter(turned)).toEqual({ reportedTo: '2026-03-01', timeZone: expect.any(String) });
});
