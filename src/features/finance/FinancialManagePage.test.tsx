import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { hasUnsavedInput } from '../../lib/unsavedInput';
import { expectNoAxeFaults } from '../../test/axe';
import { cut } from '../../test/answers';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { FinancialManagePage } from './FinancialManagePage';

const finance = buildUserInfo({ permissions: ['balance.watch'] });
const waiting = { orders: 0, price: 0, firstEndsAt: null, underWay: 0, lastRecharge: null };
const balance = {
  available: 123_456_00,
  held: 7_50,
  spent: 30_00,
  thisMonth: { month: '2026-11', recharged: 500_00, charged: 12_50 },
  notifyBelow: null as number | null,
  waiting,
};
const gateway = fakeGateway(() => ({
  getBalance: balance,
  getMonthCourse: { days: [] },
  listStatements: { rows: [], nextCursor: null },
  listTasks: [],
  saveBalanceNotice: { ...balance, notifyBelow: 200_000_00 },
}));
beforeAll(() => loadPhrases('finance'));

const open = async () => {
  const view = render(<FinancialManagePage />, { userInfo: finance });
  await screen.findByText('When the balance is low');
  return view;
};
const openForm = async () => {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: 'Change' }));
  return { ...view, field: await screen.findByLabelText('Tell us when below') };
};

test('the balance stands there; whole yuan are sent as fen, and a balance that is lower already is named', async () => {
  const { user, field, container } = await openForm();
  expect(screen.getByText('¥123,456.00')).toBeVisible();
  expect(screen.getByText('¥7.50')).toBeVisible();
  expect(screen.getByText('¥30.00')).toBeVisible();
  await expectNoAxeFaults(container);
  await user.type(field, '200,000');
  gateway.answer({ getBalance: { ...balance, notifyBelow: 200_000_00 } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/below this already/)).toBeVisible();
  expect(gateway.bodies('saveBalanceNotice')).toEqual([{ notifyBelow: 200_000_00 }]);
  expect(screen.getByText('You are told below ¥200,000.00.')).toBeVisible();
  expect(hasUnsavedInput()).toBe(false);
});

test('a tab stands there for who has its right, and no address opens another', async () => {
  const names = () => screen.getAllByRole('tab').map((one) => one.textContent);
  const { unmount } = render(<FinancialManagePage />, {
    route: '/financialManage?tab=invoices',
    userInfo: finance,
  });
  expect(names()).toEqual(['Overview', 'Costs', 'Statements', 'Payouts', 'All bookings']);
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await gateway.idle();
  expect(gateway.sent('getInvoiceDesk')).toEqual([]);
  unmount();
  const all = buildUserInfo({ permissions: ['balance.watch', 'order.approve', 'invoice.ask'] });
  render(<FinancialManagePage />, { userInfo: all });
  expect(names()).toEqual(['Overview', 'Approvals', 'Costs', 'Statements', 'Invoices', 'Payouts', 'All bookings']); // prettier-ignore
});

test('emptied it is none; fen and other text are refused at the field, and stay', async () => {
  gateway.answer({
    getBalance: { ...balance, notifyBelow: 500_00 },
    saveBalanceNotice: balance,
  });
  const { user, field } = await openForm();
  expect(field).toHaveValue('500');
  for (const typed of ['0', '10.5', 'much', '1000000001']) {
    await user.clear(field);
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field).toBeInvalid();
    expect(field).toHaveValue(typed);
  }
  expect(gateway.bodies('saveBalanceNotice')).toEqual([]);
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.bodies('saveBalanceNotice')).toEqual([{ notifyBelow: null }]));
});

test('a balance that cannot be read is said in words, with another try', async () => {
  gateway.answer({ getBalance: cut });
  const { user } = render(<FinancialManagePage />, { userInfo: finance });
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer({ getBalance: balance });
  await user.click(again);
  expect(await screen.findByText('Nobody is told so far.')).toBeVisible();
});

test("the month's course: a bar and a line of the table a day, and of a day pointed at its numbers", async () => {
  gateway.answer({
    getMonthCourse: {
      days: [
        { day: '2026-11-01', recharged: 500_00, charged: 0, available: 123_468_50 },
        { day: '2026-11-02', recharged: -20_00, charged: 12_50, available: 123_456_00 },
      ],
    },
  });
  const { container } = await open();
  const table = await screen.findByRole('table', { name: 'Available at the end of each day this month' });
  const lines = within(table).getAllByRole('row');
  expect(lines.map((line) => line.textContent)).toEqual([
    'DayAvailableCame inCharged',
    '2026-11-01¥123,468.50¥500.00¥0.00',
    '2026-11-02¥123,456.00-¥20.00¥12.50',
  ]);
  fireEvent.pointerEnter(container.querySelectorAll('svg rect')[3]!);
  expect(
    screen.getByText('2026-11-02: ¥123,456.00 available, -¥20.00 came in, ¥12.50 charged'),
  ).toBeVisible();
});

test('what waits for money says how much is missing, and that it is placed by itself', async () => {
  gateway.answer({
    getBalance: { ...balance, available: 100_00, waiting: { ...waiting, orders: 3, price: 250_00 } },
  });
  await open();
  expect(screen.getByText('3 orders wait, ¥150.00 is missing')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Submit a transfer of/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show them' })).toHaveAttribute(
    'href',
    '#/backRecord?status=awaitingPayment',
  );
});
