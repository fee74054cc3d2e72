import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { migrate, pendingMigrations } from '../src/platform/db/migrate';
import { dropDatabase } from './gateway';
import { withDatabase } from './globalSetup';

const admin = new pg.Client({ connectionString: process.env.PROBITY_TEST_OWNER_URL! });
let database: string;
let url: string;
let client: pg.Client;

beforeAll(() => admin.connect());
afterAll(() => admin.end());
beforeEach(async () => {
  database = `probity_functions_${randomBytes(6).toString('hex')}`;
  url = withDatabase(process.env.PROBITY_TEST_OWNER_URL!, database);
  await admin.query(`create database ${database}`);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await dropDatabase(process.env.PROBITY_TEST_OWNER_URL!, database);
});

const schema = {
  '0001_a.sql': `alter default privileges revoke execute on functions from public;
    create table a (b int check (fine(b)))`,
  'functions/fine.sql':
    'create or replace function fine(p int) returns boolean language sql as $$ select twice(p) > 0 $$;',
  'functions/twice.sql':
    'create or replace function twice(p int) returns int language sql as $$ select 2 * p $$;',
};

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'probity-functions-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

async function value(query: string): Promise<unknown> {
  const { rows } = await client.query({ text: query, rowMode: 'array' });
  return rows.map((row) => row[0] as unknown);
}

const standing = () =>
  value(`select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace order by 1`);

test('a function stands before the migration that names it, with what it calls, also when gateways start at once', async () => {
  const folder = folderWith(schema);
  const ran = await Promise.all([migrate(url, folder), migrate(url, folder)]);
  expect(ran.flat()).toEqual(['0001_a.sql', 'functions/twice.sql', 'functions/fine.sql']);
  expect(pendingMigrations(new Set(['0001_a.sql', 'functions/fine.sql']), folder)).toEqual([
    'functions/twice.sql',
  ]);
});

test('a function whose file has changed is applied again, and no other', async () => {
  await migrate(url, folderWith(schema));
  const changed = {
    ...schema,
    'functions/twice.sql': schema['functions/twice.sql'].replace('2 * p', 'p + p + 1'),
  };
  expect(await migrate(url, folderWith(changed))).toEqual(['functions/twice.sql']);
  expect(await value('select twice(2)')).toEqual([5]);
  expect(await migrate(url, folderWith(changed))).toEqual([]);
});

test('who may call it is what its file says now', async () => {
  const twice = `${schema['functions/twice.sql']} grant execute on function twice(int) to pg_monitor`;
  await migrate(url, folderWith({ ...schema, 'functions/twice.sql': twice }));
  const mayCall = `select has_function_privilege('pg_monitor', 'twice(int)', 'execute')`;
  expect(await value(mayCall)).toEqual([true]);
  await migrate(url, folderWith(schema));
  expect(await value(mayCall)).toEqual([false]);
});

test.each([
  ['another result', 'twice(p int) returns bigint', 'twice(integer)'],
  ['another name of a parameter', 'twice(q int) returns int', 'twice(integer)'],
  ['other parameters', 'twice(p numeric) returns numeric', 'twice(numeric)'],
])('a function with %s takes the place of the one before', async (_, head, call) => {
  await migrate(url, folderWith(schema));
  const twice = `create or replace function ${head} language sql as $$ select 4 $$;`;
  await migrate(url, folderWith({ ...schema, 'functions/twice.sql': twice }));
  expect(await standing()).toEqual(['fine(integer)', call]);
});

test('a function that the schema uses keeps its parameters and its result: words say what to do', async () => {
  await migrate(url, folderWith(schema));
  const fine = 'create or replace function fine(q int) returns boolean language sql as $$ select true $$;';
  await expect(migrate(url, folderWith({ ...schema, 'functions/fine.sql': fine }))).rejects.toThrow(
    /fine\(integer\) has other parameters or another result, but the schema uses it \(constraint a_b_check on table a .*drop/,
  );
  expect(await standing()).toEqual(['fine(integer)', 'twice(integer)']);
});

test('a function whose file is gone goes, but not by an older version on the database of a newer one', async () => {
  const { 'functions/twice.sql': _, ...rest } = schema;
  const fine = schema['functions/fine.sql'].replace('twice(p)', 'p');
  await migrate(
    url,
    folderWith({ ...schema, 'functions/fine.sql': fine, '0002_b.sql': 'create table b (c int)' }),
  );
  await migrate(url, folderWith({ ...rest, 'functions/fine.sql': fine.replace('> 0', '> 1') }));
  expect(await standing()).toEqual(['fine(integer)', 'twice(integer)']);
  expect(await value('select fine(1)')).toEqual([true]);
  await migrate(
    url,
    folderWith({ ...rest, 'functions/fine.sql': fine, '0002_b.sql': 'create table b (c int)' }),
  );
  expect(await standing()).toEqual(['fine(integer)']);
});

test('a body that names what there is not is refused, also where a migration takes it away', async () => {
  const wrong = { ...schema, 'functions/sum_a.sql': aboutA('sum(nothing)') };
  await expect(migrate(url, folderWith(wrong))).rejects.toThrow(
    /function sum_a\(\) does not fit the schema: column "nothing" does not exist/,
  );
  const right = { ...schema, 'functions/sum_a.sql': aboutA('sum(b)') };
  await migrate(url, folderWith(right));
  const renamed = { ...right, '0002_b.sql': 'alter table a rename b to c' };
  await expect(migrate(url, folderWith(renamed))).rejects.toThrow(
    /function sum_a\(\) does not fit the schema: column "b" does not exist/,
  );
});

const aboutA = (what: string) =>
  `create or replace function sum_a() returns bigint language sql as $$ select ${what} from a $$;`;

test.each([
  [
    'another name',
    'create or replace function thrice(p int) returns int language sql as $$ select 3 * p $$;',
  ],
  ['no "or replace"', 'create function twice(p int) returns int language sql as $$ select 2 * p $$;'],
  ['something beside', `${schema['functions/twice.sql']}\ncreate table c (d int);`],
])('a file of a function with %s is refused', async (_, text) => {
  await expect(migrate(url, folderWith({ ...schema, 'functions/twice.sql': text }))).rejects.toThrow(
    'functions/twice.sql has to say "create or replace function twice(…)", once and nothing else',
  );
});
