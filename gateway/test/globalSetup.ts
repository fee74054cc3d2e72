import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded, type EmbeddedServer } from '../src/platform/db/embedded/server';
import { migrate } from '../src/platform/db/migrate';
import { ensureAppLogin } from '../src/platform/db/appRole';
import { findRoot } from '../src/platform/config/root';
import { bundle } from '../../scripts/lib/buildGateway.mjs';

export interface TestRun {
  server: EmbeddedServer | null;
  dataDir: string | null;
  /** The folder of temporary files; it is deleted with the run. */
  scratch: string;
  ownerUrl: string;
  template: string;
}

/**
 * One PostgreSQL for the run (DATABASE_URL, or an embedded one in a temporary folder) and one migrated database that every
 * test gateway is a copy of. The workers get their settings in the environment.
 */
export default async function globalSetup(): Promise<void> {
  const rootDir = findRoot();
  // Some tests start the gateway, or a part of it, as a process of its own.
  await bundle({
    'test/main': 'gateway/src/main.ts',
    'test/stuckWorker': 'gateway/test/probe/stuckWorker.ts',
    'test/workingGateway': 'gateway/test/probe/workingGateway.ts',
  });
  const scratch = mkdtempSync(join(tmpdir(), 'probity-scratch-'));
  const databaseKey = randomBytes(32);
  let server: EmbeddedServer | null = null;
  let dataDir: string | null = null;
  if (!process.env.DATABASE_URL) {
    dataDir = mkdtempSync(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'probity-test-'));
    // As root PostgreSQL runs under another user, which must have access to this folder.
    chmodSync(dataDir, 0o755);
    // A test run has nothing to lose in a power cut.
    server = await startEmbedded({
      rootDir,
      dataDir,
      databaseKey,
      settings: { fsync: 'off', max_connections: '400' },
    });
  }
  const ownerUrl = process.env.DATABASE_URL || server!.ownerUrl;
  const template = `probity_test_${randomBytes(6).toString('hex')}`;
  try {
    await onServer(ownerUrl, `create database ${template}`);
    const templateUrl = withDatabase(ownerUrl, template);
    await migrate(templateUrl, join(rootDir, 'gateway/migrations'));
    process.env.PROBITY_TEST_APP_URL = await ensureAppLogin(templateUrl, databaseKey);
  } catch (error) {
    // Jest runs no teardown after a failed setup.
    await server?.stop();
    rmSync(scratch, { recursive: true, force: true });
    if (dataDir) rmSync(dataDir, { recursive: true, force: true });
    else await onServer(ownerUrl, `drop database if exists ${template}`);
    throw error;
  }
  process.env.TMPDIR = scratch;
  process.env.PROBITY_TEST_OWNER_URL = ownerUrl;
  process.env.PROBITY_TEST_TEMPLATE = template;
  if (server) process.env.PROBITY_TEST_DATA_DIR = dataDir!;
  (globalThis as { probityTestRun?: TestRun }).probityTestRun = {
    server,
    dataDir,
    scratch,
    ownerUrl,
    template,
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}
