import { isBankAccount } from '@probity/contract/rules/invoiceDetails';
import { rechargeFen } from '../../../domain/rechargeFen';
import { isVerifyCode } from '../../../lib/verifyCode';

export const emptyPayout = { amount: '', bankName: '', accountNo: '', reason: '', verifyCode: '' };
export type PayoutValues = typeof emptyPayout;

/** The form's rules; `available` in fen, once it is known. */
export const payoutRulesOf = (available: number | undefined) => ({
  amount: (value: string) =>
    (rechargeFen(value) ?? Infinity) > (available ?? Infinity) || rechargeFen(value) === undefined
      ? { key: 'payouts.form.amountWrong' }
      : undefined,
  bankName: (value: string) => (value.trim() === '' ? { key: 'payouts.form.bankNameMissing' } : undefined),
  accountNo: (value: string) => (isBankAccount(value) ? undefined : { key: 'payouts.form.accountNoWrong' }),
  verifyCode: (value: string) => (isVerifyCode(value) ? undefined : { key: 'payouts.form.codeWrong' }),
});
