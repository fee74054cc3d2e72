import { sql } from '../../platform/db/sql';

/** What a row of work_item, read as w, tells of who handed it to whoever has it. */
export interface HandedRow {
  id: string;
  handedBy: string | null;
  handedNoteEnc: Buffer | null;
}

export const handedColumns = sql`(select u.nick_name from user_by_id(w.handed_by) u) as "handedBy",
    w.handed_note_enc as "handedNoteEnc"`;
