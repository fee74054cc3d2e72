/** How much of what was ordered a report speaks of. */
export interface Coverage {
  /** Items ordered. */
  items: number;
  done: number;
  /** Refused by the candidate when asked for consent. */
  refused: number;
  /** Consent taken back before the item was done. */
  withdrawn: number;
  /** Stopped for any other reason. */
  stopped: number;
}

/** Why an item was not worked, in the words of the glossary: one for each, wherever it is told. */
export type WhyStopped = 'refused' | 'withdrawn' | 'stopped';

/** Why a stopped item was stopped, by the consent it had. */
export const whyStopped = (consent: string): WhyStopped =>
  consent === 'refused' || consent === 'withdrawn' ? consent : 'stopped';

interface Covered {
  status: string;
  consent: string;
}

/** Counts the items of a report, and of those that were not done why. */
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

/** True where the report speaks of everything that was ordered. */
export const isWhole = ({ items, done }: Coverage): boolean => items === done;
