import type { Outcome } from '@probity/contract/rules/lamp';
import { LampChip } from './LampChip';

interface OutcomeChipProps {
  outcome: Outcome;
  /** The square in a detail page's head. */
  isLarge?: boolean;
}

/** The outcome of a whole report in one word: its lamp, or that it could not be verified. */
export function OutcomeChip({ outcome, isLarge }: OutcomeChipProps) {
  return outcome === 'unverifiable' ? (
    <LampChip lamp="yellow" result="unverifiable" isLarge={isLarge} />
  ) : (
    <LampChip lamp={outcome} isLarge={isLarge} />
  );
}
