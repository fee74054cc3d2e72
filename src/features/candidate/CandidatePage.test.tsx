import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CODE } from '@probity/contract/codeNames';
import { codes } from '@probity/contract/codes';
import type { CandidateView } from '../../api/resources/candidateApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { stubCanvas } from '../../test/canvas';
import { buildUserInfo } from '../../test/factories';
import { cut, refuse, silence } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { CandidatePage } from './CandidatePage';
import { buildAgreedItems, buildCandidateItem, buildCandidateView } from '../../test/candidateView';

const SAVED = { savedAt: '2026-11-20T08:00:00Z', version: 1, doubts: [] };
const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
const gateway = fakeGateway(() => ({
  querySphereConfig: { customerPhone: '400 800' },
  saveCandidateForm: SAVED,
}));
let count = 0;
let s: string;

beforeAll(() => loadPhrases('candidate', 'reportBody'));
// The signature is drawn on one.
beforeEach(() => void stubCanvas());
beforeEach(() => {
  // Unsaved input is kept by s: each test has its own.
  s = `candidate-test-s-${(count += 1)}`;
});

function open(view?: CandidateView, step?: string) {
  if (view) gateway.answer({ getInvitation: view });
  const route = `/candidate?s=${s}${step ? `&step=${step}` : ''}`;
  return render(<CandidatePage />, { route, userInfo: visitor, sessionKind: 'visitor' });
}

describe('states', () => {
  it('loading: a skeleton', () => {
    gateway.answer({ getInvitation: silence });
    open();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });

  it('a wrong, expired or revoked link: one message that says whom to ask', async () => {
    gateway.answer({ getInvitation: refuse('LINK_CLOSED') });
    open();
    expect(await screen.findByText(codes[CODE.LINK_CLOSED].en)).toBeInTheDocument();
    expect(await screen.findByText(/400 800/)).toBeInTheDocument();
  });

  it('no network: what went wrong, and a way to try again', async () => {
    gateway.answer({ getInvitation: cut });
    const { user } = open();
    await screen.findByText('backend interface connection abnormal');
    gateway.answer({ getInvitation: buildCandidateView() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Example Trading asks for your consent')).toBeInTheDocument();
  });
});

describe('consent', () => {
  it('nothing is ticked beforehand, and "agree to all" leaves the sensitive items out, identity among them', async () => {
    const [identity, records] = buildCandidateView().items;
    const school = buildCandidateItem({ checkItemId: records!.checkItemId.replace(/2$/, '3'), itemCode: 'education', name: 'Education' }); // prettier-ignore
    const items = [{ ...identity!, sensitive: true }, records!, school];
    const { user } = open(buildCandidateView({ items }), 'items');
    const court = await screen.findByRole('checkbox', { name: 'I agree: Court records' });
    expect(screen.getByRole('checkbox', { name: 'I agree: Identity' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Agree to all items that are not sensitive' }));
    expect(screen.getByRole('checkbox', { name: 'I agree: Education' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'I agree: Identity' })).not.toBeChecked();
    expect(court).not.toBeChecked();
    expect(screen.getByText(/Why it is asked: You would sign contracts/)).toBeInTheDocument();
    expect(screen.getByText(/Kept for 180 days/)).toBeInTheDocument();
    await expectNoAxeFaults();
  });

  it('is not given without name and signature', async () => {
    const { user } = open(buildCandidateView(), 'sign');
    await user.click(await screen.findByRole('button', { name: 'Sign and continue' }));
    expect(await screen.findByText('Please enter your full name')).toBeInTheDocument();
    expect(screen.getByText('Please sign before you continue')).toBeInTheDocument();
    expect(gateway.bodies('giveConsent')).toEqual([]);
    // With the name entered, the missing signature is the first fault: it must not stay below the bar at the bottom.
    await user.type(screen.getByRole('textbox', { name: 'Your full name' }), '赵小明');
    await user.click(screen.getByRole('button', { name: 'Sign and continue' }));
    expect(await screen.findByRole('img', { name: 'Area to draw the signature' })).toHaveFocus();
  });
});

describe('form', () => {
  const items = buildAgreedItems('identity', 'employment');
  const given = buildCandidateView({ consentGivenAt: '2026-11-20T08:00:00Z', items });

  it('saves by itself, and goes on where it was left', async () => {
    const { user } = open(given, 'employment');
    await user.type(await screen.findByLabelText('Employer'), 'Lanting');
    expect(await screen.findByText(/saved/)).toBeInTheDocument();
    await waitFor(() => expect(gateway.bodies('saveCandidateForm').at(-1)).toBeDefined());
    expect(gateway.bodies('saveCandidateForm').at(-1)).toEqual({
      s,
      section: 'employment',
      content: { entries: [{ company: 'Lanting' }] },
      read: expect.any(Number),
      page: expect.any(String),
    });
  });

  it('resumed by the link alone, saving turns no page: Continue does, and not past what is refused', async () => {
    const { user } = open({ ...given, form: { identity: { idConfirmed: true } } });
    await user.type(await screen.findByLabelText('Employer'), 'Lan');
    await screen.findByText(/saved at/);
    await user.type(screen.getByLabelText('Employer'), 'ting');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Please fill in: Your title there')).toBeInTheDocument();
    expect(screen.getByLabelText('Employer')).toHaveValue('Lanting');
  });

  it('keeps what was typed while there is no connection, says so, and saves it afterwards', async () => {
    gateway.answer({ saveCandidateForm: cut });
    const { user } = open(given, 'employment');
    await user.type(await screen.findByLabelText('Employer'), 'Lanting');
    expect(await screen.findByText(/Not saved yet: you are offline/)).toBeInTheDocument();
    expect(screen.getByLabelText('Employer')).toHaveValue('Lanting');
    gateway.answer({ saveCandidateForm: SAVED });
    await user.click(screen.getByRole('button', { name: 'Save now' }));
    await waitFor(() => expect(screen.queryByText(/Not saved yet/)).not.toBeInTheDocument());
    expect(screen.getByLabelText('Employer')).toHaveValue('Lanting');
  });

  it('a section with faults is not left: each fault is said at its field', async () => {
    const { user } = open(given, 'employment');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Please fill in: Employer')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Employer')).toHaveFocus());
  });

  it('a date that contradicts the birth date is marked at its field and in the review, and stops nothing', async () => {
    const entries = [{ company: 'Lanting', title: 'Clerk', from: '2009-01' }];
    const view = buildCandidateView({
      consentGivenAt: '2026-11-20T08:00:00Z',
      items,
      form: { identity: { idConfirmed: true }, employment: { entries } },
      doubts: [{ section: 'employment', entry: 0, field: 'from', fault: 'beforeFourteen' }],
    });
    const { user } = open(view, 'employment');
    expect(await screen.findByLabelText('From (month)')).toHaveAccessibleDescription(
      'This lies before the 14th birthday',
    );
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Check and send')).toBeInTheDocument();
    expect(screen.getByText('This lies before the 14th birthday')).toBeInTheDocument();
    await expectNoAxeFaults();
  });

  it('two employers bought: two cards; with one removed the reason is asked for, and goes along', async () => {
    const { user } = open({ ...given, entriesAsked: { employment: 2 } }, 'employment');
    expect(await screen.findByRole('region', { name: 'Employer 2' })).toBeInTheDocument();
    expect(screen.getByText(/Please add 2 employers/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Why are you adding fewer/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Employer 2' }));
    await user.type(screen.getByLabelText('Employer'), 'Lanting');
    await user.type(screen.getByLabelText('Your title there'), 'Clerk');
    fireEvent.change(screen.getByLabelText('From (month)'), { target: { value: '2020-01' } });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const reason = await screen.findByLabelText('Why are you adding fewer than 2 employers?');
    expect(await screen.findByText('Please add what is missing, or say why there are fewer')).toBeVisible();
    await waitFor(() => expect(reason).toHaveFocus());
    await expectNoAxeFaults();
    await user.type(reason, 'My first job');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Check and send')).toBeInTheDocument();
    expect(screen.getByText('My first job')).toBeInTheDocument();
    await waitFor(() =>
      expect(gateway.bodies('saveCandidateForm').at(-1)).toMatchObject({
        content: { entries: [{ company: 'Lanting' }], fewerReason: 'My first job' },
      }),
    );
  });

  it.each([
    ['signed as ordered', {}, 'Chen Yutong', 'As you signed it.'],
    ['signed otherwise', { signedAs: 'Chen Yu' }, 'Chen Yu', /^As you signed it. The order says Chen Yutong/],
    [
      'signed on paper',
      { consentWay: 'paper', consentGivenAt: null } as const,
      'Chen Yutong',
      /^As Example Trading entered it/,
    ],
  ])(
    'the name on record is told, and typed nowhere a second time: %s',
    async (_how, changes, name, words) => {
      open({ ...given, ...changes }, 'identity');
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(screen.getByText('Your name').nextSibling).toHaveTextContent(name);
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      await expectNoAxeFaults();
    },
  );

  it('the stated ID number is confirmed by a press; axe finds nothing', async () => {
    const { user } = open(given, 'identity');
    await user.click(await screen.findByRole('button', { name: 'This is my ID number' }));
    await waitFor(() =>
      expect(gateway.bodies('saveCandidateForm').at(-1)).toMatchObject({
        section: 'identity',
        content: { idConfirmed: true },
      }),
    );
    await screen.findByText(/saved at/);
    await expectNoAxeFaults();
  });
});

describe('afterwards', () => {
  const question = buildCandidateItem({
    consent: 'given',
    status: 'awaitingInfo',
    question: 'A clearer photo, please.',
  });
  const sent = buildCandidateView({
    status: 'awaitingInfo',
    consentGivenAt: '2026-11-20T08:00:00Z',
    submittedAt: '2026-11-20T09:00:00Z',
    items: [question],
  });

  it.each(['focus', 'online'])('an old tab asks anew on %s, and shows what is so now', async (event) => {
    open(sent);
    await screen.findByText('A clearer photo, please.');
    const items = [{ ...question, status: 'done' as const, question: null }];
    gateway.answer({ getInvitation: { ...sent, items, status: 'reported', reportReady: true } });
    fireEvent(window, new Event(event));
    expect(await screen.findByText('Your report is ready.')).toBeInTheDocument();
    expect(screen.queryByText('A clearer photo, please.')).not.toBeInTheDocument();
  });

  it('an old tab whose link was revoked shows nothing more; one whose session is over asks for the phone', async () => {
    open(sent);
    await screen.findByText('A clearer photo, please.');
    gateway.answer({ getInvitation: refuse('LINK_CLOSED') });
    fireEvent(window, new Event('focus'));
    expect(await screen.findByText('This link cannot be opened')).toBeInTheDocument();
    expect(screen.queryByText('A clearer photo, please.')).not.toBeInTheDocument();
    gateway.answer({ getInvitation: refuse('SESSION_NEEDS_PHONE') });
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(window.location.hash).toBe(`#/checkPhone?s=${s}`));
  });

  it('what is being typed stays while the tab asks anew', async () => {
    const items = buildAgreedItems('identity', 'employment');
    const view = buildCandidateView({ consentGivenAt: '2026-11-20T08:00:00Z', items });
    const { user } = open(view, 'employment');
    await user.type(await screen.findByLabelText('Employer'), 'Lanting');
    gateway.answer({ getInvitation: { ...view, form: { employment: { entries: [{ company: 'Old' }] } } } });
    const before = gateway.sent('getInvitation').length;
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(gateway.sent('getInvitation').length).toBeGreaterThan(before));
    await gateway.idle();
    expect(screen.getByLabelText('Employer')).toHaveValue('Lanting');
  });

  it('an answer that cannot be sent stays as it was written', async () => {
    gateway.answer({ answerAsCandidate: cut });
    const { user } = open(sent);
    await user.type(await screen.findByLabelText('Your answer'), 'Here it is');
    await expectNoAxeFaults();
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await screen.findByText('backend interface connection abnormal');
    expect(screen.getByLabelText('Your answer')).toHaveValue('Here it is');
  });

  it('words that are refused are told at the answer, which stays as it was written', async () => {
    const fields = [{ path: 'text', msg: 'Please use plain words' }];
    gateway.answer({ answerAsCandidate: refuse('FIELDS_WRONG', { fields }) });
    const { user } = open(sent);
    const answer = await screen.findByLabelText('Your answer');
    await user.type(answer, 'Here it is');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(answer).toHaveAccessibleDescription('Please use plain words'));
    expect(answer).toHaveFocus();
    expect(answer).toHaveValue('Here it is');
  });

  it('withdrawing says what it does before it is done: of an item alone, also of identity once the form is sent', async () => {
    gateway.answer({
      withdrawConsent: { ...sent, items: [{ ...question, consent: 'withdrawn', status: 'cancelled' }] },
    });
    const { user } = open(sent);
    await user.click(await screen.findByRole('button', { name: 'Withdraw consent: Identity' }));
    expect(await screen.findByText(/^This item stops at once/)).toBeInTheDocument();
    expect(screen.queryByText(/the whole check ends/)).not.toBeInTheDocument();
    expect(gateway.bodies('withdrawConsent')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Withdrawn, stopped')).toBeInTheDocument();
    expect(gateway.bodies('withdrawConsent')).toEqual([{ s, checkItemIds: [question.checkItemId] }]);
  });
});
