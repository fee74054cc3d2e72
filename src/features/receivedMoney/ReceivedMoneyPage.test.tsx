import { screen, waitFor } from '@testing-library/react';
import type { ReceivedMoney } from '../../api/resources/reversalsApi';
import { loadPhrases } from '../../i18n/i18n';
import { cut, refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { ReceivedMoneyPage } from './ReceivedMoneyPage';

const bookingId = '0190a1b2-0000-7000-8000-00000000bbbb';
const row: ReceivedMoney = {
  ...{ bookingId, mainId: '0190a1b2-0000-7000-8000-00000000aaaa', mainName: 'Example Trading' },
  ...{ amount: 200_00, reference: 'B-1', way: 'transfer', at: '2026-01-01T00:00:00Z', by: 'Shen' },
  ...{ available: 500_00, isReversed: false, asked: null, refundable: 'notScanned', refund: null },
};
const asked = {
  ...{
    status: 'waiting' as const,
    reason: 'Booked twice',
    giveBack: 'hand' as const,
    by: 'Shen',
    at: '2026-01-02T00:00:00Z',
  },
  ...{ decidedBy: null, decidedAt: null, refusal: null },
};
const listed = (...rows: ReceivedMoney[]) => ({
  rows,
  nextCursor: null,
  total: { count: rows.length, capped: false },
});
const gateway = fakeGateway(() => ({ listReceivedMoney: listed(row) }));
beforeAll(() => loadPhrases('receivedMoney'));
const open = () =>
  render(<ReceivedMoneyPage />, {
    userInfo: buildUserInfo({ userType: 'staff', roles: ['operator'], permissions: ['recharge.decide'] }),
  });

it('an operator asks with a reason; a refusal stands at the field, and nothing typed is lost', async () => {
  gateway.answer({
    askReversal: refuse('REVERSAL_NOT_COVERED', null, { amount: '¥200.00', available: '¥5.00' }),
  });
  const { user, container } = open();
  expect(await screen.findByText('¥200.00, Example Trading')).toBeInTheDocument();
  expect(screen.getByText('Bank transfer, Reference B-1')).toBeInTheDocument();
  await expectNoAxeFaults(container);
  await user.click(screen.getByRole('button', { name: 'Take back: ¥200.00, Example Trading' }));
  const send = await screen.findByRole('button', { name: 'Submit request' });
  await user.click(send);
  const reason = screen.getByLabelText(/^Why it is taken back/);
  expect(reason).toBeInvalid();
  await user.type(reason, 'Booked twice');
  await user.click(send);
  expect(await screen.findByText(/^¥200.00 cannot be taken back: ¥5.00 is left/)).toBeInTheDocument();
  expect(reason).toHaveValue('Booked twice');
  gateway.answer({ askReversal: { ...row, asked }, listReceivedMoney: listed({ ...row, asked }) });
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(gateway.bodies('askReversal').at(-1)).toEqual({
    ...{ bookingId, giveBack: 'hand', reason: 'Booked twice' },
  });
  expect(await screen.findByText(/^Shen asked on .* to take it back: Booked twice/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
});

it('what was scanned is given back by WeChat Pay unless one chooses otherwise; why it cannot be is said', async () => {
  const scanned = { ...row, way: 'scan' as const, refundable: 'yes' as const };
  const noRefund = refuse('REFUND_NOT_POSSIBLE', null, { why: 'it was paid more than a year ago' });
  gateway.answer({ listReceivedMoney: listed(scanned), askReversal: noRefund });
  const { user, container, unmount } = open();
  await user.click(await screen.findByRole('button', { name: /^Take back/ }));
  expect(await screen.findByLabelText(/^By WeChat Pay, to whoever paid/)).toBeChecked();
  expect(screen.queryByText(/given back at the bank\.$/)).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
  await user.type(screen.getByLabelText(/^Why it is taken back/), 'Paid twice');
  const send = screen.getByRole('button', { name: 'Submit request' });
  await user.click(send);
  expect(await screen.findByText(/^WeChat Pay cannot give this back/)).toBeInTheDocument();
  await user.click(screen.getByLabelText(/^By hand, at the bank/));
  gateway.answer({ askReversal: { ...scanned, asked } });
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(gateway.bodies('askReversal').map((body) => (body as { giveBack: string }).giveBack)).toEqual([
    ...['provider', 'hand'],
  ]);
  unmount();
  gateway.answer({ listReceivedMoney: listed({ ...scanned, refundable: 'tooOld' }) });
  const again = open();
  await again.user.click(await screen.findByRole('button', { name: /^Take back/ }));
  expect(await screen.findByText(/^It was paid more than a year ago/)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('how giving the money back stands is read beside who took it back', async () => {
  const refund = {
    ...{ status: 'asked' as const, askedAt: '2026-01-03T00:00:00Z', endedAt: null },
    ...{ fault: null as string | null, outRefundNo: 'R1' },
  };
  const rows = [
    refund,
    { ...refund, fault: 'NOT_ENOUGH' },
    { ...refund, status: 'success' as const, endedAt: '2026-01-04T00:00:00Z' },
    { ...refund, status: 'refused' as const, fault: 'PARAM_ERROR' },
  ].map((one, at) => ({
    ...{ ...row, way: 'scan' as const, isReversed: true, refund: one },
    ...{ bookingId: `${bookingId.slice(0, -1)}${at}`, asked: { ...asked, status: 'done' as const } },
  }));
  gateway.answer({ listReceivedMoney: listed(...rows) });
  open();
  for (const text of [
    'WeChat Pay is asked to give the money back.',
    /it has not taken it on yet: the merchant account does not hold enough$/,
    /^Given back by WeChat Pay on /,
    /^WeChat Pay does not give it back \(PARAM_ERROR\)/,
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
});

it('more than is left is not asked for, and says so', async () => {
  gateway.answer({ listReceivedMoney: listed({ ...row, available: 5_00 }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Take back/ }));
  expect(await screen.findByText(/^Example Trading has only ¥5.00 left/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Submit request' })).not.toBeInTheDocument();
});

it('what was refused may be asked for again; what is taken back is only read', async () => {
  const decided = { decidedBy: 'Wu', decidedAt: '2026-01-03T00:00:00Z' };
  const refused = { ...asked, ...decided, status: 'refused' as const, refusal: 'It is right' };
  const back = { ...row, bookingId: row.mainId, isReversed: true };
  gateway.answer({
    listReceivedMoney: listed(
      { ...row, asked: refused },
      { ...back, way: 'scan', asked: { ...asked, ...decided, status: 'done' } },
    ),
  });
  open();
  expect(await screen.findByText(/Wu refused on .*: It is right$/)).toBeInTheDocument();
  expect(screen.getByText(/Wu confirmed on /)).toBeInTheDocument();
  expect(screen.getByText('Taken back')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Take back/ })).toHaveLength(1);
  expect(screen.getByText(/^\d recharges$/)).toBeInTheDocument();
});

it('is searched by name or reference; nothing found, nothing there, and a broken line are said', async () => {
  gateway.answer({ listReceivedMoney: listed() });
  const { user, unmount } = open();
  expect(await screen.findByText('No recharges yet')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'B-9{Enter}');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(gateway.bodies('listReceivedMoney').at(-1)).toMatchObject({ text: 'B-9' });
  unmount();
  window.location.hash = '';
  gateway.answer({ listReceivedMoney: cut });
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
