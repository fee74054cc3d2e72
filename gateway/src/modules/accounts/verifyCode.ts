import { CODE } from '@probity/contract/codeNames';
import type { Ctx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import { BusinessError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { newSmsCode } from '../../platform/security/tokens';
import { noteWrongCode } from './attackedAlarm';
import { networkOf } from '../../kernel/network';
import { smsWords } from '../sms/words';
import type { Scene } from './scenes';
import { codeActs, words } from './words';

export const CODE_SECONDS = 300;
export const CODE_INTERVAL = 60;

/** Codes that let somebody into an account. */
const waysIn: readonly Scene[] = ['login', 'reset', 'wechatBind'];

/**
 * Makes a code and sends it, within the limits per phone and per network. With `isNamed` false (nobody here has the phone)
 * every step is the same, but the message is taken back and the code opens nothing: neither reply nor timing tells the two
 * apart.
 */
export async function sendCode(
  ctx: Ctx,
  request: { mobile: string; mobileIndex: string; scene: Scene; isNamed: boolean },
): Promise<void> {
  const { mobile, mobileIndex, scene, isNamed } = request;
  const code = newSmsCode();
  const now = ctx.clock.now();
  const expires = new Date(now.getTime() + CODE_SECONDS * 1000);
  const { verdict, retryAfter } = await ctx.tx.one<{ verdict: string; retryAfter: number }>(sql`
    select verdict, retry_after as "retryAfter" from sms_code_add(${uuidv7()}, ${mobileIndex},
      ${ctx.services.blindIndex.of('ip', networkOf(ctx.ip))}, ${scene}, ${codeHmac(ctx, mobileIndex, scene, code)}, ${isNamed},
      ${ctx.services.config.smsPerIpPerMinute}, ${now}, ${expires})`);
  if (verdict === 'soon') throw new BusinessError(CODE.CODE_TOO_SOON, { n: retryAfter }, { retryAfter });
  if (verdict === 'day') throw new BusinessError(CODE.SMS_DAY_FULL);
  if (verdict === 'address') throw new BusinessError(CODE.TOO_MANY_REQUESTS);
  const outboxId = await ctx.services.sms.queue(ctx.tx, {
    mobile,
    template: 'verifyCode',
    text: smsWords(ctx.lang, words.verifyCodeSms({ code, act: codeActs[scene] })),
    expiresAt: expires,
  });
  await ctx.tx.run(sql`select sms_outbox_drop(${isNamed ? uuidv7() : outboxId})`);
}

interface SentCode {
  mobileIndex: string;
  scene: Scene;
  verifyCode: string;
}

/**
 * Spends a code or throws 1004. Commits by itself: a wrong guess stays counted whatever the request does next. For
 * handlers outside a transaction: one that held a connection while asking for this second one could starve the pool.
 */
export async function spendCode(ctx: Ctx, { mobileIndex, scene, verifyCode }: SentCode): Promise<void> {
  const { right } = await ctx.services.db.direct.one<{
    right: boolean;
  }>(sql`select sms_code_spend(${mobileIndex}, ${scene},
    ${codeHmac(ctx, mobileIndex, scene, verifyCode)}, ${ctx.clock.now()}) as right`);
  if (right) return;
  if (waysIn.includes(scene)) await noteWrongCode(ctx, mobileIndex);
  throw new BusinessError(CODE.WRONG_CODE);
}

/**
 * Spends the codes of two phones together, or neither: with one of them wrong the other may be used again. Commits by
 * itself like `spendCode`; each try counts against both codes.
 * @throws 1004 with `data.path`, the given name of the wrong one
 */
export async function spendCodes(
  ctx: Ctx,
  old: SentCode & { path: string },
  fresh: SentCode & { path: string },
): Promise<void> {
  const hmac = (code: SentCode) => codeHmac(ctx, code.mobileIndex, code.scene, code.verifyCode);
  const { verdict } = await ctx.services.db.direct.one<{ verdict: 'right' | 'old' | 'new' }>(sql`
    select sms_code_spend_pair(${old.mobileIndex}, ${old.scene}, ${hmac(old)},
      ${fresh.mobileIndex}, ${fresh.scene}, ${hmac(fresh)}, ${ctx.clock.now()}) as verdict`);
  if (verdict !== 'right')
    throw new BusinessError(CODE.WRONG_CODE, undefined, { path: verdict === 'old' ? old.path : fresh.path });
}

function codeHmac(ctx: Ctx, mobileIndex: string, scene: Scene, code: string): string {
  return ctx.services.blindIndex.of('smsCode', `${mobileIndex}\0${scene}\0${code}`);
}
