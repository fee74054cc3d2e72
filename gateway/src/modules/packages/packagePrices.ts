import { splitFen } from '@probity/contract/rules/fenShares';

export interface PackageLine {
  itemCode: string;
  copies: number;
  /** List price of one copy in fen: the weight of the split. */
  price: number;
}

export interface PricedCopy {
  itemCode: string;
  copyNo: number;
  price: number;
}

/**
 * Splits a package's price over the copies of its items by their list prices (largest remainder), so that the parts sum
 * exactly to the price. Deterministic: the same package gives the same split, whatever is selected later.
 */
export function splitPackage(price: number, lines: readonly PackageLine[]): PricedCopy[] {
  const copies = lines.flatMap((line) =>
    Array.from({ length: line.copies }, (_, index) => ({ ...line, copyNo: index + 1 })),
  );
  const parts = splitFen(
    price,
    copies.map((copy) => copy.price),
  );
  return copies.map(({ itemCode, copyNo }, index) => ({ itemCode, copyNo, price: parts[index]! }));
}

/** Every copy of every item costs something: what is charged for an item is never nothing. */
export const isEnough = (price: number, lines: readonly PackageLine[]): boolean =>
  splitPackage(price, lines).every((copy) => copy.price > 0);

/** The price of some of a package's items: the sum of their parts. */
export function priceOf(copies: readonly PricedCopy[], itemCodes: readonly string[]): number {
  return copies
    .filter((copy) => itemCodes.includes(copy.itemCode))
    .reduce((sum, copy) => sum + copy.price, 0);
}
