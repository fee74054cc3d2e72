import { act, screen, waitFor } from '@testing-library/react';
import { bellApi } from '../../api/resources/bellApi';
import { reportsApi } from '../../api/resources/reportsApi';
import { hasUnsavedInput } from '../../lib/unsavedInput';
import { buildEvidence } from '../../test/factories';
import { buildAnswer, buildDraft, buildDraftItem } from '../../test/reportDraft';
import { editorSuite } from '../../test/reportEditor';

/* Changes that arrive while the editor is open appear without a reload, beside the text being typed. */
const { gateway, open } = editorSuite();

const answers = [buildAnswer()];
const answered = buildDraft({ items: [buildDraftItem({ rowVersion: 4, answers })] });
const asking = buildDraft({ items: [buildDraftItem({ status: 'awaitingInfo', question: 'Which branch?' })] });

it('a notice arrives: the answer stands at its item, and what was typed stays', async () => {
  gateway.answer({ countUnreadNotifications: { unread: 2 } });
  const { user, store } = open(asking);
  const count = () =>
    act(() =>
      store.dispatch(bellApi.endpoints.countUnreadNotifications.initiate(undefined, { forceRefetch: true })),
    );
  await user.type(await screen.findByLabelText(/Note in the report/), 'Called twice');
  // The editor polls by itself; half a minute is not waited for below.
  expect(gateway.sent('countUnreadNotifications')).toHaveLength(1);
  await count();
  expect(gateway.sent('getReportDraft')).toHaveLength(1);
  gateway.answer({ countUnreadNotifications: { unread: 3 }, getReportDraft: answered });
  await count();
  expect(await screen.findByText('The one in Suzhou')).toBeInTheDocument();
  expect(screen.getByLabelText(/Note in the report/)).toHaveValue('Called twice');
  // Reading a notification is no news.
  gateway.answer({ countUnreadNotifications: { unread: 1 } });
  await count();
  expect(gateway.sent('getReportDraft')).toHaveLength(2);
});

it('whoever comes back to the window sees what came meanwhile', async () => {
  const { user } = open(asking);
  await user.type(await screen.findByLabelText(/Note in the report/), 'Called twice');
  gateway.answer({ getReportDraft: answered });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('The one in Suzhou')).toBeInTheDocument();
  await waitFor(() => expect(gateway.sent('getReportDraft')).toHaveLength(2));
  expect(screen.getByLabelText(/Note in the report/)).toHaveValue('Called twice');
});

it('what was typed while the candidate withdrew stays to be read, and can be dropped: it holds nothing up', async () => {
  const { user } = open(buildDraft());
  await user.type(await screen.findByLabelText(/Note in the report/), 'Half typed');
  const stopped = buildDraftItem({ status: 'cancelled', consent: 'withdrawn' });
  gateway.answer({ getReportDraft: buildDraft({ items: [stopped] }) });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(
    await screen.findByText('Withdrawn by the candidate. There is nothing to do here.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText(/Note in the report/)).toHaveValue('Half typed');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard unsaved changes' }));
  expect(screen.getByLabelText(/Note in the report/)).toHaveValue('');
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

it('an item that stands as published says why, and offers no reopening', async () => {
  const standing = buildDraftItem({ status: 'done', consent: 'withdrawn' });
  open(buildDraft({ items: [standing] }));
  expect(
    await screen.findByText(/Its published finding stands, and it cannot be reopened/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reopen the item' })).not.toBeInTheDocument();
});

it('evidence typed and not added waits for the way back from another item, and is known to be unsaved', async () => {
  const item = buildDraftItem();
  const other = buildDraftItem({ checkItemId: '0190a1b2-0000-7000-8000-000000000009', name: 'Education' });
  gateway.answer({ addEvidence: buildEvidence() });
  const { user } = open(buildDraft({ items: [item, other] }));
  const go = (name: RegExp) => user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Add evidence' }));
  await user.type(await screen.findByLabelText('Source'), 'Personnel office');
  await go(/Education/);
  await waitFor(() => expect(screen.queryByLabelText('Source')).not.toBeInTheDocument());
  expect(hasUnsavedInput()).toBe(true);
  await go(/Employment/);
  expect(await screen.findByLabelText('Source')).toHaveValue('Personnel office');

  await user.selectOptions(screen.getByLabelText('Method'), 'phone');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByLabelText('Source')).not.toBeInTheDocument());
  expect(gateway.bodies('addEvidence')).toMatchObject([{ source: 'Personnel office', method: 'phone' }]);
  // Once added, or discarded, it does not come back.
  expect(hasUnsavedInput()).toBe(false);
  await go(/Education/);
  await go(/Employment/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add evidence' })).toBeInTheDocument());
});

it('nobody is told of their own words as of another summary, when it comes back to them', async () => {
  const finished = buildDraftItem({ status: 'done', result: 'consistent', lamp: 'green' });
  const draft = buildDraft({ items: [finished], summary: 'First', allowed: ['edit', 'submit'] });
  const at = '2026-03-01T08:00:00Z';
  const own = { at, by: 'Chen Xi', action: 'submitted' as const, checkItemId: null, comment: null, points: [] }; // prettier-ignore
  const saved = { ...draft, summary: 'First of mine', review: [own] };
  gateway.answer({ submitForReview: { ...saved, status: 'inReview', allowed: [] } });
  const { store, user } = open(draft, 'review');
  await user.type(await screen.findByRole('textbox', { name: /Summary/ }), ' of mine ');
  await user.click(screen.getByRole('button', { name: 'Hand over for review' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Summary/ })).not.toBeInTheDocument());
  expect(hasUnsavedInput()).toBe(false);
  gateway.answer({ getReportDraft: saved });
  await act(() =>
    store.dispatch(
      reportsApi.endpoints.getReportDraft.initiate({ checkId: draft.checkId }, { forceRefetch: true }),
    ),
  );
  await user.type(await screen.findByRole('textbox', { name: /Summary/ }), ', again');
  expect(screen.getByRole('textbox', { name: /Summary/ })).toHaveValue('First of mine, again');
  expect(screen.queryByText(/has saved another summary/)).not.toBeInTheDocument();
});
