import { offeredReason } from '@probity/contract/rules/offeredTexts';
import { positionClasses } from '@probity/contract/rules/proportionality';

export interface Offer {
  itemCode: string;
  text: string;
}

interface Asked {
  positionClass: string;
  /** The items that need a reason. */
  itemCodes: readonly string[];
  /** What is written so far, by item code. */
  reasons: Readonly<Record<string, string>>;
}

/**
 * The texts offered for reasons nobody has written: empty ones, and those that are still the offer for another class of
 * position, in either language. A person's text is left alone.
 */
export function offersFor(lang: 'en' | 'zh', { positionClass, itemCodes, reasons }: Asked): Offer[] {
  const textsOf = (one: string, itemCode: string) => Object.values(offeredReason(one, itemCode) ?? {});
  return itemCodes.flatMap((itemCode) => {
    const words = offeredReason(positionClass, itemCode);
    const stated = (reasons[itemCode] ?? '').trim();
    const replaced = ['', ...positionClasses.flatMap((one) => textsOf(one, itemCode))];
    return words && replaced.includes(stated) && !textsOf(positionClass, itemCode).includes(stated)
      ? [{ itemCode, text: words[lang] }]
      : [];
  });
}
