import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { allScopes, keyOf } from '../../../test/apiKeys';
import { fund, gatewayWithPeople, orderBody, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { uuidv7 } from '../../kernel/ids';
import { MAX_KEYS } from './keyService';

const { first, second } = demoMains;
const DAY = 86_400_000;
let gateway: TestGateway;
let owner: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
});
// Days pass in these tests.
beforeEach(async () => {
  owner = await sessionOf(gateway, demoUsers.owner, first);
});
afterAll(() => gateway.close());

const call = (operation: string, body?: object, token = owner, mainId: string = first) =>
  gateway.call(operation, body ? { body } : {}, { token, mainId });
const rotate = (apiKeyId: string, overlapDays = 7) => call('rotateApiKey', { apiKeyId, overlapDays });
const codeWith = async (secret: string) =>
  (await gateway.call('listPackages', { body: {} }, { token: secret })).code;
const inDays = (days: number) => new Date(gateway.clock.now().getTime() + days * DAY).toISOString();
const shown = async (apiKeyId: string) =>
  ((await call('listApiKeys')).data as Record<string, unknown>[]).find((one) => one.apiKeyId === apiKeyId)!;

test('a successor has name, scopes and length of life; both work for the overlap, then the old one is refused as an expired key', async () => {
  const old = await keyOf(gateway, owner, ['packages.read'], { expiresInDays: 90 });
  gateway.clock.advance(10 * DAY);
  owner = await sessionOf(gateway, demoUsers.owner, first);
  const at = gateway.clock.now().toISOString();
  const reply = await rotate(old.apiKeyId);
  const { apiKey, secret } = reply.data;
  expect(secret).toMatch(/^pbk_[\w-]{43}$/);
  expect(apiKey).toMatchObject({
    name: old.name,
    scopes: ['packages.read'],
    state: 'active',
    expiresAt: inDays(90),
    replaces: old.apiKeyId,
    replacedAt: null,
  });
  expect(await shown(old.apiKeyId)).toMatchObject({ state: 'active', replacedAt: at, expiresAt: inDays(7) });
  gateway.clock.advance(7 * DAY - 1);
  expect([await codeWith(old.secret), await codeWith(secret)]).toEqual([0, 0]);
  gateway.clock.advance(1);
  expect([await codeWith(old.secret), await codeWith(secret)]).toEqual([2901, 0]);
  owner = await sessionOf(gateway, demoUsers.owner, first);
  expect(await shown(old.apiKeyId)).toMatchObject({ state: 'expired', revokedAt: null });
});

test('without an overlap the old key ends at once; no overlap reaches beyond the end that a key had', async () => {
  const old = await keyOf(gateway, owner);
  const { secret } = (await rotate(old.apiKeyId, 0)).data;
  expect([await codeWith(old.secret), await codeWith(secret)]).toEqual([2901, 0]);
  const brief = await keyOf(gateway, owner, allScopes, { expiresInDays: 2 });
  const { expiresAt } = brief as unknown as { expiresAt: string };
  expect(await rotate(brief.apiKeyId, 30)).toMatchObject({ code: 0 });
  expect(await shown(brief.apiKeyId)).toMatchObject({ expiresAt });
  for (const overlapDays of [31, -1, 1.5])
    expect([overlapDays, (await rotate(old.apiKeyId, overlapDays)).code]).toEqual([overlapDays, 1000]);
});

test('revoking either one ends that one alone, and early', async () => {
  for (const revoked of ['old', 'new'] as const) {
    const old = await keyOf(gateway, owner);
    const made = (await rotate(old.apiKeyId)).data;
    const apiKeyId = revoked === 'old' ? old.apiKeyId : (made.apiKey.apiKeyId as string);
    expect(await call('revokeApiKey', { apiKeyId })).toMatchObject({ data: { state: 'revoked' } });
    expect([await codeWith(old.secret), await codeWith(made.secret)]).toEqual(
      revoked === 'old' ? [2901, 0] : [0, 2901],
    );
    await call('revokeApiKey', { apiKeyId: revoked === 'old' ? made.apiKey.apiKeyId : old.apiKeyId });
  }
});

test('rotated several times at once there is one successor; the name is free for it alone', async () => {
  const old = await keyOf(gateway, owner);
  const replies = await Promise.all(Array.from({ length: 4 }, () => rotate(old.apiKeyId)));
  expect(replies.map(({ code }) => code).sort()).toEqual([0, 2906, 2906, 2906]);
  const successors = await gateway.owner.query('select id from api_key where replaces = $1', [old.apiKeyId]);
  expect(successors.rowCount).toBe(1);
  expect((await call('createApiKey', { name: old.name, scopes: allScopes })).code).toBe(2905);
  // A successor whose text nobody kept is replaced in turn.
  const { apiKeyId } = replies.find(({ code }) => code === 0)!.data.apiKey;
  expect(await rotate(apiKeyId, 0)).toMatchObject({ code: 0, data: { apiKey: { replaces: apiKeyId } } });
});

test('what is revoked, over or another account’s has no successor', async () => {
  const revoked = await keyOf(gateway, owner);
  await call('revokeApiKey', { apiKeyId: revoked.apiKeyId });
  expect((await rotate(revoked.apiKeyId)).code).toBe(2907);
  const old = await keyOf(gateway, owner);
  const stranger = await sessionOf(gateway, demoUsers.owner, second);
  const [foreign, missing] = [
    await call('rotateApiKey', { apiKeyId: old.apiKeyId, overlapDays: 1 }, stranger, second),
    await call('rotateApiKey', { apiKeyId: uuidv7(), overlapDays: 1 }, stranger, second),
  ];
  expect(foreign.code).toBe(404);
  expect(foreign.bytes.equals(missing.bytes)).toBe(true);
  expect(await shown(old.apiKeyId)).toMatchObject({ replacedAt: null });
  const recruiter = await sessionOf(gateway, demoUsers.recruiter, first);
  expect((await call('rotateApiKey', { apiKeyId: old.apiKeyId, overlapDays: 1 }, recruiter)).code).toBe(403);
  expect((await old.call('rotateApiKey', { body: { apiKeyId: old.apiKeyId, overlapDays: 1 } })).code).toBe(
    403,
  );
  const brief = await keyOf(gateway, owner, allScopes, { expiresInDays: 1 });
  gateway.clock.advance(DAY);
  owner = await sessionOf(gateway, demoUsers.owner, first);
  expect((await rotate(brief.apiKeyId)).code).toBe(2907);
});

test('so many replaced keys go on and no more, however often one is replaced', async () => {
  for (const { apiKeyId } of (await call('listApiKeys')).data) await call('revokeApiKey', { apiKeyId });
  let { apiKeyId } = await keyOf(gateway, owner);
  for (let n = 0; n < MAX_KEYS; n += 1)
    apiKeyId = (await rotate(apiKeyId, 30)).data.apiKey.apiKeyId as string;
  expect((await rotate(apiKeyId, 1)).code).toBe(2900);
  expect((await rotate(apiKeyId, 0)).code).toBe(0);
  gateway.clock.advance(30 * DAY);
});

test('the trail has both keys: what was replaced by what, and until when', async () => {
  const old = await keyOf(gateway, owner, ['checks.read']);
  const { apiKey, secret } = (await rotate(old.apiKeyId, 1)).data;
  const { rows } = await gateway.owner.query(
    `select entity_id as id, action, actor_user_id as by, detail from audit_event
     where entity_id in ($1, $2) order by at, action`,
    [old.apiKeyId, apiKey.apiKeyId],
  );
  const [before, after] = [old.secret.slice(0, 10), secret.slice(0, 10)];
  const by = demoUsers.owner;
  expect(rows.filter(({ detail }) => 'successor' in detail || 'predecessor' in detail)).toEqual([
    {
      id: apiKey.apiKeyId,
      action: 'apiKey.created',
      by,
      detail: { scopes: 'checks.read', until: null, predecessor: before },
    },
    {
      id: old.apiKeyId,
      action: 'apiKey.rotated',
      by,
      detail: { key: before, successor: after, until: inDays(1) },
    },
  ]);
});

test('an order is placed once though the answer was asked for again with the new key; records tell the two keys apart', async () => {
  const old = await keyOf(gateway, owner);
  const idempotencyKey = uuidv7();
  const body = orderBody();
  expect((await old.call('placeOrder', { body }, { idempotencyKey })).code).toBe(0);
  const { secret, apiKey } = (await rotate(old.apiKeyId)).data;
  const again = await gateway.call('placeOrder', { body }, { token: secret, idempotencyKey });
  expect(again.code).toBe(2003);
  const other = await gateway.call(
    'placeOrder',
    { body: orderBody() },
    { token: secret, idempotencyKey: uuidv7() },
  );
  expect(other.code).toBe(0);
  const { owners } = (await call('listCheckChoices')).data as { owners: { ownerId: string; name: string }[] };
  const named = new Map(owners.map(({ ownerId, name }) => [ownerId, name]));
  expect(named.get(old.apiKeyId)).toBe(`API key ${old.name} (${old.secret.slice(0, 10)}…)`);
  expect(named.get(apiKey.apiKeyId)).toBe(`API key ${old.name} (${secret.slice(0, 10)}…)`);
});
