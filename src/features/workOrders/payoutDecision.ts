import type { PayoutReview } from '../../api/resources/payoutsApi';
import { isVerifyCode } from '../../lib/verifyCode';

export const emptyDecision = {
  decision: '' as '' | 'enter' | 'confirm' | 'reject',
  ...{ bankReference: '', reason: '', verifyCode: '' },
};
export type DecisionValues = typeof emptyDecision;

const decisionRules = {
  decision: (value: DecisionValues['decision']) =>
    value === '' ? { key: 'payoutReview.choose' } : undefined,
  bankReference: (value: string, { decision }: DecisionValues) =>
    decision === 'enter' && value.trim() === '' ? { key: 'payoutReview.referenceMissing' } : undefined,
  reason: (value: string, { decision }: DecisionValues) =>
    decision === 'reject' && value.trim().length < 4 ? { key: 'payoutReview.reasonMissing' } : undefined,
};

/** With the code that the decision takes: a rejection takes one where a colleague has said that the money left. */
export const rulesOf = (isEntered: boolean) => ({
  ...decisionRules,
  verifyCode: (value: string, { decision }: DecisionValues) =>
    takesCode(decision, isEntered) && !isVerifyCode(value) ? { key: 'payoutReview.codeWrong' } : undefined,
});

export const takesCode = (decision: DecisionValues['decision'], isEntered: boolean): boolean =>
  decision === 'enter' || decision === 'confirm' || (decision === 'reject' && isEntered);

/** What may be decided, each with its phrase: what one operator entered another confirms or rejects. */
export function decisionsOf({ entered, mayConfirm }: Pick<PayoutReview, 'entered' | 'mayConfirm'>) {
  return [
    ...(mayConfirm ? [{ value: 'confirm', word: 'confirm' } as const] : []),
    { value: 'enter', word: entered ? 'enterAgain' : 'enter' } as const,
    ...(!entered || mayConfirm
      ? [{ value: 'reject', word: entered ? 'rejectPaid' : 'reject' } as const]
      : []),
  ];
}
