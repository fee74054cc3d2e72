import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import { cut } from '../../../test/answers';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { buildMember } from '../../../test/member';
import { openSearch } from '../../../test/openSearch';

const gateway = fakeGateway({ loginInfo: buildUserInfo() });
beforeAll(() => loadPhrases('shell', 'records'));

it('a colleague is found and gone to by id; what is typed and the name stay in no address, history, storage or cache', async () => {
  const member = buildMember({ nickName: 'Qian Duo' });
  gateway.answer({ listMembers: { rows: [member], nextCursor: null } });
  const { view, field } = await openSearch(['user.manage']);
  const written = jest.spyOn(Storage.prototype, 'setItem');
  const pushed = jest.spyOn(window.history, 'pushState');
  expect(field).toHaveAttribute('placeholder', 'A colleague’s name or phone; a screen');
  await view.user.type(field, 'Qian{Enter}');
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(
      `/businessManage?tab=users&user=${member.userId}`,
    ),
  );
  expect(gateway.bodies('listMembers')).toEqual([{ keyword: 'Qian', limit: 5 }]);
  const kept = () =>
    JSON.stringify([
      ...written.mock.calls,
      ...pushed.mock.calls,
      { ...window.localStorage },
      { ...window.sessionStorage },
      window.location.href,
      view.store.getState(),
    ]);
  await waitFor(() => expect(kept()).not.toMatch(/Qian/));
});

it('stands in a group of its own, with the masked phone', async () => {
  const member = buildMember({ nickName: 'Qian Duo' });
  gateway.answer({ listMembers: { rows: [member], nextCursor: null } });
  const { view, field } = await openSearch(['user.manage']);
  await view.user.type(field, 'Qian');
  const group = within(await screen.findByRole('group', { name: 'Colleagues' }));
  expect(group.getByRole('option')).toHaveTextContent(`Qian Duo`);
  expect(group.getByRole('option')).toHaveTextContent(member.mobile);
});

it('where more fit than are shown the list of users takes over what was typed, which stands in no address', async () => {
  gateway.answer({ listMembers: { rows: [buildMember({ nickName: 'Qian Duo' })], nextCursor: 'next' } });
  const { view, field } = await openSearch(['user.manage']);
  await view.user.type(field, 'Qian');
  expect(await screen.findByText('1 shown, there are more')).toBeInTheDocument();
  await view.user.click(screen.getByRole('option', { name: 'All colleagues that match' }));
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/businessManage\?tab=users$/),
  );
  expect(window.location.href + JSON.stringify(window.history.state)).not.toContain('Qian');
});

it('an order number typed for a colleague goes into the address beside the tab', async () => {
  gateway.answer({ listMembers: { rows: [buildMember()], nextCursor: 'next' } });
  const { view, field } = await openSearch(['user.manage']);
  await view.user.type(field, 'PB2');
  await view.user.click(await screen.findByRole('option', { name: 'All colleagues that match' }));
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/businessManage\?tab=users&q=PB2$/),
  );
});

it('who may not see the list of users asks for nobody', async () => {
  const { view, field } = await openSearch([]);
  await view.user.type(field, 'Qian');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(screen.queryByText(/Colleagues are found/)).toBeNull();
  await gateway.idle();
  expect(gateway.sent('listMembers')).toEqual([]);
});

it('a failed search for colleagues says so', async () => {
  gateway.answer({ listMembers: cut });
  const { view, field } = await openSearch(['user.manage']);
  await view.user.type(field, 'Qian');
  expect(await screen.findByText('Colleagues could not be searched')).toBeInTheDocument();
});
