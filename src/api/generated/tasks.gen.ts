// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    startChecksExport: build.mutation<StartChecksExportApiResponse, StartChecksExportApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/task/export/checks`,
        method: 'POST',
        body: queryArg.checkExport,
      }),
    }),
    startAuditExport: build.mutation<StartAuditExportApiResponse, StartAuditExportApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/task/export/audit`,
        method: 'POST',
        body: queryArg.auditExport,
      }),
    }),
    startStatementExport: build.mutation<StartStatementExportApiResponse, StartStatementExportApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/task/export/statement`,
        method: 'POST',
        body: queryArg.statementExport,
      }),
    }),
    startLedgerExport: build.mutation<StartLedgerExportApiResponse, StartLedgerExportApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/task/export/ledger`,
        method: 'POST',
        body: queryArg.ledgerExport,
      }),
    }),
    startApplicationsExport: build.mutation<
      StartApplicationsExportApiResponse,
      StartApplicationsExportApiArg
    >({
      query: (queryArg) => ({
        url: `/gateway/bd/task/export/applications`,
        method: 'POST',
        body: queryArg.applicationExport,
      }),
    }),
    listTasks: build.query<ListTasksApiResponse, ListTasksApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/task/task/list`,
        params: {
          kind: queryArg.kind,
        },
      }),
    }),
    getTask: build.query<GetTaskApiResponse, GetTaskApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/task/task/get`,
        params: {
          taskId: queryArg.taskId,
        },
      }),
    }),
    cancelTask: build.mutation<CancelTaskApiResponse, CancelTaskApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/task/task/cancel`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    downloadTaskFile: build.query<DownloadTaskFileApiResponse, DownloadTaskFileApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/task/task/download`,
        params: {
          taskId: queryArg.taskId,
        },
      }),
      keepUnusedDataFor: 0,
      extraOptions: { responseType: 'blob' },
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type StartChecksExportApiResponse = /** status 200 The answer */ Task;
export type StartChecksExportApiArg = {
  checkExport: CheckExport;
};
export type StartAuditExportApiResponse = /** status 200 The answer */ Task;
export type StartAuditExportApiArg = {
  auditExport: AuditExport;
};
export type StartStatementExportApiResponse = /** status 200 The answer */ Task;
export type StartStatementExportApiArg = {
  statementExport: StatementExport;
};
export type StartLedgerExportApiResponse = /** status 200 The answer */ Task;
export type StartLedgerExportApiArg = {
  ledgerExport: LedgerExport;
};
export type StartApplicationsExportApiResponse = /** status 200 The answer */ Task;
export type StartApplicationsExportApiArg = {
  applicationExport: ApplicationExport;
};
export type ListTasksApiResponse = /** status 200 The answer */ Task[];
export type ListTasksApiArg = {
  kind?: TaskKind;
};
export type GetTaskApiResponse = /** status 200 The answer */ Task;
export type GetTaskApiArg = {
  taskId: Uuid;
};
export type CancelTaskApiResponse = /** status 200 The answer */ Task;
export type CancelTaskApiArg = {
  body: {
    taskId: Uuid;
  };
};
export type DownloadTaskFileApiResponse = /** status 200 The answer */ Blob;
export type DownloadTaskFileApiArg = {
  taskId: Uuid;
};
export type Uuid = string;
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
export type Instant = string;
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
export type CheckStatus =
  | 'awaitingApproval'
  | 'awaitingPayment'
  | 'awaitingConsent'
  | 'inProgress'
  | 'awaitingInfo'
  | 'inReview'
  | 'reported'
  | 'disputed'
  | 'cancelled'
  | 'expired';
export type Outcome = 'green' | 'blue' | 'yellow' | 'red' | 'unverifiable';
export type Day = string;
export type CheckSearch = {
  /** Part of a name or its pinyin, the initials, an exact phone or ID, an order number or its last six characters and more */
  q?: string;
  view?: 'all' | 'needsMe' | 'awaitingConsent' | 'inProgress' | 'overdue' | 'reported' | 'disputed';
  status?: CheckStatus[];
  lamp?: Outcome[];
  packageId?: Uuid[];
  orderedFrom?: Day;
  orderedTo?: Day;
  reportedFrom?: Day;
  reportedTo?: Day;
  /** IANA name of the zone the days are counted in; China's without it */
  timeZone?: string;
  ownerId?: Uuid;
  /** Ordered in this batch */
  batchId?: Uuid;
  /** Only those whose candidate the latest invitation or reminder did not reach */
  notReached?: true;
};
export type CheckSelection = {
  /** These */
  checkId?: Uuid[];
  /** All that fit */
  all?: CheckSearch;
  /** With all: but these */
  except?: Uuid[];
};
export type CheckExport = {
  /** csv without it */
  format?: 'csv' | 'xlsx';
  records: CheckSelection;
};
export type AuditExport = {
  /** csv without it */
  format?: 'csv' | 'xlsx';
  from?: Day;
  to?: Day;
  /** IANA name of the zone the days are counted in; China's without it */
  timeZone?: string;
  actorId?: Uuid;
  actorKind?: 'enterprise' | 'staff' | 'visitor' | 'anonymous' | 'system' | 'apiKey';
  /** Names of contract/rules/auditActions.ts (auditGroups) */
  group?: string[];
  /** A name of contract/rules/auditEntities.ts */
  entity?: string;
  entityId?: Uuid;
  /** Names of contract/rules/auditActions.ts */
  action?: string[];
  /** Each word of it is in what was done, in the name of a person, key, department, batch, package, invoice or form for applicants, a whole order number, a phone number of a person or candidate however it is written, the beginning of a network address or the number in the chain */
  q?: string;
};
export type StatementExport = {
  statementId: Uuid;
  /** csv without it */
  format?: 'csv' | 'xlsx';
};
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
export type CostSide = {
  by: 'department' | 'person' | 'package';
  key: Uuid | null;
};
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
export type ApplicationExport = {
  formId?: Uuid;
  /** Part of a name, or a whole phone */
  text?: string;
  /** Only those that a check was begun from, or only the others */
  checked?: boolean;
  /** Only those that have this tag */
  tag?: string;
  /** The first day they were sent, as days are in China */
  from?: Day;
  /** The last day */
  to?: Day;
  /** csv without it */
  format?: 'csv' | 'xlsx';
};
