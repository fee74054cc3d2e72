import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { demoUsers } from '../../seeds/demoAccounts';
import type { Config } from '../platform/config/settings';
import { openDatabase } from './gateway';
import { databaseFaults } from '../platform/db/appRole';
import { findLocations } from '../platform/db/embedded/locations';

/**
 * Faults of a given database, added to those of a production configuration so that all are named at once. Only the prepared
 * role of APP_DATABASE_URL can be wrong; a role the gateway makes itself is right, so there the durability of DATABASE_URL
 * is checked.
 */
export async function productionDatabaseFaults(config: Config, log: Logger): Promise<string[]> {
  if (!config.production) return [];
  const url = config.appDatabaseUrl ?? config.databaseUrl;
  const faults = url ? await roleFaults(config, url) : [];
  // An unreachable database is named once.
  const isReached = config.appDatabaseUrl !== null || !faults.some((fault) => fault.includes(CANNOT));
  return isReached ? [...faults, ...(await demoFaults(config, log))] : faults;
}

const CANNOT = 'cannot be used';

async function roleFaults(config: Config, url: string): Promise<string[]> {
  try {
    const faults = await databaseFaults(url);
    return config.appDatabaseUrl ? faults : faults.filter((fault) => /^(fsync|PostgreSQL must)/.test(fault));
  } catch (error) {
    const { code } = error as { code?: string };
    const name = config.appDatabaseUrl ? 'APP_DATABASE_URL' : 'DATABASE_URL';
    return [`${name} ${CANNOT}: ${code ?? (error as Error).name}`];
  }
}

const UNDEFINED_TABLE = '42P01';

/**
 * Demo people in the data of a production configuration, whatever became of them since: their ids are fixed, their password
 * is in the README, and half of them serve every enterprise. An existing embedded database is opened to look for them.
 */
async function demoFaults(config: Config, log: Logger): Promise<string[]> {
  if (!hasData(config)) return [];
  try {
    const database = await openDatabase(config, log);
    try {
      const found = await countDemoUsers(database.ownerUrl);
      if (found === 0) return [];
      return [
        `The data hold ${found} demo user(s) (13800000001 and others), whose password everybody can read. They and what they did ` +
          'cannot be taken out: give production a database of its own (another DATABASE_URL, or another DATA_DIR), never one that ran with DEMO on',
      ];
    } finally {
      await database.close();
    }
  } catch (error) {
    const { code } = error as { code?: string };
    const name = config.databaseUrl ? 'DATABASE_URL' : 'The embedded database in DATA_DIR';
    return [`${name} cannot be looked into for demo users: ${code ?? (error as Error).message}`];
  }
}

/** An embedded database that was never started holds nobody, and is not created here; without its key nobody can open it. */
function hasData({ databaseUrl, rootDir, dataDir, secrets }: Config): boolean {
  if (databaseUrl) return true;
  const hasKey = secrets.databaseKey.some((byte) => byte !== 0);
  return (
    hasKey && existsSync(dataDir) && existsSync(join(findLocations(rootDir, dataDir).data, 'PG_VERSION'))
  );
}

async function countDemoUsers(ownerUrl: string): Promise<number> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: 10_000,
    application_name: `probity:${process.pid}:demo`,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from users where id = any($1::uuid[])',
      [Object.values(demoUsers)],
    );
    return rows[0]!.n;
  } catch (error) {
    // Not migrated yet: nobody is in it.
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return 0;
    throw error;
  } finally {
    await client.end();
  }
}
