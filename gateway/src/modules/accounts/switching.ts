import { CODE } from '@probity/contract/codeNames';
import { writeAudit } from '../../kernel/audit';
import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { BusinessError } from '../../kernel/errors';
import { labelsOf } from '../reference/dictRepository';
import { maySignInto, openLogin, origin, type LoginResult } from './openSession';
import { revokeSession } from './sessionRepository';
import { membershipsOf, userById } from './userRepository';

/** Call 16: the accounts this user can act in, disabled memberships marked. */
export async function relatedMainList(ctx: SessionCtx) {
  const { tx, session } = ctx;
  const [memberships, user, roleNames] = [
    await membershipsOf(tx, session.userId),
    await userById(tx, session.userId),
    await labelsOf(ctx, 'role'),
  ];
  return memberships.filter(maySignInto).map(({ mainId, mainName, role, authStatus, disabled }) => ({
    mainId,
    mainName,
    username: user?.username ?? '',
    roleName: roleNames.get(role) ?? role,
    authStatus,
    current: mainId === session.mainId,
    disabled,
  }));
}

/**
 * Call 17: a new token in another account, valid for as long as the old one was, which is revoked. Both accounts' trails
 * record it.
 */
export async function changeLogin(ctx: SessionCtx, { mainId }: BodyOf<'changeLogin'>): Promise<LoginResult> {
  const { tx, session } = ctx;
  const account = (await membershipsOf(tx, session.userId)).find((one) => one.mainId === mainId);
  if (!account || account.disabled || !maySignInto(account)) throw new BusinessError(CODE.CANNOT_SWITCH);
  await writeAudit(tx, origin(ctx), {
    action: 'user.leftAccount',
    entity: 'user',
    entityId: session.userId,
    detail: { to: mainId },
  });
  await revokeSession(tx, session.sessionId, ctx.clock.now());
  return openLogin(
    ctx,
    tx,
    { userId: session.userId, loginType: session.loginType, account, switchedFrom: session.sessionId },
    { action: 'user.switchedAccount', detail: { from: session.mainId } },
  );
}
