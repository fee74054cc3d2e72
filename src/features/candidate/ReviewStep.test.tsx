import { screen, waitFor, within } from '@testing-library/react';
import type { CandidateView } from '../../api/resources/candidateApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildAgreedItems, buildCandidateView } from '../../test/candidateView';
import { buildUserInfo } from '../../test/factories';
import { refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { CandidatePage } from './CandidatePage';

const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
const gateway = fakeGateway({
  querySphereConfig: { customerPhone: '400 800' },
  saveCandidateForm: { savedAt: '2026-11-20T08:00:00Z', version: 1, doubts: [] },
});
let count = 0;

beforeAll(() => loadPhrases('candidate', 'reportBody'));

const file = (no: number, fileName: string) => ({
  fileId: `0190a1b2-0000-7000-8000-0000000000f${no}`,
  fileName,
  size: 1000,
  sha256: 'a'.repeat(64),
  uploadedAt: '2026-11-20T08:00:00Z',
  kind: 'candidate',
});
const files = [file(1, 'diploma page 1.jpg'), file(2, 'diploma page 2.jpg')];
const school = {
  school: 'Zhejiang University',
  level: 'bachelor',
  graduated: '2018-06',
  result: 'graduation',
};
const fileIds = files.map(({ fileId }) => fileId);

function open(changes: Partial<CandidateView>, step = 'review') {
  gateway.answer({
    getInvitation: buildCandidateView({
      consentGivenAt: '2026-11-20T08:00:00Z',
      items: buildAgreedItems('identity', 'education'),
      sections: ['identity', 'education'],
      files,
      ...changes,
    }),
  });
  // Unsaved input is kept by s: each test has its own.
  const route = `/candidate?s=review-test-of-form-s-${(count += 1)}&step=${step}`;
  return render(<CandidatePage />, { route, userInfo: visitor, sessionKind: 'visitor' });
}

it('names each file that is about to be sent, with a way back to where it is changed', async () => {
  const { user } = open({
    form: {
      identity: { idConfirmed: true },
      education: { entries: [{ ...school, fileIds }] },
    },
  });
  const education = await screen.findByRole('region', { name: 'Your education' });
  expect(within(education).getByText('diploma page 1.jpg')).toBeInTheDocument();
  expect(within(education).getByText('diploma page 2.jpg')).toBeInTheDocument();
  await expectNoAxeFaults();
  await user.click(within(education).getByRole('button', { name: 'Change: Your education' }));
  expect(await screen.findByRole('button', { name: 'Remove diploma page 1.jpg' })).toBeInTheDocument();
});

it.each([
  ['of the enterprise, confirmed', { idConfirmed: true }, '110***********002X', ''],
  [
    'of the candidate, saved',
    { idNumber: '310***********1215', idConfirmed: true },
    '310***********1215',
    '',
  ],
  ['not confirmed yet', {}, '110***********002X', 'Please confirm your ID number or enter the right one'],
])('shows the ID number masked: %s', async (_words, identity, masked, odd) => {
  open({ form: { identity } });
  const who = await screen.findByRole('region', { name: 'Who you are' });
  expect(within(who).getByText('ID number').nextSibling).toHaveTextContent([masked, odd].join(' ').trim());
});

it('a number typed on this visit is shown masked, too', async () => {
  const { user } = open({ form: {} }, 'identity');
  await user.click(await screen.findByRole('button', { name: 'This is not my ID number' }));
  await user.type(screen.getByLabelText('ID number'), '11010519491231002X');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Your education' });
  window.location.hash = window.location.hash.replace('step=education', 'step=review');
  const who = await screen.findByRole('region', { name: 'Who you are' });
  expect(within(who).getByText('110***********002X')).toBeInTheDocument();
  expect(screen.queryByText(/19491231/)).not.toBeInTheDocument();
});

it('after sending, the same stands on the status page', async () => {
  open({
    status: 'inProgress',
    submittedAt: '2026-11-20T09:00:00Z',
    form: {
      identity: { idConfirmed: true },
      education: { entries: [{ ...school, fileIds: fileIds.slice(1) }] },
    },
  });
  expect(await screen.findByText('diploma page 2.jpg')).toBeInTheDocument();
  expect(screen.getByText('110***********002X')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
});

it('what is missing is named by section and field before anything is sent, and leads to that field', async () => {
  const { level: _level, ...school2 } = school;
  const { user } = open({
    form: { identity: {}, education: { entries: [school, { ...school2, graduated: '2018-13' }] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const faults = await screen.findByRole('alert');
  expect(
    within(faults)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Who you are · ID number: Please confirm your ID number or enter the right one',
    'Your education · School 2: Please choose: Level',
    'Your education · School 2 · Graduated or left (month): Please give a month between 1900 and 2099, as in 2024-05',
  ]);
  expect(faults.parentElement).toHaveFocus();
  expect(gateway.bodies('submitCandidateForm')).toEqual([]);
  await expectNoAxeFaults();

  await user.click(within(faults).getByRole('button', { name: /Please choose: Level/ }));
  const card = await screen.findByRole('region', { name: 'School 2' });
  expect(within(card).getByRole('combobox', { name: /Level/ })).toHaveFocus();
  expect(within(card).getByText('Please choose: Level')).toBeInTheDocument();
});

it('a number not confirmed leads to where it is confirmed', async () => {
  const { user } = open({ form: { identity: {}, education: { entries: [school] } } });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: /^Who you are · ID number/ }));
  expect(await screen.findByRole('button', { name: 'This is my ID number' })).toHaveFocus();
});

it('what the gateway alone finds missing is named in the same way', async () => {
  const fields = [
    { path: 'education.0.school', msg: 'Please fill this in' },
    { path: 'education.fewerReason', msg: 'Please say why' },
    { path: 'elsewhere', msg: 'unknown' },
  ];
  gateway.answer({
    submitCandidateForm: refuse('ANSWERS_INCOMPLETE', { fields }),
  });
  const { user } = open({
    form: { identity: { idConfirmed: true }, education: { entries: [school] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const name = 'Your education · School 1 · School: Please fill this in';
  const fault = await screen.findByRole('button', { name });
  await waitFor(() => expect(fault.closest('[tabindex="-1"]')).toHaveFocus());
  await user.click(fault);
  const card = await screen.findByRole('region', { name: 'School 1' });
  expect(within(card).getByRole('textbox', { name: /School/ })).toHaveFocus();
  // Once mended it is not held against what is read before it is sent again.
  window.location.hash = window.location.hash.replace('step=education', 'step=review');
  expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('what sends it stands at the end of what is sent, never where the step before is left', async () => {
  gateway.answer({ submitCandidateForm: refuse('LINK_CLOSED') });
  const form = { identity: { idConfirmed: true }, education: { entries: [school] } };
  const { user } = open({ form }, 'education');
  const next = await screen.findByRole('button', { name: 'Continue' });
  const bar = next.parentElement;
  await user.click(next);
  const send = await screen.findByRole('button', { name: 'Send' });
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Send' })).toBe(send);
  expect(within(bar!).getByRole('button')).toHaveTextContent('Back');
  // However soon after the review is there: no moment passes in which it takes nothing.
  await user.click(send);
  // Said once, where it was pressed.
  const refusal = await screen.findByRole('alert');
  expect(refusal.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('of an employment without an end it says that it goes on', async () => {
  const job = { company: 'Lanting', title: 'Clerk', from: '2019-03' };
  const left = { ...job, company: 'Mingde', to: '2020-02' };
  open({ sections: ['employment'], form: { employment: { entries: [job, left] } } });
  const employment = await screen.findByRole('region', { name: 'Your employment' });
  expect(
    within(employment)
      .getAllByText('To (month)')
      .map((term) => term.nextSibling?.textContent),
  ).toEqual([
    // prettier-ignore
    'Still there',
    '2020-02',
  ]);
});
