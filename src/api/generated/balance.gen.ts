// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBalance: build.query<GetBalanceApiResponse, GetBalanceApiArg>({
      query: () => ({ url: `/gateway/bd/balance/balance/get` }),
    }),
    saveBalanceNotice: build.mutation<SaveBalanceNoticeApiResponse, SaveBalanceNoticeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/balance/notice/save`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetBalanceApiResponse = /** status 200 The answer */ Balance;
export type GetBalanceApiArg = void;
export type SaveBalanceNoticeApiResponse = /** status 200 The answer */ Balance;
export type SaveBalanceNoticeApiArg = {
  body: {
    notifyBelow: number | null;
  };
};
export type Fen = number;
export type MonthSoFar = {
  month: string;
  recharged: Fen;
  /** For items that were done */
  charged: Fen;
};
export type Balance = {
  available: Fen;
  held: Fen;
  /** For items that are done, since the beginning */
  spent: Fen;
  thisMonth: MonthSoFar;
  /** Null: nobody is told */
  notifyBelow: Fen | null;
  /** Orders saved with too little balance; they are placed oldest first as soon as it covers them */
  waiting: {
    orders: number;
    price: Fen;
  };
};
