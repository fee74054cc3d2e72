import type { BankFaultName } from '@probity/contract/rules/bankAccount';
import type { Words, WordTable } from '../../kernel/words';

export const words = {
  unchanged: {
    en: 'This is the account that customers are told already',
    zh: '与客户当前看到的收款账户相同',
  },
  reasonNeeded: { en: 'Please write at least four characters', zh: '请至少填写 4 个字符' },
} satisfies WordTable;

export const bankFaultWords: Record<BankFaultName, Words> = {
  missing: { en: 'This is missing', zh: '请填写' },
  long: { en: 'At most 100 characters', zh: '最多 100 个字符' },
  number: { en: 'Please enter a bank account of at least six digits', zh: '请填写正确的银行账号' },
};
