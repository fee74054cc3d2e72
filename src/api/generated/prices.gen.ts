// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPricedEnterprises: build.query<FindPricedEnterprisesApiResponse, FindPricedEnterprisesApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/price/enterprise/find`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getEnterprisePrices: build.query<GetEnterprisePricesApiResponse, GetEnterprisePricesApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/price/enterprise/detail`,
        params: {
          enterpriseId: queryArg.enterpriseId,
        },
      }),
    }),
    setOwnPrice: build.mutation<SetOwnPriceApiResponse, SetOwnPriceApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/price/own/set`,
        method: 'POST',
        body: queryArg.ownPriceInput,
      }),
    }),
    withdrawOwnPrice: build.mutation<WithdrawOwnPriceApiResponse, WithdrawOwnPriceApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/price/own/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type FindPricedEnterprisesApiResponse = /** status 200 The answer */ PricedEnterprises;
export type FindPricedEnterprisesApiArg = {
  body: {
    text: string;
  };
};
export type GetEnterprisePricesApiResponse = /** status 200 The answer */ EnterprisePrices;
export type GetEnterprisePricesApiArg = {
  enterpriseId: Uuid;
};
export type SetOwnPriceApiResponse = /** status 200 The answer */ EnterprisePrices;
export type SetOwnPriceApiArg = {
  ownPriceInput: OwnPriceInput;
};
export type WithdrawOwnPriceApiResponse = /** status 200 The answer */ Done;
export type WithdrawOwnPriceApiArg = {
  body: {
    enterpriseId: Uuid;
    priceId: Uuid;
  };
};
export type Uuid = string;
export type PricedEnterprises = {
  /** All that are found */
  total: number;
  rows: {
    enterpriseId: Uuid;
    name: string;
    /** Packages with a price of its own, in force or planned */
    ownPrices: number;
  }[];
};
export type Fen = number;
export type Day = string;
export type Instant = string;
export type OwnPriceChange = {
  priceId: Uuid;
  /** China's day */
  effectiveOn: Day;
  state: 'planned' | 'inForce' | 'past' | 'withdrawn';
  /** null: the price of the package */
  price: Fen | null;
  changedAt: Instant;
  /** Name */
  changedBy: string;
  withdrawnAt: Instant | null;
  withdrawnBy: string | null;
};
export type EnterprisePrice = {
  packageId: Uuid;
  name: string;
  /** Offered at all */
  active: boolean;
  /** What it costs everybody else */
  price: Fen;
  /** What the enterprise pays instead, now */
  ownPrice: Fen | null;
  /** What waits for its day */
  planned: OwnPriceChange | null;
  /** The newest change that counts: named again by who sets a price */
  basedOn: Uuid | null;
  /** The newest first */
  history: OwnPriceChange[];
};
export type EnterprisePrices = {
  enterpriseId: Uuid;
  name: string;
  packages: EnterprisePrice[];
};
export type OwnPriceInput = {
  enterpriseId: Uuid;
  packageId: Uuid;
  /** As it was read; another change meanwhile is refused with 2514 */
  basedOn: Uuid | null;
  /** China's day: today, at once, or a later one, from its first moment on */
  effectiveOn: Day;
  /** null: the price of the package counts again */
  price: Fen | null;
};
export type Done = {
  done: true;
};
