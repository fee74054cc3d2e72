/** The lamps from mild to grave; the position is the order. */
export const LAMPS = ['green', 'blue', 'yellow', 'red'] as const;

export type Lamp = (typeof LAMPS)[number];

/** The outcome of a report in one word: its lamp, or that nothing but "could not be verified" made it yellow. */
export const OUTCOMES = [...LAMPS, 'unverifiable'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Negative when `a` is milder than `b`; usable as a sort comparator. */
export function compareLamps(a: Lamp, b: Lamp): number {
  return LAMPS.indexOf(a) - LAMPS.indexOf(b);
}

/** The report's lamp is the highest of its items; undefined while no item has one. */
export function highestLamp(lamps: Iterable<Lamp | null | undefined>): Lamp | undefined {
  let highest: Lamp | undefined;
  for (const lamp of lamps) {
    if (lamp && (highest === undefined || compareLamps(lamp, highest) > 0)) highest = lamp;
  }
  return highest;
}

interface Judged {
  status: string;
  lamp: Lamp | null;
  result: string | null;
}

/** Counts in the report's lamp: it is done and has a lamp of its own. */
export const hasLight = (item: Pick<Judged, 'status' | 'lamp'>): boolean =>
  item.status === 'done' && item.lamp !== null;

/**
 * The lamp and outcome of a report, from the items that are done and have a lamp. Yellow when none has one: there was too
 * little material.
 */
export function reportLamp(items: Iterable<Judged>): { lamp: Lamp; outcome: Outcome } {
  const lit = [...items].filter(hasLight);
  const lamp = highestLamp(lit.map((item) => item.lamp)) ?? 'yellow';
  const leading = lit.filter((item) => item.lamp === lamp);
  const isOpen = lamp === 'yellow' && leading.every((item) => item.result === 'unverifiable');
  return { lamp, outcome: isOpen ? 'unverifiable' : lamp };
}
