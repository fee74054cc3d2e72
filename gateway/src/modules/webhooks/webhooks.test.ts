import { eventKinds } from '@probity/contract/rules/events';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { loadContract } from '../../server/contract/operations';
import { uuidv7 } from '../../kernel/ids';
import { findRoot } from '../../platform/config/root';

const { first, second } = demoMains;
const HOUR = 3_600_000;
let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

type Name = keyof typeof demoUsers;
async function as(name: Name, operation: string, input: object = {}, mainId: string = first, lang = 'en') {
  const place = `${name} ${mainId}`;
  tokens[place] ??= await sessionOf(gateway, demoUsers[name], mainId);
  return gateway.call(operation, input, { token: tokens[place], mainId, lang });
}
const input = (overrides: object = {}) => ({
  name: 'HR system',
  url: 'https://hooks.example.com/probity?key=abc',
  kinds: ['check.reported', 'check.cancelled'],
  ...overrides,
});
const create = (overrides: object = {}, mainId?: string) =>
  as('owner', 'createWebhook', { body: input(overrides) }, mainId);
const list = async (mainId?: string) =>
  (await as('owner', 'listWebhooks', {}, mainId)).data as { webhookId: string; name: string }[];

test('a webhook is made, shown, edited, disabled, enabled and forgotten', async () => {
  const { data } = await create();
  expect(data.secret).toMatch(/^whsec_[\w-]{43}$/);
  expect(data.webhook).toMatchObject({
    name: 'HR system',
    url: 'https://hooks.example.com/probity?key=abc',
    status: 'active',
    failingSince: null,
    lastDelivery: null,
  });
  const { webhookId } = data.webhook;
  expect((await list()).map((one) => one.webhookId)).toContain(webhookId);
  const edited = await as('owner', 'editWebhook', { body: { webhookId, name: ' New\u202e name ' } });
  expect(edited.data).toMatchObject({ name: 'New name', kinds: ['check.reported', 'check.cancelled'] });
  const set = (status: string) => as('owner', 'setWebhookStatus', { body: { webhookId, status } });
  expect((await set('disabled')).data).toMatchObject({ status: 'disabled', disabledReason: 'byHand' });
  for (const [operation, body] of [
    ['testWebhook', { webhookId }],
    ['editWebhook', { webhookId, name: 'Edited while disabled' }],
  ] as const)
    expect((await as('owner', operation, { body })).code).toBe(operation === 'testWebhook' ? 2931 : 0);
  expect((await set('active')).data).toMatchObject({ status: 'active', disabledReason: null });
  expect((await as('owner', 'deleteWebhook', { body: { webhookId } })).data).toEqual({ done: true });
  expect((await as('owner', 'deleteWebhook', { body: { webhookId } })).code).toBe(404);
  const { rows } = await gateway.owner.query<{ action: string; detail: object }>(
    `select action, detail from audit_event where entity = 'webhook' and entity_id = $1 order by at`,
    [webhookId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'webhook.created',
    'webhook.edited',
    'webhook.disabled',
    'webhook.edited',
    'webhook.enabled',
    'webhook.deleted',
  ]);
  // The address may contain a key of the receiver's.
  expect(JSON.stringify(rows)).not.toContain('key=abc');
});

test.each<readonly [url: string, msg: string]>([
  ['', 'Please enter an address'],
  ['hooks.example.com', 'Please enter a whole address, such as https://example.com/hooks'],
  ['http://hooks.example.com/', 'The address must begin with https://'],
  ['ftp://hooks.example.com/', 'The address must begin with https://'],
  ['https://a:b@hooks.example.com/', 'The address must not contain a user name or password'],
  ...[
    'https://127.0.0.1/',
    'https://10.0.0.8/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/latest',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://db.internal/',
    'https://intranet/',
  ].map((url) => [url, 'This host is not on the public internet, so nothing can be sent to it'] as const),
])('the address %j is refused in words, at its field', async (url, msg) => {
  const reply = url === '' ? await create({ url: ' ' }) : await create({ url });
  expect(reply).toMatchObject({ code: 1000, data: { fields: [{ path: 'url', msg }] } });
  const before = (await create()).data.webhook;
  const edit = { webhookId: before.webhookId, url: url || ' ' };
  expect((await as('owner', 'editWebhook', { body: edit })).code).toBe(1000);
  expect((await list()).find((one) => one.webhookId === before.webhookId)).toEqual(before);
  await as('owner', 'deleteWebhook', { body: { webhookId: before.webhookId } });
});

test('every fault is said at once, in the reader’s language', async () => {
  const body = input({ url: 'https://localhost', name: '\u200b' });
  const reply = await as('owner', 'createWebhook', { body }, first, 'zh-CN');
  expect(reply.data.fields.map(({ path }: { path: string }) => path)).toEqual(['name', 'url']);
  expect(reply.data.fields[1].msg).toContain('公网');
  expect((await create({ kinds: [] })).code).toBe(1000);
  expect((await create({ kinds: ['check.invented'] })).code).toBe(1000);
});

test('the kinds of the contract are the kinds of events', async () => {
  const { document } = (await loadContract(`${findRoot()}/contract`)) as unknown as {
    document: { components: { schemas: Record<string, { enum?: string[] }> } };
  };
  expect(document.components.schemas.WebhookKind?.enum).toEqual([...eventKinds]);
});

test('an account has ten at most, also when many are made at once', async () => {
  const replies = await Promise.all(Array.from({ length: 13 }, () => create({}, second)));
  expect(replies.map(({ code }) => code).sort()).toEqual([...Array(10).fill(0), 2930, 2930, 2930]);
  expect(await list(second)).toHaveLength(10);
});

test('another account’s webhook and its deliveries are missing ones', async () => {
  const { webhookId } = (await create()).data.webhook;
  const { deliveryId } = (await as('owner', 'testWebhook', { body: { webhookId } })).data;
  const calls: [string, object][] = [
    ['editWebhook', { body: { webhookId, name: 'Taken' } }],
    ['setWebhookStatus', { body: { webhookId, status: 'disabled' } }],
    ['deleteWebhook', { body: { webhookId } }],
    ['rotateWebhookSecret', { body: { webhookId } }],
    ['testWebhook', { body: { webhookId } }],
    ['listWebhookDeliveries', { body: { webhookId } }],
    ['getWebhookDelivery', { query: { deliveryId } }],
    ['redeliverWebhook', { body: { deliveryId } }],
  ];
  for (const [operation, request] of calls) {
    const foreign = await as('owner', operation, request, second);
    const missing = await as(
      'owner',
      operation,
      JSON.parse(
        JSON.stringify(request).replaceAll(webhookId, uuidv7()).replaceAll(deliveryId, uuidv7()),
      ) as object,
      second,
    );
    expect({ operation, code: foreign.code }).toEqual({ operation, code: 404 });
    expect(foreign.bytes.equals(missing.bytes)).toBe(true);
    expect((await as('recruiter', operation, request)).code).toBe(403);
  }
  expect((await list()).find((one) => one.webhookId === webhookId)).toMatchObject({ name: 'HR system' });
  expect((await as('owner', 'getWebhookDelivery', { query: { deliveryId } })).code).toBe(0);
});

test('a secret is shown when it is made and never again; a changed one leaves the old one good for a day', async () => {
  const { webhook, secret } = (await create()).data;
  const { webhookId } = webhook;
  const rotated = (await as('owner', 'rotateWebhookSecret', { body: { webhookId } })).data;
  expect(rotated.secret).not.toBe(secret);
  const until = new Date(gateway.clock.now().getTime() + 24 * HOUR);
  expect(Math.abs(new Date(rotated.webhook.previousSecretUntil).getTime() - until.getTime())).toBeLessThan(
    60_000,
  );
  const { deliveryId } = (await as('owner', 'testWebhook', { body: { webhookId } })).data;
  const shown = [
    await as('owner', 'listWebhooks'),
    await as('owner', 'editWebhook', { body: { webhookId, name: 'Same' } }),
    await as('owner', 'listWebhookDeliveries', { body: { webhookId } }),
    await as('owner', 'getWebhookDelivery', { query: { deliveryId } }),
  ].map((reply) => reply.bytes.toString());
  const stored = await gateway.owner.connect();
  try {
    await stored.query('begin');
    for (const table of ['webhook', 'webhook_delivery', 'webhook_try', 'audit_event'])
      await stored.query(`alter table ${table} no force row level security`);
    const { rows } = await stored.query<{ line: string }>(
      `select t::text as line from webhook t union all select t::text from webhook_delivery t
       union all select t::text from webhook_try t
       union all select t::text from audit_event t union all select payload::text from graphile_worker._private_jobs`,
    );
    shown.push(...rows.map(({ line }) => line));
    expect(rows.length).toBeGreaterThan(4);
    await stored.query('rollback');
  } finally {
    stored.release();
  }
  for (const one of [secret, rotated.secret] as string[]) {
    const forms = [one, one.slice(6), Buffer.from(one).toString('hex')];
    expect(shown.filter((text) => forms.some((form) => text.includes(form)))).toEqual([]);
  }
});

test('people do not send more than sixty an hour, nor the same one twice within ten seconds', async () => {
  const { webhookId } = (await create()).data.webhook;
  const test = () => as('owner', 'testWebhook', { body: { webhookId } });
  const { deliveryId } = (await test()).data;
  const again = () => as('owner', 'redeliverWebhook', { body: { deliveryId } });
  expect((await again()).code).toBe(1007);
  gateway.clock.advance(10_000);
  expect((await Promise.all([again(), again()])).map(({ code }) => code).sort()).toEqual([0, 1007]);
  const nextHour = () => {
    gateway.clock.advance(HOUR + 1);
    // A session goes idle meanwhile.
    for (const place of Object.keys(tokens)) delete tokens[place];
  };
  nextHour();
  const codes: number[] = [];
  for (let n = 0; n < 62; n += 1) codes.push((await test()).code);
  expect(codes.filter((code) => code === 0)).toHaveLength(60);
  nextHour();
  expect((await test()).code).toBe(0);
});
