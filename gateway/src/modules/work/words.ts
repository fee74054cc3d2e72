import type { Words, WordTable } from '../../kernel/words';
import type { WorkKind, WorkRow } from './workRepository';

export const words = {
  notTheirWork: { en: 'This colleague cannot do this task', zh: '该同事不能处理此任务' },
  whyGivenBack: { en: 'Please say why you are returning it', zh: '请填写放回队列的原因' },
  you: { en: 'You', zh: '您' },
  finished: { en: 'finished', zh: '已' },
  nobody: { en: 'Nobody', zh: '任何人' },
  stopped: { en: 'works any more on', zh: '已停止，不再' },
  whyRefused: { en: 'Please say why the form was refused', zh: '请说明授权书未通过的原因' },
} satisfies WordTable;

/** The title of a certification that changes one. */
export const changeTitle: Words = { en: 'Check a change of verified data', zh: '审核认证信息变更' };

/** The title where a refund of ours does not go through, not the payment. */
export const refundTitle: Words = { en: 'Refund that does not go through', zh: '未完成的扫码支付退款' };

/** The titles of work that is not about an item, which has a title of its own. */
export const titles: Record<Exclude<WorkKind, 'checkItem'>, Words> = {
  report: { en: 'Write the report', zh: '撰写报告' },
  review: { en: 'Review the report', zh: '复核报告' },
  paperConsent: { en: 'Confirm the signed consent form', zh: '确认已签署的授权书' },
  certification: { en: 'Check the enterprise’s certification', zh: '审核企业认证' },
  lostPhone: { en: 'Replace a lost phone', zh: '更换遗失的手机号' },
  payment: { en: 'Payment that does not fit', zh: '不符的扫码支付' },
  recharge: { en: 'Confirm a recharge', zh: '确认充值' },
  reversal: { en: 'Take back a recharge', zh: '冲回充值' },
  correction: { en: 'Give back a charge', zh: '退还消费' },
  payout: { en: 'Pay out a balance', zh: '余额退款' },
  invoice: { en: 'Issue an invoice', zh: '开具发票' },
  dispute: { en: 'Answer a dispute', zh: '处理异议' },
  signOff: { en: 'Sign off a change', zh: '审签变更' },
};

/** The title of a sign-off by what is to change. */
export const signOffTitles: Record<NonNullable<WorkRow['signOff']>, Words> = {
  bankAccount: { en: 'Sign off another bank account', zh: '审签收款账户变更' },
  serviceContract: { en: 'Sign off a version of the service contract', zh: '审签服务合同新版本' },
  consent: { en: 'Sign off a version of the consent', zh: '审签候选人授权书新版本' },
  rechargeLimit: { en: 'Confirm another limit for one operator', zh: '确认双人确认限额变更' },
};

/** What waits for a second operator, with who asked: for that one, and for the others. */
export const askedBy = {
  own: ({ what }: { what: string }) => ({
    en: `${what}: asked by you, another operator decides`,
    zh: `${what}：由您提交，待其他运营人员处理`,
  }),
  of: ({ what, name }: { what: string; name: string }) => ({
    en: `${what}, asked by ${name}`,
    zh: `${what}（${name}提交）`,
  }),
};

/** The title of money that one of two operators has begun: for that one, and for the others. */
export const halfDone = {
  payout: {
    own: { en: 'Paid out by you; another operator confirms', zh: '余额退款：您已付款，待其他运营人员确认' },
    of: ({ name }: { name: string }) => ({
      en: `Confirm the payout that ${name} made`,
      zh: `余额退款：${name}已付款，待确认`,
    }),
  },
  recharge: {
    own: { en: 'Confirmed by you; another operator confirms too', zh: '充值：您已确认，待其他运营人员复核' },
    of: ({ name }: { name: string }) => ({
      en: `Confirm a recharge as the second, after ${name}`,
      zh: `充值：${name}已确认，待第二人复核`,
    }),
  },
};
