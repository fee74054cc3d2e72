import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { changeLanguage } from '../../i18n/i18n';
import { menusLoaded, sessionChangedElsewhere, sessionOpened } from '../../session/sessionActions';
import { expectNoAxeFaults } from '../../test/axe';
import { buildMenuEntry, buildUserInfo } from '../../test/factories';
import { cut } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { routeTable } from '../routing/routeTable';
import { SidebarLayout } from './SidebarLayout';
import { SlimLayout } from './SlimLayout';

const gateway = fakeGateway();
let isWide = true;

beforeEach(() => {
  // jsdom has no window width: queries are answered as for a wide (or narrow) window.
  window.matchMedia = ((query: string) => ({
    matches: isWide,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    // MUI still uses the old API.
    addListener: () => {},
    removeListener: () => {},
  })) as never;
});
afterEach(() => {
  isWide = true;
  delete (window as { matchMedia?: unknown }).matchMedia;
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const builtPath = routeTable.find((entry) => entry.layout !== 'none' && entry.load)?.path ?? '/login';
const menus = [
  buildMenuEntry({ name: 'one', path: builtPath, meta: { title: 'titles.backRecord', icon: 'list' } }),
  buildMenuEntry({
    name: 'batchBack',
    path: '/batchBack',
    meta: { title: 'titles.batchBack', icon: 'batch' },
  }),
  buildMenuEntry({ name: 'secret', path: builtPath, hidden: true, meta: { title: 'titles.ei', icon: '' } }),
];

function drawSidebar() {
  const view = render(
    <>
      <Address />
      <SidebarLayout>
        <h1>The content</h1>
      </SidebarLayout>
    </>,
    { route: '/backRecord/detail?id=1' },
  );
  const userInfo = buildUserInfo({ nickName: 'Li Wei' });
  return { ...view, userInfo };
}

async function open(view: ReturnType<typeof drawSidebar>) {
  await waitFor(() => {
    view.store.dispatch(sessionOpened({ kind: 'login', userInfo: view.userInfo }));
    view.store.dispatch(menusLoaded(menus));
  });
  return view;
}

it('the menu, the account and the way down; axe finds nothing', async () => {
  const { container } = await open(drawSidebar());
  const nav = await screen.findByRole('navigation', { name: 'Main menu' });
  const names = within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual(['Records', 'Batch order']);
  expect(screen.getByRole('button', { name: 'Account in use: Example Trading, Owner' })).toBeInTheDocument();
  const trail = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('listitem');
  expect(trail.map((step) => step.textContent)).toEqual(['Records', 'Record']);
  expect(trail.at(-1)).toHaveAttribute('aria-current', 'page');
  await expectNoAxeFaults(container);
});

it('the drawer collapses to icons, and stays so', async () => {
  const view = await open(drawSidebar());
  await view.user.click(await screen.findByRole('button', { name: 'Collapse menu' }));
  expect(await screen.findByRole('link', { name: 'Records', description: 'Records' })).toBeInTheDocument();
  view.unmount();
  await open(drawSidebar());
  expect(await screen.findByRole('button', { name: 'Expand menu' })).toBeInTheDocument();
});

it('in a narrow window the menu opens over the content', async () => {
  isWide = false;
  const { user } = await open(drawSidebar());
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
  expect(within(drawer).getByRole('link', { name: 'Records' })).toBeInTheDocument();
  await expectNoAxeFaults(drawer);
});

it('the first stop of the keyboard leads to the content', async () => {
  const { user } = await open(drawSidebar());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('signing out: the login state is replaced and /login is shown', async () => {
  gateway.answer({ logout: { token: '', userInfo: {}, sideBarMenus: [] } });
  const { user, store } = await open(drawSidebar());
  await user.click(await screen.findByRole('button', { name: 'Your account: Li Wei' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(store.getState().auth.token).toBe(''));
  expect(gateway.bodies('logout')).toEqual([{ loginType: 'password', username: 'owner01' }]);
  await waitFor(() => expect(window.location.hash).toBe('#/login'));
});

it('a failed sign-out keeps the session and says so', async () => {
  gateway.answer({ logout: cut });
  const { user, store, userInfo } = await open(drawSidebar());
  await user.click(await screen.findByRole('button', { name: 'Your account: Li Wei' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByText(/You are still signed in/)).toBeInTheDocument();
  expect(store.getState().auth.token).toBe(userInfo.sToken);
});

it('another session in another tab: the screen stays and a reload is offered', async () => {
  const { store } = await open(drawSidebar());
  await waitFor(() => {
    store.dispatch(sessionChangedElsewhere({ change: 'replaced', token: 'other' }));
  });
  expect(await screen.findByText('This tab’s session was replaced in another tab')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The content' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
});

it('the slim bar has a way back, a language and a theme', async () => {
  const { user, container } = render(
    <SlimLayout>
      <h1>The report</h1>
    </SlimLayout>,
    { route: '/reportDetail?id=1' },
  );
  expect(screen.getByRole('link', { name: 'Records' })).toHaveAttribute('href', '#/backRecord');
  await user.click(screen.getByRole('button', { name: 'Theme: Same as the device' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  await expectNoAxeFaults(container);
  await user.click(screen.getByRole('button', { name: '简体中文' }));
  expect(await screen.findByRole('link', { name: '背调记录' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('zh-CN');
  await act(() => changeLanguage('en'));
  expect(screen.getByRole('link', { name: 'Records' })).toBeInTheDocument();
});
