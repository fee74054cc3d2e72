const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long a delivery is tried, and how long a webhook may fail before it is disabled. */
export const GIVE_UP_MS = 72 * HOUR;

/** The pause after each failed try; the last one repeats. */
const pauses = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR] as const;

/**
 * When a delivery is tried next, or null when it is given up. The last try is 72 hours after the first.
 * @param tries how many have failed so far, with the one just made
 * @param first when the first of them began
 * @param now when the one just made began
 */
export function nextTry(tries: number, first: Date, now: Date): Date | null {
  const last = first.getTime() + GIVE_UP_MS;
  if (now.getTime() >= last) return null;
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0];
  return new Date(Math.min(now.getTime() + pause, last));
}
