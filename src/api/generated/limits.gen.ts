// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLimits: build.query<ListLimitsApiResponse, ListLimitsApiArg>({
      query: () => ({ url: `/gateway/bd/limit/limit/list` }),
    }),
    changeLimit: build.mutation<ChangeLimitApiResponse, ChangeLimitApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/limit/change/plan`,
        method: 'POST',
        body: queryArg.limitChangeInput,
      }),
    }),
    withdrawLimit: build.mutation<WithdrawLimitApiResponse, WithdrawLimitApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/limit/change/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListLimitsApiResponse = /** status 200 The answer */ KeptLimits;
export type ListLimitsApiArg = void;
export type ChangeLimitApiResponse = /** status 200 The answer */ KeptLimits;
export type ChangeLimitApiArg = {
  limitChangeInput: LimitChangeInput;
};
export type WithdrawLimitApiResponse = /** status 200 The answer */ KeptLimits;
export type WithdrawLimitApiArg = {
  body: {
    changeId: Uuid;
  };
};
export type LimitName =
  | 'smsInvitation'
  | 'smsMember'
  | 'smsMemberUnverified'
  | 'smsShare'
  | 'smsApplicant'
  | 'smsApplicantUnverified'
  | 'rechargesWaiting'
  | 'paymentsOpen';
export type Day = string;
export type Uuid = string;
export type Instant = string;
export type LimitChange = {
  changeId: Uuid;
  name: LimitName;
  state: 'planned' | 'withdrawn' | 'inForce' | 'past';
  value: number;
  /** What it followed, or would */
  before: number;
  /** China's day */
  effectiveOn: Day;
  reason: string;
  /** Name */
  changedBy: string;
  changedAt: Instant;
  /** Name */
  withdrawnBy: string | null;
  withdrawnAt: Instant | null;
};
export type KeptLimit = {
  name: LimitName;
  /** As it counts now */
  value: number;
  /** China's day; null: as the product began */
  since: Day | null;
  /** The newest change that counts or is planned: named again by who changes it */
  basedOn: Uuid | null;
  /** The change that waits for its day */
  planned: LimitChange | null;
};
export type KeptLimits = {
  limits: KeptLimit[];
  /** Of all limits, the newest first */
  history: LimitChange[];
};
export type LimitChangeInput = {
  name: LimitName;
  /** As it was read; another change meanwhile is refused with 2619 */
  basedOn: Uuid | null;
  /** China's day: today, at once, or a later one, from its first moment on */
  effectiveOn: Day;
  value: number;
  reason: string;
};
