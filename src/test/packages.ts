import type { DataOf } from './answers';

export type ListedPackage = DataOf<'listAllPackages'>[number];
export type PackageItem = ListedPackage['items'][number];
export type CatalogueItem = DataOf<'listCatalogueItems'>[number];
export type PackageDetail = DataOf<'getPackage'>;
export type PackageVersion = NonNullable<PackageDetail['current']>;

export const OWN_PACKAGE = '0190a1b2-0000-7000-8000-000000000700';

/** An item of a package: identity at 5.00, sensitive, without a reason. */
export const packageItem = (overrides: Partial<PackageItem> = {}): PackageItem => ({
  itemCode: 'identity',
  name: 'Identity',
  copies: 1,
  category: 'identity',
  price: 500,
  workingDays: 0,
  sensitive: true,
  fields: ['idNumber'],
  worked: 'computed',
  reason: null,
  ...overrides,
});

export const employment = packageItem({
  itemCode: 'employment',
  name: 'Employment × 2',
  copies: 2,
  category: 'employment',
  price: 24_000,
  workingDays: 4,
  sensitive: false,
  fields: ['employment'],
  worked: 'manual',
});

/** A row of the packages: an own one on offer. */
export const listedPackage = (overrides: Partial<ListedPackage> = {}): ListedPackage => ({
  packageId: OWN_PACKAGE,
  isOwn: true,
  status: 'active',
  hasDraft: false,
  version: 1,
  name: 'Warehouse staff',
  description: 'For everybody in the warehouse',
  positionClass: 'general',
  price: 24_500,
  standardPrice: null,
  workingDays: 4,
  items: [employment, packageItem()],
  ordersLately: 3,
  ...overrides,
});

export const packageVersion = (overrides: Partial<PackageVersion> = {}): PackageVersion => ({
  version: 1,
  name: 'Warehouse staff',
  description: 'For everybody in the warehouse',
  positionClass: 'general',
  price: 24_500,
  workingDays: 4,
  publishedAt: '2026-11-20T02:00:00.000Z',
  publishedBy: '林晓',
  savedAt: '2026-11-20T01:00:00.000Z',
  savedBy: '林晓',
  items: [employment, packageItem()],
  ...overrides,
});

export const packageDetail = (overrides: Partial<PackageDetail> = {}): PackageDetail => ({
  packageId: OWN_PACKAGE,
  isOwn: true,
  status: 'active',
  current: packageVersion(),
  standardPrice: null,
  ownPrices: [],
  draft: null,
  versions: [packageVersion()],
  use: {
    days: 90,
    checks: 3,
    lastAt: '2026-11-22T02:00:00.000Z',
    people: [
      { name: '林晓', isKey: false, checks: 2 },
      { name: 'ATS', isKey: true, checks: 1 },
    ],
  },
  ...overrides,
});

const kind = (itemCode: string, name: string, overrides: Partial<CatalogueItem>): CatalogueItem => ({
  itemCode,
  name,
  what: `What is done for ${name}`,
  category: 'identity',
  price: 500,
  workingDays: 0,
  sensitive: false,
  fields: [],
  fieldRules: {},
  worked: 'manual',
  ...overrides,
});

/** Three kinds of check: identity 5.00, employment 120.00 a copy, financial risk 100.00. */
export const catalogue: CatalogueItem[] = [
  kind('identity', 'Identity', { sensitive: true, fields: ['idNumber'] }),
  kind('employment', 'Employment', {
    category: 'employment',
    price: 12_000,
    workingDays: 4,
    fields: ['employment'],
  }),
  kind('financialRisk', 'Financial risk', {
    category: 'financial',
    price: 10_000,
    workingDays: 2,
    sensitive: true,
    fields: ['idNumber'],
  }),
];
