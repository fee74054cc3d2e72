import contract from '@probity/contract/openapi.json';
import { isShareable } from '../../../gateway/src/modules/views/shareable';
import { formatRecordFilters, noFilters, toCheckFilter, type RecordFilters } from './recordFilters';

const ID = '01990000-0000-7000-8000-000000000001';
const OTHER = '01990000-0000-7000-8000-000000000002';

/** Each filter of the records as it is chosen on the screen. */
const chosen: Record<string, Partial<RecordFilters>> = {
  view: { view: 'needsMe' },
  status: { status: 'unfinished' },
  lamp: { lamp: 'red' },
  packageId: { packageIds: [ID, OTHER] },
  orderedFrom: { orderedFrom: '2026-03-01' },
  orderedTo: { orderedTo: '2026-03-31' },
  reportedFrom: { reportedFrom: '2026-03-01' },
  reportedTo: { reportedTo: '2026-03-31' },
  ownerId: { ownerId: ID },
  batchId: { batchId: ID },
  notReached: { notReached: true },
};
// What somebody typed is not shared; the zone of the days is the reader's and stands in no address.
const UNSHARED = ['q', 'timeZone'];

const addressOf = (filters: Partial<RecordFilters>) =>
  new URLSearchParams(formatRecordFilters({ ...noFilters, ...filters })).toString();
const canBeShared = (filters: Partial<RecordFilters>) =>
  isShareable({ name: 'Ours', query: addressOf(filters) });

test('each filter of the records but the search may be shared, also one that is added', () => {
  const { properties } = contract.components.schemas.CheckSearch;
  const filters = Object.keys(properties).filter((name) => !UNSHARED.includes(name));
  expect(Object.keys(chosen).toSorted()).toEqual(filters.toSorted());
  for (const [name, filter] of Object.entries(chosen)) {
    expect(Object.keys(toCheckFilter({ ...noFilters, ...filter }))).toContain(name);
    expect([name, canBeShared(filter)]).toEqual([name, true]);
  }
  expect(canBeShared(Object.assign({}, ...Object.values(chosen)))).toBe(true);
});

const list =
  contract.paths['/gateway/bd/check/check/list'].post.requestBody.content['application/json'].schema
    .properties;

test('each order of the list may be shared, a search not', () => {
  for (const sort of list.sort.enum)
    expect([sort, canBeShared({ sort: sort as RecordFilters['sort'] })]).toEqual([sort, true]);
  expect(canBeShared({ ...chosen.view, q: 'Wang' })).toBe(false);
});
