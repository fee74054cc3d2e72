import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** The contents of postmaster.pid: a server that runs, or ran, on a data folder. */
export interface Postmaster {
  pid: number;
  port: number;
}

export function readPostmaster(data: string): Postmaster | null {
  const text = readIfThere(join(data, 'postmaster.pid'));
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number.isInteger(port) ? port : 0 } : null;
}

/** True while a process with that id is alive and is a PostgreSQL; ids are reused after a crash or a reboot. */
export function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (!existsSync('/proc/self/comm')) return true;
  return readIfThere(`/proc/${pid}/comm`)?.trim() === 'postgres';
}

/** A stopping server removes its files at any moment, also between finding one and reading it. */
function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/** Removes the pid file a crash left behind. PostgreSQL would refuse to start if the id is in use by another program. */
export function clearStalePid(data: string): void {
  const left = readPostmaster(data);
  if (left && !isPostgres(left.pid)) rmSync(join(data, 'postmaster.pid'), { force: true });
}

/** Connects and checks that this server really serves that folder; null when nobody (or another server) answers. */
export async function serves(url: string, data: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    return rows[0]?.folder === data;
  } catch (error) {
    if (isAuthFailure(error)) throw wrongPassword(data);
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function isAuthFailure(error: unknown): boolean {
  return ['28P01', '28000'].includes((error as { code?: string }).code ?? '');
}

function wrongPassword(data: string): Error {
  return new Error(
    `The PostgreSQL in ${data} was set up with other secrets (DATABASE_KEY). Give those, or another DATA_DIR.`,
  );
}
