import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { CODE } from '@probity/contract/codeNames';
import { codes } from '@probity/contract/codes';
import { auth as chinese } from './phrases/zh-CN/auth';
import { loadPhrases } from '../../i18n/i18n';
import { keepVisit, keptVisit } from '../../session/keptVisits';
import { clearSession, storeSession, storeToken } from '../../session/storedSession';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { cut, refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { CheckPhonePage } from './CheckPhonePage';

const S = 'abcdefghijklmnopqrstuvwx';
const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
const gateway = fakeGateway(() => ({
  querySphereConfig: {},
  nameOpening: { mainName: 'Example Trading', anyPhone: false, formState: null },
  visitorLogin: { sToken: 'visitor-token', expiresIn: 1800, loginType: 'sms' },
  loginInfo: visitor,
}));

beforeAll(() => loadPhrases('auth'));

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

async function prove(user: ReturnType<typeof renderCheck>['user']) {
  await user.type(screen.getByLabelText('Phone number'), '13800000021');
  await user.type(screen.getByLabelText('Verification code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm and open' }));
}

it('with s the page names who sent the link before anything is typed', async () => {
  renderCheck(`/checkPhone?s=${S}`);
  expect(await screen.findByText('This link comes from Example Trading.')).toBeInTheDocument();
  expect(gateway.bodies('nameOpening')[0]).toEqual({ s: S });
});

it.each([
  ['LINK_CLOSED', codes[CODE.LINK_CLOSED].en],
  ['LINK_ENDED', 'This link is no longer valid. Please ask Example Trading, whose link it is'],
] as const)('a dead link (%s) is told at once, and no phone is asked for', async (code, msg) => {
  gateway.answer({ nameOpening: refuse(code, null, { name: 'Example Trading' }) });
  renderCheck(`/checkPhone?s=${S}`);
  expect(await screen.findByText(msg)).toBeInTheDocument();
  expect(screen.queryByLabelText('Phone number')).not.toBeInTheDocument();
});

it.each([
  ['invitation', `/candidate?s=${S}`],
  ['share', `/sr?s=${S}`],
] as const)('with s: the phone is proven and an %s opens %s', async (kind, address) => {
  gateway.answer({ getOpening: { kind } });
  const { user, store } = renderCheck(`/checkPhone?s=${S}`);
  await prove(user);
  expect(await screen.findByTestId('address')).toHaveTextContent(address);
  expect(gateway.bodies('visitorLogin')[0]).toEqual({
    loginType: 'sms',
    mobile: '13800000021',
    verifyCode: '123456',
    s: S,
  });
  expect(store.getState().session.kind).toBe('visitor');
  expect(window.localStorage.getItem('probity-magic-token')).toBeNull();
});

it('the code is asked for with s, and says nothing about whether it was sent', async () => {
  gateway.answer({ sendVerifyCode: { interval: 60, expiresIn: 300 } });
  const { user, container } = renderCheck(`/checkPhone?s=${S}`);
  await expectNoAxeFaults(container);
  await user.type(screen.getByLabelText('Phone number'), '13800000021');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('button', { name: /Send again in/ })).toBeDisabled();
  expect(screen.getByText(/If an invitation or a shared report names 138 0000 0021/)).toBeInTheDocument();
  expect(gateway.bodies('sendVerifyCode')[0]).toEqual({ mobile: '13800000021', scene: 'visitor', s: S });
});

it('the link of a form says who invites, who may begin, and keeps its session on one’s own phone when asked to', async () => {
  const opening = { mainName: 'Example Trading', anyPhone: true };
  gateway.answer({ nameOpening: { ...opening, formState: 'full' } });
  const full = renderCheck(`/checkPhone?s=${S}`);
  expect(await screen.findByText('Example Trading invites you to apply.')).toBeInTheDocument();
  expect(screen.getByText(/^This form has taken all the applications it may take/)).toBeInTheDocument();
  full.unmount();
  gateway.answer({ nameOpening: { ...opening, formState: 'open' }, getOpening: { kind: 'registration' } });
  const { user, container } = renderCheck(`/checkPhone?s=${S}`);
  await user.click(await screen.findByRole('checkbox', { name: /^This is my own phone/ }));
  await expectNoAxeFaults(container);
  await prove(user);
  expect(await screen.findByTestId('address')).toHaveTextContent(`/apply?s=${S}`);
  expect(gateway.bodies('visitorLogin').at(-1)).toMatchObject({ s: S, stay: true });
  expect(keptVisit(S)?.sToken).toBe('visitor-token');
});

it('a session that is kept on one’s own phone opens its link without a code, until it has ended', async () => {
  gateway.answer({ getOpening: { kind: 'registration' } });
  keepVisit(S, visitor);
  const { store, unmount } = renderCheck(`/checkPhone?s=${S}`);
  expect(await screen.findByTestId('address')).toHaveTextContent(`/apply?s=${S}`);
  expect(store.getState().auth.token).toBe('visitor-token');
  expect(gateway.sent('visitorLogin')).toEqual([]);
  unmount();
  // That of another link has nothing to do with it.
  window.location.hash = '#/apply?s=another-link-of-24-chars';
  clearSession('visitor');
  expect(keptVisit(S)).toBeDefined();
  storeToken('visitor', 'visitor-token');
  window.location.hash = `#/apply?s=${S}`;
  clearSession('visitor');
  expect(keptVisit(S)).toBeUndefined();
  renderCheck(`/checkPhone?s=${S}`);
  expect(await screen.findByLabelText('Phone number')).toBeInTheDocument();
  keepVisit(S, visitor);
  keepVisit(S, undefined);
  expect(keptVisit(S)).toBeUndefined();
  keepVisit(S, visitor);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 86_400_000 + 1);
  expect(keptVisit(S)).toBeUndefined();
});

it('a wrong code stands at the field', async () => {
  gateway.answer({ visitorLogin: refuse('WRONG_CODE') });
  const { user } = renderCheck(`/checkPhone?s=${S}`);
  await prove(user);
  await waitFor(() =>
    expect(screen.getByLabelText('Verification code')).toHaveAccessibleDescription(codes[CODE.WRONG_CODE].en),
  );
});

describe('one message for a wrong, expired or revoked s', () => {
  it('from the login', async () => {
    gateway.answer({ visitorLogin: refuse('LINK_CLOSED') });
    const { user } = renderCheck(`/checkPhone?s=${S}`);
    await prove(user);
    expect(await screen.findByRole('heading', { name: 'This link cannot be opened' })).toBeInTheDocument();
    expect(screen.getAllByText(codes[CODE.LINK_CLOSED].en).length).toBeGreaterThan(0);
  });

  it('from what it opens', async () => {
    gateway.answer({ getOpening: refuse('LINK_CLOSED') });
    const { user } = renderCheck(`/checkPhone?s=${S}`);
    await prove(user);
    expect(await screen.findByRole('heading', { name: 'This link cannot be opened' })).toBeInTheDocument();
  });

  it('of a code that cannot be one, in the very words of 2101', async () => {
    renderCheck('/checkPhone?s=short');
    expect(screen.getByText(codes[CODE.LINK_CLOSED].en)).toBeInTheDocument();
    expect(chinese.checkPhone.closedHelp).toBe(codes[CODE.LINK_CLOSED].zh);
    expect(gateway.calls.some((call) => call.path.includes('opening'))).toBe(false);
  });
});

it('what cannot be fetched can be fetched again', async () => {
  gateway.answer({ getOpening: cut });
  const { user } = renderCheck(`/checkPhone?s=${S}`);
  await prove(user);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  // Said at its place, and nowhere else.
  expect(screen.getAllByText('backend interface connection abnormal')).toHaveLength(1);
  gateway.answer({ getOpening: { kind: 'share' } });
  await user.click(retry);
  expect(await screen.findByTestId('address')).toHaveTextContent(`/sr?s=${S}`);
});

it('who has proven the phone in this tab goes on at once; a session for something else asks again', async () => {
  storeSession('visitor', visitor);
  gateway.answer({ getOpening: refuse('SESSION_NEEDS_PHONE') });
  renderCheck(`/checkPhone?s=${S}`);
  expect(await screen.findByRole('heading', { name: 'Confirm your phone' })).toBeInTheDocument();
  await waitFor(() => expect(window.sessionStorage.getItem('probity-magic-token')).toBeNull());
});

it('without s: a list of what names the phone; choosing one opens it', async () => {
  const openingId = '0190a1b2-0000-7000-8000-00000000cccc';
  const row = { openingId, kind: 'invitation' as const, mainName: 'Example Trading' };
  const dates = { createdAt: '2026-03-01T02:00:00Z', expiresAt: '2026-03-08T02:00:00Z' };
  gateway.answer({
    listOpenings: { rows: [{ ...row, ...dates }] },
    chooseOpening: { s: S, kind: 'invitation' },
  });
  const { user, container } = renderCheck('/checkPhone');
  await prove(user);
  const choice = await screen.findByRole('button', { name: /Background check · Example Trading/ });
  await expectNoAxeFaults(container);
  await user.click(choice);
  expect(await screen.findByTestId('address')).toHaveTextContent(`/candidate?s=${S}`);
  expect(gateway.bodies('chooseOpening')[0]).toEqual({ openingId });
});

it('a list that cannot be fetched says why once, and can be fetched again', async () => {
  gateway.answer({ listOpenings: cut });
  const { user } = renderCheck('/checkPhone');
  await prove(user);
  expect(await screen.findByText('The list could not be loaded')).toBeInTheDocument();
  expect(screen.getAllByText('backend interface connection abnormal')).toHaveLength(1);
  gateway.answer({ listOpenings: { rows: [] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing was sent to this phone number')).toBeInTheDocument();
});

it('without s and without anything: says whom to ask', async () => {
  gateway.answer({ listOpenings: { rows: [] } });
  const { user } = renderCheck('/checkPhone');
  await prove(user);
  expect(await screen.findByText('Nothing was sent to this phone number')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use another phone number' }));
  expect(screen.getByRole('heading', { name: 'Confirm your phone' })).toBeInTheDocument();
});
