import type { WordTable } from '../../kernel/words';
import type { RechargeStatus } from './rechargeRepository';

export const words = {
  inFuture: { en: 'The day of payment cannot be in the future', zh: '付款日期不能晚于今天' },
  tooLongAgo: { en: 'The payment is more than a year ago', zh: '付款日期不能早于一年前' },
  payerNeeded: { en: 'Please write whose account paid', zh: '请填写付款户名' },
  slipNeeded: {
    en: 'Please upload the slip as PDF, JPG or PNG',
    zh: '请上传 PDF、JPG 或 PNG 格式的转账凭证',
  },
  reasonNeeded: { en: 'Please write at least four characters', zh: '请至少填写 4 个字符' },
  firstOperator: { en: 'the first operator', zh: '首位操作人员' },
  referenceWrong: {
    en: 'Letters, digits, spaces or any of . _ / : # -, as the bank names the payment',
    zh: '请按银行流水填写，可用字母、数字、空格及 . _ / : # -',
  },
} satisfies WordTable;

/** Why a recharge waits no more. */
export const closedAs: Record<Exclude<RechargeStatus, 'waiting'>, { en: string; zh: string }> = {
  confirmed: { en: 'it was confirmed', zh: '已确认到账' },
  rejected: { en: 'it was rejected', zh: '已驳回' },
  withdrawn: { en: 'the enterprise withdrew it', zh: '企业已撤回' },
};
