import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { HomeSummary } from '../../api/resources/homeApi';
import { loadPhrases } from '../../i18n/i18n';
import { today } from '../../lib/dates';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { cut, silence } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { buildSummary, CHECK_ID } from '../../test/homeSummary';
import { render } from '../../test/render';
import { HomePage } from './HomePage';
import { daysOfRange } from './homeRange';

const owner = buildUserInfo({ permissions: ['home.read', 'check.read', 'check.order'] });
const gateway = fakeGateway();

beforeAll(() => loadPhrases('home'));

const open = (route = '/homePage', userInfo = owner) =>
  render(
    <main>
      <HomePage />
    </main>,
    { route, userInfo },
  );
const show = (overrides?: Partial<HomeSummary>) => gateway.answer({ homeSummary: buildSummary(overrides) });

it('the greeting is there while the numbers are on their way', () => {
  gateway.answer({ homeSummary: silence });
  open();
  expect(screen.getByRole('heading', { level: 1, name: /Lin Owner$/ })).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

it('a failed load says why and can be tried again', async () => {
  gateway.answer({ homeSummary: cut });
  const { user } = open();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  show();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Zhao Min')).toBeInTheDocument();
});

it('every number leads to its rows; axe finds nothing', async () => {
  show();
  open();
  const tiles = within(await screen.findByRole('group', { name: 'Numbers of your checks' }));
  const { from, to } = daysOfRange(30, today());
  const days = `&reportedFrom=${from}&reportedTo=${to}`;
  expect(tiles.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Needs you7', '#/backRecord?view=needsMe'],
    ['Awaiting consent195 expire within 2 days', '#/backRecord?view=awaitingConsent'],
    ['Under way46', '#/backRecord?view=inProgress'],
    ['Overdue4', '#/backRecord?view=overdue'],
    ['Disputed2', '#/backRecord?view=disputed'],
    ['Reported132+18% on the 30 days before', `#/backRecord?view=reported${days}`],
  ]);
  expect(screen.getByRole('link', { name: 'Zhao Min' })).toHaveAttribute(
    'href',
    `#/backRecord/detail?id=${CHECK_ID}`,
  );
  expect(screen.getByRole('link', { name: 'Order a check' })).toHaveAttribute('href', '#/initiateBack');
  expect(screen.getByText('¥18,420.00')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '2026-03-01 12 8' })).toBeInTheDocument();
  const consistent = within(screen.getByRole('row', { name: 'Consistent 3 75%' }));
  expect(consistent.getByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    `#/backRecord?view=reported&lamp=green${days}`,
  );
  // It has its own number and list: it is no large discrepancy.
  expect(screen.getByRole('row', { name: 'Large discrepancy 0 0%' })).toBeInTheDocument();
  const open25 = within(screen.getByRole('row', { name: 'Could not be verified 1 25%' }));
  expect(open25.getByRole('link', { name: '1' })).toHaveAttribute(
    'href',
    `#/backRecord?view=reported&lamp=unverifiable${days}`,
  );
  await expectNoAxeFaults();
});

it('a number says why: whom its checks wait for, and what is the reader’s to do', async () => {
  const waiting: HomeSummary['waiting'] = [
    { tile: 'needsMe', on: 'enterprise', count: 6 },
    { tile: 'needsMe', on: 'payment', count: 1 },
    { tile: 'overdue', on: 'analyst', count: 3 },
    { tile: 'overdue', on: 'nobody', count: 1 },
    { tile: 'disputed', on: 'candidate', count: 2 },
  ];
  show({ waiting });
  const { unmount } = open();
  expect(await screen.findByText('6 to answer, 1 to pay')).toBeInTheDocument();
  expect(screen.getByText('3 with analysts')).toBeInTheDocument();
  expect(screen.getByText('2 with the candidate')).toBeInTheDocument();
  unmount();
  show({ waiting: [{ tile: 'inProgress', on: 'enterprise', count: 2 }] });
  open('/homePage', buildUserInfo({ userType: 'staff', roles: ['analyst'] }));
  expect(await screen.findByText('2 with the enterprise')).toBeInTheDocument();
});

it('an invitation that ends soon says when, not since when it does', async () => {
  const [need] = buildSummary().needs;
  show({
    needs: [{ ...need!, status: 'awaitingConsent', what: 'invitationExpiring', at: '2026-03-01T08:00:00Z' }],
  });
  open();
  expect(await screen.findByText(/^The invitation expires 2026-03-03/)).toBeInTheDocument();
  expect(document.querySelector('time[datetime="2026-03-01T08:00:00Z"]')).toBeNull();
});

it.each([
  ['with you, who may answer', ['check.answer'], '2 with you'],
  ['with the enterprise, who may only read', [], '2 with the enterprise'],
])('what waits for the enterprise is %s', async (_whom, rights, words) => {
  show({ waiting: [{ tile: 'inProgress', on: 'enterprise', count: 2 }] });
  open('/homePage', buildUserInfo({ permissions: ['home.read', 'check.read', ...rights] }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('the bars have a scale, and a day that is pointed at tells its numbers', async () => {
  show();
  const { user, container } = open();
  const chart = (await screen.findByText('Point at a day to see its numbers')).parentElement!;
  expect(within(chart).getByText('20')).toBeInTheDocument();
  expect(within(chart).getByText('10')).toBeInTheDocument();
  await user.hover(container.querySelector('rect[fill-opacity]')!);
  expect(within(chart).getByText('2026-03-01: 12 ordered, 8 reported')).toBeInTheDocument();
});

// jsdom has none, and the other tests read by a mouse.
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

it('where nothing can be pointed at it says tap, and a tapped day stays until another is', async () => {
  const listening = ['addEventListener', 'removeEventListener', 'addListener', 'removeListener'];
  const media = Object.fromEntries(listening.map((name) => [name, jest.fn()]));
  window.matchMedia = ((query: string) => ({
    ...media,
    matches: query === '(pointer: coarse)',
  })) as unknown as typeof window.matchMedia;
  show();
  const { container } = open();
  const chart = (await screen.findByText('Tap a day to see its numbers')).parentElement!;
  const [first, second] = container.querySelectorAll('rect[fill-opacity]');
  const tap = (day: Element) => {
    fireEvent(day, touch('pointerover'));
    fireEvent(day, touch('pointerout'));
  };
  tap(first!);
  expect(within(chart).getByText('2026-03-01: 12 ordered, 8 reported')).toBeInTheDocument();
  tap(second!);
  expect(within(chart).getByText('2026-03-02: 0 ordered, 3 reported')).toBeInTheDocument();
});

/** React tells entering and leaving by these two; jsdom knows no kind of pointer. */
const touch = (type: string) =>
  Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'touch' });

it('equal counts have equal shares; what could not be verified has one colour, and it is no lamp’s', async () => {
  const outcomes = ['green', 'blue', 'unverifiable'] as const;
  show({ results: outcomes.map((outcome) => ({ outcome, count: 1 })) });
  const { container } = open();
  const table = within((await screen.findByRole('row', { name: 'Consistent 1 33.3%' })).closest('table')!);
  expect(table.getByRole('row', { name: 'Small discrepancy 1 33.3%' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: 'Could not be verified 1 33.3%' })).toBeInTheDocument();
  const chip = table.getByText('Could not be verified').parentElement!;
  const bars = [...container.querySelectorAll('rect[height="1"]')];
  expect(bars.map((bar) => getComputedStyle(bar).color).at(-1)).toBe(getComputedStyle(chip).color);
});

it('the range is in the address and in the question', async () => {
  show();
  const { user } = open('/homePage?range=7');
  await screen.findByText('+18% on the 7 days before');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time range' }), 'Last 90 days');
  await screen.findByText('+18% on the 90 days before');
  expect(window.location.hash).toBe('#/homePage?range=90');
  await waitFor(() => expect(gateway.sent('homeSummary')).toHaveLength(2));
  const lengths = gateway
    .bodies('homeSummary')
    .map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
  expect(lengths).toEqual([7, 90]);
});

it('staff see their queue, and nothing that is not for them', async () => {
  show({
    needsMe: null,
    awaitingConsent: null,
    expiringSoon: null,
    inProgress: null,
    overdue: null,
    disputed: null,
    reported: null,
    reportedBefore: null,
    series: [],
    results: null,
    balance: null,
    needs: [],
    queue: {
      ...{ open: 16, mine: 2, overdue: 1, toReview: 3 },
      kinds: [
        { kind: 'checkItem', open: 5, mine: 2, overdue: 0, free: 2 },
        { kind: 'invoice', open: 4, mine: 0, overdue: 1, free: 4 },
        { kind: 'review', open: 3, mine: 0, overdue: 0, free: 1 },
        { kind: 'recharge', open: 3, mine: 0, overdue: 0, free: 3 },
        { kind: 'payout', open: 1, mine: 0, overdue: 0, free: 1 },
      ],
    },
  });
  open('/homePage', buildUserInfo({ userType: 'staff', roles: ['analyst'], permissions: ['home.read'] }));
  const tiles = within(await screen.findByRole('group', { name: 'Work orders' }));
  expect(tiles.getByRole('link', { name: 'Work orders to review 3 1 is free to take' })).toHaveAttribute(
    'href',
    '#/workOrder?kind=review',
  );
  const kinds = 'check items of 5 checks, 4 invoices, 3 reviews, 4 of other kinds';
  expect(tiles.getByRole('link', { name: `Open work orders 16 ${kinds}` })).toBeInTheDocument();
  expect(tiles.getByRole('link', { name: 'My work orders 2 check items of 2 checks' })).toBeInTheDocument();
  expect(tiles.getByRole('link', { name: 'Overdue work orders 1 1 invoice' })).toHaveAttribute(
    'href',
    '#/workOrder?overdue=1',
  );
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  await expectNoAxeFaults();
});

it('staff are told apart what counts work orders and what counts checks', async () => {
  const queue = { ...{ open: 0, mine: 0, overdue: 0, toReview: 0 }, kinds: [] };
  show({ needsMe: 0, queue, waiting: [{ tile: 'overdue', on: 'analyst', count: 7 }] });
  const permissions = ['home.read', 'check.read', 'check.answer', 'work.read'];
  open('/homePage', buildUserInfo({ userType: 'staff', roles: ['support'], permissions, enterprise: null }));
  const work = within(await screen.findByRole('group', { name: 'Work orders' }));
  expect(
    work.getByRole('link', { name: 'Open work orders 0 None of the kinds you work on' }),
  ).toBeInTheDocument();
  const checks = within(screen.getByRole('group', { name: 'Numbers of your checks' }));
  const names = checks.getAllByRole('link').map((link) => link.textContent);
  // The view of what waits for one lists nothing for support on the platform: it is no number.
  expect(names[0]).toMatch(/^Awaiting consent/);
  expect(names).toContain('Checks under way46');
  expect(names).toContain('Checks overdue47 with analysts');
});

it('who runs the platform has no numbers, and is led to its people', async () => {
  show({
    needsMe: null,
    awaitingConsent: null,
    expiringSoon: null,
    inProgress: null,
    overdue: null,
    reported: null,
    reportedBefore: null,
    series: [],
    results: null,
    balance: null,
    needs: [],
  });
  open('/homePage', buildUserInfo({ userType: 'staff', permissions: ['home.read', 'user.manage'] }));
  expect(await screen.findByRole('heading', { name: 'You run the platform’s people' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'People of the platform' })).toHaveAttribute(
    'href',
    '#/businessManage?tab=users',
  );
  await expectNoAxeFaults();
});

it('with nothing yet, each card says so', async () => {
  show({
    series: [{ day: '2026-03-01', ordered: 0, reported: 0 }],
    results: [],
    needs: [],
    needsMe: 0,
    reported: 0,
    reportedBefore: 0,
  });
  open();
  expect(await screen.findByText('Nothing waits for you.')).toBeInTheDocument();
  expect(screen.getByText('No reports in these days.')).toBeInTheDocument();
  expect(screen.getByText('No orders or reports in these days.')).toBeInTheDocument();
  // Nothing twice is no comparison.
  expect(screen.queryByText(/As many as/)).not.toBeInTheDocument();
});

it('the most urgent of what is for one’s attention are there, the others unfold below them', async () => {
  const [need] = buildSummary().needs;
  const needs = Array.from({ length: 10 }, (_, at) => ({
    ...need!,
    candidateName: `Person ${at}`,
    checkId: `0190a1b2-0000-7000-8000-00000000000${at}`,
  }));
  show({ needs, reported: 3, reportedBefore: 3 });
  const { user } = open();
  expect(await screen.findByText('Person 0')).toBeInTheDocument();
  expect(screen.getByText('As many as in the 30 days before')).toBeInTheDocument();
  expect(screen.queryByText('Person 8')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getByText('Person 9')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.queryByText('Person 9')).not.toBeInTheDocument();
});
