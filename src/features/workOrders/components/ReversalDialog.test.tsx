import { screen, waitFor } from '@testing-library/react';
import type { ReversalReview } from '../../../api/resources/reversalsApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { ReversalDialog } from './ReversalDialog';

const workItemId = '0190a1b2-0000-7000-8000-000000000401';
const item = { workItemId, kind: 'reversal', mainName: 'Example Trading' } as WorkItem;
const review: ReversalReview = {
  workItemId,
  received: {
    ...{ bookingId: workItemId, mainId: '0190a1b2-0000-7000-8000-00000000aaaa', mainName: 'Example Trading' },
    ...{ amount: 200_00, reference: 'B-1', way: 'transfer', at: '2026-01-01T00:00:00Z', by: 'Shen' },
    ...{ available: 500_00, isReversed: false, refundable: 'notScanned', refund: null },
    asked: {
      ...{
        status: 'waiting',
        reason: 'Booked twice',
        giveBack: 'hand',
        by: 'Shen',
        at: '2026-01-02T00:00:00Z',
      },
      ...{ decidedBy: null, decidedAt: null, refusal: null },
    },
  },
  mayDecide: true,
  mayConfirm: true,
};
const gateway = fakeGateway(() => ({ getReversalReview: review }));
beforeAll(() => loadPhrases('certification', 'lostPhone', 'personal'));
const onClose = jest.fn();
beforeEach(() => onClose.mockClear());
const open = () =>
  render(<ReversalDialog item={item} onClose={onClose} />, {
    userInfo: buildUserInfo({ userType: 'staff', roles: ['operator'] }),
  });
const save = () => screen.findByRole('button', { name: 'Save decision' });
const accept = 'It was booked by mistake: take it back';

it('a second operator takes it back with a code; a wrong one stands at its field', async () => {
  gateway.answer({ confirmReversal: refuse('WRONG_CODE') });
  const { user, container } = open();
  for (const text of ['¥200.00', '¥500.00', 'B-1', 'Booked twice', /^Given back by hand/])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText(/^This is the second confirmation. Before you take it back/)).toBeInTheDocument();
  await user.click(await save());
  expect(screen.getByText('Please decide')).toBeInTheDocument();
  await user.click(screen.getByLabelText(accept));
  const code = screen.getByLabelText(/^Code from the SMS/);
  await user.click(await save());
  expect(code).toBeInvalid();
  await user.type(code, '123456');
  await expectNoAxeFaults(container);
  await user.click(await save());
  await waitFor(() => expect(code).toBeInvalid());
  gateway.answer({ confirmReversal: { done: true } });
  await user.click(await save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.bodies('confirmReversal').at(-1)).toEqual({ workItemId, verifyCode: '123456' });
});

it('who asked may only take the request back, which says why; what is used meanwhile may only be refused', async () => {
  gateway.answer({ getReversalReview: { ...review, mayConfirm: false } });
  const { user, unmount } = open();
  expect(await screen.findByText(/^You asked for this/)).toBeInTheDocument();
  expect(screen.queryByLabelText(accept)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('It stays booked'));
  gateway.answer({ refuseReversal: { done: true } });
  await user.type(screen.getByLabelText(/^Why it stays booked/), 'I was wrong');
  await user.click(await save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.bodies('refuseReversal')).toEqual([{ workItemId, reason: 'I was wrong' }]);
  unmount();
  gateway.answer({
    getReversalReview: { ...review, received: { ...review.received, available: 5_00 } },
  });
  open();
  expect(await screen.findByText(/^Less than that is left/)).toBeInTheDocument();
  expect(screen.queryByLabelText(accept)).not.toBeInTheDocument();
});

it('what a colleague decided is only read', async () => {
  gateway.answer({ confirmReversal: refuse('REVERSAL_CLOSED', null, { why: 'it was refused' }) });
  const { user } = open();
  await user.click(await screen.findByLabelText(accept));
  await user.type(screen.getByLabelText(/^Code from the SMS/), '123456');
  const asked = { ...review.received.asked!, status: 'refused' as const, refusal: 'It is right' };
  const decided = { ...asked, decidedBy: 'Wu', decidedAt: '2026-01-03T00:00:00Z' };
  gateway.answer({
    getReversalReview: {
      ...review,
      ...{ received: { ...review.received, asked: decided }, mayDecide: false, mayConfirm: false },
    },
  });
  await user.click(await save());
  expect(await screen.findByText(/^Wu refused it on .*: It is right$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save decision' })).not.toBeInTheDocument();
});
