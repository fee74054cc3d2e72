/** The lamps from mild to grave; the position is the order. */
export const LAMPS = ['green', 'blue', 'yellow', 'red'] as const;

export type Lamp = (typeof LAMPS)[number];

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
