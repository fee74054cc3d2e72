import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** What of a form for applicants says whether anybody can apply. */
export interface FormLink {
  mainId: string;
  id: string;
  linkEnc: Buffer | null;
  lastDay: string | null;
  /** It was closed by hand; opened again the link is the same. */
  closedAt: Date | null;
  linkNo: number;
  mostApplications: number | null;
}

/** The columns of `registration_form` that make a FormLink. */
export const linkColumns = sql`f.link_enc as "linkEnc", f.last_day as "lastDay", f.closed_at as "closedAt",
  f.link_no as "linkNo", f.most_applications as "mostApplications"`;

/** Whether the present link has a place left: who began has one as long as the link lasts, and deleting gives it back. */
export async function hasRoom(tx: Tx, form: FormLink): Promise<boolean> {
  const { taken } = await tx.one<{ taken: number }>(sql`select count(*)::int as taken from application
    where main_id = ${form.mainId} and form_id = ${form.id} and link_no = ${form.linkNo}`);
  return taken < form.mostApplications!;
}

export function formLinkOf(tx: Tx, mainId: string, formId: string): Promise<FormLink | null> {
  return tx.maybeOne<FormLink>(sql`select f.main_id as "mainId", f.id, ${linkColumns}
    from registration_form f where f.main_id = ${mainId} and f.id = ${formId}`);
}
