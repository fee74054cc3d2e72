import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { allScopes, keyOf } from '../../../test/apiKeys';
import { gatewayWithPeople, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { sha256Hex } from '../../platform/security/tokens';
import { MAX_KEYS } from './keyService';

const { first, second } = demoMains;
const log: string[] = [];
let gateway: TestGateway;
let owner: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople({ logTo: { write: (line) => log.push(line) } });
  owner = await sessionOf(gateway, demoUsers.owner, first);
});
afterAll(() => gateway.close());

const call = (operation: string, body?: object, token = owner, mainId: string = first) =>
  gateway.call(operation, body ? { body } : {}, { token, mainId });
const listed = async () => (await call('listApiKeys')).data as Record<string, unknown>[];

test('a key is told once; what is kept is its hash, which the application cannot read', async () => {
  const key = await keyOf(gateway, owner, ['checks.read'], { name: ' HR  system\u200b', expiresInDays: 30 });
  expect(key.secret).toMatch(/^pbk_[\w-]{43}$/);
  await key.call('listChecks', { body: {} });
  const [row] = await listed();
  expect(row).toEqual({
    apiKeyId: key.apiKeyId,
    name: 'HR system',
    prefix: key.secret.slice(0, 10),
    scopes: ['checks.read'],
    state: 'active',
    createdBy: '林晓',
    responsible: null,
    isAnswered: true,
    createdAt: gateway.clock.now().toISOString(),
    expiresAt: new Date(gateway.clock.now().getTime() + 30 * 86_400_000).toISOString(),
    lastUsedAt: gateway.clock.now().toISOString(),
    lastUsedNetwork: '127.0.0.0/24',
    revokedAt: null,
    replacedAt: null,
    replaces: null,
  });
  const hash = sha256Hex(key.secret);
  const found = await gateway.owner.query('select 1 from api_key where key_hash = $1', [hash]);
  expect(found.rowCount).toBe(1);
  const read = gateway.services.db.withTenant({ mainIds: [first], mainId: first }, (tx) =>
    tx.many(sql`select key_hash from api_key`),
  );
  await expect(read).rejects.toThrow(/permission denied/);
  const { rows: tables } = await gateway.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
  );
  for (const { name } of tables) {
    const { rows } = await gateway.owner.query(
      `select 1 from ${name} t where position($1 in t::text) > 0 limit 1`,
      [key.secret.slice(10)],
    );
    expect([name, rows.length]).toEqual([name, 0]);
  }
});

test('a key in an address is refused with the advice to revoke it, and stands in no log; in the header it is taken', async () => {
  const key = await keyOf(gateway, owner);
  for (const path of [
    `/gateway/bd/check/check/get?checkId=${uuidv7()}&key=${key.secret}`,
    `/gateway/bd/check/check/get?checkId=${key.secret}`,
  ]) {
    const reply = await gateway.request(path, { headers: { appcode: 'bd-web' } });
    const text = await reply.text();
    expect(JSON.parse(text)).toMatchObject({ code: 2904, data: null });
    expect(text).not.toContain(key.secret);
  }
  expect((await key.call('listPackages', { body: {} })).code).toBe(0);
  await gateway.request(`/somewhere/else?key=${key.secret}`);
  expect(log.join('')).toContain('"operation":"getCheck"');
  expect(log.join('')).not.toContain(key.secret.slice(10));
});

test('its use is written at most once a minute', async () => {
  const key = await keyOf(gateway, owner);
  const lastUsed = async () => (await listed()).find((one) => one.apiKeyId === key.apiKeyId)!.lastUsedAt;
  const use = async () => {
    await key.call('listPackages', { body: {} });
    return lastUsed();
  };
  expect(await lastUsed()).toBeNull();
  const at = gateway.clock.now().toISOString();
  expect(await use()).toBe(at);
  gateway.clock.advance(59_000);
  expect(await use()).toBe(at);
  gateway.clock.advance(1000);
  expect(await use()).toBe(gateway.clock.now().toISOString());
});

test('so many and no more, however many come at once; a revoked one makes room', async () => {
  for (const { apiKeyId } of await listed()) await call('revokeApiKey', { apiKeyId });
  const replies = await Promise.all(
    Array.from({ length: MAX_KEYS + 5 }, (_, n) =>
      call('createApiKey', { name: `at once ${n}`, scopes: ['checks.read'] }),
    ),
  );
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(MAX_KEYS);
  expect(replies.filter(({ code }) => code === 2900)).toHaveLength(5);
  const made = replies.find(({ code }) => code === 0)!.data.apiKey;
  await call('revokeApiKey', { apiKeyId: made.apiKeyId });
  // Its name can be used again.
  expect(await call('createApiKey', { name: made.name, scopes: ['checks.read'] })).toMatchObject({ code: 0 });
  const twice = await call('createApiKey', { name: made.name.toUpperCase(), scopes: ['checks.read'] });
  expect(twice.code).toBe(2905);
});

test('what is asked for is checked', async () => {
  for (const body of [
    { name: '\u200b', scopes: ['checks.read'] },
    { name: 'x', scopes: [] },
    { name: 'x', scopes: ['user.manage'] },
    { name: 'x', scopes: ['checks.read', 'checks.read'] },
    { name: 'x', scopes: ['checks.read'], expiresInDays: 731 },
  ])
    expect([body, (await call('createApiKey', body)).code]).toEqual([body, 1000]);
});

test('another account’s key cannot be revoked or seen, and answers like a missing one; the own ends, and twice is once', async () => {
  for (const { apiKeyId } of (await listed()).slice(0, 3)) await call('revokeApiKey', { apiKeyId });
  const key = await keyOf(gateway, owner);
  const stranger = await sessionOf(gateway, demoUsers.owner, second);
  const foreign = await call('revokeApiKey', { apiKeyId: key.apiKeyId }, stranger, second);
  const missing = await call('revokeApiKey', { apiKeyId: uuidv7() }, stranger, second);
  expect(foreign.code).toBe(404);
  expect(foreign.bytes.equals(missing.bytes)).toBe(true);
  expect((await call('listApiKeys', undefined, stranger, second)).data).toEqual([]);
  expect((await key.call('listPackages', { body: {} })).code).toBe(0);
  const ended = await call('revokeApiKey', { apiKeyId: key.apiKeyId });
  gateway.clock.advance(5000);
  expect((await call('revokeApiKey', { apiKeyId: key.apiKeyId })).data).toEqual(ended.data);
  const { rows } = await gateway.owner.query(
    `select action, actor_user_id as by, detail from audit_event where entity_id = $1 order by at`,
    [key.apiKeyId],
  );
  expect(rows).toEqual([
    {
      action: 'apiKey.created',
      by: demoUsers.owner,
      detail: { scopes: allScopes.join(' '), until: null },
    },
    { action: 'apiKey.revoked', by: demoUsers.owner, detail: {} },
  ]);
});
