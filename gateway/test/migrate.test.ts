import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate, pendingMigrations } from '../src/platform/db/migrate';
import { findRoot } from '../src/platform/config/root';
import { current, former } from '../src/platform/db/formerSchema';
import { readFunctions, readMigrations } from '../src/platform/db/schemaFiles';
import { dropDatabase } from './gateway';
import { withDatabase } from './globalSetup';

const database = `probity_migrate_${randomBytes(6).toString('hex')}`;
const url = withDatabase(process.env.PROBITY_TEST_OWNER_URL!, database);
const admin = new pg.Client({ connectionString: process.env.PROBITY_TEST_OWNER_URL! });

beforeAll(async () => {
  await admin.connect();
  await admin.query(`create database ${database}`);
});
afterAll(async () => {
  await dropDatabase(process.env.PROBITY_TEST_OWNER_URL!, database);
  await admin.end();
});

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'probity-migrations-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('runs each file once and in order, also when two gateways start at once', async () => {
  const folder = folderWith({
    '0002_b.sql': 'alter table a add column c int',
    '0001_a.sql': 'create table a (b int)',
  });
  const ran = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)]);
  expect(ran.flat()).toEqual(['0001_a.sql', '0002_b.sql']);
  expect(pendingMigrations(new Set(['0001_a.sql']), folder)).toEqual(['0002_b.sql']);
});

test('a failing file leaves nothing, of itself or of the files before it, and names itself', async () => {
  const folder = folderWith({
    '0001_a.sql': 'create table a (b int)',
    '0002_b.sql': 'alter table a add column c int',
    '0003_c.sql': 'create table whole (x int)',
    '0004_d.sql': 'create table half (x int); select * from nowhere',
  });
  await expect(migrate(url, folder)).rejects.toThrow(
    /0004_d.sql:1 failed: relation "nowhere" does not exist/,
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  expect(
    (await client.query(`select to_regclass('half') as half, to_regclass('whole') as whole`)).rows,
  ).toEqual([{ half: null, whole: null }]);
  await client.end();
});

test('a file changed after it ran is refused', async () => {
  await expect(migrate(url, folderWith({ '0001_a.sql': 'create table a (b bigint)' }))).rejects.toThrow(
    /0001_a.sql was changed/,
  );
});

test('two files of one number, or a name without one, are refused', () => {
  expect(() => readMigrations(folderWith({ '0001_a.sql': '', '0001_b.sql': '' }))).toThrow(/0001_b.sql/);
  expect(() => readMigrations(folderWith({ 'a.sql': '' }))).toThrow(/a.sql/);
});

describe('a database of the first versions', () => {
  const folder = join(findRoot(), 'gateway/migrations');
  const names = async (client: pg.Client) =>
    (
      await client.query(`select name from schema_migration where name not like 'functions/%' order by 1`)
    ).rows.map(({ name }) => name as string);

  const later = readMigrations(folder)
    .map(({ name }) => name)
    .filter((name) => !current.includes(name));

  async function withFormer(
    applied: readonly string[],
    work: (client: pg.Client, at: string) => Promise<void>,
  ) {
    const copy = `probity_former_${randomBytes(6).toString('hex')}`;
    const at = withDatabase(process.env.PROBITY_TEST_OWNER_URL!, copy);
    await admin.query(`create database ${copy} template ${process.env.PROBITY_TEST_TEMPLATE!}`);
    const client = new pg.Client({ connectionString: at });
    await client.connect();
    try {
      // Later migrations are applied, and noted.
      await client.query(`delete from schema_migration where name = any($1) or name like 'functions/%'`, [
        current,
      ]);
      await client.query(
        `insert into schema_migration (name, checksum) select unnest($1::text[]), 'of then'`,
        [applied],
      );
      await work(client, at);
    } finally {
      await client.end();
      await dropDatabase(process.env.PROBITY_TEST_OWNER_URL!, copy);
    }
  }

  test('is taken over: the files that make the same schema now are noted, the functions applied', async () => {
    await withFormer([...former, '9000_later.sql'], async (client, at) => {
      await client.query(`create table kept as select 1 as one`);
      await migrate(at, folder);
      expect(await names(client)).toEqual([...current, ...later, '9000_later.sql']);
      expect((await client.query('select one from kept')).rows).toEqual([{ one: 1 }]);
    });
    await withFormer(former, async (client, at) => {
      expect((await migrate(at, folder)).sort()).toEqual(readFunctions(folder).map(({ name }) => name));
      expect(await names(client)).toEqual([...current, ...later]);
      expect(await migrate(at, folder)).toEqual([]);
    });
  });

  test('that lacks some of their migrations is told what to do, and left as it is', async () => {
    await withFormer(former.slice(0, -2), async (client, at) => {
      await expect(migrate(at, folder)).rejects.toThrow(
        /lacks 0050_queue_by_check.sql, 0052_orders_that_cover.sql: start the version that has these migrations/,
      );
      expect(await names(client)).toEqual([...former.slice(0, -2), ...later].sort());
    });
  });
});
