import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { codes } from '../../../contract/codes';
import { auth as chinese } from '../../i18n/zh-CN/auth';
import { loadPhrases } from '../../i18n/i18n';
import { storeSession } from '../../session/storedSession';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { cut, envelope, startFakeGateway, type FakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { CheckPhonePage } from './CheckPhonePage';

const VISITOR_LOGIN = '/gateway/bd/base/user/visitorLogin';
const LOGIN_INFO = '/gateway/bd/base/user/loginInfo';
const SEND_CODE = '/gateway/bd/base/sms/sendVerifyCode';
const NAME_OPENING = '/gateway/bd/candidate/opening/name';
const GET_OPENING = '/gateway/bd/candidate/opening/get';
const LIST_OPENINGS = '/gateway/bd/candidate/opening/list';
const CHOOSE_OPENING = '/gateway/bd/candidate/opening/choose';
const S = 'abcdefghijklmnopqrstuvwx';
const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
let gateway: FakeGateway;

beforeAll(() => loadPhrases('auth'));
beforeEach(async () => {
  gateway = await startFakeGateway();
  gateway.on('/gateway/bd/base/data/querySphereConfig', envelope(0, '', {}));
  gateway.on(NAME_OPENING, envelope(0, '', { mainName: 'Example Trading' }));
  gateway.on(VISITOR_LOGIN, envelope(0, '', { sToken: 'visitor-token', expiresIn: 1800, loginType: 'sms' }));
  gateway.on(LOGIN_INFO, envelope(0, '', visitor));
});
afterEach(() => gateway.stop());

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function renderCheck(route: string) {
  return render(
    <Routes>
      <Route path="/checkPhone" element={<CheckPhonePage />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    { route },
  );
}

const bodyOf = (path: string) =>
  JSON.parse(gateway.calls.find((call) => call.path === path)!.body.toString()) as Record<string, unknown>;

async function prove(user: ReturnType<typeof renderCheck>['user']) {
  await user.type(screen.getByLabelText('Phone number'), '13800000021');
  await user.type(screen.getByLabelText('Verification code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm and open' }));
}

it('with s the page names who sent the link before anything is typed', async () => {
  renderCheck(`/checkPhone?s=${S}`);
  expect(await screen.findByText('This link comes from Example Trading.')).toBeInTheDocument();
  expect(bodyOf(NAME_OPENING)).toEqual({ s: S });
});

it.each([
  [2101, codes['2101'].en],
  [2108, 'This link has ended. Please ask Example Trading, who sent it to you'],
])('a dead link (%i) is told at once, and no phone is asked for', async (code, msg) => {
  gateway.on(NAME_OPENING, envelope(code, msg));
  renderCheck(`/checkPhone?s=${S}`);
  expect(await screen.findByText(msg)).toBeInTheDocument();
  expect(screen.queryByLabelText('Phone number')).not.toBeInTheDocument();
});

it.each([
  ['invitation', `/candidate?s=${S}`],
  ['share', `/sr?s=${S}`],
])('with s: the phone is proven and an %s opens %s', async (kind, address) => {
  gateway.on(GET_OPENING, envelope(0, '', { kind }));
  const { user, store } = renderCheck(`/checkPhone?s=${S}`);
  await prove(user);
  expect(await screen.findByTestId('address')).toHaveTextContent(address);
  expect(bodyOf(VISITOR_LOGIN)).toEqual({
    loginType: 'sms',
    mobile: '13800000021',
    verifyCode: '123456',
    s: S,
  });
  expect(store.getState().session.kind).toBe('visitor');
  expect(window.localStorage.getItem('probity-magic-token')).toBeNull();
});

it('the code is asked for with s, and says nothing about whether it was sent', async () => {
  gateway.on(SEND_CODE, envelope(0, '', { interval: 60, expiresIn: 300 }));
  const { user, container } = renderCheck(`/checkPhone?s=${S}`);
  await expectNoAxeFaults(container);
  await user.type(screen.getByLabelText('Phone number'), '13800000021');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('button', { name: /Send again in/ })).toBeDisabled();
  expect(screen.getByText(/If an invitation or a shared report names 138 0000 0021/)).toBeInTheDocument();
  expect(bodyOf(SEND_CODE)).toEqual({ mobile: '13800000021', scene: 'visitor', s: S });
});

it('a wrong code stands at the field', async () => {
  gateway.on(VISITOR_LOGIN, envelope(1004, codes['1004'].en));
  const { user } = renderCheck(`/checkPhone?s=${S}`);
  await prove(user);
  await waitFor(() =>
    expect(screen.getByLabelText('Verification code')).toHaveAccessibleDescription(codes['1004'].en),
  );
});

describe('one message for a wrong, expired or revoked s', () => {
  it('from the login', async () => {
    gateway.on(VISITOR_LOGIN, envelope(2101, codes['2101'].en));
    const { user } = renderCheck(`/checkPhone?s=${S}`);
    await prove(user);
    expect(await screen.findByRole('heading', { name: 'This link cannot be opened' })).toBeInTheDocument();
    expect(screen.getAllByText(codes['2101'].en).length).toBeGreaterThan(0);
  });

  it('from what it opens', async () => {
    gateway.on(GET_OPENING, envelope(2101, codes['2101'].en));
    const { user } = renderCheck(`/checkPhone?s=${S}`);
    await prove(user);
    expect(await screen.findByRole('heading', { name: 'This link cannot be opened' })).toBeInTheDocument();
  });

  it('of a code that cannot be one, in the very words of 2101', async () => {
    renderCheck('/checkPhone?s=short');
    expect(screen.getByText(codes['2101'].en)).toBeInTheDocument();
    expect(chinese.checkPhone.closedHelp).toBe(codes['2101'].zh);
    expect(gateway.calls.some((call) => call.path.includes('opening'))).toBe(false);
  });
});

it('what cannot be fetched can be fetched again', async () => {
  gateway.on(GET_OPENING, cut);
  const { user } = renderCheck(`/checkPhone?s=${S}`);
  await prove(user);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  gateway.on(GET_OPENING, envelope(0, '', { kind: 'share' }));
  await user.click(retry);
  expect(await screen.findByTestId('address')).toHaveTextContent(`/sr?s=${S}`);
});

it('who has proven the phone in this tab goes on at once; a session for something else asks again', async () => {
  storeSession('visitor', visitor);
  gateway.on(GET_OPENING, envelope(-12, ''));
  renderCheck(`/checkPhone?s=${S}`);
  expect(await screen.findByRole('heading', { name: 'Confirm your phone' })).toBeInTheDocument();
  await waitFor(() => expect(window.sessionStorage.getItem('probity-magic-token')).toBeNull());
});

it('without s: a list of what names the phone; choosing one opens it', async () => {
  const openingId = '0190a1b2-0000-7000-8000-00000000cccc';
  const row = { openingId, kind: 'invitation', mainName: 'Example Trading' };
  const dates = { createdAt: '2026-03-01T02:00:00Z', expiresAt: '2026-03-08T02:00:00Z' };
  gateway.on(LIST_OPENINGS, envelope(0, '', { rows: [{ ...row, ...dates }] }));
  gateway.on(CHOOSE_OPENING, envelope(0, '', { s: S, kind: 'invitation' }));
  const { user, container } = renderCheck('/checkPhone');
  await prove(user);
  const choice = await screen.findByRole('button', { name: /Background check · Example Trading/ });
  await expectNoAxeFaults(container);
  await user.click(choice);
  expect(await screen.findByTestId('address')).toHaveTextContent(`/candidate?s=${S}`);
  expect(bodyOf(CHOOSE_OPENING)).toEqual({ openingId });
});

it('without s and without anything: says whom to ask', async () => {
  gateway.on(LIST_OPENINGS, envelope(0, '', { rows: [] }));
  const { user } = renderCheck('/checkPhone');
  await prove(user);
  expect(await screen.findByText('Nothing names this phone number')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use another phone number' }));
  expect(screen.getByRole('heading', { name: 'Confirm your phone' })).toBeInTheDocument();
});
