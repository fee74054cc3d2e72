import { CODE } from '@probity/contract/codeNames';
import { BusinessError } from '../../../kernel/errors';
import type { PricedPackage } from '../../packages/packageService';

/** What of a package is ordered, and what it costs, in fen. */
export interface Selection {
  package: PricedPackage;
  items: PricedPackage['items'];
  price: number;
}

/** The selected kinds of a package. @throws 2001 no such package, 2002 not in it */
export function selectionOf(
  chosen: PricedPackage | null | undefined,
  itemCodes: readonly string[],
): Selection {
  if (!chosen) throw new BusinessError(CODE.PACKAGE_UNAVAILABLE);
  const items = chosen.items.filter(({ kind }) => itemCodes.includes(kind.code));
  const unknown = itemCodes.filter((code) => !items.some(({ kind }) => kind.code === code));
  if (unknown.length > 0)
    throw new BusinessError(CODE.NOT_IN_PACKAGE, { items: unknown.join(', ') }, { items: unknown });
  const price = items.flatMap((item) => item.copies).reduce((sum, copy) => sum + copy.price, 0);
  return { package: chosen, items, price };
}
