import { screen, waitFor } from '@testing-library/react';
import type { PaymentReview } from '../../../api/resources/paymentsApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { PaymentDialog } from './PaymentDialog';

const workItemId = '0190a1b2-0000-7000-8000-000000000401';
const item = {
  workItemId,
  kind: 'payment',
  title: 'Payment that does not fit',
  mainName: 'Example Trading',
} as WorkItem;
const review: PaymentReview = {
  workItemId,
  mainId: '0190a1b2-0000-7000-8000-00000000aaaa',
  mainName: 'Example Trading',
  kind: 'amount',
  payment: {
    paymentId: '0190a1b2-0000-7000-8000-00000000bbbb',
    provider: 'wechatPay',
    status: 'differs',
    amount: 100_00,
    codeUrl: null,
    begunBy: 'Lin Owner',
    begunAt: '2026-01-01T00:00:00Z',
    expiresAt: '2026-01-01T00:15:00Z',
    secondsLeft: 0,
    endedAt: '2026-01-01T00:01:00Z',
    transactionId: null,
    reversed: false,
    reversedWhy: null,
    refund: null,
    oddity: null,
  },
  outTradeNo: '0190A1B2',
  told: { amount: 99_99, currency: 'CNY', transactionId: '42-1', refundId: null },
  toldAt: '2026-01-01T00:01:00Z',
  refund: null,
  settled: null,
  maySettle: true,
};
const gateway = fakeGateway();
beforeAll(() => loadPhrases('certification'));
const onClose = jest.fn();
beforeEach(() => onClose.mockClear());
const open = () =>
  render(<PaymentDialog item={item} onClose={onClose} />, {
    userInfo: buildUserInfo({ userType: 'staff', roles: ['operator'] }),
  });

it('what was told stands beside what was ordered, and is settled with what was done', async () => {
  gateway.answer({ getPaymentReview: review, settlePaymentReview: { done: true } });
  const { container, user } = open();
  for (const text of ['¥100.00', '¥99.99', '42-1', '0190A1B2', 'not booked'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText(/^Another amount was paid/)).toBeInTheDocument();
  await expectNoAxeFaults(container);
  await user.click(screen.getByRole('button', { name: 'Settle' }));
  expect(screen.getByText('Please say what became of it')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Booked into the balance by hand'));
  const note = screen.getByLabelText(/^What was done about it/);
  expect(note).toBeInvalid();
  await user.type(note, 'Given back');
  gateway.answer({ settlePaymentReview: refuse('PAYMENT_NOT_BOOKED', null, { reference: '42-1' }) });
  await user.click(screen.getByRole('button', { name: 'Settle' }));
  expect(
    await screen.findByText(/^Nothing is booked for this enterprise under the reference 42-1/),
  ).toBeVisible();
  expect(note).toHaveValue('Given back');
  gateway.answer({ settlePaymentReview: { done: true } });
  await user.click(screen.getByLabelText('Given back to whoever paid'));
  await user.click(screen.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.bodies('settlePaymentReview').at(-1)).toEqual({
    ...{ workItemId, outcome: 'givenBack', note: 'Given back' },
  });
});

it('a colleague was faster: what they did is read, and nothing typed is sent again', async () => {
  gateway.answer({ getPaymentReview: review, settlePaymentReview: refuse('PAYMENT_SETTLED') });
  const { user } = open();
  await user.type(await screen.findByLabelText(/^What was done about it/), 'Given back');
  await user.click(screen.getByLabelText('Given back to whoever paid'));
  gateway.answer({
    getPaymentReview: {
      ...review,
      maySettle: false,
      settled: { at: '2026-01-02T00:00:00Z', by: 'Shen', note: 'Booked by hand', outcome: 'booked' },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Settle' }));
  expect(await screen.findByText(/^Shen settled it on .*: Booked by hand$/)).toBeInTheDocument();
  expect(screen.getByText('Booked into the balance by hand')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Settle' })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it('that it was taken back is offered only where it was', async () => {
  const takenBack = 'What had been booked is taken back from the balance';
  gateway.answer({ getPaymentReview: review });
  const { unmount } = open();
  expect(await screen.findByLabelText('Given back to whoever paid')).toBeInTheDocument();
  expect(screen.queryByLabelText(takenBack)).not.toBeInTheDocument();
  unmount();
  gateway.answer({ getPaymentReview: { ...review, payment: { ...review.payment, reversed: true } } });
  open();
  expect(await screen.findByLabelText(takenBack)).toBeInTheDocument();
});

it('another currency is told in its own unit', async () => {
  gateway.answer({
    getPaymentReview: { ...review, kind: 'currency', told: { ...review.told, currency: 'USD' } },
  });
  open();
  expect(await screen.findByText('9999 USD')).toBeInTheDocument();
});

it('a refund whose sum nobody told is no whole refund: no amount is named', async () => {
  gateway.answer({
    getPaymentReview: { ...review, kind: 'refunded', told: { ...review.told, amount: null } },
  });
  open();
  expect(await screen.findByText(/^All or part of it was given back at WeChat Pay/)).toBeInTheDocument();
  expect(screen.getByText('Not told')).toBeInTheDocument();
});

it('a refund that failed is read with our number of it and what WeChat Pay answered; a running one is not settled', async () => {
  gateway.answer({
    getPaymentReview: {
      ...{ ...review, kind: 'refundWaits', told: { ...review.told, amount: 100_00 } },
      refund: {
        ...{ status: 'asked', askedAt: '2026-01-02T00:00:00Z', endedAt: null },
        ...{ fault: 'NOT_ENOUGH', outRefundNo: '0190A1B2R' },
      },
    },
    settlePaymentReview: refuse('REFUND_UNDER_WAY'),
  });
  const { user } = open();
  expect(await screen.findByText(/^WeChat Pay has not given it back yet/)).toBeInTheDocument();
  expect(screen.queryByText('Told by WeChat Pay')).not.toBeInTheDocument();
  for (const text of ['To be given back', '0190A1B2R', 'asked for, not taken on yet', 'NOT_ENOUGH'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByLabelText('Booked into the balance by hand')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Given back to whoever paid'));
  await user.type(screen.getByLabelText(/^What was done about it/), 'At the bank');
  await user.click(screen.getByRole('button', { name: 'Settle' }));
  expect(await screen.findByText(/^WeChat Pay may still give this back by itself/)).toBeInTheDocument();
});
