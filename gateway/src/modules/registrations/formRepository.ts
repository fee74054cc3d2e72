import type { GivenRegistrationForm } from '@probity/contract/rules/registrationForm';
import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { linkColumns, type FormLink } from '../candidate/formLinkRepository';

/** What of a form its column `content` keeps: all but the title. */
type KeptContent = Omit<GivenRegistrationForm, 'title'>;

export interface FormRow extends FormLink {
  /** The version that applicants see. */
  version: number;
  title: string;
  content: KeptContent;
  savedAt: Date;
  savedBy: string | null;
  /** Only the phones of its invitation list may apply. */
  byList: boolean;
}

export interface CountedFormRow extends FormRow {
  begun: number;
  sent: number;
  /** Places of its present link that are taken. */
  taken: number;
}

const columns = sql`f.main_id as "mainId", f.id, v.version, v.title, v.content, v.saved_at as "savedAt",
  (select u.nick_name from user_by_id(v.saved_by) u) as "savedBy", ${linkColumns},
  f.by_list as "byList"`;
const counted = sql`${columns}, coalesce(a.begun, 0)::int as begun, coalesce(a.sent, 0)::int as sent, coalesce(a.taken, 0)::int as taken`;
const present = sql`registration_form f
  join registration_form_version v on v.main_id = f.main_id and v.form_id = f.id and v.version = f.version`;
const counts = sql`left join lateral (select count(*) filter (where x.sent_at is null) as begun, count(x.sent_at) as sent,
    count(*) filter (where x.link_no = f.link_no) as taken
  from application x where x.main_id = f.main_id and x.form_id = f.id) a on true`;

/** The forms of an account, the newest first. */
export function formsOf(tx: Tx, mainId: string): Promise<CountedFormRow[]> {
  return tx.many<CountedFormRow>(sql`select ${counted} from ${present} ${counts} where f.main_id = ${mainId}
    order by f.created_at desc, f.id desc`);
}

export function countedForm(tx: Tx, mainId: string, id: string): Promise<CountedFormRow | null> {
  return tx.maybeOne<CountedFormRow>(
    sql`select ${counted} from ${present} ${counts} where f.main_id = ${mainId} and f.id = ${id}`,
  );
}

export function formById(tx: Tx, mainId: string, id: string): Promise<FormRow | null> {
  return tx.maybeOne<FormRow>(
    sql`select ${columns} from ${present} where f.main_id = ${mainId} and f.id = ${id}`,
  );
}

/** Keeps a form until the transaction ends: two who change it, or who send to it, wait for each other. */
export async function lockForm(tx: Tx, mainId: string, id: string): Promise<FormRow | null> {
  await tx.many(sql`select id from registration_form where main_id = ${mainId} and id = ${id} for update`);
  return formById(tx, mainId, id);
}

/** A form as an older version had it. */
export async function formAt(tx: Tx, form: FormRow, version: number): Promise<FormRow> {
  if (version === form.version) return form;
  const old = await tx.one<Pick<FormRow, 'version' | 'title' | 'content'>>(sql`
    select version, title, content from registration_form_version
    where main_id = ${form.mainId} and form_id = ${form.id} and version = ${version}`);
  return { ...form, ...old };
}

/** A form as it was at a moment; before its first version, as that. */
export async function formAsOf(tx: Tx, form: FormRow, at: Date): Promise<FormRow> {
  const { version } = await tx.one<{ version: number }>(sql`
    select coalesce(max(version) filter (where saved_at <= ${at}), 1) as version from registration_form_version
    where main_id = ${form.mainId} and form_id = ${form.id}`);
  return formAt(tx, form, version);
}

export interface VersionRow {
  version: number;
  savedAt: Date;
  savedBy: string | null;
  sent: number;
}

export function versionsOf(tx: Tx, mainId: string, formId: string, limit: number): Promise<VersionRow[]> {
  return tx.many<VersionRow>(sql`select v.version, v.saved_at as "savedAt",
      (select u.nick_name from user_by_id(v.saved_by) u) as "savedBy",
      (select count(*)::int from application a where a.main_id = v.main_id and a.form_id = v.form_id
        and a.version = v.version) as sent
    from registration_form_version v where v.main_id = ${mainId} and v.form_id = ${formId}
    order by v.version desc limit ${limit}`);
}

export async function insertForm(tx: Tx, row: { mainId: string; id: string; at: Date }): Promise<void> {
  await tx.run(sql`insert into registration_form (main_id, id, version, created_at)
    values (${row.mainId}, ${row.id}, 1, ${row.at})`);
}

export async function insertVersion(
  tx: Tx,
  form: { mainId: string; id: string },
  saved: { version: number; title: string; content: KeptContent; by: string; at: Date },
): Promise<void> {
  await tx.run(sql`insert into registration_form_version (main_id, form_id, version, title, content, saved_by, saved_at)
    values (${form.mainId}, ${form.id}, ${saved.version}, ${saved.title}, ${json(saved.content)}::jsonb, ${saved.by},
      ${saved.at})`);
  await tx.run(sql`update registration_form set version = ${saved.version}
    where main_id = ${form.mainId} and id = ${form.id}`);
}

/** Opens a form. */
export async function setLink(
  tx: Tx,
  form: { mainId: string; id: string },
  link: { linkEnc: Buffer; linkNo: number; lastDay: string; mostApplications: number; byList: boolean },
): Promise<void> {
  await tx.run(sql`update registration_form set link_enc = ${link.linkEnc}, link_no = ${link.linkNo},
      last_day = ${link.lastDay}, most_applications = ${link.mostApplications}, by_list = ${link.byList}, closed_at = null
    where main_id = ${form.mainId} and id = ${form.id}`);
}

/** Nobody can apply until the form is opened again. */
export async function setClosed(tx: Tx, form: { mainId: string; id: string }, at: Date): Promise<void> {
  await tx.run(
    sql`update registration_form set closed_at = ${at} where main_id = ${form.mainId} and id = ${form.id}`,
  );
}
