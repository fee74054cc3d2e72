import { screen, waitFor, within } from '@testing-library/react';
import type { ReportView } from '../../api/resources/reportsApi';
import { loadPhrases } from '../../i18n/i18n';
import { after, cut, refuse, silence, type Answer } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildReport } from '../../test/reports';
import { buildDraft } from '../../test/reportDraft';
import { ReportEditPage } from './ReportEditPage';
import { ReportPage } from './ReportPage';

/* The two screens of a report before there is one, and when there is none. */

const CHECK_ID = buildReport().checkId;
const gateway = fakeGateway({ listShares: { rows: [] } });

beforeAll(() => loadPhrases('report', 'reportBody', 'personal'));

/** Reading needs the answer of `getReport`, editing that of `getReportDraft`. */
const screens = [
  {
    name: 'reading a report',
    open: (query: string) =>
      render(<ReportPage />, { route: `/reportDetail${query}`, userInfo: buildUserInfo() }),
    answer: (getReport: Answer<'getReport'>) => gateway.answer({ getReport }),
    whole: buildReport(),
    shown: 'Nothing differs.',
    back: ['Go to the records', '#/backRecord'],
  },
  {
    name: 'working a report',
    open: (query: string) =>
      render(<ReportEditPage />, {
        route: `/reportDetail/edit${query}`,
        userInfo: buildUserInfo({ userType: 'staff', roles: ['analyst'] }),
      }),
    answer: (getReportDraft: Answer<'getReportDraft'>) => gateway.answer({ getReportDraft }),
    whole: buildDraft(),
    shown: 'Senior engineer',
    back: ['Go to the work orders', '#/workOrder'],
  },
] as const;
const byId = `?id=${CHECK_ID}`;

describe.each(screens)('$name', ({ open, answer, whole, shown, back }) => {
  const answerWith = answer as (answer: unknown) => void;

  it('loading has the shape of the page, and is gone with what was loaded', async () => {
    answerWith(after(150, whole));
    open(byId);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(await screen.findByText(shown)).toBeInTheDocument();
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
  });

  it('an address without a report asks nothing and leads to where reports are', async () => {
    const { container } = open('');
    const [name, href] = back;
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByText('No report is named in the address')).toBeInTheDocument();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    await expectNoAxeFaults(container);
    expect(gateway.calls).toEqual([]);
  });

  it('a failed load says why and can be tried again', async () => {
    answerWith(cut);
    const { user, container } = open(byId);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(container).toHaveTextContent('backend interface connection abnormal');
    await expectNoAxeFaults(container);
    answerWith(whole);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(shown)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('a report that is not there, or another account’s, is told in the gateway’s words', async () => {
    answerWith(refuse('NOT_FOUND'));
    const { container } = open(byId);
    await waitFor(() => expect(container).toHaveTextContent('resource does not exist'));
    // Another try would bring nothing: it leads on instead.
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    const [name, href] = back;
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(container).not.toHaveTextContent(shown);
  });

  it('an ended session clears the login; nothing of the report is drawn', async () => {
    answerWith(refuse('SESSION_INVALID'));
    const { store, container } = open(byId);
    await waitFor(() => expect(store.getState().auth.token).toBe(''));
    expect(container).not.toHaveTextContent(shown);
    expect(await screen.findByText('invalid session or expired, please log in again')).toBeInTheDocument();
  });
});

it('an older version says so and leads to the newest, which the address then names no more', async () => {
  const first = { version: 1, publishedAt: '2026-11-20T08:00:00Z', changed: [] };
  const versions = [first, { ...first, version: 2, changed: ['education'] }];
  const item = (checkItemId: string, name: string) => ({
    ...{ checkItemId, name },
    from: { status: 'done', result: 'discrepant', lamp: 'red' },
    to: { status: 'done', result: 'consistent', lamp: 'green' },
  }) as const; // prettier-ignore
  const same = item('0190a1b2-0000-7000-8000-0000000000a2', 'Employment: Lanting Software');
  const changes: ReportView['changes'] = {
    ...{ from: 1, fromAt: first.publishedAt, to: 2, toAt: '2026-11-24T08:00:00Z' },
    ...{ summary: true, outcome: { from: 'red', to: 'unverifiable' }, changed: ['Education', 'Employment'] },
    items: [item('0190a1b2-0000-7000-8000-0000000000a1', 'Education: Tsinghua'), { ...same, from: same.to }],
  };
  gateway.answer({
    getReport: ({ query }) =>
      buildReport({ versions, changes, latestVersion: 2, version: Number(query.version ?? 2), allowed: [] }),
  });
  const { user } = render(<ReportPage />, {
    route: `/reportDetail${byId}&version=1`,
    userInfo: buildUserInfo(),
  });
  expect(await screen.findByText(/^This is version 1. Version 2 of .* is the newest./)).toBeInTheDocument();
  const said = within(screen.getByRole('note')).getAllByRole('listitem');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'The verdict (High risk before, Could not be verified now)',
    'The summary',
    'Education: Tsinghua (High risk before, Consistent now)',
    'Employment: Lanting Software (Consistent as before, other details)',
  ]);
  await user.click(screen.getByRole('button', { name: 'Show the newest version' }));
  await waitFor(() => expect(screen.queryByText(/^This is version 1/)).not.toBeInTheDocument());
  expect(window.location.hash).toBe(`#/reportDetail${byId}`);
  // The newest says what it replaced.
  expect(await screen.findByText(/^This is version 2. It replaced version 1 of/)).toBeInTheDocument();
});

it('a report that may be shared asks for its links; one that may not, does not', async () => {
  gateway.answer({ getReport: buildReport({ allowed: ['share'] }), listShares: silence });
  const { unmount } = render(<ReportPage />, { route: `/reportDetail${byId}`, userInfo: buildUserInfo() });
  await waitFor(() => expect(gateway.sent('listShares')).toHaveLength(1));
  unmount();
  gateway.answer({ getReport: buildReport({ allowed: [] }) });
  render(<ReportPage />, { route: `/reportDetail${byId}`, userInfo: buildUserInfo() });
  expect(await screen.findByText('Nothing differs.')).toBeInTheDocument();
  expect(gateway.sent('listShares')).toHaveLength(1);
});

it('a check that was cancelled says who did it, when and why, and promises no day', async () => {
  const stopped = { at: '2026-03-02T03:00:00.000Z', by: 'Lin Xiao', reason: 'Hired already' };
  gateway.answer({ getReportDraft: buildDraft({ status: 'cancelled', promisedAt: '2026-03-09', stopped }) });
  render(<ReportEditPage />, {
    route: `/reportDetail/edit${byId}`,
    userInfo: buildUserInfo({ userType: 'staff', roles: ['analyst'] }),
  });
  expect(await screen.findByText(/was cancelled by Lin Xiao on .*2026/)).toBeInTheDocument();
  expect(screen.getByText('Hired already')).toBeInTheDocument();
  expect(screen.queryByText(/promised/i)).not.toBeInTheDocument();
});
