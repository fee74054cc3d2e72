import { maskPhone } from '@probity/contract/rules/masks';
import { isPhone, normalizePhone } from '@probity/contract/rules/phone';
import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { labelsOf } from '../reference/dictRepository';
import { userMobileField } from '../../kernel/userFields';
import { usersOfAccount, type AccountUserRow } from './userRepository';

export type ListRequest = BodyOf<'listUsers'>;

/** One user as the wire shows it; the phone masked. */
export function wireUser(ctx: SessionCtx, row: AccountUserRow, roleNames: ReadonlyMap<string, string>) {
  return {
    userId: row.id,
    username: row.username,
    nickName: row.nickName,
    mobile: maskPhone(ctx.services.crypto.decrypt(row.mobileEnc, userMobileField(row.id))),
    roleName: roleNames.get(row.role) ?? row.role,
    roleIds: [row.role],
    status: row.status,
    createTime: row.createdAt.toISOString(),
  };
}

/** Call 8: the people of the session's account. The keyword searches names, and matches a whole phone number exactly. */
export async function listUsers(ctx: SessionCtx, request: ListRequest) {
  const { pageNum = 1, pageSize = 10, status = null } = request;
  const keyword = request.keyword?.trim() || null;
  const filter = {
    keyword,
    mobileIndex:
      keyword && isPhone(keyword) ? ctx.services.blindIndex.of('mobile', normalizePhone(keyword)) : null,
    status,
  };
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const rows = await usersOfAccount(ctx.tx, { ...filter, ...page });
  const roleNames = await labelsOf(ctx, 'role');
  return {
    total: rows[0]?.total ?? (await totalOf(ctx, filter, page.offset)),
    rows: rows.map((row) => wireUser(ctx, row, roleNames)),
  };
}

/** A page beyond the end has no row that could carry the total. */
async function totalOf(
  ctx: SessionCtx,
  filter: Pick<Parameters<typeof usersOfAccount>[1], 'keyword' | 'mobileIndex' | 'status'>,
  offset: number,
): Promise<number> {
  if (offset === 0) return 0;
  return (await usersOfAccount(ctx.tx, { ...filter, limit: 1, offset: 0 }))[0]?.total ?? 0;
}
