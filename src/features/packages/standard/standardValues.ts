import { LEAST_ITEM_PRICE, MOST_ITEM_PRICE } from '@probity/contract/rules/catalogueEdit';
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '@probity/contract/rules/packageDraft';
import { lengthOf, plainText } from '@probity/contract/rules/plainText';
import { parseYuan } from '@probity/contract/rules/yuan';
import type { StandardPackageValues } from '../../../api/resources/standardPackagesApi';

/** The form of a standard package: the price as it is typed. */
export interface StandardFormValues extends Omit<StandardPackageValues, 'price'> {
  price: string;
  effectiveOn: string;
}

export const formOf = ({ price, ...values }: StandardPackageValues, today: string): StandardFormValues => ({
  ...values,
  price: (price / 100).toFixed(2),
  effectiveOn: today,
});

/** Of a form without faults. */
export const valuesOf = ({
  effectiveOn: _effectiveOn,
  price,
  ...values
}: StandardFormValues): StandardPackageValues => ({ ...values, price: parseYuan(price)! });

const text = (limit: number) => (typed: string) => {
  const length = lengthOf(plainText(typed));
  if (length === 0) return { key: 'standardPackages.fault.missing' };
  return length > limit ? { key: 'standardPackages.fault.long', values: { limit } } : undefined;
};

/** What is wrong with the form, before anything is sent. */
export const standardRules = {
  price: (typed: string) => {
    const fen = parseYuan(typed);
    return fen === undefined || fen < LEAST_ITEM_PRICE || fen > MOST_ITEM_PRICE
      ? { key: 'standardPackages.fault.price' }
      : undefined;
  },
  effectiveOn: (typed: string) =>
    /^\d{4}-\d\d-\d\d$/.test(typed) ? undefined : { key: 'standardPackages.fault.effectiveOn' },
  items: (items: StandardPackageValues['items']) =>
    items.length === 0 ? { key: 'standardPackages.fault.noItems' } : undefined,
  nameZh: text(LONGEST_NAME),
  nameEn: text(LONGEST_NAME),
  descriptionZh: text(LONGEST_DESCRIPTION),
  descriptionEn: text(LONGEST_DESCRIPTION),
};
