import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, orderBody, sessionOf } from '../../../test/checks';
import { applicantOf, signAs, submit, type Applicant } from '../../../test/enterprises';
import { md5, type CallReply, type TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { addMembership } from '../accounts/accountRepository';

let gateway: TestGateway;
let operator: (operation: string, input?: object) => Promise<CallReply>;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  const token = await sessionOf(gateway, demoUsers.operator, demoMains.platform);
  operator = (operation, input = {}) => gateway.call(operation, input, { token, mainId: demoMains.platform });
});
afterAll(() => gateway.close());

const range = { from: '2026-03-01', to: '2026-03-31' };
const setupOf = async (call: Applicant['call']) => ok(await call('homeSummary', { body: range })).data.setup;

async function decide({ mainId }: Applicant, accept: boolean): Promise<void> {
  const { rows } = ok(await operator('listWorkItems', { body: { kind: ['certification'] } })).data;
  const { workItemId } = rows.find((row: { mainId: string }) => row.mainId === mainId);
  const decision = {
    workItemId,
    accept,
    sameSeen: 1000,
    ...(!accept && { reason: 'The licence cannot be read' }),
  };
  ok(await operator('decideCertification', { body: decision }));
}

/** A colleague in the applicant's enterprise. */
async function colleague({ mainId }: Applicant, role: string): Promise<Applicant['call']> {
  const userId = { recruiter: demoUsers.recruiter, viewer: demoUsers.viewer }[role]!;
  await inAccount(gateway, mainId, ({ tx }) => addMembership(tx, { mainId, userId, role }));
  const token = await sessionOf(gateway, userId, mainId);
  return (operation, input = {}) => gateway.call(operation, input, { token, mainId });
}

test('the way from registration to the first order stands on home, for who may go it, until it is done', async () => {
  const applicant = await applicantOf(gateway);
  const { call, mainId } = applicant;
  const [recruiter, viewer] = [await colleague(applicant, 'recruiter'), await colleague(applicant, 'viewer')];
  const begun = {
    authStatus: 0,
    dueAt: null,
    reason: null,
    changeRejected: null,
    contract: 'none',
    announcedOn: null,
    hasOrdered: false,
  };
  expect(await setupOf(call)).toEqual(begun);
  expect(await setupOf(recruiter)).toEqual(begun);
  expect(await setupOf(viewer)).toBeNull();

  ok(await submit(applicant));
  expect(await setupOf(call)).toMatchObject({ authStatus: 1, dueAt: expect.stringMatching(/^\d{4}-/) });
  await decide(applicant, false);
  expect(await setupOf(call)).toMatchObject({ authStatus: 3, reason: 'The licence cannot be read' });
  // Who cannot submit again does not read what was wrong with the papers.
  expect(await setupOf(recruiter)).toMatchObject({ authStatus: 3, reason: null });

  ok(await submit(applicant));
  await decide(applicant, true);
  expect(await setupOf(call)).toMatchObject({ authStatus: 2, contract: 'none' });
  await signAs(applicant);
  expect(await setupOf(call)).toMatchObject({ contract: 'signed', hasOrdered: false });

  await fund(gateway, 100_000, mainId);
  const order = { token: applicant.token, mainId, idempotencyKey: uuidv7() };
  ok(await gateway.call('placeOrder', { body: orderBody() }, order));
  expect(await setupOf(call)).toBeNull();
  expect(await setupOf(recruiter)).toBeNull();
});

test('a new person is asked for a name and a password until both are there; staff in a customer’s account never', async () => {
  const applicant = await applicantOf(gateway, 'newcomer');
  const { call } = applicant;
  const welcome = async () => ok(await call('homeSummary', { body: range })).data.welcome;
  // Made without a password here; the name is not their phone.
  expect(await welcome()).toEqual({ needsName: false, needsPassword: true });
  ok(await call('changePassword', { body: { password: md5('orchid-7-lantern') } }));
  expect(await welcome()).toBeNull();
  const masked = ok(await call('getOwnProfile')).data.mobile;
  ok(await call('editUser', { body: { nickName: masked } }));
  expect(await welcome()).toEqual({ needsName: true, needsPassword: false });
  ok(await call('editUser', { body: { nickName: '李四' } }));
  expect(await welcome()).toBeNull();
  const support = await sessionOf(gateway, demoUsers.support, demoMains.first);
  const theirs = await gateway.call(
    'homeSummary',
    { body: range },
    { token: support, mainId: demoMains.first },
  );
  expect(ok(theirs).data.welcome).toBeNull();
});

test('a new person who puts the question off is asked no more, in no other browser either; others are', async () => {
  const [one, other] = [await applicantOf(gateway, 'later'), await applicantOf(gateway, 'still')];
  const asked = async ({ call }: typeof one) => ok(await call('homeSummary', { body: range })).data.welcome;
  ok(await one.call('noteWelcomed', { body: {} }));
  expect([await asked(one), await asked(other)]).toEqual([null, { needsName: false, needsPassword: true }]);
  ok(await one.call('noteWelcomed', { body: {} }));
});

test('after the enterprise has another name its owner is asked to sign anew, and orders go on', async () => {
  const applicant = await applicantOf(gateway, 'renamed');
  const { call, mainId } = applicant;
  ok(await submit(applicant));
  await decide(applicant, true);
  await signAs(applicant);
  const recruiter = await colleague(applicant, 'recruiter');
  await fund(gateway, 100_000, mainId);
  const order = () =>
    gateway.call(
      'placeOrder',
      { body: orderBody({ acceptDuplicate: true }) },
      { token: applicant.token, mainId, idempotencyKey: uuidv7() },
    );
  ok(await order());
  await inAccount(gateway, mainId, ({ tx }) =>
    tx.run(sql`update certification set enterprise_name = '另一家有限公司' where main_id = ${mainId}`),
  );
  expect(await setupOf(call)).toMatchObject({ contract: 'outdated', hasOrdered: true });
  expect(await setupOf(recruiter)).toBeNull();
  ok(await order());
});
