import type { CheckRow, ItemRow } from '../src/modules/checks/checkRepository';
import type { Work } from '../src/kernel/work';

/**
 * The parts other modules add to the demo checks while their story runs: the candidate's form, findings, report versions.
 * Each is called in the transaction of its step, with the clock at that step's moment.
 */
export interface DemoHooks {
  /** The candidate submitted; the check has started. */
  submitted?(work: Work, check: CheckRow): Promise<void>;
  /** An item is done, with its result and lamp. */
  itemDone?(work: Work, check: CheckRow, item: ItemRow): Promise<void>;
  /** The report went to the reviewer. */
  inReview?(work: Work, check: CheckRow): Promise<void>;
  /** The report was published. */
  reported?(work: Work, check: CheckRow): Promise<void>;
}
