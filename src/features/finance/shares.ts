import { splitFen } from '@probity/contract/rules/fenShares';

/**
 * Of each amount its share of a total in percent, to one decimal: with what is not among them together 100.0, unless more was given back
 * than charged for one of them.
 */
export function sharesOf(amounts: readonly number[], total: number): string[] {
  const rest = total - amounts.reduce((sum, one) => sum + one, 0);
  if ([...amounts, rest].some((one) => one < 0))
    return amounts.map((one) => ((one / total) * 100).toFixed(1));
  const shares = splitFen(1000, [...amounts, rest]);
  return amounts.map((_one, at) => (shares[at]! / 10).toFixed(1));
}
