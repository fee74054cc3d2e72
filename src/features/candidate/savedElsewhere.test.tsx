import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FormEntry } from '../../api/resources/candidateApi';
import { loadPhrases } from '../../i18n/i18n';
import { buildAgreedItems, buildCandidateView } from '../../test/candidateView';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { refuse } from '../../test/answers';
import { render } from '../../test/render';
import { CandidatePage } from './CandidatePage';

const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
const gateway = fakeGateway({ querySphereConfig: { customerPhone: '400 800' } });
const saved = (version: number, entry: FormEntry) =>
  buildCandidateView({
    consentGivenAt: '2026-11-20T08:00:00Z',
    savedAt: '2026-11-20T08:00:00Z',
    items: buildAgreedItems('identity', 'employment'),
    form: { identity: { idConfirmed: true }, employment: { entries: [entry] } },
    versions: { employment: version },
  });
const done = (version: number) => ({ savedAt: '2026-11-20T08:00:00Z', version, doubts: [] });
let count = 0;

beforeAll(() => loadPhrases('candidate', 'reportBody'));

const employer = () => screen.findByLabelText('Employer');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const sent = () =>
  gateway.bodies('saveCandidateForm').map(({ read, content }) => ({
    read,
    company: (content as { entries: FormEntry[] }).entries[0]!.company,
  }));

const open = (step: string) =>
  render(<CandidatePage />, {
    route: `/candidate?s=saved-elsewhere-s-${(count += 1)}&step=${step}`,
    userInfo: visitor,
    sessionKind: 'visitor',
  });

/** Types over version 1, while another device saved version 2. */
async function typeBehind(more: FormEntry = {}) {
  const before = sent().length;
  gateway.answer({
    getInvitation: () =>
      sent().length > before
        ? saved(2, { company: 'Tab B College', title: 'Clerk', ...more })
        : saved(1, { company: 'Lanting', title: 'Clerk', ...more }),
    saveCandidateForm: refuse('SAVED_ELSEWHERE'),
  });
  const { user } = open('employment');
  type(await employer(), 'Lanting Ltd');
  const notice = await screen.findByRole('alert');
  expect(await within(notice).findByText('Tab B College')).toBeInTheDocument();
  return { user, notice: within(notice) };
}

it('what another device saved stands beside what is typed here: nothing is lost, and the fields that differ are named', async () => {
  const { notice } = await typeBehind();
  expect(notice.getByText(/saved in another tab or on another device in the meantime/)).toBeInTheDocument();
  expect(notice.getByText(/Fields that differ now: Employer\./)).toBeInTheDocument();
  expect(await employer()).toHaveValue('Lanting Ltd');
  expect(screen.getByText(/Not saved: This part was saved in another tab/)).toBeInTheDocument();
  expect(sent().at(-1)).toEqual({ read: 1, company: 'Lanting Ltd' });
  await expectNoAxeFaults();
});

it('a form that another device has sent meanwhile shows its state instead of an input that nothing takes', async () => {
  gateway.answer({
    getInvitation: () =>
      sent().length > before
        ? { ...saved(2, { company: 'Lanting' }), submittedAt: '2026-11-20T08:05:00Z' }
        : saved(1, { company: 'Lanting' }),
    saveCandidateForm: refuse('ALREADY_SUBMITTED'),
  });
  const before = sent().length;
  open('employment');
  type(await employer(), 'Lanting Ltd');
  await waitFor(() => expect(screen.queryByLabelText('Employer')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

it('mine: it is saved over the version that was shown', async () => {
  const { user, notice } = await typeBehind();
  gateway.answer({ saveCandidateForm: done(3) });
  await user.click(notice.getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ read: 2, company: 'Lanting Ltd' }));
  expect(await screen.findByText(/saved just now|saved at|saved \d/i)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // The button that was pressed is gone: Tab goes on within the form.
  expect(screen.getByRole('main')).toHaveFocus();
  type(await employer(), 'Lanting Ltd.');
  await waitFor(() => expect(sent().at(-1)).toEqual({ read: 3, company: 'Lanting Ltd.' }));
});

it('theirs: it is shown in the form, and what is typed next is saved over it', async () => {
  const { user, notice } = await typeBehind();
  gateway.answer({ saveCandidateForm: done(3) });
  const before = sent().length;
  await user.click(notice.getByRole('button', { name: 'Use what was saved there, discard mine' }));
  await waitFor(async () => expect(await employer()).toHaveValue('Tab B College'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(sent()).toHaveLength(before);
  type(await employer(), 'Tab B College!');
  await waitFor(() => expect(sent().at(-1)).toEqual({ read: 2, company: 'Tab B College!' }));
});

it('a page with nothing unsaved shows what the other device saved since, once it is looked at again', async () => {
  gateway.answer({ getInvitation: saved(1, { company: 'Lanting' }), saveCandidateForm: done(2) });
  open('employment');
  const before = sent().length;
  type(await employer(), 'Lanting Ltd');
  await waitFor(() => expect(sent()).toHaveLength(before + 1));
  await gateway.idle();
  gateway.answer({ getInvitation: saved(3, { company: 'Tab B College' }) });
  window.dispatchEvent(new Event('focus'));
  await waitFor(async () => expect(await employer()).toHaveValue('Tab B College'));
});

it('a form with such a section is not sent before one has chosen', async () => {
  const { user } = await typeBehind({ from: '2019-03', to: '2024-05' });
  window.location.hash = window.location.hash.replace('step=employment', 'step=review');
  const send = await screen.findByRole('button', { name: 'Send' });
  await user.click(send);
  await gateway.idle();
  expect(screen.getByRole('alert')).toHaveTextContent('Tab B College');
  expect(gateway.bodies('submitCandidateForm')).toEqual([]);
  gateway.answer({ submitCandidateForm: refuse('ANSWERS_INCOMPLETE') });
  await user.click(screen.getByRole('button', { name: 'Use what was saved there, discard mine' }));
  await user.click(send);
  await waitFor(() => expect(gateway.bodies('submitCandidateForm')).toHaveLength(1));
});

it('where nothing that is shown differs no list stands empty; a reason that was typed and taken away is none', async () => {
  const asked = (version: number) => ({
    ...saved(version, { company: 'Lanting', title: 'Clerk' }),
    entriesAsked: { employment: 2 },
  });
  let isBehind = false;
  gateway.answer({
    getInvitation: () => asked(isBehind ? 2 : 1),
    saveCandidateForm: () => {
      isBehind = true;
      return refuse('SAVED_ELSEWHERE');
    },
  });
  open('employment');
  const reason = await screen.findByLabelText(/^Why are you adding fewer/);
  type(reason, 'My first');
  type(reason, '');
  expect(await screen.findByText(/Nothing that is shown differs now\./)).toBeInTheDocument();
  expect(screen.queryByText(/Fields that differ/)).not.toBeInTheDocument();
});

it('that the ID number was confirmed here, and is not there, is named', async () => {
  let isBehind = false;
  gateway.answer({
    getInvitation: () =>
      buildCandidateView({
        consentGivenAt: '2026-11-20T08:00:00Z',
        items: buildAgreedItems('identity', 'employment'),
        form: { identity: { idConfirmed: false } },
        versions: { identity: isBehind ? 2 : 1 },
      }),
    saveCandidateForm: () => {
      isBehind = true;
      return refuse('SAVED_ELSEWHERE');
    },
  });
  const { user } = open('identity');
  await user.click(await screen.findByRole('button', { name: 'This is my ID number' }));
  expect(
    await screen.findByText(/Fields that differ now: Confirmation of the ID number\./),
  ).toBeInTheDocument();
});
