import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { backup, type BackupParts } from '../backup/backup';
import { restore } from '../backup/restore';
import { systemClock } from '../clock';
import type { Config } from '../config';
import { say, withServices } from './withServices';

/** `backup <file>`: exit code 1 when the storage misses files that the database names. */
export function backupCommand(config: Config, log: Logger, args: string[]): Promise<number> {
  return withParts(config, log, args, async (parts, path) => {
    if (existsSync(path)) throw new Error(`${path} is there already: name a new file`);
    const report = await backup(parts, path, systemClock.now());
    for (const key of report.missing) say(`The storage has no file ${key}`);
    say(
      `${path}: ${rowsOf(report.tables)} rows, ${report.files} files. The secrets are not in it: keep them apart.`,
    );
    return report.missing.length > 0 ? 1 : 0;
  });
}

/** `restore <file>`: all of it, checked, or nothing. */
export function restoreCommand(config: Config, log: Logger, args: string[]): Promise<number> {
  return withParts(config, log, args, async (parts, path) => {
    const sums = await restore(parts, path);
    say(
      `${rowsOf(sums.tables)} rows and ${sums.files} files are back, with the sums of the backup; the books balance.`,
    );
    return 0;
  });
}

async function withParts(
  config: Config,
  log: Logger,
  [file, ...more]: string[],
  work: (parts: BackupParts, path: string) => Promise<number>,
): Promise<number> {
  if (!file || more.length > 0) throw new Error('Name one file: npm run backup -- <file>');
  return withServices(config, log, (services) => work(services, resolve(file)));
}

const rowsOf = (tables: Record<string, string>) =>
  Object.values(tables).reduce((sum, one) => sum + Number(one.split(':')[0]), 0);
