import type { Lamp } from '@probity/contract/rules/lamp';
import { isSearch } from '@probity/contract/rules/fields/items';
import type { Result } from '@probity/contract/rules/verdict';
import type { Flavour } from './demoPlan';

interface Finding {
  result: Result;
  lamp: Lamp | null;
}

/** The finding of one item for a story's flavour: at most one or two stand out, the rest agree. */
export function findingOf(itemCode: string, copyNo: number, flavour: Flavour): Finding {
  if (itemCode === 'identity' || itemCode === 'phoneSegment') return { result: 'wellFormed', lamp: null };
  const isNamed = (...codes: string[]) => codes.includes(itemCode) && copyNo === 1;
  if (flavour === 'small' && isNamed('employment', 'education'))
    return { result: 'discrepant', lamp: 'blue' };
  if (flavour === 'large' && isNamed('employment', 'education'))
    return { result: 'discrepant', lamp: 'yellow' };
  if (flavour === 'thin' && isNamed('education', 'reference'))
    return { result: 'unverifiable', lamp: 'yellow' };
  if (flavour === 'grave' && isNamed('dishonestDebtor')) return { result: 'found', lamp: 'red' };
  return { result: isSearch(itemCode) ? 'none' : 'consistent', lamp: 'green' };
}
