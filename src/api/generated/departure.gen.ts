// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeparture: build.query<GetDepartureApiResponse, GetDepartureApiArg>({
      query: () => ({ url: `/gateway/bd/departure/departure/get` }),
    }),
    sendAccountExportCode: build.mutation<SendAccountExportCodeApiResponse, SendAccountExportCodeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/departure/export/sendCode`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    startAccountExport: build.mutation<StartAccountExportApiResponse, StartAccountExportApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/departure/export/start`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetDepartureApiResponse = /** status 200 The answer */ Departure;
export type GetDepartureApiArg = void;
export type SendAccountExportCodeApiResponse = /** status 200 The answer */ CodeSent;
export type SendAccountExportCodeApiArg = {
  body: object;
};
export type StartAccountExportApiResponse = /** status 200 The answer */ Task;
export type StartAccountExportApiArg = {
  body: {
    verifyCode: VerifyCode;
  };
};
export type Uuid = string;
export type ClosingStatus = 'closing' | 'takenBack' | 'erasing' | 'erased';
export type Instant = string;
export type Closing = {
  closingId: Uuid;
  status: ClosingStatus;
  /** The owner who asked */
  askedBy: string;
  askedAt: Instant;
  /** China's day on which the erasure begins; until the end of the day before it is taken back */
  eraseOn: string;
  /** The day has come, and something is open that the erasure waits for */
  isPostponed: boolean;
};
export type DepartureMatter =
  | 'checks'
  | 'ordersToApprove'
  | 'ordersToPay'
  | 'recharges'
  | 'payments'
  | 'refunds'
  | 'payouts'
  | 'invoices'
  | 'certification'
  | 'forms'
  | 'lostPhones'
  | 'holds';
export type Fen = number;
export type Departure = {
  /** The closing that is under way; null without one */
  closing: Closing | null;
  /** What is not settled yet, in the order in which it is best settled; what does not occur is left out */
  open: {
    matter: DepartureMatter;
    count: number;
  }[];
  balance: {
    available: Fen;
    held: Fen;
  };
  /** What works without anybody signing in, until it is ended */
  outside: {
    apiKeys: number;
    webhooks: number;
    /** Links to reports that still open them */
    shares: number;
  };
};
export type CodeSent = {
  interval: number;
  expiresIn: number;
};
export type TaskKind =
  | 'checks.export'
  | 'audit.export'
  | 'statement.export'
  | 'ledger.export'
  | 'applications.export'
  | 'checks.remind'
  | 'checks.cancel'
  | 'checks.assign'
  | 'checks.takeBack'
  | 'account.export'
  | 'batch.read'
  | 'batch.check'
  | 'batch.order';
export type TaskStatus = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type TaskOutcomes = {
  done: number;
  refused: number;
  /** Why, the commonest first, in the language the task was started in */
  reasons: {
    msg: string;
    count: number;
  }[];
};
export type TaskFile = {
  fileName: string;
  size: number;
  /** When it goes */
  until: Instant;
};
export type Task = {
  taskId: Uuid;
  kind: TaskKind;
  status: TaskStatus;
  /** What is done for good: exact at any moment, whatever breaks */
  done: number;
  /** Null until it is counted */
  total: number | null;
  /** How much was done in a second since it began; null while that is not known, or it has ended */
  perSecond: number | null;
  /** At that rate */
  secondsLeft: number | null;
  createdAt: Instant;
  endedAt: Instant | null;
  /** Why it failed, in words */
  fault: string | null;
  /** What became of the records it went through so far; null where it does nothing with records, or has not begun */
  outcomes: TaskOutcomes | null;
  /** What it made, once it is done; of what had its effect part by part also once it failed or was cancelled: what it did until then */
  file: TaskFile | null;
};
export type VerifyCode = string;
