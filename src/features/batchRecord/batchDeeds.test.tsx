import { CODE } from '@probity/contract/codeNames';
import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { cut, file, refuse } from '../../test/answers';
import {
  BATCH_ID,
  buildBatch,
  buildBatchCounts,
  buildBatchResult,
  buildBatchRow,
  buildListedBatch,
} from '../../test/batchResults';
import { expectNoAxeFaults } from '../../test/axe';
import { buildCheckRow } from '../../test/checkRow';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildTask } from '../../test/tasks';
import { BatchRecordPage } from './BatchRecordPage';

/** What can be done with an ordered batch as a whole. */
const gateway = fakeGateway(() => ({
  getBatchResult: buildBatchResult(),
  listBatchRows: { rows: [buildBatchRow()], total: 1, revision: 7 },
  listTasks: [],
  listChecks: { rows: [buildCheckRow({ status: 'awaitingConsent' })], nextCursor: null },
}));

beforeAll(() => Promise.all([loadPhrases('batchRecord'), loadPhrases('batchDetail')]));

const open = () =>
  render(
    <main>
      <BatchRecordPage />
    </main>,
    {
      route: `/batchRecord?id=${BATCH_ID}`,
      userInfo: buildUserInfo({ permissions: ['check.order', 'check.read', 'check.remind', 'check.cancel'] }),
    },
  );

const ordering = () =>
  buildListedBatch({
    status: 'ordering',
    counts: buildBatchCounts({ placed: 3, awaitingApproval: 2, awaitingPayment: 1, ready: 7 }),
  });

it('cancels the rest, with the number before it; a refusal stands in the question', async () => {
  gateway.answer({
    getBatchResult: buildBatchResult({ batch: ordering(), toCancel: 7 }),
    cancelBatch: refuse('BATCH_CLOSED', undefined, { why: 'it is done' }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel the rest' }));
  expect(await screen.findByText('Cancel the 7 rows not ordered yet?')).toBeInTheDocument();
  expect(
    screen.getByText(/^3 checks are ordered already and go on\. 3 go on waiting for approval or payment\./),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose checks to cancel' })).toHaveAttribute(
    'href',
    `#/backRecord?batch=${BATCH_ID}`,
  );
  await user.click(screen.getByRole('button', { name: 'Cancel 7 rows' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be changed any more: it is done');
  expect(gateway.bodies('cancelBatch')).toEqual([{ batchId: BATCH_ID }]);
});

it('says how many rows were cancelled, also where all had been ordered meanwhile', async () => {
  const all = buildBatchCounts({ placed: 13 });
  gateway.answer({
    getBatchResult: buildBatchResult({ batch: ordering(), toCancel: 7 }),
    cancelBatch: buildBatch({ status: 'cancelled', counts: all }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel the rest' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel 7 rows' }));
  expect(
    await screen.findByText('Nothing was left to cancel: every row had been ordered'),
  ).toBeInTheDocument();
});

it('who would not be ordered any more is named, and where all of them stand; what cannot be read says why', async () => {
  gateway.answer({
    getBatchResult: buildBatchResult({ batch: ordering(), toCancel: 7 }),
    listBatchRows: ({ body }) => {
      const { states } = body as { states?: string[] };
      const rows = [buildBatchRow({ state: 'ready', order: null })];
      return states?.[0] === 'ready' ? { rows, total: 7, revision: 7 } : { rows: [], total: 0, revision: 7 };
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel the rest' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Zhao Min · 138****0005')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'and 6 more' })).toHaveAttribute(
    'href',
    `#/batchRecord?id=${BATCH_ID}&rows=ready`,
  );
  await expectNoAxeFaults(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  gateway.answer({ listBatchRows: cut });
  await user.click(screen.getByRole('button', { name: 'Cancel the rest' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('whom a reminder goes to is named: nobody who got a message within the hour', async () => {
  const told = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const rows = ['Zhao Min', 'Qian Duo', 'Sun Li'].map((candidateName, at) =>
    buildCheckRow({
      checkId: `0190a1b2-0000-7000-8000-00000000005${String(at)}`,
      ...{ candidateName, status: 'awaitingConsent', toldAt: [null, told(20), told(80)][at]! },
    }),
  );
  gateway.answer({ listChecks: { rows, nextCursor: 'more' } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remind 800 candidates' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Zhao Min · 138/)).toBeInTheDocument();
  expect(dialog.getByText(/^Sun Li/)).toBeInTheDocument();
  expect(dialog.queryByText(/^Qian Duo/)).not.toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'and 798 more' })).toBeInTheDocument();
  expect(gateway.bodies('listChecks').at(-1)).toMatchObject({
    ...{ batchId: BATCH_ID, status: ['awaitingConsent'] },
  });
});

it('orders the refused once more, at the revision that was read', async () => {
  gateway.answer({ getBatch: cut });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Order 2 refused rows again' }));
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Order again' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  gateway.answer({ getBatch: buildBatch(), retryBatch: buildBatch({ status: 'ordering', revision: 8 }) });
  await user.click(await screen.findByRole('button', { name: 'Order 2 refused rows again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Order again' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  expect(await screen.findByText('The refused rows are being ordered again')).toBeInTheDocument();
  expect(gateway.bodies('retryBatch')).toEqual([{ batchId: BATCH_ID, revision: 7 }]);
});

it('where each of them got a message within the hour it says so, not only that nobody was reminded', async () => {
  const { code, msg } = { code: CODE.REMINDED_LATELY, msg: 'This candidate got a message within the hour' };
  const row = { checkId: BATCH_ID, candidateName: 'Sun Jiu', orderNo: 'PB3', code, msg };
  gateway.answer({ remindChecks: { rows: [row], task: null } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remind 800 candidates' }));
  await user.click(await screen.findByRole('button', { name: 'Send the SMS' }));
  expect(
    await screen.findByText(/^Nobody was reminded: each of them was sent a message/),
  ).toBeInTheDocument();
});

it('reminders stand on the page of their batch alone, and how many are left is read anew', async () => {
  const task = buildTask({ kind: 'checks.remind' });
  gateway.answer({ remindChecks: { rows: null, task }, listTasks: [task] });
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Remind 800 candidates' }));
  gateway.answer({ getBatchResult: buildBatchResult({ toRemind: 0 }) });
  await user.click(await screen.findByRole('button', { name: 'Send the SMS' }));
  expect(await screen.findByText(/^Reminders to candidates/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remind/ })).not.toBeInTheDocument());
  unmount();
  const batchId = '0190a1b2-0000-7000-8000-00000000b0b2';
  gateway.answer({ getBatchResult: buildBatchResult({ batch: buildListedBatch({ batchId }) }) });
  render(<BatchRecordPage />, { route: `/batchRecord?id=${batchId}`, userInfo: buildUserInfo() });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(gateway.sent('listTasks').length).toBeGreaterThan(1));
  expect(screen.queryByText(/^Reminders to candidates/)).not.toBeInTheDocument();
});

it('the failed rows are a file', async () => {
  gateway.answer({ downloadFailedRows: file('rows', 'text/csv') });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:failed';
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Rows that failed, as a file' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(gateway.sent('downloadFailedRows')[0]!.query).toEqual({ batchId: BATCH_ID, format: 'csv' });
});
