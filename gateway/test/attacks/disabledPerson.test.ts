import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { sql } from '../../src/platform/db/sql';
import { addMembership } from '../../src/modules/accounts/accountRepository';
import { passwordLogin } from '../accounts/people';
import { ok } from '../candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../checks';
import type { TestGateway } from '../gateway';

/*
 * A session ends permanently with the membership it was opened in. Each attack uses an old token after the membership was
 * restored; its twin is a session of the same person in another account, a colleague's, or a new one.
 */
const { first, second, platform } = demoMains;
let gateway: TestGateway;
let owner: string;
let platformOwner: string;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  owner = await sessionOf(gateway, demoUsers.owner, first);
  const places = [
    { mainId: second, userId: demoUsers.recruiter, role: 'viewer' },
    { mainId: second, userId: demoUsers.finance, role: 'owner' },
    { mainId: platform, userId: demoUsers.finance, role: 'owner' },
  ];
  for (const place of places) await inAccount(gateway, place.mainId, ({ tx }) => addMembership(tx, place));
  platformOwner = await sessionOf(gateway, demoUsers.finance, platform);
});
afterAll(() => gateway.close());

const info = (token: string) => gateway.call('loginInfo', {}, { token });
const edit = async (token: string, body: object) => ok(await gateway.call('editUser', { body }, { token }));
const status = (token: string, userId: string, to: 'enabled' | 'disabled') =>
  edit(token, { userId, status: to });

test('disabled and enabled again: the old token stays dead; another account and a colleague go on; signing in anew works', async () => {
  const [here, elsewhere, colleague] = [
    await sessionOf(gateway, demoUsers.recruiter, first),
    await sessionOf(gateway, demoUsers.recruiter, second),
    await sessionOf(gateway, demoUsers.viewer, first),
  ];
  await status(owner, demoUsers.recruiter, 'disabled');
  expect(await info(here)).toMatchObject({ code: -5 });
  for (const token of [elsewhere, colleague]) expect(await info(token)).toMatchObject({ code: 0 });
  await status(owner, demoUsers.recruiter, 'enabled');
  expect(await info(here)).toMatchObject({ code: -5 });
  for (const token of [elsewhere, colleague]) expect(await info(token)).toMatchObject({ code: 0 });
  const anew = await passwordLogin(gateway, '13800000002');
  ok(await gateway.call('changeLogin', { body: { mainId: first } }, { token: anew }));
});

test('with no place left it is said (-6), until one is given back: then it is an ended session', async () => {
  const here = await sessionOf(gateway, demoUsers.viewer, first);
  await status(owner, demoUsers.viewer, 'disabled');
  expect(await info(here)).toMatchObject({ code: -6 });
  expect(await gateway.call('listChecks', { body: {} }, { token: here, mainId: first })).toMatchObject({
    code: -6,
  });
  await status(owner, demoUsers.viewer, 'enabled');
  expect(await info(here)).toMatchObject({ code: -5 });
  expect(await info(await passwordLogin(gateway, '13800000004'))).toMatchObject({ code: 0 });
});

test('staff disabled on the platform: what is open there and inside customers ends for good; a place of their own goes on', async () => {
  await inAccount(gateway, second, ({ tx }) =>
    tx.run(sql`update membership set role = 'viewer' where user_id = ${demoUsers.support}`),
  );
  const [home, inside, own, colleague] = [
    await sessionOf(gateway, demoUsers.support, platform),
    await sessionOf(gateway, demoUsers.support, first),
    await sessionOf(gateway, demoUsers.support, second),
    await sessionOf(gateway, demoUsers.analyst, platform),
  ];
  await status(platformOwner, demoUsers.support, 'disabled');
  await status(platformOwner, demoUsers.support, 'enabled');
  for (const token of [home, inside]) expect(await info(token)).toMatchObject({ code: -5 });
  for (const token of [own, colleague]) expect(await info(token)).toMatchObject({ code: 0 });
  expect(await info(await sessionOf(gateway, demoUsers.support, first))).toMatchObject({ code: 0 });
});

test('a place left and given anew, a role changed and changed back: the old token stays dead', async () => {
  const left = await sessionOf(gateway, demoUsers.recruiter, second);
  ok(await gateway.call('leaveAccount', { body: {} }, { token: left, mainId: second }));
  await inAccount(gateway, second, ({ tx }) =>
    addMembership(tx, { mainId: second, userId: demoUsers.recruiter, role: 'viewer' }),
  );
  expect(await info(left)).toMatchObject({ code: -5 });
  expect(await info(await sessionOf(gateway, demoUsers.recruiter, second))).toMatchObject({ code: 0 });

  const changed = await sessionOf(gateway, demoUsers.recruiter, first);
  await edit(owner, { userId: demoUsers.recruiter, roleIds: ['viewer'] });
  await edit(owner, { userId: demoUsers.recruiter, roleIds: ['recruiter'] });
  expect(await info(changed)).toMatchObject({ code: -5 });
});

test('a changed role is the one reason told beside -5, to who holds the very token; its words stay those of any other', async () => {
  const changed = await sessionOf(gateway, demoUsers.recruiter, first);
  await edit(owner, { userId: demoUsers.recruiter, roleIds: ['viewer'] });
  const told = await info(changed);
  const unknown = await info(changed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  expect(told).toMatchObject({ code: -5, msg: unknown.msg, data: { endedFor: 'role' } });
  expect(unknown).toMatchObject({ code: -5, data: null });
  const list = { body: {} };
  expect(await gateway.call('listChecks', list, { token: changed, mainId: first })).toMatchObject({
    code: -5,
    data: { endedFor: 'role' },
  });
  // Disabled, signed out or outlived: nothing is told.
  await status(owner, demoUsers.recruiter, 'disabled');
  expect(await info(changed)).toMatchObject({ code: -5, data: null });
  await status(owner, demoUsers.recruiter, 'enabled');
  const out = await sessionOf(gateway, demoUsers.recruiter, first);
  ok(await gateway.call('logout', { body: {} }, { token: out }));
  expect(await info(out)).toMatchObject({ code: -5, data: null });
  await edit(owner, { userId: demoUsers.recruiter, roleIds: ['recruiter'] });
});

test('whoever is disabled by any hand: the rule stands at the table itself', async () => {
  const here = await sessionOf(gateway, demoUsers.viewer, first);
  const set = (disabled: boolean) =>
    gateway.owner.query('update membership set disabled = $1 where user_id = $2', [
      disabled,
      demoUsers.viewer,
    ]);
  await set(true);
  await set(false);
  expect(await info(here)).toMatchObject({ code: -5 });
});

test('disabled while they sign in: the sign-in waits for it, and what it opens is ended', async () => {
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    await client.query('select from main_account where id = $1 for update', [first]);
    await client.query('update membership set disabled = true where user_id = $1', [demoUsers.viewer]);
    const opening = sessionOf(gateway, demoUsers.viewer, first);
    await client.query('select pg_sleep(0.3)');
    await client.query('commit');
    const token = await opening;
    await status(owner, demoUsers.viewer, 'enabled');
    expect(await info(token)).toMatchObject({ code: -5 });
  } finally {
    client.release();
  }
  expect(await info(await sessionOf(gateway, demoUsers.viewer, first))).toMatchObject({ code: 0 });
});
