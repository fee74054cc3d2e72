import { gatewayWithPeople } from '../checks';
import { md5, type TestGateway } from '../gateway';
import { DEMO_PASSWORD, demoMains, demoUsers } from '../../seeds/demoAccounts';
import { sha256Hex } from '../../src/platform/security/tokens';
import { codeFor, passwordLogin } from './people';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

const info = (token: string) => gateway.call('loginInfo', {}, { token });
const MINUTE = 60_000;

describe('security rule 8: sToken', () => {
  test('256 bits, new at every login; only the SHA-256 is stored, nowhere the token', async () => {
    const one = await passwordLogin(gateway, '13800000001');
    const two = await passwordLogin(gateway, '13800000001');
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url')).toHaveLength(32);
    const { rows } = await gateway.owner.query('select token_hash, to_jsonb(s)::text as row from sessions s');
    expect(rows.map(({ token_hash: hash }) => hash)).toEqual(
      expect.arrayContaining([sha256Hex(one), sha256Hex(two)]),
    );
    expect(rows.some(({ row }) => row.includes(one) || row.includes(two))).toBe(false);
  });

  test('a hash, a made-up token and a token in the address open nothing; the header does', async () => {
    const token = await passwordLogin(gateway, '13800000001');
    expect(await info(sha256Hex(token))).toMatchObject({ code: -5 });
    expect(await info('A'.repeat(43))).toMatchObject({ code: -5 });
    const inQuery = await gateway.request(`/gateway/bd/base/user/loginInfo?sToken=${token}`, {
      headers: { appcode: 'bd-web' },
    });
    expect(await inQuery.json()).toMatchObject({ code: -5 });
    expect(await info(token)).toMatchObject({ code: 0, data: { sToken: token } });
  });

  test('work without another call keeps it; a poll does not', async () => {
    const token = await passwordLogin(gateway, '13800000001');
    const polled = await passwordLogin(gateway, '13800000001');
    const { mainId } = (await info(token)).data;
    const keep = () => gateway.call('keepSession', { body: {} }, { token, mainId });
    for (let n = 0; n < 3; n += 1) {
      gateway.clock.advance(20 * MINUTE);
      expect(await keep()).toMatchObject({ code: 0 });
      await gateway.call('countUnreadNotifications', {}, { token: polled, mainId });
    }
    expect(await info(token)).toMatchObject({ code: 0 });
    expect(await info(polled)).toMatchObject({ code: -5 });
    gateway.clock.advance(31 * MINUTE);
    expect(await keep()).toMatchObject({ code: -5 });
  });

  test('idle 30 minutes ends it; use renews it', async () => {
    const idle = await passwordLogin(gateway, '13800000001');
    const used = await passwordLogin(gateway, '13800000001');
    gateway.clock.advance(29 * MINUTE);
    expect(await info(used)).toMatchObject({ code: 0 });
    gateway.clock.advance(MINUTE);
    expect(await info(idle)).toMatchObject({ code: -5 });
    gateway.clock.advance(28 * MINUTE);
    expect(await info(used)).toMatchObject({ code: 0 });
  });

  test('absolute 12 hours end it however busy it is', async () => {
    const token = await passwordLogin(gateway, '13800000001');
    for (let n = 0; n < 28; n++) {
      gateway.clock.advance(25 * MINUTE);
      expect(await info(token)).toMatchObject({ code: 0 });
    }
    gateway.clock.advance(20 * MINUTE);
    expect(await info(token)).toMatchObject({ code: -5 });
  });

  test('another session of the same user lives on when one signs out; logout is idempotent', async () => {
    const one = await passwordLogin(gateway, '13800000001');
    const two = await passwordLogin(gateway, '13800000001');
    const goodbye = { code: 0, data: { token: '', userInfo: {}, sideBarMenus: [] } };
    const body = { loginType: 'password', username: 'somebodyelse' };
    expect(await gateway.call('logout', { body }, { token: one })).toMatchObject(goodbye);
    expect(await gateway.call('logout', { body }, { token: one })).toMatchObject(goodbye);
    expect(await gateway.call('logout', { body: {} })).toMatchObject(goodbye);
    expect(await info(one)).toMatchObject({ code: -5 });
    expect(await info(two)).toMatchObject({ code: 0 });
  });

  test('a changed phone ends the other sessions; the new phone signs in, the old does not', async () => {
    const own = await passwordLogin(gateway, '13800000004');
    const other = await passwordLogin(gateway, '13800000004');
    const oldVerifyCode = await codeFor(gateway, '13800000004', 'changeMobileOld', { token: own });
    const taken = await codeFor(gateway, '13800000003', 'changeMobileNew', { token: own });
    const change = (body: object) => gateway.call('changeMobile', { body }, { token: own });
    expect(await change({ oldVerifyCode, mobile: '13800000003', verifyCode: taken })).toMatchObject({
      code: 1009,
    });
    gateway.clock.advance(2 * MINUTE);
    // The own number is no new one: said before a code is sent or used up.
    const present = {
      code: 1000,
      data: { fields: [{ path: 'mobile', msg: expect.stringContaining('already') }] },
    };
    const send = { mobile: '13800000004', scene: 'changeMobileNew' };
    expect(await gateway.call('sendVerifyCode', { body: send }, { token: own })).toMatchObject(present);
    expect(
      await change({ oldVerifyCode: '000000', mobile: '13800000004', verifyCode: '000000' }),
    ).toMatchObject(present);
    const old2 = await codeFor(gateway, '13800000004', 'changeMobileOld', { token: own });
    const fresh = await codeFor(gateway, '13912340004', 'changeMobileNew', { token: own });
    expect(await change({ oldVerifyCode: '000000', mobile: '13912340004', verifyCode: fresh })).toMatchObject(
      {
        code: 1004,
        data: { path: 'oldVerifyCode' },
      },
    );
    // Neither code is used up by the other's fault.
    const wrongNew = await change({ oldVerifyCode: old2, mobile: '13912340004', verifyCode: '000000' });
    expect(wrongNew).toMatchObject({ code: 1004, data: { path: 'verifyCode' } });
    const changed = await change({ oldVerifyCode: old2, mobile: '13912340004', verifyCode: fresh });
    const again = await change({ oldVerifyCode: old2, mobile: '13912340004', verifyCode: fresh });
    // By then it is the own number.
    expect(again).toMatchObject(present);
    expect(changed).toMatchObject({ code: 0, data: { mobile: '139****0004' } });
    expect(await info(other)).toMatchObject({ code: -5 });
    expect(await info(own)).toMatchObject({ code: 0, data: { mobile: '139****0004' } });
    await passwordLogin(gateway, '13912340004');
    await expect(passwordLogin(gateway, '13800000004')).rejects.toThrow('1001');
    const { rows } = await gateway.owner.query(
      `select 1 from audit_event where action = 'user.mobileChanged' and entity_id = $1`,
      [demoUsers.viewer],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('calls 16 and 17: related accounts and switching', () => {
  test('the list marks the active account; switching gives a new token there and revokes the old', async () => {
    const token = await passwordLogin(gateway, '13800000001');
    const list = await gateway.call('listRelatedMains', { body: {} }, { token });
    expect(list.data).toHaveLength(3);
    expect(list.data.find(({ current }: { current: boolean }) => current).mainId).toBe(demoMains.first);
    gateway.clock.advance(1000);
    const switched = await gateway.call('changeLogin', { body: { mainId: demoMains.third } }, { token });
    expect(switched.code).toBe(0);
    expect(await info(token)).toMatchObject({ code: -5 });
    const there = await info(switched.data.sToken);
    expect(there.data).toMatchObject({ mainId: demoMains.third, roles: ['recruiter'] });
    const { rows } = await gateway.owner.query(
      `select main_id, action from audit_event where action in ('user.leftAccount', 'user.switchedAccount') order by id`,
    );
    expect(rows).toEqual([
      { main_id: demoMains.first, action: 'user.leftAccount' },
      { main_id: demoMains.third, action: 'user.switchedAccount' },
    ]);
    // The account used last is the one the next login opens.
    gateway.clock.advance(1000);
    expect((await info(await passwordLogin(gateway, '13800000001'))).data.mainId).toBe(demoMains.third);
  });

  test('a switch, also to the account in use, hands on the absolute end: 12 hours are 12 hours; a new sign-in has its own', async () => {
    let token = await passwordLogin(gateway, '13800000001');
    const other = [demoMains.second, demoMains.second, demoMains.first];
    for (let n = 0; n < 28; n++) {
      gateway.clock.advance(25 * MINUTE);
      const mainId = other[n % other.length]!;
      const { code, data } = await gateway.call('changeLogin', { body: { mainId } }, { token });
      expect({ code, expiresIn: data?.expiresIn }).toEqual({ code: 0, expiresIn: 43_200 - (n + 1) * 1500 });
      token = data.sToken;
    }
    expect(await info(token)).toMatchObject({ code: 0 });
    gateway.clock.advance(20 * MINUTE);
    expect(await info(token)).toMatchObject({ code: -5 });
    expect(await info(await passwordLogin(gateway, '13800000001'))).toMatchObject({ code: 0 });
  });

  test('an account one is not in, and one that is disabled there, answer 1011; the session stays', async () => {
    const token = await passwordLogin(gateway, '13800000002');
    const to = (mainId: string) => gateway.call('changeLogin', { body: { mainId } }, { token });
    expect(await to(demoMains.second)).toMatchObject({ code: 1011 });
    expect(await to('01900000-0000-7000-8000-00000000dead')).toMatchObject({ code: 1011 });
    expect(await info(token)).toMatchObject({ code: 0 });
  });

  test('support switches into customers, an analyst does not; both are staff', async () => {
    const support = await passwordLogin(gateway, '13800000013');
    expect((await gateway.call('listRelatedMains', { body: {} }, { token: support })).data).toHaveLength(4);
    const inside = await gateway.call(
      'changeLogin',
      { body: { mainId: demoMains.first } },
      { token: support },
    );
    expect((await info(inside.data.sToken)).data).toMatchObject({ userType: 'staff', roles: ['support'] });
    const analyst = await passwordLogin(gateway, '13800000011');
    const refused = await gateway.call(
      'changeLogin',
      { body: { mainId: demoMains.first } },
      { token: analyst },
    );
    expect(refused).toMatchObject({ code: 1011 });
    const menus = (await info(analyst)).data.menus.map(({ name }: { name: string }) => name);
    expect(menus).toEqual(['homePage', 'backRecord', 'workOrder', 'businessManage']);
  });
});

test('a user disabled in every account answers -6 in the running session and 1003 at the door', async () => {
  const token = await passwordLogin(gateway, '13800000003');
  await gateway.owner.query('update membership set disabled = true where user_id = $1', [demoUsers.finance]);
  expect(await info(token)).toMatchObject({ code: -6, msg: 'current user has no access permission' });
  const body = {
    loginType: 'password',
    mobile: '13800000003',
    password: md5(DEMO_PASSWORD),
    clientType: 'ENT_WEB',
  };
  expect(await gateway.call('login', { body })).toMatchObject({ code: 1003 });
  await gateway.owner.query('update membership set disabled = false where user_id = $1', [demoUsers.finance]);
  expect(await info(token)).toMatchObject({ code: -5 });
  expect(await info(await passwordLogin(gateway, '13800000003'))).toMatchObject({ code: 0 });
});

test('disabled in the active account only: that session is over, another account opens', async () => {
  gateway.clock.advance(1000);
  const token = await passwordLogin(gateway, '13800000001');
  const { mainId } = (await info(token)).data;
  await gateway.owner.query('update membership set disabled = true where user_id = $1 and main_id = $2', [
    demoUsers.owner,
    mainId,
  ]);
  expect(await info(token)).toMatchObject({ code: -5 });
  expect((await info(await passwordLogin(gateway, '13800000001'))).data.mainId).not.toBe(mainId);
});
