// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    assignChecks: build.mutation<AssignChecksApiResponse, AssignChecksApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/check/bulk/assign`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    undoAssignment: build.mutation<UndoAssignmentApiResponse, UndoAssignmentApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/check/assignment/undo`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listAssignments: build.query<ListAssignmentsApiResponse, ListAssignmentsApiArg>({
      query: () => ({ url: `/gateway/bd/check/assignment/list` }),
    }),
    listAssignees: build.query<ListAssigneesApiResponse, ListAssigneesApiArg>({
      query: () => ({ url: `/gateway/bd/check/assignment/assignees` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AssignChecksApiResponse = /** status 200 The answer */ BulkResult;
export type AssignChecksApiArg = {
  /** Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
  'Idempotency-Key': string;
  body: {
    records: CheckSelection;
    /** One of listAssignees */
    ownerId: Uuid;
  };
};
export type UndoAssignmentApiResponse = /** status 200 The answer */ BulkResult;
export type UndoAssignmentApiArg = {
  /** Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
  'Idempotency-Key': string;
  body: {
    assignmentId: Uuid;
  };
};
export type ListAssignmentsApiResponse = /** status 200 The answer */ Assignment[];
export type ListAssignmentsApiArg = void;
export type ListAssigneesApiResponse = /** status 200 The answer */ Assignee[];
export type ListAssigneesApiArg = void;
export type Uuid = string;
export type BulkRow = {
  checkId: Uuid;
  /** 0: done; else why not, as the call for one record would have answered */
  code: number;
  /** The same in words */
  msg: string | null;
  /** Null where there is no such record for this reader */
  orderNo: string | null;
  /** As in the list */
  candidateName: string | null;
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
export type BulkResult = {
  rows: BulkRow[] | null;
  task: Task | null;
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
export type Assignment = {
  assignmentId: Uuid;
  /** Who is in charge by it */
  to: string;
  /** Given, and not taken back */
  records: number;
  at: Instant;
};
export type Assignee = {
  userId: Uuid;
  name: string;
  /** In the reader's language */
  role: string;
};
