import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { allScopes, keyOf } from '../../../test/apiKeys';
import { approvalWorld, type Who } from '../../../test/approvals';
import { ok } from '../../../test/candidates';
import { sessionOf } from '../../../test/checks';

let at: Awaited<ReturnType<typeof approvalWorld>>;
const { first } = demoMains;
// The viewer of this world is its administrator.
const { owner, recruiter, viewer: admin } = demoUsers;

beforeEach(async () => {
  at = await approvalWorld();
  for (const who of ['owner', 'recruiter', 'viewer'] as const) await at.call(who, 'loginInfo');
  await at.gateway.owner.query('update membership set last_used_at = now() where main_id = $1', [first]);
});
afterEach(() => at.gateway.close());

const held = async (userId: string) =>
  ok(await at.call('owner', 'getMemberHoldings', { query: { userId } })).data;
const keyNamed = async (name: string) =>
  ok(await at.call('owner', 'listApiKeys')).data.find((key: { name: string }) => key.name === name);
const takenOver = async () => {
  const { rows } = await at.gateway.owner.query(
    `select actor_user_id as by, entity_id as key, detail ->> 'person' as person from audit_event
     where action = 'apiKey.takenOver' order by at, id`,
  );
  return rows;
};
const bell = async (who: Who) => {
  await at.gateway.runJobs();
  const { rows } = (await at.body(who, 'listNotifications')).data;
  return rows.filter(({ kind }: { kind: string }) => kind === 'member.handedOver');
};
/** The administrator's session, and a key of theirs that a system uses. */
async function keeper() {
  const token = await sessionOf(at.gateway, admin, first);
  const key = await keyOf(at.gateway, token, allScopes);
  expect(await keyNamed(key.name)).toMatchObject({ responsible: null, isAnswered: true });
  return { token, key };
}
const works = async ({ call }: { call: (name: 'listPackages', of: object) => Promise<{ code: number }> }) =>
  (await call('listPackages', { body: {} })).code;

test('who leaves by themselves leaves keys that go on: the owner answers for them, is told, and the log says so', async () => {
  const { token, key } = await keeper();
  const own = await at.gateway.call(
    'getMemberHoldings',
    { query: { userId: admin } },
    { token, mainId: first },
  );
  expect(ok(own).data).toMatchObject({ apiKeys: 1, keysPassTo: '林晓' });
  ok(await at.gateway.call('leaveAccount', { body: {} }, { token, mainId: first }));
  expect(await works(key)).toBe(0);
  expect(await keyNamed(key.name)).toMatchObject({
    ...{ state: 'active', createdBy: '何静', responsible: '林晓', isAnswered: true },
  });
  expect((await held(owner)).apiKeys).toBe(1);
  expect(await takenOver()).toEqual([{ by: admin, key: key.apiKeyId, person: owner }]);
  expect(await bell('owner')).toMatchObject([{ records: null, amount: null, apiKeys: 1, by: '何静' }]);
});

test('of several owners one who has been here answers; nobody who leaves without keys is told of', async () => {
  await at.gateway.owner.query(
    `update membership set role = 'owner', last_used_at = null, created_at = '2020-01-01' where user_id = $1`,
    [recruiter],
  );
  expect((await held(admin)).keysPassTo).toBe('林晓');
  const token = await sessionOf(at.gateway, admin, first);
  ok(await at.gateway.call('leaveAccount', { body: {} }, { token, mainId: first }));
  expect([await takenOver(), await bell('owner')]).toEqual([[], []]);
});

test.each([
  ['disabled', { status: 'disabled' }],
  ['of a role that manages no keys', { roleIds: ['recruiter'] }],
])('whoever makes somebody %s answers for their keys', async (_, change) => {
  const { key } = await keeper();
  ok(await at.body('owner', 'editUser', { userId: admin, ...change }));
  expect(await works(key)).toBe(0);
  expect(await keyNamed(key.name)).toMatchObject({ responsible: '林晓', isAnswered: true });
  expect(await takenOver()).toEqual([{ by: owner, key: key.apiKeyId, person: owner }]);
  // Who did it knows.
  expect(await bell('owner')).toEqual([]);
});

test('also where records are given in the same act; with a role that manages keys they stay', async () => {
  const { key } = await keeper();
  ok(await at.body('owner', 'editUser', { userId: admin, roleIds: ['owner'] }));
  expect(await keyNamed(key.name)).toMatchObject({ responsible: null, isAnswered: true });
  ok(
    await at.body('owner', 'handOverMember', {
      ...{ userId: admin, toUserId: recruiter, roleId: 'viewer' },
    }),
  );
  expect(await keyNamed(key.name)).toMatchObject({ responsible: '林晓' });
});

test('a key of who was disabled before keys passed on says that nobody answers for it', async () => {
  const { key } = await keeper();
  await at.gateway.owner.query('update membership set disabled = true where user_id = $1', [admin]);
  expect(await keyNamed(key.name)).toMatchObject({ createdBy: '何静', responsible: null, isAnswered: false });
});
