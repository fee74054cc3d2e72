import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, packages, placeOrder, sessionOf } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { MOST_PACKAGES } from './ownPackageService';
import { orderablePackage } from './packageService';

const { first, second } = demoMains;
let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());

type Name = keyof typeof demoUsers;
async function as(name: Name, operation: string, input: object = {}, mainId: string = first, lang = 'en') {
  const place = `${name} ${mainId}`;
  tokens[place] ??= await sessionOf(gateway, demoUsers[name], mainId);
  return gateway.call(operation, input, { token: tokens[place], mainId, lang });
}

let named = 0;
const draft = (overrides: object = {}) => ({
  name: `Warehouse ${(named += 1)}`,
  description: 'For everybody in the warehouse',
  positionClass: 'general',
  items: [
    { itemCode: 'employment', copies: 2 },
    { itemCode: 'identity', copies: 1, reason: 'Has the keys of the stores' },
  ],
  ...overrides,
});
const save = (body: object) => as('owner', 'savePackageDraft', { body });
const saved = async (body: object = draft()) =>
  (await save(body)).data as { packageId: string; savedAt: string; price: number };
const publish = ({ packageId, savedAt, price }: Awaited<ReturnType<typeof saved>>) =>
  as('owner', 'publishPackage', { body: { packageId, savedAt, expectedPrice: price } });
const published = async (body?: object) => {
  const one = await saved(body);
  expect(await publish(one)).toMatchObject({ code: 0 });
  return one.packageId;
};
const detail = async (packageId: string, name: Name = 'owner') =>
  (await as(name, 'getPackage', { query: { packageId } })).data;
const offered = async (name: Name = 'owner', mainId?: string) =>
  (await as(name, 'listPackages', { body: {} }, mainId)).data as {
    packageId: string;
    name: string;
    items: unknown[];
  }[];
const has = (rows: readonly { packageId: string }[], packageId: string) =>
  rows.some((one) => one.packageId === packageId);
const faultsOf = ({ data }: CallReply) => (data as { fields: { path: string; msg: string }[] }).fields;

test('a draft costs what its copies cost, is offered once it is published, and is ordered with its reasons', async () => {
  const one = await saved();
  // Employment 120.00 twice, identity 5.00
  expect(one.price).toBe(24_500);
  expect(has(await offered(), one.packageId)).toBe(false);
  expect(await publish(one)).toMatchObject({ code: 0, data: { version: 1, price: 24_500 } });
  const row = (await offered('recruiter')).find(({ packageId }) => packageId === one.packageId);
  expect(row).toMatchObject({
    isOwn: true,
    positionClass: 'general',
    price: 24_500,
    items: [
      { itemCode: 'employment', name: 'Employment × 2', copies: 2, price: 24_000, reason: null },
      { itemCode: 'identity', copies: 1, price: 500, reason: 'Has the keys of the stores' },
    ],
  });
  // Identity is sensitive: the package says why, so the order need not.
  const placed = await placeOrder(gateway, tokens[`owner ${first}`]!, {
    packageId: one.packageId,
    itemCodes: ['employment', 'identity'],
    reasons: undefined,
    expectedPrice: 24_500,
  });
  const rows = await inAccount(gateway, first, ({ tx }) =>
    tx.many(sql`select item_code as item, reason, price from check_item where check_id = ${placed.checkId}
      order by item_code, copy_no`),
  );
  expect(rows).toEqual([
    { item: 'employment', reason: null, price: 12_000 },
    { item: 'employment', reason: null, price: 12_000 },
    { item: 'identity', reason: 'Has the keys of the stores', price: 500 },
  ]);
  const { use } = await detail(one.packageId);
  expect(use).toMatchObject({ days: 90, checks: 1, people: [{ isKey: false, checks: 1 }] });
});

test('a version that was published never changes; an order keeps the one it bought', async () => {
  const packageId = await published();
  const before = await detail(packageId);
  const placed = await placeOrder(gateway, tokens[`owner ${first}`]!, {
    packageId,
    itemCodes: ['employment', 'identity'],
    expectedPrice: 24_500,
  });
  const next = await saved(
    draft({ packageId, name: before.current.name, items: [{ itemCode: 'employment', copies: 1 }] }),
  );
  expect((await detail(packageId)).current).toEqual(before.current);
  expect(await publish(next)).toMatchObject({ data: { version: 2, price: 12_000 } });
  const after = await detail(packageId);
  expect(after).toMatchObject({ status: 'active', draft: null });
  expect(after.versions.map((one: { version: number; price: number }) => [one.version, one.price])).toEqual([
    [2, 12_000],
    [1, 24_500],
  ]);
  expect(after.versions[1]).toEqual(before.current);
  const rows = await inAccount(gateway, first, ({ tx }) =>
    tx.many(sql`select package_id as id, (package_snapshot ->> 'version')::int as version, price from orders
      where id = ${placed.orderId}`),
  );
  expect(rows).toEqual([{ id: packageId, version: 1, price: 24_500 }]);
});

test('what nobody has put right is saved as a draft and not published: an item too much says why', async () => {
  const one = await saved(draft({ items: [{ itemCode: 'financialRisk', copies: 1 }] }));
  const refused = await publish(one);
  expect(refused.code).toBe(1000);
  expect(faultsOf(refused)).toEqual([
    {
      path: 'items.0.reason',
      msg: 'The position hardly requires this item. Say why it is asked for: the candidate reads it',
    },
  ]);
  const stated = await saved(
    draft({
      packageId: one.packageId,
      savedAt: one.savedAt,
      items: [{ itemCode: 'financialRisk', copies: 1, reason: '岗位需每日清点现金' }],
    }),
  );
  expect(await publish(stated)).toMatchObject({ code: 0 });
});

test.each([
  [
    'an item twice',
    {
      items: [
        { itemCode: 'identity', copies: 1 },
        { itemCode: 'identity', copies: 1 },
      ],
    },
    'items.1.itemCode',
  ],
  ['an unknown item', { items: [{ itemCode: 'horoscope', copies: 1 }] }, 'items.0.itemCode'],
  ['two identities', { items: [{ itemCode: 'identity', copies: 2 }] }, 'items.0.copies'],
  ['a blank name', { name: ' \u200b ' }, 'name'],
])('%s is refused at its field', async (_what, change, path) => {
  const reply = await save(draft(change));
  expect(reply.code).toBe(1000);
  expect(faultsOf(reply).map((fault) => fault.path)).toEqual([path]);
});

test('an empty package and a name that another one has are not published', async () => {
  const nothing = await saved(draft({ items: [] }));
  const listed = (await as('owner', 'listAllPackages')).data as { packageId: string }[];
  const row = listed.find(({ packageId }) => packageId === nothing.packageId);
  expect(row).toMatchObject({ status: 'draft', price: 0, workingDays: null, items: [] });
  expect((await detail(nothing.packageId)).draft).toMatchObject({ items: [], price: 0 });
  const empty = await publish(nothing);
  expect(faultsOf(empty)).toEqual([{ path: 'items', msg: 'A package has at least one item' }]);
  const taken = await publish(await saved(draft({ name: 'ｓｔａｎｄａｒｄ' })));
  expect(faultsOf(taken).map(({ path }) => path)).toEqual(['name']);
});

test('of two who change a draft at once one is told, and what the other saved stays', async () => {
  const one = await saved();
  const change = (name: string) =>
    as('owner', 'savePackageDraft', {
      body: draft({ packageId: one.packageId, savedAt: one.savedAt, name }),
    });
  gateway.clock.advance(5);
  const both = await Promise.all([change('Mine'), change('Yours')]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 2201]);
  const winner = both[0].code === 0 ? 'Mine' : 'Yours';
  expect((await detail(one.packageId)).draft.name).toBe(winner);
  expect((await publish(one)).code).toBe(2201);
  expect(
    (await as('owner', 'discardPackageDraft', { body: { packageId: one.packageId, savedAt: one.savedAt } }))
      .code,
  ).toBe(2201);
});

test('a draft is dropped, and the package that was never published with it', async () => {
  const one = await saved();
  const drop = (packageId: string, savedAt: string) =>
    as('owner', 'discardPackageDraft', { body: { packageId, savedAt } });
  expect((await drop(one.packageId, one.savedAt)).code).toBe(0);
  expect((await as('owner', 'getPackage', { query: { packageId: one.packageId } })).code).toBe(404);
  const packageId = await published();
  const next = await saved(draft({ packageId }));
  expect((await drop(packageId, next.savedAt)).code).toBe(0);
  expect(await detail(packageId)).toMatchObject({ status: 'active', draft: null });
  expect((await drop(packageId, next.savedAt)).code).toBe(404);
});

test('the same again is no new version, and another price than was shown is not agreed to', async () => {
  const body = draft();
  const packageId = await published(body);
  const same = await saved({ ...body, packageId });
  expect(await publish(same)).toMatchObject({ code: 2031, msg: 'Nothing has changed since version 1' });
  const reply = await as('owner', 'publishPackage', {
    body: { packageId, savedAt: same.savedAt, expectedPrice: same.price - 1 },
  });
  expect(reply).toMatchObject({ code: 2008, data: { price: 24_500 } });
});

test('what is off is not ordered, and stays in the records', async () => {
  const packageId = await published();
  const turn = (active: boolean) => as('owner', 'setPackageActive', { body: { packageId, active } });
  for (const _again of [1, 2]) expect((await turn(false)).code).toBe(0);
  expect(has(await offered(), packageId)).toBe(false);
  expect(await detail(packageId)).toMatchObject({ status: 'off' });
  const quote = { packageId, itemCodes: ['identity'] };
  expect((await as('owner', 'quoteOrder', { body: quote })).code).toBe(2001);
  await turn(true);
  expect((await as('owner', 'quoteOrder', { body: quote })).code).toBe(0);
  const { rows } = await gateway.owner.query<{ action: string }>(
    `select action from audit_event where entity_id = $1 order by at, id`,
    [packageId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'package.drafted',
    'package.published',
    'package.switchedOff',
    'package.switchedOn',
  ]);
});

test('a recruiter sees what can be ordered, and neither drafts nor who orders', async () => {
  const draftOnly = await saved();
  const packageId = await published();
  await saved(draft({ packageId }));
  const rows = (await as('recruiter', 'listAllPackages')).data as Record<'packageId', string>[];
  expect(has(rows, draftOnly.packageId)).toBe(false);
  expect(rows.find((one) => one.packageId === packageId)).toMatchObject({
    hasDraft: false,
    ordersLately: null,
  });
  expect(await detail(packageId, 'recruiter')).toMatchObject({ draft: null, use: null });
  expect((await as('recruiter', 'getPackage', { query: { packageId: draftOnly.packageId } })).code).toBe(404);
  expect((await as('recruiter', 'savePackageDraft', { body: draft() })).code).toBe(403);
});

test('an own package is nothing to another account, of the same person too', async () => {
  const packageId = await published();
  const there = (operation: string, input: object) => as('owner', operation, input, second);
  expect(has(await offered('owner', second), packageId)).toBe(false);
  for (const [operation, input] of [
    ['getPackage', { query: { packageId } }],
    ['savePackageDraft', { body: draft({ packageId }) }],
    ['setPackageActive', { body: { packageId, active: false } }],
  ] as const)
    expect((await there(operation, input)).code).toBe(404);
  expect((await there('quoteOrder', { body: { packageId, itemCodes: ['identity'] } })).code).toBe(2001);
  const found = (mainId: string) =>
    gateway.services.db.withTenant({ mainIds: [first, second], mainId }, (tx) =>
      orderablePackage(tx, mainId, packageId, gateway.clock.now()),
    );
  expect(await found(second)).toBeNull();
  expect(await found(first)).not.toBeNull();
});

test('standard packages belong to nobody: they are read and copied, never changed', async () => {
  expect(await detail(packages.deep)).toMatchObject({
    isOwn: false,
    status: 'active',
    versions: [{ version: 1 }],
  });
  expect((await save(draft({ packageId: packages.deep }))).code).toBe(404);
  const off = { packageId: packages.deep, active: false };
  expect((await as('owner', 'setPackageActive', { body: off })).code).toBe(404);
});

test('an account has at most 100 packages of its own, and its older ones are still changed', async () => {
  const { rows } = await gateway.owner.query<{ count: number; id: string }>(
    `select count(*)::int as count, min(id::text) as id from package where owner_main_id = $1`,
    [first],
  );
  const [{ count, id }] = rows as [{ count: number; id: string }];
  await gateway.owner.query(
    `with made as (insert into package (id, owner_main_id, code)
       select gen_random_uuid(), $1, 'own-' || (1000 + n) from generate_series(1, $2) n returning id)
     insert into package_version (package_id, version, name_en, name_zh, description_en, description_zh, price, saved_at,
       published_at) select id, 1, 'Many', 'Many', '', '', 0, now(), now() from made`,
    [first, MOST_PACKAGES - count],
  );
  expect(await save(draft())).toMatchObject({
    code: 2032,
    msg: 'An account can have at most 100 packages of its own',
  });
  const { draft: open } = await detail(id);
  expect((await save(draft({ packageId: id, ...(open && { savedAt: open.savedAt }) }))).code).toBe(0);
});
