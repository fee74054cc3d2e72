import type { PackageItem, PackageVersion } from '../../api/resources/packagesApi';

/** The number of items, copies counted: two employers are two. */
export const itemCount = (items: readonly Pick<PackageItem, 'copies'>[]): number =>
  items.reduce((sum, { copies }) => sum + copies, 0);

export interface VersionChanges {
  added: string[];
  removed: string[];
  /** Of these there are more or fewer. */
  copies: string[];
  /** For these another reason stands. */
  reasons: string[];
  /** The former name. */
  renamed: string | undefined;
  /** The former class of position. */
  positionClass: PackageVersion['positionClass'] | undefined;
  hasOtherWords: boolean;
  hasOtherOrder: boolean;
  /** Fen; negative where it became cheaper. */
  price: number;
}

/** What a version changed since the one before it; items by their names in it. */
export function changesOf(version: PackageVersion, before: PackageVersion): VersionChanges {
  const formerly = new Map(before.items.map((item) => [item.itemCode, item]));
  const now = new Set(version.items.map(({ itemCode }) => itemCode));
  const kept = version.items.filter(({ itemCode }) => formerly.has(itemCode));
  const namesWhere = (isOther: (item: PackageItem, former: PackageItem) => boolean) =>
    kept.filter((item) => isOther(item, formerly.get(item.itemCode)!)).map(({ name }) => name);
  const keptOrder = kept.map(({ itemCode }) => itemCode).join(' ');
  const formerOrder = before.items.map(({ itemCode }) => itemCode).filter((code) => now.has(code));
  return {
    added: version.items.filter(({ itemCode }) => !formerly.has(itemCode)).map(({ name }) => name),
    removed: before.items.filter(({ itemCode }) => !now.has(itemCode)).map(({ name }) => name),
    copies: namesWhere((item, former) => item.copies !== former.copies),
    reasons: namesWhere((item, former) => item.reason !== former.reason),
    renamed: version.name === before.name ? undefined : before.name,
    positionClass: version.positionClass === before.positionClass ? undefined : before.positionClass,
    hasOtherWords: version.description !== before.description,
    hasOtherOrder: keptOrder !== formerOrder.join(' '),
    price: version.price - before.price,
  };
}
