import { act, screen, waitFor } from '@testing-library/react';
import { bellApi } from '../../api/resources/bellApi';
import { buildAnswer, buildDraft, buildDraftItem } from '../../test/reportDraft';
import { editorSuite } from '../../test/reportEditor';

/* What comes in while the editor is open stands there without a reload, beside what is being typed. */
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
  // The editor asks by itself; below, half a minute is not waited for.
  expect(gateway.sent('countUnreadNotifications')).toHaveLength(1);
  await count();
  expect(gateway.sent('getReportDraft')).toHaveLength(1);
  gateway.answer({ countUnreadNotifications: { unread: 3 }, getReportDraft: answered });
  await count();
  expect(await screen.findByText('The one in Suzhou')).toBeInTheDocument();
  expect(screen.getByLabelText(/Note in the report/)).toHaveValue('Called twice');
  // Reading a notice is no news.
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
  expect(await screen.findByText('Withdrawn by the candidate. Nothing is worked here.')).toBeInTheDocument();
  expect(screen.getByLabelText(/Note in the report/)).toHaveValue('Half typed');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Drop what is not saved' }));
  expect(screen.getByLabelText(/Note in the report/)).toHaveValue('');
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});
