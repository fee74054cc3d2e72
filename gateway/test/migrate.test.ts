import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate, pendingMigrations, readMigrations } from '../src/platform/db/migrate';
import { withDatabase } from './globalSetup';

const database = `probity_migrate_${randomBytes(6).toString('hex')}`;
const url = withDatabase(process.env.PROBITY_TEST_OWNER_URL!, database);
const admin = new pg.Client({ connectionString: process.env.PROBITY_TEST_OWNER_URL! });

beforeAll(async () => {
  await admin.connect();
  await admin.query(`create database ${database}`);
});
afterAll(async () => {
  await admin.query(`drop database ${database} with (force)`);
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

test('a failing file leaves nothing and names itself', async () => {
  const folder = folderWith({
    '0001_a.sql': 'create table a (b int)',
    '0002_b.sql': 'alter table a add column c int',
    '0003_c.sql': 'create table half (x int); select * from nowhere',
  });
  await expect(migrate(url, folder)).rejects.toThrow(
    /0003_c.sql:1 failed: relation "nowhere" does not exist/,
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  expect((await client.query(`select to_regclass('half') as found`)).rows).toEqual([{ found: null }]);
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
