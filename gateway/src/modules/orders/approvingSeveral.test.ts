import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { approvalWorld, BASIC, type Who } from '../../../test/approvals';
import { fund, sessionOf } from '../../../test/checks';
import { uuidv7 } from '../../kernel/ids';

/** Several orders decided in one act: each as if it were the only one. */
let at: Awaited<ReturnType<typeof approvalWorld>>;
beforeAll(async () => {
  at = await approvalWorld();
  await fund(at.gateway, 100 * BASIC);
  await at.rules(0);
  await at.grant('finance', 1_000_000);
});
afterAll(() => at.gateway.close());

const orders = async (count: number, who: Who = 'recruiter') => {
  const made = [];
  for (let n = 0; n < count; n += 1) made.push(await at.order(who));
  return made;
};
const idsOf = (made: readonly { orderId: string }[]) => made.map(({ orderId }) => orderId);
const several = async (who: Who, operation: string, content: object, idempotencyKey = uuidv7()) =>
  at.gateway.call(
    operation,
    { body: content },
    { token: await sessionOf(at.gateway, demoUsers[who], at.first), mainId: at.first, idempotencyKey },
  );
const approve = (who: Who, orderIds: readonly string[], key?: string) =>
  several(who, 'approveOrders', { orderIds }, key);
const codes = (reply: { data: { rows: { code: number }[] } }) => reply.data.rows.map(({ code }) => code);

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
const once = { holds: 1, invitations: 1, decided: 1 };

test('each is held and asked as if it were the only one, in the order named; the same key does nothing more', async () => {
  const before = await at.books();
  const made = await orders(3);
  const key = uuidv7();
  const reply = await approve('owner', idsOf(made), key);
  expect(reply).toMatchObject({
    code: 0,
    data: { rows: made.map(({ orderId }) => ({ orderId, code: 0, msg: null, status: 'placed' })) },
  });
  expect((await approve('owner', idsOf(made), key)).data).toEqual(reply.data);
  // Another key by the same person: said again.
  expect(codes(await approve('owner', idsOf(made)))).toEqual([0, 0, 0]);
  for (const { orderId, checkId } of made) expect(await done(orderId, checkId)).toEqual(once);
  expect((await at.books()).held).toBe(before.held + 3 * BASIC);
});

test('what somebody else decided, one’s own, one above the right, a foreign and a missing one are told of, and the others done', async () => {
  await at.grant('viewer', BASIC);
  const [taken, fits] = await orders(2);
  const own = await at.order('viewer');
  const dear = await at.order();
  await at.gateway.owner.query('update orders set price = price + 1 where id = $1', [dear.orderId]);
  await at.approve('owner', taken!.orderId);
  const missing = uuidv7();
  const reply = await approve('viewer', [taken!.orderId, own.orderId, dear.orderId, missing, fits!.orderId]);
  expect(codes(reply)).toEqual([2040, 2041, 2042, 404, 0]);
  expect(reply.data.rows[0]).toMatchObject({ msg: expect.stringContaining('林晓'), status: null });
  expect(await done(taken!.orderId, taken!.checkId)).toEqual(once);
  expect(await done(fits!.orderId, fits!.checkId)).toEqual(once);
  expect(await done(own.orderId, own.checkId)).toEqual({ holds: 0, invitations: 0, decided: 0 });
  const token = await sessionOf(at.gateway, demoUsers.owner, demoMains.second);
  const foreign = await at.gateway.call(
    'approveOrders',
    { body: { orderIds: [own.orderId] } },
    { token, mainId: demoMains.second, idempotencyKey: uuidv7() },
  );
  expect(codes(foreign)).toEqual([404]);
  expect((await approve('recruiter', [own.orderId])).code).toBe(403);
  expect(codes(await approve('owner', [own.orderId]))).toEqual([0]);
});

test('two who choose the same in opposite order, beside calls for one: none waits in a circle, each is placed once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const made = await orders(4);
    const ids = idsOf(made);
    const replies = await Promise.all([
      approve('owner', ids),
      approve('finance', ids.toReversed()),
      at.approve('finance', ids[1]!),
      at.approve('owner', ids[2]!),
    ]);
    for (const { code } of replies) expect([0, 2040]).toContain(code);
    for (const { orderId, checkId } of made) expect(await done(orderId, checkId)).toEqual(once);
    const byOwner = codes(replies[0] as never);
    const byFinance = codes(replies[1] as never).toReversed();
    // Of each order one of the two was first, and the other reads so.
    byOwner.forEach((code, place) =>
      expect([code, byFinance[place]].toSorted((a, b) => a! - b!)).toEqual([0, 2040]),
    );
  }
}, 60_000);

test('a short balance places the first ones; the others are approved and wait for payment', async () => {
  const { available } = await at.books();
  const rest = available % BASIC;
  const made = await orders(2);
  const dear = available - rest;
  await at.gateway.owner.query('update orders set price = $2 where id = $1', [made[0]!.orderId, dear]);
  const reply = await approve('owner', idsOf(made));
  expect(reply.data.rows.map(({ status }: { status: string }) => status)).toEqual([
    'placed',
    'awaitingPayment',
  ]);
  expect((await at.books()).available).toBe(rest);
});

test('rejected together with one reason, which each record keeps; an empty one is told at the field', async () => {
  const made = await orders(2);
  expect(await several('owner', 'rejectOrders', { orderIds: idsOf(made), reason: ' \u200B ' })).toMatchObject(
    {
      code: 1000,
      data: { fields: [{ path: 'reason' }] },
    },
  );
  const reply = await several('owner', 'rejectOrders', { orderIds: idsOf(made), reason: 'Not this month' });
  expect(reply.data.rows.map(({ status }: { status: string }) => status)).toEqual(['cancelled', 'cancelled']);
  for (const { orderId } of made)
    expect((await at.read(orderId)).approval).toMatchObject({
      decision: 'rejected',
      reason: 'Not this month',
    });
});

test('the list tells of one record alone whether it waits for this reader', async () => {
  const [one] = await orders(2);
  const read = async (who: Who) =>
    (await at.body(who, 'listApprovals', { checkId: one!.checkId })).data.rows.map(
      ({ orderId }: { orderId: string }) => orderId,
    );
  expect(await read('owner')).toEqual([one!.orderId]);
  await at.grant('viewer', null);
  expect(await read('viewer')).toEqual([]);
});
