import { screen, waitFor } from '@testing-library/react';
import type { Security } from '../../../api/resources/peopleApi';
import { loadPhrases } from '../../../i18n/i18n';
import { hashPassword } from '../../../lib/password';
import { hasUnsavedInput } from '../../../lib/unsavedInput';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { cut, refuse } from '../../../test/answers';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { SecurityTab } from './SecurityTab';

const gateway = fakeGateway(() => ({
  listSessions: [
    buildSession('0190a1b2-0000-7000-8000-00000000000a', true),
    buildSession('0190a1b2-0000-7000-8000-00000000000b', false),
  ],
  listSignIns: { rows: [], nextCursor: null },
}));

const buildSession = (sessionId: string, isCurrent: boolean) => ({
  sessionId,
  isCurrent,
  mainName: 'Example Trading',
  loginType: 'password',
  ip: '192.0.2.1',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
  createdAt: '2026-01-01T00:00:00Z',
  seenAt: '2026-01-01T01:00:00Z',
});

beforeAll(() => loadPhrases('account', 'accountSecurity', 'wechat'));

const show = (security: Partial<Security> = {}) =>
  gateway.answer({
    getSecurity: { mobile: '138****0001', hasPassword: true, wechatBoundAt: null, ...security },
  });
const open = () =>
  render(
    <main>
      <h1>Account</h1>
      <SecurityTab />
    </main>,
    { route: '/businessManage?tab=security', userInfo: buildUserInfo() },
  );

it('ways in, this and another device, an empty history; axe finds nothing', async () => {
  show();
  open();
  expect(await screen.findByText('This device')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign out Chrome · Windows' })).toBeInTheDocument();
  expect(await screen.findByText('Nothing in the last 180 days.')).toBeInTheDocument();
  await expectNoAxeFaults();
});

it('loading shows its shape; a failed load says why and can be tried again', async () => {
  gateway.answer({ getSecurity: cut });
  const { user } = open();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  show();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('138****0001')).toBeInTheDocument();
});

it('a wrong present password is said at its field, a short new one before any call', async () => {
  show();
  gateway.answer({ changePassword: refuse('WRONG_PRESENT_PASSWORD') });
  const { user } = open();
  expect(hasUnsavedInput()).toBe(false);
  await user.type(await screen.findByLabelText('Current password'), 'not mine at all');
  expect(hasUnsavedInput()).toBe(true);
  await user.type(screen.getByLabelText('New password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(screen.getByLabelText('New password')).toHaveFocus();
  expect(gateway.bodies('changePassword')[0]).toBeUndefined();
  await user.type(screen.getByLabelText('New password'), ' but longer now');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
    'The current password is not right',
  );
  expect(gateway.bodies('changePassword')[0]).toEqual({
    oldPassword: hashPassword('not mine at all'),
    password: hashPassword('short but longer now'),
  });
});

it('without a password none is asked for', async () => {
  show({ hasPassword: false });
  gateway.answer({ changePassword: { done: true } });
  const { user } = open();
  await user.type(await screen.findByLabelText('New password'), 'a-first-password-1');
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await waitFor(() =>
    expect(gateway.bodies('changePassword')[0]).toEqual({ password: hashPassword('a-first-password-1') }),
  );
});

it('the phone changes with both codes; nonsense is said at each field', async () => {
  show();
  gateway.answer({ changeMobile: refuse('PHONE_IN_USE') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change phone number' }));
  await user.type(await screen.findByLabelText('Current phone number, in full'), '138****0001');
  await user.click(screen.getByRole('button', { name: 'Change phone number' }));
  expect(screen.getByText('Please enter a valid phone number')).toBeInTheDocument();
  expect(screen.getByLabelText('Current phone number, in full')).toHaveFocus();
  await user.clear(screen.getByLabelText('Current phone number, in full'));
  await user.type(screen.getByLabelText('Current phone number, in full'), '13800000001');
  await user.type(screen.getByLabelText('Code sent to the current phone'), '123456');
  await user.type(screen.getByLabelText('New phone number'), '13900000009');
  await user.type(screen.getByLabelText('Code sent to the new phone'), '654321');
  await user.click(screen.getByRole('button', { name: 'Change phone number' }));
  await waitFor(() => expect(screen.getByLabelText('New phone number')).toHaveFocus());
  expect(gateway.bodies('changeMobile')[0]).toEqual({
    oldVerifyCode: '123456',
    mobile: '13900000009',
    verifyCode: '654321',
  });
});

it('a bound WeChat is unbound after a question', async () => {
  show({ wechatBoundAt: '2026-01-01T00:00:00Z' });
  gateway.answer({ unbindWechat: { done: true } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Unbind WeChat' }));
  expect(await screen.findByText('Unbind WeChat?')).toBeInTheDocument();
  expect(gateway.bodies('unbindWechat')[0]).toBeUndefined();
});

it('a reload while the codes are under way goes on with both phones, for the person whose phone it is', async () => {
  show();
  gateway.answer({ sendVerifyCode: { interval: 60, expiresIn: 300 } });
  const first = open();
  await first.user.click(await screen.findByRole('button', { name: 'Change phone number' }));
  await first.user.type(await screen.findByLabelText('Current phone number, in full'), '13800000001');
  await first.user.click(screen.getAllByRole('button', { name: 'Send code' })[0]!);
  await first.user.type(screen.getByLabelText('New phone number'), '13900000001');
  await first.user.click(await screen.findByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Send again in/ })).toHaveLength(2));
  const saysWhere = () => {
    expect(screen.getByText(/^Sent to 138\*{4}0001, if that is your current phone/)).toBeInTheDocument();
    expect(screen.getByText(/^Sent to 139\*{4}0001: 6 digits/)).toBeInTheDocument();
  };
  saysWhere();
  first.unmount();

  const reloaded = open();
  expect(await screen.findByLabelText('Current phone number, in full')).toHaveValue('13800000001');
  expect(screen.getByLabelText('New phone number')).toHaveValue('13900000001');
  expect(screen.getAllByRole('button', { name: /^Send again in/ })).toHaveLength(2);
  saysWhere();
  reloaded.unmount();

  show({ mobile: '138****0002' });
  const other = open();
  await other.user.click(await screen.findByRole('button', { name: 'Change phone number' }));
  expect(await screen.findByLabelText('Current phone number, in full')).toHaveValue('');
  await other.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/1[39]\d0000000/);
});

it('one’s own number as the new one is said at its field, by the form or by the gateway, and no code is sent', async () => {
  show();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change phone number' }));
  await user.type(await screen.findByLabelText('Current phone number, in full'), '13800000001');
  const next = screen.getByLabelText('New phone number');
  await user.type(next, '138 0000 0001');
  const [, send] = screen.getAllByRole('button', { name: 'Send code' });
  await user.click(send!);
  expect(next).toHaveAccessibleDescription(/You sign in with this number already/);
  expect(next).toHaveFocus();
  expect(gateway.sent('sendVerifyCode')).toEqual([]);
  // The present one is not typed yet: the gateway knows it.
  await user.clear(screen.getByLabelText('Current phone number, in full'));
  gateway.answer({
    sendVerifyCode: refuse('FIELDS_WRONG', { fields: [{ path: 'mobile', msg: 'Yours already' }] }),
  });
  await user.click(send!);
  await waitFor(() => expect(next).toHaveAccessibleDescription(/Yours already/));
});

it('a wrong code of the new phone stands there; the present one’s is good as it was', async () => {
  show();
  gateway.answer({ changeMobile: refuse('WRONG_CODE', { path: 'verifyCode' }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change phone number' }));
  await user.type(await screen.findByLabelText('Current phone number, in full'), '13800000001');
  await user.type(screen.getByLabelText('Code sent to the current phone'), '123456');
  await user.type(screen.getByLabelText('New phone number'), '13900000009');
  await user.type(screen.getByLabelText('Code sent to the new phone'), '654321');
  await user.click(screen.getByRole('button', { name: 'Change phone number' }));
  await waitFor(() => expect(screen.getByLabelText('Code sent to the new phone')).toHaveFocus());
  expect(screen.queryByText('This code has been used. Please ask for another')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Code sent to the current phone')).toHaveValue('123456');
});
