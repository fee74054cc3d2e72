// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogueEntries: build.query<ListCatalogueEntriesApiResponse, ListCatalogueEntriesApiArg>({
      query: () => ({ url: `/gateway/bd/catalogue/item/list` }),
    }),
    getCatalogueEntry: build.query<GetCatalogueEntryApiResponse, GetCatalogueEntryApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/catalogue/item/detail`,
        params: {
          itemCode: queryArg.itemCode,
        },
      }),
    }),
    previewCatalogueChange: build.query<PreviewCatalogueChangeApiResponse, PreviewCatalogueChangeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/catalogue/change/preview`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    changeCatalogueItem: build.mutation<ChangeCatalogueItemApiResponse, ChangeCatalogueItemApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/catalogue/change/plan`,
        method: 'POST',
        body: queryArg.catalogueChangeInput,
      }),
    }),
    withdrawCatalogueChange: build.mutation<
      WithdrawCatalogueChangeApiResponse,
      WithdrawCatalogueChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/gateway/bd/catalogue/change/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListCatalogueEntriesApiResponse = /** status 200 The answer */ CatalogueEntry[];
export type ListCatalogueEntriesApiArg = void;
export type GetCatalogueEntryApiResponse = /** status 200 The answer */ CatalogueEntryDetail;
export type GetCatalogueEntryApiArg = {
  itemCode: string;
};
export type PreviewCatalogueChangeApiResponse = /** status 200 The answer */ CataloguePreview;
export type PreviewCatalogueChangeApiArg = {
  body: {
    itemCode: string;
    price: Fen;
    effectiveOn: Day;
  };
};
export type ChangeCatalogueItemApiResponse = /** status 200 The answer */ CatalogueEntryDetail;
export type ChangeCatalogueItemApiArg = {
  catalogueChangeInput: CatalogueChangeInput;
};
export type WithdrawCatalogueChangeApiResponse = /** status 200 The answer */ Done;
export type WithdrawCatalogueChangeApiArg = {
  body: {
    changeId: Uuid;
  };
};
export type CheckCategory =
  'identity' | 'education' | 'employment' | 'legal' | 'business' | 'qualification' | 'financial';
export type Fen = number;
export type CandidateField = 'idNumber' | 'education' | 'employment' | 'certificates' | 'references';
export type FieldRules = {
  [key: string]: 'required' | 'optional' | 'notAsked';
};
export type CatalogueValues = {
  nameEn: string;
  nameZh: string;
  /** What the candidate is told before consent */
  whatEn: string;
  whatZh: string;
  /** Of one copy */
  price: Fen;
  /** Promised as long as there is no experience */
  workingDays: number;
  fields: CandidateField[];
  fieldRules: FieldRules;
};
export type Uuid = string;
export type Day = string;
export type Instant = string;
export type CatalogueChange = {
  changeId: Uuid;
  /** China's day */
  effectiveOn: Day;
  state: 'planned' | 'inForce' | 'past' | 'withdrawn';
  values: CatalogueValues;
  before: CatalogueValues;
  changedAt: Instant;
  /** Name */
  changedBy: string;
  withdrawnAt: Instant | null;
  withdrawnBy: string | null;
};
export type CatalogueEntry = {
  itemCode: string;
  category: CheckCategory;
  worked: 'computed' | 'list' | 'provider' | 'manual';
  sensitive: boolean;
  values: CatalogueValues;
  /** The change that waits for its day */
  planned: CatalogueChange | null;
};
export type CatalogueEntryDetail = {
  entry: CatalogueEntry;
  /** The newest change that counts: named again by who changes it */
  basedOn: Uuid | null;
  /** The newest first */
  history: CatalogueChange[];
};
export type CataloguePreview = {
  /** Packages and drafts that carry the item */
  total: number;
  /** At most 200: standard packages first, then by enterprise */
  rows: {
    packageId: Uuid;
    name: string;
    /** null of a standard package */
    enterprise: string | null;
    /** A draft is priced when it is published; a published version keeps its price */
    state: 'published' | 'draft';
    /** What it costs now */
    price: Fen;
    /** Its items at the catalogue's prices of that day: what it would cost if it were published then */
    priceThen: Fen;
  }[];
};
export type CatalogueChangeInput = {
  itemCode: string;
  /** As it was read; another change meanwhile is refused with 2510 */
  basedOn: Uuid | null;
  /** China's day: today, at once, or a later one, from its first moment on */
  effectiveOn: Day;
  values: CatalogueValues;
};
export type Done = {
  done: true;
};
