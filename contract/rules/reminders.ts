/** A candidate who got the invitation or a reminder is not reminded again before so long. */
export const REMINDER_PAUSE_MS = 3_600_000;

/** True while it is too early for another message after one at `last`. */
export const isToldLately = (last: Date, now: Date): boolean =>
  now.getTime() - last.getTime() < REMINDER_PAUSE_MS;

/** An invitation is told of as about to end so long before it does; `home_counts` counts by the same two days. */
export const EXPIRES_SOON_MS = 2 * 86_400_000;
