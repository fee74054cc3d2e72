import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { codeFor, passwordLogin } from '../../../test/accounts/people';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import { md5, type TestGateway } from '../../../test/gateway';
import { untilWaiting } from '../../../test/lockWaits';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { noteSignIn } from '../accounts/userRepository';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

const { first, platform } = demoMains;
const leave = (token: string, mainId: string = first) =>
  gateway.call('leaveAccount', { body: {} }, { token, mainId });
const alive = async (token: string) => (await gateway.call('loginInfo', {}, { token })).code === 0;
const people = async () => {
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const { data } = await gateway.call('listMembers', { body: {} }, { token, mainId: first });
  return data.rows.map(({ userId }: { userId: string }) => userId);
};

test('somebody who was added without being asked leaves: every session there ends, the own account goes on', async () => {
  const [mobile, password] = ['13912120001', 'orchid-7-lantern'];
  const verifyCode = await codeFor(gateway, mobile, 'register');
  const own = await gateway.call('register', {
    body: { mobile, password: md5(password), verifyCode, agreed: true },
  });
  const { userId, mainId } = (await gateway.call('loginInfo', {}, { token: own.data.sToken })).data;
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const added = { new: true, mobile, nickName: 'x', roleIds: ['viewer'] };
  await gateway.call('editUser', { body: added }, { token: owner, mainId: first });
  const [one, two] = [await sessionOf(gateway, userId, first), await sessionOf(gateway, userId, first)];
  expect(await leave(one)).toMatchObject({ code: 0, data: { done: true } });
  expect([await alive(one), await alive(two), await alive(own.data.sToken)]).toEqual([false, false, true]);
  expect(await people()).not.toContain(userId);
  const mains = await gateway.call('listRelatedMains', { body: {} }, { token: own.data.sToken });
  expect(mains.data.map((main: { mainId: string }) => main.mainId)).toEqual([mainId]);
  const { rows } = await gateway.owner.query(
    "select actor_user_id from audit_event where action = 'user.left' and main_id = $1",
    [first],
  );
  expect(rows).toEqual([{ actor_user_id: userId }]);
  // The counterpart: added again, they are a member like anybody new.
  const again = await gateway.call('editUser', { body: added }, { token: owner, mainId: first });
  expect(again).toMatchObject({ code: 0, data: { status: 'invited' } });
});

test('whose only account it was registers anew with the same phone; who is in one is told so as before', async () => {
  const viewer = await passwordLogin(gateway, '13800000004');
  const body = async (mobile: string) => {
    gateway.clock.advance(61_000);
    const verifyCode = await codeFor(gateway, mobile, 'register');
    return { mobile, password: md5('orchid-9-lantern'), verifyCode, agreed: true };
  };
  expect(await gateway.call('register', { body: await body('13800000004') })).toMatchObject({ code: 1008 });
  expect(await leave(viewer)).toMatchObject({ code: 0 });
  const made = await gateway.call('register', { body: await body('13800000004') });
  expect(made).toMatchObject({ code: 0 });
  const { data } = await gateway.call('loginInfo', {}, { token: made.data.sToken });
  expect(data).toMatchObject({ userId: demoUsers.viewer, roles: ['owner'], enterprise: { authStatus: 0 } });
});

test('the last owner stays; of two who leave at once one does', async () => {
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  expect(await leave(owner)).toMatchObject({ code: 1020 });
  expect(await alive(owner)).toBe(true);
  await gateway.call(
    'editUser',
    { body: { userId: demoUsers.finance, roleIds: ['owner'] } },
    { token: owner, mainId: first },
  );
  const second = await sessionOf(gateway, demoUsers.finance, first);
  const codes = (await Promise.all([leave(owner), leave(second)])).map(({ code }) => code);
  expect(codes.sort((a, b) => a - b)).toEqual([0, 1020]);
});

test('staff are placed by the platform: neither there nor inside a customer they leave', async () => {
  const operator = await sessionOf(gateway, demoUsers.operator, platform);
  expect(await leave(operator, platform)).toMatchObject({ code: 403 });
  const support = await sessionOf(gateway, demoUsers.support, first);
  expect(await leave(support)).toMatchObject({ code: 403 });
  expect([await alive(operator), await alive(support)]).toEqual([true, true]);
});

test('who leaves while a sign-in of theirs is being written down: both are done, none is ended by the other', async () => {
  const token = await sessionOf(gateway, demoUsers.recruiter, first);
  const left = await inAccount(gateway, first, async ({ tx }) => {
    await noteSignIn(tx, demoUsers.recruiter, first, gateway.clock.now());
    const leaving = leave(token).then(
      ({ code }) => code,
      (error: Error) => error.message,
    );
    await untilWaiting(gateway);
    // Whatever belongs to the account refers to its row.
    await tx.run(sql`insert into department (main_id, id, name) values (${first}, ${uuidv7()}, 'Meanwhile')`);
    return { leaving };
  });
  expect(await left.leaving).toBe(0);
});
