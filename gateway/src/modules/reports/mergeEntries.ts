import { fieldError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { Fields, FindingEntry } from '../checks/findingRepository';
import type { Lang } from '../../kernel/context';
import { words } from './words';

/**
 * An entry as an analyst sends it: one without an id is new, or comes from a client that identifies entries by their label.
 */
export interface SentEntry {
  entryId?: string | undefined;
  label: string;
  verified: Fields;
}

const isClaimed = (entry: FindingEntry) => Object.keys(entry.claimed).length > 0;

/**
 * The entries to be stored: labels and verified values are the analyst's, the candidate's statements are not. These stay
 * with their entry, also under another label and beside an entry of the same one, and an entry that has them cannot be left
 * out.
 * @throws 1000 at an entry whose id is unknown or occurs twice
 */
export function mergeEntries(
  lang: Lang,
  before: readonly FindingEntry[],
  sent: readonly SentEntry[],
): FindingEntry[] {
  const left = new Map(before.map((entry) => [entry.entryId, entry]));
  const take = (entry: FindingEntry | undefined) => {
    if (entry) left.delete(entry.entryId);
    return entry;
  };
  const byId = sent.map(({ entryId }, index) => {
    if (entryId === undefined) return undefined;
    const stored = take(left.get(entryId));
    if (!stored) throw fieldError([{ path: `entries.${index}.entryId`, msg: words.noEntry[lang] }]);
    return stored;
  });
  const merged = sent.map(({ label, verified }, index): FindingEntry => {
    const stored = byId[index] ?? take([...left.values()].find((entry) => entry.label === label));
    return { entryId: stored?.entryId ?? uuidv7(), label, claimed: stored?.claimed ?? {}, verified };
  });
  before.forEach((entry, index) => {
    if (left.has(entry.entryId) && isClaimed(entry)) merged.splice(index, 0, entry);
  });
  return merged;
}
