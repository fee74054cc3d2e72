import { monthNumber, monthText } from './months';
import type { ComparedEntry } from './fields/compare';
import { spans } from './fields/spans';

/**
 * Full-time study and work, or two employments, at the same time. No fault by itself, only worth a look: a place to ask how
 * both were possible.
 */

/** One school or employer of a finding. */
export interface HistoryEntry extends ComparedEntry {
  itemCode: string;
  label: string;
}

/** One side of an overlap: its name and its months, no end for what goes on. */
export interface OverlapSide {
  label: string;
  from: string;
  to: string | null;
}

export interface Overlap<Entry> {
  what: 'studyAndJob' | 'twoJobs';
  /** The employment, of two the later one: where an analyst asks. */
  entry: Entry;
  one: OverlapSide;
  other: OverlapSide;
  /** Calendar months that both touch. */
  months: number;
}

/**
 * How many calendar months may be shared before it is worth a look. Beside studies seven: an internship or the job that begins
 * before graduation takes half a year at most as a rule, and half a year touches seven months. Of two employments two: who gives
 * notice of thirty days, or has leave left when the next one begins, is in both for two months.
 */
const MOST_SHARED = { studyAndJob: 7, twoJobs: 2 } as const;

const FULL_TIME = /^(fullTime|full[- ]?time|全日制)$/i;
/** Titles of work that is not full-time, or is part of studies. */
const BESIDE = /实习|兼职|\bintern(ship)?\b|\btrainee\b|part[- ]?time|working student/i;

interface Placed<Entry> {
  entry: Entry;
  isStudy: boolean;
  first: number;
  last: number;
  isOpen: boolean;
}

/** What was found of a field, else what was stated. */
function valueOf({ verified, claimed }: ComparedEntry, name: string): string {
  const [found, stated] = [verified[name], claimed[name]].map((value) => String(value ?? '').trim());
  return found || stated || '';
}

function placed<Entry extends HistoryEntry>(entry: Entry, now: number): Placed<Entry> | null {
  const isStudy = entry.itemCode === 'education';
  if (!isStudy && entry.itemCode !== 'employment') return null;
  // How somebody studied who did not say so is not known; that an employment is none beside others is taken as said.
  if (isStudy ? !FULL_TIME.test(valueOf(entry, 'form')) : BESIDE.test(valueOf(entry, 'title'))) return null;
  const span = spans[isStudy ? 'education' : 'employment'];
  const end = valueOf(entry, span.end);
  const first = monthNumber(valueOf(entry, span.start).slice(0, 7));
  const isOpen = end === '' && !isStudy;
  const last = isOpen ? now : monthNumber(end.slice(0, 7));
  return first === null || last === null || last < first ? null : { entry, isStudy, first, last, isOpen };
}

function sideOf({ entry, first, last, isOpen }: Placed<HistoryEntry>): OverlapSide {
  return { label: entry.label, from: monthText(first), to: isOpen ? null : monthText(last) };
}

/**
 * Every overlap that is worth a look, the earliest first. Two posts at one employer are none, and neither are two schools.
 * @param today `YYYY-MM-DD`, the end of an employment that goes on
 */
export function overlapsOf<Entry extends HistoryEntry>(
  entries: readonly Entry[],
  today: string,
): Overlap<Entry>[] {
  const now = monthNumber(today.slice(0, 7))!;
  const rows = entries
    .flatMap((entry) => placed(entry, now) ?? [])
    // A school before the employment it overlaps with, else by their beginning.
    .toSorted((a, b) => Number(b.isStudy) - Number(a.isStudy) || a.first - b.first || a.last - b.last);
  return rows.flatMap((one, at) =>
    rows.slice(at + 1).flatMap((other): Overlap<Entry>[] => {
      const isSame = one.entry.label.trim() === other.entry.label.trim();
      if (other.isStudy || (!one.isStudy && isSame)) return [];
      const what = one.isStudy ? 'studyAndJob' : 'twoJobs';
      const months = Math.min(one.last, other.last) - Math.max(one.first, other.first) + 1;
      if (months <= MOST_SHARED[what]) return [];
      return [{ what, entry: other.entry, one: sideOf(one), other: sideOf(other), months }];
    }),
  );
}
