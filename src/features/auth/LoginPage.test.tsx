import { act, screen, waitFor, within } from '@testing-library/react';
import { md5 } from 'js-md5';
import { CODE } from '@probity/contract/codeNames';
import { codes } from '@probity/contract/codes';
import { changeLanguage, loadPhrases } from '../../i18n/i18n';
import { readContent } from '../../lib/storage';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { cut, refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { writeLoginMemory } from './loginMemory';
import { renderLogin } from '../../test/renderLogin';

const gateway = fakeGateway({ querySphereConfig: {} });

beforeAll(() => loadPhrases('auth'));
const phone = () => screen.getByLabelText('Phone number');
const passwordField = () => screen.getByLabelText('Password', { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Sign in' });

async function signInByPassword(user: ReturnType<typeof renderLogin>['user']) {
  await user.type(phone(), ' 13800000001 ');
  await user.type(passwordField(), 'probity-demo-1{Enter}');
}

it("specification, section 5: 'Please enter a phone number!', and the focus goes to the first fault", async () => {
  const { user } = renderLogin();
  await user.click(submit());
  expect(phone()).toHaveAccessibleDescription('Please enter a phone number!');
  expect(phone()).toHaveFocus();
  expect(passwordField()).toHaveAccessibleDescription('Please enter a password');
  await user.type(phone(), '2380000');
  expect(phone()).toHaveAccessibleDescription('Please enter a valid phone number');
  expect(gateway.sent('login')).toEqual([]);
});

it('whose role changed is told so, and nobody else', async () => {
  const { unmount } = renderLogin('/login?from=%2FbackRecord&ended=role');
  expect(await screen.findByText(/^Your role in the account was changed/)).toBeInTheDocument();
  await expectNoAxeFaults();
  unmount();
  renderLogin('/login?from=%2FbackRecord');
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.queryByText(/^Your role/)).not.toBeInTheDocument();
});

it('by password: MD5 and the client marker go out, the session opens, and `from` is where it goes', async () => {
  gateway.answer({
    login: { sToken: 'granted', expiresIn: 1800, loginType: 'password' },
    loginInfo: buildUserInfo({ sToken: 'granted' }),
  });
  const { user, store } = renderLogin('/login?from=%2FbackRecord');
  await signInByPassword(user);
  expect(await screen.findByTestId('address')).toBeInTheDocument();
  expect(gateway.bodies('login')[0]).toEqual({
    loginType: 'password',
    mobile: '13800000001',
    password: md5('probity-demo-1'),
    clientType: 'ENT_WEB',
  });
  expect(store.getState().auth.token).toBe('granted');
});

it('1001 stands at the password; the form keeps what was typed', async () => {
  gateway.answer({ login: refuse('WRONG_PASSWORD') });
  const { user } = renderLogin();
  await signInByPassword(user);
  const password = passwordField();
  await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect account or password'));
  expect(password).toHaveFocus();
  expect(password).toHaveValue('probity-demo-1');
});

it('1002 says how long it is paused, and counts', async () => {
  gateway.answer({ login: refuse('PASSWORD_LOCKED', { retryAfter: 599 }, { minutes: 10 }) });
  const { user, container } = renderLogin();
  await signInByPassword(user);
  expect(await within(container).findByText(/You can try again in 9 min 5\d s\./)).toBeInTheDocument();
});

it('1002 counts on after a reload, on both tabs; the phone stands in no storage and in no address', async () => {
  gateway.answer({ login: refuse('PASSWORD_LOCKED', { retryAfter: 599 }, { minutes: 10 }) });
  const { user, container, unmount } = renderLogin();
  await signInByPassword(user);
  await within(container).findByText(/You can try again in 9 min 5\d s\./);
  unmount();
  expect(window.location.href + JSON.stringify(window.sessionStorage)).not.toContain('13800000001');
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const again = renderLogin();
  expect(await within(again.container).findByText(/You can try again in 8 min [345]\d s\./)).toBeVisible();
  await again.user.click(screen.getByRole('tab', { name: /SMS/ }));
  expect(await within(again.container).findByText(/You can try again in 8 min/)).toBeVisible();
  again.unmount();
  now.mockReturnValue(Date.now() + 600_000);
  const later = renderLogin();
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(within(later.container).queryByText(/try again/)).not.toBeInTheDocument();
  now.mockRestore();
});

it('1007 of a network says how long and that SMS goes on; a new password would not help', async () => {
  gateway.answer({ login: refuse('TOO_MANY_REQUESTS', { retryAfter: 360 }) });
  const { user, container } = renderLogin();
  await signInByPassword(user);
  const fault = await within(container).findByText(
    /again in (6 min|5 min 5\d s)\. Somebody on this network .* SMS code/,
  );
  expect(fault).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Set a new password' })).toBeNull();
});

it('1003 says whom to ask', async () => {
  gateway.answer({ login: refuse('ACCOUNT_DISABLED') });
  const { user } = renderLogin();
  await signInByPassword(user);
  expect(await screen.findByText(/Ask the owner of your account/)).toBeInTheDocument();
});

it('a loginInfo that does not answer keeps the session and can be asked again', async () => {
  gateway.answer({ login: { sToken: 'granted', expiresIn: 1800, loginType: 'password' }, loginInfo: cut });
  const { user } = renderLogin();
  await signInByPassword(user);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer({ loginInfo: buildUserInfo({ sToken: 'granted' }) });
  await user.click(retry);
  expect(await screen.findByTestId('address')).toBeInTheDocument();
});

it('a loginInfo that does not answer is no dead end either when another tab is looked at', async () => {
  gateway.answer({ login: { sToken: 'granted', expiresIn: 1800, loginType: 'password' }, loginInfo: cut });
  const { user } = renderLogin();
  await signInByPassword(user);
  await screen.findByRole('button', { name: 'Try again' });
  await user.click(screen.getByRole('tab', { name: 'Visitor' }));
  await user.click(screen.getByRole('tab', { name: 'Password' }));
  expect(submit()).toBeEnabled();
});

it('by SMS: the code is sent once a minute, also after a reload, and no password goes out', async () => {
  gateway.answer({ sendVerifyCode: { interval: 60, expiresIn: 300 }, login: refuse('WRONG_CODE') });
  const { user, unmount } = renderLogin();
  await user.click(screen.getByRole('tab', { name: 'SMS code' }));
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  expect(phone()).toHaveAccessibleDescription('Please enter a phone number!');
  await user.type(phone(), '13800000001');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('button', { name: /Send again in (60|5\d) s/ })).toBeDisabled();
  expect(screen.getByText(/If 138 0000 0001 has an account, a code is on its way/)).toBeInTheDocument();
  expect(gateway.bodies('sendVerifyCode')[0]).toEqual({ mobile: '13800000001', scene: 'login' });
  await user.type(screen.getByLabelText('Verification code'), '123456{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Verification code')).toHaveAccessibleDescription(codes[CODE.WRONG_CODE].en),
  );
  expect(gateway.bodies('login')[0]).toEqual({
    loginType: 'sms',
    mobile: '13800000001',
    verifyCode: '123456',
    clientType: 'ENT_WEB',
  });
  unmount();
  renderLogin();
  // The phone was not to be remembered, but the code under way to it belongs to this tab.
  expect(await screen.findByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
  expect(phone()).toHaveValue('13800000001');
  expect(readContent('probity-login')).toBeUndefined();
});

it('remembers the way that signed in, the phone only when asked, the password never; nothing of a refusal', async () => {
  gateway.answer({ login: refuse('WRONG_PASSWORD'), loginInfo: buildUserInfo({ sToken: 'granted' }) });
  const { user, unmount } = renderLogin();
  await user.click(screen.getByLabelText('Keep my phone number'));
  await signInByPassword(user);
  await waitFor(() => expect(passwordField()).toHaveAccessibleDescription(codes[CODE.WRONG_PASSWORD].en));
  expect(readContent('probity-login')).toBeUndefined();
  gateway.answer({ login: { sToken: 'granted', expiresIn: 1800, loginType: 'password' } });
  await user.click(submit());
  await screen.findByTestId('address');
  expect(readContent('probity-login')).toEqual({ way: 'password', mobile: '13800000001' });
  unmount();
  window.localStorage.removeItem('probity-magic-token');
  writeLoginMemory({ way: 'sms', mobile: '13800000001' });
  renderLogin();
  expect(screen.getByRole('tab', { name: 'SMS code' })).toHaveAttribute('aria-selected', 'true');
  expect(phone()).toHaveValue('13800000001');
  expect(JSON.stringify(window.localStorage)).not.toContain('probity-demo-1');
});

it('a code that has served leaves no phone behind that was not to be kept', async () => {
  gateway.answer({
    sendVerifyCode: { interval: 60, expiresIn: 300 },
    login: { sToken: 'granted', expiresIn: 1800, loginType: 'sms' },
    loginInfo: buildUserInfo({ sToken: 'granted' }),
  });
  const { user } = renderLogin();
  await user.click(screen.getByRole('tab', { name: 'SMS code' }));
  await user.type(phone(), '13800000001');
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: /Send again in/ });
  await user.type(screen.getByLabelText('Verification code'), '123456{Enter}');
  await screen.findByTestId('address');
  expect(readContent('probity-login')).toEqual({ way: 'sms', mobile: '' });
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('13800000001');
});

it('tabs by keyboard: one stop, arrows move and choose', async () => {
  const { user } = renderLogin();
  act(() => screen.getByRole('tab', { name: 'Password' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'SMS code' })).toHaveFocus();
  expect(await screen.findByLabelText('Verification code')).toBeInTheDocument();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tabpanel', { name: 'Password' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'SMS code' })).toHaveAttribute('tabindex', '-1');
});

it('what was typed stays while another tab is looked at', async () => {
  const { user } = renderLogin();
  await user.type(phone(), '13800000001');
  await user.type(passwordField(), 'probity-demo-1');
  await user.click(screen.getByRole('tab', { name: 'Visitor' }));
  expect(await screen.findByRole('button', { name: 'Confirm and open' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Password' }));
  expect(phone()).toHaveValue('13800000001');
  expect(passwordField()).toHaveValue('probity-demo-1');
});

it('the customer phone is the literal {phone} when the settings carry none; axe finds nothing', async () => {
  const { container } = renderLogin();
  expect((await screen.findAllByText('Customer service {phone}')).length).toBeGreaterThan(0);
  await expectNoAxeFaults(container);
});

it('in Chinese', async () => {
  const { unmount } = renderLogin();
  await act(() => changeLanguage('zh-CN'));
  expect(screen.getByRole('button', { name: '登录' })).toBeInTheDocument();
  unmount();
  await act(() => changeLanguage('en'));
});
