import { gatewayWithPeople } from '../checks';
import { md5, type TestGateway } from '../gateway';
import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { codeFor, passwordLogin } from './people';

let gateway: TestGateway;
let owner: string;
let recruiter: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  owner = await passwordLogin(gateway, '13800000001');
  recruiter = await passwordLogin(gateway, '13800000002');
});
afterAll(() => gateway.close());

const list = (token: string, body: object = {}) => gateway.call('listUsers', { body }, { token });
const edit = (token: string, body: object) => gateway.call('editUser', { body }, { token });
const idsOf = (reply: { data: { rows: { userId: string }[] } }) =>
  reply.data.rows.map(({ userId }) => userId);

describe('call 8', () => {
  test('own people only, phones masked; the staff who serve the account are not among them', async () => {
    const reply = await list(owner);
    expect(reply).toMatchObject({ code: 0, data: { total: 4 } });
    expect(idsOf(reply)).toEqual([demoUsers.owner, demoUsers.recruiter, demoUsers.finance, demoUsers.viewer]);
    expect(reply.data.rows[1]).toMatchObject({
      mobile: '138****0002',
      roleName: 'Recruiter',
      roleIds: ['recruiter'],
      status: 'enabled',
    });
  });

  test('without the right: 403, the session stays', async () => {
    expect(await list(recruiter)).toMatchObject({ code: 403, msg: 'no permission for this operation' });
    expect(await gateway.call('loginInfo', {}, { token: recruiter })).toMatchObject({ code: 0 });
  });

  test('pages, keyword in a name, a whole phone, status', async () => {
    expect(await list(owner, { pageNum: 2, pageSize: 3 })).toMatchObject({ data: { total: 4, rows: [{}] } });
    expect(await list(owner, { pageNum: 9 })).toMatchObject({ data: { total: 4, rows: [] } });
    expect(idsOf(await list(owner, { keyword: '敏' }))).toEqual([demoUsers.recruiter]);
    expect(idsOf(await list(owner, { keyword: '13800000003' }))).toEqual([demoUsers.finance]);
    expect(idsOf(await list(owner, { keyword: '1380000' }))).toEqual([]);
    expect(idsOf(await list(owner, { keyword: '%' }))).toEqual([]);
    expect(await list(owner, { status: 'disabled' })).toMatchObject({ data: { total: 0, rows: [] } });
    expect(await list(owner, { pageSize: 101 })).toMatchObject({ code: 1000 });
  });
});

describe('call 9', () => {
  test('oneself: name and address', async () => {
    const reply = await edit(recruiter, { nickName: '周敏敏', email: 'zhou@example.com' });
    expect(reply).toMatchObject({ code: 0, data: { userId: demoUsers.recruiter, nickName: '周敏敏' } });
    const { rows } = await gateway.owner.query('select email_enc from users where id = $1', [
      demoUsers.recruiter,
    ]);
    expect(rows[0].email_enc.toString('latin1')).not.toContain('zhou@example.com');
  });

  test('others need user.manage: 403 whether the user exists or not', async () => {
    const known = await edit(recruiter, { userId: demoUsers.finance, nickName: 'x' });
    const unknown = await edit(recruiter, { userId: '01900000-0000-7000-8000-00000000dead', nickName: 'x' });
    expect(known).toMatchObject({ code: 403 });
    expect(known.bytes.equals(unknown.bytes)).toBe(true);
    expect(
      await edit(recruiter, { new: true, mobile: '13900000001', nickName: 'x', roleIds: ['owner'] }),
    ).toMatchObject({ code: 403 });
  });

  test("a missing user, another tenant's and a staff member answer 1015 byte for byte alike", async () => {
    const mobile = '13900000077';
    const verifyCode = await codeFor(gateway, mobile, 'register');
    const password = md5('orchid-7-lantern');
    const other = await gateway.call('register', { body: { mobile, password, verifyCode, agreed: true } });
    const { userId } = (await gateway.call('loginInfo', {}, { token: other.data.sToken })).data;
    const ids = ['01900000-0000-7000-8000-00000000dead', userId, demoUsers.support];
    const replies = await Promise.all(ids.map((id) => edit(owner, { userId: id, status: 'disabled' })));
    expect(replies[0]).toMatchObject({ code: 1015 });
    expect(new Set(replies.map(({ bytes }) => bytes.toString())).size).toBe(1);
  });

  test('nobody disables or demotes himself; naming the present state is no change', async () => {
    expect(await edit(owner, { status: 'disabled' })).toMatchObject({ code: 1019 });
    expect(await edit(owner, { userId: demoUsers.owner, roleIds: ['viewer'] })).toMatchObject({ code: 1019 });
    expect(await edit(recruiter, { roleIds: ['owner'] })).toMatchObject({ code: 1019 });
    expect(await edit(owner, { status: 'enabled', roleIds: ['owner'] })).toMatchObject({ code: 0 });
  });

  test('a new role ends the sessions there; disabling bars; enabling lets in', async () => {
    const finance = await passwordLogin(gateway, '13800000003');
    expect(await edit(owner, { userId: demoUsers.finance, roleIds: ['viewer'] })).toMatchObject({
      data: { roleIds: ['viewer'], roleName: 'Viewer' },
    });
    expect(await gateway.call('loginInfo', {}, { token: finance })).toMatchObject({ code: -5 });
    const again = await passwordLogin(gateway, '13800000003');
    expect(await edit(owner, { userId: demoUsers.finance, status: 'disabled' })).toMatchObject({
      data: { status: 'disabled' },
    });
    expect(await gateway.call('loginInfo', {}, { token: again })).toMatchObject({ code: -6 });
    await edit(owner, { userId: demoUsers.finance, status: 'enabled', roleIds: ['finance'] });
    await passwordLogin(gateway, '13800000003');
    const { rows } = await gateway.owner.query(
      `select action, detail from audit_event where entity = 'user' and entity_id = $1
        and actor_user_id = $2 order by at, id`,
      [demoUsers.finance, demoUsers.owner],
    );
    // A person barred and let in again is no edit: each has its own action.
    expect(rows).toEqual([
      { action: 'user.edited', detail: { role: { from: 'finance', to: 'viewer' } } },
      { action: 'user.disabled', detail: {} },
      { action: 'user.edited', detail: { role: { from: 'viewer', to: 'finance' } } },
      { action: 'user.enabled', detail: {} },
    ]);
  });

  test('a role of the platform is not given here; an unknown phone becomes an invited user who signs in by SMS', async () => {
    const fields = { new: true, mobile: '13900000005', nickName: '新人' };
    expect(await edit(owner, { ...fields, roleIds: ['analyst'] })).toMatchObject({ code: 1000 });
    expect(await edit(owner, { new: true })).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'mobile' }, { path: 'nickName' }, { path: 'roleIds' }] },
    });
    const made = await edit(owner, { ...fields, roleIds: ['viewer'], email: 'a@example.com' });
    expect(made).toMatchObject({ code: 0, data: { status: 'invited', mobile: '139****0005' } });
    expect((await gateway.outbox('13900000005'))[0]!.template).toBe('userInvited');
    expect(await edit(owner, { ...fields, roleIds: ['viewer'] })).toMatchObject({ code: 1009 });
    const verifyCode = await codeFor(gateway, '13900000005', 'login');
    const body = { loginType: 'sms', mobile: '13900000005', verifyCode, clientType: 'ENT_WEB' };
    expect(await gateway.call('login', { body })).toMatchObject({ code: 0 });
    expect((await list(owner, { keyword: '新人' })).data.rows[0].status).toBe('enabled');
  });

  test('only an owner makes an owner; two owners who demote each other at once leave one', async () => {
    await edit(owner, { userId: demoUsers.recruiter, roleIds: ['admin'] });
    const admin = await passwordLogin(gateway, '13800000002');
    expect(await edit(admin, { userId: demoUsers.finance, roleIds: ['owner'] })).toMatchObject({ code: 403 });
    expect(await edit(admin, { userId: demoUsers.owner, status: 'disabled' })).toMatchObject({ code: 403 });
    await edit(owner, { userId: demoUsers.recruiter, roleIds: ['owner'] });
    const second = await passwordLogin(gateway, '13800000002');
    await Promise.all([
      edit(owner, { userId: demoUsers.recruiter, roleIds: ['viewer'] }),
      edit(second, { userId: demoUsers.owner, roleIds: ['viewer'] }),
    ]);
    const { rows } = await gateway.owner.query(
      `select 1 from membership where main_id = $1 and role = 'owner' and not disabled`,
      [demoMains.first],
    );
    expect(rows).toHaveLength(1);
  });
});
