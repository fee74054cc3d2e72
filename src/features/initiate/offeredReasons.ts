import type { TFunction } from 'i18next';
import type { Package } from '../../api/packagesApi';
import { chosenItems, positionClasses, type OrderFormValues } from './orderValues';

const reasoned = ['identity', 'dishonestDebtor', 'litigation', 'financialRisk', 'sanctions'] as const;

/** A text to begin with, for an item and a class of position; none for items of an account's own. */
function offeredReason(t: TFunction, positionClass: string, itemCode: string): string | undefined {
  const position = positionClasses.find((one) => one === positionClass);
  const item = reasoned.find((one) => one === itemCode);
  if (!position || !item) return undefined;
  return t('initiate.offered.reason', {
    position: t(`initiate.offered.position.${position}`),
    item: t(`initiate.offered.item.${item}`),
  });
}

export interface Offer {
  itemCode: string;
  text: string;
}

/**
 * The texts offered for the reasons that nobody has written: empty ones, and those that are still the offer for another class of
 * position. Whatever a person wrote is left alone.
 */
export function offersFor(t: TFunction, values: OrderFormValues, chosen: Package | undefined): Offer[] {
  return chosenItems(values, chosen).flatMap(({ itemCode, sensitive }) => {
    const text = sensitive ? offeredReason(t, values.positionClass, itemCode) : undefined;
    const stated = values.reasons[itemCode] ?? '';
    const isOwn =
      stated.trim() !== '' && !positionClasses.some((one) => offeredReason(t, one, itemCode) === stated);
    return text === undefined || text === stated || isOwn ? [] : [{ itemCode, text }];
  });
}
