import { screen, waitFor } from '@testing-library/react';
import type { Balance } from '../../api/resources/balanceApi';
import type { Payment } from '../../api/resources/paymentsApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { PAY_WAITING_PATH, payPath } from '../../domain/payPath';
import { WaitingOrders } from './WaitingOrders';

const balance: Balance = {
  ...{ available: 100_00, held: 0, spent: 0, notifyBelow: null },
  thisMonth: { month: '2026-11', recharged: 0, charged: 0 },
  waiting: {
    orders: 12,
    price: 440_00,
    firstEndsAt: '2026-03-08T01:05:00.000Z',
    underWay: 0,
    lastRecharge: null,
  },
};
const lastRecharge = { at: '2026-01-02T00:00:00Z', amount: 500_00, placed: 5 };
const gateway = fakeGateway(() => ({
  getBalance: balance,
  getRechargeDesk: { bank: null, bankChangedOn: null, reference: '7HW7YEN9', scanning: true },
}));
beforeAll(() => loadPhrases('finance'));
const open = (
  waiting: Partial<Balance['waiting']> = {},
  permissions = ['recharge.ask'],
  route = '/financialManage',
) =>
  render(<WaitingOrders balance={{ ...balance, waiting: { ...balance.waiting, ...waiting } }} />, {
    userInfo: buildUserInfo({ permissions }),
    route,
  });

it('what was transferred already is not asked for again; when the first order is cancelled is said', async () => {
  const { unmount } = open({ underWay: 100_00 });
  expect(screen.getByText('A transfer of ¥100.00 waits to be confirmed.')).toBeVisible();
  expect(screen.getByText(/^The first is cancelled unless it is paid by 2026-03-08 09:05/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Submit a transfer of ¥240.00' })).toBeVisible();
  unmount();
  open({ underWay: 340_00 });
  expect(screen.getByText('A transfer of ¥340.00 waits to be confirmed.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('what is missing for all that waits is what is paid, by transfer or by scanning, and can be changed', async () => {
  const { user, container } = open();
  expect(screen.getByText('12 orders wait, ¥340.00 is missing')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Submit a transfer of ¥340.00' }));
  expect(await screen.findByLabelText(/^Amount, in yuan/)).toHaveValue('340.00');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expectNoAxeFaults(container);
  await user.click(screen.getByRole('button', { name: 'Pay ¥340.00 by scanning' }));
  const amount = await screen.findByLabelText(/^Amount, in yuan/);
  expect(amount).toHaveValue('340.00');
  await user.clear(amount);
  await user.type(amount, '500');
  const payment: Payment = {
    ...{ paymentId: '0190a1b2-0000-7000-8000-00000000bbbb', provider: 'wechatPay', status: 'created' },
    ...{ amount: 500_00, codeUrl: null, begunBy: 'Lin', begunAt: '2026-01-01T00:00:00Z' },
    ...{ expiresAt: '2026-01-01T00:15:00Z', secondsLeft: 900, endedAt: null, transactionId: null },
    ...{ reversed: false, reversedWhy: null, refund: null, oddity: null },
  };
  gateway.answer({
    createPayment: payment,
    showPaymentCode: { ...payment, codeUrl: 'weixin://wxpay/x' },
    checkPayment: payment,
  });
  await user.click(screen.getByRole('button', { name: 'Show the code' }));
  await waitFor(() => expect(gateway.bodies('createPayment')).toEqual([{ amount: 500_00 }]));
});

it('more than is paid in at once: what is paid, and what is left after it, stand where one pays', async () => {
  const { user } = open({ price: 1_200_000_000 + 10_000 });
  expect(await screen.findByRole('button', { name: 'Pay ¥10,000,000.00 by scanning' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit a transfer of ¥10,000,000.00' }));
  const amount = await screen.findByLabelText(/^Amount, in yuan/);
  expect(amount).toHaveValue('10,000,000.00');
  expect(amount).toHaveAccessibleDescription(
    'At most 10,000,000.00 at once; after it ¥2,000,000.00 is still missing',
  );
  await user.clear(amount);
  await user.type(amount, '9000000');
  expect(amount).toHaveAccessibleDescription(/¥3,000,000\.00 is still missing/);
});

it('who comes to pay all of it finds the sum as it is by now, by the way that is offered first, and once', async () => {
  const now = { ...balance, available: 60_00 };
  const desk = { bank: null, bankChangedOn: null, reference: '7HW7YEN9', scanning: false };
  gateway.answer({ getBalance: now, getRechargeDesk: desk });
  const { user, unmount } = open({}, ['recharge.ask'], PAY_WAITING_PATH);
  expect(await screen.findByRole('dialog', { name: 'Submit a transfer' })).toBeVisible();
  expect(screen.getByLabelText(/^Amount, in yuan/)).toHaveValue('380.00');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  unmount();
  gateway.answer({ getBalance: now, getRechargeDesk: { ...desk, scanning: true } });
  open({}, ['recharge.ask'], PAY_WAITING_PATH);
  expect(await screen.findByRole('dialog', { name: 'Pay by scanning' })).toBeVisible();
  expect(screen.getByLabelText(/^Amount, in yuan/)).toHaveValue('380.00');
});

it('who comes to pay a sum, as what a batch lacks, finds that sum', async () => {
  gateway.answer({
    getBalance: { ...balance, waiting: { ...balance.waiting, orders: 0, price: 0, firstEndsAt: null } },
  });
  open({ orders: 0, price: 0 }, ['recharge.ask'], payPath(12_345));
  expect(await screen.findByRole('dialog', { name: 'Pay by scanning' })).toBeVisible();
  expect(screen.getByLabelText(/^Amount, in yuan/)).toHaveValue('123.45');
});

it('who comes to recharge is asked how much, whatever waits', async () => {
  gateway.answer({
    getBalance: { ...balance, waiting: { ...balance.waiting, orders: 0, price: 0, firstEndsAt: null } },
  });
  open({ orders: 0, price: 0 }, ['recharge.ask'], payPath(0));
  expect(await screen.findByRole('dialog', { name: 'Pay by scanning' })).toBeVisible();
  expect(screen.getByLabelText(/^Amount, in yuan/)).toHaveValue('');
});

it('where nothing is missing any more nothing opens', async () => {
  gateway.answer({ getBalance: { ...balance, available: 440_00 } });
  open({}, ['recharge.ask'], PAY_WAITING_PATH);
  await screen.findByRole('button', { name: 'Submit a transfer of ¥340.00' });
  expect(gateway.sent('getBalance')).not.toEqual([]);
  await expect(screen.findByRole('dialog', {}, { timeout: 1_000 })).rejects.toThrow();
});

it('what came in says how many were placed and how many still wait', () => {
  open({ orders: 7, price: 200_00, lastRecharge });
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Since ¥500.00 came in on .*, 5 orders that had waited were placed. 7 orders still wait.$/,
  );
});

it('once none waits that is said, and nothing is to be paid', () => {
  open({ orders: 0, price: 0, lastRecharge });
  expect(screen.getByRole('alert')).toHaveTextContent(/No order is waiting any more.$/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('who may not pay in reads what is missing; without anything that waits or waited there is nothing', () => {
  const { unmount } = open({}, ['balance.watch']);
  expect(screen.getByText('12 orders wait, ¥340.00 is missing')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  const { container } = open({ orders: 0, price: 0 });
  expect(container).toBeEmptyDOMElement();
});
