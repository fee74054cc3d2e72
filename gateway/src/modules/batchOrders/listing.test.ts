import { CODE } from '@probity/contract/codeNames';
import { suggestColumns } from '@probity/contract/rules/batch/columns';
import { demoDepartments, demoUsers } from '../../../seeds/demoAccounts';
import { batchWorld, type Batch } from '../../../test/batches';
import { ok } from '../../../test/candidates';
import { booksOf, fund, gatewayWithPeople } from '../../../test/checks';
import { closingTools } from '../../../test/closings';
import type { TestGateway } from '../../../test/gateway';
import { chunksOf } from '../../../test/orderChunks';
import { orderWorld, openBatch, PRICE, someRows } from '../../../test/openBatches';
import { readSheet } from '../../platform/spreadsheet/reading/readSheet';

const DAY_MS = 86_400_000;
let gateway: TestGateway;
const world = orderWorld(() => gateway);
const lists = batchWorld(() => gateway);
const closing = closingTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 100 * PRICE);
});
afterEach(() => gateway.close());

test.each(['csv', 'xlsx'])(
  'rows to be mended come as a %s that runs nothing and is read again as it was typed',
  async (format) => {
    const owner = await lists.as();
    const batch = await lists.checked(owner, [
      ['姓名', '手机号', '职位'],
      ['=HYPERLINK("http://x.example";"王芳")', '13700000601', '会计'],
      ['李娜', '1391234', '+1+1'],
      ['张伟', '13700000602', '会计'],
    ]);
    expect(batch.counts).toMatchObject({ rows: 3, ready: 1, faulty: 2 });
    const { read } = await world.as('owner');
    const { bytes } = (await read('downloadFailedRows', { batchId: batch.batchId, format })) as unknown as {
      bytes: Buffer;
    };
    const { rows } = await readSheet(bytes, `rows.${format}`, {});
    const [heads, ...people] = rows;
    expect(heads).toHaveLength(10);
    expect(people.map(([name, mobile]) => [name, mobile])).toEqual([
      [expect.stringContaining('HYPERLINK'), '13700000601'],
      ['李娜', '1391234'],
    ]);
    // Which line of the list it was, for whoever mends the list itself.
    expect(people.map((cells) => cells.at(-2))).toEqual(['2', '3']);
    // Each cause names its column, and two are told apart.
    expect(people[0]!.at(-1)).toMatch(/^Name: /);
    expect(people[1]!.at(-1)).toMatch(/^Phone number: .+; Position: /);
    if (format === 'csv') expect(bytes.toString('utf8')).not.toMatch(/(^|,|")[=+@-]/m);
    // Its heads say what its columns are; the line and the faults are none of them.
    const { columns, headerRow } = suggestColumns(rows);
    expect(headerRow).toBe(0);
    expect(columns.map(({ field }) => field)).toEqual([
      ...'name mobile idNumber positionTitle positionClass package consentWay department'.split(' '),
      ...[null, null],
    ]);
    // Mended, it is a list like any other.
    const [, second] = people;
    const again = await lists.checked(owner, [
      heads!,
      ['李娜', '13700000603', '', '会计', ...second!.slice(4, -1), ''],
    ]);
    expect(again.counts).toMatchObject({ rows: 1, ready: 1 });
  },
);

test('batches are found by name, status, days and who began them, the newest first, page by page', async () => {
  const made: string[] = [];
  for (const [name, createdBy] of [
    ['Entrants.xlsx', demoUsers.owner],
    ['Drivers 50%.csv', demoUsers.owner],
    ['entrants again.csv', demoUsers.recruiter],
  ] as const) {
    const departmentId = createdBy === demoUsers.recruiter ? demoDepartments.people : undefined;
    made.push(
      (await openBatch(gateway, someRows(2), { name, createdBy, ...(departmentId && { departmentId }) }))
        .batchId,
    );
    gateway.clock.advance(DAY_MS);
  }
  expect((await world.confirm(made[1]!)).code).toBe(0);
  await gateway.runJobs();
  const { call } = await world.as('owner');
  const found = async (search: object) =>
    ok(await call('listBatches', search)).data.rows.map(({ batchId }: Batch) => made.indexOf(batchId));
  expect(await found({})).toEqual([2, 1, 0]);
  expect(await found({ q: ' ENTRANTS ' })).toEqual([2, 0]);
  expect(await found({ q: '%' })).toEqual([1]);
  expect(await found({ status: ['done'] })).toEqual([1]);
  expect(await found({ status: ['open', 'done'] })).toEqual([2, 1, 0]);
  expect(await found({ createdBy: demoUsers.recruiter })).toEqual([2]);
  const dayOf = (back: number) =>
    new Date(gateway.clock.now().getTime() - back * DAY_MS).toISOString().slice(0, 10);
  expect(await found({ createdFrom: dayOf(2), createdTo: dayOf(2), timeZone: 'UTC' })).toEqual([1]);
  expect(await found({ createdFrom: dayOf(1), timeZone: 'UTC' })).toEqual([2]);
  const first = ok(await call('listBatches', { limit: 2 })).data;
  expect(first.rows.map(({ batchId }: Batch) => made.indexOf(batchId))).toEqual([2, 1]);
  expect(first.rows[1]).toMatchObject({
    status: 'done',
    counts: { rows: 2, placed: 2 },
    task: { status: 'done' },
  });
  const second = ok(await call('listBatches', { limit: 2, cursor: first.nextCursor })).data;
  expect(second).toMatchObject({ rows: [{ batchId: made[0] }], nextCursor: null });
  const recruiter = await world.as('recruiter');
  expect(ok(await recruiter.call('listBatches', {})).data.rows).toMatchObject([{ batchId: made[2] }]);
});

test('records of one batch alone are reminded and cancelled together', async () => {
  const [one, other] = [await openBatch(gateway, someRows(3)), await openBatch(gateway, someRows(2))];
  for (const { batchId } of [one, other]) expect((await world.confirm(batchId)).code).toBe(0);
  await gateway.runJobs();
  gateway.clock.advance(2 * 3_600_000);
  const records = { all: { batchId: one.batchId, status: ['awaitingConsent'] } };
  const before = await chunksOf(gateway).count('checks');
  expect(before).toBe(5);
  const { call, read } = await world.as('owner');
  expect(ok(await call('remindChecks', { records })).data.rows).toHaveLength(3);
  expect(ok(await call('cancelChecks', { records, reason: 'The project is over' })).data.rows).toHaveLength(
    3,
  );
  await gateway.runJobs();
  const statusesOf = async (batchId: string) => ok(await read('getBatchResult', { batchId })).data.checks;
  expect(await statusesOf(one.batchId)).toEqual([{ status: 'cancelled', count: 3 }]);
  expect(await statusesOf(other.batchId)).toEqual([{ status: 'awaitingConsent', count: 2 }]);
  expect(ok(await read('getBatchResult', { batchId: one.batchId })).data.cost).toEqual({
    ...{ price: 3 * PRICE, held: 0, charged: 0, released: 3 * PRICE },
  });
  expect(await booksOf(gateway)).toMatchObject({ held: 2 * PRICE });
  expect(await call('cancelBatch', { batchId: one.batchId })).toMatchObject({ code: CODE.BATCH_CLOSED });
});

test('an account that closes orders no further row: its batch ends, and is gone on with once the closing is taken back', async () => {
  await gateway.close();
  gateway = await gatewayWithPeople();
  const { batchId } = await openBatch(gateway, someRows(3));
  // Nothing is paid in: its orders would wait for payment, so nothing of the account is open before they are there.
  expect((await world.confirm(batchId)).code).toBe(0);
  ok(await closing.ask());
  await gateway.runJobs();
  const { call, read } = await world.as('owner');
  const result = async () => ok(await read('getBatchResult', { batchId })).data;
  expect(await result()).toMatchObject({
    batch: { status: 'done', counts: { refused: 3, ready: 0 }, task: { status: 'failed' } },
    refusals: [{ count: 3, msg: 'Ordering stopped before this row: order it again' }],
  });
  expect(await chunksOf(gateway).count('orders')).toBe(0);
  const { revision } = ok(await read('getBatch', { batchId })).data;
  expect((await call('retryBatch', { batchId, revision })).code).toBe(CODE.ACCOUNT_CLOSING);
  ok(await closing.takeBack());
  ok(await call('retryBatch', { batchId, revision }));
  await gateway.runJobs();
  expect((await result()).batch).toMatchObject({ status: 'done', counts: { awaitingPayment: 3 } });
  expect(ok(await read('listNotifications', {})).data.rows).toContainEqual(
    expect.objectContaining({ kind: 'task.done', batchId, became: { done: 3, refused: 0, unpaid: 3 } }),
  );
});

test('of somebody who stands twice, once the batch is ordered, it is said that nobody decided, in row and file', async () => {
  const owner = await lists.as();
  const batch = await lists.checked(owner, [
    ['姓名', '手机号', '职位'],
    ['王芳', '13700000711', '会计'],
    ['王芳', '13700000711', '会计'],
  ]);
  const faultsOf = async () => (await lists.rows(owner, batch))[1]!.faults.map(({ msg }) => msg);
  expect(await faultsOf()).toEqual([
    'Line 2 above has the same phone or ID number. Decide whether this person is ordered all the same, or left out',
  ]);
  expect((await world.confirm(batch.batchId)).code).toBe(0);
  await gateway.runJobs();
  const [said] = await faultsOf();
  expect(said).toMatch(/Left out: nobody decided whether this person is ordered all the same$/);
  expect(said).not.toMatch(/No longer/);
  const { read } = await world.as('owner');
  const file = (await read('downloadFailedRows', { batchId: batch.batchId, format: 'csv' })) as unknown as {
    bytes: Buffer;
  };
  const { rows } = await readSheet(file.bytes, 'rows.csv', {});
  expect(rows[1]!.at(-1)).toMatch(/^Left out: nobody decided/);
});
