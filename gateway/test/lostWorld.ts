import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { demoMains, demoUsers, seedDemoAccounts } from '../seeds/demoAccounts';
import { systemClock } from '../src/kernel/clock';
import { loadConfig } from '../src/platform/config/config';
import { ensureAppLogin } from '../src/platform/db/appRole';
import { isPostgres, readPostmaster } from '../src/platform/db/embedded/postmaster';
import { startEmbedded } from '../src/platform/db/embedded/server';
import { sessionResolver } from '../src/app/sessionResolver';
import { createLogger } from '../src/platform/observability/logger';
import { findRoot } from '../src/platform/config/root';
import { hmacHex } from '../src/platform/security/tokens';
import { buildServices } from '../src/app/services';
import { booksOf, fund, sessionOf } from './checks';
import type { TestGateway } from './gateway';
import { addressOf, startProcess, type Started } from './gatewayProcess';

/** A gateway process on a PostgreSQL of its own, both made to fail by tests. */
export interface World {
  gateway: Started;
  address: string;
  /** Sessions of the two people who may order. */
  tokens: readonly string[];
  mainId: string;
  /** Ends every connection of the gateway. */
  terminate(): Promise<number>;
  /** Kills the server without warning, and any that replaces it, for this long. Returns the moment it stopped doing so. */
  killFor(ms: number): Promise<void>;
  /** Stops the server properly for this long and starts it again. */
  stopFor(ms: number): Promise<void>;
  /** Freezes every process of the server until the returned function is called. */
  freeze(): Promise<() => void>;
  /** As the superuser, past row-level security. */
  ask<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  books(): ReturnType<typeof booksOf>;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** The kind of server: the gateway's own, or one that DATABASE_URL names. */
  server: 'embedded' | 'given';
  /** Default: a new temporary folder. */
  dataDir?: string;
}

/** Time to create a cluster and migrate a schema, beside other suites. */
const START_MS = 120_000;

export function newFolder(): string {
  const folder = mkdtempSync(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'probity-lost-'));
  // As root PostgreSQL runs under another user, which must have access to this folder.
  chmodSync(folder, 0o755);
  return folder;
}

export async function createWorld(options: WorldOptions): Promise<World> {
  const dataDir = options.dataDir ?? newFolder();
  const rootDir = findRoot();
  mkdirSync(dataDir, { recursive: true });
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, rootDir);
  const { databaseKey } = config.secrets;
  const clusterDir = options.server === 'given' ? join(dataDir, 'server') : dataDir;
  const cluster = join(clusterDir, 'postgres');
  const serve = (port?: number) =>
    startEmbedded({ rootDir, dataDir: clusterDir, databaseKey, ...(port === undefined ? {} : { port }) });
  let given = options.server === 'given' ? await serve() : null;

  const gateway = startProcess({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ...(given ? { DATABASE_URL: given.ownerUrl } : {}),
  });
  const end = async () => {
    gateway.child.kill('SIGTERM');
    await gateway.ended;
    await given?.stop();
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  const address = await addressOf(gateway, START_MS).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const { port } = readPostmaster(cluster)!;
  const urlOf = (role: string) =>
    `postgres://${role}:${hmacHex(databaseKey, `role:${role}`)}@127.0.0.1:${port}/probity`;
  const superUrl = urlOf('probity_super');
  const services = buildServices({
    config,
    appUrl: await ensureAppLogin(urlOf('probity_owner'), databaseKey),
    log: createLogger('silent'),
    sessions: sessionResolver,
    clock: systemClock,
  });
  const inside = { services, clock: systemClock } as unknown as TestGateway;
  await seedDemoAccounts(services);
  await fund(inside, 2_000_000_000);
  const tokens = [
    await sessionOf(inside, demoUsers.owner, demoMains.first),
    await sessionOf(inside, demoUsers.recruiter, demoMains.first),
  ];

  const ask = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: superUrl, application_name: 'drill' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const running = () => {
    const postmaster = readPostmaster(cluster);
    return postmaster && isPostgres(postmaster.pid) ? postmaster.pid : null;
  };

  return {
    gateway,
    address,
    tokens,
    mainId: demoMains.first,
    ask,
    books: () => booksOf(inside),
    async terminate() {
      const ended = await ask(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where backend_type = 'client backend' and application_name like 'probity:' || $1 || '%'`,
        [gateway.child.pid],
      );
      return ended.length;
    },
    async killFor(ms) {
      for (const end = Date.now() + ms; Date.now() < end; await sleep(20)) {
        const pid = running();
        if (pid) process.kill(pid, 'SIGKILL');
      }
    },
    async stopFor(ms) {
      process.kill(running()!, 'SIGINT');
      while (running()) await sleep(20);
      await sleep(ms);
      given = await serve(port);
    },
    async freeze() {
      const client = new pg.Client({ connectionString: superUrl });
      client.on('error', () => undefined);
      await client.connect();
      const postmaster = running()!;
      // The process that makes new ones first, so that the list is complete.
      process.kill(postmaster, 'SIGSTOP');
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
      const all = [postmaster, ...rows.map(({ pid }) => pid)];
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of all) process.kill(pid, 'SIGCONT');
        void client.end();
      };
    },
    async close() {
      await services.db.close();
      await end();
    },
  };
}
