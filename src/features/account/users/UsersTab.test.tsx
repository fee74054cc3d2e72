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

const owner = buildUserInfo({ permissions: ['user.manage'] });
const gateway = fakeGateway({ listDepartments: [] });

beforeAll(() => loadPhrases('account', 'accountUsers'));

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
  expect(await screen.findByText('Please enter an amount such as 1500 or 1500.50')).toBeInTheDocument();
  expect(budget).toHaveFocus();
  await user.clear(budget);
  await user.type(budget, '2000.50{Enter}');
  await waitFor(() =>
    expect(gateway.bodies('editMember')[0]).toEqual({ userId: buildMember().userId, monthlyBudget: 200_050 }),
  );
  expect(gateway.bodies('editUser')[0]).toBeUndefined();
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
  gateway.answer({ editUser: buildUserRow({ userId: buildMember().userId, status: 'disabled' }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Disable Zhou Min' }));
  expect(await screen.findByText('Disable Zhou Min?')).toBeInTheDocument();
  expect(gateway.bodies('editUser')[0]).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Disable' }));
  await waitFor(() =>
    expect(gateway.bodies('editUser')[0]).toEqual({ userId: buildMember().userId, status: 'disabled' }),
  );
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
