import { CODE } from '@probity/contract/codeNames';
import { enterpriseRoles, staffRoles, type Role } from '@probity/contract/roles';
import type { Help } from '@probity/contract/whoHelps';
import type { AuditAction } from '@probity/contract/rules/auditActions';
import { isNickName } from '@probity/contract/rules/personName';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, forbidden, found } from '../../kernel/errors';
import { allows, withoutRight } from '../../kernel/rights';
import { labelsOf } from '../reference/dictRepository';
import { fileById } from '../files/fileRepository';
import { dropPicture, ownPicture } from '../files/ownPicture';
import {
  accountById,
  approvingEnded,
  enabledOwners,
  isAwaited,
  lockAccount,
  renameInvited,
  serveEnterprises,
  updateMembership,
  wasHere,
} from './accountRepository';
import type { BodyOf } from '../../kernel/module';
import type { OwnWork } from '../../kernel/work';
import { inviteUser } from './userInvite';
import { wireUser } from './userList';
import { userEmailField } from '../../kernel/userFields';
import { editUserFields, membershipsOf, usersOfAccount, type AccountUserRow } from './userRepository';
import { fieldWords } from '../../kernel/words';
import { words } from './words';

const managersHelp: Help = { ask: 'managers', roles: ['owner', 'admin'] };
/** A person's own name, address and picture can only be changed by themselves. */
const personHelps: Help = { ask: 'person', roles: [] };

/** Call 9: edits oneself; with user.manage also other people of the account, and adds new ones. */
export async function editUser(ctx: SessionCtx, request: BodyOf<'editUser'>) {
  const isManager = allows(ctx.session, 'user.manage');
  const targetId = request.userId ?? ctx.session.userId;
  const isSelf = !request.new && targetId === ctx.session.userId;
  if (!isSelf && !isManager) throw withoutRight(ctx.session, 'user.manage');
  // Edits of one account's people happen one after the other: two owners cannot demote each other at once.
  const account = await lockAccount(ctx.tx, ctx.session.mainId);
  if (!isSelf) await assertStillManager(ctx);
  assertRole(ctx, account.kind, request.roleIds?.[0]);
  if (request.new) {
    if (request.userId) throw fieldError([{ path: 'userId', msg: words.onlyNew[ctx.lang] }]);
    return wire(ctx, await inviteUser(ctx, request, account));
  }
  if (request.mobile) throw fieldError([{ path: 'mobile', msg: words.onlyOnCreation[ctx.lang] }]);

  const [before] = await usersOfAccount(ctx.tx, { userId: targetId, limit: 1, offset: 0 });
  // Support acts in an enterprise without being one of its people: it edits itself on the platform.
  if (!before) throw new BusinessError(CODE.UNKNOWN_USER);
  await editMembership(ctx, account.kind, before, request, isSelf);
  await editFields(ctx, before, request, isSelf);
  const [after] = await usersOfAccount(ctx.tx, { userId: targetId, limit: 1, offset: 0 });
  return wire(ctx, found(after));
}

/** Reads the caller's own role again under the lock: a concurrent edit may have removed it. */
export async function assertStillManager(ctx: Pick<SessionCtx, 'tx' | 'session'>): Promise<void> {
  const { userId, mainId, roles } = ctx.session;
  const own = (await membershipsOf(ctx.tx, userId)).find((one) => one.mainId === mainId);
  if (!own || own.disabled || !roles.includes(own.role)) throw forbidden(managersHelp);
}

/**
 * Disables one of the account's people, whose sessions end with it; the caller holds the lock of the account.
 * @throws 403 an owner by somebody who is none, 1015, 1019 oneself, 1020 the last owner
 */
export async function disableMember(work: OwnWork, userId: string): Promise<void> {
  const { tx, session } = work;
  const { kind } = await accountById(tx, session.mainId);
  const [before] = await usersOfAccount(tx, { userId, limit: 1, offset: 0 });
  if (!before) throw new BusinessError(CODE.UNKNOWN_USER);
  await editMembership(work, kind, before, { status: 'disabled' }, userId === session.userId);
}

async function editMembership(
  ctx: OwnWork,
  kind: 'enterprise' | 'platform',
  before: AccountUserRow,
  request: BodyOf<'editUser'>,
  isSelf: boolean,
): Promise<void> {
  const role = request.roleIds?.[0] ?? before.role;
  const wasDisabled = before.status === 'disabled';
  const disabled = request.status ? request.status === 'disabled' : wasDisabled;
  if (role === before.role && disabled === wasDisabled) return;
  if (isSelf) throw new BusinessError(CODE.NOT_ONESELF);
  // An admin runs the account; only owners decide who owns it.
  if ([role, before.role].includes('owner') && !ctx.session.roles.includes('owner'))
    throw forbidden({ ask: 'owners', roles: ['owner'] });
  const { mainId } = ctx.session;
  const now = ctx.clock.now();
  const approved = await updateMembership(ctx.tx, { mainId, userId: before.id, role, disabled }, now);
  const losesOwner = before.role === 'owner' && (role !== 'owner' || disabled);
  if (losesOwner && (await enabledOwners(ctx.tx, mainId)).length === 0)
    throw new BusinessError(CODE.LAST_OWNER);
  // The sessions of the former role have ended with it (membership_ends_sessions); the service of customers follows the new
  // role.
  if (kind === 'platform') await serveEnterprises(ctx.tx, before.id, now);
  const event = { entity: 'user', entityId: before.id } as const;
  if (role !== before.role)
    await ctx.audit({ ...event, action: 'user.edited', detail: { role: { from: before.role, to: role } } });
  if (disabled !== wasDisabled)
    await ctx.audit({ ...event, action: standingAction(disabled, await wasHere(ctx.tx, mainId, before.id)) });
  if (approved !== null) await ctx.audit(approvingEnded(before.id, approved));
}

/** What the log calls it that somebody is barred or let in: whoever has not been here yet has nothing but an invitation. */
function standingAction(disabled: boolean, hasBeenHere: boolean): AuditAction {
  if (!hasBeenHere) return disabled ? 'user.invitationWithdrawn' : 'user.invitationRestored';
  return disabled ? 'user.disabled' : 'user.enabled';
}

async function editFields(
  ctx: SessionCtx,
  before: AccountUserRow,
  request: BodyOf<'editUser'>,
  isSelf: boolean,
): Promise<void> {
  const { email, avatarFileId } = request;
  const nickName = request.nickName === undefined ? undefined : plainText(request.nickName);
  const changed = Object.entries({ nickName, email, avatarFileId }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  if (changed.length === 0) return;
  if (nickName === '') throw fieldError([{ path: 'nickName', msg: words.name[ctx.lang] }]);
  if (nickName !== undefined && !isNickName(nickName))
    throw fieldError([{ path: 'nickName', msg: fieldWords.noName[ctx.lang] }]);
  if (!isSelf && (await isAwaited(ctx.tx, ctx.session.mainId, before.id)))
    return editInvited(ctx, before.id, request, nickName);
  // This account may not change a name that other accounts show, too.
  if (!isSelf && (await membershipsOf(ctx.tx, before.id)).length > 1) throw forbidden(personHelps);
  if (avatarFileId) await assertAvatar(ctx, avatarFileId);
  const former = avatarFileId && isSelf ? await ownPicture(ctx.tx) : null;
  await editUserFields(
    ctx.tx,
    before.id,
    {
      ...(nickName === undefined ? {} : { nickName }),
      ...(email === undefined
        ? {}
        : { emailEnc: ctx.services.crypto.encrypt(email, userEmailField(before.id)) }),
      ...(avatarFileId === undefined ? {} : { avatarFileId }),
    },
    ctx.clock.now(),
  );
  await ctx.audit({
    action: 'user.edited',
    entity: 'user',
    entityId: before.id,
    detail: { fields: changed },
  });
  if (former && former.fileId !== avatarFileId) await dropPicture(ctx, former);
}

/**
 * Edits an invited person who has not signed in here: only the typed name may be changed. The answer does not reveal whether
 * they are known elsewhere.
 */
async function editInvited(
  ctx: SessionCtx,
  userId: string,
  { email, avatarFileId }: BodyOf<'editUser'>,
  nickName: string | undefined,
): Promise<void> {
  if (email !== undefined || avatarFileId !== undefined || !nickName) throw forbidden(personHelps);
  await renameInvited(ctx.tx, userId, nickName, ctx.clock.now());
  const detail = { fields: ['nickName'] };
  await ctx.audit({ action: 'user.edited', entity: 'user', entityId: userId, detail });
}

async function assertAvatar(ctx: SessionCtx, fileId: string): Promise<void> {
  const file = await fileById(ctx.tx, fileId);
  const isOwnPicture =
    file?.mainId === ctx.session.mainId &&
    file.createdBy === ctx.session.userId &&
    file.mime.startsWith('image/');
  if (!isOwnPicture) throw fieldError([{ path: 'avatarFileId', msg: words.avatar[ctx.lang] }]);
}

function assertRole(ctx: SessionCtx, kind: 'enterprise' | 'platform', role: Role | undefined): void {
  if (role === undefined) return;
  const allowed: readonly Role[] =
    kind === 'enterprise' ? enterpriseRoles : ['owner', 'admin', ...staffRoles];
  if (!allowed.includes(role)) throw fieldError([{ path: 'roleIds', msg: words.role[ctx.lang] }]);
}

async function wire(ctx: SessionCtx, row: AccountUserRow) {
  return wireUser(ctx, row, await labelsOf(ctx, 'role'));
}
