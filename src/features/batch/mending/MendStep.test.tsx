import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { Batch, BatchRow } from '../../../api/resources/batchesApi';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse, type DataOf } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { MendStep } from './MendStep';

const BATCH = '0190a1b2-0000-7000-8000-000000000005';
const rowId = (no: number) => `0190a1b2-0000-7000-8000-0000000001${String(no).padStart(2, '0')}`;
const short = {
  field: 'mobile' as const,
  code: 'mobileInvalid',
  group: 'mobile.short',
  msg: 'It has 11 digits',
};
const row = (no: number, overrides: Partial<BatchRow> = {}): BatchRow => ({
  rowId: rowId(no),
  no,
  line: no + 1,
  state: 'faulty',
  cells: { name: `Person ${no}`, mobile: '138' },
  faults: [short],
  duplicates: [],
  order: null,
  ...overrides,
});
const build = (revision: number, overrides: Partial<DataOf<'getBatch'>> = {}): DataOf<'getBatch'> => ({
  batchId: BATCH,
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
  counts: {
    rows: 3,
    unchecked: 0,
    faulty: 3,
    ready: 0,
    dropped: 0,
    placed: 0,
    awaitingApproval: 0,
    awaitingPayment: 0,
    refused: 0,
    cancelled: 0,
  },
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
const mended = row(1, { state: 'ready', faults: [], cells: { name: 'Person 1', mobile: '13800000001' } });
const rowsOf = (revision: number) => ({ rows: [row(1), row(2), row(3)], total: 3, revision });

const gateway = fakeGateway(() => ({
  listPackages: [],
  getBatch: build(7),
  listBatchRows: rowsOf(4),
  editBatchRows: { rows: [mended], batch: build(5) },
  mendBatch: build(5, { groups: [] }),
  undoBatchChange: build(5),
}));

beforeAll(() => loadPhrases('batch', 'initiate'));

const batch: Batch = build(4);
let save: (() => Promise<boolean>) | null = null;
const open = () =>
  render(
    <main>
      <MendStep batch={batch} onStep={() => {}} onSaver={(next) => (save = next)} />
    </main>,
    { userInfo: buildUserInfo({ permissions: ['check.order'] }) },
  );
/** The input over the cell one is in. */
const cell = (name: string) =>
  screen.findByRole('combobox', { name }).catch(() => screen.findByRole('textbox', { name }));

it('what is typed over a faulty cell is saved, and the answered row stands there', async () => {
  const { user } = open();
  const grid = await screen.findByRole('grid', { name: 'Rows of the list' });
  expect(await within(grid).findByText('Person 3')).toBeInTheDocument();
  await expectNoAxeFaults();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('{F8}');
  const mobile = await cell('Phone number, line 2');
  const active = document.getElementById(mobile.getAttribute('aria-activedescendant')!);
  expect(active).toHaveAttribute('aria-invalid', 'true');
  expect(active).toHaveAccessibleDescription('It has 11 digits');
  await user.keyboard('13800000001{Enter}');
  await waitFor(() => expect(gateway.bodies('editBatchRows')).toHaveLength(1));
  expect(gateway.bodies('editBatchRows')[0]).toEqual({
    batchId: BATCH,
    revision: 4,
    edits: [{ rowId: rowId(1), cells: { mobile: '13800000001' } }],
  });
  expect(await within(grid).findByText('To be ordered')).toBeInTheDocument();
});

it('a faulty row says which columns, and the first faulty cell is in sight from the beginning', async () => {
  const far = { ...short, field: 'department' as const, group: 'department.x' };
  const rows = [row(1, { faults: [far] }), row(2, { faults: [short, far] })];
  gateway.answer({ listBatchRows: { rows, total: 2, revision: 4 } });
  open();
  expect(await screen.findByText('Has a fault: Department')).toBeInTheDocument();
  expect(screen.getByText('Has a fault: Phone number, Department')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('grid').parentElement!.scrollLeft).toBeGreaterThan(800));
});

it('overtaken by a colleague, the cell is sent again with what was read anew: nothing typed is lost', async () => {
  gateway.answer({
    editBatchRows: ({ body }) =>
      body.revision === 4 ? refuse('BATCH_OVERTAKEN') : { rows: [mended], batch: build(8) },
    listBatchRows: rowsOf(7),
  });
  const { user } = open();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('{ArrowRight}13800000001{Enter}');
  await waitFor(() =>
    expect(gateway.bodies('editBatchRows').map(({ revision }) => revision)).toEqual([4, 7]),
  );
  expect(gateway.bodies('editBatchRows')[1]?.edits).toEqual([
    { rowId: rowId(1), cells: { mobile: '13800000001' } },
  ]);
  expect(await screen.findByText('Saved')).toBeInTheDocument();
});

it('a cell that was changed elsewhere meanwhile is told with what stands there, and not written over unseen', async () => {
  gateway.answer({
    editBatchRows: ({ body }) =>
      body.revision === 4 ? refuse('BATCH_OVERTAKEN') : { rows: [mended], batch: build(8) },
  });
  const { user } = open();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await screen.findByText('Person 3');
  const elsewhere = row(1, { cells: { name: 'Wang Wu', mobile: '138' } });
  gateway.answer({ listBatchRows: { rows: [elsewhere, row(2), row(3)], total: 3, revision: 7 } });
  await user.keyboard('Zhao Min{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Name, line 2 (now “Wang Wu”). Saving again'),
  );
  expect(gateway.bodies('editBatchRows').map(({ revision }) => revision)).toEqual([4]);
  await user.click(screen.getByRole('button', { name: 'Save again' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(gateway.bodies('editBatchRows')[1]).toMatchObject({
    revision: 7,
    edits: [{ rowId: rowId(1), cells: { name: 'Zhao Min' } }],
  });
});

it('a batch read anew before its rows are takes nothing that was typed over older ones', async () => {
  gateway.answer({
    editBatchRows: ({ body }) =>
      body.revision === 4 ? refuse('BATCH_OVERTAKEN') : { rows: [mended], batch: build(8) },
  });
  function ReadAnew() {
    const [read, setRead] = useState(batch);
    return (
      <main>
        <button onClick={() => setRead(build(7))}>Read anew</button>
        <MendStep batch={read} onStep={() => {}} onSaver={(next) => (save = next)} />
      </main>
    );
  }
  const { user } = render(<ReadAnew />, { userInfo: buildUserInfo({ permissions: ['check.order'] }) });
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await screen.findByText('Person 3');
  await user.click(screen.getByRole('button', { name: 'Read anew' }));
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('Zhao Min{Enter}');
  await waitFor(() =>
    expect(gateway.bodies('editBatchRows').map(({ revision }) => revision)).toEqual([4, 7]),
  );
});

it('Escape leaves the cell as it was; Ctrl+Z takes the last change back', async () => {
  const { user } = open();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('Nobody{Escape}');
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Taken back: one cell of line 2')).toBeInTheDocument();
  expect(gateway.bodies('editBatchRows')).toEqual([]);
  expect(gateway.bodies('undoBatchChange')).toEqual([{ batchId: BATCH, revision: 4 }]);
});

it.each([
  ['Ctrl+Shift+Z', '{Control>}{Shift>}Z{/Shift}{/Control}'],
  ['Ctrl+Y', '{Control>}y{/Control}'],
])('%s takes nothing back, and says so', async (_name, keys) => {
  const { user } = open();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard(keys);
  expect(await screen.findByText(/^Nothing to redo/)).toBeVisible();
  expect(gateway.bodies('undoBatchChange')).toEqual([]);
});

it('what Ctrl+Z takes back is what was typed last, also before it was saved', async () => {
  gateway.answer({ editBatchRows: { rows: [mended], batch: build(5, { undo: 'the name of line 2' }) } });
  const { user } = open();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('Zhao Min{Enter}{Control>}z{/Control}');
  expect(await screen.findByText('Taken back: the name of line 2')).toBeInTheDocument();
  expect(gateway.bodies('undoBatchChange')).toEqual([{ batchId: BATCH, revision: 5 }]);
});

it('one press mends a group, after what was typed is saved', async () => {
  const { user } = open();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('Zhao Min{Enter}');
  await user.click(screen.getByRole('button', { name: 'Mend all' }));
  await waitFor(() => expect(gateway.bodies('mendBatch')).toHaveLength(1));
  expect(gateway.bodies('editBatchRows')).toHaveLength(1);
  expect(gateway.bodies('mendBatch')[0]).toEqual({ batchId: BATCH, revision: 5, group: 'mobile.short' });
});

it('cells pasted as a block go into as many, and what is beyond the last row is told', async () => {
  const { user } = open();
  const name = await screen.findByRole('textbox', { name: 'Name, line 2' });
  await screen.findByText('Person 3');
  name.focus();
  await user.keyboard('{ArrowDown}');
  await user.paste('Aa\t13800000002\nBb\t13800000003\nCc\t13800000004');
  await waitFor(() => expect(gateway.bodies('editBatchRows')).toHaveLength(1));
  expect(gateway.bodies('editBatchRows')[0]?.edits).toEqual([
    { rowId: rowId(2), cells: { name: 'Aa', mobile: '13800000002' } },
    { rowId: rowId(3), cells: { name: 'Bb', mobile: '13800000003' } },
  ]);
  expect(screen.getByText('4 cells pasted')).toBeInTheDocument();
  expect(await screen.findByText(/^What went beyond/)).toBeVisible();
});

it('what cannot be saved keeps the step, until it is saved or dropped', async () => {
  gateway.answer({ editBatchRows: refuse('BATCH_CLOSED', null, { why: 'it was given up' }) });
  const { user } = open();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('Zhao Min{Enter}');
  expect(await save?.()).toBe(false);
  expect(await screen.findByRole('alert')).toHaveTextContent('1 change is not saved');
  await user.click(screen.getByRole('button', { name: 'Drop what is not saved' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await screen.findByText('Person 1')).toBeInTheDocument();
  expect(await save?.()).toBe(true);
});

it('rows that move under what is being typed take it along: it is written to the row it was typed for', async () => {
  const { user } = open();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await screen.findByText('Person 3');
  gateway.answer({ listBatchRows: { rows: [row(2), row(3)], total: 2, revision: 5 } });
  await user.keyboard('{Control>}z{/Control}Zh');
  await screen.findByRole('textbox', { name: 'Name, line 3' });
  await user.keyboard('ao{Enter}');
  await waitFor(() => expect(gateway.bodies('editBatchRows')).toHaveLength(1));
  expect(gateway.bodies('editBatchRows')[0]?.edits).toEqual([{ rowId: rowId(1), cells: { name: 'Zhao' } }]);
});

it('rows that could not be read again say so, and are tried again', async () => {
  const { user } = open();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await screen.findByText('Person 3');
  gateway.answer({ listBatchRows: refuse('NOT_FOUND') });
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.getByText(/^These rows could not be loaded/)).toBeVisible());
  gateway.answer({ listBatchRows: rowsOf(5) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^These rows could not be loaded/)).not.toBeInTheDocument());
});

it('no fault is told of the rows one looks at, and of a page that is missing nothing', async () => {
  gateway.answer({ listBatchRows: { rows: [mended], total: 1, revision: 4 } });
  const { user } = open();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('{F8}');
  expect(await screen.findByText('No fault among these rows')).toBeVisible();
});
