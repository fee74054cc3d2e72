import pg from 'pg';
import { ident, sql } from '../src/platform/db/sql';
import { uuidv7 } from '../src/kernel/ids';
import { createTestGateway, type TestGateway } from './gateway';
import { erasureFaults } from './schemaRules/erasure';
import { functionFaults } from './schemaRules/functions';
import { tenancyFaults } from './schemaRules/tenancy';

let gateway: TestGateway;
const [mainA, mainB] = [uuidv7(), uuidv7()];
const scopeA = { mainIds: [mainA], mainId: mainA };

beforeAll(async () => {
  gateway = await createTestGateway({ modules: [] });
  for (const id of [mainA, mainB]) {
    await gateway.services.db.withTenant({ mainIds: [id], mainId: id }, async (tx) => {
      await tx.run(sql`insert into main_account (id, kind, name) values (${id}, 'enterprise', 'Example')`);
      await tx.run(sql`insert into department (main_id, id, name) values (${id}, ${uuidv7()}, 'Sales')`);
    });
  }
});
afterAll(() => gateway.close());

test('every table keeps the rules of tenancy', async () => {
  expect(await tenancyFaults(gateway.owner)).toEqual([]);
});

test('dropping any policy, or a switch of any table, turns the scan red', async () => {
  const { rows } = await gateway.owner.query<{ table: string; statement: string }>(`
    select tablename as table, format('drop policy %I on %I', policyname, tablename) as statement from pg_policies
      where schemaname = 'public' and policyname <> 'definer_all'
    union all select relname, format(s, relname) from pg_class, unnest(array['alter table %I disable row level security',
      'alter table %I no force row level security']) s
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity`);
  expect(rows.length).toBeGreaterThan(20);
  const client = await gateway.owner.connect();
  try {
    for (const { table, statement } of rows) {
      await client.query('begin');
      await client.query(statement);
      const faults = await tenancyFaults(client);
      await client.query('rollback');
      expect({ statement, faults }).toEqual({ statement, faults: [expect.stringContaining(table)] });
    }
  } finally {
    client.release();
  }
});

test('a new table without protection turns the scan red', async () => {
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    await client.query('create table forgotten (main_id uuid not null); create table unlisted (id int)');
    await client.query('grant select on unlisted to probity_app');
    expect((await tenancyFaults(client)).map((fault) => fault.split(/[: ]/)[0])).toEqual(
      expect.arrayContaining(['forgotten', 'unlisted']),
    );
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('every function says whose rights it has, and nobody else may call it', async () => {
  expect(await functionFaults(gateway.owner)).toEqual([]);
});

test('what a person entered or is told by is erased, or kept for a reason', async () => {
  expect(await erasureFaults(gateway.owner)).toEqual([]);
});

test.each([
  [
    'a table without a grant',
    tenancyFaults,
    'revoke all on department from probity_app',
    'department: the application has no grant on it',
  ],
  [
    'a function without a search path',
    functionFaults,
    'alter function erase_check reset search_path',
    'erase_check runs as the owner without a search path of its own',
  ],
  [
    'a function for everybody',
    functionFaults,
    'grant execute on function erasable to public',
    'erasable may be called by everybody',
  ],
  [
    'a function without a grant',
    functionFaults,
    'revoke execute on function erase_consent from probity_app',
    'erase_consent has no grant: nobody can call it',
  ],
  [
    'a function that a temporary table may mislead',
    functionFaults,
    `create or replace function ledger_round() returns trigger language plpgsql as
      $$ begin perform from ledger_transaction; return new; end $$`,
    'ledger_round names ledger_transaction without its schema',
  ],
  [
    'an encrypted column that nothing erases',
    erasureFaults,
    'alter table candidate add column nick_enc bytea',
    'candidate.nick_enc is neither erased nor kept for a reason',
  ],
  [
    'an erasure that forgets a table',
    erasureFaults,
    `do $$ begin execute replace(pg_get_functiondef('erase_material'::regproc), 'delete from public.candidate_form', 'select from public.candidate_form'); end $$`,
    'erase_material leaves candidate_form.content_enc',
  ],
])('%s turns the scan red', async (_, faults, statement, fault) => {
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    expect(await faults(client)).toEqual([fault]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('nothing set: no rows in any table', async () => {
  const { rows } = await gateway.owner.query<{ name: string }>(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity
      and has_table_privilege('probity_app', oid, 'select')`);
  for (const { name } of rows) {
    const { n } = await gateway.services.db.withoutTenant((tx) =>
      tx.one<{ n: number }>(sql`select count(*) as n from ${ident(name)}`),
    );
    expect({ name, n }).toEqual({ name, n: 0 });
  }
});

test('reads stay inside main_ids, writes inside main_id', async () => {
  const { db } = gateway.services;
  const count = (mainIds: string[]) =>
    db.withTenant({ mainIds, mainId: null }, (tx) =>
      tx.one<{ n: number }>(sql`select count(*) as n from department`),
    );
  expect(await count([mainA])).toEqual({ n: 1 });
  expect(await count([mainA, mainB])).toEqual({ n: 2 });

  const insert = (main: string) =>
    sql`insert into department (main_id, id, name) values (${main}, ${uuidv7()}, 'x')`;
  await expect(db.withTenant(scopeA, (tx) => tx.run(insert(mainB)))).rejects.toThrow(/row-level security/);
  const both = { mainIds: [mainA, mainB], mainId: mainA };
  expect(await db.withTenant(both, (tx) => tx.run(sql`update department set name = 'y'`))).toBe(1);
  expect(
    await db.withTenant(both, (tx) => tx.run(sql`delete from department where main_id = ${mainB}`)),
  ).toBe(0);
  await expect(
    db.withTenant(both, (tx) => tx.run(sql`update department set main_id = ${mainB}`)),
  ).rejects.toThrow();
});

test('a scope does not outlive its transaction, and takes ids only', async () => {
  const { db } = gateway.services;
  await db.withTenant(scopeA, (tx) => tx.many(sql`select 1`));
  const rows = await Promise.all(
    Array.from({ length: 30 }, () => db.withoutTenant((tx) => tx.many(sql`select id from main_account`))),
  );
  expect(rows.flat()).toEqual([]);
  await expect(
    db.withTenant({ mainIds: ["'); drop table x; --"], mainId: null }, async () => 0),
  ).rejects.toThrow(/UUID/);
});

test('the application role can neither escape nor touch what is not its own', async () => {
  const url = new URL(process.env.PROBITY_TEST_APP_URL!);
  url.pathname = new URL(gateway.ownerUrl).pathname;
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false },
    ]);
    for (const statement of [
      'select * from sms_outbox',
      'select * from schema_migration',
      'select * from audit_chain',
      'update audit_event set action = $$x$$',
      'delete from audit_event',
      'insert into audit_event (main_id, id, actor_kind, action, entity, seq) values (gen_random_uuid(), gen_random_uuid(), $$system$$, $$a$$, $$b$$, 1)',
      'select * from graphile_worker.jobs',
      'alter table department disable row level security',
      'drop policy tenant_read on department',
      'create table mine (id int)',
      'select verify_audit()',
    ]) {
      await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    }
  } finally {
    await client.end();
  }
});
