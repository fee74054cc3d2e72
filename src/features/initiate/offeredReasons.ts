import { offeredReason } from '@probity/contract/rules/offeredTexts';
import type { Package } from '../../api/resources/packagesApi';
import { positionClasses } from '@probity/contract/rules/proportionality';
import { chosenItems, type OrderFormValues } from './orderValues';

export interface Offer {
  itemCode: string;
  text: string;
}

/**
 * The texts offered for reasons nobody has written: empty ones, and those that are still the offer for another class of
 * position, in either language. A person's text is left alone.
 */
export function offersFor(lang: 'en' | 'zh', values: OrderFormValues, chosen: Package | undefined): Offer[] {
  return chosenItems(values, chosen).flatMap(({ itemCode, sensitive }) => {
    const words = sensitive ? offeredReason(values.positionClass, itemCode) : undefined;
    const stated = values.reasons[itemCode] ?? '';
    if (!words || Object.values(words).includes(stated)) return [];
    const isOffer = positionClasses.some((one) =>
      Object.values(offeredReason(one, itemCode) ?? {}).includes(stated),
    );
    return stated.trim() === '' || isOffer ? [{ itemCode, text: words[lang] }] : [];
  });
}
