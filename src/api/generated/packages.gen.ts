// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPackages: build.query<ListPackagesApiResponse, ListPackagesApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/package/package/list`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listAllPackages: build.query<ListAllPackagesApiResponse, ListAllPackagesApiArg>({
      query: () => ({ url: `/gateway/bd/package/package/all` }),
    }),
    getPackage: build.query<GetPackageApiResponse, GetPackageApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/package/package/detail`,
        params: {
          packageId: queryArg.packageId,
        },
      }),
    }),
    listCatalogueItems: build.query<ListCatalogueItemsApiResponse, ListCatalogueItemsApiArg>({
      query: () => ({ url: `/gateway/bd/package/catalogue/list` }),
    }),
    savePackageDraft: build.mutation<SavePackageDraftApiResponse, SavePackageDraftApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/package/package/save`,
        method: 'POST',
        body: queryArg.packageDraftInput,
      }),
    }),
    publishPackage: build.mutation<PublishPackageApiResponse, PublishPackageApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/package/package/publish`,
        method: 'POST',
        body: queryArg.packagePublishing,
      }),
    }),
    discardPackageDraft: build.mutation<DiscardPackageDraftApiResponse, DiscardPackageDraftApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/package/package/discard`,
        method: 'POST',
        body: queryArg.packageDraftKey,
      }),
    }),
    setPackageActive: build.mutation<SetPackageActiveApiResponse, SetPackageActiveApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/package/package/status`,
        method: 'POST',
        body: queryArg.packageSwitch,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListPackagesApiResponse = /** status 200 The answer */ Package[];
export type ListPackagesApiArg = {
  body: object;
};
export type ListAllPackagesApiResponse = /** status 200 The answer */ ListedPackage[];
export type ListAllPackagesApiArg = void;
export type GetPackageApiResponse = /** status 200 The answer */ PackageDetail;
export type GetPackageApiArg = {
  packageId: Uuid;
};
export type ListCatalogueItemsApiResponse = /** status 200 The answer */ CatalogueItem[];
export type ListCatalogueItemsApiArg = void;
export type SavePackageDraftApiResponse = /** status 200 The answer */ SavedPackage;
export type SavePackageDraftApiArg = {
  packageDraftInput: PackageDraftInput;
};
export type PublishPackageApiResponse = /** status 200 The answer */ PublishedPackage;
export type PublishPackageApiArg = {
  packagePublishing: PackagePublishing;
};
export type DiscardPackageDraftApiResponse = /** status 200 The answer */ Done;
export type DiscardPackageDraftApiArg = {
  packageDraftKey: PackageDraftKey;
};
export type SetPackageActiveApiResponse = /** status 200 The answer */ Done;
export type SetPackageActiveApiArg = {
  packageSwitch: PackageSwitch;
};
export type Uuid = string;
export type Fen = number;
export type PositionClass =
  'general' | 'finance' | 'management' | 'technology' | 'driver' | 'childcare' | 'security';
export type CheckCategory =
  'identity' | 'education' | 'employment' | 'legal' | 'business' | 'qualification' | 'financial';
export type CandidateField = 'idNumber' | 'education' | 'employment' | 'certificates' | 'references';
export type PackageItem = {
  itemCode: string;
  /** In the reader's language */
  name: string;
  /** How often it is worked: two employers are two items of the check */
  copies: number;
  category: CheckCategory;
  price: Fen;
  workingDays: number;
  /** Needs a reason and a separate consent */
  sensitive: boolean;
  fields: CandidateField[];
  worked: 'computed' | 'list' | 'provider' | 'manual';
  /** Why it is asked for, as the candidate reads it where the order says nothing else */
  reason: string | null;
};
export type Package = {
  packageId: Uuid;
  code: string;
  name: string;
  description: string;
  price: Fen;
  /** What it costs others, where price is the account's own price; else null */
  standardPrice: Fen | null;
  /** Of its slowest item */
  workingDays: number;
  /** The account's own, not a standard one */
  isOwn: boolean;
  /** What it was put together for; null of a standard one */
  positionClass: PositionClass | null;
  items: PackageItem[];
};
export type ListedPackage = {
  packageId: Uuid;
  isOwn: boolean;
  /** draft: never published */
  status: 'active' | 'off' | 'draft';
  /** Somebody is changing it; always false for who may not */
  hasDraft: boolean;
  /** The one that is ordered; of the draft where none is */
  version: number;
  name: string;
  description: string;
  positionClass: PositionClass | null;
  price: Fen;
  /** What it costs others, where price is the account's own price; else null */
  standardPrice: Fen | null;
  /** Of its slowest item; null without one */
  workingDays: number | null;
  items: PackageItem[];
  /** Checks ordered with it in the last 90 days; null for who may not manage packages */
  ordersLately: number | null;
};
export type Instant = string;
export type PackageVersion = {
  version: number;
  name: string;
  description: string;
  positionClass: PositionClass | null;
  price: Fen;
  workingDays: number | null;
  publishedAt: Instant | null;
  /** Name; null of a standard package */
  publishedBy: string | null;
  savedAt: Instant;
  savedBy: string | null;
  items: PackageItem[];
};
export type Day = string;
export type OwnPrice = {
  priceId: Uuid;
  /** China's day */
  effectiveOn: Day;
  state: 'planned' | 'inForce' | 'past';
  /** null: the standard price from then on */
  price: Fen | null;
};
export type PackageUse = {
  /** How far back it is counted */
  days: number;
  checks: number;
  lastAt: Instant | null;
  /** Who ordered it, the most first; a program by the name of its API key */
  people: {
    name: string;
    isKey: boolean;
    checks: number;
  }[];
};
export type PackageDetail = {
  packageId: Uuid;
  isOwn: boolean;
  status: 'active' | 'off' | 'draft';
  /** The version that is ordered, at what it costs the account */
  current: PackageVersion | null;
  /** What it costs others, where price is the account's own price; else null */
  standardPrice: Fen | null;
  /** What this account pays instead of the standard price, the newest first: what is planned, in force and past */
  ownPrices: OwnPrice[];
  /** null for who may not manage packages */
  draft: PackageVersion | null;
  /** Published ones, the newest first, at most 50 */
  versions: PackageVersion[];
  /** null for who may not manage packages */
  use: PackageUse | null;
};
export type FieldRules = {
  [key: string]: 'required' | 'optional' | 'notAsked';
};
export type CatalogueItem = {
  itemCode: string;
  name: string;
  /** What the candidate is told about it */
  what: string;
  category: CheckCategory;
  /** Of one copy */
  price: Fen;
  workingDays: number;
  sensitive: boolean;
  fields: CandidateField[];
  fieldRules: FieldRules;
  worked: 'computed' | 'list' | 'provider' | 'manual';
};
export type SavedPackage = {
  packageId: Uuid;
  savedAt: Instant;
  price: Fen;
};
export type PackageDraftItem = {
  itemCode: string;
  /** More than one only of what a candidate may state several of */
  copies: number;
  /** Needed for an item that does not fit the class of position, before it is published */
  reason?: string;
};
export type PackageDraftInput = {
  /** An own package; left out for a new one */
  packageId?: Uuid;
  /** Of the draft that was read, or of the version where there was none; what was saved since is refused with 2201. Left out for a new package */
  savedAt?: Instant;
  name: string;
  description: string;
  positionClass: PositionClass;
  /** In the order in which they are shown */
  items: PackageDraftItem[];
};
export type PublishedPackage = {
  packageId: Uuid;
  version: number;
  price: Fen;
};
export type PackagePublishing = {
  packageId: Uuid;
  savedAt: Instant;
  /** As it was shown; another one is refused with 2008 */
  expectedPrice: Fen;
};
export type Done = {
  done: true;
};
export type PackageDraftKey = {
  packageId: Uuid;
  savedAt: Instant;
};
export type PackageSwitch = {
  packageId: Uuid;
  active: boolean;
};
