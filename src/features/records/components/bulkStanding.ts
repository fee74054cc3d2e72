import { cancellable } from '@probity/contract/rules/cancellable';
import { isToldLately } from '@probity/contract/rules/reminders';
import type { CheckRow } from '../../../api/resources/checksApi';

export type Deed = 'remind' | 'cancel';

/** Which of some records a deed fits as they stand on the screen, and what money of them is known to come back. */
export interface Standing {
  fitting: CheckRow[];
  others: CheckRow[];
  /** Those that fit and got a message within the hour: a reminder is refused until it is over. */
  lately: CheckRow[];
  /** Those that have not begun, whose price is held as a whole, and their fen; null for who reads no prices. */
  comesBack: { count: number; fen: number } | null;
  /** Fitting, but at work: of these only what is not yet worked comes back. */
  begun: number;
}

const UNBEGUN: readonly string[] = ['awaitingApproval', 'awaitingPayment', 'awaitingConsent'];

export function standingOf(deed: Deed, rows: readonly CheckRow[], now = new Date()): Standing {
  const isLately = ({ toldAt }: CheckRow) =>
    deed === 'remind' && toldAt !== null && isToldLately(new Date(toldAt), now);
  const fits = ({ status }: CheckRow) =>
    deed === 'remind' ? status === 'awaitingConsent' : cancellable.includes(status);
  const fitting = rows.filter((row) => fits(row) && !isLately(row));
  // What waits for approval or payment holds nothing.
  const held = fitting.filter(({ status }) => status === 'awaitingConsent');
  return {
    fitting,
    others: rows.filter((row) => !fits(row)),
    lately: rows.filter((row) => fits(row) && isLately(row)),
    comesBack: rows.some(({ price }) => price === null)
      ? null
      : { count: held.length, fen: held.reduce((sum, { price }) => sum + (price ?? 0), 0) },
    begun: fitting.filter(({ status }) => !UNBEGUN.includes(status)).length,
  };
}
