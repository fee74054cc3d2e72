import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Provider, useSelector } from 'react-redux';
import { HashRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { buildUserInfo } from '../test/factories';
import { createTestStore } from '../test/store';
import { sessionEnded, tokenGranted } from './sessionActions';
import { selectToken } from './selectors';
import { storeSession } from './storedSession';
import { useRouteSession } from './useRouteSession';

const seen: string[] = [];
let navigate: NavigateFunction;

function Screen() {
  const token = useSelector(selectToken);
  navigate = useNavigate();
  useEffect(() => void seen.push(token), [token]);
  return <p>{token || 'nobody'}</p>;
}

function Frame() {
  return useRouteSession() ? <Screen /> : <p>crossing</p>;
}

function show(hash: string) {
  window.location.hash = hash;
  const { store } = createTestStore();
  render(
    <Provider store={store}>
      <HashRouter>
        <Frame />
      </HashRouter>
    </Provider>,
  );
  return store;
}

const go = (to: string) => act(async () => void navigate(to));

beforeEach(() => {
  seen.length = 0;
  storeSession('login', buildUserInfo({ sToken: 'login-token' }));
  storeSession('visitor', buildUserInfo({ sToken: 'visitor-token' }));
});

it('crossing between a login route and a visitor route draws the other session, and no screen sees the wrong one', async () => {
  const store = show('#/homePage');
  expect(screen.getByText('login-token')).toBeInTheDocument();
  await go('/candidate?s=abc');
  expect(screen.getByText('visitor-token')).toBeInTheDocument();
  await go('/report?id=1');
  expect(screen.getByText('login-token')).toBeInTheDocument();
  expect(seen).toEqual(['login-token', 'visitor-token', 'login-token']);
  expect(store.getState().session.kind).toBe('login');
});

it('moving within one session keeps the screens', async () => {
  const store = show('#/homePage');
  const { generation } = store.getState().session;
  await go('/backRecord');
  expect(seen).toEqual(['login-token']);
  expect(store.getState().session.generation).toBe(generation);
});

it('a visitor login granted on /login keeps its session until it navigates to what s opens', async () => {
  const store = show('#/login');
  act(() => void store.dispatch(tokenGranted({ kind: 'visitor', token: 'fresh-visitor' })));
  expect(screen.getByText('fresh-visitor')).toBeInTheDocument();
  await go('/candidate?s=abc');
  expect(screen.getByText('fresh-visitor')).toBeInTheDocument();
});

it('a new address ends the silence after a session code', async () => {
  const store = show('#/homePage');
  act(() => void store.dispatch(sessionEnded({ kind: 'login', code: -5, to: '/login', msg: '' })));
  expect(store.getState().session.ending).toBe(true);
  await go('/login');
  expect(store.getState().session.ending).toBe(false);
});
