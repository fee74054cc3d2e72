import type { FindingEntry } from '../../api/reportsApi';

/** The fields of an entry in their order: what was claimed first, then what was only found out. */
export function fieldNames(entry: Pick<FindingEntry, 'claimed' | 'verified'>): string[] {
  return [...new Set([...Object.keys(entry.claimed), ...Object.keys(entry.verified)])];
}
