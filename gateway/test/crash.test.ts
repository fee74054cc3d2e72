import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRoot } from '../src/platform/config/root';
import { sql } from '../src/platform/db/sql';
import { booksOf, fund, gatewayWithPeople, inAccount } from './checks';
import type { TestGateway } from './gateway';
import { withDatabase } from './globalSetup';
import { mainId, openBatch, orderWorld, PRICE, someRows } from './openBatches';
import { chunksOf } from './orderChunks';

/**
 * Two gateways order a batch together and are killed at random points of it, or lose their connections. Whole (`npm run drill -- crash`):
 * 10 000 rows and 100 kills; CI runs a part of it. A batch that is done before the last kill is followed by another of a tenth.
 */
const SCALE = Number(process.env.SCALE ?? '0.1');
const ROWS = Math.max(1_000, Math.round(10_000 * SCALE));
const KILLS = Math.max(10, Math.round(100 * SCALE));
const TERMINATED = Math.max(3, Math.round(30 * SCALE));

jest.setTimeout(60 * 60_000);

let gateway: TestGateway;
const world = orderWorld(() => gateway);
interface Worker {
  child: ChildProcess;
  /** It has begun to work. */
  working: Promise<void>;
}
const workers: Worker[] = [];
let said = '';
const tell = (line: string) => process.stdout.write(`  ${line}\n`);
const between = (least: number, most: number) => least + Math.random() * (most - least);

beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(async () => {
  for (const { child } of workers) child.kill('SIGKILL');
  await gateway.close();
});

/** A gateway as a process of its own, on the database and the keys of this one. */
function start(): Worker {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: gateway.config.dataDir,
    PORT: '0',
    METRICS_PORT: 'off',
  };
  delete (env as NodeJS.ProcessEnv).NODE_OPTIONS;
  const appUrl = withDatabase(process.env.PROBITY_TEST_APP_URL!, new URL(gateway.ownerUrl).pathname.slice(1));
  const script = join(findRoot(), 'gateway/dist/test/workingGateway.js');
  const child = spawn(process.execPath, [script, gateway.ownerUrl, appUrl], { cwd: findRoot(), env });
  const working = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  return { child, working };
}

/** Ends every connection of one of them: each role may end its own alone. @returns how many */
async function terminate({ child: { pid } }: Worker): Promise<number> {
  const ofOwner = await gateway.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and application_name like $1`,
    [`probity:${pid}%`],
  );
  const ofApp = await gateway.services.db.direct
    .many(sql`select pg_terminate_backend(pid) as done from pg_stat_activity
    where datname = current_database() and usename = current_user and application_name like ${`probity:${pid}%`}`);
  return ofOwner.rowCount! + ofApp.length;
}

/** Waits until it is in the middle of writing, for two seconds at most: a strike in a pause proves nothing. */
async function writing({ child: { pid } }: Worker): Promise<void> {
  for (const end = Date.now() + 2_000; Date.now() < end; await sleep(2)) {
    const busy = await gateway.services.db.direct.many(sql`select from pg_stat_activity
      where datname = current_database() and application_name like ${`probity:${pid}%`} and backend_xid is not null`);
    if (busy.length > 0) return sleep(between(0, 60)).then(() => undefined);
  }
}

async function until(holds: () => Promise<boolean>, ms: number): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(200)) if (await holds()) return;
  if (!(await holds())) throw new Error(`It did not come to an end:\n${said.slice(-4_000)}`);
}

const one = async <T extends object>(text: string, values: unknown[] = []): Promise<T> =>
  (await gateway.owner.query<T>(text, values)).rows[0]!;
const inside = <T extends object>(statement: ReturnType<typeof sql>) =>
  inAccount(gateway, mainId, ({ tx }) => tx.one<T>(statement));

async function confirmed(rows: number): Promise<string> {
  const { batchId } = await openBatch(gateway, someRows(rows));
  const reply = await world.confirm(batchId);
  expect(reply.code).toBe(0);
  return batchId;
}

test(`${ROWS} rows, ${KILLS} kills and ${TERMINATED} times without connections: nothing is lost, nothing doubled`, async () => {
  await fund(gateway, 40 * ROWS * PRICE);
  workers.push(start(), start());
  const batches = [await confirmed(ROWS)];
  let rows = ROWS;
  const isOpen = async () => (await world.status(batches.at(-1)!)) === 'ordering';
  const strikes = [
    ...Array<'kill'>(KILLS).fill('kill'),
    ...Array<'terminate'>(TERMINATED).fill('terminate'),
  ].sort(() => Math.random() - 0.5);
  const middles: number[] = [];
  let ended = 0;
  for (const strike of strikes) {
    const at = Math.floor(Math.random() * workers.length);
    await workers[at]!.working;
    await sleep(between(100, 1_500));
    if (!(await isOpen())) {
      batches.push(await confirmed(Math.max(500, ROWS / 10)));
      rows += Math.max(500, ROWS / 10);
      await sleep(between(100, 1_500));
    }
    await writing(workers[at]!);
    middles.push((await inside<{ n: number }>(sql`select count(*)::int as n from orders`)).n);
    if (strike === 'terminate') ended += await terminate(workers[at]!);
    else {
      workers[at]!.child.kill('SIGKILL');
      workers[at] = start();
    }
  }
  await until(async () => !(await isOpen()), 180_000);
  const quiet = `select count(*)::int as n from sms_outbox where status <> 'sent'`;
  await until(async () => (await one<{ n: number }>(quiet)).n === 0, 180_000);
  tell(
    `${rows} rows in ${batches.length} batches; ${new Set(middles).size} different points between chunks; ${ended} connections ended`,
  );
  expect(ended).toBeGreaterThan(0);
  // Strikes at one and the same place prove one place.
  expect(new Set(middles).size).toBeGreaterThanOrEqual(strikes.length / 3);

  const ids = sql`select id from batch_row`;
  expect(
    await inside(sql`select
      (select count(*) from batch_row where state = 'placed')::int as placed,
      (select count(distinct check_id) from batch_row)::int as named,
      (select count(*) from orders)::int as orders,
      (select count(distinct batch_row_id) from orders where batch_row_id in (${ids}))::int as ordered,
      (select count(*) from checks where batch_id is not null)::int as checks,
      (select count(*) from invitation)::int as invitations,
      (select count(*) from ledger_transaction where kind = 'hold')::int as holds,
      (select sum(rows) from batch_count where state = 'placed')::int as counted,
      (select sum(done) from task where kind = 'batch.order')::int as told`),
  ).toEqual({
    ...{
      placed: rows,
      named: rows,
      orders: rows,
      ordered: rows,
      checks: rows,
      invitations: rows,
      holds: rows,
    },
    ...{ counted: rows, told: rows },
  });
  expect(await one(`select count(*)::int as n from sms_outbox where template = 'invitation'`)).toEqual({
    n: rows,
  });
  // Of each action one event for each thing it was done to.
  expect(
    await inside(sql`select (count(*) filter (where action = 'order.saved'))::int as saved,
      (count(*) filter (where action = 'order.placed'))::int as placed,
      (count(*) filter (where action = 'check.ordered'))::int as ordered,
      (count(*) filter (where action = 'check.invited'))::int as invited,
      (count(*) - count(distinct (action, entity_id)))::int as twice
      from audit_event where entity in ('order', 'check')`),
  ).toEqual({ saved: rows, placed: rows, ordered: rows, invited: rows, twice: 0 });
  expect(await booksOf(gateway)).toMatchObject({ held: rows * PRICE });
  expect(await chunksOf(gateway).faults()).toEqual([]);
});
