import { screen } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildPlacedOrder, buildUserInfo } from '../../test/factories';
import { cut, refuse, silence } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { OrderSuccessPage } from './OrderSuccessPage';

const order = buildPlacedOrder();
const gateway = fakeGateway();

beforeAll(() => loadPhrases('initiate', 'orderSuccess'));

const open = (query = `orderId=${order.orderId}`) =>
  render(
    <main>
      <OrderSuccessPage />
    </main>,
    { route: `/orderSuccess?${query}`, userInfo: buildUserInfo({ permissions: ['check.order'] }) },
  );

it('loading, and an address without an order', () => {
  gateway.answer({ getOrder: silence });
  const { unmount } = open();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  unmount();
  open('orderId=nonsense');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

it('what was ordered, what happens next, and the way on; axe finds nothing', async () => {
  gateway.answer({ getOrder: order });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Order placed' })).toBeInTheDocument();
  expect(
    screen.getByText(
      'We have sent the candidate an SMS with a link; opening it, the candidate confirms the phone.',
    ),
  ).toBeInTheDocument();
  // The price, and that it is held: nothing is paid yet.
  expect(screen.getAllByText('¥68.00')).toHaveLength(2);
  expect(screen.getByText('Held on the balance')).toBeInTheDocument();
  // Beside the title, where it is read first, and among the facts.
  expect(screen.getAllByText('Zhao Min')).toHaveLength(2);
  // Nobody has consented yet: the day is conditional.
  expect(screen.getByText('2026-03-09 if consent comes today')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open record' })).toHaveAttribute(
    'href',
    `#/backRecord/detail?id=${order.checkId}`,
  );
  expect(screen.getByRole('link', { name: 'Order another' })).toHaveAttribute('href', '#/initiateBack');
  await expectNoAxeFaults();
});

it('an order that waits for payment says so and sends nobody anything', async () => {
  gateway.answer({ getOrder: { ...order, status: 'awaitingPayment', held: 0 } });
  open();
  expect(await screen.findByText('Order saved, waiting for payment')).toBeInTheDocument();
  expect(
    screen.getByText(
      /^The order starts as soon as the balance covers ¥68.00; older orders that wait come first. After 7 days without payment it is dropped/,
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText(/got an SMS/)).not.toBeInTheDocument();
  // Whoever may not recharge reads who can.
  expect(screen.getByText(/The owner, an administrator or finance can recharge\.$/)).toBeInTheDocument();
});

const waits = {
  ...{ why: ['limit' as const], askedAt: '2026-03-02T02:00:00Z', endsAt: '2026-03-09T02:00:00Z' },
  approvers: ['Lin Xiao', 'Xu Feng'],
  ...{ decision: null, decidedBy: null, decidedAt: null, reason: null },
};

it('an order that waits for approval says for whom, why and until when, and that nothing happens before', async () => {
  gateway.answer({ getOrder: { ...order, status: 'awaitingApproval', held: 0, approval: waits } });
  open();
  expect(await screen.findByText('Order saved, waiting for approval')).toBeInTheDocument();
  expect(
    screen.getByText(/^Lin Xiao or Xu Feng may approve it\. It has been waiting since/),
  ).toBeInTheDocument();
  expect(screen.getByText('The price is above the limit of your enterprise.')).toBeInTheDocument();
  expect(screen.queryByText(/We have sent the candidate/)).not.toBeInTheDocument();
  await expectNoAxeFaults();
});

it('one that was rejected says by whom and why, and promises no step any more', async () => {
  const rejected = { ...waits, approvers: [], decision: 'rejected' as const, decidedBy: 'Xu Feng' };
  const approval = { ...rejected, decidedAt: '2026-03-03T02:00:00Z', reason: 'Only from January on' };
  gateway.answer({
    getOrder: { ...order, status: 'cancelled', checkStatus: 'cancelled', held: 0, approval },
  });
  open();
  expect(await screen.findByText('Order not approved')).toBeInTheDocument();
  expect(screen.getByText(/^Rejected by Xu Feng/)).toBeInTheDocument();
  expect(screen.getByText('Reason: Only from January on')).toBeInTheDocument();
  expect(screen.queryByText(/A second person reviews/)).not.toBeInTheDocument();
});

it('whoever recharges is led there from an order that waits for payment', async () => {
  gateway.answer({ getOrder: { ...order, status: 'awaitingPayment', held: 0 } });
  render(<OrderSuccessPage />, {
    route: `/orderSuccess?orderId=${order.orderId}`,
    userInfo: buildUserInfo({ permissions: ['check.order', 'recharge.ask'] }),
  });
  expect(await screen.findByRole('link', { name: 'Recharge' })).toHaveAttribute(
    'href',
    '#/financialManage?pay=waiting',
  );
});

it('a link that was shown once says how to get another', async () => {
  gateway.answer({ getOrder: { ...order, consentWay: 'link' } });
  open();
  expect(await screen.findByText(/The link was shown once/)).toBeInTheDocument();
});

it('once the check runs, its day is promised without a condition', async () => {
  gateway.answer({ getOrder: { ...order, checkStatus: 'inProgress' } });
  open();
  expect(await screen.findByText('2026-03-09')).toBeInTheDocument();
});

it('an order that is not there leads to the records; another try would bring nothing', async () => {
  gateway.answer({ getOrder: refuse('NOT_FOUND') });
  open();
  expect(await screen.findByText('resource does not exist')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Records' })).toHaveAttribute('href', '#/backRecord');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('a failed load says why and can be tried again', async () => {
  gateway.answer({ getOrder: cut });
  const { user } = open();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  gateway.answer({ getOrder: order });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Order placed')).toBeInTheDocument();
});
