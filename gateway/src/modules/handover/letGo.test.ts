import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { allScopes, keyOf } from '../../../test/apiKeys';
import { approvalWorld, BASIC, type Who } from '../../../test/approvals';
import { ok } from '../../../test/candidates';
import { fund, inAccount, sessionOf } from '../../../test/checks';
import { untilWaiting } from '../../../test/lockWaits';
import { lockAccount } from '../accounts/accountRepository';
import { sql } from '../../platform/db/sql';

let at: Awaited<ReturnType<typeof approvalWorld>>;
const { first } = demoMains;
// The viewer of this world is its administrator.
const { owner, recruiter, finance, viewer: admin } = demoUsers;

beforeEach(async () => {
  at = await approvalWorld();
  await fund(at.gateway, 100 * BASIC);
  // Somebody has been here in every role.
  for (const who of ['owner', 'recruiter', 'finance', 'viewer'] as const) await at.call(who, 'loginInfo');
  await at.gateway.owner.query('update membership set last_used_at = now() where main_id = $1', [first]);
});
afterEach(() => at.gateway.close());

const letGo = (going: object, who: Who = 'owner') => at.body(who, 'letMemberGo', going);
const held = async (userId: string) =>
  ok(await at.call('owner', 'getMemberHoldings', { query: { userId } })).data;
const approves = async (userId: string) => {
  const { approvers } = ok(await at.call('owner', 'getApprovalRules')).data;
  return approvers.find((one: { userId: string }) => one.userId === userId)?.upTo;
};
const keyNamed = async (name: string) =>
  ok(await at.call('owner', 'listApiKeys')).data.find((key: { name: string }) => key.name === name);
const alive = async (token: string) => (await at.gateway.call('loginInfo', {}, { token })).code;
const stands = async (userId: string) => {
  const { rows } = await at.gateway.owner.query(
    'select role, disabled from membership where main_id = $1 and user_id = $2',
    [first, userId],
  );
  return rows[0].disabled as boolean;
};
const log = async () => {
  const { rows } = await at.gateway.owner.query(
    `select action, entity_id as about, detail from audit_event
     where action in ('user.disabled', 'member.handedOver', 'approver.changed', 'apiKey.takenOver', 'apiKey.revoked')
       and actor_user_id = $1 order by at, id`,
    [owner],
  );
  return rows;
};

/** An administrator with two records, a right to approve, and two keys that a system used. */
async function leaver() {
  await at.order('viewer');
  await at.order('viewer');
  ok(await at.grant('viewer', 5 * BASIC));
  const token = await sessionOf(at.gateway, admin, first);
  const key = await keyOf(at.gateway, token, allScopes);
  const other = await keyOf(at.gateway, token, allScopes);
  expect((await key.call('listPackages', { body: {} })).code).toBe(0);
  return { token, key, other };
}

test('who leaves is signed out, and records, right to approve and keys are somebody else’s, in one act', async () => {
  const { token, key } = await leaver();
  ok(await at.rules(0));
  await at.order('recruiter');
  expect(await held(admin)).toMatchObject({ records: 2, approvals: 1, apiKeys: 2 });
  expect((await held(admin)).keysUsedAt).toEqual(expect.any(String));
  const going = {
    ...{ userId: admin, recordsTo: recruiter, approvingTo: finance, upTo: 5 * BASIC, keysTo: owner },
    verifyCode: await at.codeOf('owner'),
  };
  const reply = { already: false, records: 2, upTo: 5 * BASIC, keys: 2, revoked: 0 };
  expect(ok(await letGo(going)).data).toEqual(reply);
  expect([await alive(token), await stands(admin)]).toEqual([-6, true]);
  expect([await approves(admin), await approves(finance)]).toEqual([undefined, 5 * BASIC]);
  expect((await held(finance)).approvals).toBe(1);
  expect((await held(recruiter)).records).toBe(3);
  // The key works on; who made it stays who made it.
  expect((await key.call('listPackages', { body: {} })).code).toBe(0);
  expect(await keyNamed(key.name)).toMatchObject({ state: 'active', createdBy: '何静', responsible: '林晓' });
  expect((await held(owner)).apiKeys).toBe(2);
  const said = await log();
  expect(said.map(({ action, about }) => [action, about])).toEqual(
    expect.arrayContaining([
      ['user.disabled', admin],
      ['member.handedOver', admin],
      ['approver.changed', admin],
      ['approver.changed', finance],
      ['apiKey.takenOver', key.apiKeyId],
    ]),
  );
});

test('each of those who take over is told once of what is theirs now, and whose it was', async () => {
  await leaver();
  ok(
    await letGo({
      ...{ userId: admin, recordsTo: recruiter, approvingTo: finance, upTo: 5 * BASIC, keysTo: owner },
      verifyCode: await at.codeOf('owner'),
    }),
  );
  await at.gateway.runJobs();
  const bell = async (who: Who) =>
    (await at.body(who, 'listNotifications')).data.rows.filter(
      ({ kind }: { kind: string }) => kind === 'member.handedOver',
    );
  expect(await bell('recruiter')).toMatchObject([{ records: 2, amount: null, apiKeys: null, by: '何静' }]);
  expect(await bell('finance')).toMatchObject([{ records: null, amount: 5 * BASIC, apiKeys: null }]);
  // Who did it knows.
  expect(await bell('owner')).toEqual([]);
});

test('one successor takes it all and is told in one line', async () => {
  ok(await at.grant('finance', 3 * BASIC));
  await at.gateway.owner.query(`update membership set role = 'admin' where user_id = $1`, [recruiter]);
  const { key } = await leaver();
  ok(
    await letGo({
      ...{ userId: admin, recordsTo: recruiter, approvingTo: recruiter, upTo: 5 * BASIC, keysTo: recruiter },
      verifyCode: await at.codeOf('owner'),
    }),
  );
  await at.gateway.runJobs();
  const { rows } = (await at.body('recruiter', 'listNotifications')).data;
  expect(rows.filter(({ kind }: { kind: string }) => kind === 'member.handedOver')).toMatchObject([
    { records: 2, amount: 5 * BASIC, apiKeys: 2, by: '何静' },
  ]);
  expect(await keyNamed(key.name)).toMatchObject({ responsible: '周敏' });
});

test('one refused thing, and nothing happens at all, and no code is spent', async () => {
  const { token } = await leaver();
  const verifyCode = await at.codeOf('owner');
  const going = {
    ...{
      userId: admin,
      recordsTo: recruiter,
      approvingTo: finance,
      upTo: 5 * BASIC,
      keysTo: owner,
      verifyCode,
    },
  };
  const fault = (path: string) => ({ code: 1000, data: { fields: [{ path }] } });
  const refused: [object, object][] = [
    // Finance orders nothing, a recruiter approves nothing and manages no keys, and nobody gives to who goes.
    [{ recordsTo: finance }, fault('recordsTo')],
    [{ recordsTo: admin }, fault('recordsTo')],
    [{ approvingTo: recruiter }, fault('approvingTo')],
    [{ approvingTo: admin }, fault('approvingTo')],
    [{ approvingTo: owner }, fault('approvingTo')],
    [{ keysTo: recruiter }, fault('keysTo')],
    [{ keysTo: admin }, fault('keysTo')],
    [{ keysTo: demoUsers.operator }, fault('keysTo')],
    // What was read is not what is.
    [{ upTo: 4 * BASIC }, { code: 2457 }],
    [{ keysTo: undefined }, { code: 2457 }],
    [{ verifyCode: undefined }, fault('verifyCode')],
    [{ verifyCode: verifyCode === '000000' ? '000001' : '000000' }, { code: 1004 }],
  ];
  for (const [change, answer] of refused) expect(await letGo({ ...going, ...change })).toMatchObject(answer);
  expect([await alive(token), await stands(admin), await approves(finance)]).toEqual([0, false, null]);
  expect(await held(admin)).toMatchObject({ records: 2, apiKeys: 2 });
  // Nothing but what the right was given by.
  expect((await log()).map(({ action }) => action)).toEqual(['approver.changed']);
  expect(ok(await letGo(going)).data).toMatchObject({ records: 2, keys: 2 });
});

test('keys are revoked with the act and stop at once; without a successor the right to approve ends', async () => {
  const { key, other } = await leaver();
  expect(ok(await letGo({ userId: admin, keysTo: null })).data).toEqual({
    ...{ already: false, records: 0, upTo: null, keys: 0, revoked: 2 },
  });
  for (const each of [key, other]) expect((await each.call('listPackages', { body: {} })).code).toBe(2901);
  expect(await approves(admin)).toBeUndefined();
  // Nobody took the records: they stand among those of nobody.
  expect(ok(await at.call('owner', 'listAbsentOwners')).data).toMatchObject([{ userId: admin, records: 2 }]);
});

test('asked again, or by a second manager, nothing more is done and no code is spent', async () => {
  await leaver();
  await at.gateway.owner.query(`update membership set role = 'admin' where user_id = $1`, [recruiter]);
  const going = {
    ...{ userId: admin, recordsTo: owner, approvingTo: finance, upTo: 5 * BASIC, keysTo: owner },
    verifyCode: await at.codeOf('owner'),
  };
  const [one, two] = await Promise.all([letGo(going), letGo({ userId: admin, keysTo: null }, 'recruiter')]);
  const replies = [ok(one).data, ok(two).data] as { already: boolean; records: number }[];
  expect(replies.map(({ already }) => already).sort()).toEqual([false, true]);
  expect(ok(await letGo(going)).data).toEqual({ already: true, records: 0, upTo: null, keys: 0, revoked: 0 });
});

test('an administrator lets nobody approve, and of an owner takes nothing; the last owner stays', async () => {
  ok(await at.grant('finance', BASIC));
  const going = { userId: finance, approvingTo: admin, upTo: BASIC, verifyCode: '000000' };
  expect(await letGo(going, 'viewer')).toMatchObject({ code: 403 });
  expect(await letGo({ userId: owner }, 'viewer')).toMatchObject({ code: 403, data: { ask: 'owners' } });
  expect(await letGo({ userId: owner })).toMatchObject({ code: 1019 });
  expect(await letGo({ userId: finance }, 'recruiter')).toMatchObject({ code: 403 });
  // Without giving the right on they may.
  expect(ok(await letGo({ userId: finance }, 'viewer')).data).toMatchObject({ already: false, upTo: null });
  expect([await stands(finance), await stands(owner)]).toEqual([true, false]);
});

test('who may approve more than the leaver keeps it, and no code is asked for', async () => {
  ok(await at.grant('finance', 9 * BASIC));
  await leaver();
  const going = { userId: admin, approvingTo: finance, upTo: 5 * BASIC, keysTo: null };
  expect(ok(await letGo(going)).data).toMatchObject({ upTo: 9 * BASIC });
  expect(await approves(finance)).toBe(9 * BASIC);
});

test('a key that is being made while its maker is let go is not made', async () => {
  const token = await sessionOf(at.gateway, admin, first);
  const { making } = await inAccount(at.gateway, first, async ({ tx }) => {
    await lockAccount(tx, first);
    const key = at.gateway.call(
      'createApiKey',
      { body: { name: 'Late', scopes: ['checks.read'] } },
      { token, mainId: first },
    );
    await untilWaiting(at.gateway);
    await tx.run(sql`update membership set disabled = true where user_id = ${admin}`);
    return { making: key };
  });
  expect((await making).code).toBe(403);
  expect(await keyNamed('Late')).toBeUndefined();
});
