import { gatewayWithPeople } from '../../../test/checks';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { codeFor, passwordLogin } from '../../../test/accounts/people';
import { md5, type TestGateway } from '../../../test/gateway';

let gateway: TestGateway;
let owner: string;
let recruiter: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.clock.advance(60_000);
  owner = await passwordLogin(gateway, '13800000001');
  recruiter = await passwordLogin(gateway, '13800000002');
});

const PRESENT = 'probity-demo-1';
const change = (token: string, oldPassword: string | undefined, password: string) =>
  gateway.call(
    'changePassword',
    { body: { ...(oldPassword && { oldPassword: md5(oldPassword) }), password: md5(password) } },
    { token, mainId },
  );
const mainId = demoMains.first;
const alive = async (token: string) => (await gateway.call('loginInfo', {}, { token })).code === 0;

describe('password', () => {
  test('changing it needs the present one, ends every other session and spares this one', async () => {
    const other = await passwordLogin(gateway, '13800000004');
    const own = await passwordLogin(gateway, '13800000004');
    expect(await change(own, 'not-the-password', 'a-new-password-1')).toMatchObject({ code: 2802 });
    expect(await change(own, undefined, 'a-new-password-1')).toMatchObject({ code: 2802 });
    // Not told to who does not know the present one.
    expect(await change(own, 'a-new-password-1', 'a-new-password-1')).toMatchObject({ code: 2802 });
    expect(await change(own, PRESENT, PRESENT)).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'password', msg: expect.stringContaining('current password') }] },
    });
    expect(await alive(other)).toBe(true);
    expect(await change(own, PRESENT, 'a-new-password-1')).toMatchObject({ code: 0 });
    expect([await alive(own), await alive(other)]).toEqual([true, false]);
    expect(await alive(await passwordLogin(gateway, '13800000004', 'a-new-password-1'))).toBe(true);
    expect(await change(own, 'a-new-password-1', PRESENT)).toMatchObject({ code: 0 });
  });

  test('a common password and the own phone are refused at the field', async () => {
    const reply = await change(recruiter, PRESENT, '13800000002');
    expect(reply).toMatchObject({ code: 1000, data: { fields: [{ path: 'password' }] } });
    expect(await change(recruiter, PRESENT, '12345678')).toMatchObject({ code: 1000 });
  });

  test('five wrong present passwords pause it like sign-in, also the right one; later the right one works', async () => {
    const token = await passwordLogin(gateway, '13800000003');
    for (let n = 0; n < 5; n += 1)
      expect(await change(token, `wrong-${n}-password`, 'another-one-1')).toMatchObject({ code: 2802 });
    expect(await change(token, PRESENT, 'another-one-1')).toMatchObject({
      code: 1002,
      data: { retryAfter: expect.any(Number) },
    });
    const body = {
      loginType: 'password',
      mobile: '13800000003',
      password: md5(PRESENT),
      clientType: 'ENT_WEB',
    };
    expect(await gateway.call('login', { body }, {})).toMatchObject({ code: 1002 });
    gateway.clock.advance(11 * 60_000);
    expect(await change(token, PRESENT, 'another-one-1')).toMatchObject({ code: 0 });
    expect(await change(token, 'another-one-1', PRESENT)).toMatchObject({ code: 0 });
  });

  test('somebody invited signs in by SMS and sets a first password without an old one', async () => {
    const mobile = '13911110001';
    await gateway.call(
      'editUser',
      { body: { new: true, mobile, nickName: 'Invited', roleIds: ['viewer'] } },
      { token: owner, mainId },
    );
    const verifyCode = await codeFor(gateway, mobile, 'login');
    const signedIn = await gateway.call(
      'login',
      { body: { loginType: 'sms', mobile, verifyCode, clientType: 'ENT_WEB' } },
      {},
    );
    const token = signedIn.data.sToken as string;
    expect(await gateway.call('getSecurity', {}, { token, mainId })).toMatchObject({
      data: { mobile: '139****0001', hasPassword: false, wechatBoundAt: null },
    });
    expect(await change(token, undefined, 'my-first-password')).toMatchObject({ code: 0 });
    expect(await alive(await passwordLogin(gateway, mobile, 'my-first-password'))).toBe(true);
    // From now on the present one is required.
    expect(await change(token, undefined, 'my-second-password')).toMatchObject({ code: 2802 });
  });
});

describe('sessions', () => {
  test('one sees and ends the own ones; somebody else’s answers as a missing one, and goes on', async () => {
    const second = await passwordLogin(gateway, '13800000002');
    const mine = await gateway.call('listSessions', {}, { token: recruiter, mainId });
    const others = mine.data.filter((one: { isCurrent: boolean }) => !one.isCurrent);
    expect(mine.data.filter((one: { isCurrent: boolean }) => one.isCurrent)).toHaveLength(1);
    const theirs = await gateway.call('listSessions', {}, { token: owner, mainId });
    const end = (token: string, sessionId: string) =>
      gateway.call('endSession', { body: { sessionId } }, { token, mainId });
    const foreign = await end(recruiter, theirs.data[0].sessionId);
    const missing = await end(recruiter, '01990000-0000-7000-8000-00000000ffff');
    expect(foreign).toMatchObject({ code: 404 });
    expect(foreign.bytes.equals(missing.bytes)).toBe(true);
    expect(await alive(owner)).toBe(true);
    for (const { sessionId } of others) expect(await end(recruiter, sessionId)).toMatchObject({ code: 0 });
    expect([await alive(recruiter), await alive(second)]).toEqual([true, false]);
  });

  test('ending all others spares this one and everybody else', async () => {
    const second = await passwordLogin(gateway, '13800000002');
    expect(await gateway.call('endOtherSessions', { body: {} }, { token: recruiter, mainId })).toMatchObject({
      code: 0,
    });
    expect([await alive(recruiter), await alive(second), await alive(owner)]).toEqual([true, false, true]);
  });
});

test('the history shows sign-ins and wrong passwords, the own only, the newest first, by pages', async () => {
  const wrong = {
    loginType: 'password',
    mobile: '13800000002',
    password: md5('nonsense-1'),
    clientType: 'ENT_WEB',
  };
  await gateway.call('login', { body: wrong }, {});
  const first = await gateway.call('listSignIns', { body: { limit: 2 } }, { token: recruiter, mainId });
  expect(first.data.rows).toMatchObject([
    { way: 'password', outcome: 'wrongPassword' },
    { way: 'password', outcome: 'ok' },
  ]);
  const { nextCursor } = first.data;
  const next = await gateway.call(
    'listSignIns',
    { body: { limit: 50, cursor: nextCursor } },
    { token: recruiter, mainId },
  );
  expect(next.data.rows.length).toBeGreaterThan(0);
  const { rows } = await gateway.owner.query(
    'select count(*)::int as n from sign_in_event where user_id = $1',
    [demoUsers.recruiter],
  );
  expect(next.data.rows.length + 2).toBe(rows[0].n);
});

test('unbinding WeChat: gone, and a second time nothing happens', async () => {
  await gateway.owner.query(
    'insert into wechat_binding (openid_index, user_id, created_at) values ($1, $2, now())',
    ['test-openid', demoUsers.recruiter],
  );
  const bound = async () =>
    (await gateway.call('getSecurity', {}, { token: recruiter, mainId })).data.wechatBoundAt;
  expect(await bound()).not.toBeNull();
  expect(await gateway.call('unbindWechat', { body: {} }, { token: owner, mainId })).toMatchObject({
    code: 0,
  });
  expect(await bound()).not.toBeNull();
  expect(await gateway.call('unbindWechat', { body: {} }, { token: recruiter, mainId })).toMatchObject({
    code: 0,
  });
  expect(await bound()).toBeNull();
  expect(await gateway.call('unbindWechat', { body: {} }, { token: recruiter, mainId })).toMatchObject({
    code: 0,
  });
});
