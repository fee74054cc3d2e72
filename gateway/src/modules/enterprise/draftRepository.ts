import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

interface DraftRow {
  contentEnc: Buffer;
  savedAt: Date;
}

/** The row and column that a draft is encrypted for. */
export function draftField(mainId: string, userId: string) {
  return { table: 'certification_draft', column: 'content_enc', rowId: `${mainId}:${userId}` };
}

export function certificationDraft(tx: Tx, mainId: string, userId: string): Promise<DraftRow | null> {
  return tx.maybeOne<DraftRow>(sql`select content_enc as "contentEnc", saved_at as "savedAt" from certification_draft
    where main_id = ${mainId} and user_id = ${userId}`);
}

export async function keepCertificationDraft(
  tx: Tx,
  draft: { mainId: string; userId: string; contentEnc: Buffer; at: Date },
): Promise<void> {
  await tx.run(sql`insert into certification_draft (main_id, user_id, content_enc, saved_at)
    values (${draft.mainId}, ${draft.userId}, ${draft.contentEnc}, ${draft.at})
    on conflict (main_id, user_id) do update set content_enc = excluded.content_enc, saved_at = excluded.saved_at`);
}

/** Deletes one person's draft; without a person, the drafts of everybody in the account. */
export async function forgetCertificationDrafts(tx: Tx, mainId: string, userId?: string): Promise<void> {
  await tx.run(sql`delete from certification_draft
    where main_id = ${mainId} and (${userId ?? null}::uuid is null or user_id = ${userId ?? null}::uuid)`);
}
