import { readFileSync } from 'node:fs';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { batchWorld, type Batch } from '../../../test/batches';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { allTasks } from '../../app/tasks';
import { ident, sql } from '../../platform/db/sql';
import { taskJobOf } from '../tasks/taskJobs';

/** Lists whose reading broke off before that was written in their own row. */
const { first } = demoMains;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
const { as, get } = batchWorld(() => gateway);

const migration = (name: string) => readFileSync(`gateway/migrations/${name}.sql`, 'utf8');
const count = (table: string, column: string, value: string) =>
  inAccount(gateway, first, async ({ tx }) => {
    const rows = await tx.many(sql`select from ${ident(table)} where ${ident(column)} = ${value}`);
    return rows.length;
  });

/** An uploaded list of 600 people, the first of them read. */
async function halfRead() {
  const lines = Array.from({ length: 600 }, (_, n) => `张三,137${String(10_000_000 + n)}`);
  const file = {
    name: 'people.csv',
    bytes: Buffer.from(['姓名,手机号', ...lines].join('\n')),
    mime: 'text/csv',
  };
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const { fileId } = ok(await gateway.call('uploadFile', { file } as never, { token, mainId: first })).data;
  const body = { source: { kind: 'file', fileId } };
  const batch = ok(await (await as())('createBatch', { body })).data as Batch;
  const { services } = gateway;
  const job = taskJobOf(allTasks, { turnMs: 0 });
  for (let turn = 0; turn < 2; turn += 1)
    await job.run({ mainId: first, taskId: batch.task!.taskId } as never, {
      ...{ services, log: services.log, attempt: 1, maxAttempts: 8 },
    });
  return { batchId: batch.batchId, taskId: batch.task!.taskId, fileId: fileId as string };
}
const kept = async ({ batchId, fileId }: { batchId: string; fileId: string }) => ({
  rows: await count('batch_row', 'batch_id', batchId),
  file: await count('file_object', 'id', fileId),
});

test('of a list that was set aside nothing stays, neither its file nor what was read of it', async () => {
  const set = await halfRead();
  const reading = await halfRead();
  // As a task of the former version ended: its batch was not told.
  await gateway.owner.query(
    `update task set status = 'failed', error_code = 2703, ended_at = now(), leased_until = null, input_enc = null where id = $1`,
    [set.taskId],
  );
  const aside = migration('0114_ends_of_batches');
  await gateway.owner.query(aside.slice(0, aside.indexOf('-- All applications')));
  const owner = await as();
  expect(await get(owner, set.batchId)).toMatchObject({ status: 'unreadable' });
  expect(await kept(set)).toEqual({ rows: 500, file: 1 });
  await gateway.owner.query(migration('0131_lists_that_are_none'));
  expect(await kept(set)).toEqual({ rows: 0, file: 0 });
  expect(await count('erased_object', 'main_id', first)).toBe(1);
  expect(await get(owner, set.batchId)).toMatchObject({ status: 'unreadable', counts: { rows: 0 } });
  // One that is being read goes on.
  expect(await kept(reading)).toEqual({ rows: 500, file: 1 });
  await gateway.runJobs();
  expect(await get(owner, reading.batchId)).toMatchObject({ status: 'matching', counts: { rows: 600 } });
});
