import { ok } from './candidates';
import { fund, inAccount, orderBody, sessionOf } from './checks';
import { applicantOf, signAs, submit, type Applicant } from './enterprises';
import { createTestGateway, md5, type TestGateway } from './gateway';
import { codeFor, passwordLogin } from './accounts/people';
import { uuidv7 } from '../src/kernel/ids';
import { addMembership } from '../src/modules/accounts/accountRepository';
import { createStaff, StaffRefused } from '../src/modules/accounts/createStaff';

/*
 * An installation without demo data: nobody is staff until the command creates the platform's first owner, who invites the
 * others. Staff serve every enterprise, whenever it registered.
 */
const ownerMobile = '13600000001';
const password = 'orchid-7-lantern';
let gateway: TestGateway;
let early: Applicant;
let owner: string;
let platform: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  early = await applicantOf(gateway, 'early');
});
afterAll(() => gateway.close());

const command = (request: Partial<Parameters<typeof createStaff>[1]> = {}) =>
  createStaff(gateway.services, { mobile: ownerMobile, name: '平台负责人', role: 'owner', ...request });
const call = (token: string, operation: string, body: object = {}) =>
  gateway.call(operation, { body }, { token, mainId: platform });
const info = async (token: string) => ok(await gateway.call('loginInfo', {}, { token })).data;
const edit = (body: object, token = owner) => call(token, 'editUser', body);
let phones = 0;
const nextPhone = () => `1360001${String(1000 + (phones += 1))}`;

async function signInBySms(mobile: string): Promise<string> {
  const verifyCode = await codeFor(gateway, mobile, 'login');
  const body = { loginType: 'sms', mobile, verifyCode, clientType: 'ENT_WEB' };
  return ok(await gateway.call('login', { body })).data.sToken;
}

/** A person invited by the platform's owner; returns the id, and a session on the platform. */
async function invited(role: string): Promise<{ userId: string; token: string }> {
  const made = ok(await edit({ new: true, mobile: nextPhone(), nickName: role, roleIds: [role] })).data;
  return { userId: made.userId, token: await sessionOf(gateway, made.userId, platform) };
}

const placesOf = (userId: string) =>
  gateway.owner
    .query('select main_id, role from membership where user_id = $1', [userId])
    .then(({ rows }) => new Map<string, string>(rows.map((row) => [row.main_id, row.role])));

describe('the command', () => {
  test('refuses what makes no sense, all of it at once, and makes nothing', async () => {
    const nonsense = command({ mobile: '2360', name: '  ', role: 'boss' });
    await expect(nonsense).rejects.toThrow(
      /--mobile wants 11 digits[\s\S]*--name wants[\s\S]*--role wants one of owner, admin/,
    );
    await expect(command({ role: 'recruiter' })).rejects.toThrow(StaffRefused);
    const { rows } = await gateway.owner.query(`select from main_account where kind = 'platform'`);
    expect(rows).toHaveLength(0);
  });

  test('two runs at once make one platform and one owner; once more changes nothing; another role is refused', async () => {
    const both = await Promise.all([command(), command()]);
    expect(both.map(({ platform: one }) => one).sort()).toEqual(['created', 'there']);
    expect(both.map(({ person }) => person).sort()).toEqual(['created', 'unchanged']);
    expect(await command()).toEqual({ platform: 'there', person: 'unchanged', served: 0, hasOwner: true });
    await expect(command({ role: 'analyst' })).rejects.toThrow('is owner of the platform already');
    const { rows } = await gateway.owner.query(
      `select e.action, e.actor_kind from audit_event e join main_account a on a.id = e.main_id
       where a.kind = 'platform' order by e.id`,
    );
    expect(rows).toEqual([
      { action: 'platform.created', actor_kind: 'system' },
      { action: 'user.invited', actor_kind: 'system' },
    ]);
  });

  test('the owner is told, has no password, signs in by SMS and sets one', async () => {
    await gateway.runJobs();
    expect(await gateway.outbox(ownerMobile)).toHaveLength(1);
    await expect(passwordLogin(gateway, ownerMobile, password)).rejects.toThrow('1001');
    await signInBySms(ownerMobile);
    gateway.clock.advance(61_000);
    const verifyCode = await codeFor(gateway, ownerMobile, 'reset');
    ok(
      await gateway.call('resetPassword', {
        body: { mobile: ownerMobile, verifyCode, password: md5(password) },
      }),
    );
    owner = await passwordLogin(gateway, ownerMobile, password);
    platform = (await info(owner)).mainId;
  });

  test('runs the account and its people; orders nothing and reads no customer', async () => {
    const { permissions, menus, userType, roles } = await info(owner);
    expect({ userType, roles, permissions }).toEqual({
      userType: 'staff',
      roles: ['owner'],
      permissions: ['home.read', 'user.manage', 'audit.read'],
    });
    expect(menus.map(({ name }: { name: string }) => name)).toEqual(['homePage', 'businessManage']);
    expect(ok(await call(owner, 'listUsers')).data).toMatchObject({ total: 1 });
    expect(ok(await call(owner, 'listMembers')).data.rows).toHaveLength(1);
    // A member of an enterprise who is also staff sees it only from inside.
    const { userId } = await info(owner);
    await inAccount(gateway, early.mainId, ({ tx }) =>
      addMembership(tx, { mainId: early.mainId, userId, role: 'viewer' }),
    );
    const { db, sessions } = gateway.services;
    const session = await sessions.resolve(owner, db.direct, gateway.clock.now());
    expect(session!.mainIds).toEqual([platform]);
    const order = { body: orderBody() };
    const options = { token: owner, mainId: platform, idempotencyKey: uuidv7() };
    expect(await gateway.call('placeOrder', order, options)).toMatchObject({ code: 403 });
    expect(await call(owner, 'listChecks')).toMatchObject({ code: 403 });
    expect(await call(owner, 'listWorkItems')).toMatchObject({ code: 403 });
    expect(await call(owner, 'createApiKey', { name: 'x', scopes: ['orders.write'] })).toMatchObject({
      code: 403,
    });
  });

  test('a phone that has a user keeps name and place', async () => {
    expect(await command({ mobile: early.mobile, name: 'Other', role: 'support' })).toMatchObject({
      person: 'known',
      served: 0,
    });
    expect(await info(early.token)).toMatchObject({ nickName: 'early', roles: ['owner'] });
    expect((await placesOf(early.userId)).get(early.mainId)).toBe('owner');
  });
});

test('staff serve who registered before and after them: certified by the operator, an order is accepted', async () => {
  const operator = await invited('operator');
  const analyst = await invited('analyst');
  const late = await applicantOf(gateway, 'late');
  for (const applicant of [early, late]) {
    expect((await placesOf(operator.userId)).get(applicant.mainId)).toBe('operator');
    expect((await placesOf(analyst.userId)).get(applicant.mainId)).toBe('analyst');
    await fund(gateway, 100_000, applicant.mainId);
    const place = () =>
      gateway.call(
        'placeOrder',
        { body: orderBody() },
        { token: applicant.token, mainId: applicant.mainId, idempotencyKey: uuidv7() },
      );
    ok(await submit(applicant));
    expect(await place()).toMatchObject({ code: 2005 });
    const { rows } = ok(await call(operator.token, 'listWorkItems', { kind: ['certification'] })).data;
    const { workItemId } = rows.find(({ mainId }: { mainId: string }) => mainId === applicant.mainId);
    const decision = { workItemId, accept: true, sameSeen: 1000 };
    expect(await call(analyst.token, 'decideCertification', decision)).toMatchObject({ code: 403 });
    ok(await call(operator.token, 'decideCertification', decision));
    await signAs(applicant);
    const { checkId } = ok(await place()).data;
    ok(await gateway.call('getCheck', { query: { checkId } }, { token: analyst.token, mainId: platform }));
  }
});

test('a registration and a new person of staff at once do not miss each other', async () => {
  const all = await Promise.all(
    Array.from(
      { length: 4 },
      async (_, n) => [await applicantOf(gateway, `race${n}`), await invited('analyst')] as const,
    ),
  );
  for (const [, { userId }] of all) {
    const places = await placesOf(userId);
    for (const [{ mainId }] of all) expect(places.get(mainId)).toBe('analyst');
  }
});
