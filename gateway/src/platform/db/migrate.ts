import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

const LOCK = 7_210_401;
const OLDEST = 150_000;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The ordered files of a folder: NNNN_name.sql, each number once. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const numbers = names.map((name) => /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1] ?? '');
  const wrong = names.filter(
    (_, index) => numbers[index] === '' || numbers.indexOf(numbers[index]!) !== index,
  );
  if (wrong.length > 0)
    throw new Error(`Migrations need a number of their own and a plain name: ${wrong.join(', ')}`);
  return names.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, sql: text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/**
 * Brings a database to the newest schema: the job queue's own, then each file in one transaction. Two gateways
 * starting at once wait for each other. A file changed after it ran is an error: write a new one.
 */
export async function migrate(ownerUrl: string, folder: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: `probity:${process.pid}:migrate`,
  });
  // One that breaks between two statements is told by the next.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const version = Number((await client.query('show server_version_num')).rows[0].server_version_num);
    if (version < OLDEST) throw new Error(`PostgreSQL 15 or later is needed; this is ${version}`);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await runMigrations({ connectionString: ownerUrl, logger: quiet() });
    await client.query(`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const known = new Map<string, string>(
      (await client.query('select name, checksum from schema_migration')).rows.map((row) => [
        row.name,
        row.checksum,
      ]),
    );
    const applied: string[] = [];
    for (const migration of readMigrations(folder)) {
      const checksum = known.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum) throw new Error(`Migration ${migration.name} was changed after it ran on this database`);
      await apply(client, migration);
      applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** Names the migrations that are not among those a database has (readiness). */
export function pendingMigrations(done: ReadonlySet<string>, folder: string): string[] {
  return readMigrations(folder)
    .map(({ name }) => name)
    .filter((name) => !done.has(name));
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(
      `Migration ${migration.name}${placeOf(error, migration.sql)} failed: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}

/** Where in the file: PostgreSQL tells a position, or the function it was making. */
function placeOf(error: unknown, text: string): string {
  const { position, where } = error as { position?: string; where?: string };
  if (position) return `:${text.slice(0, Number(position)).split('\n').length}`;
  return where ? ` (${where.split('\n')[0]!})` : '';
}

function quiet() {
  return new Logger(() => () => undefined);
}
