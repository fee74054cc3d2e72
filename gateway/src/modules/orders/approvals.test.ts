import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { keyOf } from '../../../test/apiKeys';
import { approvalWorld, BASIC } from '../../../test/approvals';
import { fund, inAccount, sessionOf } from '../../../test/checks';
import { sql } from '../../platform/db/sql';

let at: Awaited<ReturnType<typeof approvalWorld>>;
beforeAll(async () => {
  at = await approvalWorld();
  await fund(at.gateway, 100 * BASIC);
});
afterAll(() => at.gateway.close());
afterEach(async () => {
  await at.rules(null);
  await at.budget('recruiter', null);
  await at.grant('finance', null);
  await at.grant('viewer', null);
});

const invitations = async (checkId: string) =>
  (await at.gateway.owner.query('select id from invitation where check_id = $1', [checkId])).rows.length;

const department = (monthlyBudget: number | null) =>
  inAccount(at.gateway, demoMains.first, async ({ tx }) => {
    const touched = await tx.run(
      sql`update department set monthly_budget = ${monthlyBudget} where id = ${demoDepartments.people}`,
    );
    expect(touched).toBe(1);
  });

describe('what makes an order wait', () => {
  test('nothing, until the account says so; then only a price above the limit', async () => {
    expect(await at.order()).toMatchObject({ status: 'placed', approval: null });
    await at.rules(BASIC - (BASIC % 100));
    expect(await at.order()).toMatchObject({ status: 'placed' });
    await at.rules(BASIC - 100);
    expect(await at.order()).toMatchObject({ status: 'awaitingApproval', approval: { why: ['limit'] } });
  });

  test('it is saved with its price; nothing is held, nobody is invited, no SMS leaves', async () => {
    await at.rules(0);
    const before = await at.books();
    const mobile = '13911110001';
    const order = await at.order('recruiter', { candidate: { name: '赵敏', mobile } });
    await at.gateway.runJobs();
    expect(order).toMatchObject({ price: BASIC, held: 0, link: null, checkStatus: 'awaitingApproval' });
    expect(await at.books()).toEqual(before);
    expect(await invitations(order.checkId)).toBe(0);
    expect(await at.gateway.outbox(mobile)).toEqual([]);
    const line = async () => {
      const { rows } = (await at.call('owner', 'listNotifications', { body: {} })).data;
      return (rows as { kind: string; entityId: string }[]).find(
        ({ entityId }) => entityId === order.orderId,
      );
    };
    expect(await line()).toMatchObject({ kind: 'order.awaitingApproval', decided: false });
    await at.approve('owner', order.orderId);
    expect(await line()).toMatchObject({ kind: 'order.awaitingApproval', decided: true });
  });

  test('over a budget it waits and does not use it; where the account says so it is refused as before', async () => {
    await at.budget('recruiter', 100 * BASIC);
    const budget = async () => (await at.call('recruiter', 'getOrderTerms')).data.budgets[0];
    const left = async () => (await budget()).left;
    await at.budget('recruiter', 101 * BASIC - (await left()));
    expect(await at.order()).toMatchObject({ status: 'placed' });
    const waits = await at.order();
    expect(waits).toMatchObject({ status: 'awaitingApproval', approval: { why: ['person'] } });
    await at.budget('recruiter', 100 * BASIC);
    const before = await left();
    expect((await at.approve('owner', waits.orderId)).data.status).toBe('placed');
    expect(await left()).toBe(before - BASIC);
    expect(await budget()).toMatchObject({ over: 0 });
    await at.budget('recruiter', 100);
    // Set below what was spent: by how much it is overrun is said.
    expect(await budget()).toEqual({
      ...{ whose: 'person', monthly: 100, left: 0, over: 100 * BASIC - (before - BASIC) - 100 },
    });
    await at.budget('recruiter', 0);
    await at.rules(null, 'refused');
    expect(await at.refusedOrder('recruiter')).toMatchObject({ code: 2805, data: { left: 0 } });
  });

  test('a department’s budget counts, too, and the terms say all of it before anything is ordered', async () => {
    await at.rules(BASIC);
    await at.budget('recruiter', 100);
    await department(0);
    const { data } = await at.call('recruiter', 'getOrderTerms');
    expect(data.budgets.map(({ whose }: { whose: string }) => whose)).toEqual(['department', 'person']);
    expect(data.approval).toEqual({ above: BASIC, overBudget: 'waits' });
    expect(await at.order()).toMatchObject({ approval: { why: ['department', 'person'] } });
    await department(null);
  });

  test('an owner’s order needs none, whatever the limit and the budget', async () => {
    await at.rules(0);
    await at.budget('owner', 0);
    expect((await at.call('owner', 'getOrderTerms')).data.approval).toEqual({
      above: null,
      overBudget: 'placed',
    });
    expect(await at.order('owner')).toMatchObject({ status: 'placed', approval: null });
    await at.budget('owner', null);
  });

  test('an API key’s order waits, too, and names nobody', async () => {
    await at.rules(0);
    const key = await keyOf(at.gateway, await sessionOf(at.gateway, demoUsers.owner, at.first));
    const reply = await key.order();
    expect(reply.data).toMatchObject({
      status: 'awaitingApproval',
      approval: { approvers: [], why: ['limit'] },
    });
    const rows = (await at.body('owner', 'listApprovals')).data.rows as {
      orderId: string;
      orderedBy: null;
    }[];
    expect(rows.find(({ orderId }) => orderId === reply.data.orderId)).toMatchObject({ orderedBy: null });
    expect(await at.approve('owner', reply.data.orderId)).toMatchObject({ data: { status: 'placed' } });
  });
});

describe('who may approve', () => {
  test('owners without a limit; others up to the amount that an owner gave them, and never their own', async () => {
    await at.rules(0);
    const order = await at.order();
    const id = order.orderId;
    expect(await at.approve('finance', id)).toMatchObject({ code: 403 });
    await at.grant('finance', BASIC - 100 - (BASIC % 100));
    expect(await at.approve('finance', id)).toMatchObject({ code: 2042 });
    expect(await at.reject('finance', id)).toMatchObject({ code: 2042 });
    expect(await at.waiting('finance')).not.toContain(id);
    expect((await at.read(id)).approval.approvers).toEqual(['林晓']);
    await at.grant('finance', BASIC);
    expect(await at.waiting('finance')).toContain(id);
    expect((await at.read(id)).approval.approvers).toHaveLength(2);
    const own = await at.order('viewer');
    await at.grant('viewer', 1_000_000);
    expect(await at.approve('viewer', own.orderId)).toMatchObject({ code: 2041 });
    expect(await at.waiting('viewer')).not.toContain(own.orderId);
    expect(await at.approve('finance', id)).toMatchObject({ code: 0, data: { status: 'placed' } });
    expect(await at.approve('recruiter', own.orderId)).toMatchObject({ code: 403 });
  });

  test('only an owner gives the right, only to administrators and finance of the account', async () => {
    const given = { userId: demoUsers.finance, upTo: 100, verifyCode: '000000' };
    for (const who of ['viewer', 'finance'] as const)
      expect(await at.body(who, 'saveApprover', given)).toMatchObject({ code: 403 });
    expect(await at.grant('recruiter', 100)).toMatchObject({ code: 1015 });
    expect(await at.grant('owner', 100)).toMatchObject({ code: 1015 });
    expect(await at.body('owner', 'saveApprover', { ...given, userId: demoUsers.analyst })).toMatchObject({
      code: 1015,
    });
    expect(await at.grant('finance', 150)).toMatchObject({ code: 1000 });
    const { data } = await at.grant('finance', 5_000_00);
    expect(
      data.approvers.find(({ userId }: { userId: string }) => userId === demoUsers.finance),
    ).toMatchObject({ upTo: 5_000_00, isUnlimited: false, role: 'finance' });
  });

  test('the right ends with the role and with the place in the account, and does not come back with them', async () => {
    await at.rules(0);
    const { orderId } = await at.order();
    const edit = async (content: object) =>
      expect(await at.body('owner', 'editUser', { userId: demoUsers.finance, ...content })).toMatchObject({
        code: 0,
      });
    const approvers = async () => (await at.read(orderId)).approval.approvers.length;
    const ended = async () =>
      (
        await at.gateway.owner.query(
          `select detail from audit_event where main_id = $1 and action = 'approver.changed' and entity_id = $2 order by at desc, id desc limit 1`,
          [at.first, demoUsers.finance],
        )
      ).rows[0].detail;
    for (const [away, back] of [
      [{ roleIds: ['recruiter'] }, { roleIds: ['finance'] }],
      [{ status: 'disabled' }, { status: 'enabled' }],
    ] as const) {
      await at.grant('finance', 1_000_000);
      expect(await approvers()).toBe(2);
      await edit(away);
      expect(await ended()).toEqual({ upTo: { from: 1_000_000, to: null } });
      await edit(back);
      expect(await approvers()).toBe(1);
      expect(await at.approve('finance', orderId)).toMatchObject({ code: 403 });
    }
    // Whatever changes a place, by whatever way.
    await at.grant('finance', 1_000_000);
    for (const role of ['recruiter', 'finance'])
      await at.gateway.owner.query('update membership set role = $3 where main_id = $1 and user_id = $2', [
        at.first,
        demoUsers.finance,
        role,
      ]);
    expect(await approvers()).toBe(1);
  });

  test('who sets the limit: owner and administrators, not finance', async () => {
    const set = { above: 10_000, overBudget: 'refused', verifyCode: '000000' };
    expect(await at.body('finance', 'saveApprovalRules', set)).toMatchObject({ code: 403 });
    expect(
      await at.body('viewer', 'saveApprovalRules', { ...set, verifyCode: await at.codeOf('viewer') }),
    ).toMatchObject({
      data: { above: 10_000, overBudget: 'refused', mayChange: true, mayGrant: false },
    });
    expect((await at.body('owner', 'saveApprovalRules', { ...set, above: 99 })).code).toBe(1000);
  });

  test('another account’s order is missing, to read, approve and reject', async () => {
    await at.rules(0);
    const { orderId } = await at.order();
    const token = await sessionOf(at.gateway, demoUsers.owner, demoMains.second);
    const there = (operation: string, body: object) =>
      at.gateway.call(operation, { body }, { token, mainId: demoMains.second });
    expect(await there('approveOrder', { orderId })).toMatchObject({ code: 404 });
    expect(await there('rejectOrder', { orderId, reason: 'No' })).toMatchObject({ code: 404 });
    expect((await there('listApprovals', {})).data.rows).toEqual([]);
    expect(await at.read(orderId)).toMatchObject({ status: 'awaitingApproval' });
    const foreign = await inAccount(at.gateway, demoMains.second, ({ tx }) =>
      tx.many(sql`select order_id as id from order_approval where order_id = ${orderId}`),
    );
    expect(foreign).toEqual([]);
  });
});
