import { useState } from 'react';
import { readContent, writeItem } from '../../lib/storage';

/**
 * The columns taken away from one list, remembered per browser.
 * @param listName names the list in the storage
 */
export function useHiddenColumns(listName: string) {
  const key = `probity-columns-${listName}`;
  const [hidden, setHidden] = useState<string[]>(() => {
    const stored = readContent<unknown>(key);
    return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [];
  });
  const change = (next: string[]) => {
    writeItem(key, next);
    setHidden(next);
  };
  return {
    hidden,
    toggle: (id: string) =>
      change(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id]),
    reset: () => change([]),
  };
}
