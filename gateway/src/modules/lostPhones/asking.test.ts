import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { passwordLogin } from '../../../test/accounts/people';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { lostPhoneTools, MEMBER_PHONE, verifiedContact } from '../../../test/lostPhones';
import { sql } from '../../platform/db/sql';
import { addMembership } from '../accounts/accountRepository';

const { first, second, platform } = demoMains;
let gateway: TestGateway;
let owner: string;
const tools = lostPhoneTools(() => gateway);
const { call, ask, asked, ownerCode, staff, workOf, decide, statesOf } = tools;
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  for (const mobile of [MEMBER_PHONE, '13800000003']) await passwordLogin(gateway, mobile);
  await verifiedContact(gateway, '13944440001');
  owner = await sessionOf(gateway, demoUsers.owner, first);
});
afterEach(() => gateway.close());

const list = async (token = owner, mainId: string = first) =>
  ok(await call(token, mainId, 'listLostPhones')).data as { status: string }[];

test('a request is seen at the member, masked, until it ends; there is one at a time, and a refused one costs no code', async () => {
  const verifyCode = await ownerCode(owner);
  expect(await ask(owner, { verifyCode, mobile: MEMBER_PHONE })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'mobile', msg: expect.stringContaining('already signs in') }] },
  });
  expect(await ask(owner, { verifyCode, mobile: '13800000003' })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'mobile', msg: expect.stringContaining('colleague') }] },
  });
  expect(await ask(owner, { verifyCode, userId: demoUsers.owner })).toMatchObject({ code: 1019 });
  expect(await ask(owner, { verifyCode, userId: demoUsers.operator })).toMatchObject({ code: 1015 });
  expect(await ask(owner, { verifyCode: '000000' })).toMatchObject({ code: 1004 });
  ok(await ask(owner, { verifyCode }));
  expect(await list()).toMatchObject([
    {
      userId: demoUsers.recruiter,
      status: 'open',
      mobile: '139****0001',
      reason: 'Left in a taxi',
      askedBy: '林晓',
    },
  ]);
  expect(await ask(owner, { verifyCode: '000000' })).toMatchObject({ code: 2821 });
});

test('a number of somebody elsewhere is not told to the enterprise', async () => {
  const [row] = (
    await gateway.owner.query('select mobile_enc from users where id = $1', [demoUsers.operator])
  ).rows;
  const field = { table: 'users', column: 'mobile_enc', rowId: demoUsers.operator };
  await asked({ mobile: gateway.services.crypto.decrypt(row.mobile_enc, field) });
  const support = await staff('support');
  const query = { workItemId: await workOf(support) };
  expect(ok(await call(support, platform, 'getLostPhoneReview', { query })).data).toMatchObject({
    isTaken: true,
  });
});

test('who is in another account, disabled, or has not signed in yet is refused in words', async () => {
  await inAccount(gateway, second, ({ tx }) =>
    addMembership(tx, { mainId: second, userId: demoUsers.recruiter, role: 'viewer' }),
  );
  ok(await call(owner, first, 'editUser', { body: { userId: demoUsers.finance, status: 'disabled' } }));
  const invited = { new: true, mobile: '13933330001', nickName: 'Invited', roleIds: ['viewer'] };
  const { userId } = ok(await call(owner, first, 'editUser', { body: invited })).data;
  for (const [person, msg] of [
    [demoUsers.recruiter, 'other accounts'],
    [demoUsers.finance, 'disabled'],
    [userId, 'not signed in here yet'],
  ])
    expect(await ask(owner, { userId: person, verifyCode: '000000' })).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'userId', msg: expect.stringContaining(msg as string) }] },
    });
  expect(await list()).toEqual([]);
});

test('an admin asks for anybody but an owner; no other role, no staff inside the account, nobody on the platform', async () => {
  await call(owner, first, 'editUser', { body: { userId: demoUsers.finance, roleIds: ['admin'] } });
  const admin = await sessionOf(gateway, demoUsers.finance, first);
  expect(await ask(admin, { userId: demoUsers.owner, verifyCode: '000000' })).toMatchObject({
    code: 403,
    data: { ask: 'owners' },
  });
  ok(await ask(admin, { verifyCode: await ownerCode(admin, '13800000003') }));
  for (const user of ['recruiter', 'viewer', 'support'] as const) {
    const token = await sessionOf(gateway, demoUsers[user], first);
    for (const operation of ['sendLostPhoneCode', 'listLostPhones', 'withdrawLostPhone'])
      expect(
        (
          await call(
            token,
            first,
            operation,
            operation === 'listLostPhones'
              ? {}
              : { body: operation === 'withdrawLostPhone' ? { lostPhoneId: demoUsers.owner } : {} },
          )
        ).code,
      ).toBe(403);
    expect(await ask(token, { verifyCode: '000000' })).toMatchObject({ code: 403 });
  }
  await inAccount(gateway, platform, ({ tx }) =>
    addMembership(tx, { mainId: platform, userId: demoUsers.viewer, role: 'owner' }),
  );
  const above = await sessionOf(gateway, demoUsers.viewer, platform);
  expect(await call(above, platform, 'listLostPhones')).toMatchObject({ code: 403 });
});

test('another enterprise sees and withdraws nothing of it: as one that is not there', async () => {
  const lostPhoneId = await asked();
  await inAccount(gateway, second, ({ tx }) =>
    addMembership(tx, { mainId: second, userId: demoUsers.viewer, role: 'owner' }),
  );
  const stranger = await sessionOf(gateway, demoUsers.viewer, second);
  expect(await list(stranger, second)).toEqual([]);
  expect(await call(stranger, second, 'withdrawLostPhone', { body: { lostPhoneId } })).toMatchObject({
    code: 404,
  });
  expect(await statesOf()).toMatchObject([{ status: 'open' }]);
  ok(await call(owner, first, 'withdrawLostPhone', { body: { lostPhoneId } }));
  expect(await call(owner, first, 'withdrawLostPhone', { body: { lostPhoneId } })).toMatchObject({
    code: 2822,
  });
  // And it may be asked for again.
  await asked();
});

test('nobody decides for seven days: it ends by itself once, and its managers are told; half a year later it is gone', async () => {
  await asked();
  const support = await staff('support');
  const workItemId = await workOf(support);
  const tick = async () => {
    await gateway.services.db.direct.run(
      sql`select enqueue_job('lostPhones.tick', '{}'::json, null, null, 1, null)`,
    );
    await gateway.runJobs();
  };
  gateway.clock.advance(6 * 86_400_000);
  await tick();
  expect(await statesOf()).toMatchObject([{ status: 'open' }]);
  gateway.clock.advance(86_400_000);
  // Its time is over, though the job has not come by.
  expect(await decide(await staff('support'), { workItemId, verifyCode: '000000' })).toMatchObject({
    code: 2822,
  });
  await tick();
  await tick();
  expect(await statesOf()).toEqual([{ status: 'lapsed', isErased: true, work: 'cancelled' }]);
  owner = await sessionOf(gateway, demoUsers.owner, first);
  const told = ok(await call(owner, first, 'listNotifications', { body: {} })).data;
  expect(told.rows).toMatchObject([{ kind: 'lostPhone.lapsed' }]);
  gateway.clock.advance(181 * 86_400_000);
  await tick();
  expect(await statesOf()).toEqual([]);
});
