import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config/settings';
import { migrate } from '../../platform/db/migrate';
import { openDatabase } from '../gateway';
import { sessionResolver } from '../sessionResolver';
import { buildServices } from '../services';

export type CommandServices = ReturnType<typeof buildServices> & { ownerUrl: string };

/**
 * Does a command's work on the migrated database, also while a gateway is running on it, and closes everything it opened.
 */
export async function withServices<T>(
  config: Config,
  log: Logger,
  work: (services: CommandServices) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config, log);
  try {
    await migrate(database.ownerUrl, join(config.rootDir, 'gateway/migrations'));
    const services = buildServices({ config, appUrl: database.ownerUrl, log, sessions: sessionResolver });
    try {
      return await work({ ownerUrl: database.ownerUrl, ...services });
    } finally {
      await services.db.close();
    }
  } finally {
    await database.close();
  }
}

/** Prints a line for the person who runs the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
