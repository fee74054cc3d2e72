import type { Work } from '../../kernel/work';
import { sql } from '../../platform/db/sql';

const CHUNK = 100;

/** Stored bytes that are noted to go and that no row names, whatever a note says. */
export async function nextBytes({ tx, clock }: Work, mainId: string): Promise<string[]> {
  const rows = await tx.many<{ key: string }>(
    sql`select storage_key as key from erased_object o where main_id = ${mainId} and at <= ${clock.now()}
      and not exists (select from file_object f where f.storage_key = o.storage_key)
      order by storage_key limit ${CHUNK}`,
  );
  return rows.map(({ key }) => key);
}

/** Takes the notes away of bytes that are removed: first the bytes, then their note, so what breaks off is done again. */
export async function forgetRemovedBytes(
  { tx }: Work,
  mainId: string,
  keys: readonly string[],
): Promise<void> {
  await tx.run(
    sql`delete from erased_object where main_id = ${mainId} and storage_key = any(${[...keys]}::text[])`,
  );
}
