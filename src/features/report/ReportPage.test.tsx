import { act, screen } from '@testing-library/react';
import type { ReportView } from '../../api/reportsApi';
import { loadPhrases } from '../../i18n/i18n';
import { buildUserInfo } from '../../test/factories';
import { envelope, startFakeGateway, type FakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { MobileReport } from '../../domain/report/MobileReport';
import { ReportPage } from './ReportPage';

const CHECK_ID = '0190a1b2-0000-7000-8000-000000000050';
const at = '2026-11-20T08:00:00Z';
const report: ReportView = {
  checkId: CHECK_ID,
  orderNo: 'PB20261120-0001',
  mainName: 'Example Trading',
  candidateName: 'Chen Yutong',
  mobile: '138****0021',
  idNumberMasked: null,
  idNumbers: null,
  positionTitle: 'Backend engineer',
  packageName: 'Standard',
  status: 'reported',
  lamp: 'green',
  outcome: 'green',
  coverage: { items: 1, done: 1, refused: 0, withdrawn: 0, stopped: 0 },
  version: 1,
  latestVersion: 1,
  publishedAt: at,
  authorName: 'Colleague One',
  reviewerName: 'Colleague Two',
  summary: 'Nothing differs.',
  items: [
    {
      checkItemId: '0190a1b2-0000-7000-8000-000000000003',
      itemCode: 'education',
      name: 'Education',
      category: 'education',
      status: 'done',
      result: 'consistent',
      lamp: 'green',
      lampReason: null,
      noFileReason: null,
      note: null,
      entries: [],
      attempts: 0,
      evidence: [
        {
          evidenceId: '0190a1b2-0000-7000-8000-000000000009',
          source: 'The school',
          method: 'email',
          obtainedAt: at,
          operatorName: 'Colleague One',
          note: null,
          file: null,
        },
      ],
      computed: [],
      doneAt: at,
    },
  ],
  leftOut: [],
  versions: [{ version: 1, publishedAt: at, changed: [] }],
  history: [
    { at, event: 'ordered', actorKind: 'named', actor: 'Colleague Three', detail: {} },
    { at, event: 'shared', actorKind: 'named', actor: 'Colleague Three', detail: {} },
  ],
  disputes: [
    {
      at,
      side: 'enterprise',
      by: 'Colleague Three',
      checkItemId: null,
      itemName: null,
      reason: 'The wrong school',
      answer: { at, kind: 'rejected', version: 1, reason: 'The register names it' },
    },
  ],
  allowed: [],
  expiresAt: null,
};
let gateway: FakeGateway;

beforeAll(() => loadPhrases('report', 'reportBody'));
beforeEach(async () => {
  gateway = await startFakeGateway();
});
afterEach(() => gateway.stop());

async function open() {
  gateway.on('/gateway/bd/report/report/get', envelope(0, '', report));
  render(<ReportPage />, { route: `/reportDetail?id=${CHECK_ID}`, userInfo: buildUserInfo() });
  await screen.findByText('The wrong school');
}

/** What paper shows of the page: its text without what is for the screen only. */
function printed(): string {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const part of page.querySelectorAll('.no-print, style')) part.remove();
  return page.textContent;
}

it('whoever disputed reads the answer and its reason', async () => {
  await open();
  expect(screen.getByText('Colleague Three, for the enterprise · The whole report')).toBeInTheDocument();
  expect(screen.getByText('The register names it')).toBeInTheDocument();
});

it('who may not read it is told whom to ask', async () => {
  const help = { ask: 'owners', roles: ['owner'] };
  gateway.on('/gateway/bd/report/report/get', envelope(403, 'no permission for this operation', help));
  render(<ReportPage />, { route: `/reportDetail?id=${CHECK_ID}`, userInfo: buildUserInfo() });
  expect(
    await screen.findByText('no permission for this operation An owner of Example Trading can do it.'),
  ).toBeInTheDocument();
});

it('on paper: the enterprise’s head, the report and its version; no colleague’s name, no share', async () => {
  await open();
  expect(document.body.textContent).toMatch(/Colleague One.*Shared/s);
  expect(printed()).toMatch(/^Example TradingBackground check report · order PB20261120-0001/);
  expect(printed()).toMatch(/Chen Yutong.*Version 1 · published.*Nothing differs/s);
  expect(printed()).not.toMatch(/Colleague|Shared/);
});

const entry = (label: string) => ({
  label,
  claimed: { school: label },
  verified: {},
  differs: [],
  doubts: [],
});
const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

it('a card says once what it is about; several entries are told apart', async () => {
  const [item] = report.items as [ReportView['items'][0]];
  const items = [
    { ...item, name: 'Education: North College', entries: [entry('North College')] },
    {
      ...item,
      checkItemId: CHECK_ID,
      name: 'Degree: East College',
      entries: [entry('East College'), entry('West College')],
    },
  ];
  render(<MobileReport report={{ ...report, items }} />);
  expect(await screen.findByRole('heading', { name: 'Education: North College' })).toBeInTheDocument();
  expect(headings().filter((text) => text.includes('North College'))).toHaveLength(1);
  expect(headings()).toEqual(expect.arrayContaining(['East College', 'West College']));
});

it('a reader who is told no ID number sees no row for one', () => {
  render(<MobileReport report={report} />);
  expect(screen.queryByText('ID number')).not.toBeInTheDocument();
  expect(screen.getByText('138****0021')).toBeInTheDocument();
});

it('an answer that came meanwhile is there when the tab is looked at again', async () => {
  const [dispute] = report.disputes as [ReportView['disputes'][0]];
  gateway.on(
    '/gateway/bd/report/report/get',
    envelope(0, '', { ...report, disputes: [{ ...dispute, answer: null }] }),
  );
  render(<ReportPage />, { route: `/reportDetail?id=${CHECK_ID}`, userInfo: buildUserInfo() });
  expect(await screen.findByText(/^Not answered yet/)).toBeInTheDocument();
  gateway.on('/gateway/bd/report/report/get', envelope(0, '', report));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('The register names it')).toBeInTheDocument();
  expect(screen.queryByText(/^Not answered yet/)).not.toBeInTheDocument();
});
