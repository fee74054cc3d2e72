import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { WorkItem } from '../../api/resources/workApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { cut, file, refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildWorkItem, buildWorkTotal } from '../../test/workItem';
import { WorkOrdersPage } from './WorkOrdersPage';

const analyst = buildUserInfo({ userType: 'staff', roles: ['analyst'] });
const gateway = fakeGateway();

beforeAll(() => loadPhrases('workOrders'));

const support = buildUserInfo({ userType: 'staff', roles: ['support'], permissions: ['work.read'] });
const open = (route = '/workOrder', userInfo = analyst) =>
  render(
    <main>
      <WorkOrdersPage />
    </main>,
    { route, userInfo },
  );
const show = (...rows: WorkItem[]) =>
  gateway.answer({
    listWorkItems: {
      rows,
      nextCursor: null,
      total: buildWorkTotal(rows.length),
    },
  });

it('an empty queue says what to do next; a failed one how to try again', async () => {
  show();
  open('/workOrder?tab=mine');
  expect(await screen.findByText('You have no work')).toBeInTheDocument();
});

it.each([
  [
    ['work.read', 'certification.decide'],
    'Nothing waits for your decision',
    /What enterprises ask for appears here/,
  ],
  [['work.read', 'work.item'], 'Nothing is waiting', /a candidate has consented/],
] as const)('an empty queue speaks of what its reader works: %p', async (permissions, title, body) => {
  show();
  open('/workOrder', buildUserInfo({ userType: 'staff', permissions: [...permissions] }));
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByText(body)).toBeInTheDocument();
});

it('a failed load says why', async () => {
  gateway.answer({ listWorkItems: cut });
  open();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('work that is over says what became of it, when, and why it was rejected; before that who works on it', async () => {
  const recharge = (n: number, over: Partial<WorkItem>) =>
    buildWorkItem({
      ...{
        workItemId: `0190a1b2-0000-7000-8000-00000000070${n}`,
        kind: 'recharge',
        title: 'Confirm a recharge',
      },
      ...{ checkId: null, checkItemId: null, candidateName: null, assigneeName: 'Wu', overdue: false },
      ...over,
    });
  const at = '2026-01-02T03:04:00Z';
  show(
    recharge(1, { status: 'done', outcome: { result: 'confirmed', at, reason: null } }),
    recharge(2, { status: 'done', outcome: { result: 'rejected', at, reason: 'Nothing came' } }),
    recharge(3, {
      status: 'cancelled',
      assigneeName: null,
      outcome: { result: 'withdrawn', at, reason: null },
    }),
    recharge(4, { status: 'claimed' }),
  );
  open('/workOrder?tab=done');
  await screen.findByText('Why: Nothing came');
  const rows = screen.getAllByRole('row').slice(1);
  expect(screen.getByRole('columnheader', { name: 'Outcome' })).toBeInTheDocument();
  expect(rows[0]).toHaveTextContent(/Confirmed2026-01-02 \d\d:04/);
  expect(rows[0]).toHaveTextContent('Wu');
  expect(rows[1]).toHaveTextContent('Why: Nothing came');
  expect(rows[1]).toHaveTextContent(/Rejected2026-01-02/);
  expect(rows[2]).toHaveTextContent(/Withdrawn2026-01-02/);
  expect(rows[3]).toHaveTextContent(/2020-01-02.*Wu/);
});

it('an item can be taken; one that others work has no buttons; axe finds nothing', async () => {
  const recharge = buildWorkItem({
    workItemId: '0190a1b2-0000-7000-8000-000000000401',
    kind: 'recharge',
    title: 'Bank transfer',
    mayWork: false,
    checkId: null,
    checkItemId: null,
    candidateName: null,
  });
  show(buildWorkItem({ kind: 'review', title: 'Review' }), recharge);
  open();
  expect(await screen.findByRole('button', { name: 'Take it: Review, Chen Yutong' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Take it/ })).toHaveLength(1);
  expect(screen.getAllByText(/^2020-01-02\d+ days late$/).length).toBeGreaterThan(0);
  await expectNoAxeFaults();
});

it.each([
  ['recharge', 'Confirmed by you; another operator confirms too'],
  ['reversal', 'Take back a recharge: asked by you, another operator decides'],
  ['correction', 'Give back a charge: asked by you, another operator decides · ¥1.00'],
] as const)(
  'who did one half of a %s opens it without taking it; who decides none does not',
  async (kind, title) => {
    show(
      buildWorkItem({
        ...{ kind, title, mayWork: false },
        ...{ checkId: null, checkItemId: null, candidateName: null, mainName: 'Morning Star' },
      }),
    );
    open('/workOrder', buildUserInfo({ userType: 'staff', permissions: ['work.read', 'recharge.decide'] }));
    const name = `Open: ${title}, Morning Star`;
    expect((await screen.findAllByRole('button', { name })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^Take it/ })).not.toBeInTheDocument();
    cleanup();
    open('/workOrder', support);
    await screen.findAllByText(title);
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  },
);

it('a dispute says who disputes what, in their words', async () => {
  const dispute = {
    side: 'candidate' as const,
    by: 'Chen Yutong',
    itemName: 'Employment',
    reason: 'I left in May',
  };
  show(buildWorkItem({ kind: 'dispute', title: 'Answer a dispute', dispute }));
  open();
  expect((await screen.findAllByText('I left in May')).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Chen Yutong, the candidate · Employment/).length).toBeGreaterThan(0);
});

it('a signed form is refused only with a reason', async () => {
  show(buildWorkItem({ kind: 'paperConsent', title: 'Signed form', mine: true, status: 'claimed' }));
  gateway.answer({ decidePaperConsent: { done: true } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Decide/ }));
  await user.click(await screen.findByLabelText('The form is not in order'));
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('Please say why the form was refused')).toBeInTheDocument();
  expect(gateway.sent('decidePaperConsent')).toEqual([]);
  await user.type(screen.getByLabelText('Why it is not in order'), 'Page 2 is missing');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  await waitFor(() =>
    expect(gateway.bodies('decidePaperConsent')[0]).toMatchObject({
      accept: false,
      note: 'Page 2 is missing',
    }),
  );
});

it('a signed form is saved under the name it was uploaded with, a picture as a picture', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:form';
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const form = { fileId: '0190a1b2-0000-7000-8000-0000000000f1', fileName: 'signed page.jpg' };
  show(buildWorkItem({ kind: 'paperConsent', title: 'Signed form', mine: true, status: 'claimed', ...form }));
  gateway.answer({ downloadFile: file('image/jpeg', 'x') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Decide/ }));
  await user.click(await screen.findByRole('button', { name: 'Download the form' }));
  await waitFor(() => expect(saved).toEqual(['signed page.jpg']));
  clicked.mockRestore();
});

it('who only reads a kind is offered nothing to do with it, and its row leads nowhere', async () => {
  show(
    buildWorkItem({ mayWork: false, candidateName: null }),
    buildWorkItem({
      mayWork: false,
      workItemId: '0190a1b2-0000-7000-8000-000000000402',
      kind: 'paperConsent',
      mine: true,
      status: 'claimed',
    }),
  );
  const { user } = open('/workOrder', support);
  await user.click((await screen.findAllByText('Employment'))[0]!);
  expect(window.location.hash).toBe('#/workOrder');
  expect(
    screen.queryByRole('button', { name: /^(Take it|Give back|Decide|Open: )/ }),
  ).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('only what is late: asked for, in the address, and cleared by its chip', async () => {
  show(buildWorkItem());
  const { user } = open('/workOrder?overdue=1');
  await screen.findAllByText(/Employment/);
  const asked = () => gateway.bodies('listWorkItems'); // prettier-ignore
  expect(asked()).toEqual([{ state: 'open', overdue: true, limit: 50 }]);
  await user.click(screen.getByRole('button', { name: /Overdue only/ }));
  expect(window.location.hash).toBe('#/workOrder');
  await waitFor(() => expect(asked().at(-1)).toEqual({ state: 'open', limit: 50 }));
  await user.click(await screen.findByRole('button', { name: 'Overdue only' }));
  expect(window.location.hash).toBe('#/workOrder?overdue=1');
  expect(await screen.findAllByText(/Employment/)).not.toHaveLength(0);
});

it.each(['review', 'report', 'dispute'] as const)('what one takes opens: a %s', async (kind) => {
  const item = buildWorkItem({ kind, title: 'It', checkItemId: null });
  show(item);
  gateway.answer({ claimWorkItem: { ...item, mine: true, status: 'claimed' } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Take it: It, Chen Yutong' }));
  await waitFor(() => expect(window.location.hash).toBe(`#/reportDetail/edit?id=${item.checkId}`));
});

it('what is decided here opens here; what is given back opens nothing', async () => {
  const form = buildWorkItem({ kind: 'paperConsent', title: 'Signed form', checkItemId: null });
  const mine = { ...form, mine: true, status: 'claimed' as const };
  show(form);
  gateway.answer({ claimWorkItem: mine });
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: /^Take it/ }));
  expect(await screen.findByRole('dialog', { name: 'Signed consent form' })).toBeInTheDocument();
  unmount();
  show(mine);
  gateway.answer({ claimWorkItem: form });
  open();
  await user.click(await screen.findByRole('button', { name: /^Give back/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Give back' }));
  expect(await dialog.findByText('Please say why you are returning it')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Why you give it back'), 'On leave');
  await user.click(dialog.getByRole('button', { name: 'Give back' }));
  expect(await screen.findByText('It is open to others again.')).toBeInTheDocument();
  expect(gateway.bodies('claimWorkItem').at(-1)).toMatchObject({ take: false, note: 'On leave' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.hash).toBe('#/workOrder');
});

it('rows are taken side by side: one under way is not sent again, and none waits for another', async () => {
  const free = { kind: 'review' as const };
  const another = '0190a1b2-0000-7000-8000-000000000403';
  const one = buildWorkItem({ ...free, title: 'Review' });
  show(one, buildWorkItem({ ...free, title: 'Second look', workItemId: another }));
  gateway.answer({ claimWorkItem: () => new Promise(() => undefined) });
  const { user } = open();
  const first = await screen.findByRole('button', { name: 'Take it: Review, Chen Yutong' });
  await user.click(first);
  await waitFor(() => expect(first).toBeDisabled());
  await user.click(screen.getByRole('button', { name: 'Take it: Second look, Chen Yutong' }));
  await waitFor(() =>
    expect(gateway.bodies('claimWorkItem')).toEqual([
      { workItemId: one.workItemId, take: true },
      { workItemId: another, take: true },
    ]),
  );
});

it('somebody was quicker: it is said, and the queue comes anew', async () => {
  show(buildWorkItem({ kind: 'review', title: 'Review' }));
  gateway.answer({ claimWorkItem: refuse('WORKED_BY_ANOTHER') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Take it/ }));
  expect(await screen.findByText('Somebody else is working on this item')).toBeInTheDocument();
  await waitFor(() => expect(gateway.sent('listWorkItems')).toHaveLength(2));
});

it('who works one kind sees that first with its total, and the rest when asked for', async () => {
  const operator = buildUserInfo({
    userType: 'staff',
    roles: ['operator'],
    permissions: ['work.read', 'certification.decide'],
  });
  gateway.answer({ listWorkItems: { rows: [buildWorkItem()], nextCursor: null, total: buildWorkTotal(10_000, true) } }); // prettier-ignore
  const { user } = open('/workOrder', operator);
  expect(await screen.findByText('10000+ work orders')).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Open 10,000+',
    'Mine 0',
    'Done',
  ]);
  expect(gateway.bodies('listWorkItems')).toEqual([{ state: 'open', workable: true, limit: 50 }]);
  await user.click(screen.getByRole('button', { name: 'Also kinds that others work on' }));
  await waitFor(() => expect(gateway.bodies('listWorkItems').at(-1)).toEqual({ state: 'open', limit: 50 }));
  expect(window.location.hash).toBe('#/workOrder?all=1');
});
