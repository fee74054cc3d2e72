import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** What was sent before it was corrected. */
export interface ApplicationVersionRow {
  id: string;
  /** From 1. */
  sending: number;
  /** The version of the form that was answered. */
  version: number;
  sentAt: Date;
  contentEnc: Buffer;
}

interface Key {
  mainId: string;
  /** The application. */
  id: string;
}

/** The earlier ones, the oldest first. */
export function versionsOf(tx: Tx, { mainId, id }: Key): Promise<ApplicationVersionRow[]> {
  return tx.many<ApplicationVersionRow>(sql`select id, sending, version, sent_at as "sentAt", content_enc as "contentEnc"
    from application_version where main_id = ${mainId} and application_id = ${id} order by sending`);
}

export async function insertVersionOf(
  tx: Tx,
  { mainId, id }: Key,
  old: ApplicationVersionRow,
): Promise<void> {
  await tx.run(sql`insert into application_version (main_id, id, application_id, sending, version, sent_at, content_enc)
    values (${mainId}, ${old.id}, ${id}, ${old.sending}, ${old.version}, ${old.sentAt}, ${old.contentEnc})`);
}

/** What counts from now on. The day on which it is deleted stays. */
export async function setCorrected(
  tx: Tx,
  { mainId, id }: Key,
  sent: { version: number; at: Date; contentEnc: Buffer; name: string },
): Promise<void> {
  await tx.run(sql`update application set version = ${sent.version}, content_enc = ${sent.contentEnc}, name = ${sent.name},
      corrected_at = ${sent.at}, sending = sending + 1, draft_enc = null, draft_at = null
    where main_id = ${mainId} and id = ${id}`);
}

export async function setDraft(
  tx: Tx,
  { mainId, id }: Key,
  draft: { contentEnc: Buffer; at: Date } | null,
): Promise<void> {
  await tx.run(sql`update application set draft_enc = ${draft?.contentEnc ?? null}, draft_at = ${draft?.at ?? null}
    where main_id = ${mainId} and id = ${id}`);
}

export async function deleteVersionsOf(
  tx: Tx,
  mainId: string,
  applicationIds: readonly string[],
): Promise<void> {
  await tx.run(sql`delete from application_version where main_id = ${mainId}
    and application_id = any(${[...applicationIds]}::uuid[])`);
}
