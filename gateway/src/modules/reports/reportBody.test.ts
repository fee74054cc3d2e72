import { changedItems, type BodyItem, type ReportBody } from './reportBody';

const item: BodyItem = {
  checkItemId: 'one',
  itemCode: 'employment',
  copyNo: 2,
  status: 'done',
  result: 'unverifiable',
  lamp: 'yellow',
  lampReason: 'No employer given',
  noFileReason: null,
  verifiedIdNumber: null,
  note: null,
  attempts: [],
  computed: [],
  entries: [],
  doneAt: null,
  evidenceIds: [],
};
const body = (change: Partial<BodyItem>): ReportBody => ({ summary: '', items: [{ ...item, ...change }] });

test('a version kept before names and reasons stood in it says the same: its dispute can still be rejected', () => {
  expect(changedItems(body({}), body({ subject: null, notGiven: 'My first job' }))).toEqual([]);
  expect(changedItems(body({}), body({ lampReason: 'Another' }))).toEqual(['employment']);
});
