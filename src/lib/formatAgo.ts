import { formatDate } from './dates';

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const DAYS_TOLD = 7;

/** The browser's own word for it is that of a clock: "now", 现在. */
const JUST_NOW: Record<string, string> = { en: 'just now', 'zh-CN': '刚刚' };

/** A formatter is dear to make, and a list says a time in each row. */
const formatters = new Map<string, Intl.RelativeTimeFormat>();

function formatterOf(language: string): Intl.RelativeTimeFormat {
  const known = formatters.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  formatters.set(language, known);
  return known;
}

/**
 * The time since a moment in words, `3 hours ago`; a week and more as the date. A future time (clocks differ) counts as now.
 * @param language BCP 47, e.g. `zh-CN`
 */
export function formatAgo(iso: string, language: string, now: Date = new Date()): string {
  const seconds = Math.max(0, (now.getTime() - new Date(iso).getTime()) / 1000);
  const [unit, size] = STEPS.find(([, least]) => seconds >= least) ?? (['second', Infinity] as const);
  const justNow = JUST_NOW[language];
  if (unit === 'second' && justNow) return justNow;
  const many = Math.floor(seconds / size);
  if (unit === 'day' && many >= DAYS_TOLD) return formatDate(iso);
  return formatterOf(language).format(-many, unit);
}
