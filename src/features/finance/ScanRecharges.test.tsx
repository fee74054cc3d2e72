import { act, screen, waitFor } from '@testing-library/react';
import { codes } from '@probity/contract/codes';
import { CODE } from '@probity/contract/codeNames';
import type { Payment } from '../../api/resources/paymentsApi';
import { loadPhrases } from '../../i18n/i18n';
import type * as WhileVisible from '../../lib/whileVisible';
import { cut, refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { windowOf } from '../../test/windowOf';
import { ScanRecharges } from './ScanRecharges';

// Whole seconds between two questions are long to wait here; a twentieth is enough.
jest.mock('../../lib/whileVisible', () => {
  const { askWhileVisible } = jest.requireActual<typeof WhileVisible>('../../lib/whileVisible');
  return {
    askWhileVisible: (ask: () => Promise<boolean>, seconds: number) => askWhileVisible(ask, seconds / 20),
  };
});

const paymentId = '0190a1b2-0000-7000-8000-00000000bbbb';
const payment: Payment = {
  paymentId,
  provider: 'wechatPay',
  status: 'created',
  amount: 100_00,
  codeUrl: null,
  begunBy: 'Lin Owner',
  begunAt: '2026-01-01T00:00:00Z',
  expiresAt: '2026-01-01T00:15:00Z',
  secondsLeft: 900,
  endedAt: null,
  transactionId: null,
  reversed: false,
  reversedWhy: null,
  refund: null,
  oddity: null,
};
const shown = { ...payment, codeUrl: 'weixin://wxpay/bizpayurl?pr=x' };
const paid: Payment = {
  ...payment,
  status: 'paid',
  secondsLeft: 0,
  endedAt: '2026-01-01T00:01:00Z',
  transactionId: '42-1',
};
const listed = (...rows: Payment[]) => ({ rows, nextCursor: null });
const gateway = fakeGateway(() => ({
  listPayments: listed(),
  createPayment: payment,
  showPaymentCode: shown,
  checkPayment: shown,
}));
beforeAll(() => loadPhrases('finance'));
const open = (isOffered = true) =>
  render(<ScanRecharges isOffered={isOffered} />, {
    userInfo: buildUserInfo({ permissions: ['recharge.ask'] }),
  });
/** Begins a payment of 100 yuan. */
async function begin() {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Pay by scanning' }));
  await view.user.type(await screen.findByLabelText(/^Amount, in yuan/), '１００');
  await view.user.click(screen.getByRole('button', { name: 'Show the code' }));
  await screen.findByRole('img', { name: 'QR code to pay ¥100.00 with WeChat' });
  return view;
}

it('an amount beyond the limits is a fault at the field; a refusal keeps what is typed', async () => {
  gateway.answer({ createPayment: refuse('TOO_MANY_PAYMENTS', null, { n: 10 }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Pay by scanning' }));
  const amount = await screen.findByLabelText(/^Amount, in yuan/);
  const send = screen.getByRole('button', { name: 'Show the code' });
  for (const wrong of ['0', '10000000.01']) {
    await user.clear(amount);
    await user.click(amount);
    await user.paste(wrong);
    await user.click(send);
    expect(amount).toBeInvalid();
  }
  expect(gateway.sent('createPayment')).toHaveLength(0);
  await user.clear(amount);
  await user.click(amount);
  await user.paste('10,000,000.00');
  await user.click(send);
  await waitFor(() => expect(gateway.bodies('createPayment')).toEqual([{ amount: 1_000_000_000 }]));
  expect(amount).toHaveValue('10,000,000.00');
});

it('the code stands with its time, is asked about without renewing, and turns to paid by itself', async () => {
  const { container, user } = await begin();
  expect(gateway.bodies('createPayment')).toEqual([{ amount: 100_00 }]);
  expect(screen.getByRole('timer')).toHaveTextContent(/^Time left: (15:00|14:5\d) \(min:s\)$/);
  expect(screen.getByRole('status')).toHaveTextContent('Scan with WeChat');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await act(() => expectNoAxeFaults(container));
  await waitFor(() => expect(gateway.sent('checkPayment').length).toBeGreaterThan(1));
  gateway.answer({ checkPayment: paid, listPayments: listed(paid) });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('¥100.00 received'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  const asked = gateway.sent('checkPayment').length;
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(gateway.sent('checkPayment')).toHaveLength(asked);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Transaction 42-1')).toBeInTheDocument();
});

it('a phone, which cannot scan itself, is told where the code is scanned from', async () => {
  windowOf(390);
  await begin();
  expect(screen.getByText(/^A phone cannot scan its own screen/)).toBeInTheDocument();
});

it('closing keeps a payment that is under way: the list shows it, and its code again', async () => {
  gateway.answer({ listPayments: listed(payment) });
  const { user } = await begin();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const asked = gateway.sent('checkPayment').length;
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(gateway.sent('checkPayment')).toHaveLength(asked);
  expect(screen.getByText('Not paid yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Show the code: ¥100.00/ }));
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeInTheDocument();
  expect(gateway.bodies('showPaymentCode')).toEqual([{ paymentId }, { paymentId }]);
});

it('a code that ended offers a new one of the same amount, with a key of its own', async () => {
  gateway.answer({ showPaymentCode: { ...payment, secondsLeft: 0 }, listPayments: listed(payment) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Show the code: / }));
  expect(await screen.findByText('This code has expired')).toBeInTheDocument();
  const next = '0190a1b2-0000-7000-8000-00000000cccc';
  gateway.answer({
    createPayment: { ...payment, paymentId: next },
    showPaymentCode: { ...shown, paymentId: next },
    checkPayment: { ...shown, paymentId: next },
  });
  await user.click(screen.getByRole('button', { name: 'New code' }));
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeInTheDocument();
  expect(gateway.bodies('createPayment')).toEqual([{ amount: 100_00 }]);
  expect(gateway.bodies('showPaymentCode').at(-1)).toEqual({ paymentId: next });
});

it('a silent provider is said with another try; a broken line while asking too, and asking goes on', async () => {
  gateway.answer({ showPaymentCode: refuse('PAYMENT_SILENT'), listPayments: listed(payment) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Show the code: / }));
  expect(await screen.findByText(codes[CODE.PAYMENT_SILENT].en)).toBeInTheDocument();
  gateway.answer({ showPaymentCode: shown, checkPayment: cut });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No connection at the moment/)).toBeInTheDocument();
  gateway.answer({ checkPayment: { ...payment, status: 'differs', secondsLeft: 0 } });
  expect(await screen.findByText('This payment did not end as ordered')).toBeInTheDocument();
});

it('cancelling says what became of it, also where it was paid before', async () => {
  gateway.answer({ listPayments: listed(payment), cancelPayment: paid });
  const { user } = open(false);
  expect(screen.queryByRole('button', { name: 'Pay by scanning' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Cancel: ¥100.00/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the payment' }));
  expect(await screen.findByText(/^¥100.00 had been paid before/)).toBeInTheDocument();
  expect(gateway.bodies('cancelPayment')).toEqual([{ paymentId }]);
});

it.each([
  ['refunded', /^It could not be cancelled: it had been paid, and the money went back/],
  ['differs', /^It could not be cancelled: something was paid that does not fit it/],
  ['closed', /^The payment is cancelled/],
] as const)('cancelling what became %s does not say anything else', async (status, says) => {
  gateway.answer({ listPayments: listed(payment), cancelPayment: { ...paid, status } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Cancel: ¥100.00/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the payment' }));
  expect(await screen.findByText(says)).toBeInTheDocument();
});

it('what does not fit is said until operators have settled it, and then what became of it', async () => {
  const oddity = { kind: 'amount', amount: 99_99, settledAt: null, outcome: null } as const;
  const settledAt = '2026-01-02T00:00:00Z';
  const rows = [
    { ...paid, status: 'differs', oddity },
    { ...paid, oddity: { ...oddity, kind: 'refunded', amount: 40_00 } },
    { ...paid, status: 'differs', oddity: { ...oddity, kind: 'refunded', amount: null } },
    { ...paid, status: 'differs', oddity: { ...oddity, settledAt, outcome: 'booked' } },
    { ...paid, status: 'differs', oddity: { ...oddity, settledAt } },
  ] satisfies Payment[];
  gateway.answer({
    listPayments: listed(...rows.map((row, at) => ({ ...row, paymentId: `${paymentId.slice(0, -1)}${at}` }))),
  });
  const { container } = open();
  for (const text of [
    /^Another amount was paid than ordered. It is not in your balance/,
    /^¥40.00 went back to whoever paid/,
    /^All or part of it went back/,
    /^Settled on .*: the money was booked into your balance/,
    /^Settled on .* by our operators/,
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getAllByText(/It is not in your balance/)).toHaveLength(2);
  await expectNoAxeFaults(container);
});

it('how giving a payment back stands is read; what failed is the operators’ to see to', async () => {
  const back = { ...paid, reversed: true, reversedWhy: 'Paid twice' };
  const refund = { status: 'asked', askedAt: '2026-01-02T00:00:00Z', endedAt: null } as const;
  const oddity = { kind: 'refundAbnormal', amount: 100_00, settledAt: null, outcome: null } as const;
  const rows = [
    { ...back, refund },
    {
      ...back,
      status: 'refunded',
      refund: { ...refund, status: 'success', endedAt: '2026-01-03T00:00:00Z' },
    },
    { ...back, refund: { ...refund, status: 'abnormal' }, oddity },
    { ...back, refund, oddity: { ...oddity, kind: 'refundWaits' } },
  ] satisfies Payment[];
  gateway.answer({
    listPayments: listed(...rows.map((row, at) => ({ ...row, paymentId: `${paymentId.slice(0, -1)}${at}` }))),
  });
  open();
  expect(await screen.findByText(/^WeChat Pay gave it back to whoever paid on /)).toBeInTheDocument();
  expect(screen.getAllByText(/^WeChat Pay gives it back to whoever paid/)).toHaveLength(2);
  expect(screen.getByText(/^WeChat Pay could not give it back/)).toBeInTheDocument();
  expect(screen.getByText(/^Giving it back takes longer than usual/)).toBeInTheDocument();
});
