import { isOwnPrice } from '@probity/contract/rules/ownPrice';
import { parseYuan } from '@probity/contract/rules/yuan';

/** The form of a price: an amount as it is typed, nothing for the standard price. */
export interface PriceForm {
  price: string;
  effectiveOn: string;
}

export const priceForm = (price: number | null, today: string): PriceForm => ({
  price: price === null ? '' : (price / 100).toFixed(2),
  effectiveOn: today,
});

/** @returns fen; null for nothing typed, undefined for what is no amount */
export const fenOf = (typed: string): number | null | undefined =>
  typed.trim() === '' ? null : parseYuan(typed);

/** What is wrong with the form, before anything is sent. */
export const priceRules = {
  price: (typed: string) => {
    const fen = fenOf(typed);
    return fen === undefined || !isOwnPrice(fen) ? { key: 'prices.fault.price' } : undefined;
  },
  effectiveOn: (typed: string) =>
    /^\d{4}-\d\d-\d\d$/.test(typed) ? undefined : { key: 'prices.fault.effectiveOn' },
};
