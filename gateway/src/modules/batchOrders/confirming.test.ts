import { CODE } from '@probity/contract/codeNames';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { orderWorld, mainId, openBatch, PRICE, someRows } from '../../../test/openBatches';
import { booksOf, fund, gatewayWithPeople, inAccount, packages } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { chunksOf } from '../../../test/orderChunks';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';

let gateway: TestGateway;
const world = orderWorld(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
});
afterEach(() => gateway.close());

/** What the account has ordered so far. */
const saved = async () => ({
  orders: await chunksOf(gateway).count('orders'),
  checks: await chunksOf(gateway).count('checks'),
  ...(await booksOf(gateway)),
});

test('before confirming: what would be created, held, left out and refused, at which prices; nothing is saved', async () => {
  await fund(gateway, 2 * PRICE + 500);
  const [twice, ...others] = someRows(4);
  const { batchId } = await openBatch(gateway, [
    twice!,
    ...others,
    { ...twice!, name: '赵敏敏' },
    { name: '', mobile: '1', state: 'faulty' },
    { ...someRows(1)[0], state: 'dropped' },
  ]);
  const before = await saved();
  const { call } = await world.as('owner');
  const { code, data } = await call('previewBatch', { batchId });
  expect(code).toBe(0);
  expect(data).toMatchObject({
    created: { rows: 4, price: 4 * PRICE },
    placed: { rows: 2, price: 2 * PRICE },
    awaitingPayment: { rows: 2, price: 2 * PRICE },
    awaitingApproval: { rows: 0, price: 0 },
    refused: { rows: 1 },
    skipped: { faulty: 1, dropped: 1 },
    available: 2 * PRICE + 500,
    heldAfter: 2 * PRICE,
    missing: 2 * PRICE - 500,
    packages: [{ packageId: packages.basic, version: 1, price: PRICE, rows: 4 }],
    reasons: [{ count: 1, msg: expect.stringContaining('90 days') }],
  });
  expect(data.promisedDate).toMatch(/^\d{4}-/);
  expect(await saved()).toEqual(before);
  await gateway.runJobs();
  expect(await saved()).toEqual(before);
  // What is paid in goes to orders that wait already, before any row of this.
  await inAccount(gateway, mainId, ({ tx }) =>
    tx.run(sql`insert into orders (main_id, id, order_no, status, package_id, package_snapshot, price, created_by)
      values (${mainId}, ${uuidv7()}, 'PB1', 'awaitingPayment', ${packages.standard}, '{}', 42000, ${demoUsers.owner})`),
  );
  expect((await call('previewBatch', { batchId })).data).toMatchObject({
    waitingBefore: 42_000,
    missing: 42_000 + 2 * PRICE - 500,
  });
});

test('confirmed, every ready row is ordered: orders, holds, invitations; its cells go, a refused one keeps them', async () => {
  await fund(gateway, 100 * PRICE);
  const [twice, ...others] = someRows(5);
  const { batchId } = await openBatch(gateway, [twice!, ...others, { ...twice!, name: '赵敏敏' }]);
  const reply = await world.confirm(batchId);
  expect(reply).toMatchObject({ code: 0, data: { status: 'ordering', counts: { ready: 6 } } });
  expect(await chunksOf(gateway).count('orders')).toBe(0);
  await gateway.runJobs();
  expect(await world.status(batchId)).toBe('done');
  const rows = await world.rows(batchId);
  const placed = { state: 'placed', code: null, field: null, hasCells: false, checkId: expect.any(String) };
  expect(rows).toEqual([
    ...Array(5).fill(placed),
    { state: 'refused', code: CODE.CHECKED_BEFORE, field: 'candidate.mobile', hasCells: true, checkId: null },
  ]);
  expect(await saved()).toMatchObject({ orders: 5, checks: 5, held: 5 * PRICE });
  expect(await chunksOf(gateway).invited()).toBe(5);
  expect(await chunksOf(gateway).faults()).toEqual([]);
  const { call } = await world.as('owner');
  const [told] = (await call('listNotifications', {})).data.rows;
  expect(told).toMatchObject({ kind: 'task.done', task: 'batch.order', batchId });
});

test('the same confirmation under one key is one; a second, or one of an older state, changes nothing', async () => {
  await fund(gateway, 100 * PRICE);
  const { batchId } = await openBatch(gateway, someRows(3));
  const { call } = await world.as('owner');
  const body = { batchId, revision: 0, expectedRows: 3, expectedPrice: 3 * PRICE };
  const key = uuidv7();
  const [one, same] = await Promise.all([call('confirmBatch', body, key), call('confirmBatch', body, key)]);
  expect([one.code, same.code]).toEqual([0, 0]);
  const [again, other] = await Promise.all([
    call('confirmBatch', body),
    call('confirmBatch', { ...body, revision: one.data.revision }),
  ]);
  expect([again.code, other.code]).toEqual([CODE.BATCH_OVERTAKEN, CODE.BATCH_CLOSED]);
  await gateway.runJobs();
  expect(await saved()).toMatchObject({ orders: 3, held: 3 * PRICE });
});

test('two confirmations at once: one orders, the other is told', async () => {
  await fund(gateway, 100 * PRICE);
  const { batchId } = await openBatch(gateway, someRows(3));
  const { call } = await world.as('owner');
  const body = { batchId, revision: 0, expectedRows: 3, expectedPrice: 3 * PRICE };
  const replies = await Promise.all([call('confirmBatch', body), call('confirmBatch', body)]);
  expect(replies.map(({ code }) => code).sort()).toEqual([0, CODE.BATCH_OVERTAKEN]);
  await gateway.runJobs();
  expect(await saved()).toMatchObject({ orders: 3, held: 3 * PRICE });
});

test('figures that are not those shown are answered with the new ones, and nothing begins', async () => {
  await fund(gateway, 100 * PRICE);
  const { batchId } = await openBatch(gateway, someRows(3));
  const { call } = await world.as('owner');
  const body = { batchId, revision: 0, expectedRows: 3, expectedPrice: 3 * PRICE };
  await gateway.owner.query('update package_version set price = price + 100 where package_id = $1', [
    packages.basic,
  ]);
  expect(await call('confirmBatch', body)).toMatchObject({
    code: CODE.BATCH_DIFFERS,
    data: { rows: 3, price: 3 * (PRICE + 100) },
  });
  expect(
    await call('confirmBatch', { ...body, expectedRows: 2, expectedPrice: 3 * (PRICE + 100) }),
  ).toMatchObject({
    code: CODE.BATCH_DIFFERS,
  });
  expect(await world.status(batchId)).toBe('open');
  const none = await openBatch(gateway, [{ name: '', state: 'faulty' }]);
  expect(await call('confirmBatch', { ...body, batchId: none.batchId })).toMatchObject({
    code: CODE.NOTHING_TO_ORDER,
  });
  await gateway.runJobs();
  expect(await saved()).toMatchObject({ orders: 0, held: 0 });
});

test('the version and the price it was confirmed with are ordered, though the package is changed and switched off meanwhile', async () => {
  await fund(gateway, 100 * PRICE);
  const { batchId } = await openBatch(gateway, someRows(2));
  expect((await world.confirm(batchId)).code).toBe(0);
  await gateway.owner.query(
    `insert into package_version (package_id, version, name_en, name_zh, description_en, description_zh, price, saved_at, published_at, offered)
     select package_id, 2, 'Dearer', '更贵', description_en, description_zh, price + 5000, now(), now(), true
       from package_version where package_id = $1`,
    [packages.basic],
  );
  await gateway.owner.query('update package set active = false where id = $1', [packages.basic]);
  await gateway.runJobs();
  const { rows } = await gateway.owner.query<{ version: number; price: number }>(
    `select (package_snapshot ->> 'version')::int as version, price from orders where main_id = $1`,
    [mainId],
  );
  expect(rows).toEqual(Array(2).fill({ version: 1, price: PRICE }));
  expect(await saved()).toMatchObject({ held: 2 * PRICE });
  // A new one is not to be had any more, as a single order is not.
  const next = await openBatch(gateway, someRows(1));
  const { call } = await world.as('owner');
  expect((await call('previewBatch', { batchId: next.batchId })).data).toMatchObject({
    created: { rows: 0 },
    refused: { rows: 1 },
  });
});

test('another account, a colleague without the right and a colleague elsewhere find nothing', async () => {
  const { batchId } = await openBatch(gateway, someRows(1));
  const body = { batchId, revision: 0, expectedRows: 1, expectedPrice: PRICE };
  const asked = async (name: 'viewer' | 'recruiter' | 'owner', of: string) => {
    const { call, read } = await world.as(name, of);
    return [
      (await call('previewBatch', { batchId })).code,
      (await call('confirmBatch', body)).code,
      (await call('cancelBatch', { batchId })).code,
      (await call('retryBatch', { batchId, revision: 0 })).code,
      (await read('downloadFailedRows', { batchId, format: 'csv' })).code,
      (await read('getBatchResult', { batchId })).code,
    ];
  };
  expect(await asked('owner', demoMains.second)).toEqual(Array(6).fill(404));
  expect(await asked('recruiter', mainId)).toEqual(Array(6).fill(404));
  expect(await asked('viewer', mainId)).toEqual(Array(6).fill(403));
  // What a list is called may name somebody: the lists are for whoever orders.
  expect((await (await world.as('viewer')).call('listBatches', {})).code).toBe(403);
});
