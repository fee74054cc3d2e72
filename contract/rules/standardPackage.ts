import { LEAST_ITEM_PRICE, MOST_ITEM_PRICE } from './catalogueEdit';
import { LONGEST_DESCRIPTION, LONGEST_NAME, MOST_COPIES, MOST_ITEMS, mayRepeat } from './packageDraft';
import { lengthOf, plainText } from './plainText';

/** What an operator may change of a standard package. Price in fen. */
export interface StandardValues {
  nameEn: string;
  nameZh: string;
  descriptionEn: string;
  descriptionZh: string;
  price: number;
  active: boolean;
  items: readonly { itemCode: string; copies: number }[];
}

export type StandardFaultName =
  | 'missing'
  | 'nameLong'
  | 'descriptionLong'
  | 'price'
  | 'noItems'
  | 'tooManyItems'
  | 'twice'
  | 'unknown'
  | 'copies';

export interface StandardFault {
  path: Exclude<keyof StandardValues, 'active'>;
  fault: StandardFaultName;
}

/** What is wrong with a standard package, in the order of the form; `catalogue` is every kind of check by its code. */
export function standardFaults(
  values: StandardValues,
  catalogue: ReadonlyMap<string, { fields: readonly string[] }>,
): StandardFault[] {
  const faults: StandardFault[] = [];
  for (const path of ['nameEn', 'nameZh'] as const) {
    const length = lengthOf(plainText(values[path]));
    if (length === 0) faults.push({ path, fault: 'missing' });
    else if (length > LONGEST_NAME) faults.push({ path, fault: 'nameLong' });
  }
  for (const path of ['descriptionEn', 'descriptionZh'] as const) {
    const length = lengthOf(plainText(values[path]));
    if (length === 0) faults.push({ path, fault: 'missing' });
    else if (length > LONGEST_DESCRIPTION) faults.push({ path, fault: 'descriptionLong' });
  }
  if (!Number.isInteger(values.price) || values.price < LEAST_ITEM_PRICE || values.price > MOST_ITEM_PRICE)
    faults.push({ path: 'price', fault: 'price' });
  const items = itemsFault(values.items, catalogue);
  return items ? [...faults, { path: 'items', fault: items }] : faults;
}

function itemsFault(
  items: StandardValues['items'],
  catalogue: ReadonlyMap<string, { fields: readonly string[] }>,
): StandardFaultName | undefined {
  if (items.length === 0) return 'noItems';
  if (items.some(({ itemCode }) => !catalogue.has(itemCode))) return 'unknown';
  if (new Set(items.map(({ itemCode }) => itemCode)).size < items.length) return 'twice';
  if (items.reduce((sum, { copies }) => sum + copies, 0) > MOST_ITEMS) return 'tooManyItems';
  const most = (itemCode: string) => (mayRepeat(catalogue.get(itemCode)) ? MOST_COPIES : 1);
  return items.some(({ itemCode, copies }) => copies < 1 || copies > most(itemCode)) ? 'copies' : undefined;
}
