import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { sql } from '../src/platform/db/sql';
import { consentAndSubmit, consentBody, enter, newestS, ok, type Visitor } from './candidates';
import { fund, gatewayWithPeople, placeOrder, sessionOf } from './checks';
import type { TestGateway } from './gateway';

/*
 * A name other than the order's is questioned once, accepted on the second attempt, stored, and shown to readers of the
 * consent.
 */
const { first, platform } = demoMains;
let gateway: TestGateway;
const sessions: Record<string, string> = {};
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  sessions.owner = await sessionOf(gateway, demoUsers.owner, first);
  sessions.viewer = await sessionOf(gateway, demoUsers.viewer, first);
  sessions.support = await sessionOf(gateway, demoUsers.support, first);
  sessions.analyst = await sessionOf(gateway, demoUsers.analyst, platform);
});
afterAll(() => gateway.close());

async function newCase(name = '赵敏'): Promise<{ checkId: string; visitor: Visitor }> {
  people += 1;
  const mobile = `1395100${String(1000 + people)}`;
  const { checkId } = await placeOrder(gateway, sessions.owner!, { candidate: { name, mobile } });
  return { checkId, visitor: await enter(gateway, mobile, await newestS(gateway, mobile)) };
}

const sign = async (visitor: Visitor, overrides: Record<string, unknown>) =>
  visitor.call('giveConsent', await consentBody(visitor, { overrides }));
const consentIn = async (checkId: string, who = 'owner') =>
  ok(
    await gateway.call(
      'getCheck',
      { query: { checkId } },
      { token: sessions[who]!, mainId: who === 'analyst' ? platform : first },
    ),
  ).data.consent;

test('another name: asked (2107) and nothing kept; confirmed it is taken; the record shows it, masked where names are', async () => {
  const { visitor, checkId } = await newCase();
  expect(await sign(visitor, { signedName: '赵敏之' })).toMatchObject({
    code: 2107,
    msg: expect.not.stringContaining('赵敏'),
  });
  expect(await consentIn(checkId)).toMatchObject({ state: 'none', signedAs: null });
  ok(await sign(visitor, { signedName: '赵敏之', nameConfirmed: true }));
  expect(await consentIn(checkId)).toMatchObject({ state: 'given', signedAs: '赵敏之' });
  expect(await consentIn(checkId, 'viewer')).toMatchObject({ signedAs: '赵敏之' });
  expect(await consentIn(checkId, 'support')).toMatchObject({ signedAs: '赵**' });
});

test('who works the check sees it beside the order’s name, and so does the candidate, whom no other place asks for a name', async () => {
  const { visitor, checkId } = await newCase();
  await consentAndSubmit(visitor, { overrides: { signedName: '赵敏之', nameConfirmed: true } });
  const options = { token: sessions.analyst!, mainId: platform };
  const draft = ok(await gateway.call('getReportDraft', { query: { checkId } }, options)).data;
  expect(draft).toMatchObject({ candidateName: '赵敏', consentSignedAs: '赵敏之' });
  expect((await visitor.call('getInvitation')).data).toMatchObject({
    candidateName: '赵敏',
    signedAs: '赵敏之',
  });
  const again = { section: 'identity', content: { name: '赵敏', idConfirmed: true } };
  expect(await (await newCase()).visitor.call('saveCandidateForm', again)).toMatchObject({ code: 1000 });
});

test.each([
  ['spaces', '赵敏', ' 赵 敏 '],
  ['case and width', 'Li Lei', 'ＬＩ ＬＥＩ'],
  ['middle dots', '阿里木·买买提', '阿里木•买买提'],
])('twin: %s make no other name, confirmed or not', async (_what, name, signedName) => {
  for (const confirmed of [{}, { nameConfirmed: true }]) {
    const { visitor, checkId } = await newCase(name);
    ok(await sign(visitor, { signedName, ...confirmed }));
    expect(await consentIn(checkId)).toMatchObject({ state: 'given', signedAs: null });
    expect((await visitor.call('getInvitation')).data).toMatchObject({ candidateName: name, signedAs: null });
  }
});

test('nothing to see is no name, whatever is confirmed', async () => {
  const { visitor } = await newCase();
  for (const signedName of [' ', '\u200B', '\u202E '])
    expect(await sign(visitor, { signedName, nameConfirmed: true })).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'signedName' }] },
    });
});

test('what is no name of a person is nobody’s, whatever is confirmed', async () => {
  const { visitor } = await newCase();
  for (const signedName of ['=cmd()', '💥💥💥', '12345'])
    for (const confirmed of [{}, { nameConfirmed: true }])
      expect(await sign(visitor, { signedName, ...confirmed })).toMatchObject({
        code: 1000,
        data: { fields: [{ path: 'signedName', msg: expect.stringContaining('person’s name') }] },
      });
});

test('what was signed is never called the same afterwards: the mark stands in the database', async () => {
  const { visitor, checkId } = await newCase();
  ok(await sign(visitor, { signedName: '赵敏之', nameConfirmed: true }));
  await expect(
    gateway.services.db.withTenant({ mainIds: [first], mainId: first }, (tx) =>
      tx.run(sql`update consent set name_differs = false where check_id = ${checkId}`),
    ),
  ).rejects.toThrow('permission denied');
});
