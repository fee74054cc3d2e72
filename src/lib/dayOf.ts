const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day `2026-03-01` as an address may hold it; undefined for anything else, and for one that no calendar has. */
export function dayOf(value: string | null): string | undefined {
  if (!value || !DAY.test(value)) return undefined;
  const time = new Date(`${value}T00:00:00Z`);
  // Date rolls 31 February over into March, so the round trip decides.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value) ? value : undefined;
}

type Day = string | undefined;

/** Two days of a filter; none of them where the second lies before the first, which would find nothing. */
export const daysOf = (from: Day, to: Day): [from: Day, to: Day] =>
  from !== undefined && to !== undefined && to < from ? [undefined, undefined] : [from, to];
