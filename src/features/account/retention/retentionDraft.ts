import {
  retentionClasses,
  retentionFaults,
  type RetentionClass,
  type RetentionDays,
} from '@probity/contract/rules/retention';

export type RetentionDraft = Record<RetentionClass, string>;

export function draftOf(days: RetentionDays): RetentionDraft {
  return Object.fromEntries(retentionClasses.map((name) => [name, String(days[name])])) as RetentionDraft;
}

/** The days typed; what is no whole number becomes NaN, which no rule lets pass. */
export function daysOf(draft: RetentionDraft): RetentionDays {
  return Object.fromEntries(
    retentionClasses.map((name) => [name, /^\d{1,5}$/.test(draft[name].trim()) ? Number(draft[name]) : NaN]),
  ) as RetentionDays;
}

export const faultsOf = (draft: RetentionDraft) => retentionFaults(daysOf(draft));
