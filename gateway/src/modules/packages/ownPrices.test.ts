import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, orderBody, packages, sessionOf } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { ledgerFaults } from '../ledger/ledgerFaults';

type Prices = components['schemas']['EnterprisePrices'];

const { first, second, platform } = demoMains;
const BASIC = packages.basic;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());
// Ten in the evening of 1 December in China.
beforeEach(() => gateway.clock.set(new Date('2026-12-01T14:00:00Z')));
// Only the owner of the schema may, and only within the account.
afterEach(() =>
  gateway.owner.query(`begin; set local app.main_ids = '{${first}}'; set local app.main_id = '${first}';
    delete from own_price; commit`),
);

type Name = keyof typeof demoUsers;
async function as(name: Name, operation: string, input: object = {}, mainId: string = platform) {
  const token = await sessionOf(gateway, demoUsers[name], mainId);
  return gateway.call(operation, input, { token, mainId, lang: 'en' });
}
async function priceOf(enterpriseId: string = first, packageId: string = BASIC) {
  const { data } = await as('operator', 'getEnterprisePrices', { query: { enterpriseId } });
  return (data as Prices).packages.find((one) => one.packageId === packageId)!;
}
/** Sets the price of the first enterprise for the basic package, as somebody who has just read it. */
async function set(effectiveOn: string, price: number | null, name: Name = 'operator') {
  const { basedOn } = await priceOf();
  const body = { enterpriseId: first, packageId: BASIC, basedOn, effectiveOn, price };
  return as(name, 'setOwnPrice', { body });
}
const offered = async (mainId: string = first) =>
  ((await as('owner', 'listPackages', { body: {} }, mainId)).data as components['schemas']['Package'][]).find(
    ({ packageId }) => packageId === BASIC,
  )!;
const order = async (expectedPrice: number) =>
  gateway.call(
    'placeOrder',
    { body: orderBody({ expectedPrice }) },
    { token: await sessionOf(gateway, demoUsers.recruiter, first), mainId: first, idempotencyKey: uuidv7() },
  );
const faultsOf = ({ data }: CallReply) =>
  (data as { fields: { path: string }[] }).fields.map(({ path }) => path);

test('a price counts from the first moment of its day in China, for one enterprise, wherever its price stands', async () => {
  expect(await set('2026-12-02', 5000)).toMatchObject({ code: 0 });
  gateway.clock.set(new Date('2026-12-01T15:59:59.999Z'));
  expect(await offered()).toMatchObject({ price: 6800, standardPrice: null });
  gateway.clock.set(new Date('2026-12-01T16:00:00.000Z'));
  const mine = await offered();
  expect(mine).toMatchObject({ price: 5000, standardPrice: 6800 });
  expect(mine.items.reduce((sum, { price }) => sum + price, 0)).toBe(5000);
  expect(await offered(second)).toMatchObject({ price: 6800, standardPrice: null });
  const detail = (await as('owner', 'getPackage', { query: { packageId: BASIC } }, first)).data;
  expect(detail).toMatchObject({
    current: { price: 5000 },
    standardPrice: 6800,
    ownPrices: [{ effectiveOn: '2026-12-02', price: 5000, state: 'inForce' }],
  });
  expect(detail.versions[0]).toMatchObject({ price: 6800 });
  const listed = (await as('owner', 'listAllPackages', {}, first)).data as { packageId: string }[];
  expect(listed.find(({ packageId }) => packageId === BASIC)).toMatchObject({
    price: 5000,
    standardPrice: 6800,
  });
});

test('an order keeps what it cost, before and after; holds and ledger agree to the fen', async () => {
  expect(await order(6800)).toMatchObject({ code: 0, data: { price: 6800, held: 6800 } });
  gateway.clock.advance(1);
  await set('2026-12-01', 5000);
  gateway.clock.advance(1);
  expect(await order(6800)).toMatchObject({ code: 2008, data: { price: 5000 } });
  const bought = (await order(5000)).data as { orderId: string; checkId: string };
  expect(bought).toMatchObject({ price: 5000, held: 5000 });
  gateway.clock.advance(1);
  await set('2026-12-01', null);
  gateway.clock.advance(1);
  expect(await offered()).toMatchObject({ price: 6800, standardPrice: null });
  const kept = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ price: number; snapshot: { price: number }; items: number | null }>(sql`
      select o.price, o.package_snapshot as snapshot,
        (select sum(i.price)::int from check_item i where i.check_id = ${bought.checkId}) as items
      from orders o where o.id = ${bought.orderId}`),
  );
  expect(kept).toMatchObject({ price: 5000, snapshot: { price: 5000 }, items: 5000 });
  expect(await inAccount(gateway, first, ({ tx }) => ledgerFaults(tx, first))).toEqual([]);
});

test('one price waits at a time; it is withdrawn before its day, not after, and the enterprise never paid it', async () => {
  await set('2026-12-10', 5000);
  expect(await set('2026-12-11', 5100)).toMatchObject({ code: 2515 });
  const planned = (await priceOf()).planned!;
  expect((await as('owner', 'getPackage', { query: { packageId: BASIC } }, first)).data.ownPrices).toEqual([
    { priceId: planned.priceId, effectiveOn: '2026-12-10', price: 5000, state: 'planned' },
  ]);
  const body = { enterpriseId: first, priceId: planned.priceId };
  expect(await as('operator2', 'withdrawOwnPrice', { body })).toMatchObject({ code: 0 });
  expect(await as('operator', 'withdrawOwnPrice', { body })).toMatchObject({ code: 0 });
  expect((await as('owner', 'getPackage', { query: { packageId: BASIC } }, first)).data.ownPrices).toEqual(
    [],
  );
  gateway.clock.set(new Date('2026-12-11T00:00:00Z'));
  expect(await offered()).toMatchObject({ price: 6800 });
  await set('2026-12-11', 5200);
  const { history } = await priceOf();
  expect(history).toMatchObject([
    { state: 'inForce', price: 5200 },
    { state: 'withdrawn', price: 5000 },
  ]);
  const late = { enterpriseId: first, priceId: history[0]!.priceId };
  expect(await as('operator', 'withdrawOwnPrice', { body: late })).toMatchObject({ code: 2517 });
});

test('of two operators the second is told; the same sent again is the one that is kept', async () => {
  const body = (price: number) => ({
    enterpriseId: first,
    packageId: BASIC,
    basedOn: null,
    effectiveOn: '2026-12-01',
    price,
  });
  const replies = await Promise.all([
    as('operator', 'setOwnPrice', { body: body(5000) }),
    as('operator2', 'setOwnPrice', { body: body(5100) }),
  ]);
  expect(replies.map(({ code }) => code).sort()).toEqual([0, 2514]);
  const winner = replies[0]!.code === 0 ? (['operator', 5000] as const) : (['operator2', 5100] as const);
  expect(await as(winner[0], 'setOwnPrice', { body: body(winner[1]) })).toMatchObject({ code: 0 });
  expect((await priceOf()).history).toHaveLength(1);
});

test('what is wrong is said at its field, and nothing is kept', async () => {
  gateway.clock.set(new Date('2026-12-01T16:30:00Z'));
  expect(faultsOf(await set('2026-12-01', 5000))).toEqual(['effectiveOn']);
  expect(faultsOf(await set('2026-12-02', 0))).toEqual(['price']);
  expect(faultsOf(await set('2026-12-02', 10_000_001))).toEqual(['price']);
  // One fen over four items: three of them would cost nothing.
  expect(faultsOf(await set('2026-12-02', 1))).toEqual(['price']);
  expect(await set('2026-12-02', null)).toMatchObject({ code: 2516 });
  expect((await priceOf()).history).toEqual([]);
});

test('an own package has no price of this kind, and nobody sets what their own enterprise pays', async () => {
  const draft = {
    name: 'Teachers',
    description: '',
    positionClass: 'general',
    items: [{ itemCode: 'education', copies: 1 }],
  };
  const saved = (await as('owner', 'savePackageDraft', { body: draft }, first)).data as { packageId: string };
  const body = {
    enterpriseId: first,
    packageId: saved.packageId,
    basedOn: null,
    effectiveOn: '2026-12-02',
    price: 100,
  };
  expect(await as('operator', 'setOwnPrice', { body })).toMatchObject({ code: 404 });
  expect(await as('operator', 'setOwnPrice', { body: { ...body, enterpriseId: platform } })).toMatchObject({
    code: 404,
  });
  await gateway.owner.query(`update membership set role = 'viewer' where main_id = $1 and user_id = $2`, [
    first,
    demoUsers.operator,
  ]);
  expect(await set('2026-12-02', 5000)).toMatchObject({ code: 2518 });
  await gateway.owner.query(`update membership set role = 'operator' where main_id = $1 and user_id = $2`, [
    first,
    demoUsers.operator,
  ]);
});

test('the database refuses to change a price, and to withdraw one that is in force', async () => {
  await set('2026-12-01', 5000);
  const asked = (statement: Parameters<typeof inAccount>[2]) => inAccount(gateway, first, statement);
  await expect(asked(({ tx }) => tx.run(sql`update own_price set price = 1`))).rejects.toThrow(
    'permission denied',
  );
  await expect(
    asked(({ tx }) =>
      tx.run(sql`update own_price set withdrawn_at = effective_at, withdrawn_by = created_by`),
    ),
  ).rejects.toThrow('check constraint');
  const others = await inAccount(gateway, second, ({ tx }) =>
    tx.many<{ id: string }>(sql`select id from own_price`),
  );
  expect(others).toEqual([]);
});

test('enterprises are found by a part of their name, those with prices of their own first, and both logs say who set what', async () => {
  await set('2026-12-05', 5000);
  const { data } = await as('operator', 'findPricedEnterprises', { body: { text: '' } });
  expect(data.rows[0]).toMatchObject({ enterpriseId: first, ownPrices: 1 });
  expect(data.total).toBe(data.rows.length);
  const none = await as('operator', 'findPricedEnterprises', { body: { text: '没有这样的企业' } });
  expect(none.data).toEqual({ rows: [], total: 0 });
  const { rows } = await gateway.owner.query(
    `select main_id, actor_user_id, detail from audit_event where action = 'ownPrice.set'
     and entity_id = $1`,
    [(await priceOf()).planned!.priceId],
  );
  expect(new Set(rows.map(({ main_id: of }) => of as string))).toEqual(new Set([first, platform]));
  for (const row of rows)
    expect(row).toMatchObject({
      actor_user_id: demoUsers.operator,
      detail: { package: 'Basic', day: '2026-12-05', price: { from: 6800, to: 5000 } },
    });
});
