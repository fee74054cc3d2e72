import type { BatchCounts, RowState } from '../../api/resources/batchesApi';

/** What became of rows, as it is counted and looked through. */
export const outcomes = [
  'ordered',
  'awaitingApproval',
  'awaitingPayment',
  'ready',
  'refused',
  'faulty',
  'unchecked',
  'leftOut',
  'cancelled',
] as const;
export type RowOutcome = (typeof outcomes)[number];

/** The state of such a row: the two that read otherwise on the screen have names of their own there. */
export const stateOf = (outcome: RowOutcome): RowState =>
  outcome === 'ordered' ? 'placed' : outcome === 'leftOut' ? 'dropped' : outcome;

/** Number of rows. */
export const countOf = (counts: BatchCounts, outcome: RowOutcome) => counts[stateOf(outcome)];
