import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** The words of an account's list, in their order. */
export async function tagsOf(tx: Tx, mainId: string): Promise<string[]> {
  const rows = await tx.many<{ name: string }>(
    sql`select name from registration_tag where main_id = ${mainId} order by lower(name), name`,
  );
  return rows.map(({ name }) => name);
}

export async function addTags(tx: Tx, mainId: string, names: readonly string[]): Promise<void> {
  await tx.run(
    sql`insert into registration_tag (main_id, name) select ${mainId}::uuid, unnest(${[...names]}::text[])`,
  );
}

export async function setTags(
  tx: Tx,
  { mainId, id }: { mainId: string; id: string },
  tags: readonly string[],
): Promise<void> {
  await tx.run(
    sql`update application set tags = ${[...tags]}::text[] where main_id = ${mainId} and id = ${id}`,
  );
}

/** False where there is no such word. */
export async function dropTag(tx: Tx, mainId: string, name: string): Promise<boolean> {
  const gone = await tx.maybeOne<{ name: string }>(
    sql`delete from registration_tag where main_id = ${mainId} and name = ${name} returning name`,
  );
  if (!gone) return false;
  await tx.run(sql`update application set tags = array_remove(tags, ${name})
    where main_id = ${mainId} and ${name} = any(tags)`);
  return true;
}
