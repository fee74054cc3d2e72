import { demoUsers } from '../../../seeds/demoAccounts';
import { approvalWorld, BASIC } from '../../../test/approvals';
import { fund } from '../../../test/checks';
import { noticesJob } from '../schedules/noticesJob';
import { checksTickJob } from '../schedules/tickJob';

let at: Awaited<ReturnType<typeof approvalWorld>>;
beforeAll(async () => {
  at = await approvalWorld();
  await at.rules(0);
  await at.grant('finance', 1_000_000);
});
afterAll(() => at.gateway.close());

const HOUR = 3_600_000;
const run = (job: typeof noticesJob | typeof checksTickJob) => {
  const { services } = at.gateway;
  return job.run({} as never, { services, log: services.log, attempt: 1, maxAttempts: 1 });
};
/** Moves the clock to a moment in China. */
const goTo = (moment: string) => {
  const by = new Date(`${moment}+08:00`).getTime() - at.gateway.clock.now().getTime();
  at.gateway.clock.advance(by);
};

test('approved with too little balance it waits for payment, and is placed when money comes; price and version stay', async () => {
  const order = await at.order();
  expect((await at.approve('owner', order.orderId)).data).toEqual({ status: 'awaitingPayment' });
  expect(await at.read(order.orderId)).toMatchObject({ checkStatus: 'awaitingPayment', held: 0 });
  await fund(at.gateway, BASIC);
  await at.gateway.runJobs();
  expect(await at.read(order.orderId)).toMatchObject({
    ...{ status: 'placed', held: BASIC, price: BASIC, packageName: order.packageName },
    approval: { decision: 'approved', decidedBy: '林晓', approvers: [], reason: null },
  });
});

test('who may approve is told by bell and SMS, not its orderer nor who may not; then the orderer, once', async () => {
  await at.grant('viewer', 100);
  const { orderId, checkId } = await at.order();
  /** How many wait for somebody, and the checks of those that stand at their home. */
  const atHome = async (who: 'owner' | 'finance' | 'viewer' | 'recruiter') => {
    const days = { from: '2026-11-01', to: '2026-11-02' };
    const { approvals, needs } = (await at.body(who, 'homeSummary', days)).data as {
      approvals: number | null;
      needs: { checkId: string; what: string }[];
    };
    const waiting = needs.filter(({ what }) => what === 'awaitingApproval');
    return [approvals, waiting.map((need) => need.checkId)];
  };
  const told = async (kind: string) => {
    const counts = [];
    for (const who of ['owner', 'finance', 'viewer', 'recruiter'] as const)
      counts.push((await at.bell(who, kind)).filter((id) => id === orderId).length);
    return counts;
  };
  expect(await told('order.awaitingApproval')).toEqual([1, 1, 0, 0]);
  expect((await at.gateway.outbox('13800000001')).at(0)?.text).toMatch(/等待您审批|waits for your approval/);
  expect(await atHome('finance')).toEqual([1, [checkId]]);
  expect(await atHome('viewer')).toEqual([0, []]);
  expect(await atHome('recruiter')).toEqual([null, []]);
  await at.reject('owner', orderId, 'Only from January on');
  expect(await told('order.rejected')).toEqual([0, 0, 0, 1]);
  // The orderer read why; that the check ended with it is no second news.
  expect(await told('check.cancelled')).toEqual([0, 0, 0, 0]);
  expect(await at.read(orderId)).toMatchObject({
    ...{ status: 'cancelled', checkStatus: 'cancelled' },
    approval: { decision: 'rejected', reason: 'Only from January on', decidedBy: '林晓' },
  });
  expect(await atHome('owner')).toEqual([0, []]);
});

test('a reason is needed, of more than spaces', async () => {
  const { orderId } = await at.order();
  expect(await at.reject('owner', orderId, ' \n ')).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'reason' }] },
  });
  expect(await at.read(orderId)).toMatchObject({ status: 'awaitingApproval' });
  await at.reject('owner', orderId);
});

test('the orderer takes it back by cancelling; nobody is asked to approve it any more', async () => {
  const { orderId, checkId } = await at.order();
  expect(await at.body('recruiter', 'cancelCheck', { checkId, reason: 'Found somebody' })).toMatchObject({
    code: 0,
  });
  expect(await at.waiting('owner')).not.toContain(orderId);
  expect(await at.approve('owner', orderId)).toMatchObject({ code: 2040 });
  expect(await at.read(orderId)).toMatchObject({ approval: { decision: null, reason: null } });
});

test('who approves reads what they decide on', async () => {
  const { orderId } = await at.order();
  await at.budget('recruiter', 2 * BASIC);
  const { rows } = (await at.body('finance', 'listApprovals', { limit: 1 })).data;
  expect(rows[0]).toMatchObject({
    ...{
      orderId,
      candidateName: '赵敏',
      positionTitle: 'Accountant',
      price: BASIC,
      why: ['limit'],
      above: 0,
    },
    budgets: [{ whose: 'person', monthly: 2 * BASIC }],
    orderedBy: expect.stringMatching(/./),
  });
  expect(rows[0].items).toContainEqual(
    expect.objectContaining({ itemCode: 'identity', reason: 'Signs for the company', copies: 1 }),
  );
  await at.budget('recruiter', null);
  await at.reject('owner', orderId);
});

test('those who may approve are reminded after a working day, in working hours, once a day; not once it is decided', async () => {
  // A Friday afternoon.
  goTo('2026-12-04T16:00:00');
  const { orderId } = await at.order();
  const times = async () =>
    (await at.bell('owner', 'order.awaitingApproval')).filter((id) => id === orderId).length;
  expect(await times()).toBe(1);
  for (const moment of ['2026-12-05T17:00:00', '2026-12-06T12:00:00', '2026-12-07T08:20:00']) {
    goTo(moment);
    await run(noticesJob);
    expect(await times()).toBe(1);
  }
  goTo('2026-12-07T09:20:00');
  await run(noticesJob);
  await run(noticesJob);
  expect(await times()).toBe(2);
  // A day in China is over at midnight, not 24 hours after the last reminder.
  goTo('2026-12-08T09:19:30');
  await run(noticesJob);
  expect(await times()).toBe(3);
  await at.reject('owner', orderId);
  goTo('2026-12-09T10:20:00');
  await run(noticesJob);
  expect(await times()).toBe(3);
});

test('without a decision it ends after seven days; approved on the last day it has seven more to be paid', async () => {
  const undecided = await at.order();
  const late = await at.order();
  at.gateway.clock.advance(7 * 24 * HOUR - HOUR);
  expect((await at.approve('owner', late.orderId)).data).toEqual({ status: 'awaitingPayment' });
  at.gateway.clock.advance(2 * HOUR);
  await run(checksTickJob);
  expect(await at.read(undecided.orderId)).toMatchObject({
    status: 'cancelled',
    approval: { decision: null },
  });
  expect(await at.read(late.orderId)).toMatchObject({ status: 'awaitingPayment' });
  const { rows } = await at.gateway.owner.query(
    `select detail ->> 'why' as why from audit_event where action = 'check.cancelled' and entity_id = $1::text`,
    [undecided.checkId],
  );
  expect(rows).toEqual([{ why: 'notDecided' }]);
  at.gateway.clock.advance(7 * 24 * HOUR);
  await run(checksTickJob);
  expect(await at.read(late.orderId)).toMatchObject({ status: 'cancelled' });
});

test('the log says every step in sentences of both languages, with who decided', async () => {
  const sentences = async (lang: string) => {
    const token = await (
      await import('../../../test/checks')
    ).sessionOf(at.gateway, demoUsers.owner, at.first);
    const { data } = await at.gateway.call(
      'listAuditEvents',
      { body: { limit: 100 } },
      { token, mainId: at.first, lang },
    );
    const rows = data.rows as { sentence: { text: string }[] }[];
    return rows.map(({ sentence }) => sentence.map(({ text }) => text).join('')).join('\n');
  };
  await at.rules(5_000_00, 'refused');
  const en = await sentences('en');
  expect(en).toMatch(/approved/);
  expect(en).toMatch(/did not approve/);
  expect(en).toMatch(
    /saved the rules of approval: orders above ¥5,000.00 wait \(before: ¥0.00\); an order over a budget is refused/,
  );
  expect(await sentences('zh')).toMatch(/保存了审批规则/);
});
