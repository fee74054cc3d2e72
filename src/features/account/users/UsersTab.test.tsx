import { screen, waitFor, within } from '@testing-library/react';
import type { Member } from '../../../api/resources/peopleApi';
import { loadPhrases } from '../../../i18n/i18n';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo, buildUserRow } from '../../../test/factories';
import { cut, refuse } from '../../../test/answers';
import { fakeGateway } from '../../../test/fakeGateway';
import { buildMember } from '../../../test/member';
import { render } from '../../../test/render';
import { UsersTab } from './UsersTab';

const owner = buildUserInfo({ permissions: ['user.manage', 'order.approve', 'apiKey.manage'] });
const nothing = {
  records: 0,
  openRecords: 0,
  waitingOrders: 0,
  openForms: 0,
  approvals: 0,
  apiKeys: 0,
  keysUsedAt: null,
  keysPassTo: null,
  views: 0,
};
const rules = { above: null, overBudget: 'waits' as const, mayChange: true, mayGrant: true, approvers: [] };
const went = { already: false, records: 0, upTo: null, keys: 0, revoked: 0 };
const gateway = fakeGateway({
  listDepartments: [],
  getMemberHoldings: { ...nothing, records: 12, openRecords: 3 },
  getApprovalRules: rules,
});
const views = { needsMe: 0, awaitingConsent: 0, inProgress: 0, overdue: 0, reported: 0, disputed: 0 };

beforeAll(() => loadPhrases('account', 'accountUsers', 'lostPhone'));

const show = (...rows: Member[]) => gateway.answer({ listMembers: { rows, nextCursor: null } });
const open = (query = '') =>
  render(
    <main>
      <h1>Account</h1>
      <UsersTab />
    </main>,
    { route: `/businessManage?tab=users${query}`, userInfo: owner },
  );

it('people of the account; oneself cannot be disabled; axe finds nothing', async () => {
  show(buildMember({ userId: owner.userId, nickName: 'Lin Owner' }), buildMember());
  open();
  expect(await screen.findByRole('button', { name: 'Disable Zhou Min' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Disable Lin Owner' })).not.toBeInTheDocument();
  await expectNoAxeFaults();
});

it('an administrator is offered nothing that only owners may do to an owner, and reads why', async () => {
  show(buildMember({ nickName: 'Lin Owner', roleId: 'owner', roleName: 'Owner' }));
  const admin = buildUserInfo({
    userId: '0190a1b2-0000-7000-8000-000000000009',
    roles: ['admin'],
    permissions: ['user.manage', 'lostPhone.ask'],
  });
  gateway.answer({ listLostPhones: [] });
  const { user } = render(<UsersTab />, { route: '/businessManage?tab=users', userInfo: admin });
  await user.click(await screen.findByRole('button', { name: 'Edit Lin Owner' }));
  expect(screen.getByText('Only an owner can disable')).toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: /^(Disable|Lost phone of) Lin Owner/, hidden: true }),
  ).toBeNull();
  const role = within(await screen.findByRole('dialog')).getByLabelText('Role');
  expect(role).toBeDisabled();
  expect(role).toHaveAccessibleDescription('Only an owner changes who owns the account.');
});

it('nobody matches: what to do; a failed load says why and can be tried again', async () => {
  show();
  const { unmount } = open('&q=nobody');
  expect(await screen.findByText('Nobody matches')).toBeInTheDocument();
  unmount();
  gateway.answer({ listMembers: cut });
  open();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('a changed budget alone is sent: what somebody else changes meanwhile stays', async () => {
  show(buildMember());
  gateway.answer({ editMember: buildMember({ monthlyBudget: 200_050 }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Zhou Min' }));
  const dialog = await screen.findByRole('dialog');
  const budget = within(dialog).getByLabelText(/^Monthly budget/);
  await user.clear(budget);
  await user.type(budget, 'plenty{Enter}');
  expect(
    await screen.findByText('Please enter an amount such as 1500 or 1500.50, up to a billion'),
  ).toBeInTheDocument();
  expect(budget).toHaveFocus();
  await user.clear(budget);
  await user.type(budget, '2000.50{Enter}');
  await waitFor(() =>
    expect(gateway.bodies('editMember')[0]).toEqual({ userId: buildMember().userId, monthlyBudget: 200_050 }),
  );
  expect(gateway.bodies('editUser')[0]).toBeUndefined();
});

it('another role warns that the person is signed out, before it is saved', async () => {
  show(buildMember());
  gateway.answer({ countChecks: { total: 0, capped: false, onlyStarts: false, views } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Zhou Min' }));
  const dialog = within(await screen.findByRole('dialog'));
  const role = dialog.getByLabelText('Role');
  expect(dialog.queryByText(/signs Zhou Min out/)).not.toBeInTheDocument();
  await user.selectOptions(role, 'viewer');
  expect(dialog.getByText(/signs Zhou Min out of this account at once/)).toBeInTheDocument();
  await user.selectOptions(role, buildMember().roleId);
  expect(dialog.queryByText(/signs Zhou Min out/)).not.toBeInTheDocument();
});

it('a phone that is a member already is said at the field; what was typed stays', async () => {
  show(buildMember());
  gateway.answer({ editUser: refuse('PHONE_IN_USE') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Phone number'), '13800000002');
  await user.type(within(dialog).getByLabelText('Name'), 'Twice');
  await user.click(within(dialog).getByRole('button', { name: 'Add and tell by SMS' }));
  expect(await within(dialog).findByText('This phone is already in use')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Phone number')).toHaveFocus();
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Twice');
});

it('disabling asks first', async () => {
  show(buildMember());
  gateway.answer({ letMemberGo: went, getMemberHoldings: nothing });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Disable Zhou Min' }));
  expect(await screen.findByText('Disable Zhou Min?')).toBeInTheDocument();
  expect(gateway.bodies('letMemberGo')).toEqual([]);
  // Not before it is known who could take the records.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Disable' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(gateway.bodies('letMemberGo')).toEqual([{ userId: buildMember().userId }]));
});

it('whoever has not been in this account yet is invited again, also when known elsewhere; nobody else', async () => {
  show(
    buildMember(),
    buildMember({
      userId: '0190a1b2-0000-7000-8000-000000000003',
      nickName: 'He Jing',
      isShared: true,
      isAwaited: true,
      signedInAt: null,
    }),
  );
  gateway.answer({ reinviteMember: { done: true } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Invite He Jing again' }));
  expect(screen.queryByRole('button', { name: 'Invite Zhou Min again' })).not.toBeInTheDocument();
  expect(screen.getAllByText('Not here yet')).not.toHaveLength(0);
  await waitFor(() =>
    expect(gateway.bodies('reinviteMember')[0]).toEqual({ userId: '0190a1b2-0000-7000-8000-000000000003' }),
  );
});

it('who leaves gives their records to a colleague who orders, in the same act', async () => {
  const leaver = buildMember();
  const successor = buildMember({ userId: '0190a1b2-0000-7000-8000-000000000004', nickName: 'Sun Qi' });
  const viewer = buildMember({
    userId: '0190a1b2-0000-7000-8000-000000000005',
    nickName: 'He Jing',
    roleId: 'viewer',
  });
  show(leaver, successor, viewer);
  gateway.answer({ letMemberGo: { ...went, records: 12 } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `Disable ${leaver.nickName}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const to = await dialog.findByRole('combobox', { name: /^Their records go to/ });
  await waitFor(() => expect(within(to).getAllByRole('option')).toHaveLength(2));
  expect(within(to).queryByRole('option', { name: /He Jing/ })).toBeNull();
  await user.selectOptions(to, successor.userId);
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() =>
    expect(gateway.bodies('letMemberGo')).toEqual([{ userId: leaver.userId, recordsTo: successor.userId }]),
  );
  expect(await screen.findByText(/Sun Qi is now in charge of 12 records/)).toBeInTheDocument();
  expect(gateway.bodies('editUser')).toEqual([]);
});

const disableDialog = async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Disable Zhou Min' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Disable Zhou Min?' })) };
};

it('what a person holds is told before, each with the way to where somebody else takes it over; axe finds nothing', async () => {
  show(buildMember());
  const keysUsedAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
  gateway.answer({
    getMemberHoldings: {
      records: 12,
      openRecords: 3,
      waitingOrders: 0,
      openForms: 0,
      approvals: 1,
      apiKeys: 2,
      keysUsedAt,
      keysPassTo: null,
      views: 1,
    },
  });
  const { dialog } = await disableDialog();
  const said = await dialog.findAllByRole('listitem');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    '12 records, 3 of them still open',
    expect.stringMatching(/^Approving orders; 1 waits for them\./),
    expect.stringMatching(/^2 API keys they answer for, last used 3 days ago\./),
    expect.stringMatching(/^1 view of the records that they share\. It stays shared/),
  ]);
  expect(gateway.sent('getMemberHoldings')[0]?.query).toEqual({ userId: buildMember().userId });
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/financialManage?tab=approvals',
    '#/businessManage?tab=apiKeys',
  ]);
  expect(dialog.getByRole('combobox', { name: /^Their records go to/ })).toBeInTheDocument();
  await expectNoAxeFaults();
});

it('who owns no record is not asked whom the records go to; what cannot be counted is asked for again', async () => {
  show(buildMember());
  gateway.answer({ getMemberHoldings: cut });
  const { user, dialog } = await disableDialog();
  gateway.answer({ getMemberHoldings: nothing });
  await user.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(/^Zhou Min holds no records, no approvals/)).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Disable' })).toBeEnabled());
  expect(dialog.queryByRole('combobox')).toBeNull();
});

it('who has to go at once is disabled, though the colleagues cannot be fetched', async () => {
  show(buildMember());
  gateway.answer({ letMemberGo: went });
  const { user } = open();
  await screen.findByRole('button', { name: 'Disable Zhou Min' });
  gateway.answer({ listMembers: cut });
  await user.click(screen.getByRole('button', { name: 'Disable Zhou Min' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable Zhou Min?' }));
  expect(await dialog.findByText('backend interface connection abnormal')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(gateway.bodies('letMemberGo')).toHaveLength(1));
});

it('an invitation is taken back after a question', async () => {
  const awaited = buildMember({ nickName: 'He Jing', isAwaited: true, signedInAt: null });
  show(awaited);
  gateway.answer({ editUser: buildUserRow({ userId: awaited.userId, status: 'disabled' }) });
  const { user } = open();
  expect(screen.queryByRole('button', { name: 'Disable He Jing' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Withdraw the invitation of He Jing' }));
  expect(gateway.bodies('editUser')).toEqual([]);
  show();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(gateway.bodies('editUser')).toEqual([{ userId: awaited.userId, status: 'disabled' }]),
  );
  expect(await screen.findByText('The invitation of He Jing is withdrawn.')).toBeInTheDocument();
});

it('what each role may do stands in one table, from the rights the gateway checks; axe finds nothing', async () => {
  show(buildMember());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'What each role may do' }));
  const table = within(await screen.findByRole('dialog'));
  const cells = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  // Owner, admin, recruiter, finance, viewer.
  expect(cells(/^Order checks/)).toEqual(['Yes', 'Yes', 'Yes', '–No', '–No']);
  expect(cells(/^Approve orders/)).toEqual(['Yes', 'Yes', '–No', 'Yes', '–No']);
  expect(cells(/^Grant others/)).toEqual(['Yes', '–No', '–No', '–No', '–No']);
  const groups = ['Checks', 'Results and reports', 'Applicants', 'Money and approval', 'People and account'];
  expect(
    table.getAllByRole('rowheader').flatMap(({ textContent }) => groups.filter((one) => one === textContent)),
  ).toEqual(groups);
  expect(table.queryByRole('row', { name: 'Work of Probity' })).toBeNull();
  expect(table.queryByRole('row', { name: /^Work items/ })).toBeNull();
  await expectNoAxeFaults();
});
