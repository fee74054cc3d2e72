import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { consentBody, enter, newestS, ok, signature } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import {
  addFileEvidence,
  partiesOf,
  pdf,
  publish,
  runningCheck,
  signedForm,
  type Parties,
} from '../../../test/reports';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';

const { first, second, platform } = demoMains;
const MOBILE = '13972103001';
const purpose = 'Compare the photo';
let gateway: TestGateway;
let parties: Parties;
let checkId: string;
let fileId: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  parties = await partiesOf(gateway);
  ({ checkId } = await placeOrder(gateway, parties.ownerToken, {
    candidate: { name: '司空', mobile: MOBILE },
  }));
  const visitor = await enter(gateway, MOBILE, await newestS(gateway, MOBILE));
  const file = { name: '司空身份证.pdf', mime: 'application/pdf', bytes: pdf };
  const query = { s: visitor.s };
  const uploaded = await gateway.call('uploadCandidateFile', { file, query }, { token: visitor.token });
  fileId = ok(uploaded).data.fileId;
  const content = { entries: [{ fileIds: [fileId] }] };
  ok(await visitor.call('saveCandidateForm', { section: 'education', content }));
  // The candidate reads their own document as before.
  const own = await gateway.call('downloadFile', { query: { fileId, ...query } }, { token: visitor.token });
  expect(own.bytes.equals(pdf)).toBe(true);
});
afterAll(() => gateway.close());

const as = async (
  name: keyof typeof demoUsers,
  operation: string,
  input: object,
  mainId: string = first,
): Promise<CallReply> =>
  gateway.call(operation, input, { token: await sessionOf(gateway, demoUsers[name], mainId), mainId });
const opened = (action: string) =>
  inAccount(gateway, first, ({ tx }) =>
    tx.many<{ actor: string; kind: string; entityId: string; detail: object }>(sql`
      select actor_user_id as actor, actor_kind as kind, entity_id as "entityId", detail from audit_event
      where action = ${action} order by at`),
  );

test('no plain download gives a candidate’s document to anybody of the account or the staff', async () => {
  for (const [name, mainId] of [
    ['owner', first],
    ['recruiter', first],
    ['viewer', first],
    ['analyst', platform],
    ['support', platform],
    ['owner', second],
  ] as const) {
    const reply = await as(name, 'downloadFile', { query: { fileId } }, mainId);
    expect([name, reply.code]).toEqual([name, 404]);
  }
});

test('with the right and a purpose it opens, counted, kept and told; without either it does not', async () => {
  const open = (body: object) => ({ body: { fileId, purpose, ...body } });
  const reply = await as('owner', 'openCandidateFile', open({}));
  expect(reply.bytes.equals(pdf)).toBe(true);
  expect((await as('analyst', 'openCandidateFile', open({}), platform)).bytes.equals(pdf)).toBe(true);

  expect((await as('owner', 'openCandidateFile', { body: { fileId } })).code).toBe(1000);
  expect((await as('owner', 'openCandidateFile', open({ purpose: 'no' }))).code).toBe(1000);
  for (const [name, mainId, code] of [
    ['viewer', first, 403],
    ['finance', first, 403],
    ['support', platform, 403],
    ['owner', second, 404],
  ] as const) {
    expect([name, (await as(name, 'openCandidateFile', open({}), mainId)).code]).toEqual([name, code]);
  }
  // Another person's check of the same account is out of a recruiter's reach.
  expect((await as('recruiter', 'openCandidateFile', open({}))).code).toBe(404);
  expect((await as('owner', 'openCandidateFile', open({ fileId: uuidv7() }))).code).toBe(404);

  const events = await opened('check.revealed');
  expect(events).toEqual([
    {
      actor: demoUsers.owner,
      kind: 'enterprise',
      entityId: checkId,
      detail: { field: 'file', file: fileId },
    },
    { actor: demoUsers.analyst, kind: 'staff', entityId: checkId, detail: { field: 'file', file: fileId } },
  ]);
  const kept = await inAccount(gateway, first, ({ tx }) =>
    tx.many(sql`select field, purpose from reveal where check_id = ${checkId}`),
  );
  expect(kept).toEqual([
    { field: 'file', purpose },
    { field: 'file', purpose },
  ]);
});

test('documents and masked fields count together: the sixty-first of an hour is refused', async () => {
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`insert into reveal (main_id, id, check_id, user_id, field, purpose, at)
      select ${first}, gen_random_uuid(), ${checkId}, ${demoUsers.owner}, 'mobile', 'x', ${gateway.clock.now()}
      from generate_series(1, 59)`),
  );
  const body = { fileId, purpose };
  expect((await as('owner', 'openCandidateFile', { body })).code).toBe(2012);
  gateway.clock.advance(3_600_001);
  expect((await as('owner', 'openCandidateFile', { body })).code).toBe(0);
});

test('who may not reveal does not even see a document’s name', async () => {
  const names = async (name: keyof typeof demoUsers, mainId: string = first) =>
    ok(await as(name, 'getCheck', { query: { checkId } }, mainId)).data.files.map(
      (file: { fileName: string }) => file.fileName,
    );
  expect(await names('owner')).toEqual(['司空身份证.pdf']);
  expect(await names('viewer')).toEqual([]);
});

test('the form signed on paper says what for like a document; who confirms forms opens it as their work', async () => {
  const token = await sessionOf(gateway, demoUsers.recruiter, first);
  const uploaded = await gateway.call('uploadFile', { file: signedForm() }, { token, mainId: first });
  const paperFileId: string = ok(uploaded).data.fileId;
  const candidate = { name: '田野', mobile: '13972103009' };
  const paper = await placeOrder(gateway, token, { consentWay: 'paper', paperFileId, candidate });
  const row = ok(await as('owner', 'getCheck', { query: { checkId: paper.checkId } })).data.files[0];
  expect(row).toMatchObject({ fileId: paperFileId, kind: 'signedForm' });
  const body = { fileId: row.fileId, purpose };
  // A viewer reads results and reveals nothing else.
  for (const name of ['owner', 'viewer'] as const) {
    expect([name, (await as(name, 'downloadFile', { query: { fileId: row.fileId } })).code]).toEqual([
      name,
      404,
    ]);
    expect((await as(name, 'openCandidateFile', { body: { fileId: row.fileId } })).code).toBe(1000);
    expect([name, (await as(name, 'openCandidateFile', { body })).code]).toEqual([name, 0]);
  }
  for (const [name, mainId, code] of [
    ['finance', first, 403],
    ['support', platform, 403],
    ['owner', second, 404],
  ] as const)
    expect([name, (await as(name, 'openCandidateFile', { body }, mainId)).code]).toEqual([name, code]);
  expect((await as('analyst', 'downloadFile', { query: { fileId: row.fileId } }, platform)).code).toBe(0);
  const told = (await opened('check.revealed')).filter(({ entityId }) => entityId === paper.checkId);
  expect(told.map(({ actor, detail }) => [actor, detail])).toEqual(
    [demoUsers.owner, demoUsers.viewer].map((actor) => [actor, { field: 'file', file: row.fileId }]),
  );
});

test('the signature stands at the consent, with how it was made, for who may reveal, with a purpose and a trail', async () => {
  const reveal = (name: keyof typeof demoUsers, mainId: string = first) =>
    as(name, 'revealPersonal', { body: { checkId, field: 'signature', purpose } }, mainId);
  expect((await reveal('owner')).code).toBe(404);
  const visitor = await enter(gateway, MOBILE, await newestS(gateway, MOBILE));
  const body = await consentBody(visitor, { overrides: { signatureWay: 'typed' } });
  ok(await visitor.call('giveConsent', body));
  const seen = ok(await as('viewer', 'getCheck', { query: { checkId } })).data;
  expect(seen.consent).toMatchObject({ state: 'given', signatureWay: 'typed' });
  for (const [name, mainId] of [
    ['owner', first],
    ['analyst', platform],
  ] as const)
    expect(ok(await reveal(name, mainId)).data.value).toBe(await signature());
  for (const [name, mainId, code] of [
    ['viewer', first, 403],
    ['finance', first, 403],
    ['support', platform, 403],
    ['owner', second, 404],
  ] as const)
    expect([name, (await reveal(name, mainId)).code]).toEqual([name, code]);
  const told = (await opened('check.revealed')).filter(
    ({ detail }) => (detail as { field: string }).field === 'signature',
  );
  expect(told.map(({ actor, entityId }) => [actor, entityId])).toEqual([
    [demoUsers.owner, checkId],
    [demoUsers.analyst, checkId],
  ]);
});

test('opening a report and downloading its evidence are told, once per session', async () => {
  parties = await partiesOf(gateway);
  const running = await runningCheck(parties, '13972103002');
  const evidence = await addFileEvidence(parties, running.checkId, running.items.education!);
  await publish(parties, running.checkId);
  const token = await sessionOf(gateway, demoUsers.viewer, first);
  const twice = async (operation: string, query: object) => {
    for (let n = 0; n < 2; n += 1)
      expect((await gateway.call(operation, { query } as object, { token, mainId: first })).code).toBe(0);
  };
  await twice('getReport', { checkId: running.checkId });
  await twice('downloadFile', { fileId: evidence.fileId });
  const by = { actor: demoUsers.viewer, kind: 'enterprise', entityId: running.checkId };
  expect(await opened('report.opened')).toEqual([{ ...by, detail: { version: 1 } }]);
  const byViewer = (await opened('file.opened')).filter(({ actor }) => actor === demoUsers.viewer);
  expect(byViewer).toEqual([{ ...by, detail: { file: evidence.fileId } }]);
  ok(await as('viewer', 'getReport', { query: { checkId: running.checkId } }));
  ok(await as('analyst', 'getReport', { query: { checkId: running.checkId } }, platform));
  expect((await opened('report.opened')).map(({ kind }) => kind)).toEqual([
    'enterprise',
    'enterprise',
    'staff',
  ]);
  const log = ok(await parties.owner('listAuditEvents', { body: { limit: 100 } })).data.rows;
  expect(JSON.stringify(log)).toContain('Report opened');
});
