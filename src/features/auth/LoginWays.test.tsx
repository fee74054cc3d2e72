import { act, screen, waitFor, within } from '@testing-library/react';
import { CODE } from '@probity/contract/codeNames';
import { codes } from '@probity/contract/codes';
import { loadPhrases } from '../../i18n/i18n';
import { readContent } from '../../lib/storage';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { writeLoginMemory } from './loginMemory';
import { renderLogin } from '../../test/renderLogin';

const gateway = fakeGateway({ querySphereConfig: {} });

beforeAll(() => loadPhrases('auth'));

const phone = () => screen.getByLabelText('Phone number');

/** The SMS tab with a remembered phone, and the button pressed. */
async function askForCode() {
  writeLoginMemory({ way: 'sms', mobile: '13800000001' });
  const view = renderLogin();
  await view.user.click(await screen.findByRole('button', { name: 'Send code' }));
  return { ...view, inPage: within(view.container) };
}

it('the wait belongs to one phone: another one may be sent a code at once', async () => {
  gateway.answer({ sendVerifyCode: { interval: 60, expiresIn: 300 } });
  const { user } = await askForCode();
  expect(await screen.findByRole('button', { name: /Send again in/ })).toBeDisabled();
  await user.clear(phone());
  await user.type(phone(), '13800000002');
  expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
  await user.clear(phone());
  await user.type(phone(), '13800000001');
  expect(screen.getByRole('button', { name: /Send again in/ })).toBeDisabled();
});

it.each([
  [
    'Sending too frequently, please try again in 3412 s',
    refuse('CODE_TOO_SOON', { retryAfter: 3412 }, { n: 3412 }),
    /in 56 min 5\d s/,
  ],
  [
    'Sending too frequently, please try again in 42 s',
    refuse('CODE_TOO_SOON', { retryAfter: 42 }, { n: 42 }),
    /in 4[12] s/,
  ],
  [codes[CODE.TOO_MANY_REQUESTS].en, refuse('TOO_MANY_REQUESTS'), /in (60|5\d) s/],
])('“%s”, and the button counts down to the next try', async (msg, refusal, wait) => {
  gateway.answer({ sendVerifyCode: refusal });
  const { container, inPage } = await askForCode();
  expect(await screen.findByRole('button', { name: wait })).toBeDisabled();
  // As a toast (specification, section 8); what to do stands at the button, in other words.
  await waitFor(() => expect(inPage.getAllByText(msg)).toHaveLength(1));
  expect(inPage.getByText(/The button shows when/)).toBeInTheDocument();
  await act(() => expectNoAxeFaults(container));
});

it('1006 says that it is over for today', async () => {
  gateway.answer({ sendVerifyCode: refuse('SMS_DAY_FULL') });
  const { inPage } = await askForCode();
  await waitFor(() => expect(inPage.getAllByText('Daily SMS limit reached')).toHaveLength(1));
  expect(inPage.getByText(/Please try again tomorrow/)).toBeInTheDocument();
});

it('a code pasted as the phone copies it goes out as six digits; what is none is refused in words, not cut', async () => {
  gateway.answer({ login: refuse('WRONG_CODE') });
  writeLoginMemory({ way: 'sms', mobile: '13800000001' });
  const { user } = renderLogin();
  const code = await screen.findByLabelText('Verification code');
  await user.click(code);
  await user.paste('1234567');
  await user.keyboard('{Enter}');
  expect(code).toHaveAccessibleDescription('The verification code has 6 digits');
  expect(code).toHaveValue('1234567');
  await user.clear(code);
  await user.paste(' １２３ 456');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(codes[CODE.WRONG_CODE].en));
  expect(gateway.bodies('login')[0]).toMatchObject({ verifyCode: '123456' });
});

it('1002 holds for the SMS code as well, and counts', async () => {
  gateway.answer({
    sendVerifyCode: { interval: 60, expiresIn: 300 },
    login: refuse('PASSWORD_LOCKED', { retryAfter: 4000 }, { minutes: 67 }),
  });
  const { user, inPage, container } = await askForCode();
  await user.type(screen.getByLabelText('Verification code'), '123456{Enter}');
  expect(await inPage.findByText(/You can try again in 1 h 6 min/)).toBeInTheDocument();
  await act(() => expectNoAxeFaults(container));
});

it('a visitor proves the phone here and goes on to the list; the login session is untouched', async () => {
  gateway.answer({ visitorLogin: { sToken: 'visitor-token', expiresIn: 1800, loginType: 'sms' } });
  const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
  gateway.answer({ loginInfo: visitor });
  const { user, store, container } = renderLogin();
  await user.click(screen.getByRole('tab', { name: 'Visitor' }));
  await screen.findByRole('button', { name: 'Confirm and open' });
  await act(() => expectNoAxeFaults(container));
  const panel = within(screen.getByRole('tabpanel', { name: 'Visitor' }));
  await user.type(panel.getByRole('textbox', { name: 'Phone number' }), '13800000021');
  await user.type(panel.getByRole('textbox', { name: 'Verification code' }), '123456{Enter}');
  expect(await screen.findByTestId('address')).toHaveTextContent('/checkPhone');
  expect(gateway.bodies('visitorLogin')[0]).toEqual({
    loginType: 'sms',
    mobile: '13800000021',
    verifyCode: '123456',
  });
  expect(store.getState().session.kind).toBe('visitor');
  expect(window.localStorage.getItem('probity-magic-token')).toBeNull();
  expect(readContent('probity-login')).toEqual({ way: 'visitor', mobile: '' });
});
