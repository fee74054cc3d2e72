import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { dropFiles } from '../files/fileRepository';

export interface ApplicationFileRow {
  fileId: string;
  fileName: string;
  size: number;
  /** The question it answers; null: one of the documents. */
  questionId: string | null;
  /** The sending it came with; null: not sent yet. */
  sending: number | null;
}

interface Place {
  mainId: string;
  /** The application. */
  id: string;
}

/** The files of an application, the oldest first. */
export function filesOf(tx: Tx, { mainId, id }: Place): Promise<ApplicationFileRow[]> {
  return tx.many<ApplicationFileRow>(sql`select f.file_id as "fileId", o.original_name as "fileName", o.size,
      f.question_id as "questionId", f.sending
    from application_file f join file_object o on o.main_id = f.main_id and o.id = f.file_id
    where f.main_id = ${mainId} and f.application_id = ${id} order by f.added_at, f.file_id`);
}

export async function insertFile(
  tx: Tx,
  { mainId, id }: Place,
  file: { fileId: string; questionId: string | null; at: Date },
): Promise<void> {
  await tx.run(sql`insert into application_file (main_id, application_id, file_id, question_id, added_at)
    values (${mainId}, ${id}, ${file.fileId}, ${file.questionId}, ${file.at})`);
}

/** What was added since is sent with this sending. */
export async function sendFiles(tx: Tx, { mainId, id }: Place, sending: number): Promise<void> {
  await tx.run(sql`update application_file set sending = ${sending}
    where main_id = ${mainId} and application_id = ${id} and sending is null`);
}

/** Rows and files; the bytes go with the nightly job. */
export async function deleteFiles(
  tx: Tx,
  mainId: string,
  fileIds: readonly string[],
  at: Date,
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.run(sql`delete from application_file where main_id = ${mainId}
    and file_id = any(${[...fileIds]}::uuid[])`);
  await dropFiles(tx, { mainId, ids: fileIds, at });
}

/** All files of some applications. */
export async function deleteFilesOf(
  tx: Tx,
  mainId: string,
  applicationIds: readonly string[],
  at: Date,
): Promise<void> {
  const rows = await tx.many<{ fileId: string }>(sql`select file_id as "fileId" from application_file
    where main_id = ${mainId} and application_id = any(${[...applicationIds]}::uuid[])`);
  await deleteFiles(
    tx,
    mainId,
    rows.map(({ fileId }) => fileId),
    at,
  );
}
