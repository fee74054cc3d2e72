import { isPhone, trimPhone } from '../../../contract/rules/phone';

export const MOST_MOBILES = 10;
export const MOST_VIEWS = 200;
export const SHARE_HOURS = [24, 72, 168, 720] as const;

export type MobilesFault = { kind: 'missing' | 'many' } | { kind: 'wrong'; mobile: string };

/** Phones out of a text field: one per line, or parted by commas; each once. */
export function parseMobiles(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[\s,，;；]+/)
        .map(trimPhone)
        .filter(Boolean),
    ),
  ];
}

export function mobilesFault(mobiles: readonly string[]): MobilesFault | undefined {
  if (mobiles.length === 0) return { kind: 'missing' };
  const wrong = mobiles.find((mobile) => !isPhone(mobile));
  if (wrong) return { kind: 'wrong', mobile: wrong };
  return mobiles.length > MOST_MOBILES ? { kind: 'many' } : undefined;
}

/** A whole number of views from 1 to 200; undefined for anything else. */
export function parseViews(text: string): number | undefined {
  const views = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return views >= 1 && views <= MOST_VIEWS ? views : undefined;
}
