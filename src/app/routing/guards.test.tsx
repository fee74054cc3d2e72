import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { cut, refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { storeToken } from '../../session/storedSession';
import { useRouteSession } from '../../session/useRouteSession';
import { GuestGate } from './GuestGate';
import { LoginGate } from './LoginGate';
import { RightGate } from './RightGate';
import { VisitorGate } from './VisitorGate';

const gateway = fakeGateway();

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** The gates as AppRoutes arranges them, with words for screens. */
function Gates() {
  const isDrawn = useRouteSession();
  if (!isDrawn) return null;
  return (
    <>
      <Address />
      <Routes>
        <Route path="/login" element={<GuestGate>the login form</GuestGate>} />
        <Route
          path="/reportDetail"
          element={
            <LoginGate>
              <RightGate right="report.read">the report</RightGate>
            </LoginGate>
          }
        />
        <Route path="/homePage" element={<LoginGate>the home page</LoginGate>} />
        <Route path="/candidate" element={<VisitorGate>the consent</VisitorGate>} />
        <Route path="/checkPhone" element="the phone check" />
      </Routes>
    </>
  );
}

const address = () => screen.getByTestId('address').textContent;

it('without a token: /login, and nothing is called', async () => {
  render(<Gates />, { route: '/homePage' });
  expect(await screen.findByText('the login form')).toBeInTheDocument();
  expect(gateway.calls).toEqual([]);
});

it('a token alone draws nothing: loginInfo answers first, then the screen', async () => {
  storeToken('login', 'token-of-owner');
  gateway.answer({ loginInfo: buildUserInfo() });
  const { store } = render(<Gates />, { route: '/homePage' });
  expect(screen.queryByText('the home page')).not.toBeInTheDocument();
  expect(await screen.findByText('the home page')).toBeInTheDocument();
  expect(store.getState().menu.sideBarMenus).toHaveLength(1);
});

it('-5: the session is cleared, one toast, /login', async () => {
  storeToken('login', 'old');
  gateway.answer({ loginInfo: refuse('SESSION_INVALID') });
  const { store } = render(<Gates />, { route: '/homePage' });
  expect(await screen.findByText('the login form')).toBeInTheDocument();
  expect(await screen.findByText('invalid session or expired, please log in again')).toBeInTheDocument();
  expect(address()).toMatch(/^\/login/);
  expect(store.getState().auth.token).toBe('');
});

it('a network fault keeps the session and offers Retry', async () => {
  storeToken('login', 'token-of-owner');
  gateway.answer({ loginInfo: cut });
  const { store, user, container } = render(<Gates />, { route: '/homePage' });
  expect(
    await screen.findByRole('heading', { name: 'Your session could not be checked' }),
  ).toBeInTheDocument();
  await expectNoAxeFaults(container);
  expect(store.getState().auth.token).toBe('token-of-owner');
  gateway.answer({ loginInfo: buildUserInfo() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the home page')).toBeInTheDocument();
});

it('a missing right shows the 403 screen without a call beyond loginInfo', async () => {
  storeToken('login', 'token-of-owner');
  gateway.answer({ loginInfo: buildUserInfo({ roles: ['finance'], permissions: ['home.read'] }) });
  const { container } = render(<Gates />, { route: '/reportDetail?id=1' });
  expect(
    await screen.findByRole('heading', { name: 'You have no access to this screen' }),
  ).toBeInTheDocument();
  expect(
    screen.getByText(
      /Your role Finance does not include it\. An owner or administrator of Example Trading can/,
    ),
  ).toBeInTheDocument();
  expect(gateway.calls.map((call) => call.operationId)).toEqual(['loginInfo']);
  await expectNoAxeFaults(container);
});

it('an owner is not sent to the owner, but to the customer service, by its phone', async () => {
  storeToken('login', 'token-of-owner');
  gateway.answer({
    querySphereConfig: { customerPhone: '400 800' },
    loginInfo: buildUserInfo({ permissions: ['home.read'] }),
  });
  render(<Gates />, { route: '/reportDetail?id=1' });
  expect(await screen.findByText(/Please ask the customer service/)).toBeInTheDocument();
  expect(await screen.findByText(/400 800/)).toBeInTheDocument();
});

it('/login when signed in goes on to the home page', async () => {
  storeToken('login', 'token-of-owner');
  gateway.answer({ loginInfo: buildUserInfo() });
  render(<Gates />, { route: '/login' });
  expect(await screen.findByText('the home page')).toBeInTheDocument();
  expect(address()).toBe('/homePage');
});

it('/login with a token that cannot be checked now shows the form', async () => {
  storeToken('login', 'token-of-owner');
  gateway.answer({ loginInfo: cut });
  render(<Gates />, { route: '/login' });
  expect(await screen.findByText('the login form')).toBeInTheDocument();
});

it('a visitor without a session proves the phone first; s goes along', async () => {
  render(<Gates />, { route: '/candidate?s=a%2Bb' });
  expect(await screen.findByText('the phone check')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/checkPhone?s=a%2Bb'));
});

it('an open screen keeps the session when somebody types after minutes without a call, and only then', async () => {
  const kept = () => gateway.sent('keepSession').length;
  storeToken('login', 'token-of-owner');
  gateway.answer({ loginInfo: buildUserInfo(), keepSession: { done: true } });
  const { user } = render(<Gates />, { route: '/homePage' });
  expect(await screen.findByText('the home page')).toBeInTheDocument();
  const start = Date.now();
  const now = jest.spyOn(Date, 'now');
  await user.keyboard('a');
  expect(kept()).toBe(0);
  now.mockImplementation(() => start + 29 * 60_000);
  await waitFor(async () => {
    await user.keyboard('a');
    expect(kept()).toBe(1);
  });
  await user.keyboard('and on');
  expect(kept()).toBe(1);
  now.mockRestore();
});
