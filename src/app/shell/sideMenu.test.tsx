import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { menusLoaded, sessionOpened } from '../../session/sessionActions';
import type { MenuEntry } from '../../session/types';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { SidebarLayout } from './SidebarLayout';

fakeGateway();
let isWide = true;

beforeEach(() => {
  // jsdom has no window width: queries are answered as for a wide (or narrow) window.
  window.matchMedia = ((query: string) => ({
    matches: isWide,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  })) as never;
});
afterEach(() => {
  isWide = true;
  delete (window as { matchMedia?: unknown }).matchMedia;
});

/** Draws whatever a gateway may send, unchecked. */
function draw(menus: unknown, route = '/homePage') {
  const view = render(
    <SidebarLayout>
      <h1>The content</h1>
      <Link to="/workOrder">Elsewhere</Link>
      <Link to="/backRecord/detail?id=1">Inside</Link>
    </SidebarLayout>,
    { route },
  );
  act(() => {
    view.store.dispatch(sessionOpened({ kind: 'login', userInfo: buildUserInfo() }));
    view.store.dispatch(menusLoaded(menus as MenuEntry[]));
  });
  return view;
}

const nav = () => screen.getByRole('navigation', { name: 'Main menu' });
const link = (name: string) => within(nav()).queryByRole('link', { name });
const group = (name: string) => within(nav()).getByRole('button', { name });
const iconOf = (element: HTMLElement | null) => element?.querySelector('svg')?.getAttribute('data-testid');
const linkNames = () =>
  within(nav())
    .queryAllByRole('link')
    .map((one) => one.textContent);

const checks = {
  name: 'checks',
  path: '/checks',
  meta: { title: 'Checks', icon: 'folder' },
  children: [
    { name: 'records', path: '/backRecord', meta: { title: 'titles.backRecord', icon: 'list' } },
    { name: 'gone', path: '/ei', hidden: true, meta: { title: 'titles.ei', icon: 'form' } },
  ],
};
const home = { name: 'home', path: '/homePage', meta: { title: 'titles.homePage', icon: 'home' } };

it('a title that is a phrase is that phrase; any other is shown as it is', () => {
  draw([
    home,
    { name: 'home', path: '/workOrder', meta: { title: 'Staff desk', icon: 'message' } },
    { name: 'a', path: '/ei', meta: { title: '工作台' } },
    // Neither a group of phrases nor an inherited property of objects is a phrase.
    { name: 'b', path: '/businessManage', meta: { title: 'titles' } },
    { name: 'c', path: '/serviceContract', meta: { title: 'constructor' } },
    { name: 'titleless', path: '/reportDetail' },
  ]);
  expect(linkNames()).toEqual(['Home', 'Staff desk', '工作台', 'titles', 'constructor', 'titleless']);
});

it('meta.icon chooses the icon, whatever the path; one that is unknown or missing gets the neutral one', () => {
  const at = (name: string, icon?: unknown) => ({ name, path: '/homePage', meta: { title: name, icon } });
  draw([
    at('a', 'wallet'),
    at('b', 'message'),
    at('c', 'rocket'),
    at('d'),
    at('e', 'constructor'),
    at('f', {}),
  ]);
  const icons = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => iconOf(link(name)));
  expect(icons).toEqual([
    'AccountBalanceWalletOutlinedIcon',
    'SmsOutlinedIcon',
    ...Array<string>(4).fill('CircleOutlinedIcon'),
  ]);
});

it('a group opens and closes, by the keyboard too, and says which it is; axe finds nothing', async () => {
  const { user, container } = draw([home, checks]);
  expect(iconOf(group('Checks'))).toBe('FolderOutlinedIcon');
  expect(group('Checks')).toHaveAttribute('aria-expanded', 'false');
  expect(link('Records')).toBeNull();
  await expectNoAxeFaults(container);
  await user.click(group('Checks'));
  expect(group('Checks')).toHaveAttribute('aria-expanded', 'true');
  expect(link('Records')).toHaveAttribute('href', '#/backRecord');
  await expectNoAxeFaults(container);
  group('Checks').focus();
  await user.keyboard('{Enter}');
  expect(link('Records')).toBeNull();
  await user.keyboard(' ');
  expect(link('Records')).toBeInTheDocument();
});

it('the group of the screen drawn starts open; what was opened or closed stays so from screen to screen', async () => {
  const { user } = draw([home, checks, { ...checks, meta: { title: 'More' } }], '/backRecord');
  expect(group('Checks')).toHaveAttribute('aria-expanded', 'true');
  expect(group('More')).toHaveAttribute('aria-expanded', 'false');
  expect(link('Records')).toHaveAttribute('aria-current', 'page');
  await user.click(group('More'));
  await user.click(group('Checks'));
  await user.click(screen.getByRole('link', { name: 'Inside' }));
  // Moving on inside the group does not undo the closing; the closed group is marked instead.
  expect(group('Checks')).toHaveAttribute('aria-expanded', 'false');
  expect(group('Checks')).toHaveClass('Mui-selected');
  expect(group('More')).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(group('Checks')).toHaveAttribute('aria-expanded', 'false');
  expect(group('More')).toHaveAttribute('aria-expanded', 'true');
  await user.click(within(nav()).getByRole('link', { name: 'Records' }));
  // Coming back from elsewhere opens it again.
  expect(group('Checks')).toHaveAttribute('aria-expanded', 'true');
});

it('an open group stays open while the drawer collapses to icons, and in the temporary drawer of a phone', async () => {
  const wide = draw([home, checks]);
  await wide.user.click(group('Checks'));
  await wide.user.click(screen.getByRole('button', { name: 'Collapse menu' }));
  expect(group('Checks')).toHaveAttribute('title', 'Checks');
  expect(link('Records')).toHaveAttribute('title', 'Records');
  await expectNoAxeFaults(wide.container);
  wide.unmount();

  isWide = false;
  const { user } = draw([home, checks]);
  for (const _time of ['first', 'again']) {
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    expect(group('Checks')).toHaveAttribute('aria-expanded', 'true');
    await user.click(link('Records')!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

it('hidden entries stay hidden, with all below them; a group with nothing to offer is not drawn', () => {
  const child = { name: 'in', path: '/workOrder', meta: { title: 'Inside hidden' } };
  draw([
    home,
    { ...home, hidden: true, meta: { title: 'Hidden' } },
    { name: 'g', path: '/g', hidden: true, meta: { title: 'Hidden group' }, children: [child] },
    { name: 'e', path: '/e', meta: { title: 'Empty' }, children: [{ ...child, hidden: true }] },
    // A screen whose children are only for its breadcrumbs is a link.
    {
      ...checks,
      path: '/backRecord',
      meta: { title: 'All records' },
      children: [{ ...child, hidden: true }],
    },
  ]);
  expect(linkNames()).toEqual(['Home', 'All records']);
  expect(within(nav()).queryAllByRole('button')).toHaveLength(0);
});

it('redirect leads on; a path without its slash is the child’s or the console’s; a group’s own screen comes first in it', async () => {
  const { user } = draw([
    { ...home, path: '/old', redirect: '/workOrder?status=open' },
    { name: 'two', path: 'businessManage', meta: { title: 'Settings' } },
    {
      name: 'records',
      path: '/backRecord',
      meta: { title: 'Records' },
      children: [
        { name: 'one', path: 'detail', meta: { title: 'One' } },
        { name: 'x', path: 'initiateBack', meta: { title: 'Order' } },
      ],
    },
  ]);
  await user.click(group('Records'));
  const addresses = within(nav())
    .getAllByRole('link')
    .map((one) => one.getAttribute('href'));
  expect(addresses).toEqual([
    '#/workOrder?status=open',
    '#/businessManage',
    '#/backRecord',
    '#/backRecord/detail',
    '#/initiateBack',
  ]);
});

it('only the link nearest to the screen is marked', () => {
  const records = { ...checks, children: undefined, path: '/backRecord', meta: { title: 'All' } };
  draw([records, { ...records, path: '/backRecord/detail', meta: { title: 'One' } }], '/backRecord/detail');
  expect(link('All')).not.toHaveClass('Mui-selected');
  expect(link('One')).toHaveClass('Mui-selected');
});

const deep = (levels: number): object =>
  levels === 0
    ? home
    : { name: 'g', path: '/g', meta: { title: `Level ${levels}` }, children: [deep(levels - 1)] };

it.each([
  ['null', null, []],
  ['no list', { name: 'x' }, []],
  ['odd entries', [null, 7, 'x', [], {}, { path: 5, meta: 'y', children: 'z' }, home], ['/5', 'Home']],
  ['entries that lead nowhere', [{ name: 'x', meta: { title: 'X' } }, home], ['Home']],
  ['no way out of the console', [{ path: '//evil.example', meta: null }], ['/evil.example']],
  ['an unknown path', [{ name: 'x', path: '/nowhere', meta: { title: 'X', icon: null } }], ['X']],
  ['the same name and path twice', [home, home], ['Home', 'Home']],
  ['a menu of two hundred levels', [deep(200), home], ['Home']],
])('%s does not break the screen', (_what, menus, names) => {
  draw(menus);
  expect(screen.getByRole('heading', { name: 'The content' })).toBeInTheDocument();
  expect(linkNames()).toEqual(names);
  for (const one of within(nav()).queryAllByRole('link'))
    expect(one.getAttribute('href')).toMatch(/^#\/[^/]/);
});
