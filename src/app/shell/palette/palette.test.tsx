import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { RecordsPage } from '../../../features/records/RecordsPage';
import { changeLanguage, loadPhrases } from '../../../i18n/i18n';
import { useUnsavedInput } from '../../../lib/unsavedInput';
import { menusLoaded } from '../../../session/sessionActions';
import { cut, silence } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildCheckCount, buildCheckRow } from '../../../test/checkRow';
import { buildMenuEntry, buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { LeaveQuestion } from '../../routing/LeaveQuestion';
import { SearchButton } from '../SearchButton';

const OTHER_ID = '0190a1b2-0000-7000-8000-000000000051';
const PHONE = '139 1234 5678';
const owner = ['check.read', 'check.order', 'enterprise.manage', 'audit.read'];
const gateway = fakeGateway({
  loginInfo: buildUserInfo(),
  listBatches: { rows: [], nextCursor: null },
});

beforeAll(() => loadPhrases('shell', 'records'));
afterEach(() => changeLanguage('en'));

const menus = [
  buildMenuEntry({ meta: { title: 'titles.homePage', icon: 'home' } }),
  buildMenuEntry({ name: 'list', path: '/backRecord', meta: { title: 'titles.backRecord', icon: 'list' } }),
  buildMenuEntry({
    name: 'batch',
    path: '/batchBack',
    meta: { title: 'titles.batchBack', icon: 'batch' },
  }),
];

function Place() {
  const { pathname, search } = useLocation();
  const [text, setText] = useState('');
  useUnsavedInput(text !== '');
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <input aria-label="Summary" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

function draw(permissions = owner, route = '/homePage', userInfo = {}) {
  const view = render(
    <main>
      <LeaveQuestion />
      <SearchButton />
      <Place />
      <Routes>
        <Route path="/backRecord" element={<RecordsPage />} />
        <Route path="*" element={null} />
      </Routes>
    </main>,
    { route, userInfo: buildUserInfo({ permissions, ...userInfo }) },
  );
  act(() => void view.store.dispatch(menusLoaded(menus)));
  return view;
}
type View = ReturnType<typeof draw>;

async function open({ user }: View) {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Search' });
}
const show = (...rows: ReturnType<typeof buildCheckRow>[]) =>
  gateway.answer({ listChecks: { rows, nextCursor: null } });
const active = () => screen.getByRole('option', { selected: true });
const group = (name: string) => within(screen.getByRole('group', { name }));
const titles = (name: string) =>
  group(name)
    .getAllByRole('option')
    .map((one) => one.textContent?.trim());
const at = (address: string) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('by keyboard alone from Ctrl K to the record; what is typed stays in no address, history, storage or cache', async () => {
  show(
    buildCheckRow({ status: 'reported', lamp: 'green', outcome: 'green' }),
    buildCheckRow({ checkId: OTHER_ID, candidateName: 'Zhao Ling', orderNo: 'PB20260301-0002' }),
  );
  const view = draw();
  const written = jest.spyOn(Storage.prototype, 'setItem');
  const pushed = jest.spyOn(window.history, 'pushState');
  const replaced = jest.spyOn(window.history, 'replaceState');
  const field = await open(view);
  expect(field).toHaveFocus();
  await view.user.type(field, ` ${PHONE} `);
  expect(await screen.findByText('2 results')).toBeInTheDocument();
  expect(gateway.bodies('listChecks')).toEqual([{ q: PHONE, sort: '-orderedAt', limit: 8 }]);
  expect(active()).toHaveTextContent('Zhao Min Finance manager · PB20260301-0001ReportedConsistent');
  expect(field).toHaveAttribute('aria-activedescendant', active().id);
  await expectNoAxeFaults(screen.getByRole('dialog'));
  await view.user.keyboard('{End}');
  expect(active()).toHaveTextContent('All records that match');
  await view.user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('Zhao Min');
  await view.user.keyboard('{Home}{ArrowDown}{Enter}');
  await closed();
  await at(`/backRecord/detail?id=${OTHER_ID}`);
  // The store follows its own subscriptions a moment later.
  const kept = () =>
    JSON.stringify([
      ...written.mock.calls,
      ...pushed.mock.calls,
      ...replaced.mock.calls,
      { ...window.localStorage },
      { ...window.sessionStorage },
      window.location.href,
      view.store.getState(),
    ]);
  await waitFor(() => expect(kept()).not.toMatch(/1234|Zhao/));
});

it('Enter before the answer waits for it, and Escape gives the focus back', async () => {
  show(buildCheckRow());
  const view = draw();
  await view.user.type(await open(view), 'Zhao{Enter}');
  await closed();
  await at(`/backRecord/detail?id=${buildCheckRow().checkId}`);
  await view.user.click(screen.getByLabelText('Summary'));
  await open(view);
  await view.user.keyboard('{Escape}');
  await closed();
  expect(screen.getByLabelText('Summary')).toHaveFocus();
  await view.user.click(screen.getByRole('button', { name: 'Search, Ctrl K' }));
  await screen.findByRole('combobox');
  await view.user.keyboard('{Control>}k{/Control}');
  await closed();
});

it('without text: screens and actions of this reader, and the records opened last from the search', async () => {
  show(buildCheckRow(), buildCheckRow({ checkId: OTHER_ID, candidateName: 'Zhao Ling' }));
  const view = draw(owner, '/homePage');
  await view.user.type(await open(view), 'Zhao{Enter}');
  await at(`/backRecord/detail?id=${buildCheckRow().checkId}`);
  const field = await open(view);
  await view.user.type(field, 'Zhao');
  await screen.findByRole('option', { name: /Zhao Ling/ });
  await view.user.keyboard('{ArrowDown}{Enter}');
  await at(`/backRecord/detail?id=${OTHER_ID}`);
  // The one on the screen is none to go to.
  await open(view);
  await waitFor(() => expect(titles('Opened last')).toEqual([expect.stringContaining('Zhao Min')]));
  await view.user.keyboard('{Escape}');
  act(() => {
    window.location.hash = '#/homePage';
  });
  await at('/homePage');
  await open(view);
  await waitFor(() => expect(titles('Opened last')).toEqual([expect.stringContaining('Zhao Ling'), expect.stringContaining('Zhao Min')])); // prettier-ignore
  expect(gateway.bodies('listChecks').slice(-1)).toEqual([
    { checkId: [OTHER_ID, buildCheckRow().checkId], sort: '-orderedAt', limit: 8 },
  ]);
  expect(titles('Screens')).toEqual(['Home', 'Records', 'Batch order', 'Enterprise · Account', 'Audit log · Account', 'Your profile · Account', 'Your security · Account', 'Notifications · Account']); // prettier-ignore
  expect(titles('Actions')).toEqual(['Order a check', 'Language: 简体中文', 'Theme: Light', 'Theme: Dark', 'Sign out']); // prettier-ignore
});

it('who may manage packages begins a new one from everywhere', async () => {
  const view = draw(['package.manage'], '/homePage');
  await view.user.type(await open(view), 'new pack');
  await view.user.keyboard('{Enter}');
  await at('/mealManage/add');
});

it('rights hide records, tabs and ordering; no record is asked for', async () => {
  const view = draw(['work.read'], '/homePage', { userType: 'staff', roles: ['operator'] });
  const field = await open(view);
  expect(field).toHaveAttribute('placeholder', 'A screen or an action');
  expect(titles('Screens')).not.toContain('Audit log · Account');
  expect(titles('Screens')).not.toContain('Enterprise · Account');
  expect(titles('Actions')).not.toContain('Order a check');
  await view.user.type(field, 'zhao');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(screen.getByText('Screens and actions are found by a part of their name.')).toBeInTheDocument();
  await gateway.idle();
  expect(gateway.sent('listChecks')).toEqual([]);
});

const money = ['balance.watch', 'order.approve', 'invoice.ask'];

it.each([
  ['invoice', money, ['Invoices · Finance'], '/financialManage?tab=invoices'],
  ['payout', ['balance.watch'], ['Payouts · Finance'], '/financialManage?tab=payouts'],
  ['bank account', ['desk.manage'], ['Bank account · Operator’s desk'], '/operatorDesk?tab=bank'],
])('%s finds the tab, and Enter goes there', async (typed, permissions, found, address) => {
  const view = draw(permissions, '/homePage');
  await view.user.type(await open(view), typed);
  expect(titles('Screens')).toEqual(found);
  await view.user.keyboard('{Enter}');
  await at(address);
});

it.each([
  ['invoice', ['balance.watch']],
  ['approvals', ['balance.watch', 'invoice.ask']],
  ['payout', ['invoice.ask']],
  ['bank account', money],
])('%s finds no tab for who has no right to it', async (typed, permissions) => {
  const view = draw(permissions, '/homePage');
  await view.user.type(await open(view), typed);
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});

it('a failed search says so and is tried again; screens are there meanwhile', async () => {
  gateway.answer({ listChecks: silence });
  const view = draw();
  await view.user.type(await open(view), 'rec');
  expect(screen.getByText('Searching…')).toBeInTheDocument();
  expect(titles('Screens')).toEqual(['Records']);
  gateway.answer({ listChecks: cut });
  await view.user.type(screen.getByRole('combobox'), 'or');
  expect(await screen.findByText('Records could not be searched')).toBeInTheDocument();
  expect(screen.getByText('backend interface connection abnormal')).toBeInTheDocument();
  show(buildCheckRow({ candidateName: 'Rector Wei' }));
  await view.user.tab();
  await view.user.tab();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await view.user.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: /Rector Wei/ })).toBeInTheDocument();
});

it('nothing found says what can be searched; unsaved input is asked about', async () => {
  show();
  const view = draw();
  await view.user.type(screen.getByLabelText('Summary'), 'half a sentence');
  const field = await open(view);
  await view.user.type(field, 'qq');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(screen.getByText(/by a whole phone or ID number/)).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await expectNoAxeFaults(screen.getByRole('dialog'));
  await view.user.clear(field);
  await view.user.type(field, 'audit{Enter}');
  await view.user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await at('/businessManage?tab=audit');
});

it('all that match are shown by the list, and the name stands in no address and no history', async () => {
  show(buildCheckRow());
  gateway.answer({
    countChecks: buildCheckCount(),
    listSavedViews: [],
    listTasks: [],
    listCheckChoices: { packages: [], owners: [] },
  });
  const view = draw();
  await view.user.type(await open(view), 'Zhao');
  await view.user.click(await screen.findByRole('option', { name: 'All records that match' }));
  await closed();
  await at('/backRecord');
  expect(window.location.href + JSON.stringify(window.history.state)).not.toContain('Zhao');
  expect(await screen.findByRole('searchbox', { name: 'Search records' })).toHaveValue('Zhao');
  await waitFor(() => expect(gateway.bodies('countChecks').at(-1)).toEqual({ q: 'Zhao' }));
});

it('in Chinese: the other language is chosen, and an English word finds its screen', async () => {
  show();
  gateway.answer({ chooseLanguage: { done: true } });
  const view = draw([...owner, ...money]);
  await act(() => changeLanguage('zh-CN'));
  await view.user.keyboard('{Meta>}k{/Meta}');
  const field = await screen.findByRole('combobox', { name: '搜索' });
  await view.user.type(field, 'audit');
  expect(await screen.findByRole('option', { name: /审计日志/ })).toBeInTheDocument();
  for (const typed of ['发票', 'invoice']) {
    await view.user.clear(field);
    await view.user.type(field, typed);
    expect(await screen.findByRole('option', { name: '发票 · 财务管理' })).toBeInTheDocument();
  }
  await view.user.clear(field);
  await view.user.type(field, '退款');
  expect(await screen.findByRole('option', { name: '余额退款 · 财务管理' })).toBeInTheDocument();
  await view.user.clear(field);
  await view.user.type(field, '语言');
  await view.user.click(await screen.findByRole('option', { name: '语言：English' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
});
