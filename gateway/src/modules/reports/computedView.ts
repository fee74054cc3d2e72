import { inLanguage } from '@probity/contract/rules/inLanguage';
import type { Lang } from '../../kernel/context';
import type { FindingBody } from '../checks/findingRepository';

type Facts = FindingBody['computed'];

/**
 * The computed facts of an item, in the reader's words. Facts that concern all stated employments together are stored with
 * each of them and shown once, at the first that is not stopped.
 * @param items of the check or its report, `item` among them
 */
export function computedView<Item extends { itemCode: string; status: string }>(
  item: Item,
  items: readonly Item[],
  computed: Facts,
  lang: Lang,
): Facts {
  const isOfHistory = item.itemCode === 'employment';
  const first = items.find((one) => one.itemCode === item.itemCode && one.status !== 'cancelled');
  if (isOfHistory && first !== item) return [];
  return computed.map(withinMask).map(({ key, value }) => ({
    key,
    value: typeof value === 'string' ? inLanguage(value, lang) : value,
  }));
}

/**
 * What the ID number says is told no further than its mask: district and day of birth beside the first three and the last four digits
 * would be the whole number, without a purpose and without a trail.
 */
function withinMask(fact: Facts[number]): Facts[number] {
  if (typeof fact.value !== 'string') return fact;
  if (fact.key === 'birthDate') return { key: 'birthYear', value: fact.value.slice(0, 4) };
  return fact.key === 'region' ? { ...fact, value: fact.value.split(' ')[0]! } : fact;
}
