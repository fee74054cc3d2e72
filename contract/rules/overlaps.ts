import { monthNumber, monthText } from './months';
import type { ComparedEntry } from './fields/compare';
import { spans } from './fields/spans';
import { STILL_THERE } from './fields/unspoken';

/**
 * Full-time study and work, or two employments, at the same time. Not a fault by itself: a reason to ask how both were
 * possible.
 */

/** One school or employer of a finding. */
export interface HistoryEntry extends ComparedEntry {
  itemCode: string;
  label: string;
}

/** One side of an overlap: its name and its months, no end for one that continues. */
export interface OverlapSide {
  label: string;
  from: string;
  to: string | null;
}

export interface Overlap<Entry> {
  what: 'studyAndJob' | 'twoJobs';
  /** The employment, or the later one of two: the entry an analyst asks about. */
  entry: Entry;
  one: OverlapSide;
  other: OverlapSide;
  /** Calendar months that both touch. */
  months: number;
}

/**
 * The most calendar months that may be shared before it is worth a look. Study and job seven: an internship or a job begun
 * before graduation takes half a year at most as a rule, and half a year touches seven months. Two jobs two: a notice of
 * thirty days, or leave left when the next one begins, touches two months.
 */
export const MOST_SHARED = { studyAndJob: 7, twoJobs: 2 } as const;

const FULL_TIME = /^(fullTime|full[- ]?time|全日制)$/i;
/** Titles of work that is not full-time, or is part of studies. */
export const BESIDE = /实习|兼职|\bintern(ship)?\b|\btrainee\b|part[- ]?time|working student/i;

interface Placed<Entry> {
  entry: Entry;
  isStudy: boolean;
  first: number;
  last: number;
  isOpen: boolean;
}

/** The found value of a field, else the stated one. */
function valueOf({ verified, claimed }: ComparedEntry, name: string): string {
  const [found, stated] = [verified[name], claimed[name]].map((value) => String(value ?? '').trim());
  return found || stated || '';
}

function placed<Entry extends HistoryEntry>(entry: Entry, now: number): Placed<Entry> | null {
  const isStudy = entry.itemCode === 'education';
  if (!isStudy && entry.itemCode !== 'employment') return null;
  // A study without a stated form may be part-time, so it is left out; an employment counts unless it says it is a side job.
  if (isStudy ? !FULL_TIME.test(valueOf(entry, 'form')) : BESIDE.test(valueOf(entry, 'title'))) return null;
  const span = spans[isStudy ? 'education' : 'employment'];
  const end = valueOf(entry, span.end);
  const first = monthNumber(valueOf(entry, span.start).slice(0, 7));
  const isOpen = !isStudy && (end === '' || end === STILL_THERE);
  const last = isOpen ? now : monthNumber(end.slice(0, 7));
  return first === null || last === null || last < first ? null : { entry, isStudy, first, last, isOpen };
}

function sideOf({ entry, first, last, isOpen }: Placed<HistoryEntry>): OverlapSide {
  return { label: entry.label, from: monthText(first), to: isOpen ? null : monthText(last) };
}

/**
 * Every overlap that is worth a look, the earliest first. Two posts at one employer are none, and neither are two schools.
 * @param today `YYYY-MM-DD`, the end of an employment that continues
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
