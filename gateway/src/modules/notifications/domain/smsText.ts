import type { NotificationKind } from './rules';

/** The words of one kind: `no` is the order number, `name` the enterprise's. Nothing of a candidate. */
const texts: Record<NotificationKind, (no: string, name: string) => string> = {
  'check.reported': (no) =>
    `订单 ${no} 的报告已出具，请登录查看。Order ${no} is reported: sign in to read it.`,
  'check.infoRequested': (no) =>
    `订单 ${no} 需要贵司补充信息，计时已暂停，请登录处理。Order ${no} waits for information from you: sign in to answer.`,
  'check.expired': (no) =>
    `订单 ${no} 的候选人未在期限内授权，订单已关闭，未产生费用。Order ${no} has expired without consent; nothing was charged.`,
  'check.consentWithdrawn': (no) =>
    `订单 ${no} 的候选人撤回了授权，请登录查看。The candidate of order ${no} withdrew consent: sign in to see what stopped.`,
  'check.cancelled': (no) => `订单 ${no} 已取消。Order ${no} is cancelled.`,
  'check.inReview': (no) => `订单 ${no} 待复核。Order ${no} waits for a review.`,
  'check.disputed': (no) => `订单 ${no} 的报告被提出异议。The report of order ${no} is disputed.`,
  'enterprise.submitted': (_no, name) => `${name}提交了企业认证。${name} waits for its certification.`,
  'enterprise.verified': (_no, name) =>
    `${name}已通过企业认证，现在可以签署服务合同并下单。Your enterprise is verified: you can sign the service contract and place orders.`,
  'enterprise.rejected': (_no, name) =>
    `${name}的企业认证未通过，请登录查看原因并重新提交。Your enterprise could not be verified: sign in to read why and submit again.`,
  'webhook.disabled': (_no, name) =>
    `${name}的一个 Webhook 因连续投递失败已停用，请登录查看。A webhook of yours was disabled after days of failures: sign in to see why.`,
};

/** The SMS of a notification, in both languages: which one its reader prefers is not known here. */
export function smsText(kind: NotificationKind, about: { orderNo: string | null; mainName: string }): string {
  return `【Probity】${texts[kind](about.orderNo ?? '', about.mainName)}`;
}
