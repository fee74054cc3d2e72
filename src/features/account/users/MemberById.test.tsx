import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { loadPhrases } from '../../../i18n/i18n';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { buildMember } from '../../../test/member';
import { render } from '../../../test/render';
import { UsersTab } from './UsersTab';

const gateway = fakeGateway({ listDepartments: [] });
beforeAll(() => loadPhrases('account', 'accountUsers'));

const { userId } = buildMember();

function Place() {
  return <p data-testid="address">{useLocation().search}</p>;
}

const open = (user: string) =>
  render(
    <main>
      <UsersTab />
      <Place />
    </main>,
    {
      route: `/businessManage?tab=users&user=${user}`,
      userInfo: buildUserInfo({ permissions: ['user.manage'] }),
    },
  );
const goes = () => waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\?tab=users$/));

it('an address that names a person opens that person, and closed it names nobody any more', async () => {
  gateway.answer({ listMembers: { rows: [buildMember()], nextCursor: null } });
  const { user } = open(userId);
  expect(await screen.findByRole('dialog')).toHaveTextContent('Zhou Min');
  expect(gateway.bodies('listMembers')).toContainEqual({ limit: 50, userId: [userId] });
  await user.keyboard('{Escape}');
  await goes();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('one who has left is said to be gone', async () => {
  gateway.answer({ listMembers: { rows: [], nextCursor: null } });
  open(userId);
  expect(await screen.findByText('This person is no longer in this account.')).toBeInTheDocument();
  await goes();
});

it('what is no id is asked for by nobody', async () => {
  gateway.answer({ listMembers: { rows: [buildMember()], nextCursor: null } });
  open('Zhou');
  expect(await screen.findByText('Zhou Min')).toBeInTheDocument();
  await gateway.idle();
  expect(gateway.bodies('listMembers')).toEqual([{ limit: 50 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
