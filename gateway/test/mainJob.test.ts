import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { consentBody, enter, ID_NUMBER, newestS, school, visitorOf, type Visitor, ok } from './candidates';
import { booksOf, fund, gatewayWithPeople, placeOrder, sessionOf } from './checks';
import { newShareCode } from '../src/platform/security/tokens';
import type { CallReply, TestGateway } from './gateway';
import { openToPublish } from './reports';

// The main job over HTTP, from the order to a reader of a share, with the view of each party.

const { first, platform } = demoMains;
const candidate = { name: '韩雪梅', mobile: '13911112222' };
const READER = '13922223333';

let gateway: TestGateway;
let owner: string;
let analyst: string;
let reviewer: string;
let checkId: string;
let visitor: Visitor;
let link: string;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  owner = await sessionOf(gateway, demoUsers.owner, first);
  analyst = await sessionOf(gateway, demoUsers.analyst, platform);
  reviewer = await sessionOf(gateway, demoUsers.analyst2, platform);
});
afterAll(() => gateway.close());

const asOwner = (operation: string, input: object) =>
  gateway.call(operation, input, { token: owner, mainId: first });
const asAnalyst = (operation: string, input: object, token = analyst) =>
  gateway.call(operation, input, { token, mainId: platform });
const asReviewer = (operation: string, input: object = {}) => asAnalyst(operation, input, reviewer);
const draftItems = async () =>
  (await asAnalyst('getReportDraft', { query: { checkId } })).data.items as {
    checkItemId: string;
    itemCode: string;
    rowVersion: number;
    [field: string]: unknown;
  }[];
const draftItem = async (code: string) => (await draftItems()).find((item) => item.itemCode === code)!;

test('the enterprise orders: the price is held, the candidate gets a link, nothing runs', async () => {
  ({ checkId } = await placeOrder(gateway, owner, { candidate }));
  expect(await booksOf(gateway)).toMatchObject({ held: 6800, spent: 0 });
  const { data } = ok(await asOwner('getCheck', { query: { checkId } }));
  expect(data).toMatchObject({ status: 'awaitingConsent' });
  expect(await asOwner('getReport', { query: { checkId } })).toMatchObject({ code: 2206 });
});

test('the candidate proves the phone and sees each item, the enterprise, and no person of it', async () => {
  visitor = await enter(gateway, candidate.mobile, await newestS(gateway, candidate.mobile));
  expect(ok(await visitor.call('getOpening')).data).toEqual({ kind: 'invitation' });
  const reply = ok(await visitor.call('getInvitation'));
  expect(reply.data).toMatchObject({
    mainName: '晨星科技有限公司',
    candidateName: candidate.name,
    mobile: '139****2222',
    idNumberMasked: null,
    invitationStatus: 'verified',
    sections: ['identity', 'education'],
    consentGivenAt: null,
    reportReady: false,
  });
  expect(reply.data.items.map((item: { itemCode: string }) => item.itemCode)).toEqual([
    'identity',
    'phoneSegment',
    'education',
    'dishonestDebtor',
  ]);
  expect(reply.bytes.toString()).not.toMatch(/林晓|周敏|陈曦|顾言/);
});

test('consent, then the form: incomplete is kept, complete is handed in, and the check runs', async () => {
  expect(ok(await visitor.call('giveConsent', await consentBody(visitor))).data).toMatchObject({
    status: 'awaitingConsent',
    consentGivenAt: expect.any(String),
  });
  const save = (section: string, content: object) => visitor.call('saveCandidateForm', { section, content });
  ok(await save('education', { entries: [{ school: '清华' }] }));
  const refused = await visitor.call('submitCandidateForm');
  expect(refused).toMatchObject({ code: 2103 });
  const lacking = refused.data.fields.map((fault: { path: string }) => fault.path);
  const ofSchool = ['level', 'graduated', 'result'].map((name) => `education.0.${name}`);
  expect(lacking).toEqual(['identity.idNumber', 'identity.idConfirmed', ...ofSchool]);
  ok(await save('identity', { idNumber: ID_NUMBER, idConfirmed: true }));
  ok(await save('education', { entries: [school] }));
  const form = ok(await visitor.call('getInvitation'));
  expect(form.data.form.identity.idNumber).not.toContain('19491231');
  expect(ok(await visitor.call('submitCandidateForm')).data).toMatchObject({
    status: 'inProgress',
    invitationStatus: 'submitted',
  });
  expect(await visitor.call('submitCandidateForm')).toMatchObject({ code: 2104 });
  expect(await save('education', { entries: [] })).toMatchObject({ code: 2104 });
  // The candidate's actions are attributed to them; their consequences are not.
  const { data } = ok(await asOwner('getCheck', { query: { checkId } }));
  const by = new Map(data.timeline.map((one: Record<string, string>) => [one.event, one.actorKind]));
  expect([by.get('submitted'), by.get('itemStarted')]).toEqual(['candidate', 'system']);
});

test('computed items finish by themselves; a list without entries waits for a person', async () => {
  await gateway.runJobs();
  expect(await draftItem('identity')).toMatchObject({ status: 'done', result: 'wellFormed', lamp: null });
  expect((await draftItem('identity')).computed).toEqual(
    expect.arrayContaining([
      { key: 'checksum', value: true },
      { key: 'birthYear', value: '1949' },
      { key: 'sex', value: 'female' },
    ]),
  );
  expect(await draftItem('phoneSegment')).toMatchObject({ status: 'done', result: 'wellFormed' });
  expect(await draftItem('dishonestDebtor')).toMatchObject({ status: 'running', result: null, lamp: null });
  expect(await draftItem('education')).toMatchObject({
    status: 'running',
    result: null,
    entries: [{ label: '清华大学', claimed: { school: '清华大学', graduated: '2014-07' }, verified: {} }],
    computed: [
      { key: 'ageAtEnrolment', value: 60 },
      { key: 'ageAtGraduation', value: 64 },
    ],
  });
  const queue = ok(await asAnalyst('listWorkItems', { body: {} }));
  expect(queue.data.rows).toHaveLength(1);
  expect(queue.data.rows[0].items.map((item: { title: string }) => item.title).sort()).toEqual([
    'Dishonest debtors and restrictions',
    'Education: 清华大学',
  ]);
});

test('an analyst claims, asks the candidate, gets the answer, and works both items', async () => {
  const { rows } = ok(await asAnalyst('listWorkItems', { body: { kind: ['checkItem'] } })).data;
  const work = rows[0].items.find((item: { title: string }) => item.title === 'Education: 清华大学');
  ok(await asAnalyst('claimWorkItem', { body: { workItemId: work.workItemId, take: true } }));
  const education = await draftItem('education');
  const finding = {
    checkItemId: education.checkItemId,
    rowVersion: education.rowVersion,
    entries: [],
    attempts: [],
  };
  expect(await asAnalyst('saveFinding', { body: finding }, reviewer)).toMatchObject({ code: 2205 });

  const ask = { checkItemId: education.checkItemId, question: 'Which campus?', of: 'candidate' };
  ok(await asAnalyst('requestInfo', { body: ask }));
  expect((await gateway.outbox(candidate.mobile))[0]!.text).toContain('needs one more answer from you');
  expect(ok(await visitor.call('getInvitation')).data).toMatchObject({ status: 'awaitingInfo' });
  const answer = { checkItemId: education.checkItemId, text: '北京校区' };
  expect(ok(await visitor.call('answerAsCandidate', answer)).data).toMatchObject({ status: 'inProgress' });

  const entries = [{ label: '清华大学', verified: { school: '清华大学', graduated: '2015-07' } }];
  const saved = ok(
    await asAnalyst('saveFinding', {
      body: { ...finding, entries, result: 'discrepant', lamp: 'yellow' },
    }),
  );
  expect(saved.data.entries[0]).toMatchObject({ claimed: { graduated: '2014-07' }, differs: ['graduated'] });
  expect(await asAnalyst('saveFinding', { body: { ...finding, entries } })).toMatchObject({ code: 2201 });
  const complete = (rowVersion: number) =>
    asAnalyst('completeItem', { body: { checkItemId: education.checkItemId, rowVersion } });
  // A yellow lamp needs its reason, and a finding its source.
  expect(await complete(saved.data.rowVersion)).toMatchObject({
    code: 2204,
    msg: expect.stringContaining('reason'),
  });
  await addSource(education.checkItemId);
  const reasoned = await asAnalyst('saveFinding', {
    body: { ...finding, rowVersion: saved.data.rowVersion, entries, result: 'discrepant', lamp: 'yellow', lampReason: 'A year later' },
  }); // prettier-ignore
  ok(await complete(ok(reasoned).data.rowVersion));

  expect(await asAnalyst('submitForReview', { body: { checkId, summary: 'x' } })).toMatchObject({
    code: 2203,
  });
  await finish('dishonestDebtor', { result: 'none', lamp: 'green' });
});

async function addSource(checkItemId: string) {
  const obtainedAt = gateway.clock.now().toISOString();
  const source = { source: 'CHSI online report', method: 'register', note: 'read aloud' };
  return ok(await asAnalyst('addEvidence', { body: { checkItemId, obtainedAt, ...source } }));
}

async function finish(code: string, verdict: object) {
  const item = await draftItem(code);
  await addSource(item.checkItemId);
  const base = { checkItemId: item.checkItemId, rowVersion: item.rowVersion, entries: [], attempts: [] };
  const saved = ok(await asAnalyst('saveFinding', { body: { ...base, ...verdict } }));
  const { rowVersion } = saved.data;
  ok(await asAnalyst('completeItem', { body: { checkItemId: item.checkItemId, rowVersion } }));
}

test('who edited cannot publish; a second analyst does, and the money is spent', async () => {
  ok(await asAnalyst('submitForReview', { body: { checkId, summary: 'One date differs.' } }));
  expect(await asAnalyst('publishReport', { body: { checkId } })).toMatchObject({ code: 2202 });
  expect(await asOwner('getReport', { query: { checkId } })).toMatchObject({ code: 2206 });
  expect(await asAnalyst('publishReport', { body: { checkId } }, reviewer)).toMatchObject({
    code: 2208,
    msg: expect.stringContaining('Education'),
  });
  await openToPublish(asReviewer, checkId);
  ok(await asAnalyst('publishReport', { body: { checkId } }, reviewer));
  expect(await booksOf(gateway)).toMatchObject({ held: 0, spent: 6800 });
});

test('the enterprise reads it with its sources; the people of the staff are named to staff only', async () => {
  const reply = ok(await asOwner('getReport', { query: { checkId } }));
  expect(reply.data).toMatchObject({
    status: 'reported',
    lamp: 'yellow',
    version: 1,
    authorName: '',
    reviewerName: '',
    idNumberMasked: expect.stringMatching(/^110\*+002X$/),
  });
  const education = reply.data.items.find((item: { itemCode: string }) => item.itemCode === 'education');
  expect(education.evidence[0]).toMatchObject({ source: 'CHSI online report', operatorName: '' });
  const record = ok(await asOwner('getCheck', { query: { checkId } }));
  expect(`${reply.bytes.toString()} ${record.bytes.toString()}`).not.toMatch(/陈曦|顾言/);
  const { data: staffs } = ok(await asAnalyst('getReport', { query: { checkId } }));
  expect(staffs).toMatchObject({ authorName: '陈曦', reviewerName: '顾言' });
});

test('a share leaves an item out by name; its reader learns no names and no ID number', async () => {
  const body = { checkId, mobiles: [READER], leaveOut: ['dishonestDebtor'], sendSms: true };
  const made = ok(await asOwner('createShare', { body }));
  ({ link } = made.data);
  expect(made.data.share).toMatchObject({
    maxViews: 20,
    views: 0,
    state: 'active',
    mobiles: ['139****3333'],
  });
  const reader = await enter(gateway, READER, await newestS(gateway, READER));
  expect(link).toContain(reader.s);
  const seen = ok(await reader.call('getSharedReport'));
  expect(seen.data).toMatchObject({
    authorName: '',
    reviewerName: '',
    idNumberMasked: null,
    leftOut: [{ itemCode: 'dishonestDebtor', kind: 'Dishonest debtors and restrictions' }],
    versions: [],
    history: [],
    allowed: [],
  });
  expect(seen.data.items.map((item: { itemCode: string }) => item.itemCode)).not.toContain('dishonestDebtor');
  expect(seen.bytes.toString()).not.toMatch(/林晓|周敏|陈曦|顾言/);
  ok(await reader.call('getSharedReport'));
  const { rows } = ok(await asOwner('listShares', { query: { checkId } })).data;
  expect(rows[0]).toMatchObject({ views: 1, log: [{ mobile: '139****3333' }] });
  // The reader's `s` opens the report, and nothing of the candidate's.
  for (const operation of ['getInvitation', 'getOwnReport', 'submitCandidateForm'])
    expect(await reader.call(operation)).toMatchObject({ code: 2101 });
});

test('the candidate reads the own report and disputes it; the next version answers', async () => {
  const own = ok(await visitor.call('getOwnReport'));
  expect(own.data).toMatchObject({ lamp: 'yellow', authorName: '', reviewerName: '', leftOut: [] });
  expect(own.bytes.toString()).not.toMatch(/林晓|周敏|陈曦|顾言/);
  const { checkItemId } = await draftItem('education');
  ok(await visitor.call('disputeOwnReport', { reason: 'I graduated in 2014', checkItemId }));
  expect(await visitor.call('disputeOwnReport', { reason: 'Once more' })).toMatchObject({ code: 2004 });
  expect(await asOwner('createShare', { body: { checkId, mobiles: [READER] } })).toMatchObject({
    code: 2207,
  });

  ok(await asAnalyst('reopenItem', { body: { checkItemId, reason: 'Disputed' } }));
  const item = await draftItem('education');
  const entries = [{ label: '清华大学', verified: { school: '清华大学', graduated: '2014-07' } }];
  const verdict = { result: 'consistent', lamp: 'green' };
  const body = { checkItemId, rowVersion: item.rowVersion, entries, attempts: [], ...verdict };
  const saved = ok(await asAnalyst('saveFinding', { body }));
  ok(await asAnalyst('completeItem', { body: { checkItemId, rowVersion: saved.data.rowVersion } }));
  ok(await asAnalyst('submitForReview', { body: { checkId, summary: 'Corrected.' } }));
  await openToPublish(asReviewer, checkId);
  ok(await asAnalyst('publishReport', { body: { checkId } }, reviewer));
  const { data } = ok(await asOwner('getReport', { query: { checkId } }));
  expect(data).toMatchObject({ status: 'reported', version: 2, lamp: 'green', summary: 'Corrected.' });
  expect(data.versions.map((one: { changed: string[] }) => one.changed)).toEqual([[], ['education']]);
  // The first published version stays as it was.
  const before = ok(await asOwner('getReport', { query: { checkId, version: 1 } })).data;
  expect(before).toMatchObject({ version: 1, lamp: 'yellow', summary: 'One date differs.' });
});

test('revoked, the share answers its reader like a link nobody knows', async () => {
  gateway.clock.advance(61_000);
  const reader = await enter(gateway, READER, new URL(link.replace('#/', '')).searchParams.get('s')!);
  const { rows } = ok(await asOwner('listShares', { query: { checkId } })).data;
  ok(await asOwner('revokeShare', { body: { shareId: rows[0].shareId } }));
  const bare = (reply: CallReply) => reply.bytes.toString().replace(/"requestId":"[^"]+"/, '');
  const revoked = await reader.call('getSharedReport');
  const unknown = await visitorOf(gateway, newShareCode(), reader.token).call('getSharedReport');
  expect(revoked).toMatchObject({ code: -12, data: null });
  expect(bare(revoked)).toBe(bare(unknown));
});
