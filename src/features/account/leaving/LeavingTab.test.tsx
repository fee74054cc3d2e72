import { screen, waitFor, within } from '@testing-library/react';
import type { Closing } from '../../../api/resources/closingsApi';
import type { Departure } from '../../../api/resources/departureApi';
import type { Task } from '../../../api/resources/tasksApi';
import { loadPhrases } from '../../../i18n/i18n';
import { cut, refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { LeavingTab } from './LeavingTab';

const nothing: Departure = {
  open: [],
  balance: { available: 0, held: 0 },
  outside: { apiKeys: 0, webhooks: 0, shares: 0 },
  closing: null,
};
const begun: Task = {
  ...{ taskId: '0190a1b2-0000-7000-8000-000000000001', kind: 'account.export', status: 'waiting' },
  ...{ done: 0, total: null, perSecond: null, secondsLeft: null, createdAt: '2026-11-25T08:00:00Z' },
  ...{ endedAt: null, fault: null, outcomes: null, file: null },
};
const gateway = fakeGateway(() => ({ getDeparture: nothing, listTasks: [] }));
beforeAll(() => loadPhrases('account', 'accountLeaving', 'accountClosing', 'lostPhone', 'tasks'));
const open = () =>
  render(
    <main>
      <h1>Account</h1>
      <LeavingTab />
    </main>,
    { userInfo: buildUserInfo({ permissions: ['account.leave'] }) },
  );

it('names each open matter with the way to where it is settled, the balance, and what works by itself', async () => {
  gateway.answer({
    getDeparture: {
      open: [
        { matter: 'checks', count: 2 },
        { matter: 'forms', count: 1 },
      ],
      balance: { available: 123_45, held: 68_00 },
      outside: { apiKeys: 1, webhooks: 0, shares: 3 },
      closing: null,
    },
  });
  const { container } = open();
  for (const [said, way, to] of [
    ['2 checks are not finished', 'Follow or cancel them', '#/backRecord?status=unfinished'],
    ['1 form for applicants takes applications', 'Close their links', '#/jobRegistration'],
    [/123\.45 is available$/, 'Have it paid out', '#/financialManage?tab=payouts'],
    [/68\.00 is held/, 'See what for', '#/financialManage?tab=ledger&kind=hold'],
    ['1 API key is valid', 'Revoke them', '#/businessManage?tab=apiKeys'],
    ['3 links open a report', 'Revoke them in their reports', '#/backRecord?view=reported'],
  ] as const) {
    const line = (await screen.findByText(said)).closest('li')!;
    expect(within(line).getByRole('link', { name: way })).toHaveAttribute('href', to);
  }
  expect(screen.queryByText(/webhook/)).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('says that nothing is open, and at once that the page closes nothing', async () => {
  open();
  expect(await screen.findByText(/^Nothing is open, the balance is zero/)).toBeInTheDocument();
  expect(screen.getByText(/^Nothing is closed and nothing erased until the owner/)).toBeInTheDocument();
});

it('what cannot be read is asked again, and the file can be made meanwhile', async () => {
  gateway.answer({ getDeparture: cut });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('button', { name: 'Make the file' })).toBeEnabled();
  gateway.answer({ getDeparture: nothing });
  await user.click(again);
  expect(await screen.findByText(/^Nothing is open/)).toBeInTheDocument();
});

it('the file takes a code to one’s own phone: faults at the field, another refusal in the dialog, nothing lost', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Make the file' }));
  const dialog = await screen.findByRole('dialog', { name: 'Everything of the account as one file' });
  const code = within(dialog).getByRole('textbox', { name: /code/i });
  const submit = within(dialog).getByRole('button', { name: 'Make the file' });
  await user.click(submit);
  expect(await within(dialog).findByText('Please enter the six digits of the code')).toBeInTheDocument();
  expect(code).toHaveFocus();
  await user.type(code, '123456');
  gateway.answer({ startAccountExport: refuse('WRONG_CODE') });
  await user.click(submit);
  await waitFor(() => expect(code).toHaveAccessibleDescription(/code/i));
  expect(code).toHaveValue('123456');
  gateway.answer({ startAccountExport: refuse('TOO_MANY_TASKS', null, { limit: 3 }) });
  await user.click(submit);
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  expect(code).toHaveValue('123456');
  gateway.answer({ startAccountExport: begun, listTasks: [begun] });
  await user.click(submit);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(gateway.bodies('startAccountExport').at(-1)).toEqual({ verifyCode: '123456' });
  expect(await screen.findByText('Everything of the account')).toBeInTheDocument();
});

const closing: Closing = {
  closingId: '0190a1b2-0000-7000-8000-000000000002',
  ...{ status: 'closing', askedBy: 'Lin Xiao', askedAt: '2026-11-25T08:00:00Z', eraseOn: '2026-12-25' },
  isPostponed: false,
};

it('the account is closed with its name typed and a code: faults at the fields, a refusal in the dialog, nothing lost', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Close the account…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close the account' });
  expect(within(dialog).getByText(/From now on nobody can order/)).toBeInTheDocument();
  const name = within(dialog).getByRole('textbox', { name: /Name of the account/ });
  const submit = within(dialog).getByRole('button', { name: 'Close the account' });
  await user.type(name, 'Example');
  await user.click(submit);
  expect(await within(dialog).findByText('This is not the name of the account')).toBeInTheDocument();
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Example Trading');
  await user.type(within(dialog).getByRole('textbox', { name: /Why/ }), 'We move');
  const code = within(dialog).getByRole('textbox', { name: /code/i });
  await user.type(code, '123456');
  gateway.answer({ askClosing: refuse('WRONG_CODE') });
  await user.click(submit);
  await waitFor(() => expect(code).toHaveAccessibleDescription(/code/i));
  gateway.answer({ askClosing: refuse('CLOSING_MATTERS_OPEN', null, { what: '1 check' }) });
  await user.click(submit);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('1 check');
  expect(name).toHaveValue('Example Trading');
  gateway.answer({
    askClosing: closing,
    getDeparture: { ...nothing, closing },
    loginInfo: buildUserInfo({ permissions: ['account.leave'] }),
  });
  await user.click(submit);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(gateway.bodies('askClosing').at(-1)).toEqual({
    ...{ accountName: 'Example Trading', reason: 'We move', verifyCode: '123456' },
  });
  expect(await screen.findByText(/Everything is erased on 2026-12-25/)).toBeInTheDocument();
});

it('what is open keeps the account from being closed', async () => {
  gateway.answer({ getDeparture: { ...nothing, open: [{ matter: 'holds', count: 1 }] } });
  open();
  expect(await screen.findByText(/^It can be closed once nothing above is open/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close the account…' })).not.toBeInTheDocument();
});

it('a closing is taken back with one press; one whose day has come says what it waits for', async () => {
  const outside = { apiKeys: 1, webhooks: 0, shares: 0 };
  gateway.answer({ getDeparture: { ...nothing, outside, closing: { ...closing, isPostponed: true } } });
  const { user, container } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/the erasure waits/);
  // Nothing says that the account is open, that the day is to come, or that what rests still works.
  for (const text of [/^Nothing is closed/, /^Everything is erased on/, /API key is valid/])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close the account…' })).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
  gateway.answer({
    takeClosingBack: { done: true },
    getDeparture: nothing,
    loginInfo: buildUserInfo({ permissions: ['account.leave'] }),
  });
  await user.click(screen.getByRole('button', { name: 'Take the closing back' }));
  expect(await screen.findByRole('button', { name: 'Close the account…' })).toBeInTheDocument();
  expect(gateway.bodies('takeClosingBack')).toEqual([{}]);
});

it('an erasure that has begun is taken back by nobody', async () => {
  gateway.answer({ getDeparture: { ...nothing, closing: { ...closing, status: 'erasing' } } });
  open();
  expect(await screen.findByText(/^The erasure has begun/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take the closing back' })).not.toBeInTheDocument();
});
