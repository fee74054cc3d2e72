/** The precision of a date field: its wire form is `YYYY-MM`, `YYYY-MM-DD`, or a local `YYYY-MM-DDTHH:mm`. */
export type DateKind = 'month' | 'day' | 'minute';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR = String.raw`(?<year>(?:19|20)\d\d)`;
const MONTH = String.raw`(?<month>\d{1,2})`;
const DAY = String.raw`(?<day>\d{1,2})`;
const WORD = String.raw`(?<word>[a-z]{3,9})\.?`;
const BETWEEN = String.raw`\s*[-/.年月\s]\s*`;

/** What people write for a day or a month, the year first or last, with words or without. */
const SHAPES = [
  String.raw`${YEAR}${BETWEEN}${MONTH}\s*月?`,
  String.raw`${YEAR}(?<month>\d\d)`,
  String.raw`${MONTH}\s*[-/.]\s*${YEAR}`,
  String.raw`${WORD},?\s*${YEAR}`,
  String.raw`${YEAR}\s*${WORD}`,
  String.raw`${YEAR}${BETWEEN}${MONTH}${BETWEEN}${DAY}\s*日?`,
  String.raw`${YEAR}(?<month>\d\d)(?<day>\d\d)`,
  String.raw`${DAY}(?:st|nd|rd|th)?\s*[-\s]\s*${WORD},?\s*[-\s]?\s*${YEAR}`,
  String.raw`${WORD}\s*${DAY}(?:st|nd|rd|th)?,?\s*${YEAR}`,
].map((shape) => new RegExp(`^${shape}$`));
/** Day and month in numbers, the year last: which is which shows only where one of them is above 12, or both are the same. */
const UNSURE = new RegExp(String.raw`^(?<one>\d{1,2})\s*[-/.]\s*(?<other>\d{1,2})\s*[-/.]\s*${YEAR}$`);
const TIME = /[\st]+(?<hour>\d{1,2})[:：](?<minute>\d\d)$/;

const two = (n: number) => String(n).padStart(2, '0');

/**
 * The wire form of what somebody typed or pasted: `2026年5月`, `202605`, `May 2026`, `5/2026`; of a day also `22 Nov 2026`.
 * Undefined: it is no date, or one that could be two (`3/4/2026`).
 */
export function readDate(typed: string, kind: DateKind): string | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  if (kind !== 'minute') return readDay(text, kind);
  const { hour, minute } = TIME.exec(text)?.groups ?? {};
  const day = readDay(text.replace(TIME, ''), 'day');
  if (!day || Number(hour) > 23 || Number(minute) > 59 || minute === undefined) return undefined;
  return `${day}T${two(Number(hour))}:${minute}`;
}

function readDay(text: string, kind: 'month' | 'day'): string | undefined {
  const { year, month, day } = partsOf(text) ?? {};
  if (!year || !month || month > 12) return undefined;
  const whole = `${year}-${two(month)}`;
  if (day === undefined) return kind === 'month' ? whole : undefined;
  if (day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  // A whole day says the month too.
  return kind === 'month' ? whole : `${whole}-${two(day)}`;
}

function partsOf(text: string): { year: number; month: number; day?: number } | undefined {
  const unsure = UNSURE.exec(text)?.groups;
  if (unsure) {
    const [one, other] = [Number(unsure.one), Number(unsure.other)];
    if (one <= 12 && other <= 12 && one !== other) return undefined;
    return { year: Number(unsure.year), month: Math.min(one, other), day: Math.max(one, other) };
  }
  for (const shape of SHAPES) {
    const { year, month, word, day } = shape.exec(text)?.groups ?? {};
    if (!year) continue;
    const at = word === undefined ? Number(month) : MONTHS.indexOf(word.slice(0, 3)) + 1;
    return { year: Number(year), month: at, ...(day !== undefined && { day: Number(day) }) };
  }
  return undefined;
}

/** A value of the wire as it stands in its field; what is no date stays as it was typed. */
export const showDate = (value: string): string => value.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ');
