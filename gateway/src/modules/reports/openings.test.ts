import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import {
  addFileEvidence,
  first,
  openToPublish,
  partiesOf,
  runningCheck,
  workItems,
  type Parties,
  type RunningCheck,
} from '../../../test/reports';
import { sql } from '../../platform/db/sql';

/*
 * Items that are not green must be opened before publishing; oddities are shown to the reviewer; a red lamp without a file
 * has a reason.
 */
let gateway: TestGateway;
let parties: Parties;
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

const REASON = 'The school told it on the telephone alone';
const draftAs = async (who: Parties['analyst'], checkId: string) =>
  ok(await who('getReportDraft', { query: { checkId } })).data;

/** Education is red without a file, by another lamp than the rule's; the rest is green; submitted for review. */
async function redCheck(): Promise<RunningCheck> {
  const check = await runningCheck(parties, `1397110${String(1000 + (people += 1))}`);
  const checkItemId = check.items.education!;
  const { items } = await draftAs(parties.analyst, check.checkId);
  const item = items.find((one: { itemCode: string }) => one.itemCode === 'education');
  const obtainedAt = gateway.clock.now().toISOString();
  const source = { checkItemId, source: 'The school', method: 'phone', obtainedAt };
  ok(await parties.analyst('addEvidence', { body: source }));
  const [entry] = item.entries;
  const body = {
    checkItemId,
    rowVersion: item.rowVersion,
    entries: [{ entryId: entry.entryId, label: entry.label, verified: { major: 'Something else' } }],
    attempts: [],
    result: 'discrepant',
    lamp: 'red',
    lampReason: 'Made up',
    noFileReason: REASON,
  };
  const { rowVersion } = ok(await parties.analyst('saveFinding', { body })).data;
  ok(await parties.analyst('completeItem', { body: { checkItemId, rowVersion } }));
  await workItems(parties, check.checkId);
  await submit(check.checkId);
  return check;
}
const submit = async (checkId: string) =>
  ok(await parties.analyst('submitForReview', { body: { checkId, summary: 'One thing is grave.' } }));
const publish = (checkId: string) => parties.reviewer('publishReport', { body: { checkId } });
const open = (who: Parties['analyst'], checkItemId: string) => who('openInReview', { body: { checkItemId } });

test('publishing waits until this reviewer has opened, in this review, every item that is not green', async () => {
  const { checkId, items } = await redCheck();
  const education = items.education!;
  expect((await draftAs(parties.reviewer, checkId)).toOpen).toContain(education);
  expect(await publish(checkId)).toMatchObject({ code: 2208, msg: expect.stringContaining('Education') });
  // An editor's look does not count, and a green item removes nothing from the list.
  expect((await draftAs(parties.analyst, checkId)).toOpen).toEqual([]);
  expect(ok(await open(parties.analyst, education)).data).toEqual({ toOpen: [] });
  expect(ok(await open(parties.reviewer, items.dishonestDebtor!)).data.toOpen).toContain(education);
  expect(await publish(checkId)).toMatchObject({ code: 2208 });
  await openToPublish(parties.reviewer, checkId);
  expect((await draftAs(parties.reviewer, checkId)).toOpen).toEqual([]);
  // Returned and submitted again, it is another review.
  ok(await parties.reviewer('returnReport', { body: { checkId, points: [{ text: 'Once more' }] } }));
  expect(await open(parties.reviewer, education)).toMatchObject({ code: 2004 });
  await submit(checkId);
  expect(await publish(checkId)).toMatchObject({ code: 2208 });
  await openToPublish(parties.reviewer, checkId);
  ok(await publish(checkId));
});

test('an opening is kept with who and when, told in the trail once, and by nobody else’s account', async () => {
  const { checkId, items } = await redCheck();
  for (let times = 0; times < 2; times += 1) ok(await open(parties.reviewer, items.education!));
  const kept = await inAccount(gateway, first, ({ tx }) =>
    tx.many(sql`select o.user_id, r.action from review_opening o join report_review r on r.main_id = o.main_id
      and r.id = o.review_id where o.check_item_id = ${items.education}`),
  );
  expect(kept).toEqual([{ user_id: expect.any(String), action: 'submitted' }]);
  const told = await inAccount(gateway, first, ({ tx }) =>
    tx.many(
      sql`select id from audit_event where action = 'review.itemOpened' and entity_id = ${items.education}`,
    ),
  );
  expect(told).toHaveLength(1);
  expect(await open(parties.owner, items.education!)).toMatchObject({ code: 403 });
  expect((await draftAs(parties.reviewer, checkId)).toOpen).not.toContain(items.education);
});

test('the draft says what is odd: another lamp than the rule’s, no file, what was refused', async () => {
  const { checkId, items, visitor } = await runningCheck(parties, `1397110${String(1000 + (people += 1))}`);
  ok(await visitor.call('withdrawConsent', { checkItemIds: [items.dishonestDebtor] }));
  const { odd } = await draftAs(parties.reviewer, checkId);
  expect(odd).toEqual([
    { checkItemId: items.identity, what: 'notCompared' },
    { checkItemId: items.dishonestDebtor, what: 'withdrawn' },
  ]);
  const red = await redCheck();
  expect((await draftAs(parties.reviewer, red.checkId)).odd).toEqual(
    expect.arrayContaining([
      { checkItemId: red.items.education, what: 'otherLamp', lamp: 'blue' },
      { checkItemId: red.items.education, what: 'redWithoutFile' },
    ]),
  );
});

test('why a red lamp has no file is told to staff, and to nobody else', async () => {
  const { checkId, visitor } = await redCheck();
  await openToPublish(parties.reviewer, checkId);
  ok(await publish(checkId));
  const query = { query: { checkId } };
  const [mine, theirs] = [await parties.analyst('getReport', query), await parties.owner('getReport', query)];
  expect(JSON.stringify(ok(mine).data)).toContain(REASON);
  expect(JSON.stringify(ok(theirs).data)).not.toContain(REASON);
  expect(JSON.stringify(ok(await visitor.call('getOwnReport')).data)).not.toContain(REASON);
});

test('a file takes the place of the reason', async () => {
  const { checkId, items } = await runningCheck(parties, `1397110${String(1000 + (people += 1))}`);
  const checkItemId = items.dishonestDebtor!;
  const { items: shown } = await draftAs(parties.analyst, checkId);
  const { rowVersion } = shown.find((one: { checkItemId: string }) => one.checkItemId === checkItemId);
  await addFileEvidence(parties, checkId, checkItemId);
  const entries = [{ label: 'List', verified: { list: 'Dishonest debtors', entry: '2023-0117' } }];
  const verdict = { result: 'found', lamp: 'red', lampReason: 'An exact match' };
  const body = { checkItemId, rowVersion, entries, attempts: [], ...verdict };
  const saved = ok(await parties.analyst('saveFinding', { body })).data;
  ok(await parties.analyst('completeItem', { body: { checkItemId, rowVersion: saved.rowVersion } }));
});
