import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface ViewRow {
  id: string;
  name: string;
  queryEnc: Buffer;
  isDefault: boolean;
}

/** The owner of a view: one user in one account, for one list. */
export interface ViewOwner {
  mainId: string;
  userId: string;
  screen: string;
}

const columns = sql`id, name, query_enc as "queryEnc", is_default as "isDefault"`;

export function viewsOf(tx: Tx, { mainId, userId, screen }: ViewOwner): Promise<ViewRow[]> {
  return tx.many<ViewRow>(sql`select ${columns} from saved_view
    where main_id = ${mainId} and user_id = ${userId} and screen = ${screen} order by lower(name), id`);
}

/** A view of this user, locked for a change; null for anybody else's. */
export function ownView(
  tx: Tx,
  owner: Omit<ViewOwner, 'screen'>,
  id: string,
): Promise<(ViewRow & { screen: string }) | null> {
  return tx.maybeOne(sql`select ${columns}, screen from saved_view
    where main_id = ${owner.mainId} and user_id = ${owner.userId} and id = ${id} for update`);
}

/** False when this user has a view of that name already; of two concurrent saves only one succeeds. */
export async function insertView(tx: Tx, owner: ViewOwner, view: ViewRow, now: Date): Promise<boolean> {
  const rows = await tx.run(sql`insert into saved_view
      (main_id, id, user_id, screen, name, query_enc, is_default, created_at, updated_at)
    values (${owner.mainId}, ${view.id}, ${owner.userId}, ${owner.screen}, ${view.name}, ${view.queryEnc},
            ${view.isDefault}, ${now}, ${now})
    on conflict do nothing`);
  return rows === 1;
}

/** True when another view of this user has the name. */
export async function isNameTaken(tx: Tx, owner: ViewOwner, name: string, except: string): Promise<boolean> {
  const { taken } = await tx.one<{ taken: boolean }>(sql`select exists (select from saved_view
    where main_id = ${owner.mainId} and user_id = ${owner.userId} and screen = ${owner.screen}
      and lower(name) = lower(${name}) and id <> ${except}) as taken`);
  return taken;
}

export async function updateView(tx: Tx, mainId: string, view: ViewRow, now: Date): Promise<void> {
  await tx.run(sql`update saved_view set name = ${view.name}, query_enc = ${view.queryEnc},
      is_default = ${view.isDefault}, updated_at = ${now}
    where main_id = ${mainId} and id = ${view.id}`);
}

/** Removes the default mark from the list's views. */
export async function clearDefault(tx: Tx, { mainId, userId, screen }: ViewOwner): Promise<void> {
  await tx.run(sql`update saved_view set is_default = false
    where main_id = ${mainId} and user_id = ${userId} and screen = ${screen} and is_default`);
}

/** Saving, changing and deleting the views of one user wait for each other until the transaction ends. */
export async function lockViews(tx: Tx, { mainId, userId }: Omit<ViewOwner, 'screen'>): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${`saved_view ${mainId} ${userId}`}, 0))`);
}

export async function deleteView(tx: Tx, mainId: string, id: string): Promise<void> {
  await tx.run(sql`delete from saved_view where main_id = ${mainId} and id = ${id}`);
}
