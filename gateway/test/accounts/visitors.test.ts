import { gatewayWithPeople } from '../checks';
import { randomUUID } from 'node:crypto';
import type { TestGateway } from '../gateway';
import { demoMains } from '../../seeds/demoAccounts';
import { chooseLink, createLink, revokeLinks } from '../../src/modules/accounts/linkRepository';
import { newShareCode, sha256Hex } from '../../src/platform/security/tokens';
import { codeFor } from './people';

const mobile = '13888880001';
const scope = { mainIds: [demoMains.first], mainId: demoMains.first };
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(25 * 3_600_000));

/** A link of the first account, as an invitation or a share makes one. */
async function link(
  kind: 'invitation' | 'share',
  mobiles = [mobile],
): Promise<{ s: string; targetId: string }> {
  const s = newShareCode();
  const targetId = randomUUID();
  const mobileIndexes = mobiles.map((one) => gateway.services.blindIndex.of('mobile', one));
  const expiresAt = new Date(gateway.clock.now().getTime() + 3_600_000);
  await gateway.services.db.withTenant(scope, (tx) =>
    createLink(tx, { sHash: sha256Hex(s), kind, targetId, mobileIndexes, expiresAt }),
  );
  return { s, targetId };
}
const enter = (verifyCode: string, s?: string) =>
  gateway.call('visitorLogin', { body: { mobile, verifyCode, ...(s ? { s } : {}) } });
const info = (token: string) => gateway.call('loginInfo', {}, { token });

test('call 18 with s: a session of that s, of an applicant, with nothing but the enterprise named', async () => {
  const { s } = await link('invitation');
  const reply = await enter(await codeFor(gateway, mobile, 'visitor', { s }), s);
  expect(reply).toMatchObject({ code: 0, data: { loginType: 'sms', expiresIn: 43200 } });
  expect((await info(reply.data.sToken)).data).toMatchObject({
    userType: 'applicant',
    mobile: '138****0001',
    mainId: demoMains.first,
    roles: [],
    permissions: [],
    menus: [],
  });
});

test('a visitor reaches no call of the console: -6', async () => {
  const { s } = await link('share');
  const { sToken: token } = (await enter(await codeFor(gateway, mobile, 'visitor', { s }), s)).data;
  expect((await info(token)).data.userType).toBe('visitor');
  for (const [call, body] of [
    ['listUsers', {}],
    ['listRelatedMains', {}],
    ['editUser', { nickName: 'x' }],
    ['changeLogin', { mainId: demoMains.first }],
  ] as const) {
    expect(await gateway.call(call, { body }, { token })).toMatchObject({ code: -6 });
  }
  const mine = await gateway.call(
    'sendVerifyCode',
    { body: { mobile, scene: 'changeMobileNew' } },
    { token },
  );
  expect(mine).toMatchObject({ code: -6 });
});

test('the scene visitor sends only where that s names the phone', async () => {
  const { s } = await link('share', ['13888880002']);
  const ask = (phone: string, of?: string) =>
    gateway.call('sendVerifyCode', { body: { mobile: phone, scene: 'visitor', ...(of ? { s: of } : {}) } });
  const reply = { code: 0, data: { interval: 60, expiresIn: 300 } };
  expect(await ask('13888880003', s)).toMatchObject(reply);
  expect(await gateway.outbox('13888880003')).toEqual([]);
  expect(await ask('13888880002', newShareCode())).toMatchObject(reply);
  expect(await gateway.outbox('13888880002')).toEqual([]);
  gateway.clock.advance(61_000);
  expect(await ask('13888880002', s)).toMatchObject(reply);
  expect(await gateway.outbox('13888880002')).toHaveLength(1);
});

test('unknown, expired and revoked s answer byte for byte alike: 2101', async () => {
  const expired = await link('share');
  gateway.clock.advance(2 * 3_600_000);
  const revoked = await link('share');
  await gateway.services.db.withTenant(scope, (tx) => revokeLinks(tx, revoked.targetId, gateway.clock.now()));
  const replies = await Promise.all([newShareCode(), expired.s, revoked.s].map((s) => enter('123456', s)));
  expect(replies[0]).toMatchObject({ code: 2101 });
  expect(new Set(replies.map(({ bytes }) => bytes.toString())).size).toBe(1);
});

test('revoking a link ends what its sessions reach', async () => {
  const { s, targetId } = await link('share');
  const { sToken: token } = (await enter(await codeFor(gateway, mobile, 'visitor', { s }), s)).data;
  const bound = await gateway.services.sessions.resolve(
    token,
    gateway.services.db.direct,
    gateway.clock.now(),
  );
  expect(bound).toMatchObject({
    mainId: demoMains.first,
    visitor: { sHash: sha256Hex(s), targetKind: 'share', targetId },
  });
  await gateway.services.db.withTenant(scope, (tx) => revokeLinks(tx, targetId, gateway.clock.now()));
  const after = await gateway.services.sessions.resolve(
    token,
    gateway.services.db.direct,
    gateway.clock.now(),
  );
  expect(after).toMatchObject({ mainId: null, mainIds: [], visitor: { sHash: null, targetId: null } });
});

test('another account cannot revoke a link', async () => {
  const { s, targetId } = await link('share');
  const foreign = { mainIds: [demoMains.second], mainId: demoMains.second };
  await gateway.services.db.withTenant(foreign, async (tx) => {
    expect(await revokeLinks(tx, targetId, gateway.clock.now())).toBe(0);
  });
  expect(await enter(await codeFor(gateway, mobile, 'visitor', { s }), s)).toMatchObject({ code: 0 });
});

test('without s: bound to nothing until a link that names the phone is chosen', async () => {
  const own = await link('invitation');
  const others = await link('invitation', ['13888880009']);
  const { sToken: token } = (await enter(await codeFor(gateway, mobile, 'visitor'))).data;
  const resolve = () =>
    gateway.services.sessions.resolve(token, gateway.services.db.direct, gateway.clock.now());
  const session = (await resolve())!;
  expect(session).toMatchObject({ kind: 'visitor', mainId: null, mainIds: [], visitor: { sHash: null } });
  const s = newShareCode();
  const choose = (targetId: string) =>
    gateway.services.db.withoutTenant((tx) =>
      chooseLink(tx, { sessionId: session.sessionId, sHash: sha256Hex(s), targetId }, gateway.clock.now()),
    );
  expect(await choose(others.targetId)).toBe(false);
  expect(await choose(own.targetId)).toBe(true);
  expect(await resolve()).toMatchObject({
    mainId: demoMains.first,
    visitor: { targetId: own.targetId, sHash: sha256Hex(s) },
  });
});
