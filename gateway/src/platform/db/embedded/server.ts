import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { hmacHex } from '../../security/tokens';
import { keepRunning, type Keeper } from './keeper';
import { findLocations, type Locations } from './locations';
import { clearStalePid, isPostgres, readPostmaster, serves, type Postmaster } from './postmaster';

const SUPERUSER = 'probity_super';
const OWNER = 'probity_owner';
const DATABASE = 'probity';
const START_TIMEOUT_MS = 60_000;

export interface EmbeddedOptions {
  rootDir: string;
  dataDir: string;
  /** Passwords of the cluster's roles are derived from it. */
  databaseKey: Buffer;
  /** The port to listen on; default: a free one. */
  port?: number;
  /** Server settings on top of ours; only tests use it. */
  settings?: Readonly<Record<string, string>>;
  /** Folder for programs and data when PostgreSQL's own user cannot reach the checkout (root only). */
  sharedHome?: string;
  tell?: (message: string) => void;
}

export interface EmbeddedServer {
  /** Connection of the (not privileged) role that owns the database. */
  ownerUrl: string;
  readonly pid: number;
  /** Restarts a server that dies, on the same port, until `stop`. */
  keep(log: Logger): void;
  /** Stops the server cleanly, unless other programs still use it. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL on the data folder, creating it first if need be, or joins the one that already runs there. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const locations = findLocations(options.rootDir, options.dataDir, options.sharedHome);
  if (locations.notice) options.tell?.(locations.notice);
  const passwordOf = (role: string) => hmacHex(options.databaseKey, `role:${role}`);
  const url = (role: string, port: number, database: string) =>
    `postgres://${role}:${passwordOf(role)}@127.0.0.1:${port}/${database}`;

  if (!existsSync(join(locations.data, 'PG_VERSION'))) initialise(locations, passwordOf(SUPERUSER));
  const data = realpathSync(locations.data);
  const superUrl = (port: number) => url(SUPERUSER, port, 'postgres');
  const start = async (port?: number) =>
    (await joinRunning(data, superUrl)) ?? (await startServer(locations, data, superUrl, options, port));
  let running = await start(options.port);
  let keeper: Keeper | undefined;
  await ensureOwner(superUrl(running.port), passwordOf(OWNER));
  return {
    ownerUrl: url(OWNER, running.port, DATABASE),
    get pid() {
      return running.pid;
    },
    keep(log) {
      keeper ??= keepRunning(running, start, log, (again) => (running = again));
    },
    async stop() {
      await keeper?.stop();
      await stopServer(running, superUrl(running.port));
    },
  };
}

function initialise(locations: Locations, password: string): void {
  // initdb reads the password from a file that its own user must be able to open.
  const folder = mkdtempSync(join(locations.user ? '/tmp' : tmpdir(), 'probity-initdb-'));
  const passwordFile = join(folder, 'password');
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    for (const path of locations.user ? [folder, passwordFile] : [])
      chownSync(path, locations.user!.uid, locations.user!.gid);
    const result = spawnSync(
      join(locations.binaries, 'bin', 'initdb'),
      [
        '-D',
        locations.data,
        '-U',
        SUPERUSER,
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
      ]
        // The same order and case rules on every machine.
        .concat(['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions']),
      { ...locations.user, cwd: '/', encoding: 'utf8' },
    );
    if (result.error) throw result.error;
    if (result.status !== 0)
      throw new Error(`initdb failed on ${locations.data}:\n${result.stdout}${result.stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function joinRunning(data: string, superUrl: (port: number) => string): Promise<Postmaster | null> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const postmaster = readPostmaster(data);
    if (!postmaster || !isPostgres(postmaster.pid)) return null;
    if (postmaster.port && (await serves(superUrl(postmaster.port), data))) return postmaster;
    // It is just starting, recovering or stopping.
    if (Date.now() > deadline)
      throw new Error(`The PostgreSQL on ${data} (process ${postmaster.pid}) does not answer`);
    await sleep(200);
  }
}

async function startServer(
  locations: Locations,
  data: string,
  superUrl: (port: number) => string,
  options: EmbeddedOptions,
  given?: number,
): Promise<Postmaster> {
  clearStalePid(data);
  const logPath = join(locations.data, '..', 'postgres.log');
  for (let attempt = 1; ; attempt += 1) {
    const port = given ?? (await freePort());
    const log = openSync(logPath, 'a', 0o600);
    // Its own process group: Ctrl-C must reach the gateway first, which drains and then stops the server.
    const child = spawn(
      join(locations.binaries, 'bin', 'postgres'),
      ['-D', data, ...settings(port, options.settings)],
      {
        ...locations.user,
        cwd: '/',
        detached: true,
        stdio: ['ignore', log, log],
      },
    );
    closeSync(log);
    child.unref();
    if (await isUp(child, superUrl(port), data)) return { pid: child.pid!, port };
    if (given || attempt === 3)
      throw new Error(`PostgreSQL did not start; the end of ${logPath}:\n${tail(logPath)}`);
  }
}

function settings(port: number, extra: Readonly<Record<string, string>> = {}): string[] {
  const all: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    max_connections: '120',
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements carry parameters; parameters carry personal data.
    log_statement: 'none',
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
    ...extra,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function isUp(child: ChildProcess, url: string, data: string): Promise<boolean> {
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!ended && Date.now() < deadline) {
    if (await serves(url, data)) return true;
    await sleep(30);
  }
  return false;
}

async function ensureOwner(superUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rows.length > 0) return;
    const owner = await client.query('select from pg_roles where rolname = $1', [OWNER]);
    if (owner.rows.length === 0) {
      await client.query(
        `create role ${OWNER} login nosuperuser nobypassrls createrole createdb password '${password}'`,
      );
    }
    await client.query(`create database ${DATABASE} owner ${OWNER}`);
  } finally {
    await client.end();
  }
}

async function stopServer(running: Postmaster, superUrl: string): Promise<void> {
  if (!isPostgres(running.pid)) return;
  if (await othersUse(superUrl)) return;
  // SIGINT is PostgreSQL's fast shutdown: roll back what is open, checkpoint, exit.
  try {
    process.kill(running.pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw error;
  }
  const deadline = Date.now() + 12_000;
  while (isPostgres(running.pid) && Date.now() < deadline) await sleep(50);
}

async function othersUse(superUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: superUrl, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name not like $1`,
      [`probity:${process.pid}%`],
    );
    return (rows[0]?.others ?? 0) > 0;
  } catch {
    // The server does not answer any more; all that is left is to stop it.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function tail(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(-15).join('\n') : '(no log)';
}
