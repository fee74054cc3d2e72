import { sql } from '../../platform/db/sql';

/** The columns of a work item (`w`) with the person who handed it over, and their note. */
export interface HandedRow {
  id: string;
  handedBy: string | null;
  handedNoteEnc: Buffer | null;
}

export const handedColumns = sql`(select u.nick_name from user_by_id(w.handed_by) u) as "handedBy",
    w.handed_note_enc as "handedNoteEnc"`;
