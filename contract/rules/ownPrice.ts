import { LEAST_ITEM_PRICE, MOST_ITEM_PRICE } from './catalogueEdit';

/** Fen: an own price of a package is a price, and a slip of the comma is none. */
export const LEAST_OWN_PRICE = LEAST_ITEM_PRICE;
export const MOST_OWN_PRICE = MOST_ITEM_PRICE;

/** Whether an enterprise may be asked this for a package; null is the package's own price. */
export const isOwnPrice = (price: number | null): boolean =>
  price === null || (Number.isInteger(price) && price >= LEAST_OWN_PRICE && price <= MOST_OWN_PRICE);
