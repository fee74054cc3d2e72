import { gatewayWithPeople } from '../checks';
import { randomUUID } from 'node:crypto';
import type { TestGateway } from '../gateway';
import { demoMains } from '../../seeds/demoAccounts';
import { createLink, revokeLinks } from '../../src/modules/accounts/linkRepository';
import { newShareCode, sha256Hex } from '../../src/platform/security/tokens';
import { codeFor } from './people';

// A visitor without `s`: the objects that name the proven phone, and choosing one of them.

const mobile = '13888880011';
const others = '13888880012';
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(25 * 3_600_000));

async function link(kind: 'invitation' | 'share', mainId: string, phones: string[], hours = 1) {
  const targetId = randomUUID();
  const mobileIndexes = phones.map((one) => gateway.services.blindIndex.of('mobile', one));
  const expiresAt = new Date(gateway.clock.now().getTime() + hours * 3_600_000);
  const s = newShareCode();
  await gateway.services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
    createLink(tx, { sHash: sha256Hex(s), kind, targetId, mobileIndexes, expiresAt }),
  );
  return { s, targetId };
}

async function enter(s?: string): Promise<string> {
  const verifyCode = await codeFor(gateway, mobile, 'visitor', s ? { s } : {});
  const body = { mobile, verifyCode, ...(s ? { s } : {}) };
  return (await gateway.call('visitorLogin', { body })).data.sToken as string;
}

const list = (token: string) => gateway.call('listOpenings', { body: {} }, { token });
const choose = (token: string, openingId: string) =>
  gateway.call('chooseOpening', { body: { openingId } }, { token });
const open = (token: string, s: string) => gateway.call('getOpening', { body: { s } }, { token });

test('the list has what names this phone in every account, and nothing of others, expired or revoked', async () => {
  const invitation = await link('invitation', demoMains.first, [mobile]);
  const share = await link('share', demoMains.second, [others, mobile]);
  await link('share', demoMains.first, [others]);
  await link('invitation', demoMains.second, [mobile], -1);
  const revoked = await link('share', demoMains.first, [mobile]);
  await gateway.services.db.withTenant({ mainIds: [demoMains.first], mainId: demoMains.first }, (tx) =>
    revokeLinks(tx, revoked.targetId, gateway.clock.now()),
  );
  const { data } = await list(await enter());
  const rows = data.rows as { openingId: string; kind: string; mainName: string }[];
  expect(rows.map(({ openingId, kind }) => `${kind} ${openingId}`).sort()).toEqual(
    [`invitation ${invitation.targetId}`, `share ${share.targetId}`].sort(),
  );
  expect(new Set(rows.map(({ mainName }) => mainName)).size).toBe(2);
});

test('choosing binds the session to that one: it opens, another does not', async () => {
  const one = await link('invitation', demoMains.first, [mobile]);
  const two = await link('share', demoMains.first, [mobile]);
  const token = await enter();
  const chosen = await choose(token, one.targetId);
  expect(chosen).toMatchObject({ code: 0, data: { kind: 'invitation' } });
  expect(await open(token, chosen.data.s)).toMatchObject({ code: 0, data: { kind: 'invitation' } });
  expect((await gateway.call('loginInfo', {}, { token })).data).toMatchObject({ mainId: demoMains.first });
  // The other message's `s` needs a session of its own.
  expect(await open(token, two.s)).toMatchObject({ code: -12 });
});

test('what names another phone, and what there is not, answer byte for byte alike', async () => {
  await link('invitation', demoMains.first, [mobile]);
  const strange = await link('invitation', demoMains.first, [others]);
  const token = await enter();
  const foreign = await choose(token, strange.targetId);
  const missing = await choose(token, '01900000-0000-7000-8000-00000000dead');
  expect(foreign).toMatchObject({ code: 2101 });
  expect(missing.bytes.equals(foreign.bytes)).toBe(true);
});

test('revoked between the list and the choice: closed, in the one message', async () => {
  const { targetId } = await link('invitation', demoMains.first, [mobile]);
  const token = await enter();
  expect((await list(token)).data.rows).toHaveLength(1);
  await gateway.services.db.withTenant({ mainIds: [demoMains.first], mainId: demoMains.first }, (tx) =>
    revokeLinks(tx, targetId, gateway.clock.now()),
  );
  const reply = await choose(token, targetId);
  expect(reply).toMatchObject({
    code: 2101,
    msg: 'This link is wrong, has expired or was withdrawn. Please ask the enterprise that sent it to you',
  });
});

test('before a phone is proven a link tells the enterprise’s name and nothing else; one that has ended whom to ask; another nothing', async () => {
  const name = (s: string) => gateway.call('nameOpening', { body: { s } });
  const { s, targetId } = await link('invitation', demoMains.first, [mobile]);
  expect((await name(s)).data).toEqual({
    mainName: expect.stringMatching(/\S/),
    anyPhone: false,
    formState: null,
  });
  const expired = await link('share', demoMains.first, [mobile], -1);
  const unknown = await name(newShareCode());
  expect(unknown.code).toBe(2101);
  const ended = {
    code: 2108,
    msg: 'This link is no longer valid. Please ask 晨星科技有限公司, whose link it is',
    data: null,
  };
  expect(await name(expired.s)).toMatchObject(ended);
  await gateway.services.db.withTenant({ mainIds: [demoMains.first], mainId: demoMains.first }, (tx) =>
    revokeLinks(tx, targetId, gateway.clock.now()),
  );
  expect(await name(s)).toMatchObject(ended);
});
