import { assertFen } from './fen';

/**
 * Splits `total` fen by `weights` with the largest remainder, so that the parts sum exactly to the total.
 * Equal remainders go to the earlier part; all-zero weights split evenly.
 * @throws RangeError when the total or a weight is negative or no integer, or no weight is given.
 */
export function splitFen(total: number, weights: readonly number[]): number[] {
  assertFen(total);
  if (total < 0 || weights.length === 0) throw new RangeError('splitting needs a total >= 0 and a weight');
  weights.forEach((weight) => {
    assertFen(weight);
    if (weight < 0) throw new RangeError('a weight may not be negative');
  });
  // BigInt: total × weight can pass 2^53 long before either does.
  const given = weights.map((weight) => BigInt(weight));
  const given0 = given.reduce((sum, weight) => sum + weight, BigInt(0));
  const parts = given0 === BigInt(0) ? weights.map(() => BigInt(1)) : given;
  const sum = given0 === BigInt(0) ? BigInt(weights.length) : given0;
  const shares = parts.map((weight, index) => {
    const product = BigInt(total) * weight;
    return { index, whole: Number(product / sum), remainder: product % sum };
  });
  const result = shares.map((share) => share.whole);
  const missing = total - result.reduce((a, b) => a + b, 0);
  const byRemainder = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const share of byRemainder.slice(0, missing)) result[share.index]! += 1;
  return result;
}
