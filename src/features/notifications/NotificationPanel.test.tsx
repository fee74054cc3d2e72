import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useGetBalanceQuery } from '../../api/resources/balanceApi';
import { loadPhrases } from '../../i18n/i18n';
import { after, cut, refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { buildNotification } from '../../test/notifications';
import { render } from '../../test/render';
import { NotificationPanel } from './NotificationPanel';

const one = buildNotification();
const other = buildNotification({
  notificationId: '0190a1b2-0000-7000-8000-000000000003',
  kind: 'check.cancelled',
});
const closed = jest.fn();
const gateway = fakeGateway({ listNotifications: { rows: [one], nextCursor: null } });

beforeAll(() => loadPhrases('notifications'));
beforeEach(() => closed.mockClear());

/** The panel at a bell; the second button raises the bell's count by one, as happens by itself. */
function Bell() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [unread, setUnread] = useState(1);
  return (
    <>
      <button ref={setAnchor} onFocus={() => setUnread(unread + 1)}>
        bell
      </button>
      {anchor && <NotificationPanel id="panel" anchor={anchor} unread={unread} onClose={closed} />}
    </>
  );
}
const draw = () => render(<Bell />, { route: '/homePage', userInfo: buildUserInfo() });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));
const items = async () => (await (await panel()).findAllByRole('listitem')).length;

it('loading has the shape of a list; nothing yet is said only once that is known', async () => {
  gateway.answer({ listNotifications: after(150, { rows: [], nextCursor: null }) });
  draw();
  const list = await panel();
  expect(list.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(list.queryByText('Nothing yet')).not.toBeInTheDocument();
  expect(await list.findByText('Nothing yet')).toBeInTheDocument();
  expect(list.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
  await expectNoAxeFaults();
});

it('only unread ones, of which there are none: everything is read; and back to all', async () => {
  gateway.answer({
    listNotifications: ({ body }) => ({ rows: body.unread ? [] : [one], nextCursor: null }),
  });
  const { user } = draw();
  const list = await panel();
  expect(await list.findByRole('link', { name: /is published/ })).toBeInTheDocument();
  const filter = list.getByRole('button', { name: 'Unread' });
  await user.click(filter);
  expect(await list.findByText('Everything is read')).toBeInTheDocument();
  expect(list.queryByRole('listitem')).not.toBeInTheDocument();
  expect(filter).toHaveAttribute('aria-pressed', 'true');
  await user.click(filter);
  expect(await list.findByRole('link', { name: /is published/ })).toBeInTheDocument();
});

it('a refused list says why in the panel, without a toast, and can be tried again', async () => {
  gateway.answer({ listNotifications: refuse('TOO_MANY_REQUESTS') });
  const { user } = draw();
  const list = await panel();
  expect(await list.findByText('Too many requests, please try again later')).toBeInTheDocument();
  expect(screen.getAllByText('Too many requests, please try again later')).toHaveLength(1);
  gateway.answer({ listNotifications: { rows: [one], nextCursor: null } });
  await user.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByRole('link', { name: /is published/ })).toBeInTheDocument();
});

it('a further page that fails leaves what is there, and can be asked for again', async () => {
  gateway.answer({ listNotifications: { rows: [one], nextCursor: 'next' } });
  const { user } = draw();
  const list = await panel();
  const more = await list.findByRole('button', { name: 'Load more' });
  gateway.answer({ listNotifications: cut });
  await user.click(more);
  await waitFor(() => expect(gateway.bodies('listNotifications').at(-1)).toMatchObject({ cursor: 'next' }));
  await waitFor(() => expect(list.getByRole('button', { name: 'Load more' })).toBeEnabled());
  expect(await items()).toBe(1);
  gateway.answer({ listNotifications: { rows: [other], nextCursor: null } });
  await user.click(list.getByRole('button', { name: 'Load more' }));
  expect(await list.findByRole('link', { name: /is cancelled/ })).toBeInTheDocument();
  expect(await items()).toBe(2);
  expect(list.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

it('marking all that fails is told, and they stay unread', async () => {
  gateway.answer({ readAllNotifications: cut });
  const { user } = draw();
  const list = await panel();
  await user.click(await list.findByRole('button', { name: 'Mark all read' }));
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  expect(list.getByRole('img', { name: 'Unread' })).toBeInTheDocument();
});

it('one that cannot be noted as read leads on all the same, in silence; one that is read notes nothing', async () => {
  const read = { ...other, readAt: '2026-01-01T08:00:00Z' };
  gateway.answer({ readNotification: cut, listNotifications: { rows: [one, read], nextCursor: null } });
  const { user } = draw();
  const list = await panel();
  await user.click(await list.findByRole('link', { name: /is published/ }));
  expect(window.location.hash).toBe(`#/backRecord/detail?id=${one.checkId}`);
  expect(closed).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(gateway.sent('readNotification')).toHaveLength(1));
  await gateway.idle();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(list.getByRole('link', { name: /is cancelled/ }));
  expect(closed).toHaveBeenCalledTimes(2);
  expect(gateway.bodies('readNotification')).toEqual([{ notificationId: one.notificationId }]);
});

it('what is on the screen is read anew once a notification is opened: it may tell of what is not shown yet', async () => {
  const balance = {
    ...{ available: 0, held: 0, spent: 0, notifyBelow: null },
    thisMonth: { month: '2026-11', recharged: 0, charged: 0 },
    waiting: { orders: 0, price: 0, firstEndsAt: null, underWay: 0, lastRecharge: null },
  };
  gateway.answer({ getBalance: balance, readNotification: { done: true } });
  const Shown = () => <p>{useGetBalanceQuery().data?.available} fen</p>;
  const { user } = render(
    <>
      <Shown />
      <Bell />
    </>,
  );
  expect(await screen.findByText('0 fen')).toBeInTheDocument();
  gateway.answer({ getBalance: { ...balance, available: 700 } });
  await user.click(await (await panel()).findByRole('link', { name: /is published/ }));
  expect(await screen.findByText('700 fen')).toBeInTheDocument();
});

it('what the bell counts meanwhile is asked for', async () => {
  draw();
  const list = await panel();
  expect(await list.findByRole('link', { name: /is published/ })).toBeInTheDocument();
  gateway.answer({ listNotifications: { rows: [other, one], nextCursor: null } });
  screen.getByText('bell').focus();
  expect(await list.findByRole('link', { name: /is cancelled/ })).toBeInTheDocument();
});

it('an ended session clears the login, once told', async () => {
  gateway.answer({ listNotifications: refuse('SESSION_INVALID') });
  const { store, unmount } = draw();
  await waitFor(() => expect(store.getState().auth.token).toBe(''));
  expect(await screen.findAllByText('invalid session or expired, please log in again')).not.toEqual([]);
  unmount();
  await gateway.idle();
});

it('who handed work over is named; without the name it was a colleague', async () => {
  const handed = { ...one, kind: 'work.handedOver' as const, by: 'Chen Xi' };
  const lost = { ...other, kind: 'work.takenOver' as const, by: null };
  gateway.answer({ listNotifications: { rows: [handed, lost], nextCursor: null } });
  draw();
  const list = await panel();
  expect(
    await list.findByRole('link', { name: /^Unread Chen Xi handed work over to you\./ }),
  ).toBeInTheDocument();
  expect(list.getByRole('link', { name: /A colleague took over some of your work\./ })).toBeInTheDocument();
});

it('a payout is told with its amount', async () => {
  const paid = { ...one, kind: 'payout.paid' as const, entity: 'payout', amount: 1_234_500 };
  gateway.answer({ listNotifications: { rows: [paid], nextCursor: null } });
  draw();
  const said = /A payout of ¥12,345\.00 to .+ left for its bank account\./;
  expect(await (await panel()).findByRole('link', { name: said })).toBeInTheDocument();
});

it('what asked for a decision says that it was made; a settled payment what became of it', async () => {
  const asked = { ...one, kind: 'reversal.asked' as const, amount: 200_00, by: 'Shen', decided: true };
  const settled = { ...one, kind: 'payment.settled' as const, amount: 100_00, outcome: 'givenBack' as const };
  const rows = [asked, { ...settled, notificationId: '0190a1b2-0000-7000-8000-000000000009' }];
  gateway.answer({ listNotifications: { rows, nextCursor: null } });
  draw();
  const list = await panel();
  const said = /Shen asks to take back a recharge of ¥200\.00 by .*Decided · /;
  expect(await list.findByRole('link', { name: said })).toBeInTheDocument();
  const end = list.getByRole('link', { name: /¥100\.00.* is settled: given back to whoever paid\./ });
  expect(end).not.toHaveAccessibleName(/Decided/);
});

it('what was given back of a charge is told with the order and why', async () => {
  const back = { ...one, kind: 'correction.done' as const, entity: 'correction', amount: 5_00 };
  const row = { ...back, orderNo: 'PB260831K7QW2M', reason: 'It could not be verified' };
  gateway.answer({ listNotifications: { rows: [row], nextCursor: null } });
  draw();
  const said = /¥5\.00 of a charge for order PB260831K7QW2M was given back .*: It could not be verified/;
  const link = await (await panel()).findByRole('link', { name: said });
  expect(link).toHaveAttribute(
    'href',
    expect.stringContaining('/financialManage?tab=ledger&kind=correction'),
  );
});

it('work on a list names the list', async () => {
  const read = { ...one, kind: 'task.done' as const, task: 'batch.read' as const, batchName: 'gb.csv' };
  gateway.answer({ listNotifications: { rows: [read], nextCursor: null } });
  draw();
  const said = /Your reading of a list \(gb\.csv\) is finished\./;
  expect(await (await panel()).findByRole('link', { name: said })).toBeInTheDocument();
});

it.each([
  [{ done: 12, refused: 1, unpaid: 3 }, '12 done, 1 could not be done. Waiting for payment then: 3.'],
  [{ done: 12, refused: 0, unpaid: 0 }, '12 done, 0 could not be done.'],
])(
  'a batch that came to its end says how many of its orders waited for payment then: %o',
  async (became, said) => {
    const ended = {
      ...one,
      kind: 'task.done' as const,
      task: 'batch.order' as const,
      became,
      batchName: 'gb.csv',
    };
    gateway.answer({ listNotifications: { rows: [ended], nextCursor: null } });
    draw();
    const sentence = `Your ordering of a batch (gb.csv) is finished. ${said}`;
    expect(await (await panel()).findByText(sentence)).toBeInTheDocument();
  },
);
