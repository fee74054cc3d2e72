import { approvalWorld, BASIC } from '../../../test/approvals';
import { fund } from '../../../test/checks';

let at: Awaited<ReturnType<typeof approvalWorld>>;
beforeAll(async () => {
  at = await approvalWorld();
  await fund(at.gateway, 100 * BASIC);
  await at.rules(0);
  await at.grant('finance', 1_000_000);
});
afterAll(() => at.gateway.close());

/** What was done with an order, read behind the rules. */
async function done(orderId: string, checkId: string) {
  const count = async (from: string, id = orderId) =>
    (await at.gateway.owner.query(`select count(*)::int as n from ${from}`, [id])).rows[0].n as number;
  return {
    holds: await count(`ledger_transaction where order_id = $1 and kind = 'hold'`),
    invitations: await count('invitation where check_id = $1', checkId),
    decided: await count(
      `audit_event where entity_id = $1::text and action in ('order.approved', 'order.rejected')`,
    ),
  };
}

test('two approvers and two tabs of each at the same moment place an order once, and the second reads who was first', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { orderId, checkId } = await at.order();
    const replies = await Promise.all(
      (['owner', 'finance', 'owner', 'finance', 'owner', 'finance'] as const).map((who) =>
        at.approve(who, orderId),
      ),
    );
    // Each tab of whoever was first hears that it is placed; those of the other, that it was decided.
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 2040, 2040, 2040]);
    expect(await done(orderId, checkId)).toEqual({ holds: 1, invitations: 1, decided: 1 });
  }
}, 60_000);

test('one approves and the other rejects at once: one of the two happens, and the money agrees', async () => {
  for (let round = 0; round < 4; round += 1) {
    const before = await at.books();
    const { orderId, checkId } = await at.order();
    const [approved, rejected] = await Promise.all([
      at.approve('owner', orderId),
      at.reject('finance', orderId),
    ]);
    expect([approved.code, rejected.code].toSorted((a, b) => a - b)).toEqual([0, 2040]);
    const isPlaced = approved.code === 0;
    expect(await done(orderId, checkId)).toEqual({
      holds: Number(isPlaced),
      invitations: Number(isPlaced),
      decided: 1,
    });
    expect((await at.books()).held).toBe(before.held + (isPlaced ? BASIC : 0));
    expect((await at.read(orderId)).status).toBe(isPlaced ? 'placed' : 'cancelled');
  }
}, 60_000);

test('approved and withdrawn at once: the orderer’s cancelling either comes first or releases what was held', async () => {
  for (let round = 0; round < 4; round += 1) {
    const before = await at.books();
    const { orderId, checkId } = await at.order();
    const [approved, cancelled] = await Promise.all([
      at.approve('owner', orderId),
      at.body('recruiter', 'cancelCheck', { checkId, reason: 'No longer needed' }),
    ]);
    expect(cancelled.code).toBe(0);
    expect([0, 2040]).toContain(approved.code);
    expect((await at.read(orderId)).status).toBe('cancelled');
    expect(await at.books()).toEqual(before);
  }
}, 60_000);

test('said again by the same person, later: nothing more happens', async () => {
  const { orderId, checkId } = await at.order();
  expect((await at.approve('owner', orderId)).data).toEqual({ status: 'placed' });
  expect((await at.approve('owner', orderId)).data).toEqual({ status: 'placed' });
  expect(await done(orderId, checkId)).toEqual({ holds: 1, invitations: 1, decided: 1 });
  expect(await at.reject('owner', orderId)).toMatchObject({ code: 2040 });
});
