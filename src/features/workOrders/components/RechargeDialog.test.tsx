import { screen, waitFor } from '@testing-library/react';
import type { RechargeReview } from '../../../api/resources/rechargesApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { loadPhrases } from '../../../i18n/i18n';
import { file, refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { RechargeDialog } from './RechargeDialog';

const workItemId = '0190a1b2-0000-7000-8000-000000000401';
const item = { workItemId, kind: 'recharge', mainName: 'Example Trading' } as WorkItem;

function buildReview(overrides: Partial<RechargeReview> = {}): RechargeReview {
  return {
    workItemId,
    mainId: '0190a1b2-0000-7000-8000-00000000aaaa',
    mainName: 'Example Trading',
    recharge: {
      rechargeId: '0190a1b2-0000-7000-8000-00000000bbbb',
      status: 'waiting',
      reference: '7HW7YEN9',
      amount: 60_000_00,
      paidOn: '2026-01-01',
      payerName: 'Example Trading Ltd',
      slipFileId: '0190a1b2-0000-7000-8000-00000000cccc',
      slipName: 'slip.pdf',
      askedBy: 'Lin Owner',
      askedAt: '2026-01-01T00:00:00Z',
      receivedAmount: null,
      bankReference: null,
      decidedAt: null,
      reason: null,
      dueOn: '2026-01-02',
      reversed: false,
      reversedWhy: null,
      paidTo: { accountName: 'Probity', bankName: 'Bank of Example', accountNo: '6200' },
    },
    slipMime: 'application/pdf',
    twoPersonsAbove: 50_000_00,
    first: null,
    sameSlip: [],
    mayDecide: true,
    mayConfirm: true,
    ...overrides,
  };
}

const gateway = fakeGateway();
beforeAll(() => loadPhrases('certification', 'lostPhone', 'personal'));
const onClose = jest.fn();
beforeEach(() => onClose.mockClear());
const open = () =>
  render(<RechargeDialog item={item} onClose={onClose} />, {
    userInfo: buildUserInfo({ userType: 'staff', roles: ['operator'] }),
  });
const send = () => screen.findByRole('button', { name: 'Save decision' });

it('is confirmed with what came; a wrong code and a booked reference stand at their fields, and nothing typed is lost', async () => {
  gateway.answer({ getRechargeReview: buildReview(), confirmRecharge: refuse('WRONG_CODE') });
  const { user } = open();
  expect(await screen.findByText('¥60,000.00')).toBeInTheDocument();
  expect(screen.getByText(/^Above ¥50,000.00 a second operator/)).toBeInTheDocument();
  expect(screen.getByText('Bank of Example, 6200')).toBeInTheDocument();
  await user.click(await send());
  expect(screen.getByText('Please decide')).toBeInTheDocument();
  await user.click(screen.getByLabelText(/^The money came/));
  const amount = screen.getByLabelText(/^Amount received/);
  await user.type(amount, '0');
  await user.click(await send());
  expect(amount).toBeInvalid();
  await user.clear(amount);
  await user.type(amount, '６０，０００．５');
  const reference = screen.getByLabelText(/^Bank’s reference/);
  await user.type(reference, ' B-1 ');
  const code = screen.getByLabelText(/^Code from the SMS/);
  await user.type(code, '123456');
  await user.click(await send());
  await waitFor(() => expect(code).toBeInvalid());
  expect(amount).toHaveValue('６０，０００．５');
  gateway.answer({ confirmRecharge: refuse('BANK_REFERENCE_BOOKED') });
  await user.click(await send());
  await waitFor(() => expect(reference).toBeInvalid());
  await expectNoAxeFaults();
  gateway.answer({ confirmRecharge: { status: 'waiting' } });
  await user.type(reference, '2');
  await user.click(await send());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.bodies('confirmRecharge').at(-1)).toEqual({
    ...{ workItemId, amount: 60_000_50, verifyCode: '123456' },
    bankReference: 'B-1 2',
  });
});

it('the first of two may only reject; the second reads what the first confirmed; a slip used twice is warned of', async () => {
  const first = { by: 'Shen', at: '2026-01-02T00:00:00Z', amount: 60_000_00 };
  const sameSlip = [
    { mainName: 'Other Ltd', amount: 5_00, askedAt: '2026-01-01T00:00:00Z', status: 'confirmed' as const },
  ];
  gateway.answer({ getRechargeReview: buildReview({ first, sameSlip, mayConfirm: false }) });
  const { unmount, user } = open();
  expect(await screen.findByText(/^You were the first to confirm it/)).toBeInTheDocument();
  expect(screen.getByText(/^Other Ltd, ¥5.00, .*, confirmed$/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/^The money came/)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Reject with a reason'));
  gateway.answer({ rejectRecharge: { done: true } });
  await user.type(screen.getByLabelText(/^Why it is rejected/), 'Nothing came');
  await user.click(await send());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.bodies('rejectRecharge')).toEqual([{ workItemId, reason: 'Nothing came' }]);
  unmount();
  gateway.answer({ getRechargeReview: buildReview({ first }) });
  open();
  expect(
    await screen.findByText(/^This is the second confirmation. Shen confirmed ¥60,000.00 on 2026-01-02/),
  ).toBeInTheDocument();
});

it('the picture of a slip is called a slip', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:slip');
  URL.revokeObjectURL = jest.fn();
  gateway.answer({
    getRechargeReview: buildReview({ slipMime: 'image/png' }),
    downloadFile: file('image/png', 'x'),
  });
  open();
  expect(await screen.findByRole('img', { name: 'Bank slip: slip.pdf' })).toBeInTheDocument();
});

it('what is decided, or one’s own, is only read', async () => {
  gateway.answer({ getRechargeReview: buildReview({ mayDecide: false, mayConfirm: false }) });
  open();
  expect(await screen.findByText(/^You belong to this enterprise/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save decision' })).not.toBeInTheDocument();
});

it('a recharge that was confirmed and taken back since says both', async () => {
  const { recharge } = buildReview();
  const confirmed = { status: 'confirmed', receivedAmount: 60_000_00, bankReference: 'B-1' } as const;
  gateway.answer({
    getRechargeReview: buildReview({
      recharge: { ...recharge, ...confirmed, reversed: true },
      ...{ mayDecide: false, mayConfirm: false },
    }),
  });
  open();
  expect(await screen.findByText(/confirmed, and taken back from the balance since/)).toBeInTheDocument();
});
