// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRetention: build.query<GetRetentionApiResponse, GetRetentionApiArg>({
      query: () => ({ url: `/gateway/bd/retention/setting/get` }),
    }),
    previewRetention: build.query<PreviewRetentionApiResponse, PreviewRetentionApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/retention/setting/preview`,
        method: 'POST',
        body: queryArg.retentionDays,
      }),
    }),
    saveRetention: build.mutation<SaveRetentionApiResponse, SaveRetentionApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/retention/setting/save`,
        method: 'POST',
        body: queryArg.retentionDays,
      }),
    }),
    listHolds: build.query<ListHoldsApiResponse, ListHoldsApiArg>({
      query: () => ({ url: `/gateway/bd/retention/hold/list` }),
    }),
    placeHold: build.mutation<PlaceHoldApiResponse, PlaceHoldApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/retention/hold/place`,
        method: 'POST',
        body: queryArg.placeHoldRequest,
      }),
    }),
    releaseHold: build.mutation<ReleaseHoldApiResponse, ReleaseHoldApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/retention/hold/release`,
        method: 'POST',
        body: queryArg.releaseHoldRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetRetentionApiResponse = /** status 200 The answer */ RetentionSetting;
export type GetRetentionApiArg = void;
export type PreviewRetentionApiResponse = /** status 200 The answer */ RetentionPreview;
export type PreviewRetentionApiArg = {
  retentionDays: RetentionDays;
};
export type SaveRetentionApiResponse = /** status 200 The answer */ RetentionSetting;
export type SaveRetentionApiArg = {
  retentionDays: RetentionDays;
};
export type ListHoldsApiResponse = /** status 200 The answer */ LegalHold[];
export type ListHoldsApiArg = void;
export type PlaceHoldApiResponse = /** status 200 The answer */ Done;
export type PlaceHoldApiArg = {
  placeHoldRequest: PlaceHoldRequest;
};
export type ReleaseHoldApiResponse = /** status 200 The answer */ Done;
export type ReleaseHoldApiArg = {
  releaseHoldRequest: ReleaseHoldRequest;
};
export type RetentionDays = {
  /** What the candidate filled in and uploaded */
  material: number;
  /** Findings, evidence, reports, and who the candidate is */
  report: number;
  /** Checks that were cancelled or expired */
  unfinished: number;
  /** Signature, name and phone in the proof of consent */
  consent: number;
};
export type FileRoom = {
  count: number;
  bytes: number;
  mostCount: number;
  mostBytes: number;
};
export type Instant = string;
export type TaskStatus = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type RetentionRule = 'material' | 'report' | 'unfinished' | 'consent';
export type RetentionRun = {
  startedAt: Instant;
  endedAt: Instant | null;
  status: TaskStatus;
  /** Erasures that are done for good, of all rules: exact at any moment */
  done: number;
  /** What was due; null until it is counted */
  total: number | null;
  /** Checks by rule, of those of which anything went */
  erased: {
    rule: RetentionRule;
    checks: number;
  }[];
  /** Files that went with them, and those that nothing named any more */
  files: number;
};
export type RetentionSetting = {
  days: RetentionDays;
  files: FileRoom;
  updatedAt: Instant | null;
  updatedBy: string | null;
  /** The newest run of a night, under way or ended; null before the first */
  lastRun: RetentionRun | null;
  nextRunAt: Instant;
};
export type RetentionSum = {
  rule: RetentionRule;
  tonight: number;
  tonightFiles: number;
  /** Within 30 days, tonight included */
  month: number;
  monthFiles: number;
};
export type Uuid = string;
export type RetentionRow = {
  checkId: Uuid;
  orderNo: string;
  rule: RetentionRule;
  closedAt: Instant;
  dueAt: Instant;
  files: number;
};
export type RetentionPreview = {
  tonightAt: Instant;
  sums: RetentionSum[];
  rows: RetentionRow[];
  /** Checks that would go within 30 days and are held back */
  held: number;
};
export type Day = string;
export type LegalHold = {
  holdId: Uuid;
  checkId: Uuid;
  orderNo: string;
  reason: string;
  until: Day | null;
  placedBy: string;
  placedAt: Instant;
  releasedBy: string | null;
  releasedAt: Instant | null;
  releaseReason: string | null;
  isInForce: boolean;
};
export type Done = {
  done: true;
};
export type PlaceHoldRequest = {
  orderNo: string;
  reason: string;
  until?: Day;
};
export type ReleaseHoldRequest = {
  holdId: Uuid;
  reason: string;
};
