import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import { expectNoAxeFaults } from '../../../test/axe';
import { refuse } from '../../../test/answers';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { buildMember } from '../../../test/member';
import { render } from '../../../test/render';
import { UsersTab } from './UsersTab';

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000001${n}`;
const own = buildUserInfo({
  permissions: ['user.manage', 'order.approve', 'apiKey.manage'],
  userType: 'enterprise',
});
const me = buildMember({ userId: own.userId, nickName: 'Lin Owner', roleId: 'owner', roleName: 'Owner' });
const leaver = buildMember({
  userId: id(1),
  nickName: 'He Admin',
  roleId: 'admin',
  roleName: 'Administrator',
});
const admin = buildMember({ userId: id(2), nickName: 'Sun Qi', roleId: 'admin', roleName: 'Administrator' });
const recruiter = buildMember({ userId: id(3), nickName: 'Zhou Min' });
const finance = buildMember({ userId: id(4), nickName: 'Qian Li', roleId: 'finance', roleName: 'Finance' });
const approver = (of: typeof me, upTo: number | null) => ({
  ...{ userId: of.userId, name: of.nickName, role: of.roleId as 'admin', upTo },
  isUnlimited: of.roleId === 'owner',
});
const rules = {
  ...{ above: null, overBudget: 'waits' as const, mayChange: true, mayGrant: true },
  approvers: [
    approver(me, null),
    approver(leaver, 500_000),
    approver(admin, null),
    approver(finance, 200_000),
  ],
};
const gateway = fakeGateway({ listDepartments: [] });

beforeAll(() => loadPhrases('account', 'accountUsers', 'lostPhone'));
beforeEach(() =>
  gateway.answer({
    listMembers: { rows: [me, leaver, admin, recruiter, finance], nextCursor: null },
    getApprovalRules: rules,
    getMemberHoldings: {
      records: 12,
      openRecords: 3,
      waitingOrders: 2,
      openForms: 1,
      approvals: 2,
      apiKeys: 2,
      keysUsedAt: null,
      keysPassTo: null,
      views: 0,
    },
    sendApprovalCode: { interval: 60, expiresIn: 300 },
  }),
);

const open = async () => {
  const { user } = render(
    <main>
      <h1>Account</h1>
      <UsersTab />
    </main>,
    { route: '/businessManage?tab=users', userInfo: own },
  );
  await user.click(await screen.findByRole('button', { name: 'Disable He Admin' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findAllByRole('listitem');
  return { user, dialog };
};
type Opened = Awaited<ReturnType<typeof open>>;
const menu = ({ dialog }: Opened, name: RegExp) => dialog.getByRole<HTMLSelectElement>('combobox', { name });
const chosen = (opened: Opened, name: RegExp) => menu(opened, name).selectedOptions[0]!.textContent;
const code = ({ dialog }: Opened) => dialog.queryByRole('textbox', { name: /code/i });
const RECORDS = /^Their records go to/;
const RIGHT = /^Their right to approve up to ¥5,000\.00 goes to/;
const KEYS = /^Their 2 API keys/;

it('who takes the records is offered for the right to approve and the keys, and all goes in one act', async () => {
  const opened = await open();
  const { user, dialog } = opened;
  await waitFor(() => expect(within(menu(opened, RECORDS)).getAllByRole('option')).toHaveLength(4));
  for (const goesOn of [
    /^2 orders that wait for approval or payment/,
    /^1 form for applicants, which stays open/,
  ])
    expect(dialog.getByText(goesOn)).toBeInTheDocument();
  // Owners approve without a limit, and who orders nothing takes no records.
  expect(
    within(menu(opened, RIGHT))
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Nobody: it ends', 'Sun Qi · Administrator', 'Qian Li · Finance (now up to ¥2,000.00)']);
  expect(chosen(opened, KEYS)).toBe('Go on working; you answer for them');
  expect(code(opened)).toBeNull();
  await user.selectOptions(menu(opened, RECORDS), admin.userId);
  expect(chosen(opened, RIGHT)).toBe('Sun Qi · Administrator');
  expect(chosen(opened, KEYS)).toBe('Go on working; Sun Qi · Administrator answers for them');
  await expectNoAxeFaults();

  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(gateway.bodies('letMemberGo')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /send/i }));
  await user.type(code(opened)!, '123456');
  gateway.answer({ letMemberGo: refuse('WRONG_CODE') });
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(code(opened)!).toHaveAttribute('aria-invalid', 'true'));
  expect(code(opened)!).toHaveValue('123456');
  gateway.answer({ letMemberGo: { already: false, records: 12, upTo: 500_000, keys: 2, revoked: 0 } });
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() =>
    expect(gateway.bodies('letMemberGo').at(-1)).toEqual({
      ...{ userId: leaver.userId, recordsTo: admin.userId, approvingTo: admin.userId, upTo: 500_000 },
      ...{ keysTo: admin.userId, verifyCode: '123456' },
    }),
  );
  expect(
    await screen.findByText(
      'He Admin can no longer sign in to this account. Sun Qi is now in charge of 12 records. Sun Qi may approve orders up to ¥5,000.00. Sun Qi answers for 2 API keys.',
    ),
  ).toBeInTheDocument();
});

it('who takes the records may not have the rest: it ends, and the keys are the reader’s; or they are revoked', async () => {
  const opened = await open();
  const { user, dialog } = opened;
  await waitFor(() => expect(within(menu(opened, RECORDS)).getAllByRole('option')).toHaveLength(4));
  await user.selectOptions(menu(opened, RECORDS), recruiter.userId);
  expect([chosen(opened, RIGHT), chosen(opened, KEYS)]).toEqual([
    'Nobody: it ends',
    'Go on working; you answer for them',
  ]);
  await user.selectOptions(menu(opened, KEYS), 'revoked');
  gateway.answer({ letMemberGo: { already: false, records: 12, upTo: null, keys: 0, revoked: 2 } });
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() =>
    expect(gateway.bodies('letMemberGo')).toEqual([
      { userId: leaver.userId, recordsTo: recruiter.userId, keysTo: null },
    ]),
  );
  expect(
    await screen.findByText(/Zhou Min is now in charge of 12 records\. 2 API keys are revoked\.$/),
  ).toBeInTheDocument();
});

it('an administrator gives no right to approve away and reads what becomes of it; the second who does it reads that it was done', async () => {
  gateway.answer({ getApprovalRules: { ...rules, mayGrant: false } });
  const opened = await open();
  const { user, dialog } = opened;
  expect(dialog.queryByRole('combobox', { name: RIGHT })).toBeNull();
  expect(dialog.getByText(/^Approving orders up to ¥5,000\.00; 2 wait/)).toBeInTheDocument();
  expect(dialog.getByText(/ends with them\. An owner may give it/)).toBeInTheDocument();
  gateway.answer({ letMemberGo: { already: true, records: 0, upTo: null, keys: 0, revoked: 0 } });
  await waitFor(() => expect(within(menu(opened, RECORDS)).getAllByRole('option')).toHaveLength(4));
  await user.selectOptions(menu(opened, RECORDS), admin.userId);
  expect(dialog.queryByLabelText(/code/i)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() =>
    expect(gateway.bodies('letMemberGo')).toEqual([
      { userId: leaver.userId, recordsTo: admin.userId, keysTo: admin.userId },
    ]),
  );
  expect(await screen.findByText(/was disabled already: nothing was changed now/)).toBeInTheDocument();
});

it('what changed meanwhile is read anew in the same dialog', async () => {
  const { user, dialog } = await open();
  gateway.answer({
    letMemberGo: refuse('HOLDINGS_CHANGED'),
    getMemberHoldings: {
      records: 12,
      openRecords: 3,
      waitingOrders: 0,
      openForms: 0,
      approvals: 2,
      apiKeys: 3,
      keysUsedAt: null,
      keysPassTo: null,
      views: 0,
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(await dialog.findByText(/^3 API keys they answer for, never used\./)).toBeInTheDocument();
});
