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
  return computed.map(({ key, value }) => ({
    key,
    value: typeof value === 'string' ? inLanguage(value, lang) : value,
  }));
}
