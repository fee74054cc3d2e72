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

export const statesOf: Record<RowOutcome, RowState[]> = {
  ordered: ['placed'],
  awaitingApproval: ['awaitingApproval'],
  awaitingPayment: ['awaitingPayment'],
  ready: ['ready'],
  refused: ['refused'],
  faulty: ['faulty'],
  unchecked: ['unchecked'],
  leftOut: ['dropped'],
  cancelled: ['cancelled'],
};

/** Number of rows. */
export const countOf = (counts: BatchCounts, outcome: RowOutcome) =>
  statesOf[outcome].reduce((sum, state) => sum + counts[state], 0);
