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

interface Covered {
  status: string;
  consent: string;
}

/** Counts the items of a report, and of those that were not done why. */
export function coverageOf(items: readonly Covered[]): Coverage {
  const stopped = items.filter((item) => item.status === 'cancelled');
  const count = (consent: string) => stopped.filter((item) => item.consent === consent).length;
  const [refused, withdrawn] = [count('refused'), count('withdrawn')];
  return {
    items: items.length,
    done: items.filter((item) => item.status === 'done').length,
    refused,
    withdrawn,
    stopped: stopped.length - refused - withdrawn,
  };
}

/** True where the report speaks of everything that was ordered. */
export const isWhole = ({ items, done }: Coverage): boolean => items === done;
