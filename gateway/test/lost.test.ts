import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWorld, newFolder, type World } from './lostWorld';
import { poll, startWriters, type Writers } from './lostWriters';
import { pdf } from './reports';

/**
 * The database is taken away from a working gateway process. Whole (`npm run drill -- lost`): every connection ended ten
 * times, the server gone for 20 s, frozen for 20 s; CI runs a part of it.
 */
const SCALE = Number(process.env.SCALE ?? '0.15');
const TIMES = Math.max(2, Math.round(10 * SCALE));
const GONE_MS = Math.max(3_000, 20_000 * SCALE);
const BACK_WITHIN_MS = 5_000;
const PRICE = 6_800;

jest.setTimeout(240_000);

let world: World;
let writers: Writers;
let readyz: ReturnType<typeof poll>;
let healthz: ReturnType<typeof poll>;

const now = () => performance.now();
const tell = (line: string) => process.stdout.write(`  ${line}\n`);
const lines = () => world.gateway.output().split('\n');
const said = (words: string) => lines().filter((line) => line.includes(words)).length;
const saidRefused = () => said('calls are answered 503');
const saidServed = () => said('calls are served again');
const successes = (since: number) =>
  writers.replies.filter(({ status, sent }) => status === 200 && sent >= since);

/** Waits until everybody is served again; returns the time since the database was back. */
async function servedAgain(since: number): Promise<number> {
  for (const end = now() + 30_000; now() < end && successes(since).length === 0;) await sleep(20);
  const first = Math.min(...successes(since).map(({ done }) => done));
  expect(first - since).toBeLessThan(BACK_WITHIN_MS);
  return Math.round(first - since);
}

async function until(holds: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  for (const end = now() + ms; now() < end; await sleep(100)) if (await holds()) return true;
  return holds();
}

/**
 * Asserts that acknowledged writes are there, once; that every answer was a success or a 503; that the process lives and its
 * jobs are done.
 */
async function nothingLost(): Promise<void> {
  await writers.stop();
  await Promise.all([readyz.stop(), healthz.stop()]);
  expect(writers.faults).toEqual([]);
  expect(world.gateway.child.exitCode).toBeNull();
  expect(new Set(healthz.seen.map(({ status }) => status))).toEqual(new Set([200]));
  expect(lines().filter((line) => /"level":60|request failed|job failed/.test(line))).toEqual([]);

  const checks = [...writers.orders.values()];
  expect(checks.length).toBeGreaterThan(0);
  expect(new Set(checks).size).toBe(checks.length);
  const [stored] = await world.ask<{ all: number; acknowledged: number; books: number; sms: number }>(
    `select count(*)::int as all, (count(*) filter (where id = any($1)))::int as acknowledged,
            (select coalesce(sum(amount), 0)::int from ledger_entry) as books,
            (select count(*)::int from sms_outbox) as sms from checks`,
    [checks],
  );
  const n = checks.length;
  expect(stored).toEqual({ all: n, acknowledged: n, books: 0, sms: n });
  expect((await world.books()).held).toBe(n * PRICE);
  const { token, last } = writers.draft;
  const { data } = (await writers.call('/gateway/bd/order/draft/get', token))!;
  expect(data).toMatchObject({ content: { positionTitle: String(last) } });
  for (const fileId of writers.files) {
    const reply = await fetch(`${world.address}/gateway/bd/file/file/get?fileId=${fileId}`, {
      headers: { appcode: 'bd-web', authorization: `Bearer ${world.tokens[0]}`, 'x-main-id': world.mainId },
    });
    expect(Buffer.from(await reply.arrayBuffer()).equals(pdf)).toBe(true);
  }
  const open = `select (select count(*)::int from sms_outbox where status <> 'sent') as sms,
                       (select count(*)::int from graphile_worker.jobs where locked_at is not null) as jobs`;
  const isDone = async () => JSON.stringify(await world.ask(open)) === '[{"sms":0,"jobs":0}]';
  await until(isDone, 90_000);
  expect(await world.ask(open)).toEqual([{ sms: 0, jobs: 0 }]);
  const refused = writers.replies.filter(({ isRefused }) => isRefused).length;
  tell(`${n} orders, ${last} drafts, ${writers.files.length} files; ${refused} answered 503`);
}

async function begin(server: 'embedded' | 'given', dataDir?: string): Promise<void> {
  world = await createWorld({ server, ...(dataDir === undefined ? {} : { dataDir }) });
  writers = startWriters(world);
  readyz = poll(`${world.address}/readyz`);
  healthz = poll(`${world.address}/healthz`);
  expect(await until(() => writers.orders.size > 5, 30_000)).toBe(true);
}

async function end(): Promise<void> {
  await writers?.stop();
  await Promise.all([readyz?.stop(), healthz?.stop()]);
  await world?.close();
}

describe('its own PostgreSQL', () => {
  beforeAll(() => begin('embedded'));
  afterAll(end);

  test(`every connection ended ${TIMES} times under load: served again each time`, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      expect(await world.terminate()).toBeGreaterThan(3);
      const took = await servedAgain(now());
      tell(`ended, served after ${took} ms`);
      await sleep(1_000);
    }
  });

  test(`killed for ${GONE_MS / 1000} s: it is taken up again, on the same port`, async () => {
    const before = saidServed();
    await world.killFor(GONE_MS);
    const letBe = now();
    await until(() => world.ask('select 1').then(Boolean, () => false), 30_000);
    const back = now();
    const took = await servedAgain(back);
    tell(`killed, taken up ${Math.round(back - letBe)} ms after it was let be, served ${took} ms after that`);
    expect(await until(() => saidServed() > before, 10_000)).toBe(true);
    expect(said('the embedded PostgreSQL runs again')).toBeGreaterThan(0);
  });

  test(`frozen for ${GONE_MS / 1000} s: 503 within 2 s, /readyz within 1 s, one line when it goes and one when it is back`, async () => {
    await until(() => saidServed() === saidRefused(), 10_000);
    const before = [saidRefused(), saidServed()];
    const at = now();
    const thaw = await world.freeze();
    const frozen = now();
    await sleep(GONE_MS);
    const back = now();
    thaw();
    const took = await servedAgain(back);

    const unready = Math.min(
      ...readyz.seen.filter((r) => r.status === 503 && r.done > at).map(({ done }) => done),
    );
    expect(unready - frozen).toBeLessThan(1_000);
    const during = writers.replies.filter(({ done }) => done > frozen && done < back);
    expect(during.length).toBeGreaterThan(0);
    const longest = Math.max(...during.map(({ sent, done }) => done - Math.max(sent, frozen)));
    expect(longest).toBeLessThan(2_000);
    const late = readyz.seen.filter(({ sent, done }) => sent > at && done - sent >= 1_000);
    expect(late).toEqual([]);
    tell(
      `frozen, /readyz after ${Math.round(unready - frozen)} ms, 503 after at most ${Math.round(longest)} ms, served ${took} ms after the thaw`,
    );
    await until(() => saidServed() > before[1]!, 10_000);
    expect([saidRefused() - before[0]!, saidServed() - before[1]!]).toEqual([1, 1]);
  });

  test('nothing acknowledged is lost or doubled, and the jobs went on', nothingLost);
});

describe('a PostgreSQL of DATABASE_URL', () => {
  beforeAll(() => begin('given'));
  afterAll(end);

  test(`stopped in order for ${GONE_MS / 1000} s: served again when it is back`, async () => {
    await world.stopFor(GONE_MS);
    const took = await servedAgain(now());
    tell(`stopped, served ${took} ms after its return`);
    expect(await until(() => saidServed() > 0, 10_000)).toBe(true);
    expect([saidRefused(), saidServed()]).toEqual([1, 1]);
  });

  test('nothing acknowledged is lost or doubled, and the jobs went on', nothingLost);
});

/** A disk of its own that can be filled; only root, and not in every container, can make one. */
const disk = newFolder();
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

// If none can be made, unavailable.test.ts makes PostgreSQL's answer at the driver instead.
if (isMounted)
  describe('a full disk under its own PostgreSQL and its files', () => {
    beforeAll(() => begin('embedded', disk));
    afterAll(end);

    test('503 while it is full, served again when there is room', async () => {
      const filler = join(disk, 'filler');
      const before = writers.replies.length;
      const isRefused = () => writers.replies.slice(before).some((reply) => reply.isRefused);
      const piece = Buffer.alloc(256 * 1024);
      // Space that PostgreSQL frees in between is filled, too.
      const fill = () => {
        try {
          for (;;) appendFileSync(filler, piece);
        } catch (error) {
          expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
        }
      };
      for (const until = now() + GONE_MS; now() < until || !isRefused(); await sleep(50)) fill();
      rmSync(filler);
      const took = await servedAgain(now());
      tell(`full, served ${took} ms after there was room`);
    });

    test('nothing acknowledged is lost or doubled, and the jobs went on', nothingLost);
  });
