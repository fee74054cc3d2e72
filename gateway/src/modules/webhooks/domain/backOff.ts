const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The time a delivery is tried, and the time a webhook may fail before it is disabled. */
export const GIVE_UP_MS = 72 * HOUR;

/** The pause after each failed try; the last one repeats. */
const pauses = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR] as const;

/**
 * The moment of a delivery's next attempt, or null when it is given up. The last attempt is 72 hours after the first.
 * @param tries the number of failed attempts, with the latest
 * @param first the start of the first one
 * @param now the start of the latest one
 */
export function nextTry(tries: number, first: Date, now: Date): Date | null {
  const last = first.getTime() + GIVE_UP_MS;
  if (now.getTime() >= last) return null;
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0];
  return new Date(Math.min(now.getTime() + pause, last));
}
