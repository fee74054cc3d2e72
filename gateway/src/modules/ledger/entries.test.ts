import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { consentTo, fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { addDays, chinaDay } from '../../kernel/workingDays';
import { itemsOf, lockCheck } from '../checks/checkRepository';
import { cancelCheck, completeItem } from '../checks/lifecycle';
import { sql } from '../../platform/db/sql';
import { rechargeId, reverse } from './ledgerService';

const { first: mainId, second } = demoMains;
let gateway: TestGateway;
let orders: Record<string, string>[];
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  const token = await sessionOf(gateway, demoUsers.owner, mainId);
  orders = [await placeOrder(gateway, token), await placeOrder(gateway, token)];
  const checkId = orders[0]!.checkId!;
  await consentTo(gateway, checkId);
  await inAccount(gateway, mainId, async (work) => {
    const check = (await lockCheck(work.tx, checkId))!;
    const item = (await itemsOf(work.tx, check, true)).find(({ itemCode }) => itemCode === 'education')!;
    await completeItem(work, check, item, { result: 'unverifiable', lamp: 'yellow' });
  });
  await inAccount(gateway, mainId, async (work) =>
    cancelCheck(work, (await lockCheck(work.tx, orders[1]!.checkId!))!, 'not needed'),
  );
});
afterAll(() => gateway.close());

interface Entry {
  kind: string;
  available: number;
  held: number;
  balanceAfter: number | null;
  [key: string]: unknown;
}
const list = async (body: object = {}, user: keyof typeof demoUsers = 'finance') => {
  const token = await sessionOf(gateway, demoUsers[user], mainId);
  return gateway.call('listLedger', { body }, { token, mainId });
};
async function all(body: object = {}, limit = 50): Promise<Entry[]> {
  const rows: Entry[] = [];
  let cursor: string | null = null;
  do {
    const { data } = ok(await list({ ...body, limit, ...(cursor && { cursor }) }));
    rows.push(...(data.rows as Entry[]));
    cursor = data.nextCursor as string | null;
  } while (cursor);
  return rows;
}

test('each booking says what it moved and what was available after it, page by page as in one', async () => {
  const rows = await all();
  for (const [at, row] of rows.entries())
    expect(row.balanceAfter).toBe((rows[at + 1]?.balanceAfter ?? 0) + row.available);
  const { available } = ok(
    await gateway.call(
      'getBalance',
      {},
      { token: await sessionOf(gateway, demoUsers.owner, mainId), mainId },
    ),
  ).data;
  expect(rows[0]!.balanceAfter).toBe(available);
  expect(rows.at(-1)).toMatchObject({
    kind: 'recharge',
    available: 1_000_000,
    balanceAfter: 1_000_000,
    orderNo: null,
  });
  expect(await all({}, 2)).toEqual(rows);
});

test('a hold says what has become of it, a charge which item of which order of whom', async () => {
  const [held, cancelled] = [
    await all({ kind: 'hold', orderNo: orders[0]!.orderNo }),
    await all({ kind: 'hold' }),
  ];
  const became = (row?: Entry) => row!.became as Record<'held' | 'charged' | 'released', number>;
  expect(held).toHaveLength(1);
  expect(became(held[0]).charged).toBeGreaterThan(0);
  expect(became(held[0]).released).toBe(0);
  expect(became(held[0]).held + became(held[0]).charged).toBe(held[0]!.held);
  expect(became(cancelled[0])).toEqual({ held: 0, charged: 0, released: cancelled[0]!.held });
  const [charge, ...more] = await all({ kind: 'capture' });
  expect(more).toEqual([]);
  expect(charge).toMatchObject({
    ...{
      orderNo: orders[0]!.orderNo,
      checkId: orders[0]!.checkId,
      candidateName: '赵敏',
      itemName: 'Education',
    },
    ...{ spent: became(held[0]).charged, balanceAfter: null, became: null },
  });
});

test('copies of an item are told apart, as the record numbers them', async () => {
  const asked = { orderNo: orders[1]!.orderNo!, kind: 'release' };
  const names = async () => (await all(asked)).map(({ itemName }) => itemName);
  expect(await names()).toContain('Education');
  const copy = (no: number) =>
    inAccount(gateway, mainId, ({ tx }) =>
      tx.run(sql`update check_item set copy_no = ${no}
        where check_id = ${orders[1]!.checkId!} and item_code = 'education'`),
    );
  await copy(2);
  expect(await names()).toContain('Education 2');
  await copy(1);
});

test('the holds of which something is held still come to what the balance calls held', async () => {
  const rows = await all({ stillHeld: true });
  expect(rows.map(({ orderNo }) => orderNo)).toEqual([orders[0]!.orderNo]);
  const token = await sessionOf(gateway, demoUsers.owner, mainId);
  const { held } = ok(await gateway.call('getBalance', {}, { token, mainId })).data;
  expect(held).toBeGreaterThan(0);
  expect(rows.reduce((sum, { became }) => sum + (became as { held: number }).held, 0)).toBe(held);
});

test('an order number is taken as it was pasted; one that nobody has gives nothing', async () => {
  const { orderNo } = orders[1]!;
  const rows = await all({ orderNo: ` ${orderNo!.toLowerCase()} ` });
  expect(rows.map(({ kind }) => kind)).toEqual(['release', 'release', 'release', 'release', 'hold']);
  expect(await all({ orderNo: 'PB0' })).toEqual([]);
});

test('of an item, and of days as they are in China', async () => {
  const charges = await all({ kind: 'capture' });
  expect(await all({ kind: 'capture', itemCode: 'education' })).toEqual(charges);
  expect(await all({ kind: 'capture', itemCode: 'identity' })).toEqual([]);
  const today = chinaDay(gateway.clock.now());
  expect((await all({ from: today, to: today })).map(({ entryId }) => entryId)).toEqual(
    (await all()).map(({ entryId }) => entryId),
  );
  expect(await all({ to: addDays(today, -1) })).toEqual([]);
  expect(await all({ from: addDays(today, 1) })).toEqual([]);
});

test('bookings that are filtered say what they come to, to the fen; all of them, none and the next page say nothing', async () => {
  const today = chinaDay(gateway.clock.now());
  const { orderNo } = orders[1]!;
  const filters = [
    ...[{ kind: 'hold' }, { kind: 'capture' }, { kind: 'recharge' }, { orderNo }],
    ...[{ itemCode: 'education' }, { from: today, to: today }, { kind: 'release', from: today }],
  ];
  for (const filter of filters) {
    const rows = (await all(filter)) as (Entry & { spent: number; checkId: string })[];
    const checks = new Set(rows.map(({ checkId }) => checkId)).size;
    const of = (name: 'available' | 'held' | 'spent') => rows.reduce((n, row) => n + row[name], 0);
    expect([filter, ok(await list({ ...filter, limit: 1 })).data.sum]).toEqual([
      filter,
      {
        ...{ count: rows.length, available: of('available'), held: of('held'), spent: of('spent') },
        checks: 'kind' in filter && filter.kind === 'capture' ? checks : null,
      },
    ]);
  }
  // Cancelled and released, an order moved nothing in all.
  const order = ok(await list({ orderNo, limit: 1 })).data;
  expect(order.sum).toEqual({ count: 5, available: 0, held: 0, spent: 0, checks: null });
  expect(ok(await list({ orderNo, limit: 1, cursor: order.nextCursor })).data.sum).toBeNull();
  expect(ok(await list()).data.sum).toBeNull();
  expect(ok(await list({ orderNo: 'PB0' })).data.sum).toBeNull();
});

test('another account’s bookings are in no sum', async () => {
  const token = await sessionOf(gateway, demoUsers.owner, second);
  const { data } = ok(
    await gateway.call('listLedger', { body: { kind: 'hold' } }, { token, mainId: second }),
  );
  expect(data).toMatchObject({ rows: [], sum: null });
});

test('a reversal names what it takes back, which says so too', async () => {
  await fund(gateway, 500);
  const { reference } = (await all({ kind: 'recharge' }))[0]!;
  const result = await inAccount(gateway, mainId, async ({ tx }) =>
    reverse(tx, await rechargeId(tx, mainId, reference as string), { mainId, at: gateway.clock.now() }),
  );
  expect(result).toBe('reversed');
  expect((await all({ kind: 'reversal' }))[0]).toMatchObject({
    ...{ reverses: 'recharge', reference, available: -500, held: 0 },
  });
  expect((await all({ kind: 'recharge' })).map(({ isReversed }) => isReversed)).toEqual([true, false]);
});

test('what is asked for leaves as a file, with names as in the list and money as numbers', async () => {
  const token = await sessionOf(gateway, demoUsers.finance, mainId);
  const body = { kind: 'hold', orderNo: orders[0]!.orderNo };
  const { bytes } = await gateway.call('exportLedger', { body }, { token, mainId });
  const [head, line, ...more] = bytes.toString().trim().split('\r\n');
  expect(more).toEqual([]);
  expect(head).toContain('Available (yuan),Held (yuan),Spent (yuan)');
  expect(line).toMatch(
    new RegExp(`,Held for an order,${orders[0]!.orderNo},赵[^,*]+,,,,,,,,-68\\.00,68\\.00,0\\.00,`),
  );
  const { data } = ok(await gateway.call('startLedgerExport', { body }, { token, mainId }));
  expect(data).toMatchObject({ kind: 'ledger.export' });
});

test('another account has its own, and who does not watch the balance reads none', async () => {
  expect((await list({}, 'recruiter')).code).toBe(403);
  const token = await sessionOf(gateway, demoUsers.owner, second);
  expect(ok(await gateway.call('listLedger', { body: {} }, { token, mainId: second })).data.rows).toEqual([]);
});

test('what somebody booked keeps their name after they have left: they are no staff', async () => {
  const { orderNo } = await placeOrder(gateway, await sessionOf(gateway, demoUsers.recruiter, mainId));
  const by = async () => (await all({ kind: 'hold', orderNo }))[0]?.by;
  const name = await by();
  expect(name).toBe('周敏');
  await gateway.owner.query('delete from membership where main_id = $1 and user_id = $2', [
    mainId,
    demoUsers.recruiter,
  ]);
  expect(await by()).toBe(name);
});
