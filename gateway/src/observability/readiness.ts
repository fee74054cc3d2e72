import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../context';
import { pendingMigrations } from '../db/migrate';
import { sql } from '../db/sql';

const LEAST_FREE_BYTES = 200 * 1024 * 1024;

export interface Readiness {
  ready: boolean;
  checks: Record<'stopping' | 'database' | 'migrations' | 'disk', 'ok' | 'fault'>;
}

/** Whether this gateway should get requests: database, schema, and room on the disk. */
export async function readiness(services: Services, isStopping: boolean): Promise<Readiness> {
  const [database, migrations, disk] = await Promise.all([
    check(() => services.db.direct.one(sql`select 1 as one`)),
    check(async () => {
      const names = await services.db.direct.many<{ name: string }>(
        sql`select name from applied_migrations()`,
      );
      const missing = pendingMigrations(
        new Set(names.map(({ name }) => name)),
        join(services.config.rootDir, 'gateway/migrations'),
      );
      if (missing.length > 0) throw new Error('Migrations are missing');
    }),
    check(async () => {
      await services.files.check();
      const space = await statfs(services.config.dataDir);
      if (space.bavail * space.bsize < LEAST_FREE_BYTES) throw new Error('The disk is nearly full');
    }),
  ]);
  const checks = { stopping: isStopping ? 'fault' : 'ok', database, migrations, disk } as const;
  return { ready: Object.values(checks).every((state) => state === 'ok'), checks };
}

async function check(probe: () => Promise<unknown>): Promise<'ok' | 'fault'> {
  try {
    await probe();
    return 'ok';
  } catch {
    // The reply names which check failed; what exactly is for the log of the part concerned.
    return 'fault';
  }
}
