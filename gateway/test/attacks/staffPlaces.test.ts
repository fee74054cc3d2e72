import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { sql } from '../../src/platform/db/sql';
import { addMembership } from '../../src/modules/accounts/accountRepository';
import { passwordLogin } from '../accounts/people';
import { ok } from '../candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../checks';
import { applicantOf } from '../enterprises';
import type { CallReply, TestGateway } from '../gateway';
import { attack } from './attack';

/*
 * A staff role inside a customer counts only while the same person has it, enabled, on the platform. Each attack is by
 * somebody who was disabled or given another role, beside the twin by somebody who still has it.
 */
const { first, second, platform } = demoMains;
const mobile = '13800000013';
let gateway: TestGateway;
/** The platform's owner. */
let edit: (body: object) => Promise<CallReply>;
let colleague: string;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  const { userId } = await applicantOf(gateway, 'boss');
  await inAccount(gateway, platform, ({ tx }) =>
    addMembership(tx, { mainId: platform, userId, role: 'owner' }),
  );
  const owner = await sessionOf(gateway, userId, platform);
  edit = (body) => gateway.call('editUser', { body }, { token: owner });
  const made = ok(
    await edit({ new: true, mobile: '13611110001', nickName: 'Colleague', roleIds: ['support'] }),
  ).data;
  colleague = made.userId;
});
afterAll(() => gateway.close());

const support = { userId: demoUsers.support };
const info = (token: string) => gateway.call('loginInfo', {}, { token });
const mainsOf = async (token: string) =>
  ok(await gateway.call('listRelatedMains', { body: {} }, { token })).data.map(
    ({ mainId }: { mainId: string }) => mainId,
  );
const inside = (userId: string) => sessionOf(gateway, userId, first);
const again = async () => {
  ok(await edit({ ...support, status: 'enabled', roleIds: ['support'] }));
};

attack('disabled staff', {
  async refused() {
    const [home, customer] = [
      await sessionOf(gateway, demoUsers.support, platform),
      await inside(demoUsers.support),
    ];
    expect(await info(customer)).toMatchObject({ code: 0, data: { mainId: first, roles: ['support'] } });
    ok(await edit({ ...support, status: 'disabled' }));
    for (const token of [home, customer]) expect(await info(token)).toMatchObject({ code: -6 });
    await expect(passwordLogin(gateway, mobile)).rejects.toThrow('1003');
  },
  async twin() {
    expect(await info(await inside(colleague))).toMatchObject({ code: 0, data: { roles: ['support'] } });
    await again();
    const token = await passwordLogin(gateway, mobile);
    expect(await info(token)).toMatchObject({ code: 0 });
    expect(await mainsOf(token)).toEqual(expect.arrayContaining([platform, first, second]));
    ok(await gateway.call('changeLogin', { body: { mainId: first } }, { token }));
  },
});

test.each(['analyst', 'admin'])('made %s: no customer to switch to, no session inside one', async (role) => {
  const [home, customer, other] = [
    await sessionOf(gateway, demoUsers.support, platform),
    await inside(demoUsers.support),
    await inside(colleague),
  ];
  ok(await edit({ ...support, roleIds: [role] }));
  for (const token of [home, customer]) expect(await info(token)).toMatchObject({ code: -5 });
  const token = await passwordLogin(gateway, mobile);
  expect(await info(token)).toMatchObject({ code: 0, data: { mainId: platform, roles: [role] } });
  expect(await mainsOf(token)).toEqual([platform]);
  const to = { body: { mainId: first } };
  expect(await gateway.call('changeLogin', to, { token })).toMatchObject({ code: 1011 });
  expect(await info(await inside(demoUsers.support))).toMatchObject({ code: -5 });
  expect(await info(other)).toMatchObject({ code: 0 });
  await again();
  expect(await info(await inside(demoUsers.support))).toMatchObject({
    code: 0,
    data: { roles: ['support'] },
  });
});

test('who is one of a customer’s own people stays that, whatever becomes of them on the platform', async () => {
  await inAccount(gateway, second, ({ tx }) =>
    tx.run(sql`update membership set role = 'viewer' where user_id = ${demoUsers.support}`),
  );
  const own = await sessionOf(gateway, demoUsers.support, second);
  const customer = await inside(demoUsers.support);
  ok(await edit({ ...support, status: 'disabled' }));
  expect(await info(own)).toMatchObject({ code: 0, data: { roles: ['viewer'] } });
  expect(await info(customer)).toMatchObject({ code: -5 });
  const token = await passwordLogin(gateway, mobile);
  expect(await mainsOf(token)).toEqual([platform, second]);
  await again();
  expect(await info(own)).toMatchObject({ code: 0, data: { roles: ['viewer'] } });
});

test('a role given anew serves as what it is now: an analyst made support reads the queue as support, and acts inside', async () => {
  const { userId } = ok(
    await edit({ new: true, mobile: '13611110002', nickName: 'Turns', roleIds: ['analyst'] }),
  ).data;
  await fund(gateway, 1_000_000);
  const recruiter = await sessionOf(gateway, demoUsers.recruiter, first);
  const { checkId } = await placeOrder(gateway, recruiter);
  const session = await sessionOf(gateway, userId, platform);
  ok(await gateway.call('getCheck', { query: { checkId } }, { token: session, mainId: platform }));
  expect(await info(await inside(userId))).toMatchObject({ code: -5 });
  ok(await edit({ userId, roleIds: ['support'] }));
  expect(await info(session)).toMatchObject({ code: -5 });
  expect(await info(await inside(userId))).toMatchObject({ code: 0, data: { roles: ['support'] } });
});

test('a place left from a former role is not served and not told of', async () => {
  const { userId } = ok(
    await edit({ new: true, mobile: '13611110003', nickName: 'Former', roleIds: ['analyst'] }),
  ).data;
  const told = () =>
    inAccount(gateway, first, ({ tx }) =>
      tx.many<{ id: string }>(sql`select user_id as id from notification_people(array['analyst'])`),
    ).then((rows) => rows.map(({ id }) => id));
  const reads = async () => {
    const token = await sessionOf(gateway, userId, platform);
    const { db, sessions } = gateway.services;
    return (await sessions.resolve(token, db.direct, gateway.clock.now()))!.mainIds;
  };
  expect(await told()).toContain(userId);
  expect(await reads()).toContain(first);
  ok(await edit({ userId, roleIds: ['admin'] }));
  expect(await told()).not.toContain(userId);
  expect(await reads()).toEqual([platform]);
});
