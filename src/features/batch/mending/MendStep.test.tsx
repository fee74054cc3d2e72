import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { fakeGateway } from '../../../test/fakeGateway';
import {
  buildMendBatch,
  buildMendRow,
  mendAnswers,
  MENDED_BATCH,
  mendedRow,
  mendRowsOf,
  renderMendStep,
  rowIdOf,
  shortNumber,
} from '../../../test/mendStep';

const gateway = fakeGateway(mendAnswers);

beforeAll(() => loadPhrases('batch', 'initiate'));

/** The input over the cell one is in. */
const cell = (name: string) =>
  screen.findByRole('combobox', { name }).catch(() => screen.findByRole('textbox', { name }));

it('what is typed over a faulty cell is saved, and the answered row stands there', async () => {
  const { user } = renderMendStep();
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
    batchId: MENDED_BATCH,
    revision: 4,
    edits: [{ rowId: rowIdOf(1), cells: { mobile: '13800000001' } }],
  });
  expect(await within(grid).findByText('To be ordered')).toBeInTheDocument();
});

it('a faulty row says which columns, and the first faulty cell is in sight from the beginning', async () => {
  const far = { ...shortNumber, field: 'department' as const, group: 'department.x' };
  const rows = [buildMendRow(1, { faults: [far] }), buildMendRow(2, { faults: [shortNumber, far] })];
  gateway.answer({ listBatchRows: { rows, total: 2, revision: 4 } });
  const { user } = renderMendStep();
  expect(await screen.findByText('Has a fault: Department')).toBeInTheDocument();
  const state = screen.getByText('Has a fault: Phone number, Department');
  expect(state).toHaveAttribute('title', state.textContent);
  const scroller = screen.getByRole('grid').parentElement!;
  await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(800));
  Object.defineProperty(scroller, 'clientWidth', { value: 900 });
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('{Home}');
  expect(scroller.scrollLeft).toBe(0);
});

it('Escape leaves the cell as it was; Ctrl+Z takes the last change back', async () => {
  const { user } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('Nobody{Escape}');
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Taken back: one cell of line 2')).toBeInTheDocument();
  expect(gateway.bodies('editBatchRows')).toEqual([]);
  expect(gateway.bodies('undoBatchChange')).toEqual([{ batchId: MENDED_BATCH, revision: 4 }]);
});

it.each([
  ['Ctrl+Shift+Z', '{Control>}{Shift>}Z{/Shift}{/Control}'],
  ['Ctrl+Y', '{Control>}y{/Control}'],
])('%s takes nothing back, and says so', async (_name, keys) => {
  const { user } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard(keys);
  expect(await screen.findByText(/^Nothing to redo/)).toBeVisible();
  expect(gateway.bodies('undoBatchChange')).toEqual([]);
});

it('what Ctrl+Z takes back is what was typed last, also before it was saved', async () => {
  gateway.answer({
    editBatchRows: { rows: [mendedRow], batch: buildMendBatch(5, { undo: 'the name of line 2' }) },
  });
  const { user } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('Zhao Min{Enter}{Control>}z{/Control}');
  expect(await screen.findByText('Taken back: the name of line 2')).toBeInTheDocument();
  expect(gateway.bodies('undoBatchChange')).toEqual([{ batchId: MENDED_BATCH, revision: 5 }]);
});

it('one press mends a group, after what was typed is saved', async () => {
  const { user } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('Zhao Min{Enter}');
  await user.click(screen.getByRole('button', { name: 'Mend all' }));
  await waitFor(() => expect(gateway.bodies('mendBatch')).toHaveLength(1));
  expect(gateway.bodies('editBatchRows')).toHaveLength(1);
  expect(gateway.bodies('mendBatch')[0]).toEqual({
    batchId: MENDED_BATCH,
    revision: 5,
    group: 'mobile.short',
  });
});

it('cells pasted as a block go into as many, and what is beyond the last row is told', async () => {
  const { user } = renderMendStep();
  const name = await screen.findByRole('textbox', { name: 'Name, line 2' });
  await screen.findByText('Person 3');
  name.focus();
  await user.keyboard('{ArrowDown}');
  await user.paste('Aa\t13800000002\nBb\t13800000003\nCc\t13800000004');
  await waitFor(() => expect(gateway.bodies('editBatchRows')).toHaveLength(1));
  expect(gateway.bodies('editBatchRows')[0]?.edits).toEqual([
    { rowId: rowIdOf(2), cells: { name: 'Aa', mobile: '13800000002' } },
    { rowId: rowIdOf(3), cells: { name: 'Bb', mobile: '13800000003' } },
  ]);
  expect(screen.getByText('4 cells pasted')).toBeInTheDocument();
  expect(await screen.findByText('1 row went beyond the last one and was not pasted.')).toBeVisible();
});

it('what is beyond the last column or longer than a cell is told by its number, and all else is pasted', async () => {
  const { user } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await screen.findByText('Person 3');
  await user.keyboard('{End}');
  await cell('Department, line 2');
  await user.paste(`Sales\tx\ty\n${'z'.repeat(201)}\t\n`);
  await waitFor(() => expect(gateway.bodies('editBatchRows')).toHaveLength(1));
  expect(gateway.bodies('editBatchRows')[0]?.edits).toEqual([
    { rowId: rowIdOf(1), cells: { department: 'Sales' } },
    { rowId: rowIdOf(2), cells: { department: 'z'.repeat(200) } },
  ]);
  expect(
    await screen.findByText(
      '2 cells went beyond the last column and were not pasted. 1 cell was longer than 200 characters: what is beyond that was not pasted.',
    ),
  ).toBeVisible();
});

it('what is pasted into a cell that is being edited, and does not fit, is told too', async () => {
  const { user } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('{F2}{End}');
  await user.paste('z'.repeat(192));
  await gateway.idle();
  expect(screen.queryByText(/was not pasted/)).not.toBeInTheDocument();
  await user.paste('z');
  expect(await screen.findByText(/^1 cell was longer than 200 characters/)).toBeVisible();
});

it('rows that a paste could not reach stay as they were, which is told', async () => {
  const held = buildMendRow(2, { state: 'placed', faults: [] });
  gateway.answer({ listBatchRows: { rows: [buildMendRow(1), held], total: 2, revision: 4 } });
  const { user } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await screen.findByText('Person 2');
  await user.paste('Aa\nBb');
  await waitFor(() => expect(gateway.bodies('editBatchRows')).toHaveLength(1));
  expect(gateway.bodies('editBatchRows')[0]?.edits).toEqual([{ rowId: rowIdOf(1), cells: { name: 'Aa' } }]);
  expect(await screen.findByText('1 row could not be changed and stays as it was.')).toBeVisible();
});

it('rows that move under what is being typed take it along: it is written to the row it was typed for', async () => {
  const { user } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await screen.findByText('Person 3');
  gateway.answer({ listBatchRows: { rows: [buildMendRow(2), buildMendRow(3)], total: 2, revision: 5 } });
  await user.keyboard('{Control>}z{/Control}Zh');
  await screen.findByRole('textbox', { name: 'Name, line 3' });
  await user.keyboard('ao{Enter}');
  await waitFor(() => expect(gateway.bodies('editBatchRows')).toHaveLength(1));
  expect(gateway.bodies('editBatchRows')[0]?.edits).toEqual([{ rowId: rowIdOf(1), cells: { name: 'Zhao' } }]);
});

it('rows that could not be read again say so, and are tried again', async () => {
  const { user } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await screen.findByText('Person 3');
  gateway.answer({ listBatchRows: refuse('NOT_FOUND') });
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.getByText(/^These rows could not be loaded/)).toBeVisible());
  gateway.answer({ listBatchRows: mendRowsOf(5) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^These rows could not be loaded/)).not.toBeInTheDocument());
});

it('no fault is told of the rows one looks at, and of a page that is missing nothing', async () => {
  gateway.answer({ listBatchRows: { rows: [mendedRow], total: 1, revision: 4 } });
  const { user } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('{F8}');
  expect(await screen.findByText('No fault among these rows')).toBeVisible();
});

it('F2 goes on with what stands in the cell, at its end', async () => {
  const { user } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await screen.findByText('Person 3');
  await user.keyboard('{F2}0{Enter}');
  await waitFor(() => expect(gateway.bodies('editBatchRows')).toHaveLength(1));
  expect(gateway.bodies('editBatchRows')[0]?.edits).toEqual([
    { rowId: rowIdOf(1), cells: { name: 'Person 10' } },
  ]);
});

it('says of a row that repeats another which, once, and what deciding does', async () => {
  const msg = 'Ordered within 90 days before: order PB1 of 2026-03-01, in progress';
  const undecided = {
    ...{ field: null, code: 'duplicate', group: 'duplicate.earlier' },
    msg: `${msg}. Decide whether this person is ordered all the same, or left out`,
  };
  const rows = [
    buildMendRow(1, { faults: [undecided], duplicates: [{ of: 'earlier', kept: null, msg }] }),
    buildMendRow(2, { state: 'ready', faults: [], duplicates: [{ of: 'earlier', kept: true, msg }] }),
  ];
  gateway.answer({ listBatchRows: { rows, total: 2, revision: 4 } });
  const { user } = renderMendStep({ duplicates: [{ of: 'earlier', open: 1, kept: 1, dropped: 0 }] });
  expect(await screen.findByText(/makes each of these rows a check of its own/)).toBeVisible();
  const panel = await screen.findByRole('group', { name: 'This cell' });
  expect(within(panel).getByText(undecided.msg)).toBeVisible();
  expect(within(panel).queryByText(msg)).not.toBeInTheDocument();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('{ArrowDown}');
  expect(await within(panel).findByText(msg)).toBeVisible();
});

it('a row of somebody who stands there before leads to all rows of the same people, together', async () => {
  const msg = 'Line 2 above has the same phone or ID number';
  const again = buildMendRow(3, { duplicates: [{ of: 'list', kept: null, msg }] });
  gateway.answer({ listBatchRows: { rows: [again], total: 1, revision: 4 } });
  const { user } = renderMendStep();
  const same = await screen.findByRole('button', { name: 'Show the same person’s rows together' });
  gateway.answer({
    listBatchRows: { rows: [buildMendRow(1, { state: 'ready', faults: [] }), again], total: 2, revision: 4 },
  });
  await user.click(same);
  expect(await screen.findByRole('textbox', { name: 'Name, line 2' })).toBeInTheDocument();
  expect(gateway.bodies('listBatchRows').at(-1)).toMatchObject({ duplicates: ['list'] });
});
