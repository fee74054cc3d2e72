import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { enqueue } from '../src/platform/jobs/enqueue';
import { watchDeadWorkers } from '../src/server/jobs/deadWorkers';
import { defineJob } from '../src/kernel/job';
import { startWorker } from '../src/server/jobs/worker';
import { Metrics } from '../src/platform/observability/metrics';
import { findRoot } from '../src/platform/config/root';
import { uuidv7 } from '../src/kernel/ids';
import { createTestGateway, type TestGateway } from './gateway';

const WATCH = { lookMs: 100, goneMs: 600 };
let gateway: TestGateway;
let pool: pg.Pool;
const children: ChildProcess[] = [];

beforeAll(async () => {
  gateway = await createTestGateway();
  pool = new pg.Pool({ connectionString: gateway.ownerUrl });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await pool.end();
  await gateway.close();
});

/** Waits until it is true; the last check decides. */
async function until(holds: () => boolean | Promise<boolean>, ms = 30_000): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(50)) if (await holds()) return;
  expect(await holds()).toBe(true);
}

const marks = async () =>
  (await pool.query('select id from graphile_worker.jobs where locked_by is not null')).rowCount;
const add = (queueName?: string) =>
  gateway.services.db.withoutTenant((tx) =>
    enqueue(tx, 'sms.send', { outboxId: uuidv7() }, queueName === undefined ? {} : { queueName }),
  );

/** A process of another gateway that takes both jobs and keeps them. */
async function stuckProcess(): Promise<ChildProcess> {
  const script = join(findRoot(), 'gateway/dist/test/stuckWorker.js');
  const env = { ...process.env };
  delete env.NODE_OPTIONS;
  const child = spawn(process.execPath, [script, gateway.ownerUrl], {
    cwd: findRoot(),
    env,
  });
  children.push(child);
  let said = '';
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  await until(() => said.match(/taken/g)?.length === 2).catch((error: unknown) => {
    throw new Error(`It did not take its jobs: ${said}`, { cause: error });
  });
  return child;
}

test('jobs and queues of a process that was killed go on in another; of one that lives, and is slow, they do not', async () => {
  await add();
  await add('one after the other');
  const child = await stuckProcess();
  await add('one after the other');

  const done: string[] = [];
  const job = defineJob({ name: 'sms.send', run: async ({ outboxId }) => void done.push(outboxId) });
  const { services } = gateway;
  const worker = await startWorker({
    ownerUrl: gateway.ownerUrl,
    ownerPool: pool,
    services,
    metrics: new Metrics(services.db),
    jobs: [job],
    watch: WATCH,
  });
  try {
    await sleep(WATCH.goneMs * 4);
    expect({ done, marks: await marks() }).toEqual({ done: [], marks: 2 });
    child.kill('SIGKILL');
    await until(() => done.length === 3);
    expect(new Set(done).size).toBe(3);
    await until(async () => (await marks()) === 0);
  } finally {
    await worker.stop();
  }
});

test('a lock lost with its connection is taken again before anybody counts as gone', async () => {
  const worker = `pool-${uuidv7()}`;
  await add();
  await pool.query('update graphile_worker._private_jobs set locked_by = $1, locked_at = now()', [worker]);
  const options = { ownerUrl: gateway.ownerUrl, log: gateway.services.log };
  const alive = watchDeadWorkers({ ...options, lookMs: 100 });
  alive.own(worker);
  const other = watchDeadWorkers({ ...options, ...WATCH });
  const holder = () =>
    pool.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and classid = 7210407 and objid = (hashtext($1)::bigint & 4294967295)::oid`,
      [worker],
    );
  try {
    await until(async () => (await holder()).rowCount === 1);
    const [before] = (await holder()).rows;
    await pool.query('select pg_terminate_backend($1)', [before!.pid]);
    await until(async () => ((await holder()).rows[0]?.pid ?? before!.pid) !== before!.pid);
    await sleep(WATCH.goneMs * 2);
    expect(await marks()).toBe(1);
    await alive.stop();
    await until(async () => (await marks()) === 0);
  } finally {
    await Promise.all([alive.stop(), other.stop()]);
  }
});
