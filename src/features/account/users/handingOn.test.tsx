import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { refuse } from '../../../test/answers';
import { fakeGateway } from '../../../test/fakeGateway';
import { buildMember } from '../../../test/member';
import { render } from '../../../test/render';
import { UsersTab } from './UsersTab';

const owner = buildUserInfo({ permissions: ['user.manage'], roles: ['owner'], userType: 'enterprise' });
const gateway = fakeGateway({ listDepartments: [] });
const colleague = buildMember();
const own = buildMember({ userId: owner.userId, nickName: 'Lin Owner', roleId: 'owner' });

beforeAll(() => loadPhrases('account', 'accountUsers'));
beforeEach(() => gateway.answer({ listMembers: { rows: [own, colleague], nextCursor: null } }));

const open = (userInfo = owner, query = '') =>
  render(
    <main>
      <h1>Account</h1>
      <UsersTab />
    </main>,
    { route: `/businessManage?tab=users${query}`, userInfo },
  );

it('the owner hands the ownership on: a colleague, a code; a wrong code stands at its field and nothing typed is lost', async () => {
  gateway.answer({
    sendOwnershipCode: { interval: 60, expiresIn: 300 },
    handOnOwnership: refuse('WRONG_CODE'),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Transfer ownership' }));
  const dialog = within(await screen.findByRole('dialog'));
  const to = await dialog.findByRole('combobox', { name: /^The new owner/ });
  await waitFor(() => expect(within(to).getAllByRole('option')).toHaveLength(2));
  await user.click(dialog.getByRole('button', { name: 'Transfer ownership' }));
  expect(await dialog.findByText('Please choose the new owner')).toBeInTheDocument();
  expect(gateway.bodies('handOnOwnership')).toEqual([]);

  await user.selectOptions(to, colleague.userId);
  await user.click(dialog.getByRole('button', { name: /code/i }));
  await waitFor(() => expect(gateway.bodies('sendOwnershipCode')).toEqual([{}]));
  const code = dialog.getByLabelText(/^Code from the SMS/);
  await user.type(code, '123456');
  await user.click(dialog.getByRole('button', { name: 'Transfer ownership' }));
  await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
  expect(code).toHaveValue('123456');
  expect(gateway.bodies('handOnOwnership')).toEqual([{ userId: colleague.userId, verifyCode: '123456' }]);
  await expectNoAxeFaults();

  gateway.answer({ handOnOwnership: { done: true }, loginInfo: { ...owner, roles: ['admin'] } });
  await user.click(dialog.getByRole('button', { name: 'Transfer ownership' }));
  expect(await screen.findByText(/is the owner now/)).toBeInTheDocument();
});

it('nobody but an owner of an enterprise is offered it', async () => {
  const offered = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  const { user, unmount } = open({ ...owner, roles: ['admin'] });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await offered()).toEqual(['What each role may do', 'Records with nobody in charge']);
  unmount();
  const staff = open({ ...owner, userType: 'staff' });
  await staff.user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await offered()).toEqual(['What each role may do']);
});

it('a role that orders nothing: how many records, who takes them in the same act, and what stays', async () => {
  const leaving = buildMember({ userId: '0190a1b2-0000-7000-8000-000000000011', nickName: 'He Viewer' });
  gateway.answer({
    listMembers: { rows: [own, colleague, leaving], nextCursor: null },
    countChecks: {
      total: 4,
      capped: false,
      onlyStarts: false,
      views: { needsMe: 0, awaitingConsent: 0, inProgress: 0, overdue: 0, reported: 0, disputed: 0 },
    },
    handOverMember: { records: 4 },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit He Viewer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Role'), 'viewer');
  const to = await dialog.findByRole('combobox', { name: /^Their records go to/ });
  expect(to).toHaveAccessibleDescription(/He Viewer is in charge of 4 records/);
  expect(dialog.getByText(/department and webhooks stay too/)).toBeInTheDocument();
  await waitFor(() => expect(within(to).getAllByRole('option')).toHaveLength(3));
  await user.selectOptions(to, colleague.userId);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/4 records were handed over/)).toBeInTheDocument();
  expect(gateway.bodies('handOverMember')).toEqual([
    { userId: leaving.userId, toUserId: colleague.userId, roleId: 'viewer' },
  ]);
  expect(gateway.bodies('editUser')).toEqual([]);
});

it('a role that manages no API keys: how many go on, and who answers for them', async () => {
  const keeper = buildMember({
    ...{ userId: '0190a1b2-0000-7000-8000-000000000011', nickName: 'He Admin', roleId: 'admin' },
  });
  gateway.answer({
    listMembers: { rows: [own, colleague, keeper], nextCursor: null },
    getMemberHoldings: {
      ...{ records: 0, openRecords: 0, waitingOrders: 0, openForms: 0, approvals: 0, views: 0 },
      ...{ apiKeys: 2, keysUsedAt: null, keysPassTo: null },
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit He Admin' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Role'), 'recruiter');
  expect(
    await dialog.findByText(/^He Admin answers for 2 API keys\. .*you answer for them\./),
  ).toBeInTheDocument();
});

it('records of who is gone: the bell leads to them, a colleague takes them', async () => {
  const gone = {
    userId: '0190a1b2-0000-7000-8000-000000000009',
    name: 'Wu Gone',
    standing: 'left' as const,
    records: 3,
    capped: false,
  };
  const still = { ...gone, userId: '0190a1b2-0000-7000-8000-000000000010', name: 'He Viewer' };
  const again = { ...gone, userId: '0190a1b2-0000-7000-8000-000000000011', name: 'Xu Again' };
  gateway.answer({
    listAbsentOwners: [gone, { ...still, standing: 'ordersNothing' }, { ...again, standing: 'notSignedIn' }],
    handOverMember: { records: 3 },
  });
  const { user } = open(owner, '&open=absent');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Left the account')).toBeInTheDocument();
  expect(dialog.getByText('Active, but no longer orders')).toBeInTheDocument();
  expect(dialog.getByText('Added again, has not signed in since')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Show the records of Wu Gone' })).toHaveTextContent('3 records');
  await user.click(dialog.getByRole('button', { name: 'Hand over the records of Wu Gone' }));
  expect(await dialog.findByText('Please choose who takes them')).toBeInTheDocument();
  const to = dialog.getByRole('combobox', { name: /^Who takes the records of Wu Gone/ });
  await waitFor(() => expect(within(to).getAllByRole('option').length).toBeGreaterThan(1));
  await user.selectOptions(to, colleague.userId);
  await user.click(dialog.getByRole('button', { name: 'Hand over the records of Wu Gone' }));
  await waitFor(() =>
    expect(gateway.bodies('handOverMember')).toEqual([{ userId: gone.userId, toUserId: colleague.userId }]),
  );
  await expectNoAxeFaults();
});
