import { screen, within } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo, buildUserRow } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { buildMember } from '../../../test/member';
import { render } from '../../../test/render';
import { InviteManyDialog } from './InviteManyDialog';

const DEPARTMENT = '0190a1b2-0000-7000-8000-00000000d001';
const owner = buildUserInfo({ permissions: ['user.manage'] });
const gateway = fakeGateway(() => ({
  listDepartments: [{ departmentId: DEPARTMENT, name: 'Sales', monthlyBudget: null, spent: 0, people: 0 }],
}));

beforeAll(() => loadPhrases('account', 'accountUsers'));

it('a pasted list is read while it is typed; only lines without a fault are sent, and who is refused stays with the reason', async () => {
  const { user } = render(<InviteManyDialog onClose={() => {}} />, {
    route: '/businessManage?tab=users',
    userInfo: owner,
  });
  const dialog = within(await screen.findByRole('dialog'));
  const list = dialog.getByLabelText('One person a line');
  gateway.answer({
    listMembers: ({ body }) => {
      const { mobile } = body as { mobile?: string[] };
      const row = buildMember({ nickName: 'Qian Yi', mobile: '137****2222' });
      return { rows: mobile?.includes('13711112222') ? [row] : [], nextCursor: null };
    },
    editMember: buildMember({}),
    editUser: ({ body }) => {
      const { mobile } = body as { mobile: string };
      return mobile === '13811112222' ? buildUserRow({}) : refuse('PHONE_IN_USE');
    },
  });
  await user.click(list);
  await user.paste('Qian Yi 13711112222\nNobody');
  expect(await dialog.findByText('Already a colleague in this account')).toBeInTheDocument();
  expect(dialog.getByText('No phone number of 11 digits in this line')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add and tell by SMS' }));
  expect(await dialog.findByText(/^None of these lines can be sent/)).toBeInTheDocument();
  expect(gateway.bodies('editUser')).toEqual([]);
  await user.clear(list);
  await user.paste(
    'Sun Qi, 138 1111 2222, Viewer, Sales\nNobody\nHe Jing 13911112222\nHe Jing 139 1111 2222',
  );
  expect(await dialog.findByText('Sun Qi · 13811112222 · Viewer · Sales')).toBeInTheDocument();
  expect(dialog.getByText('This phone number is already further up')).toBeInTheDocument();
  await expectNoAxeFaults();
  await user.click(dialog.getByRole('button', { name: 'Add 2 people and tell by SMS' }));
  expect(await dialog.findByText('This phone is already in use')).toBeInTheDocument();
  expect(list).toHaveValue('Nobody\nHe Jing 13911112222\nHe Jing 139 1111 2222');
  expect(gateway.bodies('editUser')).toEqual([
    { new: true, mobile: '13811112222', nickName: 'Sun Qi', roleIds: ['viewer'] },
    { new: true, mobile: '13911112222', nickName: 'He Jing', roleIds: ['recruiter'] },
  ]);
  expect(gateway.bodies('editMember')).toEqual([
    { userId: buildUserRow({}).userId, departmentId: DEPARTMENT },
  ]);
});
