import { CODE } from '@probity/contract/codeNames';
import { ok } from '../../../test/candidates';
import { booksOf, fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import {
  addFileEvidence,
  first,
  partiesOf,
  publish,
  runningCheck,
  workItems,
  type Parties,
} from '../../../test/reports';
import { sql } from '../../platform/db/sql';
import { ledgerFaults } from '../ledger/ledgerFaults';

// Consent is withdrawn for an item that is published, and worked again for a dispute.

let gateway: TestGateway;
let parties: Parties;
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

const draft = async (checkId: string) =>
  ok(await parties.analyst('getReportDraft', { query: { checkId } })).data;
const draftItem = async (checkId: string, id: string) =>
  (await draft(checkId)).items.find(({ checkItemId }: { checkItemId: string }) => checkItemId === id);
const record = async (checkId: string) => ok(await parties.owner('getCheck', { query: { checkId } })).data;
const report = async (checkId: string) => ok(await parties.owner('getReport', { query: { checkId } })).data;
interface Told {
  checkItemId: string;
  price: number;
  evidence: { evidenceId: string }[];
}
const ofItem = (items: Told[], id: string) => items.find(({ checkItemId }) => checkItemId === id)!;

/** A report with a red degree of study, and the search of a list withdrawn before it was done. */
async function publishedRed() {
  const check = await runningCheck(parties, `1397300${String(1000 + (people += 1))}`);
  const { checkId, visitor, items } = check;
  const stopped = items.dishonestDebtor!;
  const red = items.education!;
  const held = await booksOf(gateway);
  ok(await visitor.call('withdrawConsent', { checkItemIds: [stopped] }));
  const { rowVersion, entries } = await draftItem(checkId, red);
  await addFileEvidence(parties, checkId, red);
  const finding = {
    ...{ checkItemId: red, rowVersion, attempts: [], result: 'discrepant', lamp: 'red' },
    ...{ lampReason: 'The school has no such graduate', note: 'As published' },
    entries: entries.map(
      ({ entryId, label, claimed }: { entryId: string; label: string; claimed: object }) => ({
        ...{ entryId, label, verified: { ...claimed, major: '其他' } },
      }),
    ),
  };
  const saved = ok(await parties.analyst('saveFinding', { body: finding })).data;
  ok(await parties.analyst('completeItem', { body: { checkItemId: red, rowVersion: saved.rowVersion } }));
  await workItems(parties, checkId);
  await publish(parties, checkId);
  gateway.clock.advance(600_000);
  return { ...check, red, stopped, held, finding };
}

/** Disputed by the candidate, and worked again: another finding, the evidence of it replaced, a question asked. */
async function reopened() {
  const check = await publishedRed();
  const { checkId, visitor, red, finding } = check;
  ok(await visitor.call('disputeOwnReport', { reason: 'I did graduate', checkItemId: red }));
  ok(await parties.analyst('reopenItem', { body: { checkItemId: red, reason: 'Disputed' } }));
  const { rowVersion, evidence } = await draftItem(checkId, red);
  const changed = { ...finding, rowVersion, result: 'consistent', lamp: 'green', note: 'Maybe' };
  ok(await parties.analyst('saveFinding', { body: changed }));
  const [{ evidenceId }] = evidence as [{ evidenceId: string }];
  ok(await parties.analyst('removeEvidence', { body: { evidenceId } }));
  await addFileEvidence(parties, checkId, red);
  return check;
}

const ask = (checkItemId: string) =>
  parties.analyst('requestInfo', { body: { checkItemId, of: 'candidate', question: 'In which year?' } });

describe.each([
  ['while it is worked', false],
  ['while it asks', true],
])('withdrawn %s', (_when, asks) => {
  test('it stands as it was published, lamp and evidence; the dispute can be rejected, and no version follows', async () => {
    const { checkId, visitor, red } = await reopened();
    const before = await report(checkId);
    if (asks) ok(await ask(red));
    ok(await visitor.call('withdrawConsent', { checkItemIds: [red] }));

    const told = await record(checkId);
    expect(told).toMatchObject({ status: 'disputed', lamp: 'red', coverage: { withdrawn: 1 } });
    const item = { status: 'done', result: 'discrepant', lamp: 'red', consent: 'withdrawn', question: null };
    expect(ofItem(told.items, red)).toMatchObject(item);
    expect(ofItem(ok(await visitor.call('getInvitation')).data.items, red)).toMatchObject({
      status: 'done',
      question: null,
    });
    const written = await draftItem(checkId, red);
    const published = ofItem(before.items, red);
    expect(written).toMatchObject({ ...item, note: 'As published' });
    expect(written.evidence).toMatchObject([{ evidenceId: published.evidence[0]!.evidenceId }]);
    // Nothing is left to work on it, and the dispute is still to be decided.
    const { rows } = ok(await parties.analyst('listWorkItems', { body: { q: told.orderNo } })).data;
    expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(['dispute']);

    expect((await draft(checkId)).allowed).toContain('rejectDispute');
    ok(await parties.analyst('rejectDispute', { body: { checkId, reason: 'The school wrote twice' } }));
    const after = await report(checkId);
    expect(after).toMatchObject({ status: 'reported', version: 1, latestVersion: 1, lamp: 'red' });
    expect(after.items).toEqual(before.items);
    expect(after.coverage).toEqual(before.coverage);
  });
});

test('what was charged stays charged, and the record says it of that item; what was stopped was given back', async () => {
  const { checkId, visitor, red, stopped, held } = await reopened();
  const charged = await booksOf(gateway);
  ok(await visitor.call('withdrawConsent', { checkItemIds: [red] }));
  expect(await booksOf(gateway)).toEqual(charged);
  expect(await inAccount(gateway, first, ({ tx }) => ledgerFaults(tx, first))).toEqual([]);
  const { items, money } = await record(checkId);
  const given = ofItem(items, stopped);
  expect(given).toMatchObject({ status: 'cancelled', consent: 'withdrawn', givenBack: true });
  expect(ofItem(items, red)).toMatchObject({ givenBack: false });
  expect(money.released).toBe(given.price);
  expect(charged.available).toBe(held.available + given.price);
});

test('it is not reopened any more, and a version for another item keeps it', async () => {
  const { checkId, visitor, red, items } = await reopened();
  const before = await report(checkId);
  ok(await visitor.call('withdrawConsent', { checkItemIds: [red] }));
  const again = await parties.analyst('reopenItem', { body: { checkItemId: red, reason: 'Once more' } });
  expect(again.code).toBe(CODE.STANDS_AS_PUBLISHED);
  ok(
    await parties.analyst('reopenItem', { body: { checkItemId: items.identity, reason: 'A typing error' } }),
  );
  await workItems(parties, checkId);
  await publish(parties, checkId);
  const after = await report(checkId);
  expect(after).toMatchObject({ version: 2, lamp: 'red', coverage: before.coverage });
  expect(ofItem(after.items, red)).toEqual(ofItem(before.items, red));
  expect(after.versions.at(-1)).toMatchObject({ version: 2, changed: ['identity'] });
});

test('the trail says that it stands; who worked on it is told that the work stopped', async () => {
  const { checkId, visitor, red } = await reopened();
  ok(await visitor.call('withdrawConsent', { checkItemIds: [red] }));
  const { timeline } = await record(checkId);
  const events = timeline.map(({ event }: { event: string }) => event);
  expect(events).toEqual(expect.arrayContaining(['consentWithdrawn', 'itemStands']));
  expect(events.filter((event: string) => event === 'itemCancelled')).toHaveLength(1);
  await gateway.runJobs();
  const { rows } = ok(await parties.analyst('listNotifications', { query: {} })).data;
  expect(rows[0]).toMatchObject({ kind: 'work.stopped', checkId });
});

test('before anything is published, an item that was worked again is stopped', async () => {
  const { checkId, visitor, items } = await runningCheck(parties, '13973009001');
  await workItems(parties, checkId);
  const id = items.education!;
  ok(await parties.analyst('reopenItem', { body: { checkItemId: id, reason: 'A typing error' } }));
  const charged = await booksOf(gateway);
  ok(await visitor.call('withdrawConsent', { checkItemIds: [id] }));
  const [row] = await inAccount(gateway, first, ({ tx }) =>
    tx.many(sql`select status, money from check_item where id = ${id}`),
  );
  expect(row).toEqual({ status: 'cancelled', money: 'captured' });
  expect(ofItem((await record(checkId)).items, id)).toMatchObject({ givenBack: false });
  expect(await booksOf(gateway)).toEqual(charged);
});
