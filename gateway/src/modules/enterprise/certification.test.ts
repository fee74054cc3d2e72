import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, orderBody, sessionOf } from '../../../test/checks';
import { pdf } from '../../../test/reports';
import { applicantOf, signAs, submit, type Applicant } from '../../../test/enterprises';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { addMembership } from '../accounts/accountRepository';

const { first, platform } = demoMains;
let gateway: TestGateway;
let operator: (operation: string, input?: object) => ReturnType<TestGateway['call']>;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  operator = await staff('operator');
});
afterAll(() => gateway.close());

async function staff(user: keyof typeof demoUsers) {
  const token = await sessionOf(gateway, demoUsers[user], platform);
  return (operation: string, input: object = {}) =>
    gateway.call(operation, input, { token, mainId: platform });
}

/** An enterprise that has submitted its papers, and the work item this creates for staff. */
async function submitted(): Promise<{ applicant: Applicant; workItemId: string }> {
  const applicant = await applicantOf(gateway);
  ok(await submit(applicant));
  return { applicant, workItemId: await workOf(applicant) };
}

async function workOf({ mainId }: Applicant): Promise<string> {
  const { rows } = ok(await operator('listWorkItems', { body: { kind: ['certification'] } })).data;
  const item = rows.find((row: { mainId: string }) => row.mainId === mainId);
  expect(item).toMatchObject({
    mainName: '示例信息技术有限公司',
    status: 'open',
    title: 'Check the enterprise’s certification',
  });
  expect(item.dueAt).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  return item.workItemId;
}

const decide = (workItemId: string, accept: boolean, reason?: string) =>
  operator('decideCertification', { body: { workItemId, accept, sameSeen: 1000, reason } });
const stateOf = async ({ call }: Applicant) => ok(await call('getCertification')).data;
const nameOf = async ({ call }: Applicant) => ok(await call('loginInfo')).data.mainName;
const place = ({ token, mainId }: Applicant) =>
  gateway.call('placeOrder', { body: orderBody() }, { token, mainId, idempotencyKey: uuidv7() });

test('submitted, rejected with a reason, resubmitted, verified; only then it may order, and each step is told', async () => {
  const { applicant, workItemId } = await submitted();
  await fund(gateway, 100_000, applicant.mainId);
  expect(await stateOf(applicant)).toMatchObject({
    authStatus: 1,
    submission: { status: 'pending', contactPhone: '139****1111' },
    draft: null,
  });
  expect(await submit(applicant)).toMatchObject({ code: 1016 });
  expect(await place(applicant)).toMatchObject({ code: 2005 });

  expect(await decide(workItemId, false, '  ')).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'reason' }] },
  });
  ok(await decide(workItemId, false, 'The licence cannot be read'));
  const rejected = await stateOf(applicant);
  expect(rejected).toMatchObject({
    authStatus: 3,
    dueAt: null,
    submission: { status: 'rejected', reason: 'The licence cannot be read' },
    draft: { savedAt: null, content: { creditCode: '91350100M000100Y43', contactPhone: '13900001111' } },
  });
  // Another manager continues from the same form; the contact's phone is shown in full only to the person who wrote it.
  const { mainId } = applicant;
  await inAccount(gateway, mainId, ({ tx }) =>
    addMembership(tx, { mainId, userId: demoUsers.viewer, role: 'admin' }),
  );
  const token = await sessionOf(gateway, demoUsers.viewer, mainId);
  const seen = ok(await gateway.call('getCertification', {}, { token, mainId })).data;
  expect(seen.draft.content).toMatchObject({ creditCode: '91350100M000100Y43' });
  expect(JSON.stringify(seen)).not.toContain('13900001111');
  expect(await nameOf(applicant)).toBe('New enterprise');
  expect(await place(applicant)).toMatchObject({ code: 2005 });
  await gateway.runJobs();
  const [told] = await gateway.outbox(applicant.mobile);
  expect(told!.text).toContain('未通过');
  expect(told!.text).not.toMatch(/cannot be read|New enterprise|示例信息技术/);

  ok(await submit(applicant));
  const again = await workOf(applicant);
  const { data } = ok(await operator('getCertificationReview', { query: { workItemId: again } }));
  expect(data).toMatchObject({ mayDecide: true, earlier: [{ reason: 'The licence cannot be read' }] });
  ok(await decide(again, true));
  expect(await stateOf(applicant)).toMatchObject({ authStatus: 2, submission: { status: 'verified' } });
  expect(await nameOf(applicant)).toBe('示例信息技术有限公司');
  await gateway.runJobs();
  expect((await gateway.outbox(applicant.mobile))[0]!.text).toMatch(
    /示例信息技术有限公司已通过企业认证.*示例信息技术有限公司 is verified/,
  );
  expect(await submit(applicant)).toMatchObject({ code: 1017 });
  expect(await stateOf(applicant)).toMatchObject({ signature: null });
  expect(await place(applicant)).toMatchObject({
    code: 2016,
    msg: 'The service contract is not signed yet, so your enterprise cannot order',
  });
  await signAs(applicant);
  expect(await stateOf(applicant)).toMatchObject({ signature: { signerName: '李四', isCurrent: true } });
  ok(await place(applicant));

  const events = await inAccount(gateway, applicant.mainId, ({ tx }) =>
    tx.many<{ action: string }>(
      sql`select action from audit_event where entity = 'certification' order by at, id`,
    ),
  );
  expect(events.map(({ action }) => action)).toEqual([
    'enterprise.submitted',
    'enterprise.rejected',
    'enterprise.submitted',
    'certification.read',
    'enterprise.verified',
  ]);
});

test('decided once: a second decision, also the same one, is refused', async () => {
  const { workItemId } = await submitted();
  const both = await Promise.all([decide(workItemId, true), decide(workItemId, false, 'No')]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 2004]);
  expect(await decide(workItemId, true)).toMatchObject({ code: 2004 });
});

test('what another operator has taken is theirs; given back, it is free', async () => {
  const { workItemId, applicant } = await submitted();
  const token = await operatorNamed('colleague', [applicant.mainId]);
  const colleague = (operation: string, body: object) =>
    gateway.call(operation, { body }, { token, mainId: platform });
  ok(await colleague('claimWorkItem', { workItemId, take: true }));
  expect(await decide(workItemId, true)).toMatchObject({ code: 2205 });
  const ring = { workItemId, purpose: 'To ask about it' };
  expect(await operator('revealContact', { body: ring })).toMatchObject({ code: 2205 });
  ok(await colleague('claimWorkItem', { workItemId, take: false, note: 'On leave' }));
  ok(await decide(workItemId, true));
});

test('who decides may ring: the phone for a purpose, which the enterprise’s managers read and the trail does not hold', async () => {
  const { workItemId, applicant } = await submitted();
  const reveal = (purpose: string) => operator('revealContact', { body: { workItemId, purpose } });
  expect(await reveal('Hm')).toMatchObject({ code: 1000, data: { fields: [{ path: 'purpose' }] } });
  expect((await stateOf(applicant)).contactReveals).toEqual([]);
  expect(ok(await reveal('To ask about the seal')).data).toEqual({ value: '13900001111' });
  expect((await stateOf(applicant)).contactReveals).toEqual([
    { at: expect.any(String), purpose: 'To ask about the seal' },
  ]);
  const told = await inAccount(gateway, applicant.mainId, ({ tx }) =>
    tx.many(sql`select action, detail from audit_event where action = 'certification.revealed'`),
  );
  expect(told).toEqual([{ action: 'certification.revealed', detail: {} }]);
  ok(await decide(workItemId, true));
  expect(await reveal('To ask once more')).toMatchObject({ code: 2004 });
});

test('looks behind masks are counted together, whatever is behind them', async () => {
  const { workItemId, applicant } = await submitted();
  const token = await operatorNamed('ringing', [applicant.mainId]);
  const reveal = () =>
    gateway.call(
      'revealContact',
      { body: { workItemId, purpose: 'To ask about it' } },
      { token, mainId: platform },
    );
  const many = await Promise.all(Array.from({ length: 61 }, reveal));
  expect(many.filter(({ code }) => code === 0)).toHaveLength(60);
  expect(many.filter(({ code }) => code === 2012)).toHaveLength(1);
  ok(await operator('revealContact', { body: { workItemId, purpose: 'To ask about it' } }));
});

test('nobody decides for an enterprise they belong to; a colleague does', async () => {
  const { workItemId, applicant } = await submitted();
  const token = await operatorNamed('insider', []);
  const { mainId } = applicant;
  const insider = await gateway.services.sessions.resolve(
    token,
    gateway.services.db.direct,
    gateway.clock.now(),
  );
  await inAccount(gateway, mainId, ({ tx }) =>
    addMembership(tx, { mainId, userId: insider!.userId, role: 'admin' }),
  );
  const call = (operation: string, input: object) =>
    gateway.call(operation, input, { token, mainId: platform });
  const review = await call('getCertificationReview', { query: { workItemId } });
  expect(review).toMatchObject({ code: 0, data: { mayDecide: false } });
  const body = { workItemId, accept: true };
  expect(await call('decideCertification', { body })).toMatchObject({ code: 2811 });
  const ring = { workItemId, purpose: 'To ask about it' };
  expect(await call('revealContact', { body: ring })).toMatchObject({ code: 2811 });
  expect(await stateOf(applicant)).toMatchObject({ authStatus: 1 });
  ok(await decide(workItemId, true));
});

test('the enterprise itself, analysts and support neither read nor decide it', async () => {
  const { workItemId, applicant } = await submitted();
  const body = { workItemId, accept: true };
  const others = [applicant.call, await staff('analyst'), await staff('support')];
  for (const call of others) {
    expect(await call('decideCertification', { body })).toMatchObject({ code: 403 });
    expect(await call('getCertificationReview', { query: { workItemId } })).toMatchObject({ code: 403 });
    const ring = { workItemId, purpose: 'To ask about it' };
    expect(await call('revealContact', { body: ring })).toMatchObject({ code: 403 });
  }
  expect(await others[1]!('claimWorkItem', { body: { workItemId, take: true } })).toMatchObject({
    code: 403,
  });
});

test('an operator who does not serve the enterprise is answered as if there were none', async () => {
  const { workItemId, applicant } = await submitted();
  const token = await operatorNamed('far', []);
  const inputs: Record<string, (workItemId: string) => object> = {
    decideCertification: (workItemId) => ({ body: { workItemId, accept: true } }),
    revealContact: (workItemId) => ({ body: { workItemId, purpose: 'To ask about it' } }),
    getCertificationReview: (workItemId) => ({ query: { workItemId } }),
  };
  const call = (id: string, operation: string) =>
    gateway.call(operation, inputs[operation]!(id), { token, mainId: platform });
  for (const operation of Object.keys(inputs)) {
    const [foreign, missing] = [await call(workItemId, operation), await call(uuidv7(), operation)];
    expect(foreign.code).toBe(404);
    expect(foreign.bytes.toString()).toBe(missing.bytes.toString());
  }
  expect(await stateOf(applicant)).toMatchObject({ authStatus: 1 });
});

test.each(['enterpriseName', 'legalPerson', 'contactName'])('%s: what is none is refused', async (path) => {
  const applicant = await applicantOf(gateway);
  const fields = [{ path, msg: expect.stringMatching(/at least two letters|not look like a person’s name/) }];
  for (const name of ['💥💥💥', '=cmd()', '\u200b\u200b'])
    expect(await submit(applicant, { [path]: name })).toMatchObject({ code: 1000, data: { fields } });
  ok(await submit(applicant, { [path]: '阿里木·买买提' }));
});

describe('files', () => {
  test("another account's file is no licence, one's own is", async () => {
    const theirs = await sessionOf(gateway, demoUsers.owner, first);
    const file = { name: 'l.pdf', mime: 'application/pdf', bytes: pdf };
    const foreign = ok(await gateway.call('uploadFile', { file }, { token: theirs, mainId: first })).data;
    const applicant = await applicantOf(gateway);
    expect(await submit(applicant, { licenseFileId: foreign.fileId })).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'licenseFileId' }] },
    });
    const kept = await applicant.call('saveCertificationDraft', {
      body: { content: { licenseFileId: foreign.fileId } },
    });
    expect(kept).toMatchObject({ code: 0 });
    expect((await stateOf(applicant)).draft).toMatchObject({ license: null, content: {} });
    ok(await submit(applicant));
  });

  test('the operator reads the licence, and no upload that was not submitted; an analyst reads neither', async () => {
    const { applicant } = await submitted();
    const { license } = (await stateOf(applicant)).submission;
    const other = await applicant.upload();
    const read = (call: typeof operator, fileId: string) => call('downloadFile', { query: { fileId } });
    expect((await read(operator, license.fileId)).bytes.equals(pdf)).toBe(true);
    expect(await read(operator, other)).toMatchObject({ code: 404 });
    expect(await read(await staff('analyst'), license.fileId)).toMatchObject({ code: 404 });
    expect((await read(applicant.call, other)).bytes.equals(pdf)).toBe(true);
  });
});

test('a draft is encrypted, one person’s own, and gone with the submission', async () => {
  const applicant = await applicantOf(gateway);
  const content = { enterpriseName: 'Half typed', contactPhone: '13900002222', creditCode: '??' };
  ok(await applicant.call('saveCertificationDraft', { body: { content } }));
  expect((await stateOf(applicant)).draft).toMatchObject({ content, license: null });
  const drafts = () =>
    inAccount(gateway, applicant.mainId, ({ tx }) =>
      tx.many<{ bytes: Buffer }>(sql`select content_enc as bytes from certification_draft`),
    );
  expect((await drafts())[0]!.bytes.toString('latin1')).not.toContain('13900002222');
  ok(await submit(applicant));
  expect(await drafts()).toEqual([]);
  const late = await applicant.call('saveCertificationDraft', { body: { content } });
  expect(late).toMatchObject({ code: 1016 });
  expect(await drafts()).toEqual([]);
});

/** Another operator of the platform who serves these accounts. */
async function operatorNamed(name: string, serves: readonly string[]): Promise<string> {
  const other = await applicantOf(gateway, name);
  for (const mainId of [platform, ...serves]) {
    await inAccount(gateway, mainId, ({ tx }) =>
      addMembership(tx, { mainId, userId: other.userId, role: 'operator' }),
    );
  }
  return sessionOf(gateway, other.userId, platform);
}
