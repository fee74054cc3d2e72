import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { booksOf, fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import { correctionTools } from '../../../test/corrections';
import type { TestGateway } from '../../../test/gateway';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { serveEnterprises, updateMembership } from '../accounts/accountRepository';
import { ledgerFaults } from '../ledger/ledgerFaults';
import { capture, giveBack, reverse } from '../ledger/ledgerService';

const { first, platform } = demoMains;
/** What one order costs, and what a second one lacks. */
const [PRICE, MISSING] = [68_00, 50];
let gateway: TestGateway;
const {
  call,
  charged,
  find,
  chargeOf,
  ask,
  inQueue,
  queued,
  codeOf,
  send,
  confirm,
  refuse,
  givenBack,
  bell,
} = correctionTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 2 * PRICE - MISSING);
});
afterEach(async () => {
  expect(await inAccount(gateway, first, ({ tx }) => ledgerFaults(tx, first))).toEqual([]);
  await gateway.close();
});
const books = () => booksOf(gateway);

test('one operator asks for a part, another confirms: booked once beside the charge, and the enterprise reads it with the reason', async () => {
  const { orderNo, chargeId, amount, checkId } = await charged();
  const before = await books();
  const found = (await find(` ${orderNo.toLowerCase()} `)) as { itemName: string }[];
  expect(found.map(({ itemName }) => itemName)).toContain('Education');
  expect(await chargeOf({ orderNo, chargeId })).toMatchObject({
    ...{ chargeId, orderNo, mainName: '晨星科技有限公司', amount, left: amount, corrections: [], checkId },
  });
  expect((await ask(chargeId, 100, { reason: ' x ' })).code).toBe(1000);
  expect((await ask(chargeId, 0)).code).toBe(1000);
  expect(ok(await ask(chargeId, 100)).data).toMatchObject({
    left: amount,
    corrections: [{ amount: 100, status: 'waiting', reason: 'It could not be verified' }],
  });
  expect((await ask(chargeId, 1, { user: 'operator2' })).code).toBe(2054);
  expect(await books()).toEqual(before);
  expect(await bell('operator2', platform)).toMatchObject([
    { kind: 'correction.asked', amount: 100, orderNo },
  ]);
  expect(await bell('operator', platform)).toEqual([]);
  const workItemId = await queued();
  const review = async (user: keyof typeof demoUsers) =>
    ok(await call(user, 'getCorrectionReview', { query: { workItemId } }, platform)).data;
  expect(await review('operator')).toMatchObject({ mayDecide: true, mayConfirm: false });
  expect(await review('operator2')).toMatchObject({
    ...{ mayDecide: true, mayConfirm: true, charge: { chargeId, left: amount }, correction: { amount: 100 } },
  });
  expect((await confirm('operator', workItemId)).code).toBe(2448);
  expect((await send('operator2', workItemId, '000000')).code).toBe(1004);
  ok(await confirm('operator2', workItemId));
  expect(await books()).toEqual({
    ...before,
    available: before.available + 100,
    spent: before.spent - 100,
  });
  expect((await confirm('operator2', workItemId)).code).toBe(2447);
  expect((await refuse('operator2', workItemId)).code).toBe(2447);
  expect(await chargeOf({ orderNo, chargeId })).toMatchObject({
    left: amount - 100,
    corrections: [{ status: 'done', decidedBy: expect.any(String) }],
  });
  const ledger = ok(await call('finance', 'listLedger', { body: { orderNo } })).data;
  const words = { reason: 'It could not be verified', orderNo, by: 'Probity staff' };
  expect(ledger.rows[0]).toMatchObject({
    ...{ kind: 'correction', reverses: null, available: 100, spent: -100, held: 0, ...words },
  });
  const charge = (ledger.rows as { entryId: string }[]).find(({ entryId }) => entryId === chargeId);
  expect(charge).toMatchObject({ kind: 'capture', givenBack: 100, isReversed: false });
  expect(ledger.rows.at(-1)).toMatchObject({ kind: 'hold', givenBack: 100 });
  const told = (await bell('finance', first)).find(({ kind }) => kind === 'correction.done');
  expect(told).toMatchObject({ amount: 100, orderNo, reason: 'It could not be verified' });
  const trail = ok(await call('owner', 'listAuditEvents', { body: {} })).data.rows as { action: string }[];
  const actions = trail.map(({ action }) => action);
  for (const action of ['correction.asked', 'correction.opened', 'correction.done'])
    expect(actions).toContain(action);
  const detail = ok(await call('owner', 'getCheck', { query: { checkId } })).data;
  const { checkItemId } = detail.items.find(({ itemCode }: { itemCode: string }) => itemCode === 'education');
  const one = { at: expect.any(String), amount: 100, checkItemId, reason: 'It could not be verified' };
  expect(detail.money).toMatchObject({ givenBack: 100, corrections: [one] });
});

test('in parts until nothing is left, and never more: refused in words with both figures', async () => {
  const { chargeId, amount } = await charged();
  await givenBack(chargeId, amount - 50);
  const more = await ask(chargeId, 51);
  expect(more.code).toBe(2055);
  expect(more.msg).toContain('¥0.51');
  expect(more.msg).toContain('¥0.50');
  await givenBack(chargeId, 50);
  expect((await ask(chargeId, 1)).code).toBe(2055);
});

test('what is left is read again when it is confirmed: a charge taken back whole meanwhile has nothing left', async () => {
  const { chargeId, amount, orderId, orderNo } = await charged();
  ok(await ask(chargeId, 1));
  await inAccount(gateway, first, async ({ tx, clock }) => {
    const fact = { mainId: first, at: clock.now() };
    const { itemId } = await tx.one<{ itemId: string }>(
      sql`select check_item_id as "itemId" from ledger_transaction where id = ${chargeId}`,
    );
    expect(await reverse(tx, chargeId, fact)).toBe('reversed');
    expect(await giveBack(tx, { chargeId, correctionId: uuidv7() }, { ...fact, amount: 1 })).toBe(false);
    expect(await capture(tx, { orderId, itemId }, { ...fact, amount })).toBe(true);
  });
  const workItemId = await queued();
  expect((await confirm('operator2', workItemId)).code).toBe(2055);
  ok(await refuse('operator', workItemId, 'It was taken back'));
  expect(await chargeOf({ orderNo, chargeId })).toMatchObject({ left: 0, amount });
});

test('who asked is not given the work of confirming it; a colleague is told who asked, and how much it is', async () => {
  const { chargeId } = await charged();
  ok(await ask(chargeId, 100));
  expect(await inQueue('operator')).toMatchObject({
    ...{ mayWork: false, title: 'Give back a charge: asked by you, another operator decides · ¥1.00' },
  });
  expect(await inQueue('operator2')).toMatchObject({
    mayWork: true,
    title: expect.stringMatching(/, asked by .* · ¥1\.00$/),
  });
  const body = { workItemId: await queued(), take: true };
  expect((await call('operator', 'claimWorkItem', { body }, platform)).code).toBe(2448);
  ok(await call('operator2', 'claimWorkItem', { body }, platform));
});

test('either of two refuses with a reason, and it may be asked for again', async () => {
  const { chargeId, orderNo } = await charged();
  const before = await books();
  ok(await ask(chargeId, 100));
  const workItemId = await queued();
  expect((await refuse('operator2', workItemId, ' x ')).code).toBe(1000);
  ok(await refuse('operator2', workItemId));
  expect(await chargeOf({ orderNo, chargeId })).toMatchObject({
    corrections: [{ status: 'refused', refusal: 'The charge is right' }],
  });
  expect((await bell('operator', platform)).map(({ kind }) => kind)).toEqual(['correction.refused']);
  ok(await ask(chargeId, 70, { user: 'operator2' }));
  ok(await refuse('operator2', await queued(), 'I was wrong'));
  expect(await books()).toEqual(before);
  expect((await bell('finance', first)).map(({ kind }) => kind)).not.toContain('correction.done');
});

test('two operators who confirm at once, and one who does twice, give it back once', async () => {
  await inAccount(gateway, platform, async ({ tx }) => {
    const at = gateway.clock.now();
    const member = { mainId: platform, userId: demoUsers.support, role: 'operator', disabled: false };
    await updateMembership(tx, member, at);
    await serveEnterprises(tx, demoUsers.support, at);
  });
  const { chargeId } = await charged();
  const before = await books();
  ok(await ask(chargeId, 60, { user: 'operator2' }));
  const workItemId = await queued();
  const [own, other] = [await codeOf('operator'), await codeOf('support')];
  const replies = await Promise.all([
    send('operator', workItemId, own),
    send('support', workItemId, other),
    send('operator', workItemId, own),
  ]);
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(await books()).toMatchObject({ available: before.available + 60, spent: before.spent - 60 });
});

test('money that is given back places the orders that wait for it', async () => {
  const { chargeId } = await charged();
  const waits = await placeOrder(gateway, await sessionOf(gateway, demoUsers.owner, first));
  expect(waits.status).toBe('awaitingPayment');
  await givenBack(chargeId, MISSING - 1);
  await gateway.runJobs();
  const state = async () =>
    ok(await call('owner', 'getCheck', { query: { checkId: waits.checkId } })).data.status as string;
  expect(await state()).toBe('awaitingPayment');
  await givenBack(chargeId, 1);
  await gateway.runJobs();
  expect(await state()).toBe('awaitingConsent');
  expect((await books()).available).toBe(0);
});

test('only operators, never about their own enterprise; a missing one is none', async () => {
  const { chargeId, orderNo } = await charged();
  for (const user of ['analyst', 'support'] as const)
    for (const [operation, input] of [
      ['findCharges', { body: { orderNo } }],
      ['askCorrection', { body: { chargeId, amount: 1, reason: 'Charged twice' } }],
    ] as const)
      expect((await call(user, operation, input, platform)).code).toBe(403);
  expect((await call('owner', 'findCharges', { body: { orderNo } })).code).toBe(403);
  expect((await ask(uuidv7(), 1)).code).toBe(404);
  expect((await refuse('operator', uuidv7())).code).toBe(404);
  const missing = { query: { workItemId: uuidv7() } };
  expect((await call('operator', 'getCorrectionReview', missing, platform)).code).toBe(404);
  expect(await find(`${orderNo}X`)).toEqual([]);
  expect(await find('nothing of the kind')).toEqual([]);
  // A hold is no charge.
  const { id } = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ id: string }>(sql`select id from ledger_transaction where kind = 'hold'`),
  );
  expect((await ask(id, 1)).code).toBe(404);
  await inAccount(gateway, first, ({ tx }) =>
    updateMembership(
      tx,
      { mainId: first, userId: demoUsers.operator, role: 'admin', disabled: false },
      gateway.clock.now(),
    ),
  );
  expect((await ask(chargeId, 1)).code).toBe(2056);
});

test('the database itself refuses more than the charge, another item, one person in both places, and a change', async () => {
  const { chargeId, amount, orderId } = await charged();
  const { itemId } = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ itemId: string }>(
      sql`select check_item_id as "itemId" from ledger_transaction where id = ${chargeId}`,
    ),
  );
  const book = (fen: number, { item = itemId, to = 'available', reverses = chargeId } = {}) =>
    inAccount(gateway, first, async ({ tx }) => {
      const id = uuidv7();
      await tx.run(sql`insert into ledger_transaction (main_id, id, kind, reference, reverses_id, order_id, check_item_id)
        values (${first}, ${id}, 'correction', ${id}, ${reverses}, ${orderId}, ${item})`);
      await tx.run(sql`insert into ledger_entry (main_id, transaction_id, account_kind, amount)
        values (${first}, ${id}, 'spent', ${-fen}), (${first}, ${id}, ${to}, ${fen})`);
    });
  await expect(book(amount + 1)).rejects.toThrow(/does not fit|violates check/);
  await expect(book(-1)).rejects.toThrow('does not fit');
  await expect(book(1, { to: 'held' })).rejects.toThrow('does not fit');
  await expect(book(1, { item: uuidv7() })).rejects.toThrow('does not fit');
  await expect(book(1, { reverses: uuidv7() })).rejects.toThrow(/foreign key/);
  // A second charge stands beside it, so that what was spent would cover too much.
  await fund(gateway, PRICE);
  await charged();
  await givenBack(chargeId, amount - 10);
  await expect(book(11)).rejects.toThrow('does not fit');
  expect(
    await inAccount(gateway, first, ({ tx, clock }) =>
      reverse(tx, chargeId, { mainId: first, at: clock.now() }),
    ),
  ).toBe('already');
  ok(await ask(chargeId, 10));
  const update = (set: ReturnType<typeof sql>) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`update charge_correction set ${set} where status = 'waiting'`),
    );
  const done = (by: string) => sql`status = 'done', decided_by = ${by}, decided_at = now()`;
  await expect(update(done(demoUsers.operator2))).rejects.toThrow('with its booking in the ledger');
  await expect(update(sql`amount = 9`)).rejects.toThrow('does not change');
  const { id } = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ id: string }>(sql`select id from charge_correction where status = 'waiting'`),
  );
  await expect(
    inAccount(gateway, first, async ({ tx, clock }) => {
      const fact = { mainId: first, amount: 10, at: clock.now() };
      await giveBack(tx, { chargeId, correctionId: id }, fact);
      await tx.run(sql`update charge_correction set ${done(demoUsers.operator)} where id = ${id}`);
    }),
  ).rejects.toThrow('charge_correction_two_persons');
});
