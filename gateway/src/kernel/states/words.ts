import type { Words } from '../words';
import type { Machine, StateOf } from './machines';

/** The things a refused move concerns. */
export const things: Record<Machine | 'certification', Words> = {
  check: { en: 'check', zh: '背调' },
  item: { en: 'check item', zh: '核查项目' },
  order: { en: 'order', zh: '订单' },
  invitation: { en: 'invitation', zh: '邀请' },
  certification: { en: 'certification', zh: '企业认证' },
};

/** States as they are named inside the sentence of a refusal. */
export const states: { [M in Machine]: Record<StateOf<M>, Words> } = {
  check: {
    awaitingApproval: { en: 'awaiting approval', zh: '待审批' },
    awaitingPayment: { en: 'awaiting payment', zh: '待付款' },
    awaitingConsent: { en: 'awaiting consent', zh: '待授权' },
    inProgress: { en: 'in progress', zh: '核查中' },
    awaitingInfo: { en: 'awaiting information', zh: '待补充资料' },
    inReview: { en: 'in review', zh: '复核中' },
    reported: { en: 'reported', zh: '已出报告' },
    disputed: { en: 'disputed', zh: '异议处理中' },
    cancelled: { en: 'cancelled', zh: '已取消' },
    expired: { en: 'expired', zh: '已过期' },
  },
  item: {
    waiting: { en: 'waiting', zh: '等待中' },
    running: { en: 'running', zh: '核查中' },
    awaitingInfo: { en: 'awaiting information', zh: '待补充资料' },
    done: { en: 'done', zh: '已完成' },
    cancelled: { en: 'cancelled', zh: '已取消' },
  },
  order: {
    awaitingApproval: { en: 'awaiting approval', zh: '待审批' },
    awaitingPayment: { en: 'awaiting payment', zh: '待付款' },
    placed: { en: 'placed', zh: '已下单' },
    completed: { en: 'completed', zh: '已完成' },
    cancelled: { en: 'cancelled', zh: '已取消' },
  },
  invitation: {
    sent: { en: 'sent', zh: '已发送' },
    opened: { en: 'opened', zh: '已打开' },
    verified: { en: 'verified', zh: '已验证' },
    submitted: { en: 'submitted', zh: '已提交' },
    expired: { en: 'expired', zh: '已过期' },
    revoked: { en: 'revoked', zh: '已撤回' },
  },
};

/** States of a certification, by their number. */
export const authStates: Record<0 | 1 | 2 | 3, Words> = {
  0: { en: 'not submitted', zh: '未提交' },
  1: { en: 'under review', zh: '审核中' },
  2: { en: 'verified', zh: '已认证' },
  3: { en: 'rejected', zh: '已驳回' },
};
