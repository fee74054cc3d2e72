import { screen, waitFor } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { refuse, type DataOf } from '../../test/answers';
import { BATCH_ID, buildBatch, buildBatchPreview, buildBatchRow } from '../../test/batchResults';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { packageItem } from '../../test/packages';
import { render } from '../../test/render';
import { buildTask } from '../../test/tasks';
import { BatchPage } from './BatchPage';
import { OpenedBatch } from './OpenedBatch';

const short = { field: 'mobile' as const, code: 'mobileInvalid', group: 'm', msg: 'It has 11 digits' };
const row = buildBatchRow({ state: 'faulty', faults: [short], order: null });
const terms = { packageId: '01990000-0000-7000-8000-000000000001', positionTitle: 'Driver' };
const open = buildBatch({ status: 'open', terms });

const gateway = fakeGateway(() => ({
  getBatch: open,
  listPackages: [],
  listBatchRows: { rows: [row], total: 1, revision: open.revision },
  previewBatch: buildBatchPreview(),
  editBatchRows: refuse('BATCH_OVERTAKEN'),
}));

beforeAll(() => loadPhrases('batch', 'tasks', 'initiate'));

const basic: DataOf<'listPackages'>[number] = {
  ...{ packageId: terms.packageId, code: 'basic', name: 'Basic', description: '' },
  ...{ isOwn: false, positionClass: null, standardPrice: null, price: 500, workingDays: 1 },
  items: [packageItem()],
};

const draw = (step: string) =>
  render(
    <main>
      <BatchPage />
    </main>,
    {
      route: `/batchBack?id=${BATCH_ID}&step=${step}`,
      userInfo: buildUserInfo({ permissions: ['check.order', 'check.read'] }),
    },
  );
type User = ReturnType<typeof draw>['user'];
async function typeName(user: User) {
  (await screen.findByRole('textbox', { name: 'Name, line 2' })).focus();
  await user.keyboard('Zhao Minmin{Enter}');
}

it('what was typed and cannot be saved keeps its step, also before Back', async () => {
  const { user } = draw('confirm');
  await user.click(await screen.findByRole('button', { name: '3. Mend' }));
  await typeName(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('1 change is not saved');
  const tries = gateway.bodies('editBatchRows').length;
  window.history.back();
  await waitFor(() => expect(gateway.bodies('editBatchRows')).toHaveLength(2 * tries));
  await waitFor(() => expect(window.location.hash).toContain('step=mend'));
  await user.click(await screen.findByRole('button', { name: 'Drop what is not saved' }));
  await user.click(screen.getByRole('button', { name: '4. Confirm' }));
  expect(await screen.findByRole('heading', { name: 'What is ordered now' })).toBeInTheDocument();
});

it('what was typed for all rows is saved before another step, which comes once the rows are checked', async () => {
  gateway.answer({ listPackages: [basic] });
  const { user } = draw('terms');
  const position = await screen.findByRole('textbox', { name: 'Position' });
  await user.type(position, ' of vans');
  const checking = buildBatch({ status: 'checking', terms, revision: open.revision + 1 });
  gateway.answer({ setBatchTerms: checking, getBatch: { ...open, revision: open.revision + 2 } });
  await user.click(screen.getByRole('button', { name: '3. Mend' }));
  expect(await screen.findByRole('textbox', { name: 'Name, line 2' })).toBeInTheDocument();
  expect(gateway.bodies('setBatchTerms')).toMatchObject([{ terms: { positionTitle: 'Driver of vans' } }]);
});

it('what is wrong keeps the step, at its field; what is missing does not', async () => {
  gateway.answer({ listPackages: [basic] });
  const { user } = draw('terms');
  const position = await screen.findByRole('textbox', { name: 'Position' });
  await user.clear(position);
  await user.type(position, '🔥');
  await user.click(screen.getByRole('button', { name: '3. Mend' }));
  await waitFor(() => expect(position).toHaveFocus());
  expect(position).toHaveAccessibleDescription(/^A position is named in words/);
  await waitFor(() => expect(window.location.hash).toContain('step=terms'));
  expect(gateway.bodies('setBatchTerms')).toEqual([]);
  await user.clear(position);
  gateway.answer({ setBatchTerms: { ...open, terms: {} } });
  await user.click(screen.getByRole('button', { name: '3. Mend' }));
  expect(await screen.findByRole('textbox', { name: 'Name, line 2' })).toBeInTheDocument();
  expect(gateway.bodies('setBatchTerms')).toHaveLength(1);
});

it('an address of no batch leads to where that is said', async () => {
  gateway.answer({ getBatch: refuse('NOT_FOUND') });
  const { unmount } = draw('terms');
  await waitFor(() => expect(window.location.hash).toBe(`#/batchRecord?id=${BATCH_ID}`));
  unmount();
  const asked = gateway.bodies('getBatch').length;
  render(<OpenedBatch batchId="no-such-id" />, { route: '/batchBack?id=no-such-id' });
  await waitFor(() => expect(window.location.hash).toBe('#/batchRecord?id=no-such-id'));
  expect(gateway.bodies('getBatch')).toHaveLength(asked);
});

it('a batch that a colleague ordered meanwhile is left at once: nothing is saved into it any more', async () => {
  const { user } = draw('mend');
  await screen.findByRole('textbox', { name: 'Name, line 2' });
  gateway.answer({ getBatch: { ...open, status: 'done', revision: open.revision + 1 } });
  await typeName(user);
  await waitFor(() => expect(window.location.hash).toContain('/batchRecord'));
});

it('applications whose check broke off are told so where it begins again', async () => {
  const task = buildTask({ status: 'failed', endedAt: '2026-03-01T08:01:00Z', fault: 'The disk was full' });
  gateway.answer({ getBatch: buildBatch({ status: 'matching', sourceKind: 'applications', terms, task }) });
  draw('terms');
  expect(await screen.findByText('This did not come to its end: The disk was full')).toBeInTheDocument();
});
