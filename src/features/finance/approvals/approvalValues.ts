import { parseYuan } from '@probity/contract/rules/yuan';
import type { ApprovalRules } from '../../../api/resources/approvalsApi';
import { isVerifyCode } from '../../../lib/verifyCode';

const MOST_FEN = 100_000_000_000;

/** Whole yuan as it is typed; '' for none. */
export const yuanText = (fen: number | null): string => (fen === null ? '' : String(fen / 100));

/** @returns fen; null for nothing typed */
export const fenOf = (typed: string): number | null =>
  typed.trim() === '' ? null : (parseYuan(typed) ?? null);

/** True for what is no amount in whole yuan between the two, or nothing. */
function isFaulty(typed: string, least: number): boolean {
  if (typed.trim() === '') return false;
  const fen = parseYuan(typed);
  return fen === undefined || fen % 100 !== 0 || fen < least || fen > MOST_FEN;
}

export type RuleValues = { above: string; overBudget: ApprovalRules['overBudget']; verifyCode: string };

const verifyCode = (typed: string) => (isVerifyCode(typed) ? undefined : { key: 'approvals.codeWrong' });

export const ruleValues = ({ above, overBudget }: ApprovalRules): RuleValues => ({
  above: yuanText(above),
  overBudget,
  verifyCode: '',
});

export const ruleRules = {
  above: (typed: string) => (isFaulty(typed, 0) ? { key: 'approvals.rules.fault' } : undefined),
  verifyCode,
};

export const approverRules = {
  upTo: (typed: string) => (isFaulty(typed, 100) ? { key: 'approvals.approvers.fault' } : undefined),
  verifyCode,
};
