import type { PayoutReview } from '../../api/resources/payoutsApi';
import { isVerifyCode } from '../../lib/verifyCode';

export const emptyDecision = {
  decision: '' as '' | 'enter' | 'confirm' | 'reject',
  ...{ bankReference: '', reason: '', verifyCode: '' },
};
export type DecisionValues = typeof emptyDecision;

export const decisionRules = {
  decision: (value: DecisionValues['decision']) =>
    value === '' ? { key: 'payoutReview.choose' } : undefined,
  bankReference: (value: string, { decision }: DecisionValues) =>
    decision === 'enter' && value.trim() === '' ? { key: 'payoutReview.referenceMissing' } : undefined,
  reason: (value: string, { decision }: DecisionValues) =>
    decision === 'reject' && value.trim().length < 4 ? { key: 'payoutReview.reasonMissing' } : undefined,
  verifyCode: (value: string, { decision }: DecisionValues) =>
    (decision === 'enter' || decision === 'confirm') && !isVerifyCode(value)
      ? { key: 'payoutReview.codeWrong' }
      : undefined,
};

/** What may be decided, each with its phrase: confirmed only by another than who entered it. */
export function decisionsOf({ entered, mayConfirm }: Pick<PayoutReview, 'entered' | 'mayConfirm'>) {
  return [
    ...(mayConfirm ? [{ value: 'confirm', word: 'confirm' } as const] : []),
    { value: 'enter', word: entered ? 'enterAgain' : 'enter' } as const,
    { value: 'reject', word: entered ? 'rejectPaid' : 'reject' } as const,
  ];
}
