const DAY_MS = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** The calendar day in China of a moment, as `YYYY-MM-DD`. Promises are made and counted in Chinese days. */
export function chinaDay(moment: Date): string {
  return new Date(moment.getTime() + CHINA_OFFSET_MS).toISOString().slice(0, 10);
}

/** When a day begins: at midnight in China. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
/** When it ends: at the next midnight. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + DAY_MS);

/** The day `days` after another; negative goes back. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of finished items a promise from experience needs. */
export const HISTORY = 20;

/**
 * Working days to promise for an item: the 80th percentile (nearest rank) of its last 20, else the catalogue's.
 * @param history working days of the newest finished items of this kind, newest first
 */
export function promisedWorkingDays(catalogueDays: number, history: readonly number[]): number {
  if (history.length < HISTORY) return catalogueDays;
  const sorted = history.slice(0, HISTORY).sort((a, b) => a - b);
  return sorted[Math.ceil(HISTORY * 0.8) - 1]!;
}
