/** How a spreadsheet shows a number: as it is, as a time, with zeros before it, or in hundredths. */
export type NumberShape =
  | { kind: 'plain' }
  | { kind: 'time' }
  | { kind: 'zeros'; digits: number }
  | { kind: 'percent'; decimals: number };

const PLAIN: NumberShape = { kind: 'plain' };
const TIME: NumberShape = { kind: 'time' };
/** Numbers of built-in formats that show times, those of East Asian languages too (ECMA-376, 18.8.30). */
const TIMES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
] as const;
/** What stands in a format to be shown as it is: quoted, escaped, in brackets, as wide as a character or repeated. */
const LITERAL = /"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g;
const ELAPSED = /\[(h+|m+|s+)\]/i;

/** The shape that a built-in format gives, or one of the workbook by its code. */
export function shapeOf(id: number, code: string | undefined): NumberShape {
  if (code === undefined) {
    if (TIMES.some(([from, to]) => id >= from && id <= to)) return TIME;
    return id === 9 || id === 10 ? { kind: 'percent', decimals: id === 9 ? 0 : 2 } : PLAIN;
  }
  if (ELAPSED.test(code)) return TIME;
  const first = code.replace(LITERAL, '').split(';')[0]!.trim();
  if (/general|通用/i.test(first)) return PLAIN;
  if (/[ymdhs年月日时分秒]/i.test(first)) return TIME;
  if (/^0{2,}$/.test(first)) return { kind: 'zeros', digits: first.length };
  const percent = /^0(?:\.(0+))?%$/.exec(first);
  return percent ? { kind: 'percent', decimals: percent[1]?.length ?? 0 } : PLAIN;
}

/** Digits of a number that a spreadsheet keeps. */
const KEPT_DIGITS = 15;

/**
 * A stored number as a person would type it, never with an exponent; `isLost` where it is longer than what a spreadsheet keeps, so
 * that its last digits are zeros of no meaning. What is no number comes back as it is.
 */
export function plainNumber(raw: string): { text: string; isLost: boolean } {
  const exact = expanded(raw);
  if (exact === null) return { text: raw, isLost: false };
  const [whole, fraction] = exact.replace(/^-/, '').split('.') as [string, string | undefined];
  if (fraction !== undefined) {
    // 0.1 + 0.2 is stored as 0.30000000000000004.
    const rounded = expanded(Number(raw).toPrecision(KEPT_DIGITS));
    return { text: rounded ?? raw, isLost: false };
  }
  const isLost =
    whole.length > KEPT_DIGITS && (/e/i.test(raw) || whole.endsWith('0'.repeat(whole.length - KEPT_DIGITS)));
  return { text: exact, isLost };
}

/** A decimal number written out, exactly; null for what is none, or so large that nobody would type it. */
function expanded(raw: string): string | null {
  const parts = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i.exec(raw.trim());
  if (!parts) return null;
  const [, sign, whole, fraction = '', exponent = '0'] = parts;
  const digits = `${whole}${fraction}`;
  const point = whole!.length + Number(exponent);
  if (point > 40 || point < -40 || digits.length > 400) return null;
  const padded = point <= 0 ? `${'0'.repeat(1 - point)}${digits}` : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const before = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const after = padded.slice(at).replace(/0+$/, '');
  const text = after === '' ? before : `${before}.${after}`;
  return sign === '-' && /[1-9]/.test(text) ? `-${text}` : text;
}

const DAY_MS = 86_400_000;
const LAST_DAY = 2_958_465;
/** Day 61 of the usual count is the 1st of March 1900; the other count begins with the year 1904. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1);
/** The day of the usual count that never was, the 29th of February 1900. */
const NO_DAY = 60;

/** A stored time as `2026-01-31`, with `09:05` and seconds where it has them; a time of no day alone. */
export function timeText(raw: string, is1904: boolean): string {
  const days = Number(raw);
  if (!Number.isFinite(days) || days < 0 || days >= LAST_DAY + 1) return plainNumber(raw).text;
  // To the second: fractions are never exact.
  const seconds = Math.round((days % 1) * 86_400);
  const day = Math.floor(days) + (seconds === 86_400 ? 1 : 0);
  const clock = new Date((seconds % 86_400) * 1000).toISOString().slice(11, 19).replace(/:00$/, '');
  if (day === 0 && !is1904) return clock;
  const date = dateOf(day, is1904);
  return seconds % 86_400 === 0 ? date : `${date} ${clock}`;
}

function dateOf(day: number, is1904: boolean): string {
  if (is1904) return new Date(DAY_ZERO_1904 + day * DAY_MS).toISOString().slice(0, 10);
  if (day === NO_DAY) return '1900-02-29';
  return new Date(DAY_ZERO + (day < NO_DAY ? day + 1 : day) * DAY_MS).toISOString().slice(0, 10);
}

/** A stored number as its shape shows it. */
export function numberText(
  raw: string,
  shape: NumberShape,
  is1904: boolean,
): { text: string; isLost: boolean } {
  if (shape.kind === 'time') return { text: timeText(raw, is1904), isLost: false };
  if (shape.kind === 'percent' && Number.isFinite(Number(raw)))
    return { text: `${(Number(raw) * 100).toFixed(shape.decimals)}%`, isLost: false };
  const { text, isLost } = plainNumber(raw);
  const isWhole = shape.kind === 'zeros' && /^\d+$/.test(text);
  return { text: isWhole ? text.padStart(shape.digits, '0') : text, isLost };
}
