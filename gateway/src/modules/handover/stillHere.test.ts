import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { passwordLogin } from '../../../test/accounts/people';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { countOwned } from '../checks/ownerRepository';

let gateway: TestGateway;
let owner: string;
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  owner = await passwordLogin(gateway, '13800000001');
  await passwordLogin(gateway, '13800000002');
  await fund(gateway, 10_000_000);
  await placeOrder(gateway, await sessionOf(gateway, demoUsers.recruiter, first));
});
afterEach(() => gateway.close());

const { first } = demoMains;
const { recruiter } = demoUsers;
const call = (token: string, operation: string, body: object = {}) =>
  gateway.call(operation, { body }, { token, mainId: first });
const absent = async () =>
  ok(await gateway.call('listAbsentOwners', {}, { token: owner, mainId: first })).data;
const owned = (userId: string) => inAccount(gateway, first, ({ tx }) => countOwned(tx, first, userId));
const placeOf = async (userId: string) => {
  const { rows } = await gateway.owner.query(
    'select role, disabled from membership where main_id = $1 and user_id = $2',
    [first, userId],
  );
  return rows[0] as { role: string; disabled: boolean };
};

test('whose role orders nothing any more gives their records away and works on: not disabled, not signed out', async () => {
  await call(owner, 'editUser', { userId: recruiter, roleIds: ['viewer'] });
  const viewer = await sessionOf(gateway, recruiter, first);
  expect(await absent()).toEqual([
    { userId: recruiter, name: '周敏', standing: 'ordersNothing', records: 1, capped: false },
  ]);
  const given = await call(owner, 'handOverMember', { userId: recruiter, toUserId: demoUsers.owner });
  expect(ok(given).data).toEqual({ records: 1 });
  expect(await placeOf(recruiter)).toEqual({ role: 'viewer', disabled: false });
  expect(await gateway.call('loginInfo', {}, { token: viewer })).toMatchObject({ code: 0 });
  expect([await owned(recruiter), await owned(demoUsers.owner), await absent()]).toEqual([0, 1, []]);
});

test('who was added again takes no records before they sign in, and theirs stand among those of nobody', async () => {
  await gateway.owner.query('update membership set last_used_at = null where main_id = $1 and user_id = $2', [
    first,
    recruiter,
  ]);
  expect(await absent()).toEqual([
    { userId: recruiter, name: '周敏', standing: 'notSignedIn', records: 1, capped: false },
  ]);
  await passwordLogin(gateway, '13800000002');
  expect(await absent()).toEqual([]);
});

test('somebody who orders still is left as they are too, and an active owner gives nothing away to an admin', async () => {
  const session = await sessionOf(gateway, recruiter, first);
  const given = await call(owner, 'handOverMember', { userId: recruiter, toUserId: demoUsers.owner });
  expect(ok(given).data).toEqual({ records: 1 });
  expect(await placeOf(recruiter)).toEqual({ role: 'recruiter', disabled: false });
  expect(await gateway.call('loginInfo', {}, { token: session })).toMatchObject({ code: 0 });

  await call(owner, 'editUser', { userId: demoUsers.viewer, roleIds: ['admin'] });
  const admin = await sessionOf(gateway, demoUsers.viewer, first);
  const taken = await call(admin, 'handOverMember', { userId: demoUsers.owner, toUserId: recruiter });
  expect(taken).toMatchObject({ code: 403, data: { ask: 'owners' } });
  // Naming the role they have anyway changes nothing, and opens no other way.
  for (const [userId, roleId, code] of [
    [demoUsers.owner, 'owner', 403],
    [demoUsers.viewer, 'admin', 1019],
  ] as const)
    expect(await call(admin, 'handOverMember', { userId, roleId, toUserId: recruiter })).toMatchObject({
      code,
    });
  expect(await owned(demoUsers.owner)).toBe(1);
});

test('a role that orders nothing and the records: in one act, or neither', async () => {
  const act = { userId: recruiter, roleId: 'finance' };
  // The viewer could not look after them.
  expect(await call(owner, 'handOverMember', { ...act, toUserId: demoUsers.viewer })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'toUserId' }] },
  });
  expect([await placeOf(recruiter), await owned(recruiter)]).toEqual([
    { role: 'recruiter', disabled: false },
    1,
  ]);
  const given = await call(owner, 'handOverMember', { ...act, toUserId: demoUsers.owner });
  expect(ok(given).data).toEqual({ records: 1 });
  expect(await placeOf(recruiter)).toEqual({ role: 'finance', disabled: false });
  expect(await absent()).toEqual([]);
});

test('only an owner makes somebody owner, also beside a handing over', async () => {
  await call(owner, 'editUser', { userId: demoUsers.viewer, roleIds: ['admin'] });
  const admin = await sessionOf(gateway, demoUsers.viewer, first);
  const act = { userId: recruiter, toUserId: demoUsers.owner, roleId: 'owner' };
  expect(await call(admin, 'handOverMember', act)).toMatchObject({ code: 403 });
  expect([await placeOf(recruiter), await owned(recruiter)]).toEqual([
    { role: 'recruiter', disabled: false },
    1,
  ]);
});
