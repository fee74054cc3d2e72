import { act, screen, waitFor } from '@testing-library/react';
import type { Batch } from '../../api/resources/batchesApi';
import { cut, refuse, type DataOf } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import {
  buildBatchCounts,
  buildBatchPreview,
  buildBatchResult,
  buildBatchRow,
  buildListedBatch,
} from '../../test/batchResults';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildTask } from '../../test/tasks';
import { changeLanguage, loadPhrases } from '../../i18n/i18n';
import { BatchPage } from './BatchPage';

const BATCH = '0190a1b2-0000-7000-8000-000000000005';
const counts = buildBatchCounts({ faulty: 1, ready: 2 });
const column = (at: number, header: string, overrides: Partial<Batch['columns'][number]> = {}) => ({
  at,
  header,
  field: null,
  confidence: 1,
  also: [],
  samples: [],
  ...overrides,
});
const build = (overrides: Partial<DataOf<'getBatch'>> = {}): DataOf<'getBatch'> => ({
  batchId: BATCH,
  name: 'candidates.csv',
  sourceKind: 'paste',
  status: 'matching',
  createdBy: 'Lin Owner',
  createdAt: '2026-03-01T08:00:00Z',
  revision: 4,
  task: null,
  fault: null,
  notes: [],
  headerRow: 0,
  preview: [
    ['Name', 'Phone', 'Job'],
    ['Zhao Min', '13800000005', 'driver'],
  ],
  columns: [
    column(0, 'Name', { field: 'name' }),
    column(1, 'Phone', { field: 'mobile' }),
    column(2, 'Job', { field: 'positionTitle', confidence: 0.5, also: ['positionClass'] }),
  ],
  terms: { packageId: '01990000-0000-7000-8000-000000000001', positionTitle: 'Driver' },
  counts,
  groups: [],
  departments: [],
  duplicates: [],
  undo: null,
  keptUntil: null,
  ...overrides,
});
const preview = buildBatchPreview({ revision: 4 });

const gateway = fakeGateway(() => ({
  listBatches: { rows: [], nextCursor: null },
  createBatch: build({ status: 'reading' }),
  getBatch: build(),
  matchBatch: build({ status: 'checking', revision: 5 }),
  previewBatch: preview,
  listBatchRows: {
    rows: [buildBatchRow({ state: 'ready', order: null })],
    ...{ total: 2, revision: 4 },
  },
}));

beforeAll(() => loadPhrases('batch', 'tasks', 'initiate'));

const open = (query = '') =>
  render(
    <main>
      <BatchPage />
    </main>,
    { route: `/batchBack${query}`, userInfo: buildUserInfo({ permissions: ['check.order', 'check.read'] }) },
  );

it('pasted cells begin a batch, and its address is where it goes on', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Read these lines' }));
  expect(await screen.findByText('Please paste the cells first')).toBeInTheDocument();
  await user.click(screen.getByRole('textbox', { name: 'Cells from a spreadsheet' }));
  await user.paste('Name\tPhone\nZhao Min\t13800000005\n');
  expect(screen.getByText('2 lines')).toBeInTheDocument();
  await expectNoAxeFaults();
  await user.click(screen.getByRole('button', { name: 'Read these lines' }));
  await waitFor(() => expect(window.location.hash).toBe(`#/batchBack?id=${BATCH}`));
  expect(gateway.bodies('createBatch')).toEqual([
    { source: { kind: 'paste', text: 'Name\tPhone\nZhao Min\t13800000005\n' } },
  ]);
});

it('a list that cannot be read says why where it was pasted, and the text stays', async () => {
  gateway.answer({ createBatch: refuse('LIST_UNREADABLE', null, { why: 'no line of it has a phone' }) });
  const { user } = open();
  await user.click(await screen.findByRole('textbox', { name: 'Cells from a spreadsheet' }));
  await user.paste('nothing, at all');
  await user.click(screen.getByRole('button', { name: 'Read these lines' }));
  expect(await screen.findByText('This list cannot be read: no line of it has a phone')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Cells from a spreadsheet' })).toHaveValue('nothing, at all');
});

it.each([
  ['hello', /^Read: 1 line without columns, “hello”\. Expected: cells of a table, a line for each person/],
  ['https://example.com/list?of=people', /“https:\/\/example\.com\/list\?of=people”/],
  [`${'\u{1F600}'.repeat(50)}\nagain`, /^Read: 2 lines without columns, beginning “(\u{1F600}){40}…”/u],
])('what is no table is told at the box, with what was read and what is expected: %j', async (text, told) => {
  const { user } = open();
  const box = await screen.findByRole('textbox', { name: 'Cells from a spreadsheet' });
  await user.click(box);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Read these lines' }));
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(box).toHaveValue(text);
  expect(box).toHaveFocus();
  expect(gateway.bodies('createBatch')).toEqual([]);
});

it('nothing is ordered before the confirm, which sends the figures that were looked at; other ones are shown first', async () => {
  gateway.answer({
    getBatch: build({ status: 'open' }),
    confirmBatch: refuse('BATCH_DIFFERS', null, { rows: 1, price: '¥68.00' }),
  });
  const { user } = open(`?id=${BATCH}&step=confirm`);
  const order = await screen.findByRole('button', { name: 'Order 2 checks for ¥136.00' });
  expect(screen.getByText('Left out, with faults')).toBeInTheDocument();
  // Whom it concerns is said with the figures.
  expect(await screen.findByText('Zhao Min · 138****0005')).toBeInTheDocument();
  expect(screen.getByText('and 1 more')).toBeInTheDocument();
  expect(gateway.bodies('listBatchRows').at(-1)).toMatchObject({ batchId: BATCH, states: ['ready'] });
  await expectNoAxeFaults();
  gateway.answer({ previewBatch: { ...preview, created: { rows: 1, price: 6_800 } } });
  await user.click(order);
  expect(await screen.findByText(/has changed since you looked at it/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Order 1 check for ¥68.00' })).toBeInTheDocument();
  expect(gateway.bodies('confirmBatch')).toEqual([
    { batchId: BATCH, revision: 4, expectedRows: 2, expectedPrice: 13_600 },
  ]);
});

const begun = (overrides: Parameters<typeof buildListedBatch>[0] = {}) =>
  buildListedBatch({ batchId: BATCH, status: 'open', counts: buildBatchCounts({ ready: 2 }), ...overrides });

it('batches begun before that cannot be loaded are said to be so, and tried again', async () => {
  gateway.answer({ listBatches: cut });
  const { user } = open();
  expect(await screen.findByText('The batches begun before could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All batches' })).toHaveAttribute('href', '#/batchRecord');
  gateway.answer({ listBatches: { rows: [begun()], nextCursor: null } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Autumn graduates' })).toHaveAttribute(
    'href',
    `#/batchBack?id=${BATCH}`,
  );
  expect(screen.queryByRole('link', { name: 'All batches' })).not.toBeInTheDocument();
});

it('more batches than stand there are all of them a press away', async () => {
  gateway.answer({ listBatches: { rows: [begun()], nextCursor: 'next' } });
  open();
  // A list that cannot be read is gone on with by nobody.
  await waitFor(() =>
    expect(gateway.bodies('listBatches').at(-1)?.status).toEqual(['reading', 'matching', 'checking', 'open']),
  );
  expect(await screen.findByRole('link', { name: 'All batches' })).toHaveAttribute('href', '#/batchRecord');
  await expectNoAxeFaults();
});

it.each([
  ['en', 'At most 10,000 rows, each a person', /^To be confirmed · 3 rows · 2 rows to be ordered/],
  ['zh-CN', '最多 10,000 行，每行一人', /^待确认 · 共 3 行 · 2 行待下单/],
] as const)('a batch begun before and the most rows, in words: %s', async (lang, most, facts) => {
  gateway.answer({
    listBatches: {
      rows: [begun({ counts: buildBatchCounts({ ready: 2, faulty: 1 }) })],
      nextCursor: null,
    },
  });
  await act(() => changeLanguage(lang));
  try {
    open();
    expect(await screen.findByText(facts)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(most))).toBeInTheDocument();
  } finally {
    await act(() => changeLanguage('en'));
  }
});

it('a list that is being read is followed until it was; one whose reading stopped is not', async () => {
  const reading = begun({ status: 'reading', task: buildTask(), counts: buildBatchCounts({}) });
  const stopped = begun({
    batchId: '0190a1b2-0000-7000-8000-000000000006',
    name: 'Drivers',
    status: 'checking',
    task: buildTask({ endedAt: '2026-03-01T08:01:00Z' }),
  });
  gateway.answer({
    listBatches: { rows: [reading, stopped], nextCursor: null },
    getBatchResult: buildBatchResult({ batch: reading }),
  });
  jest.useFakeTimers();
  const pass = (ms: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
      await gateway.idle();
    });
  try {
    open();
    await pass(1_000);
    expect(screen.getByText(/^Being read · /)).toBeInTheDocument();
    gateway.answer({ getBatchResult: buildBatchResult({ batch: begun({ status: 'matching' }) }) });
    await pass(2_500);
    expect(screen.getByText(/^Columns to name · /)).toBeInTheDocument();
    const asks = gateway.sent('getBatchResult');
    expect(new Set(asks.map(({ query }) => query.batchId))).toEqual(new Set([BATCH]));
    await pass(10_000);
    expect(gateway.sent('getBatchResult')).toHaveLength(asks.length);
  } finally {
    jest.useRealTimers();
  }
});
