import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { adoptFormer } from './formerSchema';
import { Functions, inFile } from './functions';
import { isFunction, readFunctions, readMigrations, schemaNames, type SchemaFile } from './schemaFiles';

const LOCK = 7_210_401;
const OLDEST = 150_000;

/**
 * Brings a database to the newest schema: the job queue's own, then ours in one transaction, all or nothing. A migration
 * runs once; changing one that already ran is an error: write a new one. A function is applied again when its file changes.
 * Two gateways starting at once wait for each other.
 */
export async function migrate(ownerUrl: string, folder: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: `probity:${process.pid}:migrate`,
  });
  // A connection that breaks between two statements fails the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const version = Number((await client.query('show server_version_num')).rows[0].server_version_num);
    if (version < OLDEST) throw new Error(`PostgreSQL 15 or later is needed; this is ${version}`);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await bringJobQueue(ownerUrl);
    await client.query('begin');
    const applied = await bring(client, folder);
    await client.query('commit');
    return applied;
  } finally {
    // Closing the connection rolls back an open transaction and releases the lock.
    await client.end();
  }
}

/** The job queue's own schema, over connections whose loss fails their statement and nothing else. */
async function bringJobQueue(connectionString: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString, max: 2 });
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool, logger: quiet() });
  } finally {
    await pgPool.end();
  }
}

/** Names of the schema files that a database does not have yet (readiness). */
export function pendingMigrations(done: ReadonlySet<string>, folder: string): string[] {
  return schemaNames(folder).filter((name) => !done.has(name));
}

async function bring(client: pg.Client, folder: string): Promise<string[]> {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<SchemaFile>('select name, checksum from schema_migration');
  const migrations = readMigrations(folder);
  const known = await adoptFormer(
    client,
    new Map(rows.map(({ name, checksum }) => [name, checksum])),
    migrations,
  );
  const functions = new Functions(client, readFunctions(folder), known);
  await client.query('set local check_function_bodies = off');
  const ran: string[] = [];
  for (const migration of migrations) {
    const checksum = known.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum) throw new Error(`Migration ${migration.name} was changed after it ran on this database`);
    await functions.bringFor(migration.sql);
    await run(client, migration);
    ran.push(migration.name);
  }
  // A database of a newer version keeps its newer functions: a gateway of that version may be starting beside this one.
  const names = migrations.map(({ name }) => name);
  if ([...known.keys()].every((name) => isFunction(name) || names.includes(name)))
    await functions.bringRest();
  const applied = [...ran, ...functions.applied];
  if (applied.length > 0) await functions.check();
  return applied;
}

async function run(client: pg.Client, migration: SchemaFile): Promise<void> {
  try {
    await client.query(migration.sql);
    // Deferred checks are run now: waiting for the commit, they would block the next migration from altering the same table.
    await client.query('set constraints all immediate');
    await client.query('set constraints all deferred');
  } catch (error) {
    throw inFile(migration, error);
  }
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
    migration.name,
    migration.checksum,
  ]);
}

function quiet() {
  return new Logger(() => () => undefined);
}
