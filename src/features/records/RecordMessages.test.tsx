import { screen, waitFor, within } from '@testing-library/react';
import type { CheckDetail } from '../../api/resources/checksApi';
import { loadPhrases } from '../../i18n/i18n';
import { refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildDetail } from '../../test/checkDetail';
import { fakeGateway } from '../../test/fakeGateway';
import { buildUserInfo } from '../../test/factories';
import { buildCheckRow } from '../../test/checkRow';
import { render } from '../../test/render';
import { RecordDetailPage } from './RecordDetailPage';

type Message = CheckDetail['messages'][number];

const gateway = fakeGateway();
beforeAll(() => loadPhrases('records', 'recordDetail', 'personal'));

const message = (status: Message['status'], more: Partial<Message> = {}): Message => ({
  at: '2026-03-02T08:00:00Z',
  template: 'invitation',
  mobile: '138****0005',
  status,
  reason: null,
  ...more,
});
const show = (overrides: Partial<CheckDetail>) => {
  const check = buildDetail({ status: 'awaitingConsent', allowed: ['resend', 'remind'], ...overrides });
  gateway.answer({ getCheck: check });
  return render(
    <main>
      <RecordDetailPage />
    </main>,
    { route: `/backRecord/detail?id=${check.checkId}`, userInfo: buildUserInfo() },
  );
};
const lines = async () => {
  await screen.findByRole('heading', { name: 'Messages' });
  return screen.getAllByRole('listitem').filter((line) => /138\*{4}0005/.test(line.textContent));
};

it.each([
  ['queued', 'On its way'],
  ['sent', 'Sent, no report yet'],
  ['delivered', 'Delivered'],
] as const)('a message that is %s says so, and asks for nothing', async (status, words) => {
  show({ messages: [message(status)] });
  const [line] = await lines();
  expect(line).toHaveTextContent(new RegExp(`invitation to 138\\*{4}0005 ${words}$`));
  expect(within(line!).queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['refused', 'noSuchNumber', 'Refused by the network', /Ask the candidate for their number/],
  ['refused', 'optedOut', 'Refused by the network', /they can allow messages/],
  ['refused', 'notTaken', 'Refused by the network', /If that fails too, call us/],
  ['unreachable', 'switchedOff', 'Not delivered', /then remind them/],
] as const)(
  'one %s for %s says why and what to do, and a new link is sent from there',
  async (status, reason, word, advice) => {
    const name = reason === 'noSuchNumber' ? 'Correct the number' : 'Send a new link';
    const { user } = show({ notReached: true, messages: [message(status, { reason })] });
    const line = within((await lines())[0]!);
    expect(line.getByText(word)).toBeInTheDocument();
    expect(line.getByText(advice)).toBeInTheDocument();
    await expectNoAxeFaults();
    await user.click(line.getByRole('button', { name }));
    const isDead = reason === 'noSuchNumber';
    const title = isDead ? 'Correct the number' : 'Send a new link?';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const label = isDead ? 'Other phone number' : 'Other phone number (optional)';
    expect(dialog.getByRole('textbox', { name: label })).toBeInTheDocument();
  },
);

const invitation = {
  ...{ status: 'sent' as const, sentAt: '2026-03-02T08:00:00Z', expiresAt: '2026-03-09T08:00:00Z' },
  ...{ openedAt: null, submittedAt: null, reminders: 0 },
};

it('an invitation that did not arrive is not said to be sent, and a dead number is not reminded', async () => {
  const { unmount } = show({
    ...{ notReached: true, invitation },
    messages: [message('refused', { reason: 'noSuchNumber' })],
  });
  await lines();
  expect(screen.getByText('Invitation').nextSibling).toHaveTextContent('Refused by the network');
  expect(screen.queryByRole('button', { name: 'Remind' })).not.toBeInTheDocument();
  unmount();
  show({ notReached: true, invitation, messages: [message('unreachable', { reason: 'switchedOff' })] });
  await lines();
  expect(screen.getByText('Invitation').nextSibling).toHaveTextContent('Not delivered');
  expect(screen.getByRole('button', { name: 'Remind' })).toBeInTheDocument();
});

it('where the number is dead, the record offers to correct it in place of reminding', async () => {
  show({ notReached: true, messages: [message('refused', { reason: 'noSuchNumber' })] });
  await lines();
  expect(screen.getAllByRole('button', { name: 'Correct the number' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Remind' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send a new link' })).not.toBeInTheDocument();
});

it('a reminder refused because the number turned out dead asks for another one', async () => {
  const { user } = show({ messages: [message('sent')] });
  gateway.answer({ remindCandidate: refuse('NO_SUCH_NUMBER') });
  await lines();
  await user.click(screen.getByRole('button', { name: 'Remind' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the number' }));
  const field = dialog.getByRole('textbox', { name: 'Other phone number' });
  expect(dialog.getByText(/There is no such number as/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send a new link' }));
  expect(field).toHaveAccessibleDescription('Please enter a phone number!');
  expect(gateway.sent('resendInvitation')).toEqual([]);
});

it('to a number that does not exist no second link goes: another one is asked for at the field', async () => {
  const { user } = show({ notReached: true, messages: [message('refused', { reason: 'noSuchNumber' })] });
  await user.click(within((await lines())[0]!).getByRole('button', { name: 'Correct the number' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the number' }));
  const field = dialog.getByRole('textbox', { name: 'Other phone number' });
  for (const [typed, said] of [
    ['   ', 'Please enter a phone number!'],
    ['-13812340009', 'Please enter a valid phone number'],
  ] as const) {
    await user.clear(field);
    await user.type(field, typed);
    await user.click(dialog.getByRole('button', { name: 'Send a new link' }));
    expect(field).toHaveAccessibleDescription(said);
  }
  expect(gateway.sent('resendInvitation')).toEqual([]);
});

it('a number that another candidate has too is named before the link goes there', async () => {
  const { user } = show({ candidateName: 'Zhao Min', messages: [message('sent')] });
  gateway.answer({
    listChecks: ({ body }) => ({
      rows:
        (body as { q?: string }).q === '13812340009'
          ? [buildCheckRow({ checkId: '0190a1b2-0000-7000-8000-0000000000f9', candidateName: 'Sun Wu' })]
          : [],
      nextCursor: null,
    }),
  });
  await lines();
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  const field = await screen.findByRole('textbox', { name: /Other phone number/ });
  await user.click(field);
  await user.paste('+86 138-1234-0008');
  expect(field).not.toHaveAccessibleDescription();
  await user.clear(field);
  await user.paste('138 1234 0009');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^This is also the number of Sun Wu/));
});

it('what was sent again since, or is no invitation, says why alone; who may not send gets no button', async () => {
  const lost = { reason: 'noSuchNumber' } as const;
  const { unmount } = show({
    messages: [message('delivered'), message('refused', { ...lost, at: '2026-03-01T08:00:00Z' })],
  });
  const earlier = within((await lines())[1]!);
  expect(earlier.getByText('There is no such number.')).toBeInTheDocument();
  expect(earlier.queryByText(/Ask the candidate/)).not.toBeInTheDocument();
  expect(earlier.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  show({ notReached: true, allowed: [], messages: [message('refused', lost)] });
  const line = within((await lines())[0]!);
  expect(line.getByText(/Ask the candidate/)).toBeInTheDocument();
  expect(line.queryByRole('button')).not.toBeInTheDocument();
});
