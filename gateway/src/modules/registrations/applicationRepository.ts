import { timeKey, type PagePosition } from '../../kernel/paging';
import { empty, join, sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { deleteFilesOf } from './applicationFileRepository';
import { deleteVersionsOf } from './applicationVersionRepository';

export interface ApplicationRow {
  mainId: string;
  id: string;
  formId: string;
  mobileIndex: string;
  mobileEnc: Buffer;
  name: string;
  contentEnc: Buffer;
  /** The version that was answered; null until it is sent. */
  version: number | null;
  /** The one that was on the applicant's screen when they last saved; null: not kept. */
  shownVersion: number | null;
  savedAt: Date;
  sentAt: Date | null;
  eraseAt: Date;
  /** The check that was begun from it last. */
  checkId: string | null;
  /** That check is not cancelled or expired: what it was begun from stays as it is. */
  isChecked: boolean;
  tags: string[];
  /** The link of the form whose place it has. */
  linkNo: number;
  /** How often it was sent: more than once if the applicant corrected it. */
  sending: number;
  /** When it was last sent again. */
  correctedAt: Date | null;
  /** A correction that is not sent yet. */
  draftEnc: Buffer | null;
  draftAt: Date | null;
}

export interface ListedRow extends ApplicationRow {
  formTitle: string;
  /** The moment it was sent, to the microsecond. */
  sentKey: string;
}

const columns = sql`a.main_id as "mainId", a.id, a.form_id as "formId", a.mobile_index as "mobileIndex",
  a.mobile_enc as "mobileEnc", a.name, a.content_enc as "contentEnc", a.version, a.shown_version as "shownVersion",
  a.saved_at as "savedAt", a.sent_at as "sentAt", a.erase_at as "eraseAt", a.check_id as "checkId", a.tags,
  exists (select from checks c where c.main_id = a.main_id and c.id = a.check_id
    and c.status not in ('cancelled', 'expired')) as "isChecked",
  a.link_no as "linkNo", a.sending, a.corrected_at as "correctedAt", a.draft_enc as "draftEnc",
  a.draft_at as "draftAt"`;

export function applicationById(tx: Tx, mainId: string, id: string): Promise<ApplicationRow | null> {
  return tx.maybeOne<ApplicationRow>(
    sql`select ${columns} from application a where a.main_id = ${mainId} and a.id = ${id}`,
  );
}

/**
 * Those of some applications that were sent, in the order of their sending. They are not erased before the transaction ends; held one by
 * one in the order of their ids, as by `sentApplications`.
 */
export async function keepApplications(
  tx: Tx,
  mainId: string,
  ids: readonly string[],
): Promise<ApplicationRow[]> {
  const rows = await tx.many<ApplicationRow & { sentAt: Date }>(sql`select ${columns} from application a
    where a.main_id = ${mainId} and a.id = any(${[...ids]}::uuid[]) and a.sent_at is not null order by a.id for share of a`);
  return rows.toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime());
}

/** One application, kept until the transaction ends: a correction and a check that is begun from it wait for each other. */
export function lockApplication(tx: Tx, mainId: string, id: string): Promise<ApplicationRow | null> {
  return tx.maybeOne<ApplicationRow>(
    sql`select ${columns} from application a where a.main_id = ${mainId} and a.id = ${id} for update`,
  );
}

/** Those of some applications that were sent and are there; with `isLocked` they stay as they are until the transaction ends. */
export async function sentApplications(
  tx: Tx,
  mainId: string,
  ids: readonly string[],
  isLocked: boolean,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.many<{ id: string }>(sql`select a.id from application a
    where a.main_id = ${mainId} and a.id = any(${[...ids]}::uuid[]) and a.sent_at is not null
    order by a.id ${isLocked ? sql`for update` : empty}`);
  return new Set(rows.map(({ id }) => id));
}

/** The titles, as they are now, of the forms that some applications answered. */
export async function titlesApplied(tx: Tx, mainId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.many<{ title: string }>(sql`select distinct v.title from application a
    join registration_form f on f.main_id = a.main_id and f.id = a.form_id
    join registration_form_version v on v.main_id = f.main_id and v.form_id = f.id and v.version = f.version
    where a.main_id = ${mainId} and a.id = any(${[...ids]}::uuid[]) order by v.title`);
  return rows.map(({ title }) => title);
}

/** What a phone gave to a form, kept until the transaction ends. */
export function lockApplicationOf(
  tx: Tx,
  key: { mainId: string; formId: string; mobileIndex: string },
): Promise<ApplicationRow | null> {
  return tx.maybeOne<ApplicationRow>(sql`select ${columns} from application a where a.main_id = ${key.mainId}
    and a.form_id = ${key.formId} and a.mobile_index = ${key.mobileIndex} for update`);
}

export interface Wanted {
  formId?: string | undefined;
  /** Part of a name, in lower case. */
  name?: string | undefined;
  mobileIndex?: string | undefined;
  checked?: boolean | undefined;
  tag?: string | undefined;
  /** Sent at this moment or later. */
  from?: Date | undefined;
  /** Sent before it. */
  until?: Date | undefined;
}

function conditionsOf(mainId: string, wanted: Wanted): Sql[] {
  const conditions: Sql[] = [sql`a.main_id = ${mainId}`, sql`a.sent_at is not null`];
  if (wanted.formId) conditions.push(sql`a.form_id = ${wanted.formId}`);
  if (wanted.mobileIndex) conditions.push(sql`a.mobile_index = ${wanted.mobileIndex}`);
  if (wanted.name) conditions.push(sql`position(${wanted.name} in lower(a.name)) > 0`);
  if (wanted.checked !== undefined) conditions.push(sql`(a.check_id is not null) = ${wanted.checked}`);
  if (wanted.tag) conditions.push(sql`${wanted.tag} = any(a.tags)`);
  if (wanted.from) conditions.push(sql`a.sent_at >= ${wanted.from}`);
  if (wanted.until) conditions.push(sql`a.sent_at < ${wanted.until}`);
  return conditions;
}

/** What was sent, the newest first. */
export function applicationsAfter(
  tx: Tx,
  mainId: string,
  wanted: Wanted,
  { after, limit }: { after: PagePosition | null; limit: number },
): Promise<ListedRow[]> {
  const conditions = conditionsOf(mainId, wanted);
  if (after) conditions.push(sql`(a.sent_at, a.id) < (${after.key}::timestamptz, ${after.id}::uuid)`);
  return tx.many<ListedRow>(sql`select ${columns}, v.title as "formTitle", ${timeKey(sql`a.sent_at`)} as "sentKey"
    from application a join registration_form f on f.main_id = a.main_id and f.id = a.form_id
    join registration_form_version v on v.main_id = f.main_id and v.form_id = f.id and v.version = f.version
    where ${join(conditions, sql` and `)} order by a.sent_at desc, a.id desc limit ${limit}`);
}

/** How many match, counted up to `limit`. */
export async function countApplications(
  tx: Tx,
  mainId: string,
  wanted: Wanted,
  limit: number,
): Promise<number> {
  const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from (select from application a
    where ${join(conditionsOf(mainId, wanted), sql` and `)} limit ${limit}) as counted`);
  return n;
}

/** False where this phone has one already. */
export async function insertApplication(
  tx: Tx,
  row: Pick<
    ApplicationRow,
    | 'mainId'
    | 'id'
    | 'formId'
    | 'linkNo'
    | 'mobileIndex'
    | 'mobileEnc'
    | 'name'
    | 'contentEnc'
    | 'shownVersion'
    | 'savedAt'
    | 'eraseAt'
  >,
): Promise<boolean> {
  const begun = await tx.maybeOne<{
    id: string;
  }>(sql`insert into application (main_id, id, form_id, mobile_index, mobile_enc, name, content_enc, begun_at,
      saved_at, erase_at, link_no, shown_version)
    values (${row.mainId}, ${row.id}, ${row.formId}, ${row.mobileIndex}, ${row.mobileEnc}, ${row.name}, ${row.contentEnc},
      ${row.savedAt}, ${row.savedAt}, ${row.eraseAt}, ${row.linkNo}, ${row.shownVersion})
    on conflict (main_id, form_id, mobile_index) do nothing returning id`);
  return begun !== null;
}

type Key = Pick<ApplicationRow, 'mainId' | 'id'>;

export async function updateContent(
  tx: Tx,
  { mainId, id }: Key,
  kept: Pick<ApplicationRow, 'name' | 'contentEnc' | 'shownVersion' | 'savedAt' | 'eraseAt'>,
): Promise<void> {
  await tx.run(sql`update application set name = ${kept.name}, content_enc = ${kept.contentEnc},
      shown_version = ${kept.shownVersion}, saved_at = ${kept.savedAt}, erase_at = ${kept.eraseAt}
    where main_id = ${mainId} and id = ${id}`);
}

export async function setSent(
  tx: Tx,
  { mainId, id }: Key,
  sent: { version: number; at: Date; eraseAt: Date; contentEnc: Buffer; name: string },
): Promise<void> {
  await tx.run(sql`update application set sending = 1, version = ${sent.version}, sent_at = ${sent.at}, erase_at = ${sent.eraseAt},
      content_enc = ${sent.contentEnc}, name = ${sent.name}
    where main_id = ${mainId} and id = ${id}`);
}

/** The application has a place of the form's present link from now on. */
export async function setPlace(tx: Tx, { mainId, id }: Key, linkNo: number): Promise<void> {
  await tx.run(sql`update application set link_no = ${linkNo} where main_id = ${mainId} and id = ${id}`);
}

/** A check was begun from it: it is corrected no more. */
export async function setCheck(tx: Tx, { mainId, id }: Key, checkId: string): Promise<void> {
  await tx.run(
    sql`update application set check_id = ${checkId}, draft_enc = null, draft_at = null where main_id = ${mainId} and id = ${id}`,
  );
}

/** With their files and what was sent before. */
export async function deleteApplications(
  tx: Tx,
  mainId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await deleteFilesOf(tx, mainId, ids, at);
  await deleteVersionsOf(tx, mainId, ids);
  await tx.run(sql`delete from application where main_id = ${mainId} and id = any(${[...ids]}::uuid[])`);
}

/** Some applications of an account whose time is over. */
export function overdueOf(tx: Tx, mainId: string, now: Date, limit: number): Promise<{ id: string }[]> {
  return tx.many(sql`select id from application where main_id = ${mainId} and erase_at <= ${now}
    order by erase_at limit ${limit} for update skip locked`);
}

/** The accounts with such applications. */
export function accountsWithOverdue(tx: Pick<Tx, 'many'>, now: Date): Promise<{ mainId: string }[]> {
  return tx.many(sql`select main_id as "mainId" from applications_due(${now})`);
}
