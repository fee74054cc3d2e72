import { isBankAccount, normalizeBankAccount } from './invoiceDetails';
import { lengthOf, plainText } from './plainText';

/** What customers transfer to: whose account, at which bank, its number. */
export interface BankAccount {
  accountName: string;
  bankName: string;
  /** Digits, letters and dashes, without blanks. */
  accountNo: string;
}

export const BANK_FIELDS = ['accountName', 'bankName', 'accountNo'] as const;
export type BankField = (typeof BANK_FIELDS)[number];

export const LONGEST_BANK_NAME = 100;
export const SHORTEST_BANK_REASON = 4;

/** For how many days customers are told that the account is another one than before. */
export const DAYS_BANK_TOLD = 30;

export type BankFaultName = 'missing' | 'long' | 'number';

/** As it is kept: names without what surrounds them, the number without blanks. */
export const plainBank = ({ accountName, bankName, accountNo }: BankAccount): BankAccount => ({
  accountName: plainText(accountName),
  bankName: plainText(bankName),
  accountNo: normalizeBankAccount(accountNo),
});

/** What is wrong with one field. */
export function bankFault(field: BankField, account: BankAccount): BankFaultName | undefined {
  const value = plainBank(account)[field];
  if (value === '') return 'missing';
  if (field === 'accountNo') return isBankAccount(value) ? undefined : 'number';
  return lengthOf(value) > LONGEST_BANK_NAME ? 'long' : undefined;
}

/** Whether both are one account, however their numbers are parted by blanks. */
export const isSameBank = (one: BankAccount, other: BankAccount): boolean => {
  const [a, b] = [plainBank(one), plainBank(other)];
  return BANK_FIELDS.every((field) => a[field] === b[field]);
};
