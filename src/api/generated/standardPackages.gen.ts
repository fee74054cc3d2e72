// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStandardPackages: build.query<ListStandardPackagesApiResponse, ListStandardPackagesApiArg>({
      query: () => ({ url: `/gateway/bd/standardPackage/package/list` }),
    }),
    getStandardPackage: build.query<GetStandardPackageApiResponse, GetStandardPackageApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/standardPackage/package/detail`,
        params: {
          packageId: queryArg.packageId,
        },
      }),
    }),
    previewStandardPackage: build.query<PreviewStandardPackageApiResponse, PreviewStandardPackageApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/standardPackage/change/preview`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    changeStandardPackage: build.mutation<ChangeStandardPackageApiResponse, ChangeStandardPackageApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/standardPackage/change/plan`,
        method: 'POST',
        body: queryArg.standardPackageInput,
      }),
    }),
    withdrawStandardPackage: build.mutation<
      WithdrawStandardPackageApiResponse,
      WithdrawStandardPackageApiArg
    >({
      query: (queryArg) => ({
        url: `/gateway/bd/standardPackage/change/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListStandardPackagesApiResponse = /** status 200 The answer */ StandardPackage[];
export type ListStandardPackagesApiArg = void;
export type GetStandardPackageApiResponse = /** status 200 The answer */ StandardPackageDetail;
export type GetStandardPackageApiArg = {
  packageId: Uuid;
};
export type PreviewStandardPackageApiResponse = /** status 200 The answer */ StandardPackagePreview;
export type PreviewStandardPackageApiArg = {
  body: {
    packageId: Uuid;
    effectiveOn: Day;
    items: StandardPackageItem[];
  };
};
export type ChangeStandardPackageApiResponse = /** status 200 The answer */ StandardPackageDetail;
export type ChangeStandardPackageApiArg = {
  standardPackageInput: StandardPackageInput;
};
export type WithdrawStandardPackageApiResponse = /** status 200 The answer */ Done;
export type WithdrawStandardPackageApiArg = {
  body: {
    packageId: Uuid;
    version: number;
  };
};
export type Uuid = string;
export type Fen = number;
export type StandardPackageItem = {
  itemCode: string;
  /** More than one only of what a candidate may state several of */
  copies: number;
};
export type StandardPackageValues = {
  nameEn: string;
  nameZh: string;
  descriptionEn: string;
  descriptionZh: string;
  price: Fen;
  /** Offered; one that is not stays in every record */
  active: boolean;
  /** Kept in the order of the catalogue */
  items: StandardPackageItem[];
};
export type Day = string;
export type Instant = string;
export type StandardPackageChange = {
  version: number;
  /** China's day; null of what the installation began with */
  effectiveOn: Day | null;
  state: 'planned' | 'inForce' | 'past' | 'withdrawn';
  values: StandardPackageValues;
  before: StandardPackageValues | null;
  changedAt: Instant;
  /** Name */
  changedBy: string | null;
  withdrawnAt: Instant | null;
  withdrawnBy: string | null;
};
export type StandardPackage = {
  packageId: Uuid;
  code: string;
  /** The one that is ordered now */
  version: number;
  values: StandardPackageValues;
  /** The change that waits for its day */
  planned: StandardPackageChange | null;
};
export type StandardPackageDetail = {
  package: StandardPackage;
  /** The newest version that counts: named again by who changes it */
  basedOn: number;
  /** The newest first */
  history: StandardPackageChange[];
};
export type StandardPackagePreview = {
  /** Its items at the catalogue's prices of that day */
  itemsPrice: Fen;
  /** How far back orders are counted */
  days: number;
  /** Enterprises concerned */
  total: number;
  /** At most 200, who ordered most first */
  rows: {
    enterpriseId: Uuid;
    name: string;
    /** Ordered with it lately */
    checks: number;
    /** What it pays then, whatever the package costs */
    ownPrice: Fen | null;
  }[];
};
export type StandardPackageInput = {
  packageId: Uuid;
  /** As it was read; another change meanwhile is refused with 2519 */
  basedOn: number;
  /** China's day: today, at once, or a later one, from its first moment on */
  effectiveOn: Day;
  values: StandardPackageValues;
};
export type Done = {
  done: true;
};
