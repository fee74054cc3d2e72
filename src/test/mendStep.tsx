import { MendStep } from '../features/batch/mending/MendStep';
import type { BatchRow } from '../api/resources/batchesApi';
import type { DataOf } from './answers';
import { buildBatchCounts } from './batchResults';
import { buildUserInfo } from './factories';
import { render } from './render';

export const MENDED_BATCH = '0190a1b2-0000-7000-8000-000000000005';
export const rowIdOf = (no: number) => `0190a1b2-0000-7000-8000-0000000001${String(no).padStart(2, '0')}`;
export const shortNumber = {
  field: 'mobile' as const,
  code: 'mobileInvalid',
  group: 'mobile.short',
  msg: 'It has 11 digits',
};
export const buildMendRow = (no: number, overrides: Partial<BatchRow> = {}): BatchRow => ({
  rowId: rowIdOf(no),
  no,
  line: no + 1,
  state: 'faulty',
  cells: { name: `Person ${no}`, mobile: '138' },
  faults: [shortNumber],
  duplicates: [],
  order: null,
  ...overrides,
});
export const buildMendBatch = (
  revision: number,
  overrides: Partial<DataOf<'getBatch'>> = {},
): DataOf<'getBatch'> => ({
  batchId: MENDED_BATCH,
  name: 'candidates.csv',
  sourceKind: 'file',
  status: 'open',
  createdBy: 'Lin Owner',
  createdAt: '2026-03-01T08:00:00Z',
  revision,
  task: null,
  fault: null,
  notes: [],
  headerRow: 0,
  preview: [],
  columns: [],
  terms: {},
  counts: buildBatchCounts({ faulty: 3 }),
  groups: [
    {
      key: 'mobile.short',
      field: 'mobile',
      count: 3,
      msg: 'It has 11 digits',
      sample: '138',
      mend: { kind: 'apply', msg: 'Take out the spaces', to: '13800000001', choices: [] },
    },
  ],
  departments: [],
  duplicates: [],
  undo: 'one cell of line 2',
  keptUntil: null,
  ...overrides,
});
export const mendedRow = buildMendRow(1, {
  state: 'ready',
  faults: [],
  cells: { name: 'Person 1', mobile: '13800000001' },
});
export const mendRowsOf = (revision: number) => ({
  rows: [buildMendRow(1), buildMendRow(2), buildMendRow(3)],
  total: 3,
  revision,
});

/** Answers of a gateway whose batch is at revision 4, of which 7 is read anew. */
export const mendAnswers = () => ({
  listPackages: [],
  getBatch: buildMendBatch(7),
  listBatchRows: mendRowsOf(4),
  editBatchRows: { rows: [mendedRow], batch: buildMendBatch(5) },
  mendBatch: buildMendBatch(5, { groups: [] }),
  undoBatchChange: buildMendBatch(5),
});

/** The step of mending that batch, and what it wants done before it is left. */
export function renderMendStep(overrides: Partial<DataOf<'getBatch'>> = {}) {
  let save: (() => Promise<boolean>) | null = null;
  const drawn = render(
    <main>
      <MendStep batch={buildMendBatch(4, overrides)} onStep={() => {}} onSaver={(next) => (save = next)} />
    </main>,
    { userInfo: buildUserInfo({ permissions: ['check.order'] }) },
  );
  return { ...drawn, save: () => save?.() };
}
