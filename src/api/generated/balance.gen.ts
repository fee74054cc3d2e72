// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBalance: build.query<GetBalanceApiResponse, GetBalanceApiArg>({
      query: () => ({ url: `/gateway/bd/balance/balance/get` }),
    }),
    getMonthCourse: build.query<GetMonthCourseApiResponse, GetMonthCourseApiArg>({
      query: () => ({ url: `/gateway/bd/balance/month/course` }),
    }),
    saveBalanceNotice: build.mutation<SaveBalanceNoticeApiResponse, SaveBalanceNoticeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/balance/notice/save`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listLedger: build.infiniteQuery<ListLedgerApiResponse, Paged<ListLedgerApiArg>, PageParam>({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/balance/entry/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    exportLedger: build.mutation<ExportLedgerApiResponse, ExportLedgerApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/balance/entry/export`,
        method: 'POST',
        body: queryArg.ledgerExport,
      }),
      extraOptions: { responseType: 'blob' },
    }),
    getCosts: build.query<GetCostsApiResponse, GetCostsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/balance/cost/get`,
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
export type GetMonthCourseApiResponse = /** status 200 The answer */ MonthCourse;
export type GetMonthCourseApiArg = void;
export type SaveBalanceNoticeApiResponse = /** status 200 The answer */ Balance;
export type SaveBalanceNoticeApiArg = {
  body: {
    notifyBelow: number | null;
  };
};
export type ListLedgerApiResponse = /** status 200 The answer */ {
  rows: LedgerEntry[];
  nextCursor: string | null;
  /** What the department, person or package asked for is called */
  sideName: string | null;
  /** What all bookings that are asked for come to, with the first page; null where all bookings of the account are asked for, where there are none, and for stillHeld: what is held still of them is the balance's held */
  sum: LedgerSum | null;
};
export type ListLedgerApiArg = {
  body: {
    /** capture: charges and what was given back of them, as costs are told */
    kind?: LedgerKind;
    /** Only holds of which something is held still: together what the balance calls held */
    stillHeld?: true;
    /** A whole order number, as it was pasted */
    orderNo?: string;
    /** Of the items behind charges, releases and what takes them back */
    itemCode?: string;
    side?: CostSide;
    /** The first day, as days are in China */
    from?: Day;
    /** The last day */
    to?: Day;
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type ExportLedgerApiResponse = /** status 200 The answer */ Blob;
export type ExportLedgerApiArg = {
  ledgerExport: LedgerExport;
};
export type GetCostsApiResponse = /** status 200 The answer */ Costs;
export type GetCostsApiArg = {
  body: {
    by: 'month' | 'department' | 'person' | 'package' | 'item';
    from: Month;
    to: Month;
  };
};
export type Fen = number;
export type MonthSoFar = {
  month: string;
  recharged: Fen;
  /** For items that were done */
  charged: Fen;
};
export type Instant = string;
export type WaitingForMoney = {
  orders: number;
  price: Fen;
  /** When the one that waits longest is cancelled unpaid; null where none waits */
  firstEndsAt: Instant | null;
  /** What was submitted as transferred and waits to be confirmed */
  underWay: Fen;
  /** The newest recharge of the last seven days that was not taken back; null where there is none */
  lastRecharge: {
    at: Instant;
    amount: Fen;
    /** Orders saved before it and placed since */
    placed: number;
  } | null;
};
export type Balance = {
  available: Fen;
  held: Fen;
  /** For items that are done, since the beginning */
  spent: Fen;
  thisMonth: MonthSoFar;
  /** Null: nobody is told */
  notifyBelow: Fen | null;
  waiting: WaitingForMoney;
};
export type Day = string;
export type MonthCourse = {
  /** Each day of the month until today, the first of the month first */
  days: {
    day: Day;
    /** Less what was taken back */
    recharged: Fen;
    /** Less what was given back */
    charged: Fen;
    /** As the day ended; today's as it is now */
    available: Fen;
  }[];
};
export type Uuid = string;
export type LedgerKind =
  | 'recharge'
  | 'hold'
  | 'capture'
  | 'release'
  | 'reversal'
  | 'correction'
  | 'payoutHold'
  | 'payoutRelease'
  | 'payout';
export type RefundStatus =
  'asked' | 'processing' | 'success' | 'closed' | 'abnormal' | 'refused' | 'differs' | 'unasked';
export type Refund = {
  status: RefundStatus;
  askedAt: Instant;
  /** Of what was given back: when, as the provider says */
  endedAt: Instant | null;
};
export type LedgerEntry = {
  entryId: Uuid;
  kind: LedgerKind;
  /** What a reversal takes back */
  reverses: ('recharge' | 'capture' | 'release') | null;
  at: Instant;
  /** By which the available balance moved */
  available: Fen;
  held: Fen;
  spent: Fen;
  /** Available after it; null where only a part of the bookings is asked for */
  balanceAfter: Fen | null;
  orderNo: string | null;
  checkId: Uuid | null;
  /** Masked for who may not see it */
  candidateName: string | null;
  itemName: string | null;
  /** The reference of a recharge: the bank's, or WeChat Pay's where it was paid by scanning; the bank's of a payout */
  reference: string | null;
  /** A recharge that was paid by scanning, or what takes it back */
  scanned: boolean;
  /** Of what takes a recharge by scanning back: how giving the money back stands, where the provider was asked for it */
  refund: Refund | null;
  /** Of a payout: the bank and the last four of the account number */
  paidTo: string | null;
  /** Why a recharge was taken back or a charge given back, in the operator's words */
  reason: string | null;
  /** Null: the system */
  by: string | null;
  /** It was taken back since */
  isReversed: boolean;
  /** What of a charge was given back since, and of an order's charges beside its hold */
  givenBack: Fen;
  /** What has become of a hold, in fen */
  became: {
    held: Fen;
    charged: Fen;
    released: Fen;
  } | null;
};
export type LedgerSum = {
  count: number;
  /** Of charges alone: how many checks they are of, as the costs count them; null otherwise */
  checks: number | null;
  available: Fen;
  held: Fen;
  spent: Fen;
};
export type CostSide = {
  by: 'department' | 'person' | 'package';
  key: Uuid | null;
};
export type Cursor = string;
export type Limit = number;
export type LedgerExport = {
  /** capture: charges and what was given back of them */
  kind?: LedgerKind;
  /** Only holds of which something is held still */
  stillHeld?: true;
  /** A whole order number, as it was pasted */
  orderNo?: string;
  /** Of the items behind charges, releases and what takes them back */
  itemCode?: string;
  side?: CostSide;
  /** The first day, as days are in China */
  from?: Day;
  /** The last day */
  to?: Day;
  /** csv without it */
  format?: 'csv' | 'xlsx';
};
export type Cost = {
  /** Id of the department, person (or API key) or package, code of the item, or the month; null where there is none */
  key: string | null;
  name: string | null;
  checks: number;
  /** Less what was given back */
  charged: Fen;
};
export type Costs = {
  /** Of all, also of what stands in no row */
  total: Fen;
  rows: Cost[];
};
export type Month = string;
