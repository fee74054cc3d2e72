import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import { BATCH_ID, buildListedBatch } from '../../../test/batchResults';
import { buildCheckRow } from '../../../test/checkRow';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { openSearch } from '../../../test/openSearch';

const gateway = fakeGateway({ loginInfo: buildUserInfo() });
beforeAll(() => loadPhrases('shell', 'records'));

it('a batch is found by its name and gone to by id; what is typed stays in no address and no cache', async () => {
  const batch = buildListedBatch({ batchId: BATCH_ID, name: 'Hangzhou drivers', status: 'done' });
  gateway.answer({ listBatches: { rows: [batch], nextCursor: null } });
  const { view, field } = await openSearch(['check.order']);
  await view.user.type(field, 'drivers');
  const group = within(await screen.findByRole('group', { name: 'Batches' }));
  expect(group.getByRole('option', { name: /Hangzhou drivers/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'All batches that match' })).not.toBeInTheDocument();
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`/batchRecord?id=${BATCH_ID}`));
  expect(gateway.bodies('listBatches')).toEqual([{ q: 'drivers', limit: 5 }]);
  await waitFor(() => expect(JSON.stringify(view.store.getState())).not.toContain('drivers'));
});

it('where more fit than are shown it says so, with the way to all of each', async () => {
  gateway.answer({
    listChecks: { rows: [buildCheckRow()], nextCursor: 'next' },
    listBatches: { rows: [buildListedBatch({ name: 'Zhao and others' })], nextCursor: 'next' },
  });
  const { view, field } = await openSearch(['check.read', 'check.order']);
  await view.user.type(field, 'zhao');
  expect(await screen.findByText('2 shown, there are more')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'All records that match' })).toBeInTheDocument();
  await view.user.click(screen.getByRole('option', { name: 'All batches that match' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/batchRecord$/));
});

it('who orders nothing is asked about no batch', async () => {
  gateway.answer({ listChecks: { rows: [buildCheckRow()], nextCursor: null } });
  const { view, field } = await openSearch(['check.read']);
  expect(field).toHaveAttribute('placeholder', 'Name, phone, ID or order number; a screen');
  await view.user.type(field, 'zhao');
  expect(await screen.findByText('1 result')).toBeInTheDocument();
  expect(gateway.bodies('listBatches')).toEqual([]);
  gateway.answer({ listChecks: { rows: [], nextCursor: null } });
  await view.user.type(field, 'x');
  const none = (await screen.findByText('Nothing found')).parentElement;
  expect(none).toHaveTextContent(/Records are found by .* Screens and actions are found by/);
  expect(none).not.toHaveTextContent(/batch/i);
});
