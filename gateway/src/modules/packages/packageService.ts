import type { Lang } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import { promisedDaysOf } from './promisedDays';
import { splitPackage, type PricedCopy } from './packagePrices';
import {
  catalogueByCode,
  packageItems,
  packagesOfAccount,
  type CatalogueItem,
  type PackageRow,
} from './packageRepository';

/** A package with its items, each with its part of the package's price. */
export interface PricedPackage {
  row: PackageRow;
  items: { kind: CatalogueItem; copies: PricedCopy[] }[];
}

/** A package that may be ordered now; null for an unknown id or a disabled package. */
export async function orderablePackage(tx: Tx, packageId: string): Promise<PricedPackage | null> {
  const row = (await packagesOfAccount(tx)).find((one) => one.id === packageId && one.active);
  return row ? priced(tx, row, await catalogueByCode(tx)) : null;
}

/** The answer of listPackages: prices are the items' parts of the package's price and sum to it. */
export async function listPackages(tx: Tx, lang: Lang) {
  const catalogue = await catalogueByCode(tx);
  const rows = (await packagesOfAccount(tx)).filter((row) => row.active);
  const days = await promisedDaysOf(tx, [...catalogue.values()]);
  const packages = [];
  for (const row of rows) {
    const { items } = await priced(tx, row, catalogue);
    const listed = items.map(({ kind, copies }) => ({
      itemCode: kind.code,
      name: nameOf(kind, copies.length, lang),
      copies: copies.length,
      category: kind.category,
      price: copies.reduce((sum, copy) => sum + copy.price, 0),
      workingDays: days.get(kind.code)!,
      sensitive: kind.sensitive,
      fields: kind.fields,
      worked: kind.worked,
    }));
    packages.push({
      packageId: row.id,
      code: row.code,
      name: row.name[lang],
      description: row.description[lang],
      price: row.price,
      workingDays: Math.max(...listed.map((item) => item.workingDays)),
      items: listed,
    });
  }
  return packages;
}

async function priced(
  tx: Tx,
  row: PackageRow,
  catalogue: ReadonlyMap<string, CatalogueItem>,
): Promise<PricedPackage> {
  const lines = await packageItems(tx, row.id);
  const copies = splitPackage(row.price, lines);
  return {
    row,
    items: lines.map(({ itemCode }) => ({
      kind: catalogue.get(itemCode)!,
      copies: copies.filter((copy) => copy.itemCode === itemCode),
    })),
  };
}

function nameOf(kind: CatalogueItem, copies: number, lang: Lang): string {
  return copies > 1 ? `${kind.name[lang]} × ${copies}` : kind.name[lang];
}
