import { constants } from 'node:fs';
import { access, open, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { backup, type BackupParts } from '../../platform/backup/backup';
import { restore } from '../../platform/backup/restore';
import { systemClock } from '../../kernel/clock';
import type { Config } from '../../platform/config/settings';
import { say, withServices } from './withServices';
import { CommandRefused, inWords } from './words';

/** `backup <file>`: exit code 1 when the storage misses files that the database names, and when nothing was written. */
export function backupCommand(config: Config, log: Logger, args: string[]): Promise<number> {
  return command('backup', log, args, async (path) => {
    await assertNewFile(path);
    return withServices(config, log, async (parts) => {
      const report = await backup(parts as BackupParts, path, systemClock.now());
      for (const key of report.missing) say(`The storage has no file ${key}`);
      say(
        `${path}: ${rowsOf(report.tables)} rows, ${report.files} files. The secrets are not in it: keep them apart.`,
      );
      return report.missing.length > 0 ? 1 : 0;
    });
  });
}

/** `restore <file>`: all of it, checked, or nothing. */
export function restoreCommand(config: Config, log: Logger, args: string[]): Promise<number> {
  return command('restore', log, args, async (path) => {
    // Checked before a database is opened, which would create one if there is none.
    await assertBackup(path);
    return withServices(config, log, async (parts) => {
      const sums = await restore(parts as BackupParts, path);
      say(
        `${rowsOf(sums.tables)} rows and ${sums.files} files are back, with the sums of the backup; the books balance.`,
      );
      return 0;
    });
  });
}

const nothing = { backup: 'Nothing was written', restore: 'Nothing was restored' };

/** Runs one of the two with its file; any failure is reported in a sentence, with exit code 1. */
async function command(
  name: 'backup' | 'restore',
  log: Logger,
  args: string[],
  work: (path: string) => Promise<number>,
): Promise<number> {
  try {
    return await work(resolve(fileOf(args)));
  } catch (error) {
    log.debug({ err: error }, `${name} failed`);
    const usage = error instanceof CommandRefused && error.cause === fileOf;
    process.stderr.write(
      `${inWords(error)}. ${usage ? `Usage: npm run ${name} -- <file>` : `${nothing[name]}.`}\n`,
    );
    return 1;
  }
}

/** The only argument. @throws CommandRefused, caused by how the command was written */
function fileOf(args: string[]): string {
  let files: string[];
  try {
    files = parseArgs({ args, options: {}, strict: true, allowPositionals: true }).positionals;
  } catch (error) {
    throw new CommandRefused((error as Error).message.split('. ')[0]!, { cause: fileOf });
  }
  const [file, ...more] = files;
  if (!file) throw new CommandRefused('Name the file', { cause: fileOf });
  if (more.length > 0) throw new CommandRefused('Name one file', { cause: fileOf });
  return file;
}

async function assertNewFile(path: string): Promise<void> {
  if (await stat(path).catch(() => null))
    throw new CommandRefused(`${path} is there already: name a new file`);
  const folder = dirname(path);
  const place = await stat(folder).catch(() => null);
  if (!place?.isDirectory()) throw new CommandRefused(`There is no folder ${folder}`);
  await access(folder, constants.W_OK | constants.X_OK).catch(() => {
    throw new CommandRefused(`This user may not write into ${folder}`);
  });
}

/** Refuses anything but a compressed file before a database is touched. */
async function assertBackup(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new CommandRefused(`There is no file ${path}`);
  if (!found.isFile()) throw new CommandRefused(`${path} is no file`);
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    if (bytesRead < 2 || buffer[0] !== 0x1f || buffer[1] !== 0x8b)
      throw new CommandRefused(`${path} is no backup of Probity`);
  } finally {
    await file.close();
  }
}

const rowsOf = (tables: Record<string, string>) =>
  Object.values(tables).reduce((sum, one) => sum + Number(one.split(':')[0]), 0);
