import type { ClientBase } from 'pg';
import type { Table } from './tables';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Runs `work` with foreign keys, triggers and the owner's own row-level security switched off, in the open transaction, and
 * switches them on again: rows may then come in any order, and the foreign keys are checked over all of them at the end.
 */
export async function withoutConstraints<T>(
  client: ClientBase,
  tables: readonly Table[],
  work: () => Promise<T>,
): Promise<T> {
  const foreignKeys = await client.query<ForeignKey>(`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
           pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and n.nspname in ('public', 'graphile_worker')`);
  const forced = await client.query<{ table: string }>(`
    select format('%I.%I', n.nspname, c.relname) as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relforcerowsecurity and n.nspname = 'public'`);
  for (const { table, name } of foreignKeys.rows)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of forced.rows) await client.query(`alter table ${table} no force row level security`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  const result = await work();
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of foreignKeys.rows)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { table } of forced.rows) await client.query(`alter table ${table} force row level security`);
  return result;
}
