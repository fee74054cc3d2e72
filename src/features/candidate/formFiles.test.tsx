import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CandidateView } from '../../api/resources/candidateApi';
import { codes } from '@probity/contract/codes';
import { CODE } from '@probity/contract/codeNames';
import { loadPhrases } from '../../i18n/i18n';
import { refuse, silence } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildAgreedItems, buildCandidateItem, buildCandidateView } from '../../test/candidateView';
import { buildUploadedFile, buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { CandidatePage } from './CandidatePage';

const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
const gateway = fakeGateway({
  querySphereConfig: { customerPhone: '400 800' },
  saveCandidateForm: { savedAt: '2026-11-20T08:00:00Z', version: 1, doubts: [] },
});
let count = 0;
let s: string;

beforeAll(() => loadPhrases('candidate', 'reportBody'));
beforeEach(() => {
  // Unsaved input is kept by s: each test has its own.
  s = `files-of-the-form-s-${(count += 1)}`;
});

const school = {
  school: 'Zhejiang University',
  level: 'bachelor',
  graduated: '2018-06',
  result: 'graduation',
};
const given = buildCandidateView({
  consentGivenAt: '2026-11-20T08:00:00Z',
  items: buildAgreedItems('identity', 'education'),
  sections: ['identity', 'education'],
  entriesAsked: { education: 1 },
  form: { identity: { idConfirmed: true }, education: { entries: [school] } },
});
const uploaded = (no: number, originalFilename: string) =>
  buildUploadedFile({ fileId: `0190a1b2-0000-7000-8000-0000000000f${no}`, originalFilename });

function open(view: CandidateView = given, step = 'education') {
  gateway.answer({ getInvitation: view });
  const route = `/candidate?s=${s}&step=${step}`;
  return render(<CandidatePage />, { route, userInfo: visitor, sessionKind: 'visitor' });
}

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

async function choose(...names: string[]) {
  const [input] = await screen.findAllByLabelText(/Photo or scan|Files, if they help/, { selector: 'input' });
  fireEvent.change(input!, { target: { files: names.map(picture) } });
}

const FAILED = `diploma.png was not uploaded: ${codes[CODE.FILE_TYPE_NOT_ALLOWED].en}`;

it('a file that failed stays when Continue is pressed, which points to it; tried again it goes along', async () => {
  gateway.answer({ uploadCandidateFile: refuse('FILE_TYPE_NOT_ALLOWED') });
  const { user } = open();
  await choose('diploma.png');
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/^A file has not finished uploading/)).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Photo or scan: Choose a file' })).toHaveFocus(),
  );
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  await expectNoAxeFaults();
  gateway.answer({ uploadCandidateFile: uploaded(1, 'diploma.png') });
  await user.click(screen.getByRole('button', { name: 'Try again: diploma.png' }));
  await waitFor(() => expect(screen.queryByText(FAILED)).not.toBeInTheDocument());
  expect(screen.getByText('diploma.png')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Check and send')).toBeInTheDocument();
  const entry = { ...school, fileIds: [uploaded(1, '').fileId] };
  await waitFor(() =>
    expect(gateway.bodies('saveCandidateForm').at(-1)?.content).toMatchObject({ entries: [entry] }),
  );
});

it('it stays when one goes back, is named on the last step, and nothing is sent without it', async () => {
  gateway.answer({
    uploadCandidateFile: refuse('FILE_TYPE_NOT_ALLOWED'),
    submitCandidateForm: { ...given, submittedAt: '2026-11-20T09:00:00Z', status: 'inProgress' },
  });
  const { user } = open();
  await choose('diploma.png');
  await screen.findByText(/^diploma.png was not uploaded/);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'Who you are' });
  window.location.hash = window.location.hash.replace('step=identity', 'step=review');
  const education = await screen.findByRole('region', { name: 'Your education' });
  expect(within(education).getByText(/^diploma.png was not uploaded/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Not sent: diploma.png has not been uploaded/)).toBeInTheDocument();
  await expectNoAxeFaults();
  expect(gateway.bodies('submitCandidateForm')).toEqual([]);
  await user.click(within(education).getByRole('button', { name: /^Change/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove diploma.png' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(gateway.bodies('submitCandidateForm')).toEqual([{ s }]));
});

it('what was under way when the phone had to be proven again has broken off, and is still there', async () => {
  gateway.answer({ uploadCandidateFile: silence });
  const first = open();
  await choose('diploma.png');
  expect(await screen.findByRole('progressbar', { name: /diploma.png/ })).toBeInTheDocument();
  first.unmount();
  open();
  expect(await screen.findByText(/^diploma.png was not uploaded/)).toBeInTheDocument();
});

it('two files that arrive together are both kept, each with its entry when one above goes', async () => {
  const entries = [{ school: 'First School' }, school];
  gateway.answer({
    uploadCandidateFile: ({ bytes }) =>
      bytes.includes('b.png') ? uploaded(2, 'b.png') : uploaded(1, 'a.png'),
  });
  const { user } = open({ ...given, form: { ...given.form, education: { entries } } });
  const second = await screen.findByRole('region', { name: 'School 2' });
  const input = within(second).getByLabelText(/Photo or scan/, { selector: 'input' });
  fireEvent.change(input, { target: { files: [picture('a.png'), picture('b.png')] } });
  await within(second).findByText('a.png');
  await within(second).findByText('b.png');
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: /png/ })).not.toBeInTheDocument());
  gateway.answer({ uploadCandidateFile: refuse('FILE_TYPE_NOT_ALLOWED') });
  fireEvent.change(input, { target: { files: [picture('diploma.png')] } });
  await screen.findByText(FAILED);
  await user.click(screen.getByRole('button', { name: 'Remove School 1' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const left = await screen.findByRole('region', { name: 'School 1' });
  expect(within(left).getByText('a.png')).toBeInTheDocument();
  expect(within(left).getByText('b.png')).toBeInTheDocument();
  expect(within(left).getByText(FAILED)).toBeInTheDocument();
});

it('more files than an entry takes are said, not dropped in silence', async () => {
  gateway.answer({ uploadCandidateFile: silence });
  open();
  await choose(...Array.from({ length: 11 }, (_one, at) => `page${at}.png`));
  expect(await screen.findByText('You can add up to 10 files. Not added: page10.png')).toBeInTheDocument();
});

it('an answer is not sent without the file that failed', async () => {
  const item = buildCandidateItem({ consent: 'given', status: 'awaitingInfo', question: 'A clearer photo?' });
  const sent: Partial<CandidateView> = { status: 'awaitingInfo', submittedAt: '2026-11-20T09:00:00Z' };
  const view = { ...given, ...sent, items: [item] };
  gateway.answer({ uploadCandidateFile: refuse('FILE_TYPE_NOT_ALLOWED'), answerAsCandidate: view });
  const { user } = open(view);
  await user.type(await screen.findByLabelText('Your answer'), 'Here it is');
  await choose('diploma.png');
  await screen.findByText(FAILED);
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText(/^A file has not finished uploading/)).toBeInTheDocument();
  expect(gateway.bodies('answerAsCandidate')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove diploma.png' }));
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(gateway.bodies('answerAsCandidate')).toHaveLength(1));
});
