import { spans, type DatedSection } from './fields/spans';

/**
 * Doubts about the dates and ages a candidate stated: they contradict each other or are impossible. A mark for the people
 * who fill in, work or read it, never a block by itself.
 */

export type DatedField = (typeof spans)[DatedSection]['start' | 'end'];

/** An entry as stated: months as `YYYY-MM`; anything else is ignored here. */
export type DatedEntry = Readonly<Partial<Record<DatedField, string | null | undefined>>>;
export type DatedSections = Readonly<Partial<Record<DatedSection, readonly DatedEntry[]>>>;

export type DateFault = 'inFuture' | 'beforeBirth' | 'beforeFourteen' | 'endBeforeStart';

export interface DateDoubt {
  section: DatedSection;
  /** Index of the entry in its section. */
  entry: number;
  field: DatedField;
  fault: DateFault;
}

/** The words of each fault, in both languages. */
export const dateDoubtTexts = {
  inFuture: { en: 'This month is still to come', zh: '该月份尚未到来' },
  beforeBirth: { en: 'This lies before the date of birth', zh: '早于出生日期' },
  beforeFourteen: { en: 'This lies before the 14th birthday', zh: '早于 14 周岁' },
  endBeforeStart: { en: 'The end is before the start', zh: '结束时间早于开始时间' },
} as const satisfies Record<DateFault, { en: string; zh: string }>;

const MONTH = /^(?:19|20)\d{2}-(0[1-9]|1[0-2])$/;
/** Nobody graduates or is employed before this age; entering a school earlier is possible. */
const WORKING_AGE = 14;

/**
 * All doubts, in the order of sections, entries and fields; at most one per field, the most basic first.
 * @param options `birthDate` as `YYYY-MM-DD`, if known; `today` as `YYYY-MM-DD`
 */
export function dateDoubts(
  stated: DatedSections,
  { birthDate, today }: { birthDate?: string | undefined; today: string },
): DateDoubt[] {
  const now = today.slice(0, 7);
  const born = birthDate?.slice(0, 7);
  const working = born && `${Number(born.slice(0, 4)) + WORKING_AGE}${born.slice(4)}`;
  return (Object.keys(spans) as DatedSection[]).flatMap((section) => {
    const { start, end } = spans[section];
    return (stated[section] ?? []).flatMap((entry, at): DateDoubt[] => {
      const [from, to] = [monthOf(entry[start]), monthOf(entry[end])];
      const faultOf = (field: DatedField, month: string | undefined): DateFault | undefined => {
        if (!month) return undefined;
        if (born && month < born) return 'beforeBirth';
        if (field === end && from && month < from) return 'endBeforeStart';
        if (working && field !== 'enrolled' && month < working) return 'beforeFourteen';
        return month > now ? 'inFuture' : undefined;
      };
      return [
        { field: start, fault: faultOf(start, from) },
        { field: end, fault: faultOf(end, to) },
      ].flatMap(({ field, fault }) => (fault ? [{ section, entry: at, field, fault }] : []));
    });
  });
}

function monthOf(text: string | null | undefined): string | undefined {
  const month = text?.trim();
  return month && MONTH.test(month) ? month : undefined;
}
