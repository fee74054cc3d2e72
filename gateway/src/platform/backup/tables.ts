import type { ClientBase } from 'pg';
import { RowSum } from './archive';

const PAGE = 500;

export interface Table {
  /** With its schema, quoted for SQL. */
  name: string;
  /** The writable columns, quoted for SQL. */
  columns: string[];
  /** Filled from a sequence of its own. */
  identity: string | null;
}

/** Every table with rows of the product and of the job queue, except the two that record the schema version. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
           array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns,
           max(a.attname) filter (where a.attidentity <> '') as identity
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')
      and (n.nspname, c.relname) not in (('public', 'schema_migration'), ('graphile_worker', 'migrations'))
    group by n.nspname, c.relname order by n.nspname desc, c.relname`);
  return rows;
}

/**
 * The migrations applied to a database, the product's and the job queue's. Functions are left out: a changed one reads the
 * same rows.
 */
export async function schemaOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select name || ' ' || checksum as line from schema_migration where name not like 'functions/%'
    union all select 'queue ' || max(id) from graphile_worker.migrations order by 1`);
  return rows.map(({ line }) => line);
}

/** Lets this transaction of the owner read the rows of every account: row-level security binds the owner too. */
export async function readEveryAccount(client: ClientBase): Promise<void> {
  await client.query(
    `select set_config('app.main_ids', coalesce(array_agg(id), '{}')::text, true) from main_account`,
  );
}

/** Hands every row of a table over as one line of JSON, a page at a time, and sums them. */
export async function eachRow(
  client: ClientBase,
  table: Table,
  take: (row: string) => Promise<void> = async () => undefined,
): Promise<RowSum> {
  const sum = new RowSum();
  await client.query(
    `declare rows_of no scroll cursor for select to_jsonb(t)::text as row from ${table.name} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${PAGE} from rows_of`);
    for (const { row } of rows) {
      sum.add(row);
      await take(row);
    }
    if (rows.length < PAGE) break;
  }
  await client.query('close rows_of');
  return sum;
}
