import { screen, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildCandidateItem, buildCandidateView } from '../../test/candidateView';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { CandidatePage } from './CandidatePage';

const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
const gateway = fakeGateway({ querySphereConfig: { customerPhone: '400 800' } });

beforeAll(() => loadPhrases('candidate', 'reportBody'));

const asked = buildCandidateItem({ consent: 'given', status: 'awaitingInfo', question: 'Which campus?' });
const answered = buildCandidateItem({
  consent: 'given',
  status: 'running',
  answers: [
    {
      answerId: '0190a1b2-0000-7000-8000-0000000000a1',
      question: 'Which campus?',
      text: 'The southern one.\nSee the letter.',
      at: '2026-11-20T09:30:00Z',
      files: [
        {
          fileId: '0190a1b2-0000-7000-8000-0000000000f1',
          fileName: 'letter.pdf',
          size: 1000,
          sha256: 'a'.repeat(64),
          uploadedAt: '2026-11-20T09:29:00Z',
          kind: 'candidate',
        },
      ],
    },
  ],
});
const view = buildCandidateView({
  status: 'inProgress',
  consentGivenAt: '2026-11-20T08:00:00Z',
  submittedAt: '2026-11-20T09:00:00Z',
  items: [asked],
});

it('the notice of a question leads to the item that asks', async () => {
  const other = buildCandidateItem({ checkItemId: '0190a1b2-0000-7000-8000-0000000000b1', name: 'Degree', consent: 'given' }); // prettier-ignore
  gateway.answer({ getInvitation: { ...view, items: [other, asked] } });
  const { user } = render(<CandidatePage />, {
    route: '/candidate?s=status-screen-of-a-question',
    userInfo: visitor,
    sessionKind: 'visitor',
  });
  await user.click(await screen.findByRole('button', { name: /There is a question for you below/ }));
  const item = screen.getByRole('textbox', { name: 'Your answer' }).closest('li');
  expect(item).toHaveFocus();
  await expectNoAxeFaults();
});

it('an answer that was sent is found again: question, words, files by name, and when', async () => {
  gateway.answer({ getInvitation: view, answerAsCandidate: { ...view, items: [answered] } });
  const { user } = render(<CandidatePage />, {
    route: '/candidate?s=status-screen-of-the-candidate',
    userInfo: visitor,
    sessionKind: 'visitor',
  });
  await user.type(await screen.findByLabelText('Your answer'), 'The southern one.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  const own = await screen.findByRole('region', { name: /^Your answer of 2026-11-20/ });
  const told = within(own);
  expect(told.getByText('You were asked').nextSibling).toHaveTextContent('Which campus?');
  expect(told.getByText('Your answer').nextSibling).toHaveTextContent('The southern one. See the letter.');
  expect(told.getByText('letter.pdf')).toBeInTheDocument();
  expect(told.getByText('Sent').nextSibling).toHaveTextContent(/^2026-11-20/);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await expectNoAxeFaults();
});

it('ended by the enterprise: by whom, and what becomes of what was entered', async () => {
  const given = buildCandidateItem({ consent: 'given', status: 'cancelled' });
  gateway.answer({ getInvitation: { ...view, status: 'cancelled', items: [given] } });
  render(<CandidatePage />, {
    route: '/candidate?s=status-screen-of-the-candidate',
    userInfo: visitor,
    sessionKind: 'visitor',
  });
  expect(await screen.findByText(/^The enterprise ended this check/)).toBeInTheDocument();
  expect(screen.getByText(/deleted 180 days after the end at the latest/)).toBeInTheDocument();
});

it('an item for which nothing was given says so with the reason, not that it is being checked by a day', async () => {
  const running = { consent: 'given', status: 'running', promisedAt: '2026-11-26' } as const;
  const items = [
    buildCandidateItem({ ...running, name: 'Employment 2', notGiven: 'It is my first job' }),
    buildCandidateItem({ ...running, checkItemId: '0190a1b2-0000-7000-8000-000000000002', name: 'Identity' }),
  ];
  gateway.answer({ getInvitation: { ...view, items } });
  render(<CandidatePage />, {
    route: '/candidate?s=status-screen-of-the-candidate',
    userInfo: visitor,
    sessionKind: 'visitor',
  });
  const [none, other] = (await screen.findAllByRole('listitem')).slice(-2).map((one) => within(one));
  expect(none!.getByText('You left this out: It is my first job')).toBeInTheDocument();
  expect(none!.queryByText(/2026-11-26/)).not.toBeInTheDocument();
  expect(none!.queryByText('In progress')).not.toBeInTheDocument();
  expect(other!.getByText('expected by 2026-11-26')).toBeInTheDocument();
  expect(other!.getByText('In progress')).toBeInTheDocument();
});

it('is headed by the name that was signed, the one on record', async () => {
  gateway.answer({ getInvitation: { ...view, signedAs: 'Chen Yu' } });
  render(<CandidatePage />, {
    route: '/candidate?s=status-screen-of-the-candidate',
    userInfo: visitor,
    sessionKind: 'visitor',
  });
  expect(await screen.findByText('Chen Yu · Backend engineer')).toBeInTheDocument();
  expect(screen.getByText(/^As you signed it. The order says Chen Yutong;/)).toBeInTheDocument();
});
