import { screen, waitFor } from '@testing-library/react';
import { md5 } from 'js-md5';
import { Route, Routes } from 'react-router-dom';
import { CODE } from '@probity/contract/codeNames';
import { codes } from '@probity/contract/codes';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { RegisterPage } from './RegisterPage';

const gateway = fakeGateway({ querySphereConfig: {} });

beforeAll(() => loadPhrases('auth', 'register'));

const open = (userInfo?: ReturnType<typeof buildUserInfo>) =>
  render(
    <Routes>
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/ei" element={<p>enterprise information</p>} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { route: '/register', userInfo },
  );
const phone = () => screen.getByLabelText('Phone number');
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Register and continue' });

async function fill(user: ReturnType<typeof open>['user']) {
  await user.type(phone(), ' 13911112222 ');
  await user.type(screen.getByLabelText('Verification code'), '123456');
  await user.type(password(), 'orchid-7-lantern');
}

it('every fault in words at its field, the focus at the first, nothing sent; axe finds nothing', async () => {
  const { user, container } = open();
  await user.type(password(), 'short');
  await user.click(submit());
  expect(phone()).toHaveFocus();
  expect(phone()).toHaveAccessibleDescription('Please enter a phone number!');
  expect(password()).toHaveAccessibleDescription('The password needs at least 8 characters');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to the terms of use first');
  expect(gateway.sent('register')).toEqual([]);
  await expectNoAxeFaults(container);
});

it('the strength of the password is a word, and a hint only', async () => {
  const { user } = open();
  expect(screen.getByText('8 to 64 characters')).toBeInTheDocument();
  await user.type(password(), 'aaaaaaaa');
  expect(screen.getByText('Weak: easy to guess')).toBeInTheDocument();
  await user.type(password(), ' K7-plume & harbour');
  expect(screen.getByText('Strong')).toBeInTheDocument();
});

it('without agreement nothing is sent, and the focus goes to the tick', async () => {
  const { user } = open();
  await fill(user);
  await user.click(submit());
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(gateway.sent('register')).toEqual([]);
});

it('the terms can be read and agreed to; the MD5 goes out, the session opens, /ei is next', async () => {
  gateway.answer({
    register: { sToken: 'granted', expiresIn: 1800, loginType: 'password' },
    loginInfo: buildUserInfo({ sToken: 'granted' }),
  });
  const { user } = open();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Read the terms' }));
  expect(await screen.findByRole('dialog', { name: 'Terms of use' })).toHaveTextContent('Your account');
  await user.click(screen.getByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('checkbox')).toBeChecked();
  await user.click(submit());
  expect(await screen.findByText('enterprise information')).toBeInTheDocument();
  expect(gateway.bodies('register')[0]).toEqual({
    mobile: '13911112222',
    verifyCode: '123456',
    password: md5('orchid-7-lantern'),
    agreed: true,
  });
});

it.each([
  ['WRONG_CODE', 'Verification code'],
  ['PHONE_REGISTERED', 'Phone number'],
] as const)('%s stands at its field and keeps what was typed', async (code, label) => {
  gateway.answer({ register: refuse(code) });
  const { user } = open();
  await fill(user);
  await user.click(screen.getByRole('checkbox'));
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(codes[CODE[code]].en));
  expect(password()).toHaveValue('orchid-7-lantern');
  const signIn = screen.queryByRole('link', { name: 'Sign in with this phone instead' });
  expect(signIn === null).toBe(code !== 'PHONE_REGISTERED');
});

it('a reload while the code is under way keeps the phone it went to; an account made of it forgets it', async () => {
  gateway.answer({
    sendVerifyCode: { interval: 60, expiresIn: 300 },
    register: { sToken: 'granted', expiresIn: 1800, loginType: 'password' },
    loginInfo: buildUserInfo({ sToken: 'granted' }),
  });
  const first = open();
  await first.user.type(phone(), '13911112222');
  await first.user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: /Send again in/ });
  first.unmount();
  const { user } = open();
  expect(phone()).toHaveValue('13911112222');
  expect(screen.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  await user.type(screen.getByLabelText('Verification code'), '123456');
  await user.type(password(), 'orchid-7-lantern');
  await user.click(screen.getByRole('checkbox'));
  await user.click(submit());
  expect(await screen.findByText('enterprise information')).toBeInTheDocument();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('13911112222');
});

it('a common password is refused in the gateway’s words at the field', async () => {
  const msg = 'This password is too common. Please choose another';
  gateway.answer({ register: refuse('FIELDS_WRONG', { fields: [{ path: 'password', msg }] }) });
  const { user } = open();
  await fill(user);
  await user.click(screen.getByRole('checkbox'));
  await user.click(submit());
  await waitFor(() => expect(password()).toHaveAccessibleDescription(msg));
});

it('who is signed in already has no use for it', async () => {
  open(buildUserInfo());
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});
