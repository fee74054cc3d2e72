/** How many rows of a list are counted at most: beyond that the number says "or more". */
export const MOST_COUNTED = 1_000;

/** The number of a list's rows; capped: at least so many. */
export interface Counted {
  count: number;
  capped: boolean;
}

/** Of rows of which one more than `most` were looked at. */
export const counted = (found: number, most: number): Counted => ({
  count: Math.min(found, most),
  capped: found > most,
});
