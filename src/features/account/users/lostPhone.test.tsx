import { screen, waitFor, within } from '@testing-library/react';
import type { LostPhone } from '../../../api/resources/lostPhonesApi';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildCertification, buildFacts } from '../../../test/certification';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { buildMember } from '../../../test/member';
import { render } from '../../../test/render';
import { UsersTab } from './UsersTab';

const owner = buildUserInfo({
  permissions: ['user.manage', 'lostPhone.ask'],
  roles: ['owner'],
  userType: 'enterprise',
});
const gateway = fakeGateway({ listDepartments: [] });
const colleague = buildMember();
const own = buildMember({ userId: owner.userId, nickName: 'Lin Owner', roleId: 'owner' });

function buildRequest(overrides: Partial<LostPhone> = {}): LostPhone {
  return {
    lostPhoneId: '0190a1b2-0000-7000-8000-000000000700',
    userId: colleague.userId,
    status: 'open',
    mobile: '139****0001',
    reason: 'Left in a taxi',
    askedBy: 'Lin Owner',
    askedAt: '2026-01-01T00:00:00Z',
    endsAt: '2026-01-08T00:00:00Z',
    endedAt: null,
    note: null,
    ...overrides,
  };
}

/** Staff have somebody to call back. */
const verified = buildCertification({ authStatus: 2, submission: buildFacts() });

beforeAll(() => loadPhrases('account', 'accountUsers', 'lostPhone'));
beforeEach(() =>
  gateway.answer({
    listMembers: { rows: [own, colleague], nextCursor: null },
    listLostPhones: [],
    getCertification: verified,
  }),
);

const open = (userInfo = owner) =>
  render(
    <main>
      <h1>Account</h1>
      <UsersTab />
    </main>,
    { route: '/businessManage?tab=users', userInfo },
  );
const lost = () => screen.findByRole('button', { name: 'Lost phone of Zhou Min' });

it('a new phone is asked for as it is pasted; faults stand at their fields and nothing typed is lost', async () => {
  gateway.answer({ sendLostPhoneCode: { interval: 60, expiresIn: 300 }, askLostPhone: refuse('WRONG_CODE') });
  const { user } = open();
  expect(screen.queryByRole('button', { name: 'Lost phone of Lin Owner' })).toBeNull();
  await user.click(await lost());
  // While the requests are read another dialog stands there.
  const submit = await screen.findByRole('button', { name: 'Ask for the new phone' });
  const dialog = within(submit.closest<HTMLElement>('[role=dialog]')!);
  await user.click(submit);
  expect(dialog.getByLabelText(/^New phone/)).toHaveFocus();
  expect(gateway.bodies('askLostPhone')).toEqual([]);

  await user.type(dialog.getByLabelText(/^New phone/), '139 2222 0001');
  await user.type(dialog.getByLabelText(/^What happened/), 'Left in a taxi');
  const code = dialog.getByLabelText(/^Code from the SMS/);
  await user.type(code, '123456');
  await user.click(submit);
  await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
  expect(dialog.getByLabelText(/^New phone/)).toHaveValue('139 2222 0001');
  expect(gateway.bodies('askLostPhone')).toEqual([
    { userId: colleague.userId, mobile: '13922220001', reason: 'Left in a taxi', verifyCode: '123456' },
  ]);
  await expectNoAxeFaults();

  gateway.answer({ askLostPhone: buildRequest(), listLostPhones: [buildRequest()] });
  await user.click(submit);
  expect(await screen.findByText('New phone asked for')).toBeInTheDocument();
});

it('an open request stands at the member and can be withdrawn', async () => {
  gateway.answer({ listLostPhones: [buildRequest()], withdrawLostPhone: { done: true } });
  const { user } = open();
  expect(await screen.findByText('New phone asked for')).toBeInTheDocument();
  await user.click(await lost());
  expect(await screen.findByText('139****0001')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw the request' }));
  expect(await screen.findByText('The request is withdrawn.')).toBeInTheDocument();
  expect(gateway.bodies('withdrawLostPhone')).toEqual([{ lostPhoneId: buildRequest().lostPhoneId }]);
});

it('why it was rejected is read where it is asked anew; of a shared person nothing can be asked', async () => {
  const shared = buildMember({
    userId: '0190a1b2-0000-7000-8000-000000000012',
    nickName: 'He',
    isShared: true,
  });
  gateway.answer({
    listMembers: { rows: [own, colleague, shared], nextCursor: null },
    listLostPhones: [
      buildRequest({
        status: 'rejected',
        mobile: null,
        endedAt: '2026-01-02T00:00:00Z',
        note: 'Nobody answered',
      }),
    ],
  });
  const { user } = open();
  expect(await screen.findByText('New phone rejected')).toBeInTheDocument();
  await user.click(await lost());
  expect(await screen.findByText(/Nobody answered/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Lost phone of He' }));
  expect(await screen.findByText(/is in other accounts too/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask for the new phone' })).toBeNull();
});

it('an admin is not offered an owner’s phone, and without the right nobody is offered any', async () => {
  const { unmount } = open({ ...owner, userId: 'other', roles: ['admin'] });
  expect(await lost()).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Lost phone of Lin Owner' })).toBeNull();
  unmount();
  open({ ...owner, permissions: ['user.manage'] });
  expect(await screen.findByText('Zhou Min')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Lost phone of Zhou Min' })).toBeNull();
});

it.each([
  ['not submitted', { authStatus: 0, submission: null } as const],
  ['in review', { authStatus: 1, submission: buildFacts() } as const],
  ['verified without papers', { authStatus: 2, submission: null } as const],
])(
  'an enterprise %s has nobody to be called back: it is told so before it asks, and what to do',
  async (_what, held) => {
    gateway.answer({ getCertification: buildCertification(held) });
    const { user } = open();
    await user.click(await lost());
    expect(await screen.findByText(/verified contact back, and there is none yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Verify the enterprise' })).toHaveAttribute(
      'href',
      expect.stringContaining('/businessManage?tab=profile'),
    );
    expect(screen.queryByLabelText(/^New phone/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
    await expectNoAxeFaults();
  },
);
