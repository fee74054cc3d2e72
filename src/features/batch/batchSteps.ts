import type { Batch, BatchField, BatchStatus } from '../../api/resources/batchesApi';

/** What is done with a batch that was checked; any of them can be gone back to. */
export const openSteps = ['columns', 'terms', 'mend', 'confirm'] as const;
export type OpenStep = (typeof openSteps)[number];

export type BatchStep = OpenStep | 'progress' | 'unreadable' | 'ordered' | 'cancelled';

const steps: Readonly<Record<Exclude<BatchStatus, 'open'>, BatchStep>> = {
  reading: 'progress',
  unreadable: 'unreadable',
  matching: 'columns',
  checking: 'progress',
  ordering: 'ordered',
  done: 'ordered',
  cancelled: 'cancelled',
};

/** True where the last work on it did not come to its end. */
export const hasStopped = ({ task }: Pick<Batch, 'task'>): boolean =>
  task !== null && task.endedAt !== null && task.status !== 'done';

/** True where the list has a column for it. */
export const hasColumn = ({ columns }: Pick<Batch, 'columns'>, field: BatchField): boolean =>
  columns.some((column) => column.field === field);

/** The group of the rows that have no position. */
export const NO_POSITION = 'positionTitle.positionMissing';

/** True where some rows of the list have no position, though it has a column for it, as far as the rows were checked. */
export const lacksPositions = ({ columns, groups }: Pick<Batch, 'columns' | 'groups'>): boolean =>
  hasColumn({ columns }, 'positionTitle') && groups.some(({ key }) => key === NO_POSITION);

/** True for the group of rows whose package has sensitive items that nobody gave a reason for: it is given once for all of them. */
export const isOfReasons = ({ key }: Pick<Batch['groups'][number], 'key'>): boolean =>
  key.startsWith('package.packageReasons');

/** True where the rows were checked and such a reason is missing. */
export const lacksReasons = ({ groups }: Pick<Batch, 'groups'>): boolean => groups.some(isOfReasons);

/** True while something that every order has stands neither in a column nor in the terms. */
export const lacksTerms = (batch: Pick<Batch, 'columns' | 'terms'>): boolean =>
  (!batch.terms.packageId && !hasColumn(batch, 'package')) ||
  (!batch.terms.positionTitle && !hasColumn(batch, 'positionTitle')) ||
  (!batch.terms.positionClass && !hasColumn(batch, 'positionClass'));

/** The steps of a checked batch: applications have no columns. */
export const stepsOf = ({ sourceKind }: Pick<Batch, 'sourceKind'>): readonly OpenStep[] =>
  sourceKind === 'applications' ? openSteps.slice(1) : openSteps;

/**
 * Where a batch is: its status says so, so that a reload, another tab and tomorrow come to the same place.
 * @param wanted the step in the address, of those a checked batch has
 */
export function stepOf(batch: Batch, wanted: string | null): BatchStep {
  // Applications have no columns: where their check broke off it begins again with their terms.
  if (batch.status === 'matching' && !stepsOf(batch).includes('columns')) return 'terms';
  if (batch.status !== 'open') return steps[batch.status];
  const named = stepsOf(batch).find((step) => step === wanted);
  if (named) return named;
  if (lacksTerms(batch)) return 'terms';
  return batch.counts.faulty > 0 || batch.duplicates.some(({ open }) => open > 0) ? 'mend' : 'confirm';
}

export interface StepProps {
  batch: Batch;
  /** Goes to another step of a checked batch; none: where its status leads. */
  onStep: (step?: OpenStep) => void;
  /** Tells what has to succeed before the step is left for another one; null: nothing any more. */
  onSaver: (save: (() => Promise<boolean>) | null) => void;
}
