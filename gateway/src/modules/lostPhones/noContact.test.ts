import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { passwordLogin } from '../../../test/accounts/people';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { lostPhoneTools, MEMBER_PHONE } from '../../../test/lostPhones';

const { platform } = demoMains;
let gateway: TestGateway;
const { call, asked, staff, workOf, staffCode, decide, phoneOf, statesOf } = lostPhoneTools(() => gateway);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await passwordLogin(gateway, MEMBER_PHONE);
});
afterAll(() => gateway.close());

test('an enterprise without a verified contact has nobody to call back: it is not approved, only rejected', async () => {
  await asked();
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
