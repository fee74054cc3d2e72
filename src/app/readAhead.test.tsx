import { act, screen, waitFor } from '@testing-library/react';
import { sessionOpened } from '../session/sessionActions';
import { after } from '../test/answers';
import { buildUserInfo } from '../test/factories';
import { fakeGateway } from '../test/fakeGateway';
import { buildSummary } from '../test/homeSummary';
import { render } from '../test/render';
import { AppRoutes } from './routing/AppRoutes';
import { entryOf } from './routing/fromParameter';
import { loadScreen } from './routing/loadScreen';

// Home is what a sign-in opens. Its screen is there: it is fetched while somebody types (GuestGate).

const owner = buildUserInfo({ permissions: ['home.read', 'check.read'] });
const gateway = fakeGateway();
const home = entryOf('/homePage')!;
const asked = () => gateway.sent('homeSummary');

const open = (userInfo = owner) => sessionOpened({ kind: 'login', userInfo });

beforeAll(() => loadScreen(home));

it('with the session opened home is asked for at once, before anything of it is drawn, and once only', async () => {
  gateway.answer({ homeSummary: after(200, buildSummary()) });
  const { store } = render(<p>sign-in</p>, { route: '/login' });
  act(() => void store.dispatch(open()));
  await waitFor(() => expect(asked()).toHaveLength(1));
});

it('the home that is drawn meanwhile takes that reply', async () => {
  gateway.answer({ homeSummary: after(1500, buildSummary()), loginInfo: owner });
  const { store } = render(<AppRoutes />, { route: '/login' });
  await act(async () => {
    store.dispatch(open());
    await Promise.resolve();
  });
  expect(await screen.findByText('Zhao Min', {}, { timeout: 5000 })).toBeInTheDocument();
  expect(asked()).toHaveLength(1);
});

it.each([
  ['without the right to read it', '/login', buildUserInfo({ permissions: ['check.read'] })],
  [
    'for who starts in the queue',
    '/login',
    buildUserInfo({ permissions: ['home.read', 'certification.decide'] }),
  ],
  ['for who comes back to another screen', '/login?from=/backRecord', owner],
  ['where nobody has just signed in', '/register', owner],
])('nothing is asked for %s', async (_name, route, userInfo) => {
  const { store } = render(<p>sign-in</p>, { route });
  act(() => void store.dispatch(open(userInfo)));
  await gateway.idle();
  expect(asked()).toHaveLength(0);
});
