import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { passwordLogin } from '../../../test/accounts/people';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { lostPhoneTools, MEMBER_PHONE, verifiedContact } from '../../../test/lostPhones';
import { sql } from '../../platform/db/sql';

const { first, platform } = demoMains;
let gateway: TestGateway;
const { call, ask, asked, staff, workOf, staffCode, decide, phoneOf, statesOf } = lostPhoneTools(
  () => gateway,
);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await passwordLogin(gateway, MEMBER_PHONE);
});
afterAll(() => gateway.close());

test('an enterprise without a verified contact is told before it asks: no code is sent, and none is used', async () => {
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const refused = { code: 2823, msg: expect.stringContaining('have the enterprise verified first') };
  const sentBefore = (await gateway.outbox('13800000001')).length;
  expect(await call(owner, first, 'sendLostPhoneCode', { body: {} })).toMatchObject(refused);
  expect(await ask(owner, { verifyCode: '000000' })).toMatchObject(refused);
  expect(await gateway.outbox('13800000001')).toHaveLength(sentBefore);
  expect(await statesOf()).toEqual([]);
});

test('whose contact is verified no more when staff look has nobody to call back: it is not approved, only rejected', async () => {
  await verifiedContact(gateway, '13944440001');
  await asked();
  await inAccount(gateway, first, ({ tx }) => tx.run(sql`update certification set status = 'rejected'`));
  const support = await staff('support');
  const workItemId = await workOf(support);
  const seen = ok(await call(support, platform, 'getLostPhoneReview', { query: { workItemId } })).data;
  expect(seen).toMatchObject({ contact: null, unfit: expect.stringContaining('no verified contact') });
  const verifyCode = await staffCode(support, demoUsers.support);
  const body = { workItemId, purpose: 'Call back' };
  expect(await call(support, platform, 'revealLostPhoneContact', { body })).toMatchObject({ code: 404 });
  expect(await decide(support, { workItemId, verifyCode })).toMatchObject({
    code: 2823,
    msg: expect.stringContaining('no verified contact'),
  });
  expect(await phoneOf(demoUsers.recruiter)).toBe(MEMBER_PHONE);
  ok(await decide(support, { workItemId, accept: false, note: 'Nobody to call' }));
  expect(await statesOf()).toMatchObject([{ status: 'rejected' }]);
});
