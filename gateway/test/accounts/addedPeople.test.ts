import { demoMains } from '../../seeds/demoAccounts';
import { applicantOf, submit } from '../enterprises';
import { gatewayWithPeople, sessionOf } from '../checks';
import { md5, type CallReply, type TestGateway } from '../gateway';
import { codeFor, passwordLogin } from './people';

/** People added to an account: what it learns of them before they sign in, and how many SMS it may send to them. */
let gateway: TestGateway;
let owner: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  owner = await passwordLogin(gateway, '13800000001');
});
afterAll(() => gateway.close());

const call = (operation: string, body: object = {}) =>
  gateway.call(operation, { body }, { token: owner, mainId: demoMains.first });
const add = (mobile: string, nickName: string, more: object = {}) =>
  call('editUser', { new: true, mobile, nickName, roleIds: ['viewer'], ...more });
const PASSWORD = 'orchid-7-lantern';

async function register(mobile: string): Promise<string> {
  const verifyCode = await codeFor(gateway, mobile, 'register');
  const body = { mobile, password: md5(PASSWORD), verifyCode, agreed: true };
  const { data } = await gateway.call('register', { body });
  await gateway.call('editUser', { body: { nickName: '真名' } }, { token: data.sToken });
  return data.sToken as string;
}

/** A reply without the parts that differ between any two people. */
const shape = ({ code, data }: CallReply) => {
  const { userId, username, mobile, createTime, createdAt, ...rest } = data ?? {};
  expect([userId, username]).toEqual([expect.stringMatching(/^.{14}4/), expect.any(String)]);
  expect(mobile ?? createTime ?? createdAt).toBeDefined();
  return { code, ...rest };
};
const listed = async (operation: string, keyword: string) => {
  const { data } = await call(operation, { keyword });
  return data.rows.map((row: object) => shape({ code: 0, data: row } as CallReply));
};

describe('a phone Probity knows and one it does not', () => {
  const known = '13933330001';
  const unknown = '13933330002';
  let ids: string[] = [];
  let knownToken: string;

  test('are added with the same reply: the typed name, invited', async () => {
    knownToken = await register(known);
    const replies = [await add(known, '张三'), await add(unknown, '张三', { email: 'a@example.com' })];
    ids = replies.map(({ data }) => data.userId as string);
    expect(shape(replies[0]!)).toEqual(shape(replies[1]!));
    expect(replies[0]).toMatchObject({ code: 0, data: { nickName: '张三', status: 'invited' } });
    expect(await add(known, '张三')).toMatchObject({ code: 1009 });
    expect(await add(unknown, '张三')).toMatchObject({ code: 1009 });
  });

  test('stand alike in both lists, are found alike, and the real name finds nobody', async () => {
    for (const operation of ['listUsers', 'listMembers']) {
      const [one, two] = [await listed(operation, known), await listed(operation, unknown)];
      expect(one).toEqual(two);
      expect(one).toHaveLength(1);
      expect(one[0]).toMatchObject({ nickName: '张三', status: 'invited' });
      expect(await listed(operation, '真名')).toEqual([]);
      expect(await listed(operation, '张三')).toHaveLength(2);
    }
    expect((await listed('listMembers', known))[0]).toMatchObject({ isShared: false, isAwaited: true });
  });

  test('are edited alike: the typed name may be mended, what is their own may not', async () => {
    for (const userId of ids) {
      expect(await call('editUser', { userId, nickName: ' 张三丰 ' })).toMatchObject({
        code: 0,
        data: { nickName: '张三丰', status: 'invited' },
      });
      expect(await call('editUser', { userId, email: 'b@example.com' })).toMatchObject({ code: 403 });
    }
  });

  test('go by the typed name in the audit log, too', async () => {
    const names = async () => {
      const { data } = await gateway.call('listAuditChoices', {}, { token: owner, mainId: demoMains.first });
      return JSON.stringify(data);
    };
    expect(await names()).not.toContain('真名');
  });

  test('… and the twin: nothing of the known one changed; once here they show as who they are', async () => {
    const { data } = await gateway.call('loginInfo', {}, { token: knownToken });
    expect(data.nickName).toBe('真名');
    expect(await gateway.call('changeLogin', { body: { mainId: demoMains.first } }, { token: knownToken }))
      .toMatchObject({ code: 0 }); // prettier-ignore
    const verifyCode = await codeFor(gateway, unknown, 'login');
    const body = { loginType: 'sms', mobile: unknown, verifyCode, clientType: 'ENT_WEB' };
    expect(await gateway.call('login', { body })).toMatchObject({ code: 0 });
    expect((await listed('listUsers', known))[0]).toMatchObject({ nickName: '真名', status: 'enabled' });
    expect((await listed('listUsers', unknown))[0]).toMatchObject({ nickName: '张三丰', status: 'enabled' });
    expect((await listed('listMembers', known))[0]).toMatchObject({ isShared: true });
    // A name also shown in the person's own account cannot be changed by this one; the other's can.
    expect(await call('editUser', { userId: ids[0], nickName: 'mine' })).toMatchObject({ code: 403 });
    expect(await call('editUser', { userId: ids[1], nickName: '张三' })).toMatchObject({ code: 0 });
  });
});

test('a name of spaces is none, for a new one and for oneself; around a name they go', async () => {
  expect(await add('13933330003', ' \u200B ')).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'nickName' }] },
  });
  expect(await call('editUser', { nickName: '   ' })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'nickName' }] },
  });
  expect(await add('13933330003', '  李  四 ')).toMatchObject({ code: 0, data: { nickName: '李 四' } });
  expect(await call('editUser', { nickName: ' 陈静 ' })).toMatchObject({ data: { nickName: '陈静' } });
});

describe('SMS to people an account adds', () => {
  /** Acts for an unverified enterprise, with a fresh session. */
  const unverified = async () => {
    const { userId, mainId } = await applicantOf(gateway);
    return async (operation: string, input: object) =>
      gateway.call(operation, input, { token: await sessionOf(gateway, userId, mainId), mainId });
  };
  const phone = (n: number) => `1394444${String(n).padStart(4, '0')}`;

  test('five in 24 hours while nobody has verified it, told again included; the wait is said; the next day goes on', async () => {
    const apply = await unverified();
    const addTo = (n: number) =>
      apply('editUser', { body: { new: true, mobile: phone(n), nickName: 'x', roleIds: ['viewer'] } });
    const first = await addTo(1);
    gateway.clock.advance(2 * 3_600_000);
    expect(await apply('reinviteMember', { body: { userId: first.data.userId } })).toMatchObject({ code: 0 });
    for (const n of [2, 3, 4]) expect(await addTo(n)).toMatchObject({ code: 0 });
    const full = await addTo(5);
    expect(full).toMatchObject({ code: 2841, data: { retryAfter: 22 * 3600 } });
    expect(full.msg).toContain('22 hours');
    expect(await gateway.outbox(phone(5))).toEqual([]);
    gateway.clock.advance(2 * 3_600_000);
    expect(await apply('reinviteMember', { body: { userId: first.data.userId } })).toMatchObject({
      code: 2841,
    });
    gateway.clock.advance(20 * 3_600_000 + 1000);
    expect(await addTo(5)).toMatchObject({ code: 0 });
  });

  test('20 at once are five, and nobody else was added', async () => {
    const apply = await unverified();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        apply('editUser', {
          body: { new: true, mobile: phone(100 + n), nickName: 'x', roleIds: ['viewer'] },
        }),
      ),
    );
    const codes = replies.map(({ code, status }) => (status === 503 ? 503 : code));
    expect(codes.filter((code) => code === 0)).toHaveLength(5);
    expect((await apply('listUsers', { body: {} })).data.total).toBe(6);
  });

  test('… and the twin: a verified enterprise adds more than five', async () => {
    owner = await passwordLogin(gateway, '13800000001');
    for (let n = 0; n < 7; n += 1) expect(await add(phone(200 + n), 'x')).toMatchObject({ code: 0 });
  });

  test('the name an enterprise gave itself stands in no SMS until somebody verified it', async () => {
    const applicant = await applicantOf(gateway);
    expect(await submit(applicant, { enterpriseName: '中国某某银行' })).toMatchObject({ code: 0 });
    const body = { new: true, mobile: phone(300), nickName: 'x', roleIds: ['viewer'] };
    expect(await applicant.call('editUser', { body })).toMatchObject({ code: 0 });
    const [message] = await gateway.outbox(phone(300));
    expect(message!.text).toContain('New enterprise');
    expect(message!.text).not.toContain('银行');
    // Its own people still read their submission.
    const { data } = await applicant.call('getCertification');
    expect(data.submission.enterpriseName).toBe('中国某某银行');
  });
});
