import pg from 'pg';
import { MissingObject } from '../storage/storage';
import type { BlindIndex } from '../security/blindIndex';
import type { FieldCrypto } from '../security/fieldCrypto';
import type { FileStore } from '../storage/fileStore';
import { ArchiveWriter } from './archive';
import { eachRow, listTables, readEveryAccount, schemaOf } from './tables';

/** The parts of the gateway that a backup needs. */
export interface BackupParts {
  ownerUrl: string;
  files: FileStore;
  crypto: FieldCrypto;
  blindIndex: BlindIndex;
}

export const FORMAT = 1;
/** The text encrypted in the head of a backup: a gateway that can decrypt it has the keys that the rows need. */
export const PROBE = 'probity backup';
export const probeField = { table: 'backup', column: 'probe', rowId: String(FORMAT) };

export interface Head {
  format: number;
  at: string;
  schema: string[];
  probe: string;
  index: string;
}

/** Rows and their sum by table; how many stored files. */
export interface Sums {
  tables: Record<string, string>;
  files: number;
}

export interface BackupReport extends Sums {
  /** Keys of files that the database names and the storage does not have. */
  missing: string[];
}

/**
 * Writes the whole product to one file: every row as of one moment, also while the gateway works, and the stored files as they
 * lie there, encrypted. The secrets are not in it.
 */
export async function backup(parts: BackupParts, path: string, now: Date): Promise<BackupReport> {
  const client = new pg.Client({
    connectionString: parts.ownerUrl,
    application_name: `probity:${process.pid}:backup`,
  });
  // A broken connection fails the query under way; on its own it must not end the process.
  client.on('error', () => undefined);
  await client.connect();
  const writer = new ArchiveWriter(path);
  try {
    await client.query('begin isolation level repeatable read read only');
    await readEveryAccount(client);
    await writer.line('H', JSON.stringify(await headOf(parts, client, now)));
    const tables: Record<string, string> = {};
    for (const table of await listTables(client)) {
      await writer.line('T', table.name);
      tables[table.name] = String(await eachRow(client, table, (row) => writer.line('R', row)));
    }
    const { rows } = await client.query<{ key: string }>(
      'select storage_key as key from file_object order by 1',
    );
    await client.query('commit');
    const missing: string[] = [];
    for (const { key } of rows) {
      const bytes = await stored(parts.files, key);
      if (bytes) await writer.line('F', `${key} ${bytes.toString('base64')}`);
      else missing.push(key);
    }
    const sums: Sums = { tables, files: rows.length - missing.length };
    await writer.line('E', JSON.stringify(sums));
    await writer.finish();
    return { ...sums, missing };
  } catch (error) {
    await writer.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

async function headOf({ crypto, blindIndex }: BackupParts, client: pg.ClientBase, now: Date): Promise<Head> {
  return {
    format: FORMAT,
    at: now.toISOString(),
    schema: await schemaOf(client),
    probe: crypto.encrypt(PROBE, probeField).toString('base64'),
    index: blindIndex.of('request', PROBE),
  };
}

/** The bytes of a stored file as they lie there; null where there is none. */
export async function stored(files: FileStore, key: string): Promise<Buffer | null> {
  try {
    return await files.readStored(key);
  } catch (error) {
    if (error instanceof MissingObject) return null;
    throw error;
  }
}
