import {
  BANK_FIELDS,
  bankFault,
  LONGEST_BANK_NAME,
  SHORTEST_BANK_REASON,
  type BankAccount,
} from '@probity/contract/rules/bankAccount';
import { lengthOf, plainText } from '@probity/contract/rules/plainText';
import type { FormFault } from '../../../components/form/formRules';
import { isVerifyCode } from '../../../lib/verifyCode';

/** The form: the account, the day from which it counts, why, and the code. */
export interface BankForm extends BankAccount {
  effectiveOn: string;
  reason: string;
  verifyCode: string;
}

export const accountOf = ({ accountName, bankName, accountNo }: BankForm): BankAccount => ({
  ...{ accountName, bankName, accountNo },
});

/** What the gateway calls otherwise than the form does. */
export const bankNames = Object.fromEntries(BANK_FIELDS.map((name) => [`account.${name}`, name]));

export const codeFault = ({ verifyCode }: { verifyCode: string }) =>
  isVerifyCode(verifyCode) ? {} : { verifyCode: { key: 'bankAccount.fault.code' } };

export const reasonFault = ({ reason }: { reason: string }) =>
  lengthOf(plainText(reason)) < SHORTEST_BANK_REASON ? { reason: { key: 'bankAccount.fault.reason' } } : {};

/** What is wrong with the form, before anything is sent. */
export function bankRules(form: BankForm): Partial<Record<keyof BankForm, FormFault>> {
  const faults = BANK_FIELDS.flatMap((field) => {
    const fault = bankFault(field, form);
    return fault
      ? [[field, { key: `bankAccount.fault.${fault}`, values: { limit: LONGEST_BANK_NAME } }]]
      : [];
  });
  return {
    ...Object.fromEntries(faults),
    ...(!/^\d{4}-\d\d-\d\d$/.test(form.effectiveOn) && {
      effectiveOn: { key: 'bankAccount.fault.effectiveOn' },
    }),
    ...reasonFault(form),
    ...codeFault(form),
  };
}
