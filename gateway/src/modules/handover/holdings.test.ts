import { demoUsers } from '../../../seeds/demoAccounts';
import { approvalWorld, BASIC } from '../../../test/approvals';
import { ok } from '../../../test/candidates';
import { fund } from '../../../test/checks';
import { registrationsOf } from '../../../test/registrations';
import { partiesOf, publish, runningCheck } from '../../../test/reports';

let at: Awaited<ReturnType<typeof approvalWorld>>;
beforeAll(async () => {
  at = await approvalWorld();
  await fund(at.gateway, 100 * BASIC);
});
afterAll(() => at.gateway.close());

const held = async (userId: string, who: 'owner' | 'recruiter' = 'owner') =>
  at.call(who, 'getMemberHoldings', { query: { userId } });
const nothing = {
  records: 0,
  openRecords: 0,
  waitingOrders: 0,
  openForms: 0,
  approvals: 0,
  apiKeys: 0,
  keysUsedAt: null,
  keysPassTo: '林晓',
  views: 0,
};

test('records, those of them that go on, orders that wait for them and the keys they created; of nobody else', async () => {
  expect((await held(demoUsers.finance)).data).toEqual(nothing);
  const [first] = [await at.order(), await at.order(), await at.order()];
  await at.body('owner', 'cancelCheck', { checkId: first.checkId, reason: 'Not needed' });
  expect((await held(demoUsers.recruiter)).data).toEqual({ ...nothing, records: 3, openRecords: 2 });

  await at.rules(0);
  expect(await at.order()).toMatchObject({ status: 'awaitingApproval' });
  expect((await held(demoUsers.recruiter)).data).toMatchObject({ waitingOrders: 1 });
  expect((await held(demoUsers.finance)).data).toEqual(nothing);
  const { opened, call } = await registrationsOf(at.gateway);
  const { formId } = await opened();
  expect((await held(demoUsers.recruiter)).data).toMatchObject({ openForms: 1 });
  ok(await call('closeRegistrationLink', { body: { formId } }));
  expect((await held(demoUsers.recruiter)).data).toMatchObject({ openForms: 0 });
  await at.grant('finance', BASIC - 1);
  expect((await held(demoUsers.finance)).data).toEqual(nothing);
  await at.grant('finance', BASIC);
  expect((await held(demoUsers.finance)).data).toEqual({ ...nothing, approvals: 1 });

  // The administrator of this account, who is the viewer of the demo.
  const key = await at.body('viewer', 'createApiKey', { name: 'HR', scopes: ['checks.read'] });
  await at.body('owner', 'createApiKey', { name: 'ATS', scopes: ['checks.read'] });
  expect((await held(demoUsers.viewer)).data).toEqual({ ...nothing, apiKeys: 1 });
  expect(await at.body('owner', 'revokeApiKey', { apiKeyId: key.data.apiKey.apiKeyId })).toMatchObject({
    code: 0,
  });
  expect((await held(demoUsers.viewer)).data).toEqual(nothing);
});

test('a published report ends a record; disputed, it is open again', async () => {
  await at.rules(null);
  const parties = await partiesOf(at.gateway);
  const open = async () => ok(await held(demoUsers.owner)).data.openRecords as number;
  const before = await open();
  const { checkId } = await runningCheck(parties, '13972001999');
  expect(await open()).toBe(before + 1);
  await publish(parties, checkId);
  expect(await open()).toBe(before);
  ok(await parties.owner('disputeReport', { body: { checkId, reason: 'The wrong school' } }));
  expect(await open()).toBe(before + 1);
});

test('who manages no people is not told, and nobody of another account is known here', async () => {
  expect(await held(demoUsers.finance, 'recruiter')).toMatchObject({ code: 403 });
  expect(await held(demoUsers.operator)).toMatchObject({ code: 1015 });
});
