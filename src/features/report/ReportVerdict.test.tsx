import { screen, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildReport } from '../../test/reports';
import { MobileReport } from '../../domain/report/MobileReport';
import { ShareDialog } from './components/ShareDialog';
import { ReportPage } from './ReportPage';

/* What explains a verdict, and what is told beside it, to each kind of reader. */
const gateway = fakeGateway();
const report = buildReport();
const [item] = report.items;
const red = {
  ...item!,
  checkItemId: '0190a1b2-0000-7000-8000-0000000000b1',
  itemCode: 'employment',
  kind: 'Employment',
  name: 'Employment: Lanting',
  result: 'discrepant' as const,
  lamp: 'red' as const,
};
const judged = { lamp: 'red', outcome: 'red', items: [item!, red] } as const;

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn(); // jsdom has none
  return loadPhrases('report', 'reportBody', 'reportHistory', 'idNumbers');
});

async function open(shown: Partial<typeof report>) {
  gateway.answer({ getReport: buildReport({ ...shown, disputes: [] }) });
  const route = `/reportDetail?id=${report.checkId}`;
  const { user } = render(<ReportPage />, { route, userInfo: buildUserInfo() });
  await screen.findByText('Nothing differs.');
  return { user, head: within(screen.getAllByRole('banner').at(-1)!) };
}

it('the verdict leads to the items that make it, and to none where nothing differs', async () => {
  const { user, head } = await open({ ...judged, items: [item!, red] });
  expect(head.queryByRole('button', { name: 'Education' })).not.toBeInTheDocument();
  expect(head.getByText('because of:').nextElementSibling).toHaveTextContent('Employment: Lanting');
  await user.click(head.getByRole('button', { name: 'Employment: Lanting' }));
  expect(document.activeElement).toBe(document.getElementById(`item-${red.checkItemId}`));
});

it('the head names three items at most and how many more there are', async () => {
  const items = [1, 2, 3, 4, 5].map((n) => ({
    ...red,
    checkItemId: `0190a1b2-0000-7000-8000-0000000000b${n}`,
    name: `Employment ${n}`,
  }));
  const { head } = await open({ ...judged, items });
  expect(head.getAllByRole('button', { name: /^Employment \d$/ })).toHaveLength(3);
  expect(head.getByText('and 2 more')).toBeInTheDocument();
});

it('beside a verdict whose items are left out, the reader of a link reads that it counts them, and how many', () => {
  const leftOut = [{ itemCode: 'employment', kind: 'Employment' }];
  render(<MobileReport report={{ ...report, ...judged, items: [item!], leftOut, leftOutCounted: 1 }} />);
  const head = within(screen.getAllByRole('heading', { level: 1 })[0]!.parentElement!);
  expect(head.getByText('High risk')).toBeInTheDocument();
  expect(head.getByText('Items that this verdict counts and this link leaves out: 1.')).toBeInTheDocument();
});

it('before sharing it is told what the verdict makes of what is left out', async () => {
  const whole = buildReport({ ...judged, items: [item!, red] });
  const { user } = render(<ShareDialog report={whole} onClose={jest.fn()} />, { userInfo: buildUserInfo() });
  const dialog = within(screen.getByRole('dialog', { name: 'Share this report' }));
  expect(dialog.queryByText(/verdict/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Education' }));
  expect(dialog.getByText(/^The verdict “High risk” still counts/)).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Employment' }));
  expect(dialog.getByText(/^Only ticked items make the verdict “High risk”/)).toBeInTheDocument();
});

it('another name signed, and other ID numbers, are told; by a link without a digit', async () => {
  await open({ signedAs: 'Chen Yu' });
  const signed = 'The consent was signed as Chen Yu; the order says Chen Yutong.';
  expect(screen.getByText(signed)).toBeInTheDocument();
  const idNumbers = { enterprise: '', candidate: '', verified: null };
  render(<MobileReport report={{ ...report, idNumbers, signedAs: 'Chen Yu' }} />);
  expect(await screen.findByText(/^The enterprise and the candidate gave different ID/)).toBeInTheDocument();
  expect(screen.getAllByText(signed)).toHaveLength(2);
});

it('study and work at once are told to the reader with both and their months', async () => {
  const one = { label: 'North University', from: '2016-09', to: '2020-06' };
  const other = { label: 'Lanting', from: '2019-07', to: null };
  await open({ overlaps: [{ what: 'studyAndJob', one, other, months: 12 }] });
  const told =
    'Full-time study and work at the same time for 12 months: North University (2016-09 – 2020-06) and Lanting (2019-07 – now).';
  expect(screen.getByText(told)).toBeInTheDocument();
});

it('why a green lamp stands above values that differ is read before them', async () => {
  const differing = {
    label: 'North',
    claimed: { graduated: '2012-07' },
    verified: { graduated: '2013-07' },
    differs: ['graduated'],
    doubts: [],
  };
  const items = [{ ...item!, lampReason: 'A month of the register', entries: [differing] }];
  await open({ items });
  const section = screen.getByRole('region', { name: 'Education' });
  expect(section).toHaveTextContent(/Why this resultA month of the register.*2012-07.*2013-07/);
});

it('on paper each page has the order number and its own at the foot', async () => {
  const insert = jest.spyOn(CSSStyleSheet.prototype, 'insertRule');
  await open({});
  const [rule] = insert.mock.calls.map(([text]) => text).filter((text) => text.startsWith('@page'));
  expect(rule).toMatch(/@bottom-left{content:"PB20261120-0001";.*@bottom-right{content:counter\(page\)/);
});
