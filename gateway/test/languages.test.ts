import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { enter, newestS, ok, type Visitor } from './candidates';
import { sql } from '../src/platform/db/sql';
import { eraseAccount } from './erasure';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';
import { addPerson, publishEvent } from './notifications';
import { pdf } from './reports';

// Messages are written in their reader's language: a candidate's from the opened link, a user's by choice.

const { first, platform, second } = demoMains;
const HOUR = 3_600_000;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
});
afterAll(() => gateway.close());

let people = 0;
const phone = () => `1396666${String((people += 1)).padStart(4, '0')}`;
/** The clock moves on by hours: each time a new sign-in. */
const owner = () => sessionOf(gateway, demoUsers.owner, first);
const asOwner = async (operation: string, body: object): Promise<CallReply> =>
  ok(await gateway.call(operation, { body }, { token: await owner(), mainId: first }));
const ordered = async (mobile: string) =>
  placeOrder(gateway, await owner(), { candidate: { name: '韩雪梅', mobile }, acceptDuplicate: true });
const newest = async (mobile: string) => (await gateway.outbox(mobile))[0]!.text;

const both = /^【Probity】[^a-z]*\p{Script=Han}.*。.*[a-z]{4}/su;
const english = /^\[Probity\] [^\p{Script=Han}]*$/u;
/** The enterprise of the demo data has a Chinese name: only the words around it count. */
const withoutName = (text: string) => text.replaceAll('晨星科技有限公司', 'Morning Star');
const chinese = /^【Probity】.*\p{Script=Han}/su;
const englishWords = /asks for|Reminder|Your background check|link and confirm/;

async function order(mobile: string): Promise<{ checkId: string; visitor: Visitor }> {
  const { checkId } = await ordered(mobile);
  return { checkId, visitor: await enter(gateway, mobile, await newestS(gateway, mobile)) };
}
const open = async ({ s, token }: Visitor, lang: string) =>
  ok(await gateway.call('getInvitation', { body: { s } }, { token, lang }));

test('each reply with words says which language they are in', async () => {
  const token = await owner();
  const own = { token, mainId: first };
  const said = async (operation: string, lang: string, input = {}, options: object = own) => {
    const { code, headers } = await gateway.call(operation, input, { lang, ...options });
    return [code, headers['content-language'], headers.vary];
  };
  const inChinese = ['zh-CN', 'accept-language'];
  expect(await said('loginInfo', 'zh-CN,zh;q=0.9,en;q=0.8')).toEqual([0, ...inChinese]);
  expect(await said('loginInfo', 'en-GB')).toEqual([0, 'en', 'accept-language']);
  expect(await said('chooseLanguage', 'zh', { body: { language: 'de' } })).toEqual([1000, ...inChinese]);
  expect(await said('loginInfo', 'zh', {}, {})).toEqual([-5, ...inChinese]);
  const unknown = await gateway.request('/gateway/nowhere', { headers: { 'accept-language': 'zh' } });
  expect([unknown.status, unknown.headers.get('content-language')]).toEqual([404, 'zh-CN']);
  // A file is labelled with the language it was written in, whoever fetches it.
  const file = { name: 'a.pdf', mime: 'application/pdf', bytes: pdf };
  const { fileId } = ok(await gateway.call('uploadFile', { file }, own)).data;
  expect(await said('downloadFile', 'zh', { query: { fileId } })).toEqual([0, undefined, undefined]);
});

test('a candidate whose language nobody knows is written to in both', async () => {
  const mobile = phone();
  const { checkId } = await ordered(mobile);
  expect(await newest(mobile)).toMatch(both);
  gateway.clock.advance(2 * HOUR);
  await asOwner('remindCandidate', { checkId });
  expect(await newest(mobile)).toMatch(both);
});

test('once the link was opened, reminder, resent link and question come in that language', async () => {
  const mobile = phone();
  const { checkId, visitor } = await order(mobile);
  await open(visitor, 'zh-CN');
  gateway.clock.advance(2 * HOUR);
  await asOwner('remindCandidate', { checkId });
  expect(await newest(mobile)).toMatch(chinese);
  expect(await newest(mobile)).not.toMatch(englishWords);
  // A switch on the candidate's screen sends a request, and is a choice.
  await open(await enter(gateway, mobile, await newestS(gateway, mobile)), 'en');
  gateway.clock.advance(2 * HOUR);
  await asOwner('remindCandidate', { checkId });
  expect(withoutName(await newest(mobile))).toMatch(english);
  await asOwner('resendInvitation', { checkId });
  expect(withoutName(await newest(mobile))).toMatch(english);
  expect(await newest(mobile)).toMatch(/\/#\/checkPhone\?s=[A-Za-z0-9_-]{32}$/);
});

test('the scheduled message is in the language of the link too, and so is the next check of the same phone', async () => {
  const mobile = phone();
  const { visitor } = await order(mobile);
  await open(visitor, 'zh-CN');
  gateway.clock.advance(25 * HOUR);
  await inAccount(gateway, first, (work) => work.enqueue('checks.tick', {}));
  await gateway.runJobs();
  expect(await newest(mobile)).toContain('提醒');
  expect(await newest(mobile)).not.toMatch(englishWords);
  await ordered(mobile);
  expect(await newest(mobile)).toContain('邀请您');
  expect(await newest(mobile)).not.toMatch(englishWords);
});

test('a mended phone is another reader: both languages again; another account knows nothing of it', async () => {
  const mobile = phone();
  const { checkId, visitor } = await order(mobile);
  await open(visitor, 'zh-CN');
  const mended = phone();
  await asOwner('resendInvitation', { checkId, mobile: mended });
  expect(await newest(mended)).toMatch(both);
  expect(await newest(mended)).toMatch(englishWords);
});

test('the verification code comes in the language of the screen that asked for it', async () => {
  const mobile = phone();
  await ordered(mobile);
  const body = { mobile, scene: 'visitor', s: await newestS(gateway, mobile) };
  ok(await gateway.call('sendVerifyCode', { body }, { lang: 'zh-CN,zh;q=0.9,en;q=0.8' }));
  expect(await newest(mobile)).toContain('验证码');
  gateway.clock.advance(HOUR);
  ok(await gateway.call('sendVerifyCode', { body }, { lang: 'en-GB' }));
  expect(await newest(mobile)).toMatch(/^\[Probity\] Your verification code is \d{6}/);
});

const infoOf = async (userId: string, mainId: string) => {
  const token = await sessionOf(gateway, userId, mainId);
  return ok(await gateway.call('loginInfo', {}, { token })).data as { language: string | null };
};

test('what a user chose follows to other browsers and accounts; nobody else gets it', async () => {
  expect(await infoOf(demoUsers.recruiter, first)).toMatchObject({ language: null });
  const token = await sessionOf(gateway, demoUsers.recruiter, first);
  const choose = (language: string) =>
    gateway.call('chooseLanguage', { body: { language } }, { token, mainId: first });
  ok(await choose('zh-CN'));
  expect(await infoOf(demoUsers.recruiter, first)).toMatchObject({ language: 'zh-CN' });
  expect(await infoOf(demoUsers.viewer, first)).toMatchObject({ language: null });
  expect(await choose('de')).toMatchObject({ code: 1000 });
  expect(await infoOf(demoUsers.recruiter, first)).toMatchObject({ language: 'zh-CN' });
  ok(await choose('en'));
  expect(await infoOf(demoUsers.recruiter, first)).toMatchObject({ language: 'en' });
});

test('a visitor keeps no language of a user: the call is not theirs', async () => {
  const mobile = phone();
  const { visitor } = await order(mobile);
  const info = ok(await gateway.call('loginInfo', {}, { token: visitor.token }));
  expect(info.data).toMatchObject({ language: null });
  const choice = { body: { language: 'en' } };
  expect(await gateway.call('chooseLanguage', choice, { token: visitor.token })).toMatchObject({ code: -6 });
});

test('what staff are told by SMS comes in the chosen language, before a choice in both', async () => {
  const choices = {
    changes: [{ kind: 'enterprise.submitted', channel: 'sms', isOn: true }],
  };
  const token = await sessionOf(gateway, demoUsers.operator, platform);
  ok(await gateway.call('saveNotificationChoices', { body: choices }, { token, mainId: platform }));
  const mobile = '13800000014';
  await publishEvent(gateway, { mainId: second, kind: 'enterprise.submitted' });
  expect(await newest(mobile)).toMatch(/企业认证。.* submitted its certification\.$/);
  ok(await gateway.call('chooseLanguage', { body: { language: 'zh-CN' } }, { token, mainId: platform }));
  await publishEvent(gateway, { mainId: second, kind: 'enterprise.submitted' });
  expect(await newest(mobile)).toMatch(/企业认证。$/);
});

test('who is added to an account reads it in the own language, not in that of whoever adds', async () => {
  const known = phone();
  const userId = await addPerson(gateway, { mobile: known, mainId: second, role: 'viewer' });
  const token = await sessionOf(gateway, userId, second);
  ok(await gateway.call('chooseLanguage', { body: { language: 'zh-CN' } }, { token, mainId: second }));
  const fresh = phone();
  for (const mobile of [known, fresh])
    await asOwner('editUser', { new: true, nickName: 'New one', mobile, roleIds: ['viewer'] });
  expect(await newest(known)).toContain('已将您加入');
  expect(await newest(known)).not.toContain('has added you');
  expect(await newest(fresh)).toMatch(/已将您加入.*has added you/);
});

test('the erasure of a phone takes the language with it', async () => {
  const mobile = phone();
  const { checkId, visitor } = await order(mobile);
  await open(visitor, 'zh-CN');
  const read = async () => {
    const row = await inAccount(gateway, first, ({ tx }) =>
      tx.one<{ language: string | null }>(sql`select d.language from candidate d
        join checks c on c.main_id = d.main_id and c.candidate_id = d.id where c.id = ${checkId}`),
    );
    return row.language;
  };
  expect(await read()).toBe('zh-CN');
  await asOwner('cancelCheck', { checkId, reason: 'No longer needed' });
  gateway.clock.advance(2 * 365 * 24 * HOUR);
  await eraseAccount(gateway);
  expect(await read()).toBeNull();
});
