import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildDetail } from '../../test/checkDetail';
import { refuse } from '../../test/answers';
import { buildPlacedOrder, buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildWaitingApproval } from '../../test/waitingApproval';
import { RecordDetailPage } from './RecordDetailPage';

const check = buildDetail({ status: 'awaitingApproval', allowed: [] });
const order = buildWaitingApproval({ checkId: check.checkId, orderId: check.orderId });
const waits = {
  ...{ why: ['limit' as const, 'person' as const], approvers: ['Lin Owner', 'Zhou Min'], decision: null },
  ...{ askedAt: '2026-03-02T02:00:00Z', endsAt: '2026-03-09T02:00:00Z', decidedBy: null, decidedAt: null },
  reason: null,
};
const gateway = fakeGateway({
  getOrder: buildPlacedOrder({ status: 'awaitingApproval', approval: waits }),
});
beforeAll(() => loadPhrases('records', 'recordDetail', 'personal'));
const open = (permissions: string[]) =>
  render(
    <main>
      <RecordDetailPage />
    </main>,
    {
      route: `/backRecord/detail?id=${check.checkId}`,
      userInfo: buildUserInfo({ permissions }),
    },
  );

it('a record that waits says why and for whom, and whom it waits for approves it where it is read', async () => {
  gateway.answer({
    getCheck: check,
    listApprovals: { rows: [order], nextCursor: null },
    approveOrder: { status: 'placed' },
  });
  const { user } = open(['check.read', 'check.order', 'order.approve']);
  await user.click(await screen.findByRole('button', { name: /^Approve: Zhao Min/ }));
  expect(gateway.bodies('listApprovals')[0]).toMatchObject({ checkId: check.checkId });
  const note = screen.getByRole('note');
  for (const said of [
    'The price is above the limit of your enterprise.',
    'It was above what was left of the orderer’s own budget.',
    /^Lin Owner or Zhou Min may approve it\. It has been waiting since /,
  ])
    expect(await within(note).findByText(said)).toBeInTheDocument();
  expect(gateway.sent('getOrder')[0]!.query).toEqual({ orderId: check.orderId });
  expect(
    within(note).getByRole('link', { name: 'Orders that wait for you', hidden: true }),
  ).toBeInTheDocument();
  const dialog = await screen.findByRole('dialog', { name: 'Approve this order?' });
  gateway.answer({
    getCheck: buildDetail({ status: 'awaitingConsent' }),
    listApprovals: { rows: [], nextCursor: null },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
  expect(gateway.bodies('approveOrder')).toEqual([{ orderId: order.orderId }]);
});

it('what was typed stays though somebody else decided meanwhile and the record waits no more', async () => {
  gateway.answer({
    getCheck: check,
    listApprovals: { rows: [order], nextCursor: null },
    rejectOrder: refuse('APPROVAL_CLOSED', null, { why: 'Lin Owner approved it' }),
  });
  const { user } = open(['check.read', 'order.approve']);
  await user.click(await screen.findByRole('button', { name: /^Reject: Zhao Min/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject the order for Zhao Min?' }));
  const reason = dialog.getByRole('textbox', { name: /^Reason/ });
  await user.type(reason, 'Not this month');
  gateway.answer({
    getCheck: buildDetail({ status: 'awaitingConsent' }),
    listApprovals: { rows: [], nextCursor: null },
  });
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await gateway.idle();
  await waitFor(() => expect(screen.queryByRole('note', { hidden: true })).not.toBeInTheDocument());
  expect(reason).toHaveValue('Not this month');
  expect(reason).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('where it is above their amount, or their own, there are no answers; who approves nothing is not even asked', async () => {
  gateway.answer({ getCheck: check, listApprovals: { rows: [], nextCursor: null } });
  const { unmount } = open(['check.read', 'order.approve']);
  await waitFor(() => expect(gateway.bodies('listApprovals')).toHaveLength(1));
  await gateway.idle();
  expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  unmount();
  open(['check.read', 'check.order']);
  await screen.findByText(/^The order waits for approval/);
  await gateway.idle();
  expect(gateway.bodies('listApprovals')).toHaveLength(1);
});
