/** The share of the ordered items that a report covers. */
export interface Coverage {
  /** Items ordered. */
  items: number;
  done: number;
  /** Refused by the candidate when asked for consent. */
  refused: number;
  /** Consent withdrawn before the item was done. */
  withdrawn: number;
  /** Stopped for any other reason. */
  stopped: number;
}

/** The reason why an item was not worked, in the words of the glossary: the same one wherever it is shown. */
export type WhyStopped = 'refused' | 'withdrawn' | 'stopped';

/** The reason why an item was stopped, derived from the consent it had. */
export const whyStopped = (consent: string): WhyStopped =>
  consent === 'refused' || consent === 'withdrawn' ? consent : 'stopped';

interface Covered {
  status: string;
  consent: string;
}

/** Counts the items of a report, and those not done by reason. */
export function coverageOf(items: readonly Covered[]): Coverage {
  const stopped = items.filter((item) => item.status === 'cancelled');
  const count = (why: WhyStopped) => stopped.filter((item) => whyStopped(item.consent) === why).length;
  return {
    items: items.length,
    done: items.filter((item) => item.status === 'done').length,
    refused: count('refused'),
    withdrawn: count('withdrawn'),
    stopped: count('stopped'),
  };
}

/** True when the report covers everything that was ordered. */
export const isWhole = ({ items, done }: Coverage): boolean => items === done;
