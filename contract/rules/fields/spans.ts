/** The sections whose entries have a time, and the months it begins and ends with. Apart: the words of dates are told where no form is. */
export const spans = {
  education: { start: 'enrolled', end: 'graduated' },
  employment: { start: 'from', end: 'to' },
} as const;

export type DatedSection = keyof typeof spans;
export const isDated = (section: string): section is DatedSection => Object.hasOwn(spans, section);
