import type { SessionCtx } from '../../context';
import { userMobilePlace } from '../accounts/userPlaces';
import { userById } from '../accounts/userRepository';
import type { CertificationRow } from './certificationRepository';

/**
 * Tells whoever submitted it, by SMS, that it was decided. The text is in the enterprise's language, not the operator's, and
 * carries no reason: that stands where they sign in.
 */
export async function tellDecision(
  ctx: SessionCtx,
  row: CertificationRow,
  status: 'verified' | 'rejected',
): Promise<void> {
  const user = await userById(ctx.tx, row.submittedBy);
  if (!user) return;
  const mobile = ctx.services.crypto.decrypt(user.mobileEnc, userMobilePlace(user.id));
  const text = {
    verified: `【Probity】${row.enterpriseName}已通过企业认证，现在可以签署服务合同并下单。Your enterprise is verified: you can sign the service contract and place orders.`,
    rejected: `【Probity】${row.enterpriseName}的企业认证未通过，请登录查看原因并重新提交。Your enterprise could not be verified: sign in to read why and submit again.`,
  }[status];
  await ctx.services.sms.queue(ctx.tx, { mobile, template: 'certification', text });
}
