import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { menusLoaded, sessionOpened } from '../../session/sessionActions';
import { useUnsavedInput } from '../../lib/unsavedInput';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { refuse, type DataOf } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { useAppSelector } from '../hooks';
import { setNavigate } from '../routing/navigation';
import { AccountSwitch } from './AccountSwitch';
import { ActingBanner } from './ActingBanner';

const gateway = fakeGateway();
let routes: string[];

beforeEach(() => {
  routes = [];
  setNavigate(((to: string) => void routes.push(to)) as never);
});
afterEach(() => {
  setNavigate(undefined);
});

type Account = DataOf<'listRelatedMains'>[number];

const account = (n: number, more: Partial<Account> = {}): Account => ({
  mainId: `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  mainName: `Company ${n}`,
  username: 'demo',
  roleName: 'Owner',
  authStatus: 2,
  current: false,
  disabled: false,
  ...more,
});

/** The frame of one account, which goes with it. */
function Frame() {
  const account = useAppSelector((state) => state.auth.userInfo.mainId);
  return <AccountSwitch key={account} />;
}

function Unsaved({ isDirty }: { isDirty: boolean }) {
  useUnsavedInput(isDirty);
  useEffect(() => {}, []);
  return null;
}

async function draw({ isDirty = false, user: overrides = {} } = {}) {
  const view = render(
    <>
      <Frame />
      <ActingBanner />
      <Unsaved isDirty={isDirty} />
    </>,
  );
  const userInfo = buildUserInfo({ mainId: account(1).mainId, mainName: 'Company 1', ...overrides });
  await act(async () => {
    view.store.dispatch(sessionOpened({ kind: 'login', userInfo }));
    view.store.dispatch(menusLoaded([]));
  });
  return view;
}

const openMenu = async (user: Awaited<ReturnType<typeof draw>>['user']) => {
  await user.click(screen.getByRole('button', { name: /^Account in use/ }));
  await screen.findByRole('dialog', { name: 'Switch account' });
};

/** Chosen in the menu: the second of two accounts. */
async function switched() {
  gateway.answer({
    listRelatedMains: [account(1, { current: true }), account(2)],
    changeLogin: { sToken: 'token-of-2', expiresIn: 43200, loginType: 'password' },
  });
  const view = await draw();
  await openMenu(view.user);
  await view.user.click(await screen.findByRole('button', { name: /Company 2/ }));
  await waitFor(() => expect(routes).toEqual(['/homePage']));
  return view;
}

it('lists the accounts; the present, disabled and unverified ones are marked; axe finds nothing', async () => {
  gateway.answer({
    listRelatedMains: [
      account(1, { current: true }),
      account(2, { disabled: true }),
      account(3, { authStatus: 3 }),
      account(4),
    ],
  });
  const { user } = await draw();
  await openMenu(user);
  expect(await screen.findByRole('button', { name: /Company 1/, current: true })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Company 2.*Disabled/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Company 3.*Not verified/ })).toBeEnabled();
  await expectNoAxeFaults();
});

it('choosing one: changeLogin with its id, the new token is used, and the home page is drawn', async () => {
  const { store } = await switched();
  expect(gateway.bodies('changeLogin')).toEqual([{ mainId: account(2).mainId }]);
  expect(store.getState().auth.token).toBe('token-of-2');
});

it('after a switch the keyboard goes on at the account now in use', async () => {
  const { store } = await switched();
  const userInfo = buildUserInfo({ mainId: account(2).mainId, mainName: 'Company 2' });
  await act(async () => {
    store.dispatch(sessionOpened({ kind: 'login', userInfo }));
  });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Account in use: Company 2/ })).toHaveFocus(),
  );
});

it('a refused switch says why and leaves everything as it was', async () => {
  gateway.answer({
    listRelatedMains: [account(1, { current: true }), account(2)],
    changeLogin: refuse('CANNOT_SWITCH'),
  });
  const { user, store } = await draw();
  const before = store.getState().auth.token;
  await openMenu(user);
  await user.click(await screen.findByRole('button', { name: /Company 2/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Company 2/ })).toBeEnabled());
  expect(routes).toEqual([]);
  expect(store.getState().auth.token).toBe(before);
});

it('unsaved input is asked for first', async () => {
  gateway.answer({
    listRelatedMains: [account(1, { current: true }), account(2)],
    changeLogin: { sToken: 'token-of-2', expiresIn: 43200, loginType: 'password' },
  });
  const { user } = await draw({ isDirty: true });
  await openMenu(user);
  await user.click(await screen.findByRole('button', { name: /Company 2/ }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  expect(routes).toEqual([]);
  const buttons = screen.getAllByRole('button', { name: 'Switch account' });
  await user.click(buttons.at(-1)!);
  await waitFor(() => expect(routes).toEqual(['/homePage']));
});

it('of hundreds the first are listed and the rest is found by name', async () => {
  const many = Array.from({ length: 200 }, (_one, index) => account(index + 1, { current: index === 0 }));
  gateway.answer({ listRelatedMains: many });
  const { user } = await draw();
  await openMenu(user);
  expect(await screen.findByText('150 more: search by name.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Search accounts' }), 'company 187');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /Company 187/ })).toHaveFocus();
  await user.clear(screen.getByRole('textbox', { name: 'Search accounts' }));
  await user.type(screen.getByRole('textbox', { name: 'Search accounts' }), 'nobody');
  expect(screen.getByText('No account of this name.')).toBeInTheDocument();
});

it('staff who go from one customer into the next keep the way back to their own account', async () => {
  gateway.answer({
    listRelatedMains: [account(1, { current: true }), account(2)],
    changeLogin: { sToken: 'token-of-2', expiresIn: 43200, loginType: 'password' },
  });
  const note = JSON.stringify({
    type: '',
    content: { mainId: account(9).mainId, mainName: 'Platform' },
    timestamp: 1,
  });
  window.localStorage.setItem('probity-came-from', note);
  const { user } = await draw({ user: { roles: ['support'], userType: 'staff' } });
  await openMenu(user);
  await user.click(await screen.findByRole('button', { name: /Company 2/ }));
  await waitFor(() => expect(routes).toEqual(['/homePage']));
  expect(window.localStorage.getItem('probity-came-from')).toBe(note);
});

it('staff inside a customer’s account are told so, with the way back; nobody else is', async () => {
  gateway.answer({
    listRelatedMains: [account(9, { mainName: 'Platform' }), account(1, { current: true })],
    changeLogin: { sToken: 'back', expiresIn: 43200, loginType: 'password' },
  });
  const { user, unmount } = await draw({ user: { roles: ['support'], userType: 'staff' } });
  expect(screen.getByRole('status')).toHaveTextContent('You act in the account of Company 1');
  expect(screen.getByRole('status')).toHaveTextContent('Choose your own account at the top to leave');
  unmount();
  window.localStorage.setItem(
    'probity-came-from',
    JSON.stringify({ type: '', content: { mainId: account(9).mainId, mainName: 'Platform' }, timestamp: 1 }),
  );
  const again = await draw({ user: { roles: ['support'], userType: 'staff' } });
  await again.user.click(screen.getByRole('button', { name: 'Back to Platform' }));
  await waitFor(() => expect(routes).toEqual(['/homePage']));
  expect(window.localStorage.getItem('probity-came-from')).toBeNull();
  again.unmount();
  await draw({ user: { roles: ['owner'], userType: 'staff' } });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  void user;
});
