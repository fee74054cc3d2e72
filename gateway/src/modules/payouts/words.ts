import type { Words, WordTable } from '../../kernel/words';
import type { PayoutStatus } from './payoutRepository';

export const words = {
  bankMissing: { en: 'Please enter the bank', zh: '请填写开户行' },
  accountWrong: {
    en: 'Please enter a bank account of at least six digits',
    zh: '请填写正确的银行账号',
  },
  reasonNeeded: { en: 'Please write at least four characters', zh: '请至少填写 4 个字符' },
  referenceWrong: {
    en: 'Letters, digits, spaces or any of . _ / : # -, as the bank names the payment',
    zh: '请按银行流水填写，可用字母、数字、空格及 . _ / : # -',
  },
} satisfies WordTable;

/** Why a payout that waits cannot be withdrawn. */
export const beingPaid: Words = {
  en: 'it is being paid. Please call us if it is wrong',
  zh: '退款正在办理，如有误请联系客服',
};

/** Why a payout waits no more. */
export const closedAs: Record<Exclude<PayoutStatus, 'waiting'>, Words> = {
  paid: { en: 'it was paid', zh: '已退款' },
  rejected: { en: 'it was rejected', zh: '已驳回' },
  withdrawn: { en: 'the enterprise withdrew it', zh: '企业已撤回' },
};
