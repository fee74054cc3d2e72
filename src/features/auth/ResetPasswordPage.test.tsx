import { act, screen, waitFor } from '@testing-library/react';
import { md5 } from 'js-md5';
import { Route, Routes, useLocation } from 'react-router-dom';
import { CODE } from '@probity/contract/codeNames';
import { codes } from '@probity/contract/codes';
import { loadPhrases } from '../../i18n/i18n';
import { readContent } from '../../lib/storage';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { cut, refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { ResetPasswordPage } from './ResetPasswordPage';

const gateway = fakeGateway({
  querySphereConfig: {},
  sendVerifyCode: { interval: 60, expiresIn: 300 },
  resetPassword: null,
});

beforeAll(() => loadPhrases('auth', 'reset'));

function Elsewhere() {
  const { pathname, state } = useLocation();
  return <p data-testid="address">{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function renderReset(userInfo?: ReturnType<typeof buildUserInfo>) {
  return render(
    <Routes>
      <Route path="/resetPassword" element={<ResetPasswordPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { route: '/resetPassword', userInfo },
  );
}
const password = () => screen.getByLabelText('New password', { selector: 'input' });
const code = () => screen.getByLabelText('Verification code');

async function fill(user: ReturnType<typeof renderReset>['user'], chosen = 'orchid-7-lantern') {
  await user.type(screen.getByLabelText('Phone number'), ' 13800000002 ');
  await user.type(code(), '123456');
  await user.type(password(), chosen);
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
}

it('phone, code, new password; then the sign-in with the phone filled in', async () => {
  const { user, container } = renderReset();
  await expectNoAxeFaults(container);
  await user.type(screen.getByLabelText('Phone number'), '13800000002');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText(/If 138 0000 0002 has an account/)).toBeInTheDocument();
  expect(gateway.bodies('sendVerifyCode')[0]).toEqual({ mobile: '13800000002', scene: 'reset' });
  await user.clear(screen.getByLabelText('Phone number'));
  await fill(user);
  expect(await screen.findByTestId('address')).toHaveTextContent('/login {"mobile":"13800000002"}');
  expect(gateway.bodies('resetPassword')[0]).toEqual({
    mobile: '13800000002',
    verifyCode: '123456',
    password: md5('orchid-7-lantern'),
  });
  expect(await screen.findByText(/all devices are signed out/)).toBeInTheDocument();
  expect(readContent('probity-login')).toEqual({ way: 'password', mobile: '' });
  expect(gateway.sent('logout')).toEqual([]);
});

it('the strength is told while typing, and pasting is allowed', async () => {
  const { user } = renderReset();
  await user.type(password(), 'abc');
  expect(screen.getByText('Weak: easy to guess')).toBeInTheDocument();
  await user.clear(password());
  await user.click(password());
  await user.paste('a long sentence nobody has said before');
  expect(password()).toHaveValue('a long sentence nobody has said before');
  expect(screen.getByText('Strong')).toBeInTheDocument();
});

it('faults of the form stand at their fields, the first has the focus, and nothing is sent', async () => {
  const { user, container } = renderReset();
  await user.type(password(), 'short');
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('Please enter a phone number!');
  expect(screen.getByLabelText('Phone number')).toHaveFocus();
  expect(code()).toHaveAccessibleDescription('Please enter the verification code');
  expect(password()).toBeInvalid();
  expect(gateway.sent('resetPassword')).toEqual([]);
  await expectNoAxeFaults(container);
});

it('1004 (also of a phone nobody has) stands at the code, and what was typed stays', async () => {
  gateway.answer({ resetPassword: refuse('WRONG_CODE') });
  const { user } = renderReset();
  await fill(user);
  await waitFor(() => expect(code()).toHaveAccessibleDescription(codes[CODE.WRONG_CODE].en));
  expect(code()).toHaveFocus();
  expect(password()).toHaveValue('orchid-7-lantern');
});

it('a password that the gateway refuses is told at the password', async () => {
  const msg = 'This password is too common. Please choose another';
  gateway.answer({ resetPassword: refuse('FIELDS_WRONG', { fields: [{ path: 'password', msg }] }) });
  const { user } = renderReset();
  await fill(user, 'password123');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(msg));
  expect(password()).toHaveFocus();
});

it('a gateway that does not answer is told above the button', async () => {
  gateway.answer({ resetPassword: cut });
  const { user, container } = renderReset();
  await fill(user);
  expect(await screen.findByText('The password could not be set')).toBeInTheDocument();
  await act(() => expectNoAxeFaults(container));
});

it('who was signed in here is signed out: the session in this browser has ended with all others', async () => {
  gateway.answer({ logout: refuse('SESSION_INVALID') });
  const { user, store } = renderReset(buildUserInfo());
  await fill(user);
  expect(await screen.findByTestId('address')).toBeInTheDocument();
  expect(store.getState().auth.token ?? '').toBe('');
  expect(window.localStorage.getItem('probity-magic-token')).toBeNull();
  expect(screen.queryByText(/log in again/)).not.toBeInTheDocument();
});

it('the present password is refused at its field, and the spent code at its own; nothing typed is lost', async () => {
  const fields = [
    { path: 'password', msg: 'This is your current password' },
    { path: 'verifyCode', msg: 'This code has been used' },
  ];
  gateway.answer({ resetPassword: refuse('FIELDS_WRONG', { fields }) });
  const { user } = renderReset();
  await fill(user);
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/This is your current password/));
  expect(password()).toHaveFocus();
  expect(code()).toHaveAccessibleDescription(/This code has been used/);
  expect(password()).toHaveValue('orchid-7-lantern');
  expect(screen.getByLabelText('Phone number')).toHaveValue(' 13800000002 ');
});
