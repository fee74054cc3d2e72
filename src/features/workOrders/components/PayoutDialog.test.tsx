import { screen, waitFor } from '@testing-library/react';
import type { PayoutReview } from '../../../api/resources/payoutsApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { PayoutDialog } from './PayoutDialog';

const workItemId = '0190a1b2-0000-7000-8000-000000000401';
const item = { workItemId, kind: 'payout', mainName: 'Example Trading', mine: true } as WorkItem;
const review: PayoutReview = {
  ...{ workItemId, mainId: '0190a1b2-0000-7000-8000-00000000aaaa', mainName: 'Example Trading' },
  payout: {
    ...{ payoutId: workItemId, status: 'waiting', amount: 300_00, holder: 'Example Trading' },
    ...{ bankName: 'Bank of Example', accountTail: '6245', reason: 'We leave', askedBy: 'Lin' },
    ...{ askedAt: '2026-10-02T00:00:00Z', isTaken: true, isPaidByOne: false, bankReference: null },
    ...{ decidedAt: null, refusal: null, dueOn: '2026-10-09' },
  },
  ...{ accountNo: '6222021001116245', entered: null, mayDecide: true, mayConfirm: false },
};
const entered = { by: 'Shen', at: '2026-10-03T00:00:00Z', bankReference: 'OUT-1' };
const second: PayoutReview = { ...review, entered, mayConfirm: true };
const gateway = fakeGateway(() => ({ getPayoutReview: review }));
beforeAll(() => loadPhrases('payoutReview', 'lostPhone', 'personal'));
const onClose = jest.fn();
beforeEach(() => onClose.mockClear());
const open = (mine = true) =>
  render(<PayoutDialog item={{ ...item, mine }} onClose={onClose} />, {
    userInfo: buildUserInfo({ userType: 'staff', roles: ['operator'] }),
  });
const save = () => screen.findByRole('button', { name: 'Save decision' });
const confirm = 'It stands on the bank statement: confirm it';

it('the first operator sees the whole account, enters the reference with a code, and confirms nothing', async () => {
  const { user, container } = open();
  for (const text of ['¥300.00', '6222 0210 0111 6245', 'Bank of Example', 'We leave'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByLabelText(confirm)).not.toBeInTheDocument();
  await user.click(await save());
  expect(screen.getByText('Please decide')).toBeInTheDocument();
  await user.click(screen.getByLabelText('I paid it at the bank'));
  await user.click(await save());
  const reference = screen.getByLabelText(/^Bank’s reference/);
  const code = screen.getByLabelText(/^Code from the SMS/);
  expect(reference).toBeInvalid();
  expect(code).toBeInvalid();
  await user.type(reference, 'OUT-1');
  await user.type(code, '123456');
  await expectNoAxeFaults(container);
  gateway.answer({ enterPayout: refuse('PAYOUT_REFERENCE_USED') });
  await user.click(await save());
  await waitFor(() => expect(reference).toBeInvalid());
  gateway.answer({ enterPayout: { done: true } });
  await user.type(reference, '2');
  await user.click(await save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.bodies('enterPayout').at(-1)).toEqual({
    ...{ workItemId, bankReference: 'OUT-12', verifyCode: '123456' },
  });
});

it('who has not taken it only looks: no decision, and the owner may still withdraw it', async () => {
  gateway.answer({ getPayoutReview: { ...review, accountNo: null } });
  open(false);
  expect(await screen.findByText(/^You only look: the owner may still withdraw it/)).toBeInTheDocument();
  expect(screen.getByText('6245')).toBeInTheDocument();
  expect(screen.queryByLabelText('I paid it at the bank')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save decision' })).not.toBeInTheDocument();
});

it('one that a colleague paid is only looked at too, and nothing says that it may be withdrawn', async () => {
  gateway.answer({ getPayoutReview: { ...second, accountNo: null } });
  open(false);
  expect(await screen.findByText(/^You only look: a colleague paid it/)).toBeInTheDocument();
  expect(screen.queryByText(/withdraw/)).not.toBeInTheDocument();
});

it('why no code comes stands at its field, and so does where one has gone', async () => {
  gateway.answer({ sendPayoutDecisionCode: refuse('CODE_TOO_SOON', { retryAfter: 1 }, { n: 1 }) });
  const { user } = open();
  await user.click(await screen.findByLabelText('I paid it at the bank'));
  const code = screen.getByLabelText(/^Code from the SMS/);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription(/^Sending too frequently, please try again in 1 s/),
  );
  gateway.answer({ sendPayoutDecisionCode: { interval: 60, expiresIn: 300 } });
  const again = await screen.findByRole('button', { name: 'Send again' }, { timeout: 3000 });
  await user.click(again);
  await waitFor(() => expect(code).toHaveAccessibleDescription(/^A code is on its way to your own phone/));
});

it('a second one confirms the very reference that was read; a changed one is read again', async () => {
  gateway.answer({ getPayoutReview: second, confirmPayout: refuse('PAYOUT_DIFFERS') });
  const { user } = open();
  expect(await screen.findByText('OUT-1')).toBeInTheDocument();
  await user.click(screen.getByLabelText(confirm));
  await user.type(screen.getByLabelText(/^Code from the SMS/), '123456');
  gateway.answer({ getPayoutReview: { ...second, entered: { ...entered, bankReference: 'OUT-9' } } });
  await user.click(await save());
  expect(await screen.findByText('OUT-9')).toBeInTheDocument();
  expect(screen.getByText(/^A colleague entered another bank reference/)).toBeInTheDocument();
  gateway.answer({ confirmPayout: { done: true } });
  await user.click(await save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.bodies('confirmPayout').map(({ bankReference }) => bankReference)).toEqual([
    'OUT-1',
    'OUT-9',
  ]);
});

it('who entered it neither confirms nor rejects it; another one rejects it with a reason and a code', async () => {
  gateway.answer({ getPayoutReview: { ...second, mayConfirm: false } });
  const { user, unmount } = open();
  const gone = 'The money did not leave, or came back: reject it';
  expect(await screen.findByText(/^You entered the bank’s reference/)).toBeInTheDocument();
  expect(screen.queryByLabelText(confirm)).not.toBeInTheDocument();
  expect(screen.queryByLabelText(gone)).not.toBeInTheDocument();
  unmount();
  gateway.answer({ getPayoutReview: second, rejectPayout: { done: true } });
  open();
  await user.click(await screen.findByLabelText(gone));
  await user.click(await save());
  const reason = screen.getByLabelText(/^Why it is rejected/);
  const code = screen.getByLabelText(/^Code from the SMS/);
  expect(reason).toBeInvalid();
  expect(code).toBeInvalid();
  await user.type(reason, 'It came back');
  await user.type(code, '123456');
  await user.click(await save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.bodies('rejectPayout')).toEqual([
    { workItemId, reason: 'It came back', verifyCode: '123456' },
  ]);
});

it('what is decided is only read, without the whole number', async () => {
  const payout = {
    ...{ ...review.payout, status: 'rejected' as const, decidedAt: '2026-10-04T00:00:00Z', dueOn: null },
    refusal: 'The account is closed',
  };
  gateway.answer({ getPayoutReview: { ...review, payout, accountNo: null, mayDecide: false } });
  open();
  expect(await screen.findByText(/^It was rejected on .*: The account is closed$/)).toBeInTheDocument();
  expect(screen.getByText('6245')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save decision' })).not.toBeInTheDocument();
});
