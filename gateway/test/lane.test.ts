import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { uuidv7 } from '../src/kernel/ids';
import { enqueue } from '../src/platform/jobs/enqueue';
import { defineJob } from '../src/kernel/job';
import { startWorker } from '../src/server/jobs/worker';
import { Metrics } from '../src/platform/observability/metrics';
import { Unavailable } from '../src/platform/db/unavailable';
import { createTestGateway, type TestGateway } from './gateway';

let gateway: TestGateway;
let pool: pg.Pool;

beforeAll(async () => {
  gateway = await createTestGateway();
  pool = new pg.Pool({ connectionString: gateway.ownerUrl });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
});
afterAll(async () => {
  await pool.end();
  await gateway.close();
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) if (await holds()) return;
  expect(await holds()).toBe(true);
}
const add = (outboxId: string) =>
  gateway.services.db.withoutTenant((tx) => enqueue(tx, 'sms.send', { outboxId }));
const waiting = async () => (await pool.query('select id from graphile_worker.jobs')).rowCount;

async function withWorker(
  run: (outboxId: string) => Promise<void>,
  test: () => Promise<void>,
): Promise<void> {
  const { services } = gateway;
  const worker = await startWorker({
    ownerUrl: gateway.ownerUrl,
    ownerPool: pool,
    services,
    metrics: new Metrics(services.db),
    jobs: [defineJob({ name: 'sms.send', run: ({ outboxId }) => run(outboxId) })],
    watch: { lookMs: 100 },
  });
  try {
    await test();
  } finally {
    await worker.stop();
  }
}

/** Breaks the connection at the next statement like this, before the server has it or with the answer on its way. */
function loseAnswer(like: RegExp, isDone: boolean): { times: number } {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const lost = { times: 0 };
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const text = (args[0] as { text?: string }).text ?? '';
    const run = () => query.apply(this, args) as Promise<{ rowCount: number }>;
    if (lost.times > 0 || !like.test(text)) return run() as never;
    const error = Object.assign(new Error('terminating connection due to administrator command'), {
      code: '57P01',
    });
    const gone = async () => {
      const reply = isDone ? await run() : null;
      // A question that found nothing leaves nothing behind.
      if (reply?.rowCount === 0) return reply;
      lost.times += 1;
      throw error;
    };
    return gone() as never;
  });
  return lost;
}

test('a job that was given out with its answer lost belongs to nobody, and goes on', async () => {
  const lost = loseAnswer(/attempts = jobs\.attempts \+ 1/, true);
  const done: string[] = [];
  await withWorker(
    async (outboxId) => void done.push(outboxId),
    async () => {
      await add(uuidv7());
      await until(() => lost.times === 1);
      await until(() => done.length === 1);
      await until(async () => (await waiting()) === 0);
    },
  );
});

test('where a connection breaks under what becomes of a job, its lane is worked again: the job is done, and the next', async () => {
  const lost = loseAnswer(/delete from .*_private_jobs/, false);
  const done: string[] = [];
  const [first, second] = [uuidv7(), uuidv7()];
  await withWorker(
    async (outboxId) => void done.push(outboxId),
    async () => {
      await add(first);
      await until(() => lost.times === 1);
      await add(second);
      await until(() => done.includes(second));
      await until(async () => (await waiting()) === 0);
    },
  );
  // It was done before its result was lost, so it is done again: jobs are safe to run twice.
  expect(done.filter((id) => id === first)).toHaveLength(2);
  expect(done.filter((id) => id === second)).toHaveLength(1);
});

test('a job that loses the database under it is done again at once, as one try', async () => {
  const seen: string[] = [];
  await withWorker(
    async (outboxId) => {
      seen.push(outboxId);
      if (seen.length < 3) throw new Unavailable('lost', 'the connection to the database was lost');
    },
    async () => {
      await add(uuidv7());
      const began = Date.now();
      await until(() => seen.length === 3);
      // The queue itself would have waited e and then e² seconds.
      expect(Date.now() - began).toBeLessThan(8_000);
      await until(async () => (await waiting()) === 0);
    },
  );
});
