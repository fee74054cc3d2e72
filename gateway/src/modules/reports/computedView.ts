import { inLanguage } from '@probity/contract/rules/inLanguage';
import type { Lang } from '../../kernel/context';
import type { FindingBody } from '../checks/findingRepository';

type Facts = FindingBody['computed'];

/**
 * What was computed of an item, in the reader's words. What the stated employments say about each other is kept with each of
 * them and told once, at the first that is not stopped.
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
  return computed.map(({ key, value }) => ({
    key,
    value: typeof value === 'string' ? inLanguage(value, lang) : value,
  }));
}
