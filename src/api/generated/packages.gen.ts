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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListPackagesApiResponse = /** status 200 The answer */ Package[];
export type ListPackagesApiArg = {
  body: object;
};
export type Uuid = string;
export type Fen = number;
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
};
export type Package = {
  packageId: Uuid;
  code: string;
  name: string;
  description: string;
  price: Fen;
  /** Of its slowest item */
  workingDays: number;
  items: PackageItem[];
};
