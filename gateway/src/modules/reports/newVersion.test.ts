import { enter, newestS, ok, type Visitor } from '../../../test/candidates';
import { fund, gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import {
  asStated,
  first,
  openToPublish,
  partiesOf,
  publish,
  runningCheck,
  type Parties,
  type RunningCheck,
} from '../../../test/reports';

let gateway: TestGateway;
let parties: Parties;
let people = 0;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

const READER = '13972990001';

async function published(): Promise<RunningCheck> {
  const check = await runningCheck(parties, `1397201${String(1000 + (people += 1))}`);
  await publish(parties, check.checkId);
  return check;
}

const draft = async (checkId: string) =>
  ok(await parties.analyst('getReportDraft', { query: { checkId } })).data;
const report = async (checkId: string, version?: number) =>
  ok(await parties.owner('getReport', { query: { checkId, ...(version && { version }) } })).data;

/** The dispute is answered by a version in which one item, or none, says something else. */
async function newVersion({ checkId, items }: RunningCheck, changed: 'education' | null) {
  gateway.clock.advance(60_000);
  ok(await parties.owner('disputeReport', { body: { checkId, reason: 'Please look again' } }));
  if (changed) {
    const checkItemId = items[changed]!;
    ok(await parties.analyst('reopenItem', { body: { checkItemId, reason: 'Disputed' } }));
    const item = (await draft(checkId)).items.find(
      (one: { checkItemId: string }) => one.checkItemId === checkItemId,
    );
    const { rowVersion } = item;
    const body = {
      ...{ checkItemId, rowVersion, attempts: [], result: 'consistent', lamp: 'green' },
      ...{ note: 'Asked once more', entries: asStated(item.entries) },
    };
    const saved = ok(await parties.analyst('saveFinding', { body }));
    ok(await parties.analyst('completeItem', { body: { checkItemId, rowVersion: saved.data.rowVersion } }));
  }
  ok(await parties.analyst('submitForReview', { body: { checkId, summary: 'Looked at again.' } }));
  await openToPublish(parties.reviewer, checkId);
  ok(await parties.reviewer('publishReport', { body: { checkId } }));
  await gateway.runJobs();
}

const bell = async (checkId: string, lang = 'en') => {
  const { data } = ok(
    await gateway.call('listNotifications', { body: {} }, { token: parties.ownerToken, mainId: first, lang }),
  );
  return data.rows.filter((one: { checkId: string }) => one.checkId === checkId);
};

test('the bell says of a later version which one it is and what changed in it; of the first nothing of the kind', async () => {
  const check = await published();
  await gateway.runJobs();
  expect((await bell(check.checkId))[0]).toMatchObject({ kind: 'check.reported', newVersion: null });
  await newVersion(check, 'education');
  expect((await bell(check.checkId))[0]).toMatchObject({
    kind: 'check.reported',
    newVersion: { version: 2, changed: ['Education'] },
  });
  expect((await bell(check.checkId, 'zh-CN'))[0].newVersion.changed).toEqual(['学历核实']);
  await newVersion(check, null);
  expect((await bell(check.checkId))[0].newVersion).toEqual({ version: 3, changed: [] });
});

test('by SMS, too, for who chose it', async () => {
  const choice = { kind: 'check.reported', channel: 'sms' };
  ok(await parties.owner('saveNotificationChoices', { body: { changes: [{ ...choice, isOn: true }] } }));
  const check = await published();
  await gateway.runJobs();
  await newVersion(check, null);
  const texts = (await gateway.outbox('13800000001')).map(({ text }) => text);
  expect(texts.filter((text) => /第 2 版|Version 2/.test(text))).toHaveLength(1);
  ok(await parties.owner('saveNotificationChoices', { body: { changes: [{ ...choice, isOn: false }] } }));
});

test('a candidate’s dispute rings for whoever is in charge of the record, an own one does not', async () => {
  const check = await published();
  ok(await check.visitor.call('disputeOwnReport', { reason: 'That is not right' }));
  await gateway.runJobs();
  expect((await bell(check.checkId))[0]).toMatchObject({ kind: 'check.disputedByCandidate', by: null });
  const other = await published();
  ok(await parties.owner('disputeReport', { body: { checkId: other.checkId, reason: 'Not right' } }));
  await gateway.runJobs();
  const kinds = (await bell(other.checkId)).map(({ kind }: { kind: string }) => kind);
  expect(kinds).not.toContain('check.disputedByCandidate');
});

test('who opens a version is told which one it replaced or which one holds, and what changed since', async () => {
  const check = await published();
  expect((await report(check.checkId)).changes).toBeNull();
  await newVersion(check, 'education');
  await newVersion(check, null);
  const unchanged = { from: 2, to: 3, changed: [], summary: false, outcome: null, items: [] };
  expect((await report(check.checkId)).changes).toMatchObject(unchanged);
  expect((await report(check.checkId, 2)).changes).toMatchObject(unchanged);
  const verdict = { status: 'done', result: 'consistent', lamp: 'green' };
  expect((await report(check.checkId, 1)).changes).toMatchObject({
    ...{ from: 1, to: 3, changed: ['Education'], summary: true },
    items: [{ checkItemId: check.items.education, name: 'Education: 清华大学', to: verdict }],
  });
  expect(ok(await check.visitor.call('getOwnReport')).data.changes).toMatchObject({ from: 2, to: 3 });
});

test('who writes or reviews a later version reads what it says otherwise than the published one', async () => {
  const check = await published();
  expect((await draft(check.checkId)).sincePublished).toBeNull();
  ok(await parties.owner('disputeReport', { body: { checkId: check.checkId, reason: 'Please look again' } }));
  const untouched = { version: 1, outcome: null, items: [] };
  expect((await draft(check.checkId)).sincePublished).toMatchObject(untouched);
  const checkItemId = check.items.education!;
  ok(await parties.analyst('reopenItem', { body: { checkItemId, reason: 'Disputed' } }));
  // While it is worked again it says nothing yet.
  expect((await draft(check.checkId)).sincePublished).toMatchObject(untouched);
  const item = (await draft(check.checkId)).items.find(
    (one: { checkItemId: string }) => one.checkItemId === checkItemId,
  );
  const body = {
    ...{ checkItemId, rowVersion: item.rowVersion, attempts: [], result: 'consistent', lamp: 'green' },
    ...{ note: 'Asked once more', entries: asStated(item.entries) },
  };
  const { rowVersion } = ok(await parties.analyst('saveFinding', { body })).data;
  ok(await parties.analyst('completeItem', { body: { checkItemId, rowVersion } }));
  const verdict = { status: 'done', result: 'consistent', lamp: 'green' };
  expect((await draft(check.checkId)).sincePublished).toMatchObject({
    version: 1,
    items: [{ checkItemId, name: 'Education: 清华大学', from: verdict, to: verdict }],
  });
});

test('by a link: only who read an earlier version is told that it was replaced, of the items they are shown', async () => {
  const check = await published();
  const share = async (mobile: string, more: object = {}): Promise<Visitor> => {
    const body = { checkId: check.checkId, mobiles: [mobile], sendSms: true, ...more };
    ok(await parties.owner('createShare', { body }));
    await gateway.runJobs();
    return enter(gateway, mobile, await newestS(gateway, mobile));
  };
  const read = async (visitor: Visitor) => ok(await visitor.call('getSharedReport')).data.changes;
  const before = await share(READER);
  expect(await read(before)).toBeNull();
  const PARTLY = '13972990003';
  expect(await read(await share(PARTLY, { leaveOut: ['education'] }))).toBeNull();
  await newVersion(check, 'education');
  expect(await read(before)).toMatchObject({
    ...{ from: 1, to: 2, summary: true },
    items: [{ name: 'Education: 清华大学' }],
  });
  // The same phone by another link, which leaves the item out.
  gateway.clock.advance(120_000);
  expect(await read(await share(READER, { leaveOut: ['education'] }))).toMatchObject({
    ...{ from: 1, to: 2, changed: [], summary: true, items: [] },
  });
  // What the earlier link did not show, the later one does not tell of the version before.
  expect(await read(await share(PARTLY))).toMatchObject({ from: 1, to: 2, changed: [], items: [] });
  // Somebody who read no version before.
  expect(await read(await share('13972990002'))).toBeNull();
});
