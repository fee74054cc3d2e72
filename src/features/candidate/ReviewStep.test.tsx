import { screen, within } from '@testing-library/react';
import type { CandidateView } from '../../api/resources/candidateApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildAgreedItems, buildCandidateView } from '../../test/candidateView';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { CandidatePage } from './CandidatePage';

const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
const gateway = fakeGateway({
  querySphereConfig: { customerPhone: '400 800' },
  saveCandidateForm: { savedAt: '2026-11-20T08:00:00Z', version: 1, dateDoubts: [] },
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
