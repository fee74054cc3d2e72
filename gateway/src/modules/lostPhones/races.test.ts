import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { codeFor, passwordLogin } from '../../../test/accounts/people';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { lostPhoneTools, MEMBER_PHONE, NEW_PHONE, verifiedContact } from '../../../test/lostPhones';
import { lockUser, setMobile } from '../accounts/userRepository';

const { first, second, platform } = demoMains;
const OTHER_PHONE = '13912340001';
let gateway: TestGateway;
const { call, asked, staff, workOf, staffCode, decide, phoneOf, statesOf } = lostPhoneTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  for (const mobile of [MEMBER_PHONE, '13800000003']) await passwordLogin(gateway, mobile);
});
afterEach(() => gateway.close());

test('who holds the lost phone changes it while staff approve: one of the two holds, the other is told', async () => {
  await verifiedContact(gateway, '13944440001');
  const token = await passwordLogin(gateway, MEMBER_PHONE);
  const oldVerifyCode = await codeFor(gateway, MEMBER_PHONE, 'changeMobileOld', { token });
  const code = await codeFor(gateway, OTHER_PHONE, 'changeMobileNew', { token });
  await asked();
  const support = await staff('support');
  const workItemId = await workOf(support);
  const verifyCode = await staffCode(support, demoUsers.support);
  const body = { oldVerifyCode, mobile: OTHER_PHONE, verifyCode: code };
  const [changed, decided] = await Promise.all([
    gateway.call('changeMobile', { body }, { token }),
    decide(support, { workItemId, verifyCode }),
  ]);
  const phone = await phoneOf(demoUsers.recruiter);
  if (decided.code === 0) {
    expect(phone).toBe(NEW_PHONE);
    expect(changed.code).not.toBe(0);
  } else {
    expect(phone).toBe(OTHER_PHONE);
    expect([changed.code, decided.code]).toEqual([0, 2823]);
  }
});

test('a change that began with another phone than the one that stands there does nothing', async () => {
  const index = (mobile: string) => gateway.services.blindIndex.of('mobile', mobile);
  const encrypted = Buffer.from('sealed');
  const set = (former: string, next: string) =>
    inAccount(gateway, first, ({ tx }) =>
      setMobile(
        tx,
        demoUsers.recruiter,
        { former: index(former), index: index(next), encrypted },
        new Date(),
      ),
    );
  expect(await set(NEW_PHONE, OTHER_PHONE)).toBe('changed');
  expect(await phoneOf(demoUsers.recruiter)).toBe(MEMBER_PHONE);
  expect(await set(MEMBER_PHONE, '13800000003')).toBe('taken');
  expect(await set(MEMBER_PHONE, OTHER_PHONE)).toBe('set');
});

test('while a request is decided no other account takes the person in', async () => {
  const order: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const locked = new Promise<void>((resolve) => {
    void inAccount(gateway, first, async ({ tx }) => {
      await lockUser(tx, demoUsers.recruiter);
      resolve();
      await held;
      order.push('decided');
    });
  });
  await locked;
  const joining = gateway.owner
    .query(
      `insert into membership (main_id, user_id, role, created_at, updated_at) values ($1, $2, 'viewer', now(), now())`,
      [second, demoUsers.recruiter],
    )
    .then(() => order.push('joined'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  release();
  await joining;
  expect(order).toEqual(['decided', 'joined']);
});

test.each([
  ['the phone that is lost', MEMBER_PHONE],
  ['the new phone', NEW_PHONE],
])(
  'the contact to call back has %s: a call proves nothing, and nothing is approved',
  async (_what, mobile) => {
    await verifiedContact(gateway, mobile);
    await asked();
    const support = await staff('support');
    const workItemId = await workOf(support);
    const verifyCode = await staffCode(support, demoUsers.support);
    expect(await decide(support, { workItemId, verifyCode })).toMatchObject({
      code: 2823,
      msg: expect.stringContaining('would prove nothing'),
    });
    expect(await phoneOf(demoUsers.recruiter)).toBe(MEMBER_PHONE);
    const seen = ok(await call(support, platform, 'getLostPhoneReview', { query: { workItemId } })).data;
    expect(seen.unfit).toContain('would prove nothing');
  },
);

test('whom a request is about does not withdraw it, nor an admin one about an owner', async () => {
  await verifiedContact(gateway, '13944440001');
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  for (const userId of [demoUsers.finance, demoUsers.recruiter])
    ok(await call(owner, first, 'editUser', { body: { userId, roleIds: ['admin'] } }));
  const admin = await sessionOf(gateway, demoUsers.recruiter, first);
  const lostPhoneId = await asked();
  const withdraw = (token: string) => call(token, first, 'withdrawLostPhone', { body: { lostPhoneId } });
  // Their session goes on until somebody decides; whoever took the phone holds it.
  expect(await withdraw(admin)).toMatchObject({ code: 403, data: { ask: 'managers' } });
  await call(owner, first, 'editUser', { body: { userId: demoUsers.recruiter, roleIds: ['owner'] } });
  const other = await sessionOf(gateway, demoUsers.finance, first);
  expect(await withdraw(other)).toMatchObject({ code: 403, data: { ask: 'owners' } });
  expect(await statesOf()).toMatchObject([{ status: 'open' }]);
  ok(await withdraw(owner));
  const { rows } = await gateway.owner.query(
    "select done_at is not null as done from work_item where kind = 'lostPhone'",
  );
  expect(rows).toEqual([{ done: true }]);
});
