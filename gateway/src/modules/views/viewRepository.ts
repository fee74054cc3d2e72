import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface ViewRow {
  id: string;
  authorId: string;
  name: string;
  queryEnc: Buffer;
  isShared: boolean;
}

/** A view as somebody finds it in their list. */
export interface SeenView extends ViewRow {
  screen: string;
  isDefault: boolean;
  author: string;
  /** The author is one of the account's people and not disabled. */
  isAuthorHere: boolean;
}

/** Somebody in one account: the reader of a list, or the author of a view. */
export interface Person {
  mainId: string;
  userId: string;
}

/** One person's place for the views of one list. */
export interface ViewPlace extends Person {
  screen: string;
}

const seenColumns = ({ mainId, userId }: Person) => sql`v.id, v.user_id as "authorId", v.screen, v.name,
  v.query_enc as "queryEnc", v.shared_at is not null as "isShared",
  exists (select from default_view d where d.main_id = ${mainId} and d.user_id = ${userId} and d.view_id = v.id) as "isDefault",
  coalesce((select u.nick_name from user_by_id(v.user_id) u), '') as author,
  exists (select from membership m where m.main_id = v.main_id and m.user_id = v.user_id and not m.disabled) as "isAuthorHere"`;

/** The own and the shared ones, of this account alone: staff read several. */
const seen = ({ mainId, userId }: Person) =>
  sql`v.main_id = ${mainId} and (v.user_id = ${userId} or v.shared_at is not null)`;

/** The views of a list that this reader has: the own ones, then those of others. */
export function viewsOf(tx: Tx, place: ViewPlace): Promise<SeenView[]> {
  return tx.many<SeenView>(sql`select ${seenColumns(place)} from saved_view v
    where ${seen(place)} and v.screen = ${place.screen}
    order by v.user_id <> ${place.userId}, lower(v.name), v.id`);
}

/** Whose a view is that this reader has; null for any other. */
export async function authorOf(tx: Tx, reader: Person, id: string): Promise<string | null> {
  const row = await tx.maybeOne<{ authorId: string }>(sql`select v.user_id as "authorId" from saved_view v
    where ${seen(reader)} and v.id = ${id}`);
  return row?.authorId ?? null;
}

/** A view that this reader has, locked for a change; null for any other. */
export function seenView(tx: Tx, reader: Person, id: string): Promise<SeenView | null> {
  return tx.maybeOne<SeenView>(sql`select ${seenColumns(reader)} from saved_view v
    where ${seen(reader)} and v.id = ${id} for update of v`);
}

/** False when the author has a view of that name already; of two concurrent saves only one succeeds. */
export async function insertView(
  tx: Tx,
  { mainId, screen }: ViewPlace,
  view: Omit<ViewRow, 'isShared'>,
  now: Date,
) {
  const rows = await tx.run(sql`insert into saved_view
      (main_id, id, user_id, screen, name, query_enc, created_at, updated_at)
    values (${mainId}, ${view.id}, ${view.authorId}, ${screen}, ${view.name}, ${view.queryEnc}, ${now}, ${now})
    on conflict do nothing`);
  return rows === 1;
}

/** How many views of a list somebody keeps. */
export async function countOwn(tx: Tx, { mainId, userId, screen }: ViewPlace): Promise<number> {
  const { count } = await tx.one<{ count: number }>(sql`select count(*)::int as count from saved_view
    where main_id = ${mainId} and user_id = ${userId} and screen = ${screen}`);
  return count;
}

/** How many views of a list everybody of the account shares. */
export async function countShared(tx: Tx, { mainId, screen }: ViewPlace): Promise<number> {
  const { count } = await tx.one<{ count: number }>(sql`select count(*)::int as count from saved_view
    where main_id = ${mainId} and screen = ${screen} and shared_at is not null`);
  return count;
}

/** True when another view of this author has the name. */
export async function isNameTaken(tx: Tx, author: ViewPlace, name: string, except: string): Promise<boolean> {
  const { taken } = await tx.one<{ taken: boolean }>(sql`select exists (select from saved_view
    where main_id = ${author.mainId} and user_id = ${author.userId} and screen = ${author.screen}
      and lower(name) = lower(${name}) and id <> ${except}) as taken`);
  return taken;
}

export async function updateView(tx: Tx, mainId: string, view: ViewRow, now: Date): Promise<void> {
  await tx.run(sql`update saved_view set user_id = ${view.authorId}, name = ${view.name}, query_enc = ${view.queryEnc},
      shared_at = case when ${view.isShared} then coalesce(shared_at, ${now}) end, updated_at = ${now}
    where main_id = ${mainId} and id = ${view.id}`);
}

/** The reader's list opens with this view from now on, and with no other. */
export async function setDefault(
  tx: Tx,
  { mainId, userId, screen }: ViewPlace,
  viewId: string,
): Promise<void> {
  await tx.run(sql`insert into default_view (main_id, user_id, screen, view_id)
    values (${mainId}, ${userId}, ${screen}, ${viewId})
    on conflict (main_id, user_id, screen) do update set view_id = excluded.view_id`);
}

/** The reader's list opens with this view no more. */
export async function clearDefault(tx: Tx, { mainId, userId }: Person, viewId: string): Promise<void> {
  await tx.run(sql`delete from default_view
    where main_id = ${mainId} and user_id = ${userId} and view_id = ${viewId}`);
}

/** Nobody's list but the author's opens with this view any more. */
export async function clearOthersDefaults(tx: Tx, author: Person, viewId: string): Promise<void> {
  await tx.run(sql`delete from default_view
    where main_id = ${author.mainId} and user_id <> ${author.userId} and view_id = ${viewId}`);
}

/** Saving, changing, deleting and giving the views of one author wait for each other until the transaction ends. */
export async function lockViews(tx: Tx, { mainId, userId }: Person): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${`saved_view ${mainId} ${userId}`}, 0))`);
}

/** Sharing waits for sharing in the same account. After the lock of the author. */
export async function lockSharing(tx: Tx, mainId: string): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${`saved_view ${mainId}`}, 0))`);
}

export async function deleteView(tx: Tx, mainId: string, id: string): Promise<void> {
  await tx.run(sql`delete from saved_view where main_id = ${mainId} and id = ${id}`);
}

/** What somebody shares, locked for whoever becomes its author. */
export function sharedBy(tx: Tx, { mainId, userId }: Person): Promise<(ViewRow & { screen: string })[]> {
  return tx.many(sql`select id, user_id as "authorId", screen, name, query_enc as "queryEnc", shared_at is not null as "isShared"
    from saved_view where main_id = ${mainId} and user_id = ${userId} and shared_at is not null
    order by lower(name), id for update`);
}

/** How many views somebody shares. */
export async function countSharedBy(tx: Tx, { mainId, userId }: Person): Promise<number> {
  const { count } = await tx.one<{ count: number }>(sql`select count(*)::int as count from saved_view
    where main_id = ${mainId} and user_id = ${userId} and shared_at is not null`);
  return count;
}
