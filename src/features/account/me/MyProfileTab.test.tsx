import { screen, waitFor, within } from '@testing-library/react';
import type { OwnProfile } from '../../../api/resources/peopleApi';
import { loadPhrases } from '../../../i18n/i18n';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo, buildUserRow } from '../../../test/factories';
import { cut, refuse } from '../../../test/answers';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { MyProfileTab } from './MyProfileTab';

const userInfo = buildUserInfo();
const gateway = fakeGateway();

beforeAll(() => loadPhrases('account', 'accountMe'));

const profile = (part: Partial<OwnProfile> = {}): OwnProfile => ({
  userId: userInfo.userId,
  nickName: 'Lin Owner',
  mobile: '138****0001',
  email: null,
  pictureFileId: null,
  isEditable: true,
  isNamedByPhone: false,
  ...part,
});
const show = (part: Partial<OwnProfile> = {}) => gateway.answer({ getOwnProfile: profile(part) });
const row = (nickName: string) =>
  buildUserRow({ userId: userInfo.userId, nickName, roleName: 'Owner', roleIds: ['owner'] });
const own = (total: number) =>
  gateway.answer({
    countChecks: {
      total,
      capped: false,
      onlyStarts: false,
      views: { needsMe: 0, awaitingConsent: 0, inProgress: 0, overdue: 0, reported: 0, disputed: 0 },
    },
  });
const open = () =>
  render(
    <main>
      <h1>Account</h1>
      <MyProfileTab />
    </main>,
    { route: '/businessManage?tab=me', userInfo },
  );

it('leaving is asked in words that name the account; then the session is over here', async () => {
  show();
  own(3);
  gateway.answer({ leaveAccount: { done: true }, logout: refuse('SESSION_INVALID') });
  const { user, store } = open();
  await user.click(await screen.findByRole('button', { name: 'Leave this account' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveAccessibleName(`Leave ${userInfo.mainName}?`);
  expect(
    await within(dialog).findByText(/You are in charge of 3 records here.*are told to hand them on/),
  ).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Leave this account' }));
  await waitFor(() => expect(store.getState().auth.token).toBe(''));
  expect(gateway.bodies('leaveAccount')[0]).toEqual({});
});

it('who leaves reads who answers for their API keys from then on', async () => {
  show();
  own(0);
  gateway.answer({
    getMemberHoldings: {
      ...{ records: 0, openRecords: 0, waitingOrders: 0, openForms: 0, approvals: 0, views: 0 },
      ...{ apiKeys: 2, keysUsedAt: null, keysPassTo: 'Sun Owner' },
    },
  });
  const { user } = render(<MyProfileTab />, {
    ...{ route: '/businessManage?tab=me' },
    userInfo: { ...userInfo, permissions: ['apiKey.manage'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Leave this account' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(
      'You answer for 2 API keys. They go on working; Sun Owner answers for them from then on and is told.',
    ),
  ).toBeInTheDocument();
});

it('the last owner stays: said by the gateway, and the session goes on', async () => {
  show();
  own(0);
  gateway.answer({ leaveAccount: refuse('LAST_OWNER') });
  const { user, store } = open();
  await user.click(await screen.findByRole('button', { name: 'Leave this account' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Leave this account' }));
  expect(await screen.findByText('The last owner cannot be removed')).toBeInTheDocument();
  expect(store.getState().auth.token).not.toBe('');
});

it('name, e-mail, picture and the ways in; axe finds nothing', async () => {
  show({ email: 'lin@example.com' });
  open();
  expect(await screen.findByLabelText('Your name')).toHaveValue('Lin Owner');
  expect(screen.getByLabelText('E-mail (optional)')).toHaveValue('lin@example.com');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
  expect(screen.getByText('138****0001')).toBeInTheDocument();
  await expectNoAxeFaults();
});

it('loading shows its shape; a failed load says why and can be tried again', async () => {
  gateway.answer({ getOwnProfile: cut });
  const { user } = open();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  show();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Your name')).toBeInTheDocument();
});

it('a new name is sent alone, and the login state has it at once', async () => {
  show();
  gateway.answer({ editUser: row('Lin Yu'), loginInfo: { ...userInfo, nickName: 'Lin Yu' } });
  const { user, store } = open();
  const name = await screen.findByLabelText('Your name');
  await user.clear(name);
  await user.type(name, ' Lin Yu ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.getState().auth.userInfo.nickName).toBe('Lin Yu'));
  expect(gateway.bodies('editUser')[0]).toEqual({ nickName: 'Lin Yu' });
  expect(await screen.findByText('Your profile is saved.')).toBeInTheDocument();
});

it('faults stand at their fields before any call; what was typed stays', async () => {
  show();
  const { user } = open();
  await user.clear(await screen.findByLabelText('Your name'));
  await user.type(screen.getByLabelText('E-mail (optional)'), 'no address');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Your name')).toHaveFocus();
  expect(screen.getByText('Please enter a name of at most 30 characters')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail (optional)')).toHaveAccessibleDescription(
    expect.stringContaining('Please enter an e-mail address'),
  );
  expect(screen.getByLabelText('E-mail (optional)')).toHaveValue('no address');
  expect(gateway.bodies('editUser')[0]).toBeUndefined();
});

it('an e-mail that was emptied is taken back', async () => {
  show({ email: 'lin@example.com' });
  gateway.answer({ forgetOwnProfile: profile(), loginInfo: userInfo });
  const { user } = open();
  await user.clear(await screen.findByLabelText('E-mail (optional)'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your profile is saved.')).toBeInTheDocument();
  expect(gateway.bodies('forgetOwnProfile')[0]).toEqual({ part: 'email' });
  expect(gateway.bodies('editUser')[0]).toBeUndefined();
});

it('whoever is named by the phone is told so, and starts with an empty name', async () => {
  show({ nickName: '138****0001', isNamedByPhone: true });
  open();
  expect(await screen.findByLabelText('Your name')).toHaveValue('');
  expect(screen.getByRole('note')).toHaveTextContent('You are shown as 138****0001 so far');
  await expectNoAxeFaults();
});

it('inside a customer’s account everything can be read and nothing edited', async () => {
  show({ isEditable: false });
  open();
  expect(await screen.findByLabelText('Your name')).toBeDisabled();
  expect(screen.getByRole('note')).toHaveTextContent('Go back to your own account');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('a file the browser cannot read as a picture is refused in words', async () => {
  show();
  // jsdom reads no pictures at all.
  (globalThis as { createImageBitmap?: unknown }).createImageBitmap = () =>
    Promise.reject(new Error('no picture'));
  const { user, container } = open();
  await screen.findByLabelText('Your name');
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
  expect(
    await screen.findByText('This file could not be read as a picture. Please choose another'),
  ).toBeInTheDocument();
  delete (globalThis as { createImageBitmap?: unknown }).createImageBitmap;
});
