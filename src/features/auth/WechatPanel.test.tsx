import { act, screen, waitFor, within } from '@testing-library/react';
import { CODE } from '@probity/contract/codeNames';
import { codes } from '@probity/contract/codes';
import { loadPhrases } from '../../i18n/i18n';
import { readContent } from '../../lib/storage';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { cut, refuse, type DataOf } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import type * as WhileVisible from '../../lib/whileVisible';
import { writeLoginMemory } from './loginMemory';
import { renderLogin } from '../../test/renderLogin';

// The gateway gives whole seconds; a twentieth of one is long enough to wait here.
jest.mock('../../lib/whileVisible', () => {
  const { askWhileVisible } = jest.requireActual<typeof WhileVisible>('../../lib/whileVisible');
  return {
    askWhileVisible: (ask: () => Promise<boolean>, seconds: number) => askWhileVisible(ask, seconds / 20),
  };
});

const login = { sToken: 'granted', expiresIn: 1800, loginType: 'wechat' } as const;
const qr = {
  ticket: 'ticket-of-this-browser',
  qrContent: 'https://p.invalid/wechat/scan?state=x',
  expiresIn: 180,
};
const gateway = fakeGateway(() => ({
  querySphereConfig: {},
  getQrCode: { ...qr, interval: 1 },
  loginInfo: buildUserInfo({ sToken: 'granted' }),
}));

beforeAll(() => loadPhrases('auth', 'wechat'));
beforeEach(() => {
  result({ status: 'waiting' });
  writeLoginMemory({ way: 'wechat', mobile: '' });
});

const result = (data: DataOf<'queryQrResult'>) => gateway.answer({ queryQrResult: data });
const pause = () => new Promise((resolve) => setTimeout(resolve, 250));

/** Polls no more once the state is final. */
async function expectSilence() {
  const asked = gateway.sent('queryQrResult').length;
  await act(pause);
  expect(gateway.sent('queryQrResult')).toHaveLength(asked);
}

it('waiting, scanned, confirmed: signed in, and the way is remembered', async () => {
  const { container, store } = renderLogin();
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeInTheDocument();
  expect(screen.getByText('Scan with WeChat')).toBeInTheDocument();
  await act(() => expectNoAxeFaults(container));
  await waitFor(() => expect(gateway.sent('queryQrResult').length).toBeGreaterThan(1));
  expect(gateway.bodies('queryQrResult')[0]!).toEqual({ ticket: qr.ticket });
  expect(container.innerHTML).not.toContain(qr.ticket);
  // The scan is known before the nickname is.
  result({ status: 'scanned' });
  expect(await screen.findByText('Scanned')).toBeInTheDocument();
  result({ status: 'scanned', nickname: 'anna' });
  expect(await screen.findByText('Scanned by anna')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
  await act(() => expectNoAxeFaults(container));
  result({ status: 'confirmed', nickname: 'anna', login });
  expect(await screen.findByTestId('address')).toBeInTheDocument();
  expect(store.getState().auth.token).toBe('granted');
  expect(readContent('probity-login')).toEqual({ way: 'wechat', mobile: '' });
  await expectSilence();
});

it.each([
  ['canceled', 'You are not signed in'],
  ['expired', codes[CODE.QR_CODE_EXPIRED].en],
] as const)('%s: says so, stops asking, and offers a new code', async (status, title) => {
  result({ status });
  const { user, container } = renderLogin();
  expect(await screen.findByText(title)).toBeInTheDocument();
  await act(() => expectNoAxeFaults(container));
  await expectSilence();
  result({ status: 'waiting' });
  await user.click(screen.getByRole('button', { name: 'New code' }));
  expect(await screen.findByText('Scan with WeChat')).toBeInTheDocument();
  expect(gateway.sent('getQrCode')).toHaveLength(2);
});

it('a paused account: says so with the time left, where the pause ends early, and offers a new code', async () => {
  const refused = { code: CODE.PASSWORD_LOCKED, msg: 'Too many wrong passwords', retryAfter: 599 } as const;
  result({ status: 'canceled', nickname: 'anna', refused });
  const { user, container } = renderLogin();
  expect(await screen.findByText(/You can try again in 9 min 5\d s\./)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Too many wrong passwords');
  expect(screen.getByRole('link', { name: 'Set a new password' })).toBeInTheDocument();
  expect(screen.queryByText(/declined/)).not.toBeInTheDocument();
  await act(() => expectNoAxeFaults(container));
  await expectSilence();
  result({ status: 'waiting' });
  await user.click(screen.getByRole('button', { name: 'New code' }));
  expect(await screen.findByText('Scan with WeChat')).toBeInTheDocument();
});

it('a disabled account: says so, and whom to ask', async () => {
  result({
    status: 'canceled',
    nickname: 'anna',
    refused: { code: CODE.ACCOUNT_DISABLED, msg: codes[CODE.ACCOUNT_DISABLED].en },
  });
  renderLogin();
  expect(await screen.findByText(/Ask the owner of your account/)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(codes[CODE.ACCOUNT_DISABLED].en);
  expect(readContent('probity-login')).toEqual({ way: 'wechat', mobile: '' });
});

it('a confirmed scan whose loginInfo fails is no dead end: the session can be asked for again, or a new code', async () => {
  gateway.answer({ loginInfo: cut });
  result({ status: 'confirmed', nickname: 'anna', login });
  const { user } = renderLogin();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  result({ status: 'waiting' });
  await user.click(screen.getByRole('button', { name: 'New code' }));
  expect(await screen.findByText('Scan with WeChat')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  gateway.answer({ loginInfo: buildUserInfo({ sToken: 'granted' }) });
  result({ status: 'confirmed', nickname: 'anna', login });
  expect(await screen.findByTestId('address')).toBeInTheDocument();
});

it('a confirmed scan whose session is over at once offers a new code', async () => {
  gateway.answer({ loginInfo: refuse('SESSION_INVALID') });
  result({ status: 'confirmed', nickname: 'anna', login });
  const { user } = renderLogin();
  const again = await screen.findByRole('button', { name: 'New code' });
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  result({ status: 'waiting' });
  await user.click(again);
  expect(await screen.findByText('Scan with WeChat')).toBeInTheDocument();
});

it('a code that cannot be fetched can be fetched again', async () => {
  gateway.answer({ getQrCode: cut });
  const { user } = renderLogin();
  expect(await screen.findByText('The code could not be fetched')).toBeInTheDocument();
  gateway.answer({ getQrCode: { ...qr, interval: 1 } });
  await user.click(screen.getByRole('button', { name: 'New code' }));
  expect(await screen.findByText('Scan with WeChat')).toBeInTheDocument();
});

it('a line that breaks is told in the panel, without a toast, and asking goes on', async () => {
  gateway.answer({ queryQrResult: cut });
  renderLogin();
  expect(await screen.findByText(/The connection is interrupted/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  result({ status: 'scanned' });
  expect(await screen.findByText('Please confirm on your phone.')).toBeInTheDocument();
});

it('leaving the tab, and leaving the page, ends the asking', async () => {
  const { user, unmount } = renderLogin();
  await waitFor(() => expect(gateway.sent('queryQrResult').length).toBeGreaterThan(0));
  await user.click(screen.getByRole('tab', { name: 'Password' }));
  await expectSilence();
  await user.click(screen.getByRole('tab', { name: 'WeChat' }));
  await waitFor(() => expect(gateway.sent('getQrCode')).toHaveLength(2));
  unmount();
  await expectSilence();
});

it('a hidden tab does not ask', async () => {
  let isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  renderLogin();
  await waitFor(() => expect(gateway.sent('queryQrResult').length).toBeGreaterThan(0));
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await act(pause);
  await expectSilence();
  isHidden = false;
  const before = gateway.sent('queryQrResult').length;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(gateway.sent('queryQrResult').length).toBeGreaterThan(before));
});

describe('unbound: the phone is asked for in place', () => {
  async function bind() {
    result({ status: 'unbound', nickname: 'anna', bindToken: 'bind-token-of-this-scan' });
    gateway.answer({ sendVerifyCode: { interval: 60, expiresIn: 300 } });
    const view = renderLogin();
    await screen.findByText('Hello anna');
    const panel = within(screen.getByRole('tabpanel', { name: 'WeChat' }));
    await view.user.type(panel.getByRole('textbox', { name: 'Phone number' }), '13800000001');
    await view.user.click(panel.getByRole('button', { name: 'Send code' }));
    await panel.findByText(/A code is on its way to 138 0000 0001/);
    await view.user.type(panel.getByRole('textbox', { name: 'Verification code' }), '123456{Enter}');
    return { ...view, panel };
  }

  it('binds and signs in', async () => {
    gateway.answer({ bindMobile: login });
    await bind();
    expect(await screen.findByTestId('address')).toBeInTheDocument();
    expect(gateway.bodies('sendVerifyCode')[0]!).toEqual({
      mobile: '13800000001',
      scene: 'wechatBind',
    });
    expect(gateway.bodies('bindMobile')[0]!).toEqual({
      bindToken: 'bind-token-of-this-scan',
      mobile: '13800000001',
      verifyCode: '123456',
    });
    await expectSilence();
  });

  it.each([
    ['QR_CODE_EXPIRED', /more than ten minutes ago/],
    ['UNKNOWN_USER', /No account has this phone number/],
    ['WECHAT_BOUND', /is already bound to another one/],
    ['ACCOUNT_DISABLED', /Ask the owner of your account/],
  ] as const)(
    'specification, section 7, "errors hidden": %s stands inline, no toast',
    async (code, words) => {
      gateway.answer({ bindMobile: refuse(code) });
      const { container, baseElement } = await bind();
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(baseElement.textContent!.split(codes[CODE[code]].en)).toHaveLength(2);
      await act(() => expectNoAxeFaults(container));
    },
  );

  it('1004 stands at the code', async () => {
    gateway.answer({ bindMobile: refuse('WRONG_CODE') });
    const { panel } = await bind();
    await waitFor(() =>
      expect(panel.getByRole('textbox', { name: 'Verification code' })).toHaveAccessibleDescription(
        codes[CODE.WRONG_CODE].en,
      ),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('1002 counts down', async () => {
    gateway.answer({ bindMobile: refuse('PASSWORD_LOCKED', { retryAfter: 3700 }, { minutes: 62 }) });
    await bind();
    expect(await screen.findByText(/You can try again in 1 h 1 min/)).toBeInTheDocument();
  });

  it('a new scan starts again', async () => {
    gateway.answer({ bindMobile: refuse('QR_CODE_EXPIRED') });
    const { user, panel } = await bind();
    await screen.findByText(/more than ten minutes ago/);
    expect(panel.queryByRole('button', { name: 'Bind and sign in' })).not.toBeInTheDocument();
    result({ status: 'waiting' });
    await user.click(panel.getByRole('button', { name: 'Scan again' }));
    expect(await screen.findByText('Scan with WeChat')).toBeInTheDocument();
  });
});
