import { CODE } from '@probity/contract/codeNames';
import { maskPhone } from '@probity/contract/rules/masks';
import { isPhone, normalizePhone } from '@probity/contract/rules/phone';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { isPinyin, nameKeys, searchKey, soundKey } from '../../kernel/nameKeys';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { lockAccount } from '../accounts/accountRepository';
import { allowMemberSms, sendMemberSms } from '../accounts/userInvite';
import { userByMobile } from '../accounts/userRepository';
import { userMobileField } from '../../kernel/userFields';
import { labelsOf } from '../reference/dictRepository';
import { spentByUser } from './budget';
import {
  departmentsOf,
  memberNames,
  membersOfAccount,
  noteTold,
  updateMember,
  type MemberRow,
} from './memberRepository';
import type { Tx } from '../../platform/db/tx';
import { pageOf, positionOf } from '../../kernel/paging';
import { words } from './words';

type Member = components['schemas']['Member'];

const HOUR_MS = 3_600_000;
const MAX_LIMIT = 100;
const listing = 'members';

export type MemberList = BodyOf<'listMembers'>;

/** The people of the account, the oldest first, by keyset pages. */
export async function listMembers(ctx: SessionCtx, request: MemberList) {
  const limit = request.limit ?? MAX_LIMIT;
  const keyword = request.keyword?.trim() || null;
  const meant = keyword ? await meantByLetters(ctx.tx, keyword) : null;
  const asked = [request.userId, request.mobile && (await usersOfPhones(ctx, request.mobile)), meant];
  const rows = await membersOfAccount(ctx.tx, {
    keyword: meant ? null : keyword,
    mobileIndex:
      keyword && isPhone(keyword) ? ctx.services.blindIndex.of('mobile', normalizePhone(keyword)) : null,
    status: request.status ?? null,
    departmentId: request.departmentId ?? null,
    userIds: inAll(asked.filter((ids) => ids !== null && ids !== undefined)),
    after: positionOf(ctx, listing, request.cursor),
    limit: limit + 1,
  });
  const { page, nextCursor } = pageOf(ctx, listing, { rows, limit, keyOf: ({ sortKey }) => sortKey });
  return { rows: await wire(ctx, page), nextCursor };
}

/** Whoever has one of the phones, in this account or not: the list holds its own people alone. */
async function usersOfPhones({ services, tx }: SessionCtx, mobiles: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const mobile of mobiles) {
    const user = await userByMobile(tx, services.blindIndex.of('mobile', mobile));
    if (user) ids.push(user.id);
  }
  return ids;
}

/** The ids that stand in every one of the lists; null without a list. */
function inAll([first, ...others]: readonly string[][]): string[] | null {
  return first?.filter((id) => others.every((ids) => ids.includes(id))) ?? null;
}

/**
 * The people whom a text with Latin letters may mean: by a part of the name, by its pinyin from any syllable on, or by its initials. They are
 * compared one by one: a name's sound stands in no table, and an account has hundreds of people, at most thousands.
 * @returns null for any other text, which the database finds in the names
 */
async function meantByLetters(tx: Tx, keyword: string): Promise<string[] | null> {
  const text = searchKey(keyword);
  if (!isPinyin(text) || !/[a-z]/.test(text)) return null;
  const sound = soundKey(text);
  const isMeant = ({ username, nickName }: { username: string; nickName: string }) => {
    const { nameKey, pinyinKey, nameParts } = nameKeys(nickName);
    const starts = [pinyinKey, ...nameParts].some((part) => part.startsWith(sound));
    return (sound !== '' && starts) || nameKey.includes(text) || username.includes(text);
  };
  return (await memberNames(tx)).filter(isMeant).map(({ id }) => id);
}

export type MemberEdit = BodyOf<'editMember'>;

/** Changes the department and budget of one of the account's people. @throws 1015 for anybody else */
export async function editMember(ctx: SessionCtx, request: MemberEdit): Promise<Member> {
  const { mainId } = ctx.session;
  await lockAccount(ctx.tx, mainId);
  const before = await member(ctx, request.userId);
  const after = {
    userId: before.id,
    departmentId: request.departmentId === undefined ? before.departmentId : request.departmentId,
    monthlyBudget: request.monthlyBudget === undefined ? before.monthlyBudget : request.monthlyBudget,
  };
  const isNewDepartment = after.departmentId !== null && after.departmentId !== before.departmentId;
  if (isNewDepartment && !(await departmentsOf(ctx.tx, mainId)).some(({ id }) => id === after.departmentId))
    throw fieldError([{ path: 'departmentId', msg: words.noDepartment[ctx.lang] }]);
  await updateMember(ctx.tx, mainId, after, ctx.clock.now());
  await ctx.audit({
    action: 'member.edited',
    entity: 'user',
    entityId: before.id,
    detail: {
      departmentId: { from: before.departmentId, to: after.departmentId },
      monthlyBudget: { from: before.monthlyBudget, to: after.monthlyBudget },
    },
  });
  const [row] = await wire(ctx, [await member(ctx, before.id)]);
  return found(row ?? null);
}

/** Sends the invitation by SMS again. @throws 2803 within an hour, 2841, 2804 somebody who has been here, or is disabled */
export async function reinviteMember(ctx: SessionCtx, userId: string): Promise<{ done: true }> {
  const { mainId } = ctx.session;
  // Two clicks at once send one message.
  const account = await lockAccount(ctx.tx, mainId);
  const row = await member(ctx, userId);
  if (!isAwaited(row)) throw new BusinessError(CODE.MEMBER_SIGNED_IN_ALREADY);
  const now = ctx.clock.now();
  if (row.toldAt.getTime() > now.getTime() - HOUR_MS) throw new BusinessError(CODE.INVITED_LATELY);
  await allowMemberSms(ctx, account);
  await noteTold(ctx.tx, mainId, userId, now);
  const mobile = ctx.services.crypto.decrypt(row.mobileEnc, userMobileField(row.id));
  await ctx.audit({ action: 'user.reinvited', entity: 'user', entityId: userId });
  await sendMemberSms(ctx.services, ctx.tx, { userId, mobile, mainName: account.name });
  return { done: true };
}

/** True for a person who was added and has not been here yet, whether or not they sign in elsewhere. */
function isAwaited({ status, signedInAt }: MemberRow): boolean {
  return status !== 'disabled' && signedInAt === null;
}

async function member(ctx: SessionCtx, userId: string): Promise<MemberRow> {
  const [row] = await membersOfAccount(ctx.tx, { userIds: [userId], after: null, limit: 1 });
  if (!row) throw new BusinessError(CODE.UNKNOWN_USER);
  return row;
}

async function wire(ctx: SessionCtx, rows: readonly MemberRow[]): Promise<Member[]> {
  const { mainId } = ctx.session;
  const roleNames = await labelsOf(ctx, 'role');
  const departments = new Map((await departmentsOf(ctx.tx, mainId)).map(({ id, name }) => [id, name]));
  const ids = rows.map(({ id }) => id);
  const spent = await spentByUser(ctx.tx, mainId, ids, ctx.clock.now());
  return rows.map((row) => ({
    userId: row.id,
    username: row.username,
    nickName: row.nickName,
    mobile: maskPhone(ctx.services.crypto.decrypt(row.mobileEnc, userMobileField(row.id))),
    roleId: row.role,
    roleName: roleNames.get(row.role) ?? row.role,
    status: row.status,
    departmentId: row.departmentId,
    departmentName: row.departmentId === null ? null : (departments.get(row.departmentId) ?? null),
    monthlyBudget: row.monthlyBudget,
    spent: spent.get(row.id) ?? 0,
    signedInAt: row.signedInAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    isShared: row.isShared,
    isAwaited: isAwaited(row),
  }));
}
