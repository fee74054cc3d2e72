import { changedCodes, type BodyItem, type ReportBody } from './reportBody';

const item: BodyItem = {
  checkItemId: 'one',
  itemCode: 'employment',
  copyNo: 2,
  subject: '兰亭',
  notGiven: null,
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
const body = (change: Partial<BodyItem>): ReportBody => ({
  format: 1,
  summary: '',
  items: [{ ...item, ...change }],
});

test('what an item is called by is no finding: with only that changed, a dispute can still be rejected', () => {
  expect(changedCodes(body({}), body({ subject: null, notGiven: 'My first job' }))).toEqual([]);
  expect(changedCodes(body({}), body({ lampReason: 'Another' }))).toEqual(['employment']);
});
