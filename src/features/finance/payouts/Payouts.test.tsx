import { screen, waitFor, within } from '@testing-library/react';
import type { Payout, PayoutDesk } from '../../../api/resources/payoutsApi';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { Payouts } from './Payouts';

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`;
const waiting: Payout = {
  ...{ payoutId: id(1), status: 'waiting', amount: 300_00, holder: 'Example Trading', reason: 'We leave' },
  ...{ bankName: 'Bank of Example', accountTail: '6245', askedBy: 'Lin', askedAt: '2026-10-02T00:00:00Z' },
  ...{ isTaken: false, isPaidByOne: false, bankReference: null, decidedAt: null, refusal: null },
  dueOn: '2026-10-09',
};
const ended = { decidedAt: '2026-10-03T00:00:00Z', dueOn: null };
const paid: Payout = { ...waiting, ...ended, payoutId: id(2), status: 'paid', bankReference: 'OUT-1' };
const rejected: Payout = {
  ...{ ...waiting, ...ended, payoutId: id(3), status: 'rejected', refusal: 'The account is closed' },
};
const desk: PayoutDesk = { holder: 'Example Trading', available: 500_00, isWaiting: false };
const listed = (...rows: Payout[]) => ({ rows, nextCursor: null });
const gateway = fakeGateway(() => ({ listPayouts: listed(), getPayoutDesk: desk }));
beforeAll(() => loadPhrases('payouts', 'lostPhone'));
const open = (permissions: string[] = ['balance.watch', 'payout.ask']) =>
  render(<Payouts />, { userInfo: buildUserInfo({ permissions }) });
const ask = () => screen.findByRole('button', { name: 'Ask for a payout' });
const send = () => screen.getByRole('button', { name: 'Submit request' });

it('shows what became of each, with the reference or the reason, to whom it went, and no more of the number', async () => {
  gateway.answer({
    listPayouts: listed(
      { ...waiting, isPaidByOne: true },
      { ...waiting, payoutId: id(4), isTaken: true },
      ...[paid, rejected],
    ),
    getPayoutDesk: { ...desk, isWaiting: true },
  });
  const { container } = open();
  for (const text of [
    'Paid by one operator, to be confirmed by another',
    'Being paid',
    /^Paid out .* bank’s reference OUT-1$/,
    'Why it was rejected: The account is closed',
    'The money is available again.',
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getAllByText('To Example Trading, Bank of Example, account ending in 6245')).toHaveLength(4);
  expect(screen.getByText(/^One payout waits already/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask for a payout' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('says what stands in the way, with the way out; who is not the owner reads alone', async () => {
  gateway.answer({ getPayoutDesk: { ...desk, holder: null } });
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Verify the enterprise' })).toHaveAttribute('href', '#/ei');
  unmount();
  gateway.answer({ getPayoutDesk: { ...desk, available: 0 } });
  const { unmount: leave } = open();
  expect(await screen.findByText('Nothing is available to be paid out.')).toBeInTheDocument();
  leave();
  gateway.answer({ listPayouts: listed(waiting) });
  open(['balance.watch']);
  expect(await screen.findByText('Only the owner asks for a payout.')).toBeInTheDocument();
  expect(await screen.findByText('¥300.00')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
});

async function openForm() {
  const shown = open();
  await shown.user.click(await ask());
  return { ...shown, amount: await screen.findByLabelText(/^Amount in yuan/) };
}
const field = (label: RegExp) => screen.getByLabelText(label);
const [bank, account, code] = [/^Bank with its branch/, /^Account number/, /^Code from the SMS/] as const;

it('begins with all that is available; more of it, and each thing missing, stands at its field', async () => {
  const { user, amount, container } = await openForm();
  expect(amount).toHaveValue('500.00');
  expect(within(screen.getByRole('dialog')).getByText('Example Trading')).toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, '501');
  await user.click(send());
  expect(amount).toBeInvalid();
  expect(amount).toHaveFocus();
  for (const label of [bank, account, code]) expect(field(label)).toBeInvalid();
  await expectNoAxeFaults(container);
});

it('a part of it is asked for; a wrong code stands at its field, another refusal in the dialog, and what is typed stays', async () => {
  const { user, amount } = await openForm();
  const paste = async (label: RegExp, text: string) => {
    await user.click(field(label));
    await user.paste(text);
  };
  await user.clear(amount);
  await user.type(amount, '300');
  await paste(bank, ' Bank of Example ');
  await paste(account, '6222 0210 0111 6245');
  await paste(/^Reason/, 'We leave');
  await paste(code, '123456');
  gateway.answer({ askPayout: refuse('WRONG_CODE') });
  await user.click(send());
  await waitFor(() => expect(field(code)).toBeInvalid());
  gateway.answer({ askPayout: refuse('PAYOUT_WAITS') });
  await user.click(send());
  expect(await screen.findByText(/^A payout waits already/)).toBeInTheDocument();
  expect(amount).toHaveValue('300');
  gateway.answer({ askPayout: waiting, listPayouts: listed(waiting) });
  await user.click(send());
  expect(await screen.findByText('¥300.00')).toBeInTheDocument();
  expect(gateway.bodies('askPayout').at(-1)).toEqual({
    ...{ amount: 300_00, bankName: 'Bank of Example', accountNo: '6222 0210 0111 6245' },
    ...{ reason: 'We leave', verifyCode: '123456' },
  });
});

it('asks before one is withdrawn', async () => {
  gateway.answer({ listPayouts: listed(waiting), getPayoutDesk: { ...desk, isWaiting: true } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Withdraw: ¥300.00' }));
  expect(await screen.findByText('¥300.00 is available again at once.')).toBeInTheDocument();
  const withdrawn: Payout = { ...waiting, ...ended, status: 'withdrawn' };
  gateway.answer({ withdrawPayout: withdrawn, listPayouts: listed(withdrawn), getPayoutDesk: desk });
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
  expect(gateway.bodies('withdrawPayout')).toEqual([{ payoutId: id(1) }]);
});
