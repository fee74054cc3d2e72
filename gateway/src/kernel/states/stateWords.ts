import { CODE } from '../../../../contract/codeNames';
import type { Lang } from '../context';
import { BusinessError } from '../errors';
import { isAllowed, type Machine, type StateOf } from './machines';

const things: Record<Machine, Record<Lang, string>> = {
  check: { en: 'check', zh: '核查' },
  item: { en: 'check item', zh: '核查项目' },
  order: { en: 'order', zh: '订单' },
  invitation: { en: 'invitation', zh: '邀请' },
};

type StateWords = { [M in Machine]: Record<StateOf<M>, Record<Lang, string>> };

const states: StateWords = {
  check: {
    awaitingPayment: { en: 'awaiting payment', zh: '待付款' },
    awaitingConsent: { en: 'awaiting consent', zh: '待授权' },
    inProgress: { en: 'in progress', zh: '核查中' },
    awaitingInfo: { en: 'awaiting information', zh: '待补充资料' },
    inReview: { en: 'in review', zh: '审核中' },
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

/** A state in the reader's language. */
export function stateWord<M extends Machine>(machine: M, state: StateOf<M>, lang: Lang): string {
  return (states[machine] as Record<string, Record<Lang, string>>)[state]![lang];
}

/** The same for a text that may be no state of this machine. */
export function stateWordOf(machine: Machine, text: string, lang: Lang): string | undefined {
  return (states[machine] as Partial<Record<string, Record<Lang, string>>>)[text]?.[lang];
}

/** 2004: what cannot become what, in the reader's language. */
export function refused<M extends Machine>(
  machine: M,
  from: StateOf<M>,
  to: StateOf<M>,
  lang: Lang,
): BusinessError {
  return new BusinessError(
    CODE.NO_SUCH_MOVE,
    { what: things[machine][lang], from: stateWord(machine, from, lang), to: stateWord(machine, to, lang) },
    { machine, from, to },
  );
}

/** Throws 2004 unless the machine has this arrow. */
export function guard<M extends Machine>(machine: M, from: StateOf<M>, to: StateOf<M>, lang: Lang): void {
  if (!isAllowed(machine, from, to)) throw refused(machine, from, to, lang);
}
