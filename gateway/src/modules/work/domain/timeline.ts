import { monthNumber, monthText } from '@probity/contract/rules/months';
import type { FieldValue } from '@probity/contract/rules/fields/compare';

export interface Fact {
  key: string;
  value: FieldValue;
}

/** One stated employment or study; months as `YYYY-MM`, no end: until now. */
export interface Span {
  label: string;
  from: string | undefined;
  to: string | undefined;
}

interface Placed {
  label: string;
  /** Months since year 0, both included. */
  first: number;
  last: number;
}

const rangeText = (first: number, last: number) =>
  first === last ? monthText(first) : `${monthText(first)} – ${monthText(last)}`;

/** The spans with a readable beginning, the earliest first; one whose end lies before its beginning is left out. */
function placed(spans: readonly Span[], today: string): Placed[] {
  const now = monthNumber(today.slice(0, 7))!;
  return spans
    .flatMap(({ label, from, to }) => {
      const first = monthNumber(from);
      const last = to?.trim() ? monthNumber(to) : now;
      return first === null || last === null || last < first ? [] : [{ label, first, last }];
    })
    .toSorted((one, other) => one.first - other.first || one.last - other.last);
}

/**
 * Facts that follow from comparing the stated employments: months in which two overlap, and months between two in which
 * there was none. A month in which one ends and the next begins is neither. Computed from the statements, never a finding
 * about them.
 * @param today `YYYY-MM-DD`, the end of an employment that continues
 */
export function employmentFacts(spans: readonly Span[], today: string): Fact[] {
  const rows = placed(spans, today);
  if (rows.length === 0) return [];
  const gaps: string[] = [];
  const overlaps: string[] = [];
  let gapMonths = 0;
  let overlapMonths = 0;
  let worked = 0;
  let reach: Placed | undefined;
  for (const row of rows) {
    if (!reach) worked = row.last - row.first + 1;
    else {
      const free = row.first - reach.last - 1;
      if (free > 0) {
        gaps.push(rangeText(reach.last + 1, row.first - 1));
        gapMonths += free;
      }
      const shared = Math.min(reach.last, row.last) - row.first + 1;
      if (shared > 1) {
        overlaps.push(
          `${reach.label} / ${row.label}: ${rangeText(row.first, Math.min(reach.last, row.last))}`,
        );
        overlapMonths += shared;
      }
      worked += Math.max(0, row.last - Math.max(reach.last, row.first - 1));
    }
    if (!reach || row.last > reach.last) reach = row;
  }
  const known = [
    { key: 'employers', value: rows.length },
    { key: 'totalMonths', value: worked },
  ];
  // With a single employment there is neither: a zero would claim that it was checked.
  if (rows.length === 1) return known;
  return [
    ...known,
    { key: 'gapMonths', value: gapMonths },
    ...(gaps.length > 0 ? [{ key: 'gaps', value: gaps.join('; ') }] : []),
    { key: 'overlapMonths', value: overlapMonths },
    ...(overlaps.length > 0 ? [{ key: 'overlaps', value: overlaps.join('; ') }] : []),
  ];
}

/** Full years between a birth date and a month. Null when either is unreadable. */
function ageIn(birthDate: string | undefined, month: string | undefined): number | null {
  const [born, then] = [monthNumber(birthDate?.slice(0, 7)), monthNumber(month)];
  return born === null || then === null ? null : Math.floor((then - born) / 12);
}

/** The candidate's ages when a stated study began and ended. The birth date is the ID number's. */
export function studyAges(
  span: { enrolled: string | undefined; graduated: string | undefined },
  birthDate: string | undefined,
): Fact[] {
  return [
    { key: 'ageAtEnrolment', value: ageIn(birthDate, span.enrolled) },
    { key: 'ageAtGraduation', value: ageIn(birthDate, span.graduated) },
  ].filter((fact) => fact.value !== null);
}

/** The candidate's age when the earliest of the stated employments began. */
export function firstJobAge(spans: readonly Span[], birthDate: string | undefined, today: string): Fact[] {
  const [earliest] = placed(spans, today);
  const value = earliest ? ageIn(birthDate, monthText(earliest.first)) : null;
  return value === null ? [] : [{ key: 'ageAtFirstJob', value }];
}
