import { useCallback, useState } from 'react';
import type { DraftItem } from '../../../api/resources/reportsApi';
import { useUnsavedInput } from '../../../lib/unsavedInput';
import { differingParts, toInput, type FindingInput } from '../findingInput';

/** The typed values of an item, and the saved item they were typed over. */
export interface TypedFinding {
  base: DraftItem;
  input: FindingInput;
}

/**
 * Everything typed and not saved, by item: going to another item and back loses nothing, and neither does a reply in
 * between.
 */
export function useFindingDrafts() {
  const [typed, setTyped] = useState<Record<string, TypedFinding>>({});
  const dirtyIds = Object.keys(typed);
  useUnsavedInput(dirtyIds.length > 0);

  const change = useCallback((item: DraftItem, input: FindingInput) => {
    setTyped((all) => {
      const base = all[item.checkItemId]?.base ?? item;
      const { [item.checkItemId]: _old, ...rest } = all;
      return differingParts(toInput(base), input).length === 0
        ? rest
        : { ...all, [item.checkItemId]: { base, input } };
    });
  }, []);
  const drop = useCallback((checkItemId: string) => {
    setTyped(({ [checkItemId]: _old, ...rest }) => rest);
  }, []);
  return { typed, dirtyIds, change, drop };
}
