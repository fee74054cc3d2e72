import { sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { StoredBytes } from '../../platform/storage/fileStore';

export interface FileRow {
  mainId: string;
  id: string;
  storageKey: string;
  sha256: string;
  size: number;
  mime: string;
  originalName: string;
  kind: string;
  createdBy: string | null;
  createdAt: Date;
}

/** A file of the accounts this transaction reads; null for any other. */
export function fileById(tx: Tx, id: string): Promise<FileRow | null> {
  return tx.maybeOne(sql`select main_id as "mainId", id, storage_key as "storageKey", sha256, size, mime,
    original_name as "originalName", kind, created_by as "createdBy", created_at as "createdAt"
    from file_object where id = ${id}`);
}

/** The check that a file is evidence, an answer, a signed form or the proof of a dispute of; null when it belongs to none. */
export async function checkOfFile(tx: Tx, { mainId, id }: FileRow): Promise<string | null> {
  const row = await tx.maybeOne<{ checkId: string }>(sql`
    select c.id as "checkId" from checks c where c.main_id = ${mainId} and c.paper_file_id = ${id}
    union
    select i.check_id from evidence e join check_item i on i.main_id = e.main_id and i.id = e.check_item_id
      where e.main_id = ${mainId} and e.file_id = ${id}
    union
    select i.check_id from item_answer a join check_item i on i.main_id = a.main_id and i.id = a.check_item_id
      where a.main_id = ${mainId} and ${id}::uuid = any(a.file_ids)
    union
    select r.check_id from report_review r where r.main_id = ${mainId} and ${id}::uuid = any(r.file_ids)
    limit 1`);
  return row?.checkId ?? null;
}

/** The invoice's request or the recharge whose paper a file is; null for other files. */
export function paperOfFile(
  tx: Tx,
  { mainId, id }: FileRow,
): Promise<{ of: 'invoice' | 'recharge'; id: string } | null> {
  return tx.maybeOne(sql`
    select 'invoice' as of, v.request_id as id from invoice v where v.main_id = ${mainId} and v.file_id = ${id}
    union
    select 'recharge', r.id from recharge r where r.main_id = ${mainId} and r.slip_file_id = ${id}
    limit 1`);
}

/**
 * The check whose signed form a file is, the newest if the person signed once for several; null for other files.
 * @param within which checks `c` count
 */
export async function checkSignedBy(tx: Tx, fileId: string, within: Sql): Promise<string | null> {
  const row = await tx.maybeOne<{ checkId: string }>(sql`select c.id as "checkId" from checks c
    where c.paper_file_id = ${fileId} and ${within} order by c.id desc limit 1`);
  return row?.checkId ?? null;
}

/** The storage an account uses, and whether it is certified (the platform counts as certified). */
export function fileUsage(
  tx: Tx,
  mainId: string,
): Promise<{ files: number; bytes: number; isCertified: boolean }> {
  return tx.one(sql`select coalesce(u.files, 0) as files, coalesce(u.bytes, 0) as bytes,
      m.auth_status = 2 or m.kind = 'platform' as "isCertified"
    from main_account m left join file_usage u on u.main_id = m.id where m.id = ${mainId}`);
}

/** Age in hours at which stored bytes without a row belong to a crashed upload: none takes that long. */
const PENDING_HOURS = 24;

/** Notes bytes that are about to be stored; they are removed a day later unless a row names them by then. */
export async function notePending(
  tx: Tx,
  { mainId, storageKey, at }: { mainId: string; storageKey: string; at: Date },
): Promise<void> {
  const due = new Date(at.getTime() + PENDING_HOURS * 3_600_000);
  await tx.run(
    sql`insert into erased_object (main_id, storage_key, at) values (${mainId}, ${storageKey}, ${due})`,
  );
}

/** Adds the row and deletes the note about its bytes. */
export async function addFile(
  tx: Tx,
  file: StoredBytes & {
    mainId: string;
    id: string;
    mime: string;
    originalName: string;
    kind: string;
    createdBy: string | null;
  },
): Promise<void> {
  await tx.run(sql`insert into file_object (main_id, id, storage_key, sha256, size, mime, original_name, kind, created_by)
    values (${file.mainId}, ${file.id}, ${file.storageKey}, ${file.sha256}, ${file.size}, ${file.mime},
      ${file.originalName}, ${file.kind}, ${file.createdBy})`);
  await takeBackNote(tx, file);
}

/** Deletes the note about bytes that a row names, or that are gone. */
export async function takeBackNote(
  tx: Tx,
  { mainId, storageKey }: { mainId: string; storageKey: string },
): Promise<void> {
  await tx.run(sql`delete from erased_object where main_id = ${mainId} and storage_key = ${storageKey}`);
}

/** Deletes the rows of files and notes their bytes for removal; returns their keys. */
export async function dropFiles(
  tx: Tx,
  { mainId, ids, at }: { mainId: string; ids: readonly string[]; at: Date },
): Promise<string[]> {
  const rows = await tx.many<{ key: string }>(sql`
    with gone as (delete from file_object where main_id = ${mainId} and id = any(${[...ids]}::uuid[])
      returning main_id, storage_key)
    insert into erased_object (main_id, storage_key, at) select main_id, storage_key, ${at}::timestamptz from gone
      returning storage_key as key`);
  return rows.map(({ key }) => key);
}

/** A version `v` shows the evidence `e` that existed when it was published and had not been removed by then. */
export const shows = sql`v.published_at >= e.created_at and (e.removed_at is null or e.removed_at > v.published_at)`;
