import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { loadPhrases } from '../../../i18n/i18n';
import { cut, refuse } from '../../../test/answers';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import {
  buildMendBatch,
  buildMendRow,
  mendAnswers,
  mendedRow,
  mendRowsOf,
  renderMendStep,
  rowIdOf,
} from '../../../test/mendStep';
import { render } from '../../../test/render';
import { MendStep } from './MendStep';

const gateway = fakeGateway(mendAnswers);

beforeAll(() => loadPhrases('batch', 'initiate'));

it('overtaken by a colleague, the cell is sent again with what was read anew: nothing typed is lost', async () => {
  gateway.answer({
    editBatchRows: ({ body }) =>
      body.revision === 4 ? refuse('BATCH_OVERTAKEN') : { rows: [mendedRow], batch: buildMendBatch(8) },
    listBatchRows: mendRowsOf(7),
  });
  const { user } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('{ArrowRight}13800000001{Enter}');
  await waitFor(() =>
    expect(gateway.bodies('editBatchRows').map(({ revision }) => revision)).toEqual([4, 7]),
  );
  expect(gateway.bodies('editBatchRows')[1]?.edits).toEqual([
    { rowId: rowIdOf(1), cells: { mobile: '13800000001' } },
  ]);
  expect(await screen.findByText('Saved')).toBeInTheDocument();
});

it('a cell that was changed elsewhere meanwhile is told with what stands there, and not written over unseen', async () => {
  gateway.answer({
    editBatchRows: ({ body }) =>
      body.revision === 4 ? refuse('BATCH_OVERTAKEN') : { rows: [mendedRow], batch: buildMendBatch(8) },
  });
  const { user, save } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await screen.findByText('Person 3');
  const elsewhere = buildMendRow(1, { cells: { name: 'Wang Wu', mobile: '138' } });
  gateway.answer({
    listBatchRows: { rows: [elsewhere, buildMendRow(2), buildMendRow(3)], total: 3, revision: 7 },
  });
  await user.keyboard('Zhao Min{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Name, line 2 (now “Wang Wu”). Saving again'),
  );
  expect(gateway.bodies('editBatchRows').map(({ revision }) => revision)).toEqual([4]);
  // Leaving the step, a change of many rows and another cell of that row leave it alone.
  expect(await save()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Mend all' }));
  (await screen.findByRole('textbox', { name: /^Name, line/ })).focus();
  await user.keyboard('{ArrowUp}{ArrowRight}13800000001{Enter}');
  await waitFor(() => expect(gateway.bodies('editBatchRows')).toHaveLength(2));
  expect(gateway.bodies('editBatchRows')[1]).toMatchObject({
    revision: 7,
    edits: [{ rowId: rowIdOf(1), cells: { mobile: '13800000001' } }],
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Name, line 2 (now “Wang Wu”)');
  expect(gateway.bodies('mendBatch')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save again' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(gateway.bodies('editBatchRows')[2]).toMatchObject({
    edits: [{ rowId: rowIdOf(1), cells: { name: 'Zhao Min' } }],
  });
});

it('leaving sends no cell that was changed elsewhere meanwhile', async () => {
  gateway.answer({ editBatchRows: refuse('BATCH_OVERTAKEN') });
  const { user, unmount } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await screen.findByText('Person 3');
  const elsewhere = buildMendRow(1, { cells: { name: 'Wang Wu', mobile: '138' } });
  gateway.answer({
    listBatchRows: { rows: [elsewhere, buildMendRow(2), buildMendRow(3)], total: 3, revision: 7 },
  });
  await user.keyboard('Zhao Min{Enter}');
  await screen.findByRole('alert');
  unmount();
  await Promise.resolve();
  expect(gateway.bodies('editBatchRows')).toHaveLength(1);
});

it('a batch read anew before its rows are takes nothing that was typed over older ones', async () => {
  gateway.answer({
    editBatchRows: ({ body }) =>
      body.revision === 4 ? refuse('BATCH_OVERTAKEN') : { rows: [mendedRow], batch: buildMendBatch(8) },
  });
  function ReadAnew() {
    const [read, setRead] = useState(buildMendBatch(4));
    return (
      <main>
        <button onClick={() => setRead(buildMendBatch(7))}>Read anew</button>
        <MendStep batch={read} onStep={() => {}} onSaver={() => {}} />
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

it('what cannot be saved keeps the step, until it is saved or dropped', async () => {
  gateway.answer({ editBatchRows: refuse('BATCH_CLOSED', null, { why: 'it was given up' }) });
  const { user, save } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('Zhao Min{Enter}');
  expect(await save()).toBe(false);
  expect(await screen.findByRole('alert')).toHaveTextContent('1 change is not saved');
  await user.click(screen.getByRole('button', { name: 'Drop what is not saved' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await screen.findByText('Person 1')).toBeInTheDocument();
  expect(await save()).toBe(true);
});

it('what the network kept from being saved is saved by itself once it is back, and goes on being told until then', async () => {
  gateway.answer({ editBatchRows: cut });
  const { user } = renderMendStep();
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('Zhao Min{Enter}');
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('1 change is not saved');
  const tries = gateway.bodies('editBatchRows').length;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(gateway.bodies('editBatchRows').length).toBeGreaterThan(tries));
  expect(screen.getByRole('alert')).toBe(told);
  gateway.answer({ editBatchRows: { rows: [mendedRow], batch: buildMendBatch(5) } });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
