/** Fen that are spent one order after the other: what is left is never below 0. */
export interface Purse {
  covers(price: number): boolean;
  /** Takes a price if what is left covers it. */
  take(price: number): boolean;
}

export function purseOf(available: number): Purse {
  let left = available;
  const covers = (price: number) => price <= left;
  return {
    covers,
    take(price) {
      if (!covers(price)) return false;
      left -= price;
      return true;
    },
  };
}

/** An order that was saved and waits for money. Price in fen. */
export interface WaitingPrice {
  id: string;
  price: number;
}

/**
 * Which of the orders that wait for money are placed, strictly in their order: the first that the balance does not cover stops them,
 * so that a large one is never overtaken by small ones.
 */
export function planWaiting<Waiting extends WaitingPrice>(
  waiting: readonly Waiting[],
  available: number,
): Waiting[] {
  const purse = purseOf(available);
  const stop = waiting.findIndex(({ price }) => !purse.take(price));
  return stop < 0 ? [...waiting] : waiting.slice(0, stop);
}
