import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReportView } from '../../api/resources/reportsApi';
import { loadPhrases } from '../../i18n/i18n';
import { buildUserInfo } from '../../test/factories';
import { refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildReport } from '../../test/reports';
import { Disputes } from '../../domain/report/Disputes';
import { MobileReport } from '../../domain/report/MobileReport';
import { ReportPage } from './ReportPage';

const report = buildReport();
const CHECK_ID = report.checkId;
const gateway = fakeGateway();

beforeAll(() => loadPhrases('report', 'reportBody', 'reportHistory'));

async function open(shown = report) {
  gateway.answer({ getReport: shown });
  render(<ReportPage />, { route: `/reportDetail?id=${CHECK_ID}`, userInfo: buildUserInfo() });
  await screen.findByText('The wrong school');
}

/** The text of the page that paper shows: without elements for the screen only. */
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

it('a dispute and its answer stand at the head on paper too, without the colleague’s name', async () => {
  await open();
  expect(printed()).toMatch(
    /Disputes.*The enterprise · The whole report.*The wrong school.*Rejected.*The register names it.*In short/s,
  );
  expect(printed()).not.toMatch(/Colleague Three/);
});

it('of the other side’s dispute one reads that its words are shown to it only, of the own nothing of the kind', async () => {
  const [own] = report.disputes;
  const told = 'What the candidate wrote, and the answer to it, is shown to the candidate only.';
  const other = { ...own!, side: 'candidate', by: 'Chen Yutong', reason: null } as const;
  await open({ ...report, disputes: [own!, { ...other, at: '2026-11-21T08:00:00Z', answer: null }] });
  expect(screen.getAllByText(/is shown to the \w+ only/).map((one) => one.textContent)).toEqual([told]);
});

it('of what could not be verified, screen and paper say when, by which way and whom it was tried, and what came of it', async () => {
  const computed = [{ key: 'totalMonths', value: 40 }];
  const attempts: ReportView['items'][number]['attempts'] = [
    { at: '2026-11-19T02:00:00Z', way: 'email', outcome: 'Returned as undeliverable' },
    { at: '2026-11-18T02:00:00Z', way: 'phone', whom: 'HR, Ms Gu', outcome: 'Nobody answers' },
  ];
  const [item] = report.items;
  const unverifiable = { ...item!, result: 'unverifiable' as const, lamp: 'yellow' as const };
  await open({ ...report, items: [{ ...unverifiable, evidence: [], computed, attempts }] });
  const tried = within(screen.getByRole('list', { name: 'What was tried' }));
  expect(tried.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^2026-11-18.* · by phone · HR, Ms GuNobody answers$/),
    expect.stringMatching(/^2026-11-19.* · by e-mailReturned as undeliverable$/),
  ]);
  // What was calculated beside it is no source of it.
  const table = within(screen.getByRole('table', { name: 'In short' }));
  expect(table.getByText('2 attempts, nothing confirmed')).toBeInTheDocument();
  expect(screen.queryByText('No evidence is attached to this item.')).not.toBeInTheDocument();
  expect(printed()).toMatch(/What was tried.*Nobody answers.*Returned as undeliverable/s);
});

it('an open dispute says by when it is answered, and no day once that has passed', async () => {
  const open = { ...report.disputes[0]!, answer: null };
  const shown = (dueOn: string) => <Disputes disputes={[{ ...open, dueOn }]} />;
  const { rerender } = render(shown('2999-01-02'));
  expect(screen.getByText('Not answered yet: the answer is expected by 2999-01-02.')).toBeInTheDocument();
  rerender(shown('2020-01-02'));
  expect(screen.getByText('Not answered yet.')).toBeInTheDocument();
});

it('who may not read it is told whom to ask', async () => {
  const help = { ask: 'owners', roles: ['owner'] };
  gateway.answer({ getReport: refuse('NO_PERMISSION', help) });
  render(<ReportPage />, { route: `/reportDetail?id=${CHECK_ID}`, userInfo: buildUserInfo() });
  expect(
    await screen.findByText('no permission for this operation An owner of Example Trading can do it.'),
  ).toBeInTheDocument();
});

it('a report that is not published says so and leads to the record; who writes reports, to the draft too', async () => {
  gateway.answer({ getReport: refuse('REPORT_NOT_PUBLISHED') });
  const route = `/reportDetail?id=${CHECK_ID}`;
  const { unmount } = render(<ReportPage />, { route, userInfo: buildUserInfo() });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'This report is not published yet',
  );
  expect(screen.getByRole('link', { name: 'Go to the record' })).toHaveAttribute(
    'href',
    `#/backRecord/detail?id=${CHECK_ID}`,
  );
  expect(screen.queryByRole('link', { name: 'Go to the draft' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  unmount();
  const analyst = buildUserInfo({ userType: 'staff', roles: ['analyst'], permissions: ['report.edit'] });
  render(<ReportPage />, { route, userInfo: analyst });
  expect(await screen.findByRole('link', { name: 'Go to the draft' })).toHaveAttribute(
    'href',
    `#/reportDetail/edit?id=${CHECK_ID}`,
  );
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
  gateway.answer({ getReport: { ...report, disputes: [{ ...dispute, answer: null }] } });
  render(<ReportPage />, { route: `/reportDetail?id=${CHECK_ID}`, userInfo: buildUserInfo() });
  expect(await screen.findByText(/^Not answered yet/)).toBeInTheDocument();
  gateway.answer({ getReport: report });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('The register names it')).toBeInTheDocument();
  expect(screen.queryByText(/^Not answered yet/)).not.toBeInTheDocument();
});

it('an item that was not worked says why in the word that stands for it everywhere', async () => {
  const [item] = buildReport().items;
  const whys = ['refused', 'withdrawn', 'stopped'] as const;
  const items = whys.map((whyStopped) => ({
    ...item!,
    checkItemId: `0190a1b2-0000-7000-8000-0000000000${whys.indexOf(whyStopped)}0`,
    status: 'cancelled' as const,
    whyStopped,
    result: null,
    lamp: null,
    evidence: [],
  }));
  await open(buildReport({ items }));
  const rows = within(screen.getByRole('table', { name: 'In short' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => within(row).getAllByRole('cell')[1]!.textContent)).toEqual([
    'Refused by the candidate, not checked',
    'Withdrawn by the candidate, not checked',
    'Stopped, not checked',
  ]);
  // There is no section to link to.
  for (const row of rows.slice(1)) expect(within(row).queryByRole('button')).not.toBeInTheDocument();
});

it('why the candidate gave nothing for an item stands at it, on screen and on paper', async () => {
  const [item] = buildReport().items;
  await open(buildReport({ items: [{ ...item!, notGiven: 'It was my first job' }] }));
  expect(screen.getByText('It was my first job')).toBeInTheDocument();
  expect(printed()).toContain('Why the candidate gave nothing for this itemIt was my first job');
});

it('a record leads to sharing at once; closed, it does not open again, and who may not share reads the report', async () => {
  gateway.answer({ getReport: { ...report, allowed: ['share'] }, listShares: { rows: [] } });
  const { user, unmount } = render(<ReportPage />, {
    route: `/reportDetail?id=${CHECK_ID}&open=share`,
    userInfo: buildUserInfo(),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this report' }));
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();

  gateway.answer({ getReport: { ...report, allowed: [] } });
  render(<ReportPage />, { route: `/reportDetail?id=${CHECK_ID}&open=share`, userInfo: buildUserInfo() });
  await screen.findByText('The wrong school');
  expect(screen.queryByRole('dialog')).toBeNull();
});
