import type { ReactNode } from 'react';
import type { CheckRow } from '../../../api/resources/checksApi';

/** The key of the line that is no result, but the way to all of them. */
export const ALL = 'all';
/** The same of batches. */
export const ALL_BATCHES = 'allBatches';
/** And of colleagues. */
export const ALL_PEOPLE = 'allPeople';

/** A line of the search, and what choosing it does. */
export interface PaletteEntry {
  key: string;
  title: string;
  icon: ReactNode;
  /** What it belongs to. */
  hint?: string;
  /** A record has more to say than its title. */
  record?: CheckRow;
  run: () => void;
}

export interface PaletteGroup {
  key: string;
  title: string;
  entries: PaletteEntry[];
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** True if each word of what is typed is in one of the names, wherever it stands. */
export function isMeant(typed: string, names: readonly string[]): boolean {
  const known = plain(names.join('\n'));
  return plain(typed)
    .split(/\s+/)
    .every((word) => known.includes(word));
}
