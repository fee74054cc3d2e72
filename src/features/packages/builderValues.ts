import { firstOf } from '../../i18n/offered';
import {
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
  LONGEST_REASON,
  MOST_COPIES,
  MOST_ITEMS,
  publishingFaults,
  SHORTEST_REASON,
  type DraftItem,
  type PackageFaultName,
} from '@probity/contract/rules/packageDraft';
import { plainText } from '@probity/contract/rules/plainText';
import type { PositionClass } from '@probity/contract/rules/proportionality';
import type { CatalogueItem, PackageDraftInput, PackageVersion } from '../../api/resources/packagesApi';
import type { FormFault } from '../../components/form/formRules';

/** A package as it is put together; the items in the order of the report. */
export interface BuilderValues {
  name: string;
  description: string;
  positionClass: PositionClass;
  items: DraftItem[];
}

/** A new package: of the class of position that operators put first. */
export const newPackage = (): BuilderValues => ({
  ...{ name: '', description: '', items: [] },
  positionClass: (firstOf('positionClass') as PositionClass | undefined) ?? 'general',
});

/** The form of a version: its draft, the version that is ordered, or one that is copied. */
export function valuesOf(version: PackageVersion, name = version.name): BuilderValues {
  return {
    name,
    description: version.description,
    positionClass: version.positionClass ?? 'general',
    items: version.items.map(({ itemCode, copies, reason }) => ({ itemCode, copies, reason: reason ?? '' })),
  };
}

const limits: Partial<Record<PackageFaultName, number>> = {
  nameLong: LONGEST_NAME,
  descriptionLong: LONGEST_DESCRIPTION,
  tooManyItems: MOST_ITEMS,
  copies: MOST_COPIES,
  reasonShort: SHORTEST_REASON,
  reasonLong: LONGEST_REASON,
};

const phrased = (fault: PackageFaultName): FormFault => ({
  key: `packages.builder.fault.${fault}`,
  values: { limit: limits[fault] },
});

/** What keeps a package from being published, each fault at its field; the first of a field counts. */
export const builderRules =
  (catalogue: ReadonlyMap<string, CatalogueItem>) =>
  (values: BuilderValues): Record<string, FormFault> => {
    const faults = publishingFaults(values, catalogue).reverse();
    return Object.fromEntries(faults.map(({ path, fault }) => [path, phrased(fault)]));
  };

/** The draft as the gateway keeps it. */
export function toDraft(
  values: BuilderValues,
  kept: { packageId?: string; savedAt?: string },
): PackageDraftInput {
  return {
    ...(kept.packageId && { packageId: kept.packageId }),
    ...(kept.savedAt && { savedAt: kept.savedAt }),
    name: plainText(values.name),
    description: plainText(values.description),
    positionClass: values.positionClass,
    items: values.items.map(({ itemCode, copies, reason }) => ({
      itemCode,
      copies,
      ...(plainText(reason) && { reason: plainText(reason) }),
    })),
  };
}

/** True for two forms that are one draft to the gateway. */
export const isSameDraft = (one: BuilderValues, other: BuilderValues): boolean =>
  JSON.stringify(toDraft(one, {})) === JSON.stringify(toDraft(other, {}));

/** What some items cost and take by today's catalogue; fen, and working days of the slowest. */
export function totalsOf(items: readonly DraftItem[], catalogue: ReadonlyMap<string, CatalogueItem>) {
  const kinds = items.map(({ itemCode, copies }) => ({ kind: catalogue.get(itemCode), copies }));
  return {
    price: kinds.reduce((sum, { kind, copies }) => sum + (kind?.price ?? 0) * copies, 0),
    workingDays: Math.max(0, ...kinds.map(({ kind }) => kind?.workingDays ?? 0)),
    count: items.reduce((sum, { copies }) => sum + copies, 0),
  };
}

/** The items with one of them at another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);

/** The items of the catalogue whose name or text contains every typed word, by category. */
export function catalogueFound(items: readonly CatalogueItem[], typed: string) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = items.filter(({ name, what }) =>
    words.every((word) => `${name} ${what}`.toLowerCase().includes(word)),
  );
  const categories = [...new Set(found.map(({ category }) => category))];
  return categories.map((category) => ({
    category,
    items: found.filter((item) => item.category === category),
  }));
}
