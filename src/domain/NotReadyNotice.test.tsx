import { screen, waitFor } from '@testing-library/react';
import { loadPhrases } from '../i18n/i18n';
import { buildUserInfo, type AuthStatus } from '../test/factories';
import { fakeGateway } from '../test/fakeGateway';
import { render } from '../test/render';
import { NotReadyNotice } from './NotReadyNotice';

const gateway = fakeGateway();

beforeAll(() => loadPhrases('notReady'));

const person = (authStatus: AuthStatus, permissions: string[]) =>
  buildUserInfo({ enterprise: { name: 'Example', authStatus, closing: null }, permissions });
function open(userInfo: ReturnType<typeof buildUserInfo>) {
  gateway.answer({ loginInfo: userInfo });
  return render(<NotReadyNotice />, { userInfo });
}

it.each([
  [0, 'Verify it now', '#/ei'],
  [1, 'See its status', '#/enterSuccess'],
  [2, 'Read and sign it', '#/serviceContract'],
  [3, 'Read why and correct it', '#/enterSuccess'],
] as const)('status %i leads whoever may see to it to what helps', async (status, name, href) => {
  open(person(status, ['enterprise.manage']));
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

it('who may not see to it is told whom to ask', async () => {
  open(person(0, ['check.order']));
  expect(await screen.findByText(/An owner or administrator/)).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

it('asks anew, as the enterprise may have been verified since', async () => {
  gateway.answer({ loginInfo: person(2, []) });
  const { store } = render(<NotReadyNotice />, { userInfo: person(1, []) });
  await waitFor(() => expect(store.getState().auth.userInfo.enterprise?.authStatus).toBe(2));
});
