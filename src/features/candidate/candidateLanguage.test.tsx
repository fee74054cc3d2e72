import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CODE } from '@probity/contract/codeNames';
import { codes } from '@probity/contract/codes';
import { changeLanguage, loadPhrases } from '../../i18n/i18n';
import { refuse, silence } from '../../test/answers';
import { buildAgreedItems, buildCandidateView } from '../../test/candidateView';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { CandidatePage } from './CandidatePage';

const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
const gateway = fakeGateway({
  querySphereConfig: { customerPhone: '400 800' },
  saveCandidateForm: { savedAt: '2026-11-20T08:00:00Z', version: 1, doubts: [] },
  getInvitation: buildCandidateView({
    consentGivenAt: '2026-11-20T08:00:00Z',
    items: buildAgreedItems('identity', 'education'),
    sections: ['identity', 'education'],
    entriesAsked: { education: 1 },
  }),
});
let count = 0;
let s: string;

beforeAll(() => loadPhrases('candidate', 'reportBody'));
beforeEach(() => {
  s = `language-of-the-form-s-${(count += 1)}`;
});
afterEach(() => act(() => changeLanguage('en')));

const open = () =>
  render(<CandidatePage />, {
    route: `/candidate?s=${s}&step=education`,
    userInfo: visitor,
    sessionKind: 'visitor',
  });
async function choose() {
  const input = await screen.findByLabelText(/Photo or scan/, { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'diploma.png', { type: 'image/png' })] } });
}

const room = { files: 500, megabytes: 100 };

it.each([
  [
    'a code',
    refuse('FILE_TYPE_NOT_ALLOWED'),
    codes[CODE.FILE_TYPE_NOT_ALLOWED].en,
    codes[CODE.FILE_TYPE_NOT_ALLOWED].zh,
  ],
  [
    'a code with numbers',
    refuse('STORAGE_FULL', room, room),
    'at most 500 files and 100 MB',
    '每个账号最多保存 500 个文件、共 100 MB',
  ],
])(
  'why a file failed is said in the language of the page, also after it changed: %s',
  async (_of, answer, en, zh) => {
    gateway.answer({ uploadCandidateFile: answer });
    open();
    await choose();
    expect(await screen.findByText(/^diploma.png was not uploaded/)).toHaveTextContent(en);
    await act(() => changeLanguage('zh-CN'));
    expect(await screen.findByText(new RegExp(`^diploma.png.*${zh}`))).toBeInTheDocument();
    expect(screen.queryByText(new RegExp(en))).not.toBeInTheDocument();
    await act(() => changeLanguage('en'));
    expect(await screen.findByText(/^diploma.png was not uploaded/)).toHaveTextContent(en);
  },
);

it('words of which the gateway alone knows a part stay as they were said', async () => {
  gateway.answer({ uploadCandidateFile: refuse('STORAGE_FULL', null, room) });
  open();
  await choose();
  await screen.findByText(/^diploma.png was not uploaded.*at most 500 files and 100 MB/);
  await act(() => changeLanguage('zh-CN'));
  expect(await screen.findByText(/^diploma.png.*at most 500 files and 100 MB/)).toBeInTheDocument();
});

it('so is that it broke off', async () => {
  gateway.answer({ uploadCandidateFile: silence });
  const first = open();
  await choose();
  await screen.findByRole('progressbar', { name: /diploma.png/ });
  first.unmount();
  open();
  expect(await screen.findByText(/backend interface connection abnormal/)).toBeInTheDocument();
  await act(() => changeLanguage('zh-CN'));
  expect(await screen.findByText(/^diploma.png.*后端接口连接异常/)).toBeInTheDocument();
});

it('why the form is not saved follows the language without another try', async () => {
  gateway.answer({ saveCandidateForm: refuse('ALREADY_SUBMITTED') });
  const { user } = open();
  await user.type(await screen.findByLabelText('School'), 'A');
  expect(await screen.findByText(/^Not saved: You have already submitted this form/)).toBeInTheDocument();
  const tries = gateway.sent('saveCandidateForm').length;
  await act(() => changeLanguage('zh-CN'));
  expect(await screen.findByText(new RegExp(codes[CODE.ALREADY_SUBMITTED].zh))).toBeInTheDocument();
  expect(screen.queryByText(/already submitted/)).not.toBeInTheDocument();
  expect(gateway.sent('saveCandidateForm')).toHaveLength(tries);
});

it('words about a field are asked for anew, as the gateway alone has them', async () => {
  const msgs = { en: 'is too long', 'zh-CN': '过长' };
  gateway.answer({
    saveCandidateForm: ({ headers }) => {
      const msg = msgs[headers['accept-language'] as keyof typeof msgs];
      return refuse('FIELDS_WRONG', { fields: [{ path: 'content.entries.0.school', msg }] });
    },
  });
  const { user } = open();
  await user.type(await screen.findByLabelText('School'), 'A');
  expect(await screen.findByText(/^Not saved: .*is too long/)).toBeInTheDocument();
  await act(() => changeLanguage('zh-CN'));
  expect(await screen.findByText(/过长/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/is too long/)).not.toBeInTheDocument());
});
