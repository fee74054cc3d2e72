import { isPhone, normalizePhone } from '@probity/contract/rules/phone';

export const MOST_MOBILES = 10;
export const MOST_VIEWS = 200;
export const SHARE_HOURS = [24, 72, 168, 720] as const;

/** Phones from a text field: one per line, or separated by commas or spaces; a number may be grouped; each once. */
export function parseMobiles(text: string): string[] {
  const pieces = text.split(/[\n\r\t,，;；、]+/).flatMap(numbersOf);
  return [...new Set(pieces.map(normalizePhone).filter(Boolean))];
}

/** The numbers between two separators. Groups that make no phone stay together: a fault names all that was typed of it. */
function numbersOf(piece: string): string[] {
  const numbers: string[] = [];
  let groups: string[] = [];
  const end = () => {
    if (groups.length > 0) numbers.push(groups.join(' '));
    groups = [];
  };
  for (const group of piece.split(/\s+/).filter(Boolean)) {
    // A country's code before it belongs to it.
    if (isPhone(group) && !isPhone([...groups, group].join(' '))) end();
    groups.push(group);
    if (isPhone(groups.join(' '))) end();
  }
  end();
  return numbers;
}

/** The fault of the phones, as a phrase. */
export function mobilesFault(
  mobiles: readonly string[],
): { key: string; values?: { mobile: string } } | undefined {
  if (mobiles.length === 0) return { key: 'reportHistory.dialog.mobilesMissing' };
  const wrong = mobiles.find((mobile) => !isPhone(mobile));
  if (wrong) return { key: 'reportHistory.dialog.mobileWrong', values: { mobile: wrong } };
  return mobiles.length > MOST_MOBILES ? { key: 'reportHistory.dialog.mobilesMany' } : undefined;
}

/** A whole number of views from 1 to 200; undefined for anything else. */
export function parseViews(text: string): number | undefined {
  const typed = text.normalize('NFKC').trim();
  const views = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return views >= 1 && views <= MOST_VIEWS ? views : undefined;
}
