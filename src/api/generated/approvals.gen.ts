// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getApprovalRules: build.query<GetApprovalRulesApiResponse, GetApprovalRulesApiArg>({
      query: () => ({ url: `/gateway/bd/approval/rule/get` }),
    }),
    sendApprovalCode: build.mutation<SendApprovalCodeApiResponse, SendApprovalCodeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/approval/code/send`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    saveApprovalRules: build.mutation<SaveApprovalRulesApiResponse, SaveApprovalRulesApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/approval/rule/save`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    saveApprover: build.mutation<SaveApproverApiResponse, SaveApproverApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/approval/approver/save`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listApprovals: build.infiniteQuery<ListApprovalsApiResponse, Paged<ListApprovalsApiArg>, PageParam>({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/approval/order/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    approveOrder: build.mutation<ApproveOrderApiResponse, ApproveOrderApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/approval/order/approve`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    rejectOrder: build.mutation<RejectOrderApiResponse, RejectOrderApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/approval/order/reject`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    approveOrders: build.mutation<ApproveOrdersApiResponse, ApproveOrdersApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/approval/order/bulk/approve`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    rejectOrders: build.mutation<RejectOrdersApiResponse, RejectOrdersApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/approval/order/bulk/reject`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetApprovalRulesApiResponse = /** status 200 The answer */ ApprovalRules;
export type GetApprovalRulesApiArg = void;
export type SendApprovalCodeApiResponse = /** status 200 The answer */ CodeSent;
export type SendApprovalCodeApiArg = {
  body: object;
};
export type SaveApprovalRulesApiResponse = /** status 200 The answer */ ApprovalRules;
export type SaveApprovalRulesApiArg = {
  body: {
    above: ApprovalAbove;
    overBudget: OverBudget;
    verifyCode: VerifyCode;
  };
};
export type SaveApproverApiResponse = /** status 200 The answer */ ApprovalRules;
export type SaveApproverApiArg = {
  body: {
    userId: Uuid;
    upTo: ApprovesUpTo;
    verifyCode: VerifyCode;
  };
};
export type ListApprovalsApiResponse = /** status 200 The answer */ {
  rows: WaitingApproval[];
  nextCursor: string | null;
};
export type ListApprovalsApiArg = {
  body: {
    /** Only those of this batch */
    batchId?: Uuid;
    /** Only that of this record */
    checkId?: Uuid;
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type ApproveOrderApiResponse = /** status 200 The answer */ Decided;
export type ApproveOrderApiArg = {
  body: {
    orderId: Uuid;
  };
};
export type RejectOrderApiResponse = /** status 200 The answer */ Decided;
export type RejectOrderApiArg = {
  body: {
    orderId: Uuid;
    reason: string;
  };
};
export type ApproveOrdersApiResponse = /** status 200 The answer */ DecidedOrders;
export type ApproveOrdersApiArg = {
  /** Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
  'Idempotency-Key': string;
  body: {
    orderIds: OrdersToDecide;
  };
};
export type RejectOrdersApiResponse = /** status 200 The answer */ DecidedOrders;
export type RejectOrdersApiArg = {
  /** Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
  'Idempotency-Key': string;
  body: {
    orderIds: OrdersToDecide;
    reason: string;
  };
};
export type ApprovalAbove = number | null;
export type OverBudget = 'waits' | 'refused';
export type Uuid = string;
export type ApprovesUpTo = number | null;
export type ApprovalRules = {
  above: ApprovalAbove;
  overBudget: OverBudget;
  mayChange: boolean;
  mayGrant: boolean;
  /** Owners, who approve without a limit, then administrators and finance */
  approvers: {
    userId: Uuid;
    name: string;
    role: 'owner' | 'admin' | 'finance';
    isUnlimited: boolean;
    upTo: ApprovesUpTo;
  }[];
};
export type CodeSent = {
  interval: number;
  expiresIn: number;
};
export type VerifyCode = string;
export type PositionClass =
  'general' | 'finance' | 'management' | 'technology' | 'driver' | 'childcare' | 'security';
export type Fen = number;
export type ApprovalWhy = 'limit' | 'department' | 'person';
export type BudgetLeft = {
  whose: 'department' | 'person';
  monthly: Fen;
  /** Of this calendar month in China, never below 0 */
  left: Fen;
  /** By how much it is overrun this month; 0 where it is not */
  over: Fen;
};
export type Instant = string;
export type WaitingApproval = {
  orderId: Uuid;
  orderNo: string;
  checkId: Uuid;
  candidateName: string;
  positionTitle: string;
  positionClass: PositionClass;
  /** As it was ordered */
  packageName: string;
  items: {
    itemCode: string;
    name: string;
    copies: number;
    /** Why a sensitive item is asked for */
    reason: string | null;
  }[];
  price: Fen;
  why: ApprovalWhy[];
  /** The limit when it was ordered */
  above: Fen | null;
  /** Of the orderer, as they are now */
  budgets: BudgetLeft[];
  /** Null: a program, by an API key */
  orderedBy: string | null;
  orderedAt: Instant;
  /** Without a decision it is cancelled then */
  endsAt: Instant;
};
export type Cursor = string;
export type Limit = number;
export type OrderStatus = 'awaitingApproval' | 'awaitingPayment' | 'placed' | 'completed' | 'cancelled';
export type Decided = {
  status: OrderStatus;
};
export type DecidedOrders = {
  /** What became of each, in the order of the ids */
  rows: {
    orderId: Uuid;
    /** 0: done; else why not, as the call for one order would have answered */
    code: number;
    /** The same in words */
    msg: string | null;
    /** Null where it could not be done */
    status: OrderStatus | null;
  }[];
};
export type OrdersToDecide = Uuid[];
