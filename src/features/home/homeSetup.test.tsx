import { act, screen, waitFor, within } from '@testing-library/react';
import type { HomeSummary } from '../../api/resources/homeApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo, buildUserRow, type AuthStatus } from '../../test/factories';
import { cut } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { buildSummary } from '../../test/homeSummary';
import { render } from '../../test/render';
import { selectUserInfo } from '../../session/selectors';
import { HomePage } from './HomePage';

const owner = buildUserInfo({ permissions: ['home.read', 'check.read', 'check.order'] });
const gateway = fakeGateway();

beforeAll(() => loadPhrases('home', 'setup'));

/** The session knows of the enterprise what home says. */
const at = (userInfo: typeof owner, authStatus: AuthStatus) => ({
  ...userInfo,
  enterprise: { ...userInfo.enterprise!, authStatus },
});
const open = (route = '/homePage', userInfo = owner) =>
  render(
    <main>
      <HomePage />
    </main>,
    { route, userInfo },
  );
const show = (overrides?: Partial<HomeSummary>) => gateway.answer({ homeSummary: buildSummary(overrides) });

describe('an enterprise that is not set up', () => {
  const begun = {
    authStatus: 0,
    dueAt: null,
    reason: null,
    changeRejected: null,
    contract: 'none',
    announcedOn: null,
    hasOrdered: false,
  } as const;
  const none = { needsMe: 0, needs: [] };
  const manager = buildUserInfo({
    permissions: ['home.read', 'check.read', 'check.order', 'enterprise.manage'],
  });

  it.each([
    [begun, 'Enter the details', '#/ei', '0 of 4 done'],
    [
      { ...begun, authStatus: 3, reason: 'The seal is missing' },
      'Correct and submit again',
      '#/ei',
      '0 of 4 done',
    ],
    [{ ...begun, authStatus: 2 }, 'Read and sign', '#/serviceContract', '2 of 4 done'],
    [{ ...begun, authStatus: 2, contract: 'signed' }, 'Order a check', '#/initiateBack', '3 of 4 done'],
  ] as const)(
    'its next step stands on top and counts in what needs its manager: %o',
    async (setup, name, to, done) => {
      show({ ...none, setup });
      open('/homePage', at(manager, setup.authStatus));
      const card = within(await screen.findByRole('region', { name: 'Set up your enterprise' }));
      expect(card.getByText(done)).toBeInTheDocument();
      expect(card.getByRole('link', { name })).toHaveAttribute('href', to);
      if (setup.reason) expect(card.getByText(setup.reason)).toBeInTheDocument();
      const tile = within(screen.getByRole('group', { name: 'Numbers of your checks' }));
      const needs = tile.getByRole('link', { name: /^Needs you/ });
      expect(needs).toHaveTextContent('Needs you1with the set-up of your enterprise');
      expect(needs).toHaveAttribute('href', to);
      await expectNoAxeFaults();
    },
  );

  it('under review nothing is asked of anybody, and it says by when', async () => {
    show({ ...none, setup: { ...begun, authStatus: 1, dueAt: '2026-03-03' } });
    open('/homePage', at(manager, 1));
    expect(await screen.findByText(/by the end of 2026-03-03/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Needs you/ })).toHaveTextContent('Needs you0');
  });

  it('left open under review, it says the decision once there is one, and the session knows it', async () => {
    show({ ...none, setup: { ...begun, authStatus: 1, dueAt: '2026-03-03' } });
    jest.useFakeTimers();
    const pass = (ms: number) =>
      act(async () => {
        await jest.advanceTimersByTimeAsync(ms);
        await gateway.idle();
      });
    try {
      const { store } = open('/homePage', at(manager, 1));
      await pass(1_500);
      expect(screen.getByText(/by the end of 2026-03-03/)).toBeInTheDocument();
      show({ ...none, setup: { ...begun, authStatus: 3, reason: 'The seal is missing' } });
      gateway.answer({ loginInfo: at(manager, 3) });
      await pass(20_000);
      expect(screen.getByText('The seal is missing')).toBeInTheDocument();
      await pass(60_000);
      expect(selectUserInfo(store.getState()).enterprise?.authStatus).toBe(3);
      expect(gateway.bodies('loginInfo')).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('a rejected change of what is verified counts for its manager, with the reason and the way to it', async () => {
    const changeRejected = 'The licence cannot be read';
    show({
      ...none,
      setup: { ...begun, authStatus: 2, contract: 'signed', hasOrdered: true, changeRejected },
    });
    open('/homePage', manager);
    const card = within(
      await screen.findByRole('region', { name: 'A change of the verified data was rejected' }),
    );
    expect(card.getByText(changeRejected)).toBeInTheDocument();
    const link = card.getByRole('link', { name: 'See how it stands' });
    expect(link).toHaveAttribute('href', '#/businessManage?tab=profile');
    expect(screen.getByRole('link', { name: /^Needs you/ })).toHaveTextContent(
      'Needs you1with a rejected change of your enterprise’s data',
    );
    await expectNoAxeFaults();
  });

  it('beside a contract to sign a rejected change stands and counts too', async () => {
    const setup = { ...begun, authStatus: 2, contract: 'outdated', hasOrdered: true } as const;
    show({ ...none, setup: { ...setup, changeRejected: 'Unreadable' } });
    open('/homePage', manager);
    expect(await screen.findByRole('link', { name: 'Read and sign' })).toBeInTheDocument();
    expect(screen.getByText('Unreadable')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See how it stands' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Needs you/ })).toHaveTextContent(/^Needs you2/);
  });

  it.each([true, false])(
    'an announced contract is told before its day, and counts as no work; ordered: %s',
    async (hasOrdered) => {
      const ready = { ...begun, authStatus: 2, contract: 'signed', hasOrdered } as const;
      show({ ...none, setup: { ...ready, announcedOn: '2099-12-01' } });
      open('/homePage', manager);
      const card = within(
        await screen.findByRole('region', { name: 'A new service contract is to be signed' }),
      );
      expect(card.getByText(/^From 2099-12-01 on/)).toBeInTheDocument();
      expect(card.getByRole('link', { name: 'Read it' })).toHaveAttribute('href', '#/serviceContract');
      const needs = screen.getByRole('link', { name: /^Needs you/ });
      expect(needs).toHaveTextContent(hasOrdered ? 'Needs you0' : 'Needs you1');
      await expectNoAxeFaults();
    },
  );

  it('who cannot do the step reads who can, and it does not count as theirs', async () => {
    show({ ...none, setup: begun });
    open('/homePage', at(owner, 0));
    expect(
      await screen.findByText('An owner or administrator of your account does this.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Enter the details' })).toBeNull();
    expect(screen.getByRole('link', { name: /^Needs you/ })).toHaveTextContent('Needs you0');
  });
});

describe('a new person', () => {
  const nameless = { needsName: true, needsPassword: true };
  beforeEach(() => gateway.answer({ noteWelcomed: { done: true } }));

  it('is asked once for name and password; both are sent by the calls that keep them', async () => {
    show({ welcome: nameless });
    gateway.answer({ editUser: buildUserRow({}), changePassword: { done: true }, loginInfo: owner });
    const { user } = open();
    const card = within(await screen.findByRole('region', { name: 'Welcome' }));
    await user.click(card.getByRole('button', { name: 'Save' }));
    expect(await card.findByText('Please enter a name of at most 30 characters')).toBeInTheDocument();
    await user.type(card.getByLabelText('Your name'), ' Li Si ');
    await user.type(card.getByLabelText(/^Password/), 'orchid-7-lantern');
    await user.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull());
    expect(gateway.bodies('noteWelcomed')).toEqual([{}]);
    expect(gateway.bodies('editUser')).toEqual([{ nickName: 'Li Si' }]);
    expect(gateway.bodies('changePassword')).toEqual([{ password: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  });

  it('who is asked for a password alone is not sent to the profile, which has none', async () => {
    show({ welcome: { needsName: false, needsPassword: true } });
    gateway.answer({ changePassword: { done: true } });
    const { user } = open();
    const card = within(await screen.findByRole('region', { name: 'Welcome' }));
    await user.type(card.getByLabelText(/^Password/), 'orchid-7-lantern');
    await user.click(card.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Saved/)).toHaveTextContent(/^Saved\.$/);
  });

  it('puts it off, which the gateway keeps; as long as it does not, the question stands', async () => {
    show({ welcome: nameless });
    gateway.answer({ noteWelcomed: cut });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(gateway.bodies('noteWelcomed')).toEqual([{}]));
    expect(screen.getByRole('region', { name: 'Welcome' })).toBeInTheDocument();
    gateway.answer({ noteWelcomed: { done: true } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not now' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull());
    expect(gateway.bodies('editUser')).toEqual([]);
  });
});
