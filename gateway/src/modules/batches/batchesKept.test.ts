import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { keyOf } from '../../../test/apiKeys';
import { batchWorld, pasted, terms, type Batch } from '../../../test/batches';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { allTasks } from '../../app/tasks';
import { uuidv7 } from '../../kernel/ids';
import { ident, sql } from '../../platform/db/sql';
import { taskJobOf } from '../tasks/taskJobs';
import { forgetList } from './parsedLists';

/** Whose a batch is, what stands still and goes on, and what goes. */
const { first, second } = demoMains;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
const { as, get, read, match, matchBody, checked, rows, change } = batchWorld(() => gateway);

const list = (count: number, from: number) => [
  ['姓名', '手机号'],
  ...Array.from({ length: count }, (_, n) => [`候选人`, `137${String(from + n).padStart(8, '0')}`]),
];
/** Rows of a table of the first account. */
const kept = (table: string) =>
  inAccount(gateway, first, ({ tx }) =>
    tx.many<{ text: string }>(sql`select to_jsonb(t)::text as text from ${ident(table)} t`),
  );
const left = async (table: string, part = '') =>
  (await kept(table)).filter(({ text }) => text.includes(part)).length;

/** A turn of one step of a batch's task: its plan, then a chunk each. */
async function turns(count: number, batch: Batch): Promise<void> {
  const job = taskJobOf(allTasks, { turnMs: 0 });
  const { services } = gateway;
  for (let turn = 0; turn < count; turn += 1)
    await job.run({ mainId: first, taskId: batch.task!.taskId } as never, {
      ...{ services, log: services.log, attempt: 1, maxAttempts: 8 },
    });
}

test('another account, a colleague of another department and who orders nothing see none of it', async () => {
  const owner = await as();
  const batch = await checked(owner, list(1, 100));
  const [row] = await rows(owner, batch);
  const { batchId, revision } = batch;
  for (const [name, mainId] of [
    ['owner', second],
    ['recruiter', first],
  ] as const) {
    const other = await as(name, mainId);
    expect(await other('getBatch', { query: { batchId } })).toMatchObject({ code: 404 });
    expect(await other('listBatchRows', { body: { batchId } })).toMatchObject({ code: 404 });
    for (const [operation, body] of [
      ['editBatchRows', { edits: [{ rowId: row!.rowId, drop: true }] }],
      ['mendBatch', { group: 'name.nameSpaced' }],
      ['settleDuplicates', { of: 'list', keep: true }],
      ['setBatchTerms', { terms }],
      ['undoBatchChange', {}],
    ] as const)
      expect(await other(operation, { body: { batchId, revision, ...body } })).toMatchObject({ code: 404 });
  }
  expect(await (await as('viewer'))('getBatch', { query: { batchId } })).toMatchObject({ code: 403 });
  expect(await get(owner, batchId)).toEqual(batch);
  // What a recruiter begins the owner reaches, and no department but their own may be chosen by it.
  const recruiter = await as('recruiter');
  const own = await checked(recruiter, list(1, 200));
  expect((await get(owner, own.batchId)).createdBy).toBe(own.createdBy);
});

test('a key begins, matches and reads a batch by calls alone', async () => {
  const key = await keyOf(gateway, await sessionOf(gateway, demoUsers.owner, first), ['orders.write']);
  const text = pasted([
    ['name', 'mobile'],
    ['Li Lei', '13700000301'],
    ['Han Meimei', '12'],
  ]);
  const body = { source: { kind: 'paste', text }, terms };
  const begun = ok(await key.call('createBatch', { body }, { idempotencyKey: uuidv7() })).data as Batch;
  expect(begun.createdBy).toBe(`API key ${key.name}`);
  await gateway.runJobs();
  const batch = ok(await key.call('getBatch', { query: { batchId: begun.batchId } })).data as Batch;
  const columns = batch.columns.map(({ at, field }) => ({ at, field }));
  const { batchId, revision, headerRow } = batch;
  ok(await key.call('matchBatch', { body: { batchId, revision, headerRow, columns } }));
  await gateway.runJobs();
  const open = ok(await key.call('getBatch', { query: { batchId } })).data as Batch;
  expect(open).toMatchObject({ status: 'open', counts: { ready: 1, faulty: 1 }, task: { status: 'done' } });
  const found = ok(await key.call('listBatchRows', { body: { batchId, states: ['faulty'] } })).data;
  expect(found.rows[0].faults).toMatchObject([{ field: 'mobile', code: 'mobileInvalid' }]);
  expect(await key.call('editBatchRows', { body: { batchId, revision, edits: [] } })).toMatchObject({
    code: 403,
  });
  // A key has no bell; whoever called with it asks.
  expect(await left('domain_event', key.apiKeyId)).toBe(0);
});

test('reading that breaks off in the middle goes on behind its last part; stopped for good it says so', async () => {
  const owner = await as();
  const create = async (count: number, from: number) =>
    ok(
      await owner('createBatch', {
        body: { source: { kind: 'paste', text: pasted(list(count, from)) }, terms },
      }),
    ).data as Batch;
  const batch = await create(1_200, 10_000);
  await turns(2, batch);
  expect((await get(owner, batch.batchId)).counts).toMatchObject({ rows: 500, unchecked: 500 });
  // The connection goes while the next part is written: nothing of it is kept, and it is done again.
  const { crypto } = gateway.services;
  const broken = jest.spyOn(crypto, 'encrypt').mockImplementationOnce(() => {
    throw new Error('killed');
  });
  await turns(1, batch);
  broken.mockRestore();
  expect((await get(owner, batch.batchId)).counts.rows).toBe(500);
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`update task set due_at = clock_timestamp() where id = ${batch.task!.taskId}`),
  );
  await turns(4, batch);
  const whole = await get(owner, batch.batchId);
  expect(whole).toMatchObject({
    status: 'matching',
    counts: { rows: 1_200 },
    task: { done: 1_200, total: 1_200 },
  });
  expect((await rows(owner, whole, { from: 1_199 })).map(({ no, line }) => [no, line])).toEqual([
    [1_199, 1_200],
    [1_200, 1_201],
  ]);
  const stopped = await create(600, 20_000);
  await turns(2, stopped);
  ok(await owner('cancelTask', { body: { taskId: stopped.task!.taskId } }));
  expect(await get(owner, stopped.batchId)).toMatchObject({
    status: 'unreadable',
    fault: expect.stringContaining('stopped'),
    counts: { rows: 0 },
  });
  expect(await left('batch_row', stopped.batchId)).toBe(0);
  // Checking that is stopped leaves the columns to be matched again.
  const columns = whole.columns.map(({ at, field }) => ({ at, field }));
  const checking = ok(await change(owner, 'matchBatch', whole, { headerRow: whole.headerRow, columns }))
    .data as Batch;
  await turns(2, checking);
  ok(await owner('cancelTask', { body: { taskId: checking.task!.taskId } }));
  const again = await get(owner, batch.batchId);
  expect(again).toMatchObject({ status: 'matching', counts: { unchecked: 700, ready: 500 } });
  expect(await match(owner, again)).toMatchObject({ status: 'open', counts: { ready: 1_200 } });
}, 60_000);

test('a list that another gateway reads on starts where it did, whatever was said of its heads meanwhile', async () => {
  const owner = await as();
  const said = await read(owner, pasted([['队员', '联系'], ...list(1, 70_000).slice(1)]));
  const columns = (['name', 'mobile'] as const).map((field, at) => ({ at, field }));
  const lines = list(1_000, 60_000);
  // Somebody wrote heads again in the middle: nobody has said what they are when reading begins.
  lines[3] = ['队员', '联系'];
  const body = { source: { kind: 'paste', text: pasted(lines) }, terms };
  const batch = ok(await owner('createBatch', { body })).data as Batch;
  await turns(2, batch);
  ok(await owner('matchBatch', { body: matchBody(said, { headerRow: 0, columns, isRemembered: true }) }));
  forgetList(gateway.services, batch.batchId);
  await turns(3, batch);
  const whole = await get(owner, batch.batchId);
  expect(whole).toMatchObject({ status: 'matching', headerRow: 0, counts: { rows: 1_000 } });
  expect((await rows(owner, whole, { from: 499, limit: 4 })).map(({ no, line }) => [no, line])).toEqual(
    [499, 500, 501, 502].map((no) => [no, no + 1]),
  );
}, 60_000);

/** A batch as the lists and its record tell of it. */
const listedAs = async (call: Awaited<ReturnType<typeof as>>, batchId: string) => {
  const { data } = ok(await call('listBatches', { body: { limit: 100 } }));
  const listed = data.rows.find((one: Batch) => one.batchId === batchId).status;
  const told = ok(await call('getBatchResult', { query: { batchId } })).data.batch.status;
  return [listed, told, (await get(call, batchId)).status];
};

test('reading and checking that break off are told alike everywhere, and checked again what was mended stays', async () => {
  const owner = await as();
  const reading = ok(
    await owner('createBatch', {
      body: { source: { kind: 'paste', text: pasted(list(600, 30_000)) }, terms },
    }),
  ).data as Batch;
  await turns(2, reading);
  ok(await owner('cancelTask', { body: { taskId: reading.task!.taskId } }));
  expect(await listedAs(owner, reading.batchId)).toEqual(Array(3).fill('unreadable'));

  const batch = await checked(owner, list(600, 40_000));
  const [one] = await rows(owner, batch);
  const edits = [{ rowId: one!.rowId, cells: { name: '王芳' } }];
  const mended = ok(await change(owner, 'editBatchRows', batch, { edits })).data.batch as Batch;
  const checking = ok(await change(owner, 'setBatchTerms', mended, { terms })).data as Batch;
  await turns(2, checking);
  ok(await owner('cancelTask', { body: { taskId: checking.task!.taskId } }));
  expect(await listedAs(owner, batch.batchId)).toEqual(Array(3).fill('matching'));
  const again = await match(owner, await get(owner, batch.batchId));
  expect(again).toMatchObject({ status: 'open', counts: { ready: 600 } });
  expect((await rows(owner, again))[0]!.cells.name).toBe('王芳');
  // Matched otherwise, or once more as it was, its rows are read from the list.
  expect((await rows(owner, await match(owner, again)))[0]!.cells.name).toBe('候选人');
}, 60_000);

test('an uploaded list is read by whoever uploaded it, and the file is gone once it was read', async () => {
  const owner = await as();
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const bytes = Buffer.from('\uFEFF姓名,手机号\r\n张三,13700000401\r\n', 'utf16le');
  const uploaded = ok(
    await gateway.call('uploadFile', { file: { name: 'people.csv', bytes, mime: 'text/csv' } } as never, {
      token,
      mainId: first,
    }),
  ).data;
  const source = { kind: 'file', fileId: uploaded.fileId };
  const recruiter = await (await as('recruiter'))('createBatch', { body: { source } });
  expect(recruiter.data.fields).toEqual([{ path: 'source.fileId', msg: expect.any(String) }]);
  const { batchId } = ok(await owner('createBatch', { body: { source } })).data;
  await gateway.runJobs();
  const batch = await get(owner, batchId);
  expect(batch).toMatchObject({ status: 'matching', name: 'people.csv', counts: { rows: 1 } });
  expect(await left('file_object', uploaded.fileId)).toBe(0);
});

test('what nobody confirms goes after thirty days of rest with all that is in it, and nothing stands in the clear before', async () => {
  const owner = await as();
  const batch = await checked(owner, [
    ['姓名', '手机号'],
    ['独一无二', '13700000501'],
    ['独一无二', '13'],
  ]);
  const [, faulty] = await rows(owner, batch);
  ok(
    await change(owner, 'editBatchRows', batch, {
      edits: [{ rowId: faulty!.rowId, cells: { mobile: '13700000502' } }],
    }),
  );
  for (const table of ['batch', 'batch_row', 'batch_change', 'task']) {
    const told = await kept(table);
    expect([table, told.length > 0]).toEqual([table, true]);
    for (const { text } of told) expect(text).not.toMatch(/独一无二|1370000050|e78bace4b880/);
  }
  expect(await left('batch_row', batch.batchId)).toBe(2);
  gateway.clock.advance(31 * 86_400_000);
  await inAccount(gateway, first, ({ enqueue }) => enqueue('batches.purge', {}));
  await gateway.runJobs();
  for (const table of ['batch', 'batch_row', 'batch_change', 'batch_count'])
    expect(await left(table)).toBe(0);
});
