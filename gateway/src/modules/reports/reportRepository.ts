import type { Lamp } from '@probity/contract/rules/lamp';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { CheckRow } from '../checks/checkRepository';

type Of = Pick<CheckRow, 'mainId' | 'id'>;

/** The display name of a staff or account user; empty for nobody (an algorithm). */
export async function nameOf(tx: Tx, userId: string | null): Promise<string> {
  if (!userId) return '';
  const row = await tx.maybeOne<{ name: string }>(
    sql`select nick_name as name from user_by_id(${userId}::uuid)`,
  );
  return row?.name ?? '';
}

export interface EvidenceRow {
  id: string;
  mainId: string;
  checkItemId: string;
  sourceEnc: Buffer;
  noteEnc: Buffer | null;
  method: 'phone' | 'email' | 'letter' | 'website' | 'register' | 'document' | 'computed' | 'list';
  obtainedAt: Date;
  operatorId: string;
  removedAt: Date | null;
  fileId: string | null;
  fileName: string | null;
  size: number | null;
  sha256: string | null;
  kind: string | null;
  uploadedAt: Date | null;
}

const evidenceColumns = sql`e.id, e.main_id as "mainId", e.check_item_id as "checkItemId", e.source_enc as "sourceEnc",
  e.note_enc as "noteEnc", e.method, e.obtained_at as "obtainedAt", e.operator_id as "operatorId",
  e.removed_at as "removedAt", f.id as "fileId", f.original_name as "fileName", f.size, f.sha256, f.kind,
  f.created_at as "uploadedAt"`;

/** The evidence of a check's draft, without removed pieces. */
export function evidenceOfCheck(tx: Tx, check: Of): Promise<EvidenceRow[]> {
  return tx.many<EvidenceRow>(sql`select ${evidenceColumns} from evidence e
    join check_item i on i.main_id = e.main_id and i.id = e.check_item_id
    left join file_object f on f.main_id = e.main_id and f.id = e.file_id
    where i.main_id = ${check.mainId} and i.check_id = ${check.id} and e.removed_at is null
    order by e.created_at, e.id`);
}

export function evidenceById(tx: Tx, id: string): Promise<EvidenceRow | null> {
  return tx.maybeOne<EvidenceRow>(sql`select ${evidenceColumns} from evidence e
    left join file_object f on f.main_id = e.main_id and f.id = e.file_id where e.id = ${id}`);
}

/** Records a person who worked on the current draft: they cannot publish it. */
export async function noteEditor(
  tx: Tx,
  check: Of,
  version: number,
  userId: string,
  at: Date,
): Promise<void> {
  await tx.run(sql`insert into report_editor (main_id, check_id, version, user_id, edited_at)
    values (${check.mainId}, ${check.id}, ${version}, ${userId}, ${at})
    on conflict (main_id, check_id, version, user_id) do update set edited_at = excluded.edited_at`);
}

export async function isEditor(tx: Tx, check: Of, version: number, userId: string): Promise<boolean> {
  const row = await tx.maybeOne(sql`select 1 as yes from report_editor
    where main_id = ${check.mainId} and check_id = ${check.id} and version = ${version} and user_id = ${userId}`);
  return row !== null;
}

/** The draft's own columns of the check: its version and the encrypted summary. */
export function draftOf(tx: Tx, check: Of): Promise<{ version: number; summaryEnc: Buffer | null }> {
  return tx.one(sql`select draft_version as version, summary_enc as "summaryEnc" from checks
    where main_id = ${check.mainId} and id = ${check.id}`);
}

export interface VersionRow {
  version: number;
  bodyEnc: Buffer;
  lamp: Lamp;
  changed: string[];
  authorId: string;
  reviewerId: string;
  publishedAt: Date;
}

/** All published versions of a check's report, oldest first. */
export function versionsOf(tx: Tx, check: Of): Promise<VersionRow[]> {
  return tx.many<VersionRow>(sql`select version, body_enc as "bodyEnc", lamp, changed, author_id as "authorId",
      reviewer_id as "reviewerId", published_at as "publishedAt"
    from report_version where main_id = ${check.mainId} and check_id = ${check.id} order by version`);
}

export async function addVersion(tx: Tx, check: Of, row: VersionRow): Promise<void> {
  await tx.run(sql`insert into report_version
      (main_id, check_id, version, body_enc, lamp, changed, author_id, reviewer_id, published_at)
    values (${check.mainId}, ${check.id}, ${row.version}, ${row.bodyEnc}, ${row.lamp}, ${row.changed}::text[],
            ${row.authorId}, ${row.reviewerId}, ${row.publishedAt})`);
}

/** Evidence by id, including removed pieces: a version shows those it was published with. */
export function evidenceByIds(tx: Tx, mainId: string, ids: readonly string[]): Promise<EvidenceRow[]> {
  return tx.many<EvidenceRow>(sql`select ${evidenceColumns} from evidence e
    left join file_object f on f.main_id = e.main_id and f.id = e.file_id
    where e.main_id = ${mainId} and e.id = any(${[...ids]}::uuid[]) order by e.created_at, e.id`);
}
