import { MESSAGE_PAUSE_MINUTES, MOST_MESSAGES, type InviteeState } from '@probity/contract/rules/inviteeList';
import { timeKey, type PagePosition } from '../../kernel/paging';
import { join, sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

interface FormKey {
  mainId: string;
  id: string;
}

export interface InviteeRow {
  mainId: string;
  id: string;
  name: string;
  mobileEnc: Buffer;
  state: InviteeState;
  messages: number;
  messagedAt: Date | null;
  openedAt: Date | null;
  /** The moment of adding, to the microsecond. */
  addedKey: string;
}

export interface WantedInvitees {
  formId: string;
  /** Part of a name, in lower case. */
  name?: string | undefined;
  mobileIndex?: string | undefined;
  state?: InviteeState | undefined;
}

const joined = sql`registration_invitee i left join application a
  on a.main_id = i.main_id and a.form_id = i.form_id and a.mobile_index = i.mobile_index`;
const state = sql`case when a.sent_at is not null then 'sent' when a.id is not null then 'started'
  when i.opened_at is not null then 'opened' when i.messages > 0 then 'invited' else 'added' end`;

/** In the order in which they were added. */
export function inviteesAfter(
  tx: Tx,
  mainId: string,
  wanted: WantedInvitees,
  { after, limit }: { after: PagePosition | null; limit: number },
): Promise<InviteeRow[]> {
  const conditions: Sql[] = [sql`i.main_id = ${mainId}`, sql`i.form_id = ${wanted.formId}`];
  if (wanted.mobileIndex) conditions.push(sql`i.mobile_index = ${wanted.mobileIndex}`);
  if (wanted.name) conditions.push(sql`position(${wanted.name} in lower(i.name)) > 0`);
  if (wanted.state) conditions.push(sql`${state} = ${wanted.state}`);
  if (after) conditions.push(sql`(i.added_at, i.id) > (${after.key}::timestamptz, ${after.id}::uuid)`);
  return tx.many<InviteeRow>(sql`select i.main_id as "mainId", i.id, i.name, i.mobile_enc as "mobileEnc",
      ${state} as state, i.messages, i.messaged_at as "messagedAt", i.opened_at as "openedAt",
      ${timeKey(sql`i.added_at`)} as "addedKey"
    from ${joined} where ${join(conditions, sql` and `)} order by i.added_at, i.id limit ${limit}`);
}

/** The people of a list by how far each has come. */
export function countInvitees(tx: Tx, form: FormKey): Promise<Record<InviteeState, number>> {
  return tx.one<
    Record<InviteeState, number>
  >(sql`select count(*) filter (where s.state = 'added')::int as added,
      count(*) filter (where s.state = 'invited')::int as invited,
      count(*) filter (where s.state = 'opened')::int as opened,
      count(*) filter (where s.state = 'started')::int as started,
      count(*) filter (where s.state = 'sent')::int as sent
    from (select ${state} as state from ${joined} where i.main_id = ${form.mainId} and i.form_id = ${form.id}) s`);
}

export async function totalInvitees(tx: Tx, form: FormKey): Promise<number> {
  const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from registration_invitee
    where main_id = ${form.mainId} and form_id = ${form.id}`);
  return n;
}

/** Of some phones those that are on the list. */
export async function knownOf(tx: Tx, form: FormKey, mobileIndexes: readonly string[]): Promise<Set<string>> {
  const rows = await tx.many<{ mobileIndex: string }>(sql`select mobile_index as "mobileIndex"
    from registration_invitee where main_id = ${form.mainId} and form_id = ${form.id}
      and mobile_index = any(${[...mobileIndexes]}::text[])`);
  return new Set(rows.map(({ mobileIndex }) => mobileIndex));
}

export async function insertInvitees(
  tx: Tx,
  form: FormKey,
  people: readonly { id: string; mobileIndex: string; mobileEnc: Buffer; name: string }[],
  { at, eraseAt }: { at: Date; eraseAt: Date },
): Promise<void> {
  await tx.run(sql`insert into registration_invitee (main_id, id, form_id, mobile_index, mobile_enc, name, added_at,
      erase_at)
    select ${form.mainId}, p.id, ${form.id}, p.mobile_index, decode(p.mobile_enc, 'hex'), p.name, ${at}, ${eraseAt}
    from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ mobileIndex }) => mobileIndex)}::text[],
      ${people.map(({ mobileEnc }) => mobileEnc.toString('hex'))}::text[], ${people.map(({ name }) => name)}::text[])
      as p (id, mobile_index, mobile_enc, name)`);
}

/** Whom an SMS may be sent to now, in the order of the list: those named, else who was never told. */
export function tellable(
  tx: Tx,
  form: FormKey,
  { ids, now, limit }: { ids?: readonly string[] | undefined; now: Date; limit: number },
): Promise<{ mainId: string; id: string; mobileEnc: Buffer }[]> {
  const before = new Date(now.getTime() - MESSAGE_PAUSE_MINUTES * 60_000);
  const whom = ids
    ? sql`i.id = any(${[...ids]}::uuid[]) and i.messages < ${MOST_MESSAGES}
        and (i.messaged_at is null or i.messaged_at <= ${before})`
    : sql`i.messages = 0`;
  return tx.many(sql`select i.main_id as "mainId", i.id, i.mobile_enc as "mobileEnc" from ${joined}
    where i.main_id = ${form.mainId} and i.form_id = ${form.id} and a.sent_at is null and ${whom}
    order by i.added_at, i.id limit ${limit} for update of i`);
}

export async function setTold(tx: Tx, mainId: string, ids: readonly string[], at: Date): Promise<void> {
  await tx.run(sql`update registration_invitee set messages = messages + 1, messaged_at = ${at}
    where main_id = ${mainId} and id = any(${[...ids]}::uuid[])`);
}

export async function setOpened(tx: Tx, form: FormKey, mobileIndex: string, at: Date): Promise<void> {
  await tx.run(sql`update registration_invitee set opened_at = ${at}
    where main_id = ${form.mainId} and form_id = ${form.id} and mobile_index = ${mobileIndex} and opened_at is null`);
}

export async function moveErasure(tx: Tx, form: FormKey, eraseAt: Date): Promise<void> {
  await tx.run(sql`update registration_invitee set erase_at = ${eraseAt}
    where main_id = ${form.mainId} and form_id = ${form.id}`);
}

/** Returns how many there were. */
export async function deleteInvitees(tx: Tx, form: FormKey, ids: readonly string[]): Promise<number> {
  const gone = await tx.many<{ id: string }>(sql`delete from registration_invitee
    where main_id = ${form.mainId} and form_id = ${form.id} and id = any(${[...ids]}::uuid[]) returning id`);
  return gone.length;
}

/** Deletes some of an account whose time is over; returns how many. */
export async function deleteOverdueInvitees(
  tx: Tx,
  mainId: string,
  now: Date,
  limit: number,
): Promise<number> {
  const gone = await tx.many<{ id: string }>(sql`delete from registration_invitee
    where main_id = ${mainId} and id in (select id from registration_invitee
      where main_id = ${mainId} and erase_at <= ${now} order by erase_at limit ${limit} for update skip locked)
    returning id`);
  return gone.length;
}
