import { screen, waitFor } from '@testing-library/react';
import type { LedgerEntry, LedgerSum } from '../../api/resources/balanceApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { windowOf } from '../../test/windowOf';
import { Ledger } from './Ledger';

const hold: LedgerEntry = {
  entryId: '0190a1b2-0000-7000-8000-00000000bbbb',
  kind: 'hold',
  reverses: null,
  at: '2026-08-31T17:05:00Z',
  available: -68_00,
  held: 68_00,
  spent: 0,
  balanceAfter: 932_00,
  orderNo: 'PB260831K7QW2M',
  checkId: '0190a1b2-0000-7000-8000-00000000cccc',
  candidateName: 'Zhao Min',
  itemName: null,
  reference: null,
  scanned: false,
  refund: null,
  paidTo: null,
  reason: null,
  by: 'Lin Owner',
  isReversed: false,
  givenBack: 0,
  became: { held: 30_00, charged: 35_00, released: 3_00 },
};
const recharge: LedgerEntry = {
  ...hold,
  ...{ entryId: '0190a1b2-0000-7000-8000-00000000dddd', kind: 'recharge', available: 1_000_00, held: 0 },
  ...{
    balanceAfter: 1_000_00,
    orderNo: null,
    checkId: null,
    candidateName: null,
    reference: 'B-1',
    by: null,
  },
  ...{ became: null, isReversed: true },
};
const none = { count: 0, available: 0, held: 0, spent: 0, checks: null };
const gateway = fakeGateway(() => ({
  listLedger: { rows: [hold, recharge], nextCursor: null, sideName: null, sum: null },
  listTasks: [],
}));
beforeAll(() => loadPhrases('finance'));
const open = (path = '/financialManage?tab=ledger') =>
  render(<Ledger />, { route: path, userInfo: buildUserInfo({ permissions: ['balance.watch'] }) });

it('shows what each booking moved, for whom, what was available after it, and what became of a hold', async () => {
  const { container } = open();
  const row = (await screen.findByText('Held for an order', { selector: '.name' })).closest('tr')!;
  for (const text of ['Zhao Min', 'PB260831K7QW2M', '-¥68.00', '+¥68.00', '¥932.00', 'Lin Owner'])
    expect(row).toHaveTextContent(text);
  expect(row).toHaveTextContent('Of it charged ¥35.00, released ¥3.00, still held ¥30.00');
  const came = screen.getByText('Recharge', { selector: '.name' }).closest('tr')!;
  for (const text of ['+¥1,000.00', 'Bank’s reference B-1', 'taken back since', 'Probity'])
    expect(came).toHaveTextContent(text);
  await expectNoAxeFaults(container);
});

it('is filtered by kind and order number, which stand in the address', async () => {
  const { user } = open('/financialManage?tab=ledger&kind=capture');
  await waitFor(() => expect(gateway.bodies('listLedger')).toMatchObject([{ kind: 'capture' }]));
  gateway.answer({ listLedger: { rows: [], nextCursor: null, sideName: null, sum: null } });
  await user.type(await screen.findByRole('searchbox', { name: 'Order number' }), ' pb26-1122 {Enter}');
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  expect(gateway.bodies('listLedger').at(-1)).toMatchObject({ kind: 'capture', orderNo: 'PB261122' });
});

it('an item that a link filters by can be taken away', async () => {
  const { user } = open('/financialManage?tab=ledger&kind=capture&itemCode=education&from=2026-08-01');
  await user.click(await screen.findByRole('button', { name: /^Remove filter Item/ }));
  await waitFor(() => expect(gateway.bodies('listLedger')).toHaveLength(2));
  expect(gateway.bodies('listLedger').map(({ itemCode, from }) => [itemCode, from])).toEqual([
    ['education', '2026-08-01'],
    [undefined, '2026-08-01'],
  ]);
});

it('days are chosen once they are asked for, and stand there when the address has some', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Days' }));
  await user.type(await screen.findByRole('textbox', { name: 'From' }), '2026-08-01{Tab}');
  await waitFor(() => expect(gateway.bodies('listLedger').at(-1)).toMatchObject({ from: '2026-08-01' }));
});

it('what is no order number is said to be none; it is neither sent nor in the address', async () => {
  const { user } = open();
  await screen.findByText('Zhao Min', { exact: false });
  await user.type(screen.getByRole('searchbox', { name: 'Order number' }), '13800000001{Enter}');
  expect(
    await screen.findByText(
      /^Bookings are found by the whole order number.* To find a person, search the records/,
    ),
  ).toBeInTheDocument();
  expect(window.location.hash).not.toContain('138');
  for (const body of gateway.bodies('listLedger')) expect(body).not.toHaveProperty('orderNo');
  // Emptied, the search is none any more.
  await user.clear(screen.getByRole('searchbox', { name: 'Order number' }));
  expect(await screen.findByText('Zhao Min', { exact: false })).toBeInTheDocument();
});

it('what was given back names the order and why; the charge says how much of it', async () => {
  const charge = { ...hold, kind: 'capture' as const, itemName: 'Education', became: null, givenBack: 5_00 };
  const back = {
    ...{ ...charge, entryId: hold.checkId!, kind: 'correction' as const, givenBack: 0 },
    ...{ available: 5_00, held: 0, spent: -5_00, reason: 'It could not be verified' },
  };
  gateway.answer({ listLedger: { rows: [back, charge], nextCursor: null, sideName: null, sum: null } });
  open('/financialManage?tab=ledger&kind=correction');
  const row = (await screen.findByText('Charge given back', { selector: '.name' })).closest('tr')!;
  expect(row).toHaveTextContent('PB260831K7QW2M · Why: It could not be verified');
  expect(row).toHaveTextContent('+¥5.00');
  expect(screen.getByText(/¥5\.00 given back since$/)).toBeInTheDocument();
});

it('of what was taken back it says whether WeChat Pay gave the money back', async () => {
  const back: LedgerEntry = {
    ...{ ...recharge, kind: 'reversal', reverses: 'recharge', scanned: true, isReversed: false },
    ...{ available: -1_000_00, reason: 'Paid twice' },
    refund: { status: 'success', askedAt: '2026-08-31T17:05:00Z', endedAt: '2026-09-01T17:05:00Z' },
  };
  const runs: LedgerEntry = { ...back, refund: { ...back.refund!, status: 'processing', endedAt: null } };
  const rows = [back, { ...runs, entryId: hold.entryId }];
  gateway.answer({ listLedger: { rows, nextCursor: null, sideName: null, sum: null } });
  open();
  expect(await screen.findByText(/^Given back by WeChat Pay on /)).toBeInTheDocument();
  expect(screen.getByText(/WeChat Pay gives it back$/)).toBeInTheDocument();
});

it('of an item it says what was charged in all, which is the figure that led here', async () => {
  const charge = {
    ...hold,
    kind: 'capture' as const,
    available: 0,
    held: -35_00,
    spent: 35_00,
    became: null,
  };
  const row = { ...charge, balanceAfter: null, itemName: 'Identity' };
  gateway.answer({
    listLedger: {
      rows: [row],
      nextCursor: null,
      sideName: null,
      sum: { ...none, count: 1, held: -35_00, spent: 35_00, checks: 1 },
    },
  });
  open('/financialManage?tab=ledger&kind=capture&itemCode=identity');
  expect(await screen.findByText('¥35.00 charged in 1 check')).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Charged' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Available after it' })).not.toBeInTheDocument();
  expect((await screen.findByText('Zhao Min · Identity')).closest('tr')).toHaveTextContent(/[^+]¥35\.00/);
});

it('bookings that are filtered say what they come to; what does not move says nothing', async () => {
  const answer = (sum: LedgerSum | null) =>
    gateway.answer({ listLedger: { rows: [hold], nextCursor: null, sideName: null, sum } });
  answer({ ...none, count: 1_234, available: -68_00, held: 68_00 });
  const { unmount } = open('/financialManage?tab=ledger&kind=hold');
  expect((await screen.findByText('1,234 bookings')).parentElement).toHaveTextContent(
    '1,234 bookings · available -¥68.00 · held +¥68.00',
  );
  unmount();
  answer({ ...none, count: 1 });
  const { unmount: close } = open('/financialManage?tab=ledger&orderNo=PB260831K7QW2M');
  expect((await screen.findByText('1 booking')).parentElement).toHaveTextContent(
    '1 booking · available ¥0.00',
  );
  close();
  answer(null);
  open();
  expect(await screen.findByText('Zhao Min', { exact: false })).toBeInTheDocument();
  expect(screen.queryByText(/\d bookings?/)).not.toBeInTheDocument();
});

it('on a phone what left the held part alone says so, and what is left is named', async () => {
  windowOf(390);
  const paid = { ...hold, kind: 'payout' as const, available: 0, held: -68_00, became: null };
  gateway.answer({ listLedger: { rows: [paid], nextCursor: null, sideName: null, sum: null } });
  open();
  const card = (await screen.findByText('Paid out', { selector: '.name' })).closest('tr')!;
  expect(card).toHaveTextContent('Held -¥68.00');
  expect(card).toHaveTextContent('¥932.00 left');
});
