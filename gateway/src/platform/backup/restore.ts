import pg, { type ClientBase } from 'pg';
import { readArchive } from './archive';
import { FORMAT, PROBE, probeField, stored, type BackupParts, type Head, type Sums } from './backup';
import { eachRow, listTables, readEveryAccount, schemaOf, type Table } from './tables';
import { withoutConstraints } from './withoutConstraints';

const BATCH = 500;

/**
 * Restores a backup into a migrated database without accounts, all of it or nothing: rows, then the database's own checks
 * (foreign keys, balanced books), then the sums of the backup.
 */
export async function restore(parts: BackupParts, path: string): Promise<Sums> {
  const client = new pg.Client({
    connectionString: parts.ownerUrl,
    application_name: `probity:${process.pid}:restore`,
  });
  // A broken connection fails the query under way; on its own it must not end the process.
  client.on('error', () => undefined);
  await client.connect();
  /** Keys of the files that were not there before: they go again with the rows. */
  const added: string[] = [];
  try {
    await client.query('begin');
    const tables = await listTables(client);
    const sums = await withoutConstraints(client, tables, () => fill(parts, client, tables, path, added));
    await readEveryAccount(client);
    await assertSame(client, tables, sums);
    await assertBalanced(client);
    await client.query('commit');
    return sums;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    for (const key of added) await parts.files.remove(key);
    throw error;
  } finally {
    await client.end();
  }
}

async function fill(
  parts: BackupParts,
  client: ClientBase,
  tables: readonly Table[],
  path: string,
  added: string[],
): Promise<Sums> {
  let sums: Sums | undefined;
  let table: Table | undefined;
  let files = 0;
  let batch: string[] = [];
  const flush = async () => {
    if (table && batch.length > 0) await insert(client, table, batch);
    batch = [];
  };
  let isOpen = false;
  for await (const { kind, text } of readArchive(path)) {
    if (isOpen === (kind === 'H')) throw new Error(`${path} is no backup: it has no head, or two`);
    isOpen = true;
    if (kind === 'H') await open(parts, client, tables, parsed<Head>(path, text));
    else if (kind === 'T') {
      await flush();
      table = tables.find(({ name }) => name === text);
      if (!table) throw new Error(`This version knows no table ${text}`);
    } else if (kind === 'R') {
      batch.push(text);
      if (batch.length === BATCH) await flush();
    } else if (kind === 'F') {
      const [key, bytes] = text.split(' ') as [string, string];
      if (!(await stored(parts.files, key))) added.push(key);
      await parts.files.writeStored(key, Buffer.from(bytes, 'base64'));
      files += 1;
    } else if (kind === 'E') sums = parsed<Sums>(path, text);
  }
  await flush();
  if (!sums || sums.files !== files) throw new Error(`${path} is no whole backup: its end is missing`);
  for (const { name, identity } of tables) {
    if (identity)
      await client.query(
        `select setval(pg_get_serial_sequence('${name}', '${identity}'), greatest(max(${identity}), 1)) from ${name}`,
      );
  }
  return sums;
}

function parsed<T>(path: string, text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new Error(`${path} is no whole backup: a line of it was changed`, { cause: error });
  }
}

/** Opens a backup for this gateway, after checking its format, its schema, its keys and that it fits. */
async function open(
  { crypto, blindIndex }: BackupParts,
  client: ClientBase,
  tables: readonly Table[],
  head: Head,
): Promise<void> {
  if (head.format !== FORMAT)
    throw new Error(`A backup of format ${head.format}; this version reads ${FORMAT}`);
  const here = await schemaOf(client);
  if (head.schema.join() !== here.join())
    throw new Error('The backup was written by another version of the gateway: restore it with that one');
  let opened = '';
  try {
    opened = crypto.decrypt(Buffer.from(head.probe, 'base64'), probeField);
  } catch {
    // Reported below, together with an index key that differs.
  }
  if (opened !== PROBE || head.index !== blindIndex.of('request', PROBE))
    throw new Error('The backup was made with other secrets: set DATA_KEYS and BLIND_INDEX_KEY to those');
  await assertAlone(client);
  const { rows } = await client.query('select from main_account limit 1');
  if (rows.length > 0)
    throw new Error('This database has accounts already: restore into a new one, which nothing is lost of');
  // The rows that migrations inserted are in the backup as well.
  for (const { name } of tables) await client.query(`delete from ${name}`);
}

/** Refuses while a gateway is working on the database: its rows would be replaced under it. */
async function assertAlone(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name like 'probity:%'
       and split_part(application_name, ':', 2) <> $1 limit 1`,
    [String(process.pid)],
  );
  if (rows.length > 0) throw new Error('A gateway is running on this database: stop it first');
}

async function insert(client: ClientBase, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const list = columns.join(', ');
  try {
    await client.query(
      `insert into ${name} (${list}) overriding system value
       select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [`[${rows.join(',')}]`],
    );
  } catch (error) {
    throw new Error(`Rows of ${name} do not go in: ${(error as Error).message}`, { cause: error });
  }
}

async function assertSame(client: ClientBase, tables: readonly Table[], sums: Sums): Promise<void> {
  for (const table of tables) {
    const here = String(await eachRow(client, table));
    if (here !== sums.tables[table.name])
      throw new Error(`${table.name} came back as ${here}, not as ${sums.tables[table.name]}`);
  }
}

/** Checks that every transaction sums to 0 and that every balance equals the sum of its entries. */
async function assertBalanced(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ faults: number }>(`
    select (select count(*) from (select from ledger_entry group by main_id, transaction_id having sum(amount) <> 0) t)
         + (select count(*) from ledger_account a where a.balance <>
             (select coalesce(sum(e.amount), 0) from ledger_entry e where e.main_id = a.main_id and e.account_kind = a.kind))
      as faults`);
  if (Number(rows[0]!.faults) > 0) throw new Error('The books of the backup do not balance');
}
