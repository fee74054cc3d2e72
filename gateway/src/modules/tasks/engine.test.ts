import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { taskKinds, type TaskDefinition } from '../../kernel/tasks/definition';
import { startTask } from '../../kernel/tasks/startTask';
import { claimTask, stopTask, taskById, type TaskRow } from '../../kernel/tasks/taskTable';
import type { TaskPace } from '../../kernel/tasks/workTask';
import { sql, type Sql } from '../../platform/db/sql';
import { taskJobOf, taskWakeJob } from './taskJobs';

const { first } = demoMains;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.owner.query('delete from graphile_worker._private_jobs');
});

/** Work in five chunks of two, each of which leaves a row of its own; `during` is called in between. */
function counting(during: (chunk: number) => Promise<void> | void = () => undefined) {
  const definition: TaskDefinition<{ what: string }, { chunk: number }> = {
    kind: 'test.count',
    right: 'check.export',
    plan: async () => ({ total: 10, checkpoint: { chunk: 1 } }),
    async chunk({ tx, session }, { what }, { chunk }) {
      // The effect of the chunk on the account: once, whatever happens.
      expect(what).toBe('views');
      await tx.run(sql`insert into saved_view (main_id, id, user_id, screen, name, query_enc, created_at, updated_at)
        values (${session.mainId}, ${uuidv7()}, ${session.userId}, 'records', ${`${chunk} ${uuidv7()}`}, ''::bytea,
                now(), now())`);
      await during(chunk);
      return { done: 2, next: chunk === 5 ? null : { chunk: chunk + 1 }, part: `${chunk},` };
    },
  };
  return definition;
}

async function start(definition: TaskDefinition<{ what: string }, { chunk: number }>): Promise<string> {
  const { services, clock } = gateway;
  await sessionOf(gateway, demoUsers.owner, first);
  const session = {
    sessionId: uuidv7(),
    userId: demoUsers.owner,
    kind: 'enterprise',
    mainId: first,
    role: 'owner',
    roles: ['owner'],
    departmentId: null,
  };
  return inAccount(gateway, first, async (work) => {
    await work.tx.run(sql`delete from saved_view where main_id = ${first}`);
    await work.tx.run(sql`delete from task where main_id = ${first}`);
    const ctx = { ...work, services, clock, session, lang: 'en' } as unknown as SessionCtx;
    return (await startTask(ctx, definition, { what: 'views' })).id;
  });
}

const run = (
  definition: TaskDefinition<{ what: string }, { chunk: number }>,
  taskId: string,
  pace: Partial<TaskPace> = {},
) =>
  taskJobOf(taskKinds([definition]), pace).run({ mainId: first, taskId } as never, {
    services: gateway.services,
    log: gateway.services.log,
    attempt: 1,
    maxAttempts: 8,
  });
const read = (id: string): Promise<TaskRow> =>
  inAccount(gateway, first, async ({ tx }) => (await taskById(tx, id))!);
/** The chunks that left their row. */
const left = () =>
  inAccount(gateway, first, async ({ tx }) =>
    (
      await tx.many<{ name: string }>(sql`select name from saved_view where main_id = ${first} order by name`)
    ).map(({ name }) => Number(name.split(' ')[0])),
  );
const endLease = (id: string) =>
  inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`update task set leased_until = clock_timestamp() - interval '1 second' where id = ${id}`),
  );
const queued = async () =>
  (await gateway.owner.query(`select key from graphile_worker.jobs where task_identifier = 'task.run'`))
    .rowCount;

/** A worker that hangs in the middle of a chunk, like one that was killed, until it is released. */
function standing() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let reached = () => {};
  const stands = new Promise<void>((resolve) => (reached = resolve));
  return { stands, letGo, wait: () => (reached(), held) };
}

test('a task goes through its chunks and counts what is done; what it was asked for goes with its end', async () => {
  const seen: number[] = [];
  const definition = counting(async () => {
    seen.push((await read(id)).done);
  });
  const id = await start(definition);
  expect(await read(id)).toMatchObject({ status: 'waiting', done: 0, total: null });
  expect(await queued()).toBe(1);
  await run(definition, id);
  // The state visible to others while a chunk is at work: only committed chunks.
  expect(seen).toEqual([0, 2, 4, 6, 8]);
  expect(await read(id)).toMatchObject({ status: 'done', done: 10, total: 10, inputEnc: null });
  expect(await left()).toEqual([1, 2, 3, 4, 5]);
  await run(definition, id);
  expect(await left()).toEqual([1, 2, 3, 4, 5]);
});

test('a worker that stands still in a chunk loses its task: another goes on behind what is done, and the late one writes nothing', async () => {
  const late = standing();
  const slow = counting((chunk) => (chunk === 3 ? late.wait() : undefined));
  const id = await start(slow);
  // Its heartbeat stops: a frozen process renews nothing.
  const stood = run(slow, id, { leaseMs: 600_000 });
  await late.stands;
  expect(await read(id)).toMatchObject({ done: 4, fence: 1 });
  // While the lease holds nobody else takes it.
  await run(counting(), id);
  expect(await read(id)).toMatchObject({ done: 4, fence: 1 });
  await endLease(id);
  const next = standing();
  const other = run(
    counting((chunk) => (chunk === 4 ? next.wait() : undefined)),
    id,
  );
  await next.stands;
  // The other one has it, with a valid lease: the late one commits nothing of its third chunk.
  late.letGo();
  await stood;
  expect(await read(id)).toMatchObject({ status: 'running', done: 6, parts: 3, fence: 2 });
  expect(await left()).toEqual([1, 2, 3]);
  next.letGo();
  await other;
  expect(await read(id)).toMatchObject({ status: 'done', done: 10, parts: 5 });
  expect(await left()).toEqual([1, 2, 3, 4, 5]);
});

test('a worker whose lease has ended writes nothing, also where nobody else has taken the task', async () => {
  const definition = counting((chunk) => (chunk === 2 ? endLease(id).then(() => undefined) : undefined));
  const id = await start(definition);
  await run(definition, id, { leaseMs: 600_000 });
  expect(await read(id)).toMatchObject({ status: 'running', done: 2 });
  expect(await left()).toEqual([1]);
});

test('two workers never run one task: of several that reach for it one has it', async () => {
  const definition = counting();
  const id = await start(definition);
  const claimed = await Promise.all(
    Array.from({ length: 5 }, () => inAccount(gateway, first, ({ tx }) => claimTask(tx, id, 30_000))),
  );
  expect(claimed.filter((row) => row !== null)).toHaveLength(1);
  await run(definition, id);
  expect(await left()).toEqual([]);
  // A worker that came too late looks again when the lease is over.
  expect(await queued()).toBe(1);
});

test('cancelled in the middle of a chunk, that chunk is undone and none follows', async () => {
  const definition = counting((chunk) =>
    chunk === 3
      ? inAccount(gateway, first, async ({ tx }) => {
          expect(await stopTask(tx, id, { at: gateway.clock.now(), keepsParts: false })).toMatchObject({
            status: 'cancelled',
          });
        })
      : undefined,
  );
  const id = await start(definition);
  await run(definition, id);
  expect(await read(id)).toMatchObject({ status: 'cancelled', done: 4, inputEnc: null });
  expect(await left()).toEqual([1, 2]);
  await run(definition, id);
  expect(await left()).toEqual([1, 2]);
  const parts = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ n: number }>(sql`select count(*)::int as n from task_part where task_id = ${id}`),
  );
  expect(parts.n).toBe(0);
});

test('a chunk that is refused ends the task with the words of the refusal; what was done before it stays', async () => {
  const definition = counting((chunk) => {
    if (chunk === 3) throw new BusinessError(CODE.EXPORT_TOO_LARGE, { limit: 7 });
  });
  const id = await start(definition);
  await run(definition, id);
  expect(await read(id)).toMatchObject({
    status: 'failed',
    done: 4,
    errorCode: 2013,
    errorParams: { limit: 7 },
  });
  expect(await left()).toEqual([1, 2]);
});

test('a chunk that breaks is tried again, later each time, and given up after five tries with words', async () => {
  let tries = 0;
  const definition = counting((chunk) => {
    if (chunk === 2) throw new Error(`broken ${(tries += 1)}`);
  });
  const id = await start(definition);
  const waits: number[] = [];
  for (let n = 1; n <= 5; n += 1) {
    await run(definition, id, { backOffMs: 1_000 });
    const { rows } = await gateway.owner.query<{ wait: number }>(
      `select extract(epoch from run_at - now())::float8 as wait from graphile_worker.jobs where key = $1`,
      [`task:${id}`],
    );
    waits.push(Math.round(rows[0]?.wait ?? 0));
    // Nobody takes it before its time.
    await run(definition, id);
    await inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`update task set due_at = clock_timestamp() where id = ${id}`),
    );
  }
  expect(tries).toBe(5);
  expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8]);
  expect(await read(id)).toMatchObject({ status: 'failed', done: 2, errorCode: 2703 });
  expect(await left()).toEqual([1]);
});

test('a task that kills every worker that takes it is given up, too', async () => {
  const definition = counting();
  const id = await start(definition);
  for (let n = 1; n <= 5; n += 1) {
    expect(await inAccount(gateway, first, ({ tx }) => claimTask(tx, id, 30_000))).toMatchObject({
      attempt: n,
    });
    await endLease(id);
  }
  await run(definition, id);
  expect(await read(id)).toMatchObject({ status: 'failed', errorCode: 2703 });
  expect(await left()).toEqual([]);
});

test('a task takes turns with others: after its turn it stands at the end of the queue, and goes on there', async () => {
  const definition = counting();
  const id = await start(definition);
  await run(definition, id, { turnMs: 0 });
  expect(await read(id)).toMatchObject({ status: 'running', step: 'chunk', done: 0, total: 10 });
  await run(definition, id, { turnMs: 0 });
  expect(await read(id)).toMatchObject({ done: 2, attempt: 0 });
  expect(await queued()).toBe(1);
  await run(definition, id);
  expect(await left()).toEqual([1, 2, 3, 4, 5]);
});

test('the table alone is enough: a task whose job is lost is woken; one that has a job, or is worked, is not', async () => {
  const definition = counting();
  const id = await start(definition);
  const wake = () =>
    taskWakeJob.run({} as never, {
      services: gateway.services,
      log: gateway.services.log,
      attempt: 1,
      maxAttempts: 8,
    });
  await gateway.owner.query('delete from graphile_worker._private_jobs');
  await inAccount(gateway, first, ({ tx }) => claimTask(tx, id, 30_000));
  await wake();
  expect(await queued()).toBe(0);
  await endLease(id);
  await wake();
  expect(await queued()).toBe(1);
  const before = (await gateway.owner.query('select id from graphile_worker.jobs')).rows;
  await wake();
  expect((await gateway.owner.query('select id from graphile_worker.jobs')).rows).toEqual(before);
  await run(definition, id);
  expect(await read(id)).toMatchObject({ status: 'done', done: 10 });
});

test.each([
  ['who loses the right', 'support', 403],
  ['who keeps the right but may see less than at the start', 'viewer', CODE.TASK_RIGHTS_NARROWED],
])('%s gets nothing more: the task ends as refused', async (_who, role, errorCode) => {
  const id = await start(counting());
  const ofRecruiter = sql`m.main_id = ${first} and m.user_id = ${demoUsers.recruiter}`;
  const change = (statement: Sql) =>
    inAccount(gateway, first, ({ tx }) => tx.run(statement).then(() => undefined));
  const setRole = (next: string) => change(sql`update membership m set role = ${next} where ${ofRecruiter}`);
  await change(sql`update task set started_by = user_id, starter_role = role, starter_department_id = department_id
    from membership m where ${ofRecruiter} and task.id = ${id}`);
  const stops = counting((chunk) => (chunk === 2 ? setRole(role) : undefined));
  await run(stops, id);
  await setRole('recruiter');
  expect(await read(id)).toMatchObject({ status: 'failed', done: 4, errorCode });
});
