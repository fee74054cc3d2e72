import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { Notification } from '../../api/resources/notificationsApi';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { cut, after } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { buildNotification } from '../../test/notifications';
import { render } from '../../test/render';
import { NotificationBell } from './NotificationBell';

const gateway = fakeGateway();

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const draw = (userInfo = buildUserInfo()) =>
  render(
    <>
      <Address />
      <NotificationBell />
    </>,
    { route: '/homePage', userInfo },
  );
const show = (unread: number, rows: Notification[], nextCursor: string | null = null) => {
  gateway.answer({ countUnreadNotifications: { unread }, listNotifications: { rows, nextCursor } });
};

it('the bell says how many; opening shows sentences and times; one leads on and is read; axe finds nothing', async () => {
  show(2, [
    buildNotification(),
    buildNotification({
      notificationId: '0190a1b2-0000-7000-8000-000000000003',
      kind: 'enterprise.verified',
      checkId: null,
      orderNo: null,
      candidateName: null,
      readAt: new Date().toISOString(),
    }),
  ]);
  gateway.answer({ readNotification: { done: true } });
  const { user } = draw();
  const bell = await screen.findByRole('button', { name: 'Notifications, 2 unread' });
  expect(gateway.sent('listNotifications')).toEqual([]);
  await user.click(bell);
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  const link = await screen.findByRole('link', { name: /The report of order PB20260101000001 is published/ });
  expect(link).toHaveTextContent('Chen Yu · 2 hours ago');
  expect(screen.getByRole('link', { name: /Example Trading is verified/ })).toHaveAttribute(
    'href',
    '#/businessManage?tab=profile',
  );
  expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(1);
  await expectNoAxeFaults(dialog);
  show(1, []);
  await user.click(link);
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/backRecord/detail?id=0190a1b2-0000-7000-8000-000000000002',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(gateway.bodies('readNotification')).toEqual([
    { notificationId: buildNotification().notificationId },
  ]);
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
});

it('going back closes the panel: it does not stay over another screen', async () => {
  show(1, [buildNotification()]);
  const { user } = draw();
  act(() => {
    window.location.hash = '#/backRecord';
  });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/backRecord'));
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  await screen.findByRole('dialog', { name: 'Notifications' });
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByTestId('address')).toHaveTextContent('/homePage');
});

it('all read, only unread ones, more of them', async () => {
  show(100, []);
  gateway.answer({
    listNotifications: ({ body }) => {
      const next = buildNotification({ notificationId: '0190a1b2-0000-7000-8000-000000000004' });
      return body.cursor
        ? { rows: [next], nextCursor: null }
        : { rows: [buildNotification()], nextCursor: 'next' };
    },
    readAllNotifications: { done: true },
  });
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Notifications, 99+ unread' }));
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() =>
    expect(gateway.bodies('listNotifications').at(-1)).toEqual({ limit: 20, cursor: 'next' }),
  );
  await user.click(screen.getByRole('button', { name: 'Unread' }));
  await waitFor(() =>
    expect(gateway.bodies('listNotifications').at(-1)).toEqual({ unread: true, limit: 20 }),
  );
  show(0, []);
  await user.click(screen.getByRole('button', { name: 'Mark all read' }));
  expect(await screen.findByText('Everything is read')).toBeInTheDocument();
  expect(gateway.bodies('readAllNotifications')).toEqual([{}]);
  // The button keeps the focus, and the keyboard its way out.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Mark all read' })).toHaveAttribute('aria-disabled', 'true'),
  );
  expect(screen.getByRole('button', { name: 'Mark all read' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Mark all read' }));
  expect(gateway.bodies('readAllNotifications')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus();
});

it('nothing yet: it says what will stand here, and where one chooses', async () => {
  show(0, []);
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('Nothing yet')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Choose your notifications' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/businessManage?tab=notifications');
});

it('a count that fails is silent; a list that fails says why and can be tried again', async () => {
  gateway.answer({
    countUnreadNotifications: cut,
    listNotifications: after(150, cut),
  });
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  // The sentence is in the panel alone: no toast.
  expect(screen.getAllByText('backend interface connection abnormal')).toHaveLength(1);
  show(1, [buildNotification()]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /is published/ })).toBeInTheDocument();
});

it('what came since the bell last asked: opened, its number and its panel say the same', async () => {
  show(0, []);
  const { user } = draw();
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  await waitFor(() => expect(gateway.sent('countUnreadNotifications')).toHaveLength(1));
  await gateway.idle();
  show(1, [buildNotification()]);
  await user.click(bell);
  await screen.findByRole('link', { name: /is published/ });
  expect(screen.getByRole('button', { name: 'Mark all read' })).toHaveAttribute('aria-disabled', 'false');
  await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 1 unread'));
});

it('staff read which account it happened in, and are led to the review', async () => {
  show(1, [buildNotification({ kind: 'check.inReview' })]);
  const { user } = draw(buildUserInfo({ userType: 'staff', roles: ['analyst'] }));
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const link = await screen.findByRole('link', { name: /is waiting for review/ });
  expect(link).toHaveTextContent('Example Trading');
  expect(link).toHaveAttribute('href', `#/reportDetail/edit?id=${buildNotification().checkId}`);
});

it('asks twice a minute while the tab is seen, never while it is hidden, at once when it is seen again', async () => {
  jest.useFakeTimers();
  gateway.answer({ countUnreadNotifications: { unread: 3 } });
  const counted = () => gateway.sent('countUnreadNotifications').length;
  const pass = (ms: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
      await gateway.idle();
    });
  const hide = async (state: 'hidden' | 'visible') => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    window.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
  };
  try {
    const { unmount } = draw();
    await pass(1_000);
    expect(counted()).toBe(1);
    expect(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toBeInTheDocument();
    await pass(60_000);
    expect(counted()).toBe(3);
    await hide('hidden');
    await pass(300_000);
    expect(counted()).toBe(3);
    await hide('visible');
    expect(counted()).toBe(4);
    unmount();
    await pass(300_000);
    expect(counted()).toBe(4);
  } finally {
    delete (document as { visibilityState?: unknown }).visibilityState;
    jest.useRealTimers();
  }
});
