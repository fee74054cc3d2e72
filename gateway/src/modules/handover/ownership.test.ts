import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { passwordLogin } from '../../../test/accounts/people';
import { gatewayWithPeople, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  for (const mobile of ['13800000002', '13800000003']) await passwordLogin(gateway, mobile);
});
afterEach(() => gateway.close());

const { first } = demoMains;
const call = (token: string, operation: string, body: object = {}) =>
  gateway.call(operation, { body }, { token, mainId: first });
const alive = async (token: string) => (await gateway.call('loginInfo', {}, { token })).code;
/** A code to the owner's phone, as it stands in the message. */
async function codeOf(token: string, mobile = '13800000001'): Promise<string> {
  gateway.clock.advance(61_000);
  expect(await call(token, 'sendOwnershipCode')).toMatchObject({ code: 0, data: { interval: 60 } });
  const [newest] = await gateway.outbox(mobile);
  return /\d{6}/.exec(newest!.text)![0];
}
const handOn = (token: string, userId: string, verifyCode: string) =>
  call(token, 'handOnOwnership', { userId, verifyCode });
async function owners(): Promise<string[]> {
  const { rows } = await gateway.owner.query(
    "select user_id from membership where main_id = $1 and role = 'owner' and not disabled",
    [first],
  );
  return rows.map((row) => row.user_id as string);
}
const roleOf = async (userId: string) => {
  const { rows } = await gateway.owner.query(
    'select role, disabled from membership where main_id = $1 and user_id = $2',
    [first, userId],
  );
  return rows[0] as { role: string; disabled: boolean };
};

test('the owner hands on: one owner before and after, this session goes on as an admin, all others of the two end and say why', async () => {
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const elsewhere = await sessionOf(gateway, demoUsers.owner, first);
  const receiver = await sessionOf(gateway, demoUsers.finance, first);
  const code = await codeOf(owner);
  expect(await handOn(owner, demoUsers.finance, code)).toMatchObject({ code: 0, data: { done: true } });
  expect(await owners()).toEqual([demoUsers.finance]);
  expect(await roleOf(demoUsers.owner)).toEqual({ role: 'admin', disabled: false });

  expect(await gateway.call('loginInfo', {}, { token: owner })).toMatchObject({
    code: 0,
    data: { roles: ['admin'] },
  });
  for (const token of [elsewhere, receiver])
    expect(await gateway.call('loginInfo', {}, { token })).toMatchObject({
      code: -5,
      data: { endedFor: 'role' },
    });
  // What was the owner's alone is not this session's any more.
  expect(await call(owner, 'sendOwnershipCode')).toMatchObject({ code: 403, data: { ask: 'owners' } });

  await gateway.runJobs();
  const next = await sessionOf(gateway, demoUsers.finance, first);
  const told = await call(next, 'listNotifications');
  expect(told.data.rows).toMatchObject([{ kind: 'ownership.handedOn', by: '林晓' }]);
  expect((await gateway.outbox('13800000003'))[0]!.text).toContain('owner');
  expect((await gateway.outbox('13800000001'))[0]!.text).toContain('ownership');
  const { rows } = await gateway.owner.query(
    "select actor_user_id as by, entity_id as who, detail from audit_event where action = 'ownership.handedOn'",
  );
  expect(rows).toEqual([
    {
      by: demoUsers.owner,
      who: demoUsers.finance,
      detail: { person: demoUsers.finance, from: 'finance', to: 'owner' },
    },
  ]);
});

test('a wrong code, a code of another act and a used one change nothing; who cannot receive costs no code', async () => {
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const code = await codeOf(owner);
  const wrong = code === '111111' ? '222222' : '111111';
  expect(await handOn(owner, demoUsers.finance, wrong)).toMatchObject({ code: 1004 });
  expect(await handOn(owner, demoUsers.owner, code)).toMatchObject({ code: 1019 });
  expect(await handOn(owner, demoUsers.operator, code)).toMatchObject({ code: 1015 });
  const disabled = { userId: demoUsers.recruiter, status: 'disabled' };
  expect(await call(owner, 'editUser', disabled)).toMatchObject({ code: 0 });
  expect(await handOn(owner, demoUsers.recruiter, code)).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'userId' }] },
  });
  expect(await owners()).toEqual([demoUsers.owner]);
  expect(await handOn(owner, demoUsers.finance, code)).toMatchObject({ code: 0 });
});

test('nobody but an owner: no other role, no staff inside the account', async () => {
  for (const user of ['recruiter', 'finance', 'viewer', 'support'] as const) {
    const token = await sessionOf(gateway, demoUsers[user], first);
    expect(await call(token, 'sendOwnershipCode')).toMatchObject({ code: 403 });
    expect(await handOn(token, demoUsers.finance, '111111')).toMatchObject({ code: 403 });
  }
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  await call(owner, 'editUser', { userId: demoUsers.viewer, roleIds: ['admin'] });
  const admin = await sessionOf(gateway, demoUsers.viewer, first);
  expect(await call(admin, 'sendOwnershipCode')).toMatchObject({ code: 403 });
  expect(await handOn(admin, demoUsers.viewer, '111111')).toMatchObject({ code: 403 });
});

test('one code hands on once: of two at the same moment the second is refused', async () => {
  const one = await sessionOf(gateway, demoUsers.owner, first);
  const code = await codeOf(one);
  const replies = await Promise.all([
    handOn(one, demoUsers.finance, code),
    handOn(one, demoUsers.recruiter, code),
  ]);
  const refusals = replies.filter(({ code: answer }) => answer !== 0);
  expect(refusals).toHaveLength(1);
  // The second finds the code used, or, when the first is done before it is let in, the right gone with the role.
  expect([1004, 403]).toContain(refusals[0]!.code);
  expect(await owners()).toHaveLength(1);
  expect(await roleOf(demoUsers.owner)).toEqual({ role: 'admin', disabled: false });
});

test('who is disabled while the ownership is handed on to them: the account keeps an owner who is enabled', async () => {
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  await call(owner, 'editUser', { userId: demoUsers.viewer, roleIds: ['admin'] });
  const admin = await sessionOf(gateway, demoUsers.viewer, first);
  const code = await codeOf(owner);
  const [on] = await Promise.all([
    handOn(owner, demoUsers.finance, code),
    call(admin, 'editUser', { userId: demoUsers.finance, status: 'disabled' }),
  ]);
  expect(await owners()).toEqual([on.code === 0 ? demoUsers.finance : demoUsers.owner]);
  expect(await alive(owner)).toBe(0);
});

test('while another change of the people is under way it waits, and sees what became of it', async () => {
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const code = await codeOf(owner);
  const { handedOn } = await gateway.services.db.withTenant(
    { mainIds: [first], mainId: first },
    async (tx) => {
      const { lockAccount, updateMembership } = await import('../accounts/accountRepository');
      await lockAccount(tx, first);
      const going = handOn(owner, demoUsers.finance, code);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const person = { mainId: first, userId: demoUsers.finance, role: 'finance', disabled: true };
      await updateMembership(tx, person, gateway.clock.now());
      return { handedOn: going };
    },
  );
  expect(await handedOn).toMatchObject({ code: 1000, data: { fields: [{ path: 'userId' }] } });
  expect(await owners()).toEqual([demoUsers.owner]);
});
