import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { booksOf, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { rechargeTools, type Operator } from '../../../test/recharges';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { serveEnterprises, updateMembership } from '../accounts/accountRepository';
import { ledgerFaults } from '../ledger/ledgerFaults';
import { Database } from '../../platform/db/database';
import { takeBackRecharge } from '../orders/bankRecharge';

const { first, platform } = demoMains;
const AMOUNT = 200_00;
let gateway: TestGateway;
const { asked, workOf, confirm: confirmRecharge, codeOf } = rechargeTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
});
afterEach(async () => {
  expect(await inAccount(gateway, first, ({ tx }) => ledgerFaults(tx, first))).toEqual([]);
  await gateway.close();
});

const call = async (user: keyof typeof demoUsers, operation: string, input: object, mainId = platform) =>
  gateway.call(operation, input, { token: await sessionOf(gateway, demoUsers[user], mainId), mainId });
const available = async () => (await booksOf(gateway, first)).available ?? 0;
const newest = async (user: keyof typeof demoUsers = 'operator') =>
  ok(await call(user, 'listReceivedMoney', { body: {} })).data.rows[0];
/** A transfer that was confirmed and booked. */
async function received(reference = 'B-1', amount = AMOUNT): Promise<string> {
  const workItemId = await workOf(await asked({ amount }));
  ok(await confirmRecharge('operator', { workItemId, amount, bankReference: reference }));
  return (await newest()).bookingId as string;
}
const ask = (bookingId: string, user: keyof typeof demoUsers = 'operator', reason = 'Booked twice') =>
  call(user, 'askReversal', { body: { bookingId, reason, giveBack: 'hand' } });
const inQueue = async (user: Operator) =>
  ok(await call(user, 'listWorkItems', { body: { kind: ['reversal'] } })).data.rows[0];
const queued = async (): Promise<string> => (await inQueue('operator')).workItemId;
async function confirm(user: Operator, workItemId: string) {
  const verifyCode = await codeOf(await sessionOf(gateway, demoUsers[user], platform), user);
  return call(user, 'confirmReversal', { body: { workItemId, verifyCode } });
}
/** As the operator's command does, which runs as the owner. */
async function command(reference: string) {
  const db = new Database(gateway.ownerUrl, { max: 2 });
  await takeBackRecharge({ ...gateway.services, db }, { reference });
  await db.close();
}
const refuse = (user: keyof typeof demoUsers, workItemId: string, reason = 'It is right as it is') =>
  call(user, 'refuseReversal', { body: { workItemId, reason } });
async function lines(user: keyof typeof demoUsers, mainId: string) {
  await gateway.runJobs();
  return ok(await call(user, 'listNotifications', { body: {} }, mainId)).data.rows as { kind: string }[];
}
const bell = async (user: keyof typeof demoUsers, mainId: string) =>
  (await lines(user, mainId)).map(({ kind }) => kind);
const lineOf = async (user: keyof typeof demoUsers, mainId: string, one: string) =>
  (await lines(user, mainId)).find(({ kind }) => kind === one);

test('one operator asks, another confirms: the opposite is booked once, and the enterprise reads it with the reason', async () => {
  const bookingId = await received();
  expect(await newest()).toMatchObject({
    ...{ mainName: '晨星科技有限公司', amount: AMOUNT, reference: 'B-1', way: 'transfer', available: AMOUNT },
    ...{ isReversed: false, asked: null },
  });
  expect((await ask(bookingId, 'operator', ' x ')).code).toBe(1000);
  expect(ok(await ask(bookingId)).data).toMatchObject({
    asked: { status: 'waiting', reason: 'Booked twice' },
  });
  expect((await ask(bookingId, 'operator2')).code).toBe(2445);
  expect(await available()).toBe(AMOUNT);
  expect(await lineOf('operator2', platform, 'reversal.asked')).toMatchObject({
    amount: AMOUNT,
    decided: false,
  });
  expect(await bell('operator', platform)).not.toContain('reversal.asked');
  const workItemId = await queued();
  const review = async (user: keyof typeof demoUsers) =>
    ok(await call(user, 'getReversalReview', { query: { workItemId } })).data;
  expect(await review('operator')).toMatchObject({ mayDecide: true, mayConfirm: false });
  expect(await review('operator2')).toMatchObject({
    ...{ mayDecide: true, mayConfirm: true, received: { amount: AMOUNT, asked: { reason: 'Booked twice' } } },
  });
  expect((await confirm('operator', workItemId)).code).toBe(2448);
  const wrong = { body: { workItemId, verifyCode: '000000' } };
  expect((await call('operator2', 'confirmReversal', wrong)).code).toBe(1004);
  ok(await confirm('operator2', workItemId));
  expect(await available()).toBe(0);
  expect((await confirm('operator2', workItemId)).code).toBe(2447);
  expect(await newest()).toMatchObject({ isReversed: true, asked: { status: 'done' } });
  expect((await ask(bookingId)).code).toBe(2445);
  const { rows } = ok(await call('finance', 'listRecharges', { body: {} }, first)).data;
  expect(rows[0]).toMatchObject({ status: 'confirmed', reversed: true, reversedWhy: 'Booked twice' });
  const ledger = ok(await call('finance', 'listLedger', { body: {} }, first)).data.rows;
  expect(ledger[0]).toMatchObject({
    ...{ kind: 'reversal', reverses: 'recharge', available: -AMOUNT, reason: 'Booked twice' },
  });
  expect(await lineOf('finance', first, 'reversal.done')).toMatchObject({ amount: AMOUNT, decided: null });
  expect(await lineOf('finance', first, 'recharge.confirmed')).toMatchObject({ amount: AMOUNT });
  expect(await lineOf('operator2', platform, 'reversal.asked')).toMatchObject({
    amount: AMOUNT,
    decided: true,
  });
  expect(await lineOf('operator2', platform, 'recharge.asked')).toMatchObject({
    amount: AMOUNT,
    decided: true,
  });
  const trail = ok(await call('owner', 'listAuditEvents', { body: {} }, first)).data.rows as {
    action: string;
  }[];
  const actions = trail.map(({ action }) => action);
  for (const action of ['reversal.asked', 'reversal.opened', 'reversal.done', 'ledger.rechargeReversed'])
    expect(actions).toContain(action);
});

test('who asked is not given the work of confirming it; a colleague is told who asked', async () => {
  ok(await ask(await received()));
  expect(await inQueue('operator')).toMatchObject({
    ...{ mayWork: false, title: 'Take back a recharge: asked by you, another operator decides · ¥200.00' },
  });
  expect(await inQueue('operator2')).toMatchObject({
    mayWork: true,
    title: expect.stringMatching(/, asked by /),
  });
  const body = { workItemId: await queued(), take: true };
  expect((await call('operator', 'claimWorkItem', { body })).code).toBe(2448);
  ok(await call('operator2', 'claimWorkItem', { body }));
  const { rows } = ok(
    await call('operator2', 'listWorkColleagues', { body: { workItemId: body.workItemId } }),
  ).data;
  expect((rows as { userId: string }[]).map(({ userId }) => userId)).not.toContain(demoUsers.operator);
});

test('what is held or spent is not taken back: refused in words with the figure, when asked for and when confirmed', async () => {
  const bookingId = await received();
  ok(await ask(bookingId));
  const workItemId = await queued();
  const order = await placeOrder(gateway, await sessionOf(gateway, demoUsers.owner, first));
  expect(order.status).toBe('placed');
  const left = await available();
  const late = await confirm('operator2', workItemId);
  expect(late.code).toBe(2446);
  expect(late.msg).toContain('¥200.00');
  expect(late.msg).toContain(`¥${(left / 100).toFixed(2)}`);
  ok(await refuse('operator2', workItemId));
  expect((await ask(bookingId)).code).toBe(2446);
  expect(await available()).toBe(left);
});

test('either of two refuses with a reason, and it may be asked for again', async () => {
  const bookingId = await received();
  ok(await ask(bookingId));
  const workItemId = await queued();
  expect((await refuse('operator2', workItemId, ' x ')).code).toBe(1000);
  ok(await refuse('operator2', workItemId));
  expect(await newest()).toMatchObject({ asked: { status: 'refused', refusal: 'It is right as it is' } });
  expect(await bell('operator', platform)).toContain('reversal.refused');
  expect((await refuse('operator', workItemId)).code).toBe(2447);
  ok(await ask(bookingId, 'operator2'));
  ok(await refuse('operator2', await queued(), 'I was wrong'));
  ok(await ask(bookingId, 'operator2'));
  ok(await confirm('operator', await queued()));
  expect(await available()).toBe(0);
});

test('two operators who confirm at once take it back once, and the other is told', async () => {
  await inAccount(gateway, platform, async ({ tx }) => {
    const at = gateway.clock.now();
    const member = { mainId: platform, userId: demoUsers.support, role: 'operator', disabled: false };
    await updateMembership(tx, member, at);
    await serveEnterprises(tx, demoUsers.support, at);
  });
  const bookingId = await received();
  await received('B-2');
  ok(await ask(bookingId, 'operator2'));
  const workItemId = await queued();
  const confirmers = ['operator', 'support'] as const;
  const codes: string[] = [];
  for (const who of confirmers)
    codes.push(await codeOf(await sessionOf(gateway, demoUsers[who], platform), who));
  const both = await Promise.all(
    confirmers.map((who, index) =>
      call(who, 'confirmReversal', { body: { workItemId, verifyCode: codes[index] } }),
    ),
  );
  expect(both.map(({ code }) => code).sort()).toEqual([0, 2447]);
  expect(await available()).toBe(AMOUNT);
});

test('a confirmation sent twice, and the operator’s command meanwhile, take it back once', async () => {
  const bookingId = await received();
  await received('B-2');
  ok(await ask(bookingId, 'operator2'));
  const workItemId = await queued();
  const verifyCode = await codeOf(await sessionOf(gateway, demoUsers.operator, platform), 'operator');
  const both = await Promise.all([
    call('operator', 'confirmReversal', { body: { workItemId, verifyCode } }),
    call('operator', 'confirmReversal', { body: { workItemId, verifyCode } }),
    command('B-1'),
  ]);
  const [one, two] = both;
  expect([one.code, two.code].filter((code) => code === 0).length).toBeLessThanOrEqual(1);
  expect(await available()).toBe(AMOUNT);
});

test('only operators, never about their own enterprise; a missing one is none', async () => {
  const bookingId = await received();
  for (const user of ['analyst', 'support'] as const)
    for (const [operation, input] of [
      ['listReceivedMoney', { body: {} }],
      ['askReversal', { body: { bookingId, reason: 'Booked twice', giveBack: 'hand' } }],
    ] as const)
      expect((await call(user, operation, input)).code).toBe(403);
  expect((await call('owner', 'listReceivedMoney', { body: {} }, first)).code).toBe(403);
  expect((await ask(uuidv7())).code).toBe(404);
  expect((await refuse('operator', uuidv7())).code).toBe(404);
  const missing = { query: { workItemId: uuidv7() } };
  expect((await call('operator', 'getReversalReview', missing)).code).toBe(404);
  const search = async (text: string) =>
    ok(await call('operator', 'listReceivedMoney', { body: { text } })).data.rows.length as number;
  expect([await search('晨星'), await search('Ｂ-1'), await search('B-')]).toEqual([1, 1, 0]);
  const countOf = async (body: object) =>
    ok(await call('operator', 'listReceivedMoney', { body })).data.total;
  expect([await countOf({ text: '晨星' }), await countOf({ text: 'B-' })]).toEqual([
    { count: 1, capped: false },
    { count: 0, capped: false },
  ]);
  await inAccount(gateway, first, ({ tx }) =>
    updateMembership(
      tx,
      { mainId: first, userId: demoUsers.operator, role: 'admin', disabled: false },
      gateway.clock.now(),
    ),
  );
  expect((await ask(bookingId)).code).toBe(2862);
});

test('the database itself refuses one person in both places, a done one without its booking, and a change', async () => {
  const bookingId = await received();
  ok(await ask(bookingId));
  const update = (set: ReturnType<typeof sql>) =>
    inAccount(gateway, first, ({ tx }) => tx.run(sql`update recharge_reversal set ${set}`));
  const done = (by: string) => sql`status = 'done', decided_by = ${by}, decided_at = now()`;
  await expect(update(done(demoUsers.operator2))).rejects.toThrow('with its booking in the ledger');
  await expect(update(sql`reason = 'Another'`)).rejects.toThrow('does not change');
  await command('B-1');
  await expect(update(done(demoUsers.operator))).rejects.toThrow('recharge_reversal_two_persons');
});
