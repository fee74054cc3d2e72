import { screen, waitFor } from '@testing-library/react';
import type { NotificationChoices } from '../../../api/resources/notificationsApi';
import { loadPhrases } from '../../../i18n/i18n';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { cut, after } from '../../../test/answers';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { NotificationsTab } from './NotificationsTab';

const gateway = fakeGateway();

beforeAll(() => loadPhrases('accountNotifications'));

const choices: NotificationChoices = {
  mobile: '138****0002',
  ofOthers: false,
  choices: [
    { kind: 'check.reported', inApp: true, sms: false },
    { kind: 'check.infoRequested', inApp: true, sms: true },
  ],
};
const recruiter = buildUserInfo({ roles: ['recruiter'], permissions: ['check.order'] });
const draw = (userInfo = recruiter) =>
  render(
    <main>
      <NotificationsTab />
    </main>,
    { route: '/businessManage?tab=notifications', userInfo },
  );
const saved = () => gateway.bodies('saveNotificationChoices');

it('the kinds of the role by channel; a click is saved and said; axe finds nothing', async () => {
  gateway.answer({ getNotificationChoices: choices, saveNotificationChoices: choices });
  const { user } = draw();
  const box = await screen.findByRole('checkbox', { name: 'A report is published: By SMS' });
  expect(box).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Information is needed from you: By SMS' })).toBeChecked();
  expect(screen.getByText(/Messages go to 138\*\*\*\*0002/)).toBeInTheDocument();
  await expectNoAxeFaults();
  await user.click(box);
  expect(box).toBeChecked();
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Also for checks that others ordered' }));
  await waitFor(() =>
    expect(saved()).toEqual([
      { changes: [{ kind: 'check.reported', channel: 'sms', isOn: true }] },
      { ofOthers: true },
    ]),
  );
});

it('what could not be saved goes back, and says why', async () => {
  gateway.answer({ getNotificationChoices: choices, saveNotificationChoices: cut });
  const { user } = draw();
  const box = await screen.findByRole('checkbox', { name: 'A report is published: In Probity' });
  await user.click(box);
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  await waitFor(() => expect(box).toBeChecked());
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('loading; a failed load says why and can be tried again; who is told of nothing reads that', async () => {
  gateway.answer({
    getNotificationChoices: after(150, cut),
  });
  const { user } = draw();
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  gateway.answer({ getNotificationChoices: { ...choices, ofOthers: null, choices: [] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing to choose')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('what the choice about others means depends on what one sees', async () => {
  gateway.answer({ getNotificationChoices: choices });
  const { unmount } = draw();
  expect(await screen.findByText(/Those of your department/)).toBeInTheDocument();
  unmount();
  const second = draw(buildUserInfo({ roles: ['owner'], permissions: ['check.order'] }));
  expect(await screen.findByText(/Every check of the account/)).toBeInTheDocument();
  second.unmount();
  draw(buildUserInfo({ roles: ['viewer'], permissions: ['check.read'] }));
  expect(await screen.findByText(/You order no checks yourself/)).toBeInTheDocument();
});

it('kinds stand by what they are about; many are folded, and each group says how many of it are on', async () => {
  const kinds = ['reported', 'cancelled', 'expired', 'overdue', 'disputed', 'infoRequested'] as const;
  const many: NotificationChoices['choices'] = [
    { kind: 'balance.low', inApp: true, sms: true },
    { kind: 'invoice.issued', inApp: true, sms: false },
    { kind: 'signIn.newBrowser', inApp: true, sms: false },
    { kind: 'apiKey.ending', inApp: true, sms: false },
    { kind: 'task.done', inApp: true, sms: false },
    { kind: 'task.failed', inApp: true, sms: false },
    { kind: 'webhook.disabled', inApp: true, sms: false },
    ...kinds.map((kind) => ({ kind: `check.${kind}` as const, inApp: true, sms: false })),
  ];
  gateway.answer({ getNotificationChoices: { ...choices, choices: many } });
  const { user } = draw();
  const money = (await screen.findByRole('heading', { name: 'Money' })).closest('details')!;
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Checks and orders',
    'Money',
    'People and sign-in',
    'Keys, webhooks and exports',
  ]);
  expect(money).toHaveTextContent('In Probity: 2 of 2 · By SMS: 1 of 2');
  expect(money).not.toHaveAttribute('open');
  await user.click(screen.getByRole('heading', { name: 'Money' }));
  expect(money).toHaveAttribute('open');
  await expectNoAxeFaults();
});
