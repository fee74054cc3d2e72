import { generatedApi } from '../generated/prices.gen';

export type {
  EnterprisePrice,
  EnterprisePrices,
  OwnPriceChange,
  PricedEnterprises,
} from '../generated/prices.gen';

/** What was set, or refused because somebody else set it, is read again. */
const all = [{ type: 'OwnPrice', id: 'LIST' }] as const;

/** What enterprises pay for standard packages, as operators set it. */
export const pricesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    findPricedEnterprises: { providesTags: [...all], extraOptions: { hideErrors: true } },
    getEnterprisePrices: { providesTags: [...all], extraOptions: { hideErrors: true } },
    setOwnPrice: { invalidatesTags: [...all], extraOptions: { hideErrors: true } },
    withdrawOwnPrice: { invalidatesTags: [...all] },
  },
});

export const {
  useFindPricedEnterprisesQuery,
  useGetEnterprisePricesQuery,
  useSetOwnPriceMutation,
  useWithdrawOwnPriceMutation,
} = pricesApi;
