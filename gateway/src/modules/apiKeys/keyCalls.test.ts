import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { allScopes, keyOf, type TestKey } from '../../../test/apiKeys';
import { fund, gatewayWithPeople, inAccount, orderBody, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { partiesOf, publish, runningCheck } from '../../../test/reports';
import { keepApprovalRules } from '../approvals/rulesRepository';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { CALLS_A_MINUTE } from './keySession';

const { first, second } = demoMains;
let gateway: TestGateway;
let owner: string;
let key: TestKey;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  owner = await sessionOf(gateway, demoUsers.owner, first);
  key = await keyOf(gateway, owner);
  await fund(gateway, 10_000_000);
  await fund(gateway, 10_000_000, second);
});
afterAll(() => gateway.close());

const asOwner = (operation: string, input: object) =>
  gateway.call(operation, input, { token: owner, mainId: first });
const refusal = (reply: { bytes: Buffer }) => reply.bytes.toString();

test('another system lists packages, orders, asks for the status; the check is the account’s', async () => {
  const packages = await key.call('listPackages', { body: {} });
  expect(packages.data.length).toBeGreaterThan(0);
  const ordered = await key.order({ consentWay: 'link' });
  expect(ordered).toMatchObject({ code: 0, data: { status: 'placed', link: expect.any(String) } });
  const { checkId, orderNo } = ordered.data;
  expect(await key.call('getCheck', { query: { checkId } })).toMatchObject({
    data: { status: 'awaitingConsent', allowed: [], candidateMobile: expect.stringMatching(/^139\*{4}/) },
  });
  const listed = await key.call('listChecks', { body: { q: orderNo } });
  expect(listed.data.rows).toMatchObject([{ checkId, ownerName: `API key ${key.name}` }]);
  expect((await asOwner('getCheck', { query: { checkId } })).data.checkId).toBe(checkId);
});

test('records, filters and the timeline say that a key ordered; the trail has its id', async () => {
  const { checkId } = (await key.order()).data;
  const zh = await gateway.call(
    'getCheck',
    { query: { checkId } },
    { token: owner, mainId: first, lang: 'zh-CN' },
  );
  expect(zh.data).toMatchObject({
    ownerName: `API 密钥 ${key.name}`,
    timeline: expect.arrayContaining([expect.objectContaining({ actor: `API 密钥 ${key.name}` })]),
  });
  const { owners } = (await asOwner('listCheckChoices', {})).data;
  expect(owners).toContainEqual(
    expect.objectContaining({ ownerId: key.apiKeyId, name: `API key ${key.name}` }),
  );
  const own = await asOwner('listChecks', { body: { ownerId: key.apiKeyId } });
  expect(own.data.rows.map((row: { checkId: string }) => row.checkId)).toContain(checkId);
  const { rows } = await gateway.owner.query(
    `select distinct actor_kind, actor_user_id, session_id from audit_event where entity_id = $1`,
    [checkId],
  );
  expect(rows).toEqual([{ actor_kind: 'apiKey', actor_user_id: key.apiKeyId, session_id: null }]);
  const log = await asOwner('listAuditEvents', { body: { actorKind: 'apiKey', limit: 1 } });
  expect(log.data.rows).toMatchObject([{ actorName: `API key ${key.name}` }]);
  const made = await asOwner('listAuditEvents', { body: { entityId: key.apiKeyId } });
  expect(made.data.rows).toMatchObject([{ action: 'apiKey.created', object: key.name }]);
});

test('whatever names no scope is refused, with what a person would be answered anyway', async () => {
  const { checkId } = await placeOrder(gateway, owner);
  const forbidden: [string, object][] = [
    ['revealPersonal', { body: { checkId, field: 'mobile', purpose: 'curious' } }],
    ['createShare', { body: { checkId, mobiles: ['13911110000'] } }],
    ['cancelCheck', { body: { checkId, reason: 'x' } }],
    ['listUsers', { body: {} }],
    ['createApiKey', { body: { name: 'more', scopes: ['orders.write'] } }],
    ['listApiKeys', {}],
    ['loginInfo', {}],
    ['listRegions', { body: { parentCode: '', level: 1 } }],
    ['logout', { body: { loginType: 'password', username: 'x' } }],
  ];
  for (const [operation, input] of forbidden)
    expect([operation, (await key.call(operation, input)).code]).toEqual([operation, 403]);
  expect((await asOwner('revealPersonal', forbidden[0]![1])).code).toBe(0);
});

test('a check of another account answers byte for byte like a missing one; the own one is read', async () => {
  const stranger = await sessionOf(gateway, demoUsers.owner, second);
  const foreign = await placeOrder(gateway, stranger, {}, second);
  const own = await placeOrder(gateway, owner);
  for (const operation of ['getCheck', 'getReport']) {
    const [theirs, missing] = [
      await key.call(operation, { query: { checkId: foreign.checkId } }),
      await key.call(operation, { query: { checkId: uuidv7() } }),
    ];
    expect(theirs.code).toBe(404);
    expect(refusal(theirs)).toBe(refusal(missing));
  }
  expect((await key.call('getCheck', { query: { checkId: own.checkId } })).code).toBe(0);
  expect((await key.call('listChecks', { body: { q: foreign.orderNo } })).data.rows).toEqual([]);
  // Naming the other account does not help either.
  expect((await key.call('getCheck', { query: { checkId: foreign.checkId } }, { mainId: second })).code).toBe(
    2801,
  );
});

test('the report comes once it is published; without its scope not even the lamp', async () => {
  const parties = await partiesOf(gateway);
  const { checkId } = await runningCheck(parties, '13933330001');
  expect((await key.call('getReport', { query: { checkId } })).code).toBe(2206);
  await publish(parties, checkId);
  const mine = await parties.owner('getReport', { query: { checkId } });
  const report = await key.call('getReport', { query: { checkId } });
  expect(report.data).toEqual({ ...mine.data, allowed: [] });
  const reader = await keyOf(gateway, owner, ['checks.read']);
  const [narrow, wide] = [
    await reader.call('getCheck', { query: { checkId } }),
    await key.call('getCheck', { query: { checkId } }),
  ];
  expect(narrow.data).toMatchObject({
    status: 'reported',
    lamp: null,
    results: [],
    price: null,
    birthYear: null,
  });
  expect(wide.data).toMatchObject({ lamp: report.data.lamp, allowed: ['readReport'] });
});

test('an order is placed once per Idempotency-Key, and needs one', async () => {
  const body = orderBody();
  const send = (idempotencyKey?: string) =>
    key.call('placeOrder', { body }, idempotencyKey ? { idempotencyKey } : {});
  expect(await send()).toMatchObject({ code: 1000 });
  const once = uuidv7();
  const [one, other] = await Promise.all([send(once), send(once)]);
  expect(one).toMatchObject({ code: 0, data: other.data });
  expect((await key.order({ positionTitle: 'Other' }, once)).code).toBe(2003);
});

test('the account’s rules hold: certification, consent on paper, nobody left', async () => {
  const stranger = await sessionOf(gateway, demoUsers.owner, second);
  const others = await keyOf(gateway, stranger, allScopes, { mainId: second });
  expect((await others.order()).code).toBe(0);
  expect((await others.order({ consentWay: 'paper', paperFileId: uuidv7() })).code).toBe(2009);
  await gateway.owner.query('update main_account set auth_status = 1 where id = $1', [second]);
  expect((await others.order()).code).toBe(2005);
  await gateway.owner.query('update membership set disabled = true where main_id = $1', [second]);
  expect((await others.call('listPackages', { body: {} })).code).toBe(-6);
  await gateway.owner.query('update membership set disabled = false where main_id = $1', [second]);
  expect((await others.call('listPackages', { body: {} })).code).toBe(0);
});

test('nobody’s monthly budget is asked: the key has no person behind it; a person’s is', async () => {
  const limit = (monthlyBudget: number | null) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`update membership set monthly_budget = ${monthlyBudget} where user_id = ${demoUsers.owner}`),
    );
  await limit(0);
  await inAccount(gateway, first, ({ tx }) =>
    keepApprovalRules(tx, {
      ...{ mainId: first, above: null, overBudget: 'refused', by: demoUsers.owner },
      at: gateway.clock.now(),
    }),
  );
  const mine = await gateway.call(
    'placeOrder',
    { body: orderBody() },
    { token: owner, mainId: first, idempotencyKey: uuidv7() },
  );
  expect([(await key.order()).code, mine.code]).toEqual([0, 2805]);
  await limit(null);
});

test('a key that runs away is told when to go on; another one is not held up', async () => {
  const busy = await keyOf(gateway, owner, ['packages.read']);
  const ask = () => busy.call('getReport', { query: { checkId: uuidv7() } });
  for (let sent = 0; sent < CALLS_A_MINUTE; sent += 50)
    await Promise.all(Array.from({ length: 50 }, () => ask()));
  gateway.clock.advance(20_000);
  const over = await ask();
  expect(over).toMatchObject({ code: 2903, data: { retryAfter: 40 }, headers: { 'retry-after': '40' } });
  expect(over.msg).toContain('40 s');
  expect((await key.call('listPackages', { body: {} })).code).toBe(0);
  gateway.clock.advance(40_000);
  expect((await ask()).code).toBe(2902);
});
