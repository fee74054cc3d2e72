import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import { copies } from '../../../test/copies';
import { eraseAccount, lastRun, workOn } from '../../../test/erasure';
import type { TestGateway } from '../../../test/gateway';
import { signedForm } from '../../../test/reports';
import { allTasks } from '../../app/tasks';
import type { Services } from '../../kernel/context';
import { startSystemTask } from '../../kernel/tasks/startTask';
import { sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { taskJobOf, taskPurgeJob } from '../tasks/taskJobs';
import { eraseTask } from './eraseTask';
import { retentionNightJob } from './retentionJobs';

const { first, second } = demoMains;
const MANY = 120;
/** Checks that are erased in one transaction. */
const CHUNK = 50;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());
/** Workers that stand still. */
const standing: (() => void)[] = [];
afterEach(() => standing.splice(0).forEach((letGo) => letGo()));

const days = (n: number) => gateway.clock.advance(n * 86_400_000);
const as = async (user: keyof typeof demoUsers, operation: string, input: object = {}) =>
  gateway.call(operation, input, {
    token: await sessionOf(gateway, demoUsers[user], first),
    mainId: first,
  });
const context = (services: Services = gateway.services) => ({
  services,
  log: gateway.services.log,
  attempt: 1,
  maxAttempts: 8,
});
const night = () => retentionNightJob.run({} as never, context());
const begin = () => inAccount(gateway, first, (work) => startSystemTask(work, first, eraseTask));
const endLease = () =>
  inAccount(gateway, first, ({ tx }) =>
    tx.run(
      sql`update task set leased_until = clock_timestamp() - interval '1 second' where ended_at is null`,
    ),
  );

/** So many cancelled checks that are due, and a file that nothing names. */
async function due(count: number) {
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const { checkId, orderNo } = await placeOrder(gateway, token);
  ok(await as('owner', 'cancelCheck', { body: { checkId, reason: 'No longer' } }));
  await copies(gateway, 'checks', checkId, count - 1);
  const { fileId } = ok(await as('owner', 'uploadFile', { file: signedForm() })).data;
  const { key } = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ key: string }>(sql`select storage_key as key from file_object where id = ${fileId}`),
  );
  days(31);
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`update checks set closed_at = closed_at - interval '31 days' where closed_at is not null`),
  );
  return { key, orderNo };
}

const erasures = () =>
  inAccount(gateway, first, ({ tx }) =>
    tx.one<{ events: number; checks: number; erased: number }>(sql`select
      (select count(*)::int from audit_event where action = 'retention.checkErased') as events,
      (select count(distinct entity_id)::int from audit_event where action = 'retention.checkErased') as checks,
      (select count(*)::int from checks where erased_at is not null) as erased`),
  );
const isStored = (key: string) =>
  gateway.services.files.read(key).then(
    () => true,
    () => false,
  );

/** Another gateway's services in which something happens before a statement, or before bytes are removed. */
function gatewayThat(before: (statement: string, tx?: Tx) => Promise<void> | void): Services {
  const { services } = gateway;
  const told = async (statement: Sql, tx: Tx) => before(statement.compile().text, tx);
  const watched = (tx: Tx): Tx => ({
    many: async (one) => (await told(one, tx), tx.many(one)),
    one: async (one) => (await told(one, tx), tx.one(one)),
    maybeOne: async (one) => (await told(one, tx), tx.maybeOne(one)),
    run: async (one) => (await told(one, tx), tx.run(one)),
    bind: (scope) => tx.bind(scope),
    part: (work) => tx.part(work),
  });
  return {
    ...services,
    db: Object.create(services.db, {
      withTenant: {
        value: (scope: never, work: (tx: Tx) => Promise<unknown>) =>
          services.db.withTenant(scope, (tx) => work(watched(tx))),
      },
    }) as Services['db'],
    files: Object.create(services.files, {
      remove: {
        value: async (key: string) => {
          await services.files.remove(key);
          await before('bytes are removed');
        },
      },
    }) as Services['files'],
  };
}

/** A worker that is killed there: its connection is gone, its heart stands still, and it says nothing until it is let go. */
async function killedAt(pattern: RegExp, nth: number) {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => standing.push((letGo = resolve)));
  let reached = () => {};
  const killed = new Promise<void>((resolve) => (reached = resolve));
  let seen = 0;
  const services = gatewayThat(async (statement, tx) => {
    if (!pattern.test(statement) || (seen += 1) !== nth) return;
    await tx?.run(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
    reached();
    await gone;
    throw new Error('killed');
  });
  const run = (await lastRun(gateway))!;
  const pace = { leaseMs: 600_000, turnMs: 600_000 };
  const worker = taskJobOf(allTasks, pace).run({ mainId: first, taskId: run.id } as never, context(services));
  await Promise.race([killed, worker]);
  expect(seen).toBe(nth);
  return { late: () => (letGo(), worker) };
}

test('a run says how far it is, and what it did; nobody has it in a list, may cancel it or is rung', async () => {
  await due(MANY);
  await begin();
  const run = (await lastRun(gateway))!;
  expect(run).toMatchObject({ status: 'waiting', startedBy: null, inputEnc: null, done: 0, total: null });
  const setting = async () => ok(await as('owner', 'getRetention')).data;
  expect(await setting()).toMatchObject({ lastRun: { status: 'waiting', endedAt: null, erased: [] } });
  const seen: { done: number; erased: unknown }[] = [];
  const services = gatewayThat(async (statement) => {
    if (!statement.startsWith('update task set step')) return;
    const { lastRun: now } = await setting();
    seen.push({ done: now.done, erased: now.erased });
  });
  await workOn({ services }, run);
  const erased = (checks: number) => [{ rule: 'unfinished', checks }];
  // As others see it while a chunk is at work: only what is committed.
  expect(seen.slice(0, 5)).toEqual([
    { done: 0, erased: [] },
    { done: 0, erased: [] },
    { done: CHUNK, erased: erased(CHUNK) },
    { done: 2 * CHUNK, erased: erased(2 * CHUNK) },
    { done: MANY, erased: erased(MANY) },
  ]);
  const counts = { status: 'done', done: MANY, total: MANY, erased: erased(MANY), files: 1 };
  expect(await setting()).toMatchObject({
    lastRun: { ...counts, endedAt: expect.any(String) },
    nextRunAt: expect.stringMatching(/T18:30:00/),
  });
  expect(await erasures()).toEqual({ events: MANY, checks: MANY, erased: MANY });

  const about = { query: { taskId: run.id } };
  expect(ok(await as('owner', 'listTasks')).data).toEqual([]);
  expect(await as('owner', 'getTask', about)).toMatchObject({ code: 404 });
  expect(await as('owner', 'downloadTaskFile', about)).toMatchObject({ code: 404 });
  await begin();
  const open = (await lastRun(gateway))!;
  expect(await as('owner', 'cancelTask', { body: { taskId: open.id } })).toMatchObject({ code: 404 });
  expect(await lastRun(gateway)).toMatchObject({ id: open.id, status: 'waiting' });
  await eraseAccount(gateway);
  const told = await inAccount(gateway, first, ({ tx }) =>
    tx.one<Record<string, number>>(sql`select
      (select count(*)::int from audit_event where action like 'task.%') as trail,
      (select count(*)::int from domain_event where kind like 'task.%') as events`),
  );
  expect(told).toEqual({ trail: 0, events: 0 });
});

/** The points at which a worker dies: the statement, its nth run, and the number of checks erased by then. */
const deaths: Record<string, [RegExp, number, number]> = {
  'before anything is counted': [/select count\(\*\)::int as n from due/, 1, 0],
  'in the middle of the second chunk': [/select erase_check/, CHUNK + 10, CHUNK],
  'after a chunk is done, before its progress is': [/^update task set step/, 3, CHUNK],
  'while it forgets drafts': [/^update order_draft/, 1, MANY],
  'while it sweeps files': [/sweep_files/, 1, MANY],
  'between bytes and their note': [/bytes are removed/, 1, MANY],
  'at its end': [/^update task set status/, 2, MANY],
};

test.each(Object.entries(deaths))(
  'killed %s, another gateway goes on behind what is done, and nothing is erased twice or forgotten',
  async (_, [pattern, nth, done]) => {
    const before = await erasures();
    const { key } = await due(MANY);
    await begin();
    const { late } = await killedAt(pattern, nth);
    expect(await lastRun(gateway)).toMatchObject({ status: 'running', done });
    expect((await erasures()).events).toBe(before.events + done);
    // While its lease holds nobody else takes it.
    await workOn(gateway, (await lastRun(gateway))!);
    expect(await lastRun(gateway)).toMatchObject({ done, fence: 1 });
    await endLease();
    await workOn(gateway, (await lastRun(gateway))!);
    const whole = { status: 'done', done: MANY, total: MANY, tally: { unfinished: MANY, files: 1 } };
    expect(await lastRun(gateway)).toMatchObject(whole);
    await late();
    expect(await lastRun(gateway)).toMatchObject(whole);
    expect(await erasures()).toEqual({
      events: before.events + MANY,
      checks: before.checks + MANY,
      erased: before.erased + MANY,
    });
    expect(await isStored(key)).toBe(false);
  },
);

test('of one account there is one run at once, however often and wherever a night begins; its worker is one too', async () => {
  const before = await erasures();
  await due(MANY);
  await Promise.all([night(), night(), night()]);
  await night();
  const runs = await inAccount(gateway, first, ({ tx }) =>
    tx.many(sql`select id from task where kind = 'retention.erase' and ended_at is null`),
  );
  expect(runs).toHaveLength(1);
  const run = (await lastRun(gateway))!;
  await Promise.all([workOn(gateway, run), workOn(gateway, run), workOn(gateway, run)]);
  expect(await lastRun(gateway)).toMatchObject({ id: run.id, status: 'done', done: MANY, fence: 2 });
  expect((await erasures()).events).toBe(before.events + MANY);
  // Those of other accounts wait for one worker of the lane: an export has the other.
  const { rows } = await gateway.owner.query<{ queue: string }>(`select distinct queue_name as queue
    from graphile_worker.jobs where task_identifier = 'task.run'`);
  expect(rows).toEqual([{ queue: 'task:retention.erase' }]);
  await gateway.runJobs();
  expect(await lastRun(gateway, second)).toMatchObject({ status: 'done' });
});

test('a check that is held back while its chunk is at work stays', async () => {
  const { orderNo } = await due(1);
  await begin();
  let isPlaced = false;
  const services = gatewayThat(async (statement) => {
    if (isPlaced || !statement.startsWith('select o.id from orders o')) return;
    isPlaced = true;
    ok(await as('owner', 'placeHold', { body: { orderNo, reason: 'Lawsuit' } }));
  });
  await workOn({ services }, (await lastRun(gateway))!);
  expect(isPlaced).toBe(true);
  expect(await lastRun(gateway)).toMatchObject({ status: 'done', done: 0, tally: { files: 1 } });
});

test('a check that cannot be erased keeps none of the others, and the run says that it is left', async () => {
  const before = await erasures();
  const { key } = await due(MANY);
  await begin();
  let tried = 0;
  const broken = gatewayThat((statement) => {
    if (statement.startsWith('select erase_check') && (tried += 1) === 3)
      throw new Error('a row that no key opens');
  });
  await workOn({ services: broken }, (await lastRun(gateway))!);
  expect(await lastRun(gateway)).toMatchObject({ status: 'failed', done: MANY - 1 });
  expect((await erasures()).erased).toBe(before.erased + MANY - 1);
  expect(await isStored(key)).toBe(false);
  await eraseAccount(gateway);
  expect(await lastRun(gateway)).toMatchObject({ status: 'done', done: 1 });
});

test('a night that begins again leaves alone what it has done', async () => {
  days(1);
  await night();
  const { id } = (await lastRun(gateway))!;
  await gateway.runJobs();
  await night();
  expect(await lastRun(gateway)).toMatchObject({ id, status: 'done' });
  days(1);
  await night();
  expect((await lastRun(gateway))!.id).not.toBe(id);
  await gateway.runJobs();
});

test('the last run stays when tasks are cleared away, those before it go', async () => {
  await eraseAccount(gateway);
  days(1);
  const { id } = await eraseAccount(gateway);
  days(30);
  await taskPurgeJob.run({} as never, context());
  const left = await inAccount(gateway, first, ({ tx }) =>
    tx.many<{ id: string }>(sql`select id from task where kind = 'retention.erase'`),
  );
  expect(left).toEqual([{ id }]);
  expect(ok(await as('owner', 'getRetention')).data.lastRun).toMatchObject({ status: 'done' });
});
