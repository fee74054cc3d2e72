import { CODE } from '@probity/contract/codeNames';
import { BULK_AT_ONCE, BULK_LIMIT } from '@probity/contract/rules/tasks';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { bulkWorld, fundBoth, idsOf, PRICE, reason } from '../../../test/bulk';
import { ok } from '../../../test/candidates';
import { booksOf, gatewayWithPeople, inAccount } from '../../../test/checks';
import { copies } from '../../../test/copies';
import type { TestGateway } from '../../../test/gateway';
import { allTasks } from '../../app/tasks';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { codeText } from '../../kernel/texts';
import { taskJobOf } from '../tasks/taskJobs';

/** One deed on more records than are done at once. */
const { first, second, platform } = demoMains;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fundBoth(gateway);
});
afterAll(() => gateway.close());

const { as, order, orders, trail, statusOf, read } = bulkWorld(() => gateway);
const filesTaken = () =>
  inAccount(gateway, first, ({ tx }) =>
    tx.many(sql`select action, detail from audit_event where entity = 'checkList' order by at`),
  );
const rowsOf = (bytes: Buffer) => bytes.toString('utf8').trimEnd().split('\r\n').slice(1);

/** A turn of one step: it is counted, then its first part is done. */
async function turns(count: number, taskId: string): Promise<void> {
  const job = taskJobOf(allTasks, { turnMs: 0 });
  const { services } = gateway;
  for (let turn = 0; turn < count; turn += 1)
    await job.run({ mainId: first, taskId } as never, {
      services,
      log: services.log,
      attempt: 1,
      maxAttempts: 8,
    });
}

test('go on as a task: each once, with its own event by who asked, money once; the file says what became of each', async () => {
  const made = await orders(BULK_AT_ONCE + 3);
  const [gone] = made;
  const owner = await as('owner');
  ok(await owner('cancelCheck', { checkId: gone!.checkId, reason }));
  const before = await booksOf(gateway);
  const key = uuidv7();
  const body = { records: { checkId: idsOf(made) }, reason };
  const begun = ok(await owner('cancelChecks', body, key)).data;
  expect(begun).toMatchObject({ rows: null, task: { kind: 'checks.cancel', status: 'waiting' } });
  expect(ok(await owner('cancelChecks', body, key)).data.task.taskId).toBe(begun.task.taskId);
  await gateway.runJobs();
  const { taskId } = begun.task;
  const task = ok(await read('owner', 'getTask', { taskId })).data;
  expect(task).toMatchObject({ status: 'done', done: made.length, total: made.length, fault: null });
  expect(task.file.fileName).toMatch(/^cancellations-.*\.csv$/);
  const done = made.length - 1;
  const refusal = 'This check is cancelled and cannot become cancelled';
  expect(task.outcomes).toEqual({ done, refused: 1, reasons: [{ msg: refusal, count: 1 }] });
  expect(await booksOf(gateway)).toEqual({
    ...before,
    held: before.held - done * PRICE,
    available: before.available + done * PRICE,
  });
  const events = await trail(idsOf(made), 'check.cancelled');
  expect(events).toHaveLength(made.length);
  expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set([demoUsers.owner]));
  const { bytes } = await read('owner', 'downloadTaskFile', { taskId });
  // It is no export of records, and the trail says so.
  expect(await filesTaken()).toEqual([
    { action: 'check.outcomeTaken', detail: { rows: made.length, format: 'csv' } },
  ]);
  const rows = rowsOf(bytes);
  expect(rows).toHaveLength(made.length);
  expect(rows.filter((row) => row.endsWith(',Done'))).toHaveLength(done);
  expect(rows.find((row) => row.startsWith(gone!.orderNo))).toMatch(/,候[^*,]+,This check is cancelled/);
  const bell = await owner('listNotifications', {});
  const became = { done, refused: 1, unpaid: 0 };
  expect(bell.data.rows[0]).toMatchObject({
    kind: 'task.done',
    entityId: taskId,
    task: 'checks.cancel',
    became,
  });
  // Once more of the same: nothing is left to be done.
  ok(await owner('cancelChecks', body));
  await gateway.runJobs();
  expect(await trail(idsOf(made), 'check.cancelled')).toHaveLength(made.length);
}, 120_000);

test('stopped on the way, what is done stays done and the rest as it was', async () => {
  const made = await orders(BULK_AT_ONCE + 3);
  const owner = await as('owner');
  const { task } = ok(await owner('cancelChecks', { records: { checkId: idsOf(made) }, reason })).data;
  await turns(2, task.taskId);
  const stopped = ok(await owner('cancelTask', { taskId: task.taskId })).data;
  const { done } = stopped;
  await gateway.runJobs();
  // What it did stays done, so what tells of it stays too; nobody else gets it.
  expect(stopped).toMatchObject({
    status: 'cancelled',
    outcomes: { done, refused: 0, reasons: [] },
    file: { fileName: expect.stringMatching(/^cancellations-.*\.csv$/), size: expect.any(Number) },
  });
  const left = rowsOf((await read('owner', 'downloadTaskFile', { taskId: task.taskId })).bytes);
  expect(left).toHaveLength(done);
  expect(left.every((row) => row.endsWith(',Done'))).toBe(true);
  expect(await read('recruiter', 'downloadTaskFile', { taskId: task.taskId })).toMatchObject({ code: 404 });
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(made.length);
  const events = await trail(idsOf(made), 'check.cancelled');
  expect(events).toHaveLength(done);
  for (const { checkId } of made) {
    const isDone = events.some((event) => event.checkId === checkId);
    expect(await statusOf(checkId)).toBe(isDone ? 'cancelled' : 'awaitingConsent');
  }
}, 120_000);

test('named records that are foreign, missing or of a colleague elsewhere have their line, one like the other', async () => {
  const made = await orders(BULK_AT_ONCE);
  const foreign = await order(second);
  const missing = uuidv7();
  const owner = await as('owner');
  const checkId = [foreign.checkId, ...idsOf(made), missing];
  const { task } = ok(await owner('cancelChecks', { records: { checkId }, reason })).data;
  await gateway.runJobs();
  expect(ok(await read('owner', 'getTask', { taskId: task.taskId })).data).toMatchObject({
    status: 'done',
    done: checkId.length,
    total: checkId.length,
  });
  const rows = rowsOf((await read('owner', 'downloadTaskFile', { taskId: task.taskId })).bytes);
  expect(rows).toHaveLength(checkId.length);
  const words = codeText(CODE.NOT_FOUND, 'en');
  expect(rows.slice(-2)).toEqual([foreign, { checkId: missing }].map((one) => `${one.checkId},,${words}`));
  expect(await statusOf(foreign.checkId, second)).toBe('awaitingConsent');
}, 120_000);

test('whose reach changes on the way is refused the rest, and not told that all is done', async () => {
  const made = await orders(BULK_AT_ONCE + 3);
  const owner = await as('owner');
  const { task } = ok(await owner('cancelChecks', { records: { checkId: idsOf(made) }, reason })).data;
  await turns(2, task.taskId);
  const setRole = (role: string) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.run(
        sql`update membership set role = ${role} where main_id = ${first} and user_id = ${demoUsers.owner}`,
      ),
    );
  await setRole('recruiter');
  try {
    await gateway.runJobs();
  } finally {
    await setRole('owner');
  }
  const ended = ok(await read('owner', 'getTask', { taskId: task.taskId })).data;
  expect(ended).toMatchObject({ status: 'failed', fault: codeText(CODE.TASK_RIGHTS_NARROWED, 'en') });
  const left = rowsOf((await read('owner', 'downloadTaskFile', { taskId: task.taskId })).bytes);
  expect(left).toHaveLength(ended.done);
  const bell = ok(await (await as('owner'))('listNotifications', {}));
  expect(bell.data.rows[0]).toMatchObject({
    kind: 'task.failed',
    became: { done: ended.done, refused: 0, unpaid: 0 },
  });
  expect(await trail(idsOf(made), 'check.cancelled')).toHaveLength(ended.done);
  expect(ended.done).toBeLessThan(made.length);
}, 120_000);

test('staff are told to choose fewer, and nobody does anything to more than can be counted', async () => {
  const { checkId } = await order();
  await copies(gateway, 'checks', checkId, BULK_LIMIT);
  const records = { all: {} };
  expect(await (await as('support', platform))('remindChecks', { records })).toMatchObject({
    code: CODE.BULK_TOO_LARGE,
    msg: expect.stringContaining(String(BULK_AT_ONCE)),
  });
  expect(await (await as('owner'))('remindChecks', { records })).toMatchObject({
    code: CODE.BULK_TOO_LARGE,
    msg: expect.stringContaining(String(BULK_LIMIT)),
  });
  expect(await statusOf(checkId)).toBe('awaitingConsent');
}, 120_000);
