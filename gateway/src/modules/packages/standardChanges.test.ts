import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, orderBody, packages, sessionOf } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import type { components } from '../../kernel/contract.gen';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { catalogueByCode } from './catalogueRepository';

type Detail = components['schemas']['StandardPackageDetail'];
type Values = components['schemas']['StandardPackageValues'];

const { first, platform } = demoMains;
const BASIC = packages.basic;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());
// Ten in the evening of 1 December in China.
beforeEach(() => gateway.clock.set(new Date('2026-12-01T14:00:00Z')));
afterEach(async () => {
  await gateway.owner.query(`begin; set local app.main_ids = '{${first}}'; set local app.main_id = '${first}';
    delete from own_price; commit`);
  await gateway.owner
    .query(`delete from package_item i using package_version v where v.package_id = i.package_id
    and v.version = i.version and v.effective_at is not null`);
  await gateway.owner.query('delete from package_version where effective_at is not null');
});

type Name = keyof typeof demoUsers;
async function as(name: Name, operation: string, input: object = {}, mainId: string = platform) {
  const token = await sessionOf(gateway, demoUsers[name], mainId);
  const idempotencyKey = operation === 'placeOrder' ? uuidv7() : undefined;
  return gateway.call(operation, input, {
    token,
    mainId,
    lang: 'en',
    ...(idempotencyKey && { idempotencyKey }),
  });
}
const detail = async (packageId: string = BASIC) =>
  (await as('operator', 'getStandardPackage', { query: { packageId } })).data as Detail;
/** Changes what is given of the basic package, as somebody who has just read it. */
async function change(effectiveOn: string, values: Partial<Values>, name: Name = 'operator') {
  const { package: now, basedOn } = await detail();
  const body = { packageId: BASIC, basedOn, effectiveOn, values: { ...now.values, ...values } };
  return as(name, 'changeStandardPackage', { body });
}
const offered = async () =>
  ((await as('owner', 'listPackages', { body: {} }, first)).data as components['schemas']['Package'][]).find(
    ({ packageId }) => packageId === BASIC,
  );
const faultsOf = ({ data }: CallReply) =>
  (data as { fields: { path: string }[] }).fields.map(({ path }) => path);
const itemsOf = (codes: readonly string[]) => codes.map((itemCode) => ({ itemCode, copies: 1 }));

test('a planned version is ordered from the first moment of its day in China, and read by nobody before', async () => {
  const values = { nameEn: 'Starter', price: 9000, items: itemsOf(['degree', 'identity', 'education']) };
  expect(await change('2026-12-02', values)).toMatchObject({ code: 0 });
  gateway.clock.set(new Date('2026-12-01T15:59:59.999Z'));
  expect(await offered()).toMatchObject({ name: 'Basic', price: 6800 });
  const read = () => as('owner', 'getPackage', { query: { packageId: BASIC } }, first);
  expect(JSON.stringify((await read()).data)).not.toContain('Starter');
  expect((await detail()).package.planned).toMatchObject({ state: 'planned', version: 2 });
  gateway.clock.set(new Date('2026-12-01T16:00:00.000Z'));
  const now = (await offered())!;
  expect(now).toMatchObject({ name: 'Starter', price: 9000 });
  expect(now.items.map(({ itemCode }) => itemCode)).toEqual(['identity', 'education', 'degree']);
  const { versions } = (await read()).data as components['schemas']['PackageDetail'];
  expect(versions).toMatchObject([
    // Who of the platform changed it is no enterprise's business.
    { version: 2, price: 9000, publishedAt: '2026-12-01T16:00:00.000Z', publishedBy: null, savedBy: null },
    { version: 1, price: 6800 },
  ]);
  expect((await detail()).history).toMatchObject([
    { state: 'inForce', changedBy: '沈立', before: { price: 6800 } },
    { state: 'past', before: null },
  ]);
});

test('an order keeps the version it bought; a new one is refused at the old price and placed at the new one', async () => {
  const order = (expectedPrice: number) =>
    as('recruiter', 'placeOrder', { body: orderBody({ expectedPrice }) }, first);
  const before = (await order(6800)).data as { orderId: string };
  gateway.clock.advance(1);
  await change('2026-12-01', { price: 7200, nameEn: 'Starter' });
  gateway.clock.advance(1);
  expect(await order(6800)).toMatchObject({ code: 2008, data: { price: 7200 } });
  const after = (await order(7200)).data as { orderId: string };
  const snapshotOf = (orderId: string) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.one<{ price: number; snapshot: object }>(
        sql`select price, package_snapshot as snapshot from orders where id = ${orderId}`,
      ),
    );
  expect(await snapshotOf(before.orderId)).toMatchObject({
    price: 6800,
    snapshot: { version: 1, name: { en: 'Basic' }, price: 6800 },
  });
  expect(await snapshotOf(after.orderId)).toMatchObject({
    price: 7200,
    snapshot: { version: 2, name: { en: 'Starter' }, price: 7200 },
  });
});

test('a package that is switched off is not offered from its day on, and stays in its history', async () => {
  await change('2026-12-01', { active: false });
  expect(await offered()).toBeUndefined();
  const { data } = await as('owner', 'getPackage', { query: { packageId: BASIC } }, first);
  expect(data).toMatchObject({ status: 'off' });
  gateway.clock.advance(1);
  await change('2026-12-01', { active: true });
  expect(await offered()).toMatchObject({ price: 6800 });
});

test('the preview names who ordered it lately and who pays a price of its own, and what its items cost', async () => {
  const price = {
    enterpriseId: first,
    packageId: BASIC,
    basedOn: null,
    effectiveOn: '2026-12-03',
    price: 5000,
  };
  expect(await as('operator', 'setOwnPrice', { body: price })).toMatchObject({ code: 0 });
  const shown = async (effectiveOn: string) =>
    (
      await as('operator', 'previewStandardPackage', {
        body: { packageId: BASIC, effectiveOn, items: itemsOf(['identity', 'education']) },
      })
    ).data as components['schemas']['StandardPackagePreview'];
  // 5.00 and 40.00
  expect(await shown('2026-12-02')).toMatchObject({
    itemsPrice: 4500,
    rows: [{ enterpriseId: first, ownPrice: null }],
  });
  const then = await shown('2026-12-03');
  expect(then.rows[0]).toMatchObject({ enterpriseId: first, ownPrice: 5000 });
  expect(then.rows[0]!.checks).toBeGreaterThan(0);
  expect(await offered()).toMatchObject({ price: 6800 });
});

test('the second of two operators is told; one change waits at a time, and is withdrawn before its day alone', async () => {
  const { package: now, basedOn } = await detail();
  const body = (price: number) => ({
    packageId: BASIC,
    basedOn,
    effectiveOn: '2026-12-10',
    values: { ...now.values, price },
  });
  const replies = await Promise.all([
    as('operator', 'changeStandardPackage', { body: body(7000) }),
    as('operator2', 'changeStandardPackage', { body: body(7100) }),
  ]);
  expect(replies.map(({ code }) => code).sort()).toEqual([0, 2519]);
  const winner = replies[0]!.code === 0 ? (['operator', 7000] as const) : (['operator2', 7100] as const);
  // The reply was lost: the same again is the one that is kept.
  expect(await as(winner[0], 'changeStandardPackage', { body: body(winner[1]) })).toMatchObject({ code: 0 });
  expect(await change('2026-12-11', { price: 7300 })).toMatchObject({ code: 2520 });
  const withdraw = (version: number) =>
    as('operator', 'withdrawStandardPackage', { body: { packageId: BASIC, version } });
  expect(await withdraw(2)).toMatchObject({ code: 0 });
  expect(await withdraw(2)).toMatchObject({ code: 0 });
  expect(await withdraw(1)).toMatchObject({ code: 2522 });
  gateway.clock.set(new Date('2026-12-11T00:00:00Z'));
  expect(await offered()).toMatchObject({ price: 6800 });
  await change('2026-12-11', { price: 7300 });
  expect(await offered()).toMatchObject({ price: 7300 });
  expect(await withdraw(3)).toMatchObject({ code: 2522 });
});

test('what is wrong is said at its field, and nothing is kept', async () => {
  const wrong = { nameEn: ' ', descriptionZh: '字'.repeat(201), price: 0, items: [] };
  expect(faultsOf(await change('2026-12-02', wrong))).toEqual(
    ['nameEn', 'descriptionZh', 'price', 'items'].map((name) => `values.${name}`),
  );
  const ofItems = async (items: Values['items']) => faultsOf(await change('2026-12-02', { items }));
  expect(await ofItems([{ itemCode: 'identity', copies: 2 }])).toEqual(['values.items']);
  expect(await ofItems(itemsOf(['identity', 'identity']))).toEqual(['values.items']);
  expect(await ofItems(itemsOf(['nothing']))).toEqual(['values.items']);
  expect(faultsOf(await change('2026-12-02', { price: 1 }))).toEqual(['values.price']);
  expect(faultsOf(await change('2026-12-02', { nameEn: 'Deep' }))).toEqual(['values.nameEn']);
  expect(faultsOf(await change('2026-11-30', { price: 7000 }))).toEqual(['effectiveOn']);
  expect(await change('2026-12-02', {})).toMatchObject({ code: 2521 });
  expect((await detail()).history).toHaveLength(1);
});

test('so many items that an own price leaves one for nothing are refused with the name of who pays it, in force or planned', async () => {
  const own = (effectiveOn: string, price: number | null) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`insert into own_price (main_id, id, package_id, price, effective_on, effective_at, created_at, created_by)
        values (${first}, ${uuidv7()}, ${BASIC}, ${price}, ${effectiveOn}, ${new Date(`${effectiveOn}T00:00:00+08:00`)},
          ${new Date('2026-11-01T00:00:00Z')}, ${demoUsers.operator})`),
    );
  const { items } = (await detail()).package.values;
  const known = await inAccount(gateway, first, ({ tx }) => catalogueByCode(tx, gateway.clock.now()));
  const more = [...known.keys()].find((code) => !items.some(({ itemCode }) => itemCode === code))!;
  const many = [...items, ...itemsOf([more])];
  // A fen for each but one.
  await own('2026-12-05', items.length);
  const refused = await change('2026-12-02', { items: many });
  expect(refused).toMatchObject({ code: 1000 });
  expect(faultsOf(refused)).toEqual(['values.items']);
  expect(JSON.stringify(refused.data)).toContain('晨星科技有限公司 pays ¥0.04');
  expect((await detail()).history).toHaveLength(1);
  // Raised for later on: what counts until then does not concern what begins after it.
  await own('2026-12-10', 9000);
  expect(await change('2026-12-12', { items: many })).toMatchObject({ code: 0 });
});

test('operators alone, in the platform’s account alone, also where the database is asked', async () => {
  const call = (name: Name, mainId: string) => as(name, 'listStandardPackages', {}, mainId);
  expect((await call('operator', platform)).code).toBe(0);
  for (const name of ['analyst', 'support'] as const) expect((await call(name, platform)).code).toBe(403);
  expect((await call('owner', first)).code).toBe(403);
  await change('2026-12-10', { price: 7000 });
  const asked = (statement: Parameters<typeof inAccount>[2]) => inAccount(gateway, first, statement);
  expect(await asked(({ tx }) => tx.many(sql`select id from standard_package_versions()`))).toEqual([]);
  await expect(
    asked(({ tx }) =>
      tx.many(sql`select standard_package_withdraw(${BASIC}::uuid, 2, gen_random_uuid(), now())`),
    ),
  ).rejects.toThrow('by the platform alone');
});
