import { demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import { eraseAccount } from '../../../test/erasure';
import type { TestGateway } from '../../../test/gateway';
import { mainId, openBatch, orderWorld, PRICE, someRows, TERMS } from '../../../test/openBatches';
import { uuidv7 } from '../../kernel/ids';
import { chinaDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';

/** What a list is called, and why its sensitive items are asked for, may name somebody of it: both end. */
const DAY_MS = 86_400_000;
const LIST = '王小明等2人.xlsx';
let gateway: TestGateway;
const world = orderWorld(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 100 * PRICE);
});
afterEach(() => gateway.close());

const days = (n: number) => gateway.clock.advance(n * DAY_MS);
async function purge(): Promise<void> {
  await inAccount(gateway, mainId, ({ enqueue }) => enqueue('batches.purge', {}));
  await gateway.runJobs();
}

/** What is kept of a batch. */
const kept = (batchId: string) =>
  inAccount(gateway, mainId, ({ tx }) =>
    tx.one<{ name: string | null; reasons: object | null }>(
      sql`select name, terms -> 'reasons' as reasons from batch where id = ${batchId}`,
    ),
  );

/** What a batch is called by each call that names it. */
async function calledIn(lang: 'en' | 'zh', batchId: string, checkId?: string): Promise<string[]> {
  const token = await sessionOf(gateway, demoUsers.owner, mainId);
  const call = async (operation: string, input: object) =>
    (await gateway.call(operation, input, { token, mainId, lang, idempotencyKey: uuidv7() })).data;
  const { rows } = await call('listBatches', { body: {} });
  return [
    (await call('getBatch', { query: { batchId } })).name,
    (await call('getBatchResult', { query: { batchId } })).batch.name,
    rows.find((row: { batchId: string }) => row.batchId === batchId).name,
    ...(checkId ? [(await call('getCheck', { query: { checkId } })).batch.name] : []),
  ];
}

/** An ordered batch of two records, with a name that names somebody, and the day it was begun. */
async function ordered() {
  const begun = chinaDay(gateway.clock.now());
  const { batchId } = await openBatch(gateway, someRows(2), { name: LIST });
  expect((await world.confirm(batchId)).code).toBe(0);
  await gateway.runJobs();
  const [first, last] = (await world.rows(batchId)).map(({ checkId }) => checkId!);
  return { batchId, begun, first: first!, last: last! };
}
const cancel = async (checkId: string) =>
  expect((await (await world.as('owner')).call('cancelCheck', { checkId, reason: 'No longer' })).code).toBe(
    0,
  );

test('a batch keeps its name as long as one of its records names somebody, and its reasons as long as its cells', async () => {
  const { batchId, begun, first, last } = await ordered();
  await cancel(first);
  days(1);
  await cancel(last);
  expect(await kept(batchId)).toEqual({ name: LIST, reasons: TERMS.reasons });
  // Thirty days after its end its cells go, and the first record; the last one a day later.
  days(29);
  gateway.clock.advance(60_000);
  await purge();
  await eraseAccount(gateway);
  expect(await kept(batchId)).toEqual({ name: LIST, reasons: null });
  expect(await calledIn('en', batchId, first)).toEqual(Array(4).fill(LIST));
  days(1);
  await eraseAccount(gateway);
  expect(await kept(batchId)).toEqual({ name: null, reasons: null });
  expect(await calledIn('en', batchId, last)).toEqual(Array(4).fill(`List of ${begun}`));
  expect(await calledIn('zh', batchId, last)).toEqual(Array(4).fill(`${begun} 的名单`));
  // It is found by its days, and by what it was called no more.
  const { call } = await world.as('owner');
  expect((await call('listBatches', { q: '王小明' })).data.rows).toEqual([]);
  const ofDay = { createdFrom: begun, createdTo: begun, timeZone: 'Asia/Shanghai' };
  expect((await call('listBatches', ofDay)).data.rows).toHaveLength(1);
});

test('where the last record goes before the cells, the name goes with the cells', async () => {
  const { batchId, first, last } = await ordered();
  const { call } = await world.as('owner');
  const setting = { material: 30, report: 30, unfinished: 7, consent: 1095 };
  expect((await call('saveRetention', setting)).code).toBe(0);
  await cancel(first);
  await cancel(last);
  days(8);
  await eraseAccount(gateway);
  expect(await kept(batchId)).toEqual({ name: LIST, reasons: TERMS.reasons });
  days(23);
  await purge();
  expect(await kept(batchId)).toEqual({ name: null, reasons: null });
});

test('a batch that ordered nobody loses both with its cells; one that is given up at once', async () => {
  const { batchId } = await openBatch(gateway, someRows(2), { name: LIST });
  expect((await world.confirm(batchId)).code).toBe(0);
  const { call } = await world.as('owner');
  expect((await call('cancelBatch', { batchId })).code).toBe(0);
  expect(await kept(batchId)).toEqual({ name: LIST, reasons: TERMS.reasons });
  const given = await openBatch(gateway, someRows(1), { name: LIST });
  expect((await call('cancelBatch', { batchId: given.batchId })).code).toBe(0);
  expect(await kept(given.batchId)).toEqual({ name: null, reasons: null });
  expect(new Set(await calledIn('en', given.batchId))).toEqual(
    new Set([`List of ${chinaDay(gateway.clock.now())}`]),
  );
  days(30);
  gateway.clock.advance(60_000);
  await purge();
  expect(await kept(batchId)).toEqual({ name: null, reasons: null });
});
