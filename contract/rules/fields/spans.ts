/**
 * The sections whose entries have a period, and the fields of its first and last month. A file of its own, because the words
 * of dates are also needed where there is no form.
 */
export const spans = {
  education: { start: 'enrolled', end: 'graduated' },
  employment: { start: 'from', end: 'to' },
} as const;

export type DatedSection = keyof typeof spans;
export const isDated = (section: string): section is DatedSection => Object.hasOwn(spans, section);
