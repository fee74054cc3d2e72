import { screen, waitFor } from '@testing-library/react';
import type { CorrectionReview } from '../../../api/resources/correctionsApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { CorrectionDialog } from './CorrectionDialog';

const workItemId = '0190a1b2-0000-7000-8000-000000000401';
const item = { workItemId, kind: 'correction', mainName: 'Example Trading' } as WorkItem;
const correction = {
  ...{
    correctionId: workItemId,
    amount: 5_00,
    status: 'waiting' as const,
    reason: 'It could not be verified',
  },
  ...{ by: 'Shen', at: '2026-01-02T00:00:00Z', decidedBy: null, decidedAt: null, refusal: null },
};
const review: CorrectionReview = {
  workItemId,
  correction,
  charge: {
    ...{ chargeId: workItemId, mainId: workItemId, mainName: 'Example Trading', checkId: workItemId },
    ...{ orderNo: 'PB260831K7QW2M', itemName: 'Education', amount: 35_00, left: 30_00 },
    ...{ at: '2026-01-01T00:00:00Z', corrections: [correction] },
  },
  mayDecide: true,
  mayConfirm: true,
};
const gateway = fakeGateway(() => ({ getCorrectionReview: review }));
beforeAll(() => loadPhrases('certification', 'lostPhone', 'personal'));
const onClose = jest.fn();
beforeEach(() => onClose.mockClear());
const open = () =>
  render(<CorrectionDialog item={item} onClose={onClose} />, {
    userInfo: buildUserInfo({ userType: 'staff', roles: ['operator'] }),
  });
const save = () => screen.findByRole('button', { name: 'Save decision' });
const accept = 'It was charged wrongly: give it back';

it('a second operator reads which charge and why, and gives the money back with a code', async () => {
  gateway.answer({ confirmCorrection: { done: true } });
  const { user, container } = open();
  for (const text of ['¥5.00', '¥35.00', '¥30.00', 'Education', 'It could not be verified'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  // Operators read no records: nothing leads where they may not go.
  expect(screen.getByText('PB260831K7QW2M')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/^This is the second confirmation. Where the reason/)).toBeInTheDocument();
  await user.click(screen.getByLabelText(accept));
  await user.type(screen.getByLabelText(/^Code from the SMS/), '123456');
  await expectNoAxeFaults(container);
  await user.click(await save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.bodies('confirmCorrection')).toEqual([{ workItemId, verifyCode: '123456' }]);
});

it('who asked may only take the request back; of a charge with less left it may only be refused', async () => {
  gateway.answer({ getCorrectionReview: { ...review, mayConfirm: false }, refuseCorrection: { done: true } });
  const { user, unmount } = open();
  expect(await screen.findByText(/^You asked for this/)).toBeInTheDocument();
  expect(screen.queryByLabelText(accept)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('The charge stays as it is'));
  await user.type(screen.getByLabelText(/^Why the charge stays/), 'I was wrong');
  await user.click(await save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.bodies('refuseCorrection')).toEqual([{ workItemId, reason: 'I was wrong' }]);
  unmount();
  gateway.answer({ getCorrectionReview: { ...review, charge: { ...review.charge, left: 4_99 } } });
  open();
  expect(await screen.findByText(/^Less than that is left of the charge/)).toBeInTheDocument();
  expect(screen.queryByLabelText(accept)).not.toBeInTheDocument();
});

it('a charge that changed meanwhile is read again', async () => {
  gateway.answer({
    confirmCorrection: refuse('CORRECTION_TOO_MUCH', null, { amount: '¥5.00', left: '¥0.00' }),
  });
  const { user } = open();
  await user.click(await screen.findByLabelText(accept));
  await user.type(screen.getByLabelText(/^Code from the SMS/), '123456');
  const done = { ...correction, status: 'done' as const, decidedBy: 'Wu', decidedAt: '2026-01-03T00:00:00Z' };
  gateway.answer({
    getCorrectionReview: { ...review, correction: done, mayDecide: false, mayConfirm: false },
  });
  await user.click(await save());
  expect(await screen.findByText(/^Wu confirmed it on .*: the money is given back\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save decision' })).not.toBeInTheDocument();
});
