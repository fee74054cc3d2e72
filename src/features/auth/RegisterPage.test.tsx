import { screen, waitFor } from '@testing-library/react';
import { md5 } from 'js-md5';
import { Route, Routes } from 'react-router-dom';
import { codes } from '../../../contract/codes';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { envelope, startFakeGateway, type FakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { RegisterPage } from './RegisterPage';

const REGISTER = '/gateway/bd/base/user/register';
const LOGIN_INFO = '/gateway/bd/base/user/loginInfo';
const SEND_CODE = '/gateway/bd/base/sms/sendVerifyCode';
const SPHERE = '/gateway/bd/base/data/querySphereConfig';
let gateway: FakeGateway;

beforeAll(() => loadPhrases('auth', 'register'));
beforeEach(async () => {
  gateway = await startFakeGateway();
  gateway.on(SPHERE, envelope(0, '', {}));
});
afterEach(() => gateway.stop());

const open = (userInfo?: ReturnType<typeof buildUserInfo>) =>
  render(
    <Routes>
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/ei" element={<p>enterprise information</p>} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { route: '/register', userInfo },
  );
const sent = () => gateway.calls.filter((call) => call.path === REGISTER);
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
  expect(sent()).toHaveLength(0);
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
  expect(sent()).toHaveLength(0);
});

it('the terms can be read and agreed to; the MD5 goes out, the session opens, /ei is next', async () => {
  gateway.on(REGISTER, envelope(0, '', { sToken: 'granted', expiresIn: 1800, loginType: 'password' }));
  gateway.on(LOGIN_INFO, envelope(0, '', buildUserInfo({ sToken: 'granted' })));
  const { user } = open();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Read the terms' }));
  expect(await screen.findByRole('dialog', { name: 'Terms of use' })).toHaveTextContent('Your account');
  await user.click(screen.getByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('checkbox')).toBeChecked();
  await user.click(submit());
  expect(await screen.findByText('enterprise information')).toBeInTheDocument();
  expect(JSON.parse(sent()[0]!.body.toString())).toEqual({
    mobile: '13911112222',
    verifyCode: '123456',
    password: md5('orchid-7-lantern'),
    agreed: true,
  });
});

it.each([
  [1004, 'Verification code', codes['1004'].en],
  [1008, 'Phone number', codes['1008'].en],
] as const)('%i stands at its field and keeps what was typed', async (code, label, words) => {
  gateway.on(REGISTER, envelope(code, words));
  const { user } = open();
  await fill(user);
  await user.click(screen.getByRole('checkbox'));
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
  expect(password()).toHaveValue('orchid-7-lantern');
  const signIn = screen.queryByRole('link', { name: 'Sign in with this phone instead' });
  expect(signIn === null).toBe(code !== 1008);
});

it('a reload while the code is under way keeps the phone it went to; an account made of it forgets it', async () => {
  gateway.on(SEND_CODE, envelope(0, '', { interval: 60, expiresIn: 300 }));
  gateway.on(REGISTER, envelope(0, '', { sToken: 'granted', expiresIn: 1800, loginType: 'password' }));
  gateway.on(LOGIN_INFO, envelope(0, '', buildUserInfo({ sToken: 'granted' })));
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
  const msg = 'This password is among the most used ones. Please choose another';
  gateway.on(REGISTER, envelope(1000, 'Please check: password', { fields: [{ path: 'password', msg }] }));
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
