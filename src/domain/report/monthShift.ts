const MONTH = /^(\d{4})-(0[1-9]|1[0-2])(?:-\d{2})?$/;

/**
 * The number of months by which `verified` lies after `claimed`; negative if before.
 * @param claimed and verified a month (`2024-05`) or a day; undefined when either is no such text or they agree
 */
export function monthShift(claimed: unknown, verified: unknown): number | undefined {
  const [from, to] = [monthsOf(claimed), monthsOf(verified)];
  return from === undefined || to === undefined || from === to ? undefined : to - from;
}

function monthsOf(value: unknown): number | undefined {
  const match = typeof value === 'string' ? MONTH.exec(value) : null;
  return match ? Number(match[1]) * 12 + Number(match[2]) : undefined;
}
