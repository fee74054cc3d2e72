import { empty, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { timeKey, type PagePosition } from '../../kernel/paging';

export interface MemberRow {
  id: string;
  username: string;
  nickName: string;
  mobileEnc: Buffer;
  role: string;
  status: 'enabled' | 'disabled' | 'invited';
  departmentId: string | null;
  monthlyBudget: number | null;
  /** Of this account; sign-ins to others are not this account's to see. */
  signedInAt: Date | null;
  toldAt: Date;
  createdAt: Date;
  /** The same to the microsecond, as the position of a page. */
  sortKey: string;
  isShared: boolean;
}

export interface MemberFilter {
  /** Only these. */
  userIds?: readonly string[] | null;
  keyword?: string | null;
  mobileIndex?: string | null;
  status?: string | null;
  departmentId?: string | null;
  after: PagePosition | null;
  limit: number;
}

/** The people of the account the transaction works for. */
export function membersOfAccount(tx: Tx, filter: MemberFilter): Promise<MemberRow[]> {
  return tx.many(sql`select p.id, p.username, p.nick_name as "nickName", p.mobile_enc as "mobileEnc", p.role, p.status,
    p.department_id as "departmentId", p.monthly_budget as "monthlyBudget", m.last_used_at as "signedInAt",
    p.told_at as "toldAt", p.created_at as "createdAt", ${timeKey(sql`p.created_at`)} as "sortKey", p.is_shared as "isShared"
    from members_of_account(${filter.userIds ? [...filter.userIds] : null}::uuid[], ${filter.keyword ?? null}, ${filter.mobileIndex ?? null},
      ${filter.status ?? null}, ${filter.departmentId ?? null}::uuid, ${filter.after?.key ?? null}::timestamptz,
      ${filter.after?.id ?? null}::uuid, ${filter.limit}) p
    join membership m on m.main_id = app_main_id() and m.user_id = p.id
    order by p.created_at, p.id`);
}

/** What everybody of the account the transaction works for is called. */
export function memberNames(tx: Tx): Promise<{ id: string; username: string; nickName: string }[]> {
  return tx.many(sql`select p.id, p.username, p.nick_name as "nickName"
    from members_of_account(null, null, null, null, null, null, null, null) p`);
}

/**
 * The place of one of the account's people as it is now; null for somebody who has none.
 * @param isKept true keeps it so until the transaction ends: whoever disables them or changes their role waits for it
 */
export function placeOf(
  tx: Tx,
  { mainId, userId, isKept }: { mainId: string; userId: string; isKept: boolean },
): Promise<{ role: string; disabled: boolean } | null> {
  return tx.maybeOne(sql`select role, disabled from membership
    where main_id = ${mainId} and user_id = ${userId} ${isKept ? sql`for no key update` : empty}`);
}

/** The same, kept. */
export const placeKept = (tx: Tx, mainId: string, userId: string) =>
  placeOf(tx, { mainId, userId, isKept: true });

export async function updateMember(
  tx: Tx,
  mainId: string,
  member: { userId: string; departmentId: string | null; monthlyBudget: number | null },
  now: Date,
): Promise<void> {
  await tx.run(sql`update membership set department_id = ${member.departmentId}::uuid,
    monthly_budget = ${member.monthlyBudget}, updated_at = ${now}
    where main_id = ${mainId} and user_id = ${member.userId}`);
}

/** Records that a member was sent another invitation. */
export async function noteTold(tx: Tx, mainId: string, userId: string, now: Date): Promise<void> {
  await tx.run(sql`update membership set told_at = ${now} where main_id = ${mainId} and user_id = ${userId}`);
}

export interface DepartmentRow {
  id: string;
  name: string;
  monthlyBudget: number | null;
  people: number;
}

export function departmentsOf(tx: Tx, mainId: string): Promise<DepartmentRow[]> {
  return tx.many(sql`select d.id, d.name, d.monthly_budget as "monthlyBudget", (
      select count(*) from membership m where m.main_id = d.main_id and m.department_id = d.id
        and m.role in ('owner', 'admin', 'recruiter', 'finance', 'viewer')) as people
    from department d where d.main_id = ${mainId} order by d.name, d.id`);
}

/** False when another department of the account has the name. */
export async function addDepartment(
  tx: Tx,
  department: { mainId: string; id: string; name: string; monthlyBudget: number | null; at: Date },
): Promise<boolean> {
  const added = await tx.run(sql`insert into department (main_id, id, name, monthly_budget, created_at)
    values (${department.mainId}, ${department.id}, ${department.name}, ${department.monthlyBudget}, ${department.at})
    on conflict do nothing`);
  return added === 1;
}

export async function isDepartmentName(
  tx: Tx,
  mainId: string,
  name: string,
  except: string,
): Promise<boolean> {
  const row = await tx.maybeOne(sql`select id from department
    where main_id = ${mainId} and lower(name) = lower(${name}) and id <> ${except}`);
  return row !== null;
}

export async function updateDepartment(
  tx: Tx,
  department: { mainId: string; id: string; name: string; monthlyBudget: number | null },
): Promise<boolean> {
  const changed = await tx.run(sql`update department set name = ${department.name},
    monthly_budget = ${department.monthlyBudget} where main_id = ${department.mainId} and id = ${department.id}`);
  return changed === 1;
}

/** True while people or checks refer to it. */
export async function isDepartmentUsed(tx: Tx, mainId: string, id: string): Promise<boolean> {
  const row = await tx.one<{ used: boolean }>(sql`select
    exists (select from membership where main_id = ${mainId} and department_id = ${id})
    or exists (select from checks where main_id = ${mainId} and department_id = ${id}) as used`);
  return row.used;
}

export async function deleteDepartment(tx: Tx, mainId: string, id: string): Promise<boolean> {
  return (await tx.run(sql`delete from department where main_id = ${mainId} and id = ${id}`)) === 1;
}
