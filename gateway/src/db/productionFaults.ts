import type { Config } from '../config';
import { databaseFaults } from './appRole';

/**
 * What a given database adds to the faults of a production configuration, so that all are named at once. Only the
 * prepared role of APP_DATABASE_URL can be wrong; a role the gateway makes itself is right, so there the durability of
 * DATABASE_URL is what is looked at.
 */
export async function productionDatabaseFaults(config: Config): Promise<string[]> {
  const url = config.appDatabaseUrl ?? config.databaseUrl;
  if (!config.production || !url) return [];
  try {
    const faults = await databaseFaults(url);
    return config.appDatabaseUrl ? faults : faults.filter((fault) => /^(fsync|PostgreSQL must)/.test(fault));
  } catch (error) {
    const { code } = error as { code?: string };
    const name = config.appDatabaseUrl ? 'APP_DATABASE_URL' : 'DATABASE_URL';
    return [`${name} cannot be used: ${code ?? (error as Error).name}`];
  }
}
