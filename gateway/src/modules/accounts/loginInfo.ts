import { CODE } from '@probity/contract/codeNames';
import { actionsOf } from '@probity/contract/permissions';
import { staffRoles, type Role } from '@probity/contract/roles';
import { maskPhone } from '@probity/contract/rules/masks';
import type { AnySessionCtx } from '../../kernel/context';
import type { ReplyOf } from '../../kernel/module';
import type { AuthStatus } from '@probity/contract/rules/authStatus';
import { sql } from '../../platform/db/sql';
import { BusinessError } from '../../kernel/errors';
import { fileUrl } from '../files/fileUrl';
import { menusOf } from './menus';
import { maySignInto } from './openSession';
import { sessionPhone } from './sessionPhone';
import { userMobileField } from '../../kernel/userFields';
import { languageOfUser, membershipsOf, userById, type MembershipRow } from './userRepository';

/** Call 3: the signed-in user, the account and its menus; nothing personal beyond the masked phone. */
export async function loginInfo(ctx: AnySessionCtx) {
  const { session } = ctx;
  return session.kind === 'visitor' ? visitorInfo(ctx) : userInfo(ctx);
}

async function userInfo(ctx: AnySessionCtx): Promise<ReplyOf<'loginInfo'>> {
  const { session, tx } = ctx;
  const user = await userById(tx, session.userId);
  if (!user) throw new BusinessError(CODE.SESSION_INVALID);
  const roles = session.roles as Role[];
  const main = await mainAccount(ctx);
  const permissions = actionsOf(roles, session.kind === 'staff');
  const isStaff =
    roles.some((role) => (staffRoles as readonly Role[]).includes(role)) || session.kind === 'staff';
  return {
    ...common(ctx),
    userId: user.id,
    username: user.username,
    mobile: maskPhone(ctx.services.crypto.decrypt(user.mobileEnc, userMobileField(user.id))),
    nickName: user.nickName,
    avatar: user.avatarFileId ? fileUrl(user.avatarFileId) : null,
    language: await languageOfUser(tx, user.id),
    userType: isStaff ? 'staff' : 'enterprise',
    roles,
    permissions,
    severalAccounts: (await membershipsOf(tx, user.id)).filter(mayActIn).length > 1,
    ...main,
    menus: menusOf(permissions),
  };
}

const mayActIn = (one: MembershipRow) => !one.disabled && maySignInto(one);

/** Whoever fills in a form about themselves. */
const applicantKinds: readonly string[] = ['invitation', 'registration'];

async function visitorInfo(ctx: AnySessionCtx): Promise<ReplyOf<'loginInfo'>> {
  const { session } = ctx;
  return {
    ...common(ctx),
    userId: session.userId,
    username: `visitor${session.userId.slice(0, 8)}`,
    mobile: maskPhone(await sessionPhone(ctx)),
    nickName: '',
    avatar: null,
    language: null,
    userType: applicantKinds.includes(session.visitor?.targetKind ?? '') ? 'applicant' : 'visitor',
    roles: [],
    permissions: [],
    severalAccounts: false,
    ...(await mainAccount(ctx)),
    menus: [],
  };
}

function common(ctx: AnySessionCtx) {
  return { sToken: ctx.token!, loginType: ctx.session.loginType, mainId: ctx.session.mainId };
}

async function mainAccount(ctx: AnySessionCtx) {
  const { mainId } = ctx.session;
  if (!mainId) return { mainName: '', enterprise: null };
  const main = await ctx.tx.one<{
    name: string;
    authStatus: AuthStatus;
    kind: string;
    askedBy: string | null;
    eraseOn: string | null;
    state: 'closing' | 'postponed' | 'erasing' | 'erased';
  }>(
    sql`select a.name, a.auth_status as "authStatus", a.kind, c.erase_on as "eraseOn",
        case when c.status = 'closing' and c.postponed_at is not null then 'postponed' else c.status end as state,
        (select u.nick_name from user_by_id(c.asked_by) u) as "askedBy"
      from main_account a left join account_closing c on c.main_id = a.id and c.status <> 'takenBack' where a.id = ${mainId}`,
  );
  const { name, authStatus, askedBy, eraseOn, state } = main;
  const closing = eraseOn === null ? null : { askedBy: askedBy ?? '', eraseOn, state };
  const enterprise = main.kind === 'enterprise' ? { name, authStatus, closing } : null;
  return { mainName: main.name, enterprise };
}
