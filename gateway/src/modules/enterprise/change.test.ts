import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, orderBody, sessionOf } from '../../../test/checks';
import { applicantOf, signAs, submit, type Applicant } from '../../../test/enterprises';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { addMembership, removeMembership } from '../accounts/accountRepository';

const { platform } = demoMains;
const OLD = '示例信息技术有限公司';
const NEW = '新名信息技术有限公司';
let gateway: TestGateway;
let operator: (operation: string, input?: object) => ReturnType<TestGateway['call']>;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  const token = await sessionOf(gateway, demoUsers.operator, platform);
  operator = (operation, input = {}) => gateway.call(operation, input, { token, mainId: platform });
});
afterAll(() => gateway.close());

const workOf = async ({ mainId }: Applicant) => {
  const { rows } = ok(await operator('listWorkItems', { body: { kind: ['certification'] } })).data;
  return rows.find((row: { mainId: string }) => row.mainId === mainId);
};
const decide = (workItemId: string, accept: boolean, more: object = {}) =>
  operator('decideCertification', { body: { workItemId, accept, sameSeen: 1000, ...more } });
const reject = (workItemId: string) => decide(workItemId, false, { reason: 'The licence cannot be read' });
const stateOf = async ({ call }: Applicant) => ok(await call('getCertification')).data;
const infoOf = async ({ call }: Applicant) => ok(await call('loginInfo')).data;
const place = ({ token, mainId }: Applicant) =>
  gateway.call('placeOrder', { body: orderBody() }, { token, mainId, idempotencyKey: uuidv7() });
const withdraw = ({ call }: Applicant, certificationId: string, more: object = {}) =>
  call('withdrawCertificationChange', { body: { certificationId, status: 'pending', ...more } });

/** A verified enterprise that may order; its licence's file. */
async function verified(): Promise<{ applicant: Applicant; licenseFileId: string }> {
  const applicant = await applicantOf(gateway);
  const licenseFileId = await applicant.upload();
  ok(await submit(applicant, { licenseFileId }));
  ok(await decide((await workOf(applicant)).workItemId, true));
  await signAs(applicant);
  return { applicant, licenseFileId };
}

/** The same, with a new name and address waiting. */
async function changing() {
  const { applicant, licenseFileId } = await verified();
  const change = { licenseFileId, enterpriseName: NEW, address: '新路 2 号' };
  expect(ok(await submit(applicant, change)).data).toEqual({ authStatus: 2 });
  const { workItemId } = await workOf(applicant);
  const { certificationId } = (await stateOf(applicant)).change;
  return { applicant, licenseFileId, workItemId, certificationId };
}

test('while a change waits everything of the old holds: orders, contract, name, status; verified, the new holds at once', async () => {
  const { applicant, workItemId } = await changing();
  await fund(gateway, 100_000, applicant.mainId);
  const waiting = await stateOf(applicant);
  expect(waiting).toMatchObject({
    authStatus: 2,
    submission: { status: 'verified', enterpriseName: OLD, address: '某路 1 号' },
    change: {
      facts: { status: 'pending', enterpriseName: NEW, address: '新路 2 号' },
      changed: ['enterpriseName', 'address'],
      dueAt: expect.any(String),
      mayWithdraw: true,
    },
    signature: { isCurrent: true },
    draft: null,
  });
  expect(await infoOf(applicant)).toMatchObject({ mainName: OLD, enterprise: { name: OLD, authStatus: 2 } });
  const contract = ok(await applicant.call('getServiceContract')).data;
  expect(JSON.stringify(contract.text)).toContain(OLD);
  expect(contract).toMatchObject({ isVerified: true, signature: { isCurrent: true } });
  ok(await place(applicant));
  const home = () => applicant.call('homeSummary', { body: { from: '2026-01-01', to: '2026-01-31' } });
  expect(ok(await home()).data.setup).toBeNull();

  expect(await workOf(applicant)).toMatchObject({ title: 'Check a change of verified data', mainName: OLD });
  const review = ok(await operator('getCertificationReview', { query: { workItemId } })).data;
  expect(review).toMatchObject({
    mayDecide: true,
    facts: { enterpriseName: NEW },
    change: { held: { enterpriseName: OLD, status: 'verified' }, changed: ['enterpriseName', 'address'] },
  });
  for (const { license } of [review.facts, review.change.held])
    expect((await operator('downloadFile', { query: { fileId: license.fileId } })).status).toBe(200);

  ok(await decide(workItemId, true));
  const after = await stateOf(applicant);
  expect(after).toMatchObject({
    authStatus: 2,
    submission: { enterpriseName: NEW, address: '新路 2 号' },
    change: null,
  });
  expect((await infoOf(applicant)).mainName).toBe(NEW);
  // The contract is with another name: it is signed again, and orders go on meanwhile.
  expect(after.signature).toMatchObject({ isCurrent: false });
  ok(await place(applicant));
  await gateway.runJobs();
  expect((await gateway.outbox(applicant.mobile))[0]!.text).toContain(NEW);
  const [last] = ok(await applicant.call('listAuditEvents', { body: { action: ['enterprise.changed'] } }))
    .data.rows;
  expect(last.sentence[0].text).toMatch(
    /verified a change of the enterprise’s data: enterprise name, address/,
  );
});

test('rejected, the old hold on, with the reason, which home counts until a new try or until it is let go', async () => {
  const { applicant, workItemId, certificationId } = await changing();
  await fund(gateway, 100_000, applicant.mainId);
  ok(await place(applicant));
  ok(await reject(workItemId));
  expect(await stateOf(applicant)).toMatchObject({
    authStatus: 2,
    submission: { status: 'verified', enterpriseName: OLD },
    change: { facts: { status: 'rejected', reason: 'The licence cannot be read' }, mayWithdraw: false },
    draft: { savedAt: null, content: { enterpriseName: NEW, contactPhone: '13900001111' } },
    signature: { isCurrent: true },
  });
  expect((await infoOf(applicant)).mainName).toBe(OLD);
  const setup = async () =>
    ok(await applicant.call('homeSummary', { body: { from: '2026-01-01', to: '2026-01-31' } })).data.setup;
  expect(await setup()).toMatchObject({
    authStatus: 2,
    contract: 'signed',
    changeRejected: 'The licence cannot be read',
  });
  await gateway.runJobs();
  expect((await gateway.outbox(applicant.mobile))[0]!.text).toMatch(/原信息继续有效/);
  // It was no longer waiting when somebody took it back.
  expect(await withdraw(applicant, certificationId)).toMatchObject({ code: 2816 });
  ok(await withdraw(applicant, certificationId, { status: 'rejected' }));
  expect(await setup()).toBeNull();
  expect(await stateOf(applicant)).toMatchObject({
    change: null,
    draft: { content: { enterpriseName: OLD } },
  });
});

test('nothing that differs is no change; the same licence uploaded again is none', async () => {
  const { applicant } = await verified();
  expect(await submit(applicant)).toMatchObject({ code: 1017 });
  expect(await stateOf(applicant)).toMatchObject({ change: null });
  expect(await workOf(applicant)).toBeUndefined();
  ok(await submit(applicant, { contactPhone: '13900002222' }));
  expect((await stateOf(applicant)).change).toMatchObject({ changed: ['contactPhone'] });
});

test('two tabs submit: one waits, the other is told so; no draft is kept beside it', async () => {
  const { applicant } = await verified();
  const both = await Promise.all([
    submit(applicant, { address: '新路 2 号' }),
    submit(applicant, { address: '新路 3 号' }),
  ]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1016]);
  const late = await applicant.call('saveCertificationDraft', { body: { content: { address: 'x' } } });
  expect(late).toMatchObject({ code: 1016 });
});

test('taken back it leaves the queue, what was typed is a draft, and a new one may follow', async () => {
  const { applicant, workItemId, certificationId, licenseFileId } = await changing();
  ok(await withdraw(applicant, certificationId, { keepAsDraft: true }));
  expect(await workOf(applicant)).toBeUndefined();
  const { rows } = ok(
    await operator('listWorkItems', { body: { kind: ['certification'], state: 'done' } }),
  ).data;
  const item = rows.find((row: { workItemId: string }) => row.workItemId === workItemId);
  expect(item).toMatchObject({ status: 'cancelled' });
  expect(await stateOf(applicant)).toMatchObject({
    change: null,
    submission: { enterpriseName: OLD },
    draft: {
      savedAt: expect.any(String),
      content: { enterpriseName: NEW, contactPhone: '13900001111', licenseFileId },
    },
  });
  expect(await withdraw(applicant, certificationId)).toMatchObject({ code: 2815 });
  expect(await decide(workItemId, true)).toMatchObject({ code: 2815 });
  const ring = { workItemId, purpose: 'To ask about it' };
  expect(await operator('revealContact', { body: ring })).toMatchObject({ code: 2815 });
  ok(await submit(applicant, { licenseFileId, enterpriseName: NEW }));
  ok(await decide((await workOf(applicant)).workItemId, true));
  expect((await infoOf(applicant)).mainName).toBe(NEW);
});

test('taken back while it is decided: one wins, and the other is told', async () => {
  for (let round = 0; round < 3; round++) {
    const { applicant, workItemId, certificationId } = await changing();
    const [back, done] = await Promise.all([withdraw(applicant, certificationId), decide(workItemId, true)]);
    expect([
      [0, 2815],
      [2816, 0],
    ]).toContainEqual([back.code, done.code]);
    expect((await infoOf(applicant)).mainName).toBe(done.code === 0 ? NEW : OLD);
  }
});

test('who submitted takes it back, another manager only once they are gone; nobody else, and of no other enterprise', async () => {
  const { applicant, certificationId } = await changing();
  const { mainId } = applicant;
  for (const [userId, role] of [
    [demoUsers.viewer, 'admin'],
    [demoUsers.recruiter, 'recruiter'],
  ] as const)
    await inAccount(gateway, mainId, ({ tx }) => addMembership(tx, { mainId, userId, role }));
  const as = async (userId: string) => {
    const token = await sessionOf(gateway, userId, mainId);
    return (operation: string, input: object = {}) => gateway.call(operation, input, { token, mainId });
  };
  const [admin, recruiter] = [await as(demoUsers.viewer), await as(demoUsers.recruiter)];
  const input = { body: { certificationId, status: 'pending' } };
  expect(await recruiter('withdrawCertificationChange', input)).toMatchObject({ code: 403 });
  expect(await recruiter('listCertifications')).toMatchObject({ code: 403 });
  expect(await operator('withdrawCertificationChange', input)).toMatchObject({ code: 403 });
  const seen = ok(await admin('getCertification')).data;
  expect(seen.change).toMatchObject({ mayWithdraw: false, facts: { contactPhone: '139****1111' } });
  expect(JSON.stringify(seen)).not.toContain('13900001111');
  expect(await admin('withdrawCertificationChange', input)).toMatchObject({ code: 2817 });
  const other = await applicantOf(gateway);
  for (const id of [certificationId, uuidv7()])
    expect(await withdraw(other, id)).toMatchObject({ code: 404 });
  await inAccount(gateway, mainId, ({ tx }) => removeMembership(tx, mainId, applicant.userId));
  expect(ok(await admin('getCertification')).data.change).toMatchObject({ mayWithdraw: true });
  ok(await admin('withdrawCertificationChange', input));
});

test('a first certification is never withdrawn', async () => {
  const applicant = await applicantOf(gateway);
  ok(await submit(applicant));
  const [row] = await inAccount(gateway, applicant.mainId, ({ tx }) =>
    tx.many<{ id: string }>(sql`select id from certification where main_id = ${applicant.mainId}`),
  );
  expect(await withdraw(applicant, row!.id)).toMatchObject({ code: 404 });
});

test('the name was taken by another verified enterprise meanwhile: nothing is accepted before the operator has seen it', async () => {
  const { applicant, workItemId } = await changing();
  const review = async () => ok(await operator('getCertificationReview', { query: { workItemId } })).data;
  const { sameCode, sameName } = await review();
  const seen = sameCode.length + sameName;
  const twin = await applicantOf(gateway);
  ok(await submit(twin, { enterpriseName: NEW }));
  ok(await decide((await workOf(twin)).workItemId, true));
  expect(await decide(workItemId, true, { sameSeen: seen })).toMatchObject({ code: 2818 });
  expect((await infoOf(applicant)).mainName).toBe(OLD);
  const now = await review();
  expect(now.sameName).toBe(sameName + 1);
  ok(await decide(workItemId, true, { sameSeen: now.sameCode.length + now.sameName }));
});

test('every submission stays readable: what it changed, who submitted and who decided it', async () => {
  const { applicant, workItemId } = await changing();
  ok(await reject(workItemId));
  ok(await submit(applicant, { address: '新路 9 号', enterpriseName: NEW }));
  ok(await decide((await workOf(applicant)).workItemId, true));
  const records = ok(await applicant.call('listCertifications')).data;
  expect(records).toMatchObject([
    { isChange: true, changed: ['enterpriseName', 'address'], facts: { status: 'verified' } },
    { isChange: true, changed: ['enterpriseName', 'address'], facts: { status: 'rejected' } },
    { isChange: false, changed: [], facts: { status: 'verified', enterpriseName: OLD } },
  ]);
  const { nick } = await gateway.services.db.withoutTenant((tx) =>
    tx.one<{ nick: string }>(sql`select nick_name as nick from user_by_id(${demoUsers.operator})`),
  );
  for (const record of records) expect(record).toMatchObject({ submittedBy: 'applicant', decidedBy: nick });
  const files = new Set(
    records.map((record: { facts: { license: { fileId: string } } }) => record.facts.license.fileId),
  );
  for (const fileId of files)
    expect((await applicant.call('downloadFile', { query: { fileId } })).status).toBe(200);
});
