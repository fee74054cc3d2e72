import { isPinyin, nameKeys, searchKey, soundKey } from '../../kernel/nameKeys';
import { json, sql, type Sql } from '../../platform/db/sql';
import { accountsIn, type Tx } from '../../platform/db/tx';
import { isNamed, startsWith } from './listFilters';

interface PartsOfCheck {
  id: string;
  nameParts: string[];
}

/** What a part of the name of each check may begin with, written with the check and erased with it. */
export async function insertNameParts(
  tx: Tx,
  mainId: string,
  checks: readonly PartsOfCheck[],
): Promise<void> {
  const rows = checks.map(({ id, nameParts }) => ({ id, parts: nameParts }));
  await tx.run(sql`insert into check_name_part (main_id, part, check_id)
    select distinct ${mainId}::uuid, p.part, r.id
    from jsonb_to_recordset(${json(rows)}::jsonb) as r (id uuid, parts text[]) cross join unnest(r.parts) as p (part)`);
}

/**
 * Takes names of an older release apart, which knew only how they begin.
 * @returns the number of checks done, at most `limit`
 */
export async function takeNamesApart(tx: Tx, mainId: string, limit: number): Promise<number> {
  const checks = await tx.many<{ id: string; name: string }>(sql`select c.id, p.name from checks c
    join candidate p on p.main_id = c.main_id and p.id = c.candidate_id
    where c.main_id = ${mainId} and c.name_parts is null limit ${limit} for update of c skip locked`);
  const taken = checks.map(({ id, name }) => ({ id, nameParts: nameKeys(name).nameParts }));
  await insertNameParts(tx, mainId, taken);
  const rows = taken.map(({ id, nameParts }) => ({ id, parts: nameParts }));
  await tx.run(sql`update checks c set name_parts = r.parts
    from jsonb_to_recordset(${json(rows)}::jsonb) as r (id uuid, parts text[])
    where c.main_id = ${mainId} and c.id = r.id`);
  return taken.length;
}

/** A check of an account. */
export interface Place {
  mainId: string;
  id: string;
}

/** Up to `limit` of the checks whose name, or its pinyin, starts with a text. */
export function startingWith(tx: Tx, mainIds: readonly string[], q: string, limit: number): Promise<Place[]> {
  return ofEach(
    tx,
    mainIds,
    sql`select c.main_id, c.id from checks c where c.main_id = s.main_id and ${isNamed(q)} limit ${limit}`,
    limit,
  );
}

/** Up to `limit` of the checks whose whole name, or its whole pinyin, is a text. */
export function bearing(tx: Tx, mainIds: readonly string[], q: string, limit: number): Promise<Place[]> {
  const text = searchKey(q);
  const key = isPinyin(text) ? sql`c.pinyin_key = ${soundKey(text)}` : sql`c.name_key = ${text}`;
  return ofEach(
    tx,
    mainIds,
    sql`select c.main_id, c.id from checks c where c.main_id = s.main_id and ${key} limit ${limit}`,
    limit,
  );
}

/** Up to `limit` of the checks with a text further on in the name, or with these initials; some stand here twice. */
export function withPart(tx: Tx, mainIds: readonly string[], q: string, limit: number): Promise<Place[]> {
  const text = searchKey(q);
  const part = isPinyin(text) ? soundKey(text) : text;
  if (part === '') return Promise.resolve([]);
  return ofEach(
    tx,
    mainIds,
    sql`select n.main_id, n.check_id as id from check_name_part n
      where n.main_id = s.main_id and ${startsWith(sql`n.part`, part)} limit ${limit}`,
    limit,
  );
}

/** Account by account: each is a range of an index that its id leads. */
function ofEach(tx: Tx, mainIds: readonly string[], rows: Sql, limit: number): Promise<Place[]> {
  return tx.many<Place>(sql`select p.main_id as "mainId", p.id from unnest(${accountsIn(mainIds)}) as s (main_id)
    cross join lateral (${rows}) p limit ${limit}`);
}
