import { isPhone, normalizePhone } from '@probity/contract/rules/phone';

export const MOST_MOBILES = 10;
export const MOST_VIEWS = 200;
export const SHARE_HOURS = [24, 72, 168, 720] as const;

/** Phones from a text field: one per line, or separated by commas or spaces; a number may be grouped; each once. */
export function parseMobiles(text: string): string[] {
  const pieces = text
    .split(/[\n\r\t,，;；、]+/)
    .flatMap((piece) => (isPhone(piece) ? [piece] : piece.split(/\s+/)));
  return [...new Set(pieces.map(normalizePhone).filter(Boolean))];
}

/** The fault of the phones, as a phrase. */
export function mobilesFault(
  mobiles: readonly string[],
): { key: string; values?: { mobile: string } } | undefined {
  if (mobiles.length === 0) return { key: 'report.shareDialog.mobilesMissing' };
  const wrong = mobiles.find((mobile) => !isPhone(mobile));
  if (wrong) return { key: 'report.shareDialog.mobileWrong', values: { mobile: wrong } };
  return mobiles.length > MOST_MOBILES ? { key: 'report.shareDialog.mobilesMany' } : undefined;
}

/** A whole number of views from 1 to 200; undefined for anything else. */
export function parseViews(text: string): number | undefined {
  const views = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return views >= 1 && views <= MOST_VIEWS ? views : undefined;
}
