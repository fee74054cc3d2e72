import { useCallback, useState } from 'react';
import { VISITOR_TYPE } from '../../../lib/constants';
import { readContent, writeItem } from '../../../lib/storage';

/** Item id → agreed. An item not listed is not agreed to. */
export type Decisions = Record<string, boolean>;

/**
 * The candidate's ticks before signing. Kept in this tab's storage (ids and ticks, nothing personal), so that a reload or a
 * second phone check loses none of them.
 */
export function useDecisions(s: string) {
  const key = `probity-consent-${s}`;
  const [decisions, setDecisions] = useState<Decisions>(
    () => readContent<Decisions>(key, VISITOR_TYPE) ?? {},
  );
  const decide = useCallback(
    (next: Decisions) => {
      const all = { ...decisions, ...next };
      writeItem(key, all, VISITOR_TYPE);
      setDecisions(all);
    },
    [decisions, key],
  );
  return { decisions, decide };
}
