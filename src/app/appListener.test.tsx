import { act, screen, waitFor } from '@testing-library/react';
import { callFailed, saidAtField } from '../api/transport/callFailed';
import { sessionEnded } from '../session/sessionActions';
import { render } from '../test/render';
import { AppRoutes } from './routing/AppRoutes';

it('a failed call is one error toast', async () => {
  const { store } = render(<p>a screen</p>);
  act(() => {
    store.dispatch(callFailed({ kind: 'network', msg: 'backend interface connection abnormal' }));
  });
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
});

it("section 8 of the specification, 'Any other code shows the server msg as an error toast': also where a form shows it, for the twenty calls", async () => {
  const { store } = render(<p>a screen</p>);
  const own = { kind: 'business' as const, code: 2000, msg: 'Said at its field' };
  const base = { kind: 'business' as const, code: 1004, msg: 'Verification code is incorrect' };
  act(() => {
    store.dispatch(callFailed(own));
    store.dispatch(callFailed(base, true));
    saidAtField(own);
    saidAtField(base);
  });
  expect(await screen.findByText(base.msg)).toBeInTheDocument();
  expect(screen.queryByText(own.msg)).not.toBeInTheDocument();
});

it('-6: a warning and /login without a way back', async () => {
  const { store } = render(<AppRoutes />, { route: '/nowhere' });
  act(() => {
    store.dispatch(
      sessionEnded({
        kind: 'login',
        code: -6,
        to: '/login',
        msg: 'current user has no access permission',
        severity: 'warning',
      }),
    );
  });
  expect(await screen.findByText('current user has no access permission')).toBeInTheDocument();
  await waitFor(() => expect(window.location.hash).toBe('#/login'));
  expect(
    await screen.findByText(/^This account is disabled\. Ask an owner or administrator/),
  ).toBeInTheDocument();
});

it('-12: no toast, /checkPhone with s', async () => {
  const { store } = render(<AppRoutes />, { route: '/nowhere' });
  act(() => {
    store.dispatch(sessionEnded({ kind: 'visitor', code: -12, to: '/checkPhone?s=abc', msg: '' }));
  });
  await waitFor(() => expect(window.location.hash).toBe('#/checkPhone?s=abc'));
  expect(document.querySelector('.notistack-Snackbar')).toBeNull();
});

it.each(['/nowhere', '/no/such/screen'])('%s shows the 404 screen', async (route) => {
  render(<AppRoutes />, { route });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeInTheDocument();
  expect(document.title).toBe('Page not found · Probity');
});

it('an address that goes on while the first screen is drawn is the one that is shown', async () => {
  function GoesOn() {
    // Before any effect runs: nobody listens yet.
    window.history.replaceState(null, '', '#/no/such/screen?x=1');
    return null;
  }
  render(
    <>
      <AppRoutes />
      <GoesOn />
    </>,
    { route: '/login' },
  );
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeInTheDocument();
  expect(window.location.hash).toBe('#/no/such/screen?x=1');
});
