import { useSyncExternalStore } from 'react';
import { readContent, writeItem } from '../lib/storage';

/** The row height of lists. Remembered per browser. */
export type Density = 'comfortable' | 'compact';

const KEY = 'probity-density';
const listeners = new Set<() => void>();

/** Row heights in px. */
export const rowHeights: Record<Density, number> = { comfortable: 52, compact: 38 };

function read(): Density {
  return readContent<unknown>(KEY) === 'compact' ? 'compact' : 'comfortable';
}

export function setDensity(density: Density): void {
  writeItem(KEY, density);
  listeners.forEach((listener) => listener());
}

/** The density that all lists share. */
export function useDensity(): Density {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => 'comfortable',
  );
}
