import { CODE } from '@probity/contract/codeNames';
import { writeAudit } from '../../kernel/audit';
import type { Ctx, Services } from '../../kernel/context';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { BusinessError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { chosenWechat } from '../../platform/providers/wechat/chosenWechat';
import { newToken, sha256Hex } from '../../platform/security/tokens';
import { codeText } from '../../kernel/texts';
import { accountToOpen, openLogin, origin, type LoginResult } from '../accounts/openSession';
import { assertNotPaused, signInSource } from '../accounts/signInPause';
import { notifySecurityChange } from '../accounts/securityNotice';
import { userMobileField } from '../../kernel/userFields';
import { membershipsOf, userById, userByMobile } from '../accounts/userRepository';
import { spendCode } from '../accounts/verifyCode';
import { addTicket, answerTicket, bindWechat, boundTo, isBindOpen, takeTicket } from './wechatRepository';

export const QR_SECONDS = 180;
const QR_INTERVAL = 2;

/** Call 13. Only the browser has the ticket; the code carries another value. Binding is for a signed-in user. */
export async function getQrCode(ctx: Ctx, purpose: 'login' | 'bind') {
  const { session } = ctx;
  if (purpose === 'bind') {
    if (!session) throw new BusinessError(CODE.SESSION_INVALID);
    if (session.barred || session.kind === 'visitor') throw new BusinessError(CODE.SESSION_BARRED);
  }
  const ticket = newToken();
  const state = newToken();
  const now = ctx.clock.now();
  await addTicket(
    ctx.tx,
    {
      id: uuidv7(),
      ticketHash: sha256Hex(ticket),
      stateHash: sha256Hex(state),
      purpose,
      userId: purpose === 'bind' ? session!.userId : null,
      expiresAt: new Date(now.getTime() + QR_SECONDS * 1000),
    },
    now,
  );
  const qrContent = chosenWechat(ctx.services.config).qrContent(state);
  return { ticket, qrContent, expiresIn: QR_SECONDS, interval: QR_INTERVAL };
}

type QrResult = ReplyOf<'queryQrResult'>;

/** Call 14: never an error. A login, a refusal and a bind token are delivered once. */
export async function queryQrResult(ctx: Ctx, ticket: string): Promise<QrResult> {
  const bindToken = newToken();
  const taken = await takeTicket(ctx.tx, sha256Hex(ticket), sha256Hex(bindToken), ctx.clock.now());
  const result: QrResult = {
    status: taken.status,
    ...(taken.nickname ? { nickname: taken.nickname } : {}),
    ...(taken.avatar ? { avatar: taken.avatar } : {}),
  };
  if (taken.status === 'unbound') return { ...result, bindToken };
  if (taken.status !== 'confirmed') return result;
  if (taken.purpose === 'bind') {
    if (taken.userId) await auditBinding(ctx, taken.userId);
    return result;
  }
  const outcome = taken.userId ? await openOrRefuse(ctx, taken.userId) : {};
  return { ...result, ...outcome, status: 'login' in outcome ? 'confirmed' : 'canceled' };
}

/** Audits a binding made while signed in: once, with the delivery, in the account the user acts in. */
async function auditBinding(ctx: Ctx, userId: string): Promise<void> {
  const [account] = await membershipsOf(ctx.tx, userId);
  if (!account) return;
  await ctx.tx.bind({ mainIds: [account.mainId], mainId: account.mainId, userId });
  const event = {
    action: 'user.wechatBound' as const,
    entity: 'user' as const,
    entityId: userId,
    mainId: account.mainId,
  };
  await writeAudit(ctx.tx, { ...origin(ctx), session: null }, event);
}

/**
 * Opens the session, or gives the reason of the refusal: paused for this network, or disabled everywhere. Only the holder of
 * the phone learns it.
 */
async function openOrRefuse(ctx: Ctx, userId: string): Promise<Pick<QrResult, 'login' | 'refused'>> {
  try {
    const user = await userById(ctx.tx, userId);
    if (!user) return {};
    await assertNotPaused(ctx, ctx.tx, signInSource(ctx, user.mobileIndex));
    const account = await accountToOpen(ctx.tx, userId);
    const login = await openLogin(
      ctx,
      ctx.tx,
      { userId, loginType: 'wechat', account },
      { action: 'user.signedIn', detail: { loginType: 'wechat' } },
    );
    return { login };
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    const code = ([CODE.PASSWORD_LOCKED, CODE.ACCOUNT_DISABLED] as const).find((one) => one === error.code);
    if (code === undefined) throw error;
    const { params, data } = error;
    return { refused: { code, msg: codeText(code, ctx.lang, params), ...(data as { retryAfter?: number }) } };
  }
}

/**
 * The phone's answer to the question on it. A yes that binds is reported by SMS at once, whether or not the browser ever
 * asks for the result.
 */
export function answerPhone(services: Services, tokenHash: string, yes: boolean): Promise<string> {
  return services.db.withoutTenant(async (tx) => {
    const status = await answerTicket(tx, tokenHash, yes, services.clock.now());
    const userId = status === 'confirmed' ? await boundTo(tx, tokenHash) : null;
    const user = userId && (await userById(tx, userId));
    if (user) {
      const mobile = services.crypto.decrypt(user.mobileEnc, userMobileField(user.id));
      await notifySecurityChange(services, tx, mobile, 'wechatBound');
    }
    return status;
  });
}

export type BindRequest = BodyOf<'bindMobile'>;

/** Call 15: binds a WeChat account nobody has to the user whose phone answers the code. */
export async function bindMobile(
  ctx: Ctx,
  { bindToken, mobile, verifyCode }: BindRequest,
): Promise<LoginResult> {
  const { direct } = ctx.services.db;
  const bindHash = sha256Hex(bindToken);
  const mobileIndex = ctx.services.blindIndex.of('mobile', mobile);
  if (!(await isBindOpen(direct, bindHash, ctx.clock.now()))) throw new BusinessError(CODE.QR_CODE_EXPIRED);
  await assertNotPaused(ctx, direct, signInSource(ctx, mobileIndex));
  await spendCode(ctx, { mobileIndex, scene: 'wechatBind', verifyCode });
  return ctx.independent(null, async (tx) => {
    const user = await userByMobile(tx, mobileIndex);
    if (!user) throw new BusinessError(CODE.UNKNOWN_USER);
    const account = await accountToOpen(tx, user.id);
    const result = await bindWechat(tx, bindHash, user.id, ctx.clock.now());
    if (result !== 'bound')
      throw new BusinessError(result === 'taken' ? CODE.WECHAT_BOUND : CODE.QR_CODE_EXPIRED);
    await notifySecurityChange(ctx.services, tx, mobile, 'wechatBound');
    return openLogin(
      ctx,
      tx,
      { userId: user.id, loginType: 'wechat', account },
      { action: 'user.wechatBound', detail: { loginType: 'wechat' } },
    );
  });
}
