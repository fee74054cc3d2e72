import type { WordTable } from '../../kernel/words';

export const words = {
  stillOwed: {
    en: 'It is still owed: give it back, then say so',
    zh: '款项尚未退回，请退回后再填写“已退回付款人”',
  },
  noteNeeded: { en: 'Please write at least four characters', zh: '请至少填写 4 个字符' },
} satisfies WordTable;

/** Why the provider cannot be asked to give a payment back. */
export const noRefund = {
  tooOld: { en: 'it was paid more than a year ago', zh: '支付已超过一年' },
  givenBack: { en: 'something of it was given back there already', zh: '该笔支付已有退款' },
  off: { en: 'the merchant who took it is not set up', zh: '原收款商户未启用' },
  notScanned: { en: 'it was not paid by scanning', zh: '该笔充值并非扫码支付' },
} satisfies WordTable;

/** What the payer reads on the phone; WeChat shows it in this language to everybody. */
export const paidFor = 'Probity 余额充值';
export const givenBackFor = 'Probity 余额充值退款';
