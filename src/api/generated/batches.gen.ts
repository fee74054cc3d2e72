// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    downloadBatchTemplate: build.query<DownloadBatchTemplateApiResponse, DownloadBatchTemplateApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/list/template`,
        params: {
          format: queryArg.format,
        },
      }),
      keepUnusedDataFor: 0,
      extraOptions: { responseType: 'blob' },
    }),
    createBatch: build.mutation<CreateBatchApiResponse, CreateBatchApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/list/create`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getBatch: build.query<GetBatchApiResponse, GetBatchApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/list/get`,
        params: {
          batchId: queryArg.batchId,
        },
      }),
    }),
    matchBatch: build.mutation<MatchBatchApiResponse, MatchBatchApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/list/match`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    setBatchTerms: build.mutation<SetBatchTermsApiResponse, SetBatchTermsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/list/terms`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listBatchRows: build.query<ListBatchRowsApiResponse, ListBatchRowsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/row/list`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    editBatchRows: build.mutation<EditBatchRowsApiResponse, EditBatchRowsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/row/edit`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    mendBatch: build.mutation<MendBatchApiResponse, MendBatchApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/row/mend`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    settleDuplicates: build.mutation<SettleDuplicatesApiResponse, SettleDuplicatesApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/row/duplicates`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    undoBatchChange: build.mutation<UndoBatchChangeApiResponse, UndoBatchChangeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/row/undo`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    previewBatch: build.query<PreviewBatchApiResponse, PreviewBatchApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/order/preview`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    confirmBatch: build.mutation<ConfirmBatchApiResponse, ConfirmBatchApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/order/confirm`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    cancelBatch: build.mutation<CancelBatchApiResponse, CancelBatchApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/order/cancel`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    retryBatch: build.mutation<RetryBatchApiResponse, RetryBatchApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/order/retry`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listBatches: build.infiniteQuery<ListBatchesApiResponse, Paged<ListBatchesApiArg>, PageParam>({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/batch/order/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    getBatchResult: build.query<GetBatchResultApiResponse, GetBatchResultApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/order/result`,
        params: {
          batchId: queryArg.batchId,
        },
      }),
    }),
    downloadFailedRows: build.query<DownloadFailedRowsApiResponse, DownloadFailedRowsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/batch/order/failed`,
        params: {
          batchId: queryArg.batchId,
          format: queryArg.format,
        },
      }),
      keepUnusedDataFor: 0,
      extraOptions: { responseType: 'blob' },
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type DownloadBatchTemplateApiResponse = /** status 200 The answer */ Blob;
export type DownloadBatchTemplateApiArg = {
  format: 'xlsx' | 'csv';
};
export type CreateBatchApiResponse = /** status 200 The answer */ Batch;
export type CreateBatchApiArg = {
  /** Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
  'Idempotency-Key': string;
  body: {
    source: FileSource | PasteSource | ApplicationsSource;
    terms?: BatchTerms;
  };
};
export type GetBatchApiResponse = /** status 200 The answer */ Batch;
export type GetBatchApiArg = {
  batchId: Uuid;
};
export type MatchBatchApiResponse = /** status 200 The answer */ Batch;
export type MatchBatchApiArg = {
  body: {
    batchId: Uuid;
    /** Of the batch that was read: another one is answered 2302, and nothing is changed */
    revision: number;
    /** Index of the line with the heads; null: there is none */
    headerRow: number | null;
    columns: ColumnChoice[];
    /** The account's next list with the same heads is matched so */
    isRemembered?: boolean;
  };
};
export type SetBatchTermsApiResponse = /** status 200 The answer */ Batch;
export type SetBatchTermsApiArg = {
  body: {
    batchId: Uuid;
    /** Of the batch that was read: another one is answered 2302, and nothing is changed */
    revision: number;
    terms: BatchTerms;
  };
};
export type ListBatchRowsApiResponse = /** status 200 The answer */ BatchRows;
export type ListBatchRowsApiArg = {
  body: {
    batchId: Uuid;
    states?: RowState[];
    /** The key of a group of faults */
    group?: string;
    duplicates?: DuplicateOf[];
    /** The place among the rows that fit, from 1 */
    from?: number;
    limit?: number;
  };
};
export type EditBatchRowsApiResponse = /** status 200 The answer */ ChangedRows;
export type EditBatchRowsApiArg = {
  body: {
    batchId: Uuid;
    /** Of the batch that was read: another one is answered 2302, and nothing is changed */
    revision: number;
    edits: RowEdit[];
  };
};
export type MendBatchApiResponse = /** status 200 The answer */ Batch;
export type MendBatchApiArg = {
  body: {
    batchId: Uuid;
    /** Of the batch that was read: another one is answered 2302, and nothing is changed */
    revision: number;
    group: string;
    /** The value meant, for a group whose mend is a choice, empty for what the batch says for all; the position, where it is missing */
    choice?: string;
    /** Leaves these rows out instead */
    drop?: boolean;
  };
};
export type SettleDuplicatesApiResponse = /** status 200 The answer */ Batch;
export type SettleDuplicatesApiArg = {
  body: {
    batchId: Uuid;
    /** Of the batch that was read: another one is answered 2302, and nothing is changed */
    revision: number;
    of: DuplicateOf;
    /** False: of those twice in the list the first one stays, all others of that kind are left out */
    keep: boolean;
  };
};
export type UndoBatchChangeApiResponse = /** status 200 The answer */ Batch;
export type UndoBatchChangeApiArg = {
  body: {
    batchId: Uuid;
    /** Of the batch that was read: another one is answered 2302, and nothing is changed */
    revision: number;
  };
};
export type PreviewBatchApiResponse = /** status 200 The answer */ BatchPreview;
export type PreviewBatchApiArg = {
  body: {
    batchId: Uuid;
  };
};
export type ConfirmBatchApiResponse = /** status 200 The answer */ Batch;
export type ConfirmBatchApiArg = {
  /** Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
  'Idempotency-Key': string;
  body: {
    batchId: Uuid;
    /** Of the batch that was read: another one is answered 2302, and nothing is changed */
    revision: number;
    expectedRows: number;
    expectedPrice: Fen;
  };
};
export type CancelBatchApiResponse = /** status 200 The answer */ Batch;
export type CancelBatchApiArg = {
  body: {
    batchId: Uuid;
  };
};
export type RetryBatchApiResponse = /** status 200 The answer */ Batch;
export type RetryBatchApiArg = {
  /** Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
  'Idempotency-Key': string;
  body: {
    batchId: Uuid;
    /** Of the batch that was read: another one is answered 2302, and nothing is changed */
    revision: number;
  };
};
export type ListBatchesApiResponse = /** status 200 The answer */ BatchPage;
export type ListBatchesApiArg = {
  body: {
    /** Part of a name */
    q?: string;
    status?: BatchStatus[];
    createdFrom?: Day;
    createdTo?: Day;
    timeZone?: string;
    createdBy?: Uuid;
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type GetBatchResultApiResponse = /** status 200 The answer */ BatchResult;
export type GetBatchResultApiArg = {
  batchId: Uuid;
};
export type DownloadFailedRowsApiResponse = /** status 200 The answer */ Blob;
export type DownloadFailedRowsApiArg = {
  batchId: Uuid;
  format: 'xlsx' | 'csv';
};
export type Uuid = string;
export type BatchStatus =
  'reading' | 'unreadable' | 'matching' | 'checking' | 'open' | 'ordering' | 'done' | 'cancelled';
export type Instant = string;
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
export type BatchField =
  | 'name'
  | 'mobile'
  | 'idNumber'
  | 'positionTitle'
  | 'positionClass'
  | 'package'
  | 'consentWay'
  | 'department';
export type BatchColumn = {
  at: number;
  header: string;
  field: BatchField | null;
  /** Of the suggestion; 1 once a person chose */
  confidence: number;
  /** What else it may be: two fit, so a person chooses */
  also: BatchField[];
  samples: string[];
};
export type PositionClass =
  'general' | 'finance' | 'management' | 'technology' | 'driver' | 'childcare' | 'security';
export type BatchTerms = {
  packageId?: Uuid;
  positionTitle?: string;
  positionClass?: PositionClass;
  consentWay?: 'sms' | 'link';
  /** Whose costs the orders are. null or absent: the department of whoever confirms them; who reaches their own department alone orders at the cost of no other (such rows are refused with 2309) */
  departmentId?: Uuid | null;
  /** By item code; of each sensitive item whose package gives none. One without a letter says nothing, and counts as none */
  reasons?: {
    [key: string]: string;
  };
};
export type BatchDepartment = {
  departmentId: Uuid;
  name: string;
};
export type BatchCounts = {
  rows: number;
  unchecked: number;
  faulty: number;
  ready: number;
  dropped: number;
  placed: number;
  awaitingApproval: number;
  awaitingPayment: number;
  refused: number;
  cancelled: number;
};
export type Mend = {
  kind: 'apply' | 'choose';
  /** What it does, in words */
  msg: string;
  /** What the sample becomes */
  to: string | null;
  /** The likeliest first */
  choices: {
    value: string;
    label: string;
    confidence?: number;
  }[];
};
export type FaultGroup = {
  key: string;
  field: BatchField;
  count: number;
  /** What is wrong with them, in words */
  msg: string;
  /** One of the cells, as it stands */
  sample: string;
  mend: Mend | null;
};
export type DuplicateOf = 'list' | 'earlier' | 'application';
export type DuplicateCount = {
  of: DuplicateOf;
  /** Nobody decided yet: such rows are faulty */
  open: number;
  kept: number;
  dropped: number;
};
export type Batch = {
  batchId: Uuid;
  /** What the list is called; once everybody of it is erased, or the batch was given up, `List of 2026-03-01` in the reader's language, the day it was begun in China */
  name: string;
  sourceKind: 'file' | 'paste' | 'applications';
  status: BatchStatus;
  /** Name of the colleague */
  createdBy: string;
  createdAt: Instant;
  revision: number;
  task: Task | null;
  /** Why the list cannot be read, and what to do, in words */
  fault: string | null;
  /** What reading decided by itself, in words */
  notes: string[];
  /** Index of the line with the heads among the lines of preview; null: there is none, or it was not read yet */
  headerRow: number | null;
  /** The first lines as they were read */
  preview: string[][];
  columns: BatchColumn[];
  terms: BatchTerms;
  /** At whose cost the reader may order, in its terms and in rows: every department of the account, or one's own */
  departments: BatchDepartment[];
  counts: BatchCounts;
  /** Most rows first */
  groups: FaultGroup[];
  duplicates: DuplicateCount[];
  /** What undoing takes back, in words */
  undo: string | null;
  /** When a batch that is not confirmed goes with all that is in it; of one that has ended, when what its rows say that were not ordered goes, and the reasons of its terms */
  keptUntil: Instant | null;
};
export type FileSource = {
  kind: 'file';
  fileId: Uuid;
};
export type PasteSource = {
  kind: 'paste';
  text: string;
  name?: string;
};
export type ApplicationsSource = {
  kind: 'applications';
  applicationIds: Uuid[];
};
export type ColumnChoice = {
  at: number;
  field: BatchField | null;
};
export type RowState =
  | 'unchecked'
  | 'faulty'
  | 'ready'
  | 'dropped'
  | 'placed'
  | 'awaitingApproval'
  | 'awaitingPayment'
  | 'refused'
  | 'cancelled';
export type RowFault = {
  field: BatchField | null;
  /** Stable name of the fault */
  code: string;
  group: string;
  /** What is wrong and what to do, in words */
  msg: string;
};
export type DuplicateMark = {
  of: DuplicateOf;
  /** null: nobody decided */
  kept: boolean | null;
  /** With which line, or which record of which day, in words */
  msg: string;
};
export type RowOrder = {
  checkId: Uuid | null;
  orderNo: string | null;
  candidateName: string;
  /** Of a refused or cancelled row why, in words */
  msg: string | null;
};
export type BatchRow = {
  rowId: Uuid;
  /** Its place in the batch */
  no: number;
  /** Its line in the list */
  line: number;
  state: RowState;
  /** By field, as typed or mended; of choices the value. Empty once ordered: the record has it */
  cells: {
    [key: string]: string;
  };
  faults: RowFault[];
  duplicates: DuplicateMark[];
  order: RowOrder | null;
};
export type BatchRows = {
  rows: BatchRow[];
  /** Rows that fit */
  total: number;
  revision: number;
};
export type ChangedRows = {
  rows: BatchRow[];
  batch: Batch;
};
export type RowEdit = {
  rowId: Uuid;
  cells?: {
    [key: string]: string;
  };
  /** true: leave the row out; false: take it back */
  drop?: boolean;
  /** Order it though it is a duplicate, or not */
  keep?: boolean;
};
export type Fen = number;
export type BudgetLeft = {
  whose: 'department' | 'person';
  monthly: Fen;
  /** Of this calendar month in China, never below 0 */
  left: Fen;
  /** By how much it is overrun this month; 0 where it is not */
  over: Fen;
};
export type Day = string;
export type BatchPreview = {
  revision: number;
  created: {
    rows: number;
    price: Fen;
  };
  placed: {
    rows: number;
    price: Fen;
  };
  awaitingApproval: {
    rows: number;
    price: Fen;
  };
  awaitingPayment: {
    rows: number;
    price: Fen;
  };
  refused: {
    rows: number;
    price: Fen;
  };
  skipped: {
    faulty: number;
    dropped: number;
  };
  available: Fen;
  /** Held in all once it is confirmed */
  heldAfter: Fen;
  /** To be paid in so that no row waits for payment: orders that wait already come first */
  missing: Fen;
  /** What orders that wait already come to */
  waitingBefore: Fen;
  budgets: BudgetLeft[];
  packages: {
    packageId: Uuid;
    name: string;
    version: number;
    price: Fen;
    rows: number;
  }[];
  promisedDate: Day | null;
  promisedEstimate: boolean;
  /** Why rows are refused, the commonest first */
  reasons: {
    msg: string;
    count: number;
  }[];
};
export type BatchListRow = {
  batchId: Uuid;
  /** What the list is called; once everybody of it is erased, or the batch was given up, `List of 2026-03-01` in the reader's language, the day it was begun in China */
  name: string;
  status: BatchStatus;
  createdBy: string;
  createdAt: Instant;
  counts: BatchCounts;
  task: Task | null;
};
export type BatchPage = {
  rows: BatchListRow[];
  nextCursor: string | null;
};
export type Cursor = string;
export type Limit = number;
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
export type BatchResult = {
  batch: BatchListRow;
  /** Its records by their status now, those there are */
  checks: {
    status: CheckStatus;
    count: number;
  }[];
  /** Of its records those whose candidate the latest invitation or reminder did not reach */
  notReached: number;
  /** Null for who sees no money */
  cost: {
    price: Fen;
    held: Fen;
    charged: Fen;
    released: Fen;
  } | null;
  /** Candidates who can be reminded now: their form is awaited, the last message arrived or may have, and is an hour old */
  toRemind: number;
  /** Rows not ordered yet */
  toCancel: number;
  refusals: {
    msg: string;
    count: number;
  }[];
};
