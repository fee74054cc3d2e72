import { rmSync } from 'node:fs';
import pg from 'pg';
import type { TestRun } from './globalSetup';

/** Drops the run's databases; the embedded server is removed with its folder. */
export default async function globalTeardown(): Promise<void> {
  const run = (globalThis as { probityTestRun?: TestRun }).probityTestRun;
  if (!run) return;
  if (run.server) {
    await run.server.stop();
  } else {
    const admin = new pg.Client({ connectionString: run.ownerUrl });
    await admin.connect();
    const login = new URL(process.env.PROBITY_TEST_APP_URL!).username;
    await admin.query(`drop database if exists ${run.template} with (force)`);
    await admin.query(`drop role if exists ${login}`);
    await admin.end();
  }
  rmSync(run.scratch, { recursive: true, force: true });
  if (run.dataDir) rmSync(run.dataDir, { recursive: true, force: true });
}
