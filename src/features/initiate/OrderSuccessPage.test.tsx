import { screen } from '@testing-library/react';
import type { PlacedOrder } from '../../api/ordersApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { cut, envelope, silence, startFakeGateway, type FakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { OrderSuccessPage } from './OrderSuccessPage';

const GET = '/gateway/bd/order/order/get';
const order: PlacedOrder = {
  orderId: '0190a1b2-0000-7000-8000-000000000060',
  orderNo: 'PB20260301-0001',
  checkId: '0190a1b2-0000-7000-8000-000000000050',
  status: 'placed',
  checkStatus: 'awaitingConsent',
  price: 6800,
  held: 6800,
  promisedDate: '2026-03-09',
  candidateName: 'Zhao Min',
  packageName: 'Basic',
  consentWay: 'sms',
  link: null,
};
let gateway: FakeGateway;

beforeAll(() => loadPhrases('initiate'));
beforeEach(async () => {
  gateway = await startFakeGateway();
});
afterEach(() => gateway.stop());

const open = (query = `orderId=${order.orderId}`) =>
  render(
    <main>
      <OrderSuccessPage />
    </main>,
    { route: `/orderSuccess?${query}`, userInfo: buildUserInfo({ permissions: ['check.order'] }) },
  );

it('loading, and an address without an order', () => {
  gateway.on(GET, silence);
  const { unmount } = open();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  unmount();
  open('orderId=nonsense');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

it('what was ordered, what happens next, and the way on; axe finds nothing', async () => {
  gateway.on(GET, envelope(0, '', order));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Order placed' })).toBeInTheDocument();
  expect(
    screen.getByText('The candidate got an SMS with a link and confirms the phone.'),
  ).toBeInTheDocument();
  // The price, and that it is held: nothing is paid yet.
  expect(screen.getAllByText('¥68.00')).toHaveLength(2);
  expect(screen.getByText('Held on the balance')).toBeInTheDocument();
  expect(screen.getByText('Zhao Min')).toBeInTheDocument();
  // Nobody has consented yet: the day is one on a condition.
  expect(screen.getByText('2026-03-09 if consent came today')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open record' })).toHaveAttribute(
    'href',
    `#/backRecord/detail?id=${order.checkId}`,
  );
  await expectNoAxeFaults();
});

it('an order that waits for payment says so and sends nobody anything', async () => {
  gateway.on(GET, envelope(0, '', { ...order, status: 'awaitingPayment', held: 0 }));
  open();
  expect(await screen.findByText('Order saved, waiting for payment')).toBeInTheDocument();
  expect(screen.getByText('The order starts as soon as the balance covers ¥68.00.')).toBeInTheDocument();
  expect(screen.queryByText(/got an SMS/)).not.toBeInTheDocument();
});

it('a link that was shown once says how to get another', async () => {
  gateway.on(GET, envelope(0, '', { ...order, consentWay: 'link' }));
  open();
  expect(await screen.findByText(/The link was shown once/)).toBeInTheDocument();
});

it('once the check runs, its day is promised without a condition', async () => {
  gateway.on(GET, envelope(0, '', { ...order, checkStatus: 'inProgress' }));
  open();
  expect(await screen.findByText('2026-03-09')).toBeInTheDocument();
});

it('a failed load says why and can be tried again', async () => {
  gateway.on(GET, cut);
  const { user } = open();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  gateway.on(GET, envelope(0, '', order));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Order placed')).toBeInTheDocument();
});
