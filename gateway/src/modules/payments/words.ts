import type { WordTable } from '../../kernel/words';

export const words = {
  noteNeeded: { en: 'Please write at least four characters', zh: '请至少填写 4 个字符' },
} satisfies WordTable;

/** What the payer reads on the phone; WeChat shows it in this language to everybody. */
export const paidFor = 'Probity 余额充值';
