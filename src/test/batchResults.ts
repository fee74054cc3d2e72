import type {
  Batch,
  BatchCounts,
  BatchListRow,
  BatchPreview,
  BatchResult,
  BatchRow,
} from '../api/resources/batchesApi';

export const BATCH_ID = '0190a1b2-0000-7000-8000-0000000000b1';

const none: BatchCounts = {
  rows: 0,
  unchecked: 0,
  faulty: 0,
  ready: 0,
  dropped: 0,
  placed: 0,
  awaitingApproval: 0,
  awaitingPayment: 0,
  refused: 0,
  cancelled: 0,
};

/** Counts that add up: what is not named is nothing. */
export const buildBatchCounts = (named: Partial<Omit<BatchCounts, 'rows'>>): BatchCounts => ({
  ...none,
  ...named,
  rows: Object.values(named).reduce((sum, count) => sum + count, 0),
});

/** A batch that was ordered, with two rows refused. */
export function buildListedBatch(overrides: Partial<BatchListRow> = {}): BatchListRow {
  return {
    batchId: BATCH_ID,
    name: 'Autumn graduates',
    status: 'done',
    createdBy: 'Lin Owner',
    createdAt: '2026-03-01T08:00:00Z',
    counts: buildBatchCounts({ placed: 1_200, awaitingApproval: 3, refused: 2, dropped: 1, faulty: 4 }),
    task: null,
    ...overrides,
  };
}

export function buildBatchResult(overrides: Partial<BatchResult> = {}): BatchResult {
  return {
    batch: buildListedBatch(),
    checks: [
      { status: 'awaitingConsent', count: 800 },
      { status: 'inProgress', count: 403 },
    ],
    cost: { price: 8_180_400, held: 8_160_000, charged: 20_400, released: 0 },
    toRemind: 800,
    notReached: 0,
    toCancel: 0,
    refusals: [{ msg: 'The department has no budget left this month', count: 2 }],
    ...overrides,
  };
}

/** A row that was refused. */
export function buildBatchRow(overrides: Partial<BatchRow> = {}): BatchRow {
  return {
    rowId: '0190a1b2-0000-7000-8000-0000000000c1',
    no: 1,
    line: 2,
    state: 'refused',
    cells: { name: 'Zhao Min', mobile: '13800000005' },
    faults: [],
    duplicates: [],
    order: {
      checkId: null,
      orderNo: null,
      candidateName: 'Zhao Min',
      msg: 'The department has no budget left this month',
    },
    ...overrides,
  };
}

/** The same batch as whoever changes it reads it. */
export const buildBatch = (overrides: Partial<Batch> = {}): Batch => ({
  ...buildListedBatch(),
  sourceKind: 'paste',
  revision: 7,
  fault: null,
  notes: [],
  headerRow: 0,
  preview: [],
  columns: [],
  terms: {},
  departments: [],
  groups: [],
  duplicates: [],
  undo: null,
  keptUntil: null,
  ...overrides,
});

const nothing = { rows: 0, price: 0 };

/** What confirming a batch would do: two rows are placed, one is left out. */
export const buildBatchPreview = (overrides: Partial<BatchPreview> = {}): BatchPreview => ({
  revision: 7,
  created: { rows: 2, price: 13_600 },
  placed: { rows: 2, price: 13_600 },
  awaitingApproval: nothing,
  awaitingPayment: nothing,
  refused: nothing,
  skipped: { faulty: 1, dropped: 0 },
  available: 100_000,
  heldAfter: 13_600,
  missing: 0,
  waitingBefore: 0,
  budgets: [],
  packages: [],
  promisedDate: null,
  promisedEstimate: false,
  reasons: [],
  ...overrides,
});
