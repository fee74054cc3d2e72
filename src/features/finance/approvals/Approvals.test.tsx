import { screen, waitFor, within } from '@testing-library/react';
import type { ApprovalRules, WaitingApproval } from '../../../api/resources/approvalsApi';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { buildWaitingApproval } from '../../../test/waitingApproval';
import { Approvals } from './Approvals';

const order = buildWaitingApproval();
const rules: ApprovalRules = {
  above: 500_000,
  overBudget: 'waits',
  mayChange: true,
  mayGrant: true,
  approvers: [
    { userId: order.orderId, name: 'Lin Owner', role: 'owner', isUnlimited: true, upTo: null },
    { userId: order.checkId, name: 'Xu Feng', role: 'finance', isUnlimited: false, upTo: 1_000_000 },
  ],
};
const listed = (...rows: WaitingApproval[]) => ({ rows, nextCursor: null });
const gateway = fakeGateway(() => ({ listApprovals: listed(order), getApprovalRules: rules }));
beforeAll(() => loadPhrases('finance', 'approvals', 'approving'));
const open = (query = '') =>
  render(
    <main>
      <Approvals />
    </main>,
    {
      route: `/financialManage${query}`,
      userInfo: buildUserInfo({ permissions: ['order.approve', 'balance.watch'] }),
    },
  );

it('an order that waits says everything that decides it; axe finds nothing', async () => {
  const { container } = open();
  for (const text of [
    'The price is above ¥5,000.00',
    'Above what was left of their own budget',
    '¥123.00 left of ¥10,000.00 this month',
    '¥45.00 over ¥20,000.00 this month',
    'Employment × 2',
    'Signs for the company',
    '¥6,800.00',
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText(/^Zhou Min, .*order PB260301K7QW2M$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zhao Min · Accountant' })).toHaveAttribute(
    'href',
    `#/backRecord/detail?id=${order.checkId}`,
  );
  await screen.findByText(/orders up to ¥10,000.00/);
  await expectNoAxeFaults(container);
});

it('is approved after a question, once, and the list is read again', async () => {
  gateway.answer({ approveOrder: { status: 'placed' } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Approve: Zhao Min/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve this order?' });
  expect(dialog).toHaveTextContent('¥6,800.00');
  gateway.answer({ listApprovals: listed() });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Nothing waits for you')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(gateway.bodies('approveOrder')).toEqual([{ orderId: order.orderId }]);
});

it('of one batch that none waits of any more it says just that, and leads to the others', async () => {
  const batchId = '0190a1b2-0000-7000-8000-0000000000b1';
  gateway.answer({ listApprovals: ({ body }) => (body.batchId ? listed() : listed(order)) });
  const { user } = open(`?tab=approvals&batch=${batchId}`);
  expect(await screen.findByText('Nothing of this batch waits for you')).toBeInTheDocument();
  expect(screen.queryByText('Nothing waits for you')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Only one batch is shown/ }));
  await screen.findByRole('button', { name: /^Approve: Zhao Min/ });
  expect(screen.getByRole('main')).toHaveFocus();
  expect(gateway.bodies('listApprovals')).toEqual([{ batchId, limit: 50 }, { limit: 50 }]);
});

it('an address of no batch shows all that wait', async () => {
  open('?tab=approvals&batch=mine');
  expect(await screen.findByRole('button', { name: /^Approve: Zhao Min/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Only one batch/ })).not.toBeInTheDocument();
  expect(gateway.bodies('listApprovals')).toEqual([{ limit: 50 }]);
});

it.each([
  ['another one waits', 1],
  ['nothing waits any more', 0],
])(
  'several are approved in one act; of one that could not be it is told why, though %s',
  async (_case, left) => {
    const second = { ...order, orderId: order.checkId, orderNo: 'PB260301K7QW2N', candidateName: 'Qian Li' };
    const third = {
      ...order,
      orderId: rules.approvers[0]!.userId.replace(/60$/, '61'),
      orderNo: 'PB260301K7QW2P',
    };
    gateway.answer({ listApprovals: listed(order, second, third) });
    const { user } = open();
    const all = await screen.findByRole('checkbox', { name: 'Choose all that are shown' });
    const regions = [...document.querySelectorAll('[aria-live="polite"]')];
    await user.click(all);
    const one = screen.getByRole('checkbox', { name: /order PB260301K7QW2P$/ });
    await user.click(one);
    // A region that comes together with its words is not read out.
    expect(regions).toContain(
      screen.getByText('2 chosen, ¥13,600.00 in all').closest('[aria-live="polite"]'),
    );
    await user.click(screen.getByRole('button', { name: 'Approve 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve 2 orders?' });
    expect(dialog).toHaveTextContent('¥13,600.00 in all.');
    expect(within(dialog).getByText('Qian Li · PB260301K7QW2N · ¥6,800.00')).toBeInTheDocument();
    gateway.answer({
      approveOrders: {
        rows: [
          { orderId: order.orderId, code: 0, msg: null, status: 'placed' },
          { orderId: second.orderId, code: 2040, msg: 'Lin Owner approved it', status: null },
        ],
      },
      listApprovals: listed(...[third].slice(0, left)),
    });
    await user.click(within(dialog).getByRole('button', { name: 'Approve 2' }));
    const told = await screen.findByRole('dialog', { name: '1 could not be done' });
    await gateway.idle();
    const waiting = () => screen.queryAllByRole('checkbox', { name: /^Choose: /, hidden: true });
    await waitFor(() => expect(waiting()).toHaveLength(left));
    expect(told).toBeInTheDocument();
    expect(told).toHaveTextContent('1 order approved');
    expect(told).toHaveTextContent('Qian Li · PB260301K7QW2NLin Owner approved it');
    await user.click(within(told).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(gateway.bodies('approveOrders')).toEqual([{ orderIds: [order.orderId, second.orderId] }]);
  },
);

it('fifty are chosen at most, which is read out with their number', async () => {
  const many = Array.from({ length: 51 }, (_one, at) =>
    buildWaitingApproval({ orderId: `0190a1b2-0000-7000-8000-0000000001${String(at).padStart(2, '0')}` }),
  );
  gateway.answer({ listApprovals: listed(...many) });
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all that are shown' }));
  const most = screen.getByText('At most 50 in one act.');
  expect(most.closest('[aria-live="polite"]')).toHaveTextContent(
    /^50 chosen, ¥340,000\.00 in all At most 50/,
  );
  expect(screen.getAllByRole('checkbox').at(-1)).toBeDisabled();
});

it('several are rejected with one reason', async () => {
  const second = { ...order, orderId: order.checkId, orderNo: 'PB260301K7QW2N' };
  gateway.answer({ listApprovals: listed(order, second) });
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all that are shown' }));
  await user.click(screen.getByRole('button', { name: 'Reject 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject 2 orders?' });
  expect(within(dialog).getAllByText(/^Zhao Min · PB260301K7QW2[MN] · /)).toHaveLength(2);
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Not this month');
  const rows = [order, second].map(({ orderId }) => ({
    orderId,
    code: 0,
    msg: null,
    status: 'cancelled' as const,
  }));
  gateway.answer({ rejectOrders: { rows }, listApprovals: listed() });
  await user.click(within(dialog).getByRole('button', { name: 'Reject 2' }));
  expect(await screen.findByText('Nothing waits for you')).toBeInTheDocument();
  expect(gateway.bodies('rejectOrders')).toEqual([
    { orderIds: [order.orderId, second.orderId], reason: 'Not this month' },
  ]);
});

it('one that somebody else decided meanwhile leaves the list, too', async () => {
  gateway.answer({ approveOrder: refuse('APPROVAL_CLOSED', null, { why: 'Lin Owner approved it' }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Approve: Zhao Min/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve this order?' });
  gateway.answer({ listApprovals: listed() });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Nothing waits for you')).toBeInTheDocument();
});

it('is rejected with a reason only; what was typed stays when the gateway refuses', async () => {
  gateway.answer({ rejectOrder: refuse('APPROVAL_ABOVE', null, { price: '¥6,800.00', upTo: '¥1,000.00' }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Reject: Zhao Min/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject the order for Zhao Min?' });
  const send = within(dialog).getByRole('button', { name: 'Reject' });
  await user.click(send);
  expect(await within(dialog).findByText('Please write why')).toBeInTheDocument();
  expect(gateway.bodies('rejectOrder')).toEqual([]);
  const reason = within(dialog).getByRole('textbox', { name: /^Reason/ });
  await user.type(reason, ' Only from January on ');
  await user.click(send);
  await waitFor(() => expect(gateway.bodies('rejectOrder')).toHaveLength(1));
  expect(reason).toHaveValue(' Only from January on ');
  gateway.answer({ rejectOrder: { status: 'cancelled' } });
  await user.click(await within(dialog).findByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(gateway.bodies('rejectOrder')[1]).toEqual({
    orderId: order.orderId,
    reason: 'Only from January on',
  });
});

it('the limit is whole yuan or nothing, and 0 stands for every order', async () => {
  gateway.answer({ saveApprovalRules: { ...rules, above: 0, overBudget: 'refused' } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change what waits' }));
  const above = await screen.findByLabelText(/^Orders above this price wait/);
  expect(above).toHaveValue('5000');
  await user.clear(above);
  await user.type(above, '12.50');
  const code = screen.getByLabelText(/^Code from the SMS/);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(above).toBeInvalid();
  expect(code).toBeInvalid();
  expect(gateway.bodies('saveApprovalRules')).toEqual([]);
  await user.clear(above);
  await user.type(above, '0');
  await user.click(screen.getByRole('radio', { name: 'is refused' }));
  gateway.answer({ sendApprovalCode: { interval: 60, expiresIn: 300 } });
  await user.click(screen.getByRole('button', { name: /code/i }));
  await waitFor(() => expect(gateway.bodies('sendApprovalCode')).toEqual([{}]));
  await user.type(code, '123456');
  await user.click(save);
  await waitFor(() =>
    expect(gateway.bodies('saveApprovalRules')).toEqual([
      { above: 0, overBudget: 'refused', verifyCode: '123456' },
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Change what waits' })).toBeInTheDocument();
});

it('an owner gives somebody the right up to an amount; an owner’s own has none', async () => {
  gateway.answer({ saveApprover: refuse('WRONG_CODE') });
  const { user } = open();
  expect(screen.queryByRole('button', { name: /Lin Owner/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Change what Xu Feng may approve' }));
  const amount = await screen.findByLabelText(/^Orders up to/);
  await user.clear(amount);
  await user.type(amount, '2,000');
  const dialog = within(screen.getByRole('dialog'));
  const code = dialog.getByLabelText(/^Code from the SMS/);
  await user.type(code, '654321');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  // A wrong code is told at its field, and the amount stays.
  await waitFor(() => expect(code).toBeInvalid());
  expect(amount).toHaveValue('2,000');
  gateway.answer({ saveApprover: rules });
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(gateway.bodies('saveApprover').at(-1)).toEqual({
      userId: order.checkId,
      upTo: 200_000,
      verifyCode: '123456',
    }),
  );
});

it('finance reads the rules and changes nothing', async () => {
  gateway.answer({ getApprovalRules: { ...rules, above: null, mayChange: false, mayGrant: false } });
  open();
  expect(await screen.findByText('No limit')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
});
