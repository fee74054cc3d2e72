import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../kernel/context';
import { pendingMigrations } from '../../platform/db/migrate';

const LEAST_FREE_BYTES = 200 * 1024 * 1024;
/** Time for each check, in ms: the probe waits one second, so a check that has not answered by then has failed. */
const WITHIN_MS = 800;

export interface Readiness {
  ready: boolean;
  checks: Record<'stopping' | 'database' | 'migrations' | 'disk', 'ok' | 'fault'>;
}

/** Readiness of this gateway for requests: database, schema, and room on the disk. */
export async function readiness(services: Services, isStopping: boolean): Promise<Readiness> {
  const [database, migrations, disk] = await Promise.all([
    check(() => services.db.watch.ask('select 1')),
    check(async () => {
      const names = await services.db.watch.ask<{ name: string }>('select name from applied_migrations()');
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
  const late = new AbortController();
  try {
    await Promise.race([
      probe(),
      sleep(WITHIN_MS, null, { signal: late.signal }).then(() => {
        throw new Error('No answer in time');
      }),
    ]);
    return 'ok';
  } catch {
    // The reply names the failed check; the reason is in the log of the part concerned.
    return 'fault';
  } finally {
    late.abort();
  }
}
