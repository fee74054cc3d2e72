import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount } from '../checks';
import { md5, type TestGateway } from '../gateway';
import { sql } from '../../src/platform/db/sql';
import { codeFor, passwordLogin } from './people';

/** A person is told when somebody signs in as them with a browser not seen before. */
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const newerWindows = windows.replace('140.0', '141.0');
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7; rv:140.0) Gecko/20100101 Firefox/140.0';
const DAY = 86_400_000;
const { first } = demoMains;
const { owner, recruiter } = demoUsers;
const mobiles = { owner: '13800000001', recruiter: '13800000002' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(3_600_000));

const signIn = (mobile: string, userAgent: string, ip?: string) =>
  passwordLogin(gateway, mobile, undefined, { headers: { 'user-agent': userAgent }, ...(ip && { ip }) });

/** The browsers a person was told of by the bell, the newest first. */
async function told(userId: string, mainId: string = first): Promise<string[]> {
  await gateway.runJobs();
  const rows = await inAccount(gateway, mainId, ({ tx }) =>
    tx.many<{ browser: string }>(sql`select params ->> 'browser' as browser from notification
      where kind = 'signIn.newBrowser' and user_id = ${userId} order by created_at desc, id desc`),
  );
  return rows.map(({ browser }) => browser);
}

test('the first sign-in is not told; another browser or system is, once, and a newer version of it is not', async () => {
  await signIn(mobiles.owner, windows);
  expect(await told(owner)).toEqual([]);
  const token = await signIn(mobiles.owner, phone);
  expect(await told(owner)).toEqual(['Safari · iOS']);
  await signIn(mobiles.owner, phone);
  await signIn(mobiles.owner, newerWindows);
  expect(await told(owner)).toEqual(['Safari · iOS']);
  const { data } = await gateway.call('listNotifications', { body: {} }, { token, mainId: first });
  expect(data.rows[0]).toMatchObject({ kind: 'signIn.newBrowser', browser: 'Safari · iOS', entityId: owner });
  const texts = (await gateway.outbox(mobiles.owner)).filter(({ template }) => template === 'notification');
  expect(texts).toHaveLength(1);
  expect(texts[0]!.text).toMatch(/Safari · iOS/);
  expect(texts[0]!.text).not.toMatch(/https?:/);
});

test('two sign-ins at once with the same new browser tell once', async () => {
  await signIn(mobiles.recruiter, windows);
  await Promise.all([1, 2, 3, 4].map((n) => signIn(mobiles.recruiter, mac, `198.51.${n}.7`)));
  expect(await told(recruiter)).toEqual(['Firefox · macOS']);
});

test('a wrong password makes no browser a known one, and one not used for 90 days is new again', async () => {
  const body = {
    loginType: 'password',
    mobile: mobiles.recruiter,
    password: md5('x'),
    clientType: 'ENT_WEB',
  };
  await gateway.call('login', { body }, { headers: { 'user-agent': phone } });
  await signIn(mobiles.recruiter, phone);
  expect(await told(recruiter)).toEqual(['Safari · iOS', 'Firefox · macOS']);
  gateway.clock.advance(89 * DAY);
  await signIn(mobiles.recruiter, phone);
  expect(await told(recruiter)).toHaveLength(2);
  gateway.clock.advance(91 * DAY);
  await signIn(mobiles.recruiter, phone);
  expect(await told(recruiter)).toEqual(['Safari · iOS', 'Safari · iOS', 'Firefox · macOS']);
});

test('a person who registers is not told of it, and afterwards only of another browser', async () => {
  const mobile = '13912345678';
  const verifyCode = await codeFor(gateway, mobile, 'register');
  const password = md5('orchid-7-lantern');
  const headers = { 'user-agent': windows };
  const { data } = await gateway.call(
    'register',
    { body: { mobile, verifyCode, password, agreed: true } },
    { headers },
  );
  const info = await gateway.call('loginInfo', {}, { token: data.sToken });
  const { userId, mainId } = info.data;
  expect(await told(userId, mainId)).toEqual([]);
  await passwordLogin(gateway, mobile, 'orchid-7-lantern', { headers });
  expect(await told(userId, mainId)).toEqual([]);
  await passwordLogin(gateway, mobile, 'orchid-7-lantern', { headers: { 'user-agent': mac } });
  expect(await told(userId, mainId)).toEqual(['Firefox · macOS']);
});

test('who does not want it is not told', async () => {
  const token = await signIn(mobiles.owner, windows);
  const off = (channel: string) => ({ kind: 'signIn.newBrowser', channel, isOn: false });
  const body = { changes: [off('inApp'), off('sms')] };
  expect(await gateway.call('saveNotificationChoices', { body }, { token, mainId: first })).toMatchObject({
    code: 0,
  });
  const before = await told(owner);
  await signIn(mobiles.owner, mac);
  expect(await told(owner)).toEqual(before);
});
