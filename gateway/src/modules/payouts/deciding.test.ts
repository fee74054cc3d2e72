import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { booksOf, fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { payoutTools } from '../../../test/payouts';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { updateMembership } from '../accounts/accountRepository';
import { ledgerFaults } from '../ledger/ledgerFaults';

const { first, second, platform } = demoMains;
const BALANCE = 500_00;
const AMOUNT = 300_00;
let gateway: TestGateway;
const { call, staff, codeOf, asked, enter, confirm, reject, review, newest, bell } = payoutTools(
  () => gateway,
);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, BALANCE);
});
afterEach(async () => {
  expect(await inAccount(gateway, first, ({ tx }) => ledgerFaults(tx, first))).toEqual([]);
  await gateway.close();
});

test('one operator pays it, another confirms: booked once as paid out, both sides are told, and it is named everywhere', async () => {
  const { payoutId, workItemId } = await asked(AMOUNT);
  expect(await bell('operator', platform)).toContain(`payout.asked ${AMOUNT}`);
  const { rows: queue } = ok(await staff('operator', 'listWorkItems', { body: { kind: ['payout'] } })).data;
  expect(queue).toMatchObject([{ workItemId, mainName: '晨星科技有限公司', mayWork: true }]);
  // Nobody confirms what nobody paid.
  expect((await staff('operator2', 'confirmPayout', body(workItemId, 'OUT-1'))).code).toBe(2455);
  // Only who has it in hand, when the owner withdraws no more, reads where to pay.
  expect(ok(await review('operator', workItemId)).data).toMatchObject({ accountNo: null, mayDecide: true });
  ok(await staff('operator', 'claimWorkItem', { body: { workItemId, take: true } }));
  expect(ok(await review('operator', workItemId)).data).toMatchObject({
    ...{ accountNo: '6222021001116245', entered: null, mayDecide: true, mayConfirm: false },
    payout: { amount: AMOUNT, holder: '晨星科技有限公司', bankName: '招商银行上海分行' },
  });
  expect((await staff('operator', 'enterPayout', body(workItemId, '!'))).code).toBe(1000);
  expect((await staff('operator', 'enterPayout', body(workItemId, 'OUT-1'))).code).toBe(1004);
  ok(await enter('operator', workItemId, ' ＯＵＴ-1 '));
  const [code] = await gateway.outbox('13800000014');
  expect(code!.text).toMatch(/Your verification code to decide a payout is \d{6}\./);
  // The row of the queue says who paid, so that the same one does not take it again.
  const titleFor = async (operator: 'operator' | 'operator2') =>
    ok(await staff(operator, 'listWorkItems', { body: { kind: ['payout'] } })).data.rows[0]?.title;
  expect(await titleFor('operator')).toBe('Paid out by you; another operator confirms · ¥300.00');
  expect(await titleFor('operator2')).toMatch(/^Confirm the payout that .+ made · ¥300\.00$/);
  // It is not offered to who paid, refused with words, and not handed to them either.
  const rowFor = async (operator: 'operator' | 'operator2') =>
    ok(await staff(operator, 'listWorkItems', { body: { kind: ['payout'] } })).data.rows[0];
  expect([(await rowFor('operator')).mayWork, (await rowFor('operator2')).mayWork]).toEqual([false, true]);
  expect(await staff('operator', 'claimWorkItem', { body: { workItemId, take: true } })).toMatchObject({
    ...{ code: 2623, msg: expect.stringContaining('another operator confirms it') },
  });
  const handing = { workItemId, userId: demoUsers.operator, note: 'Yours' };
  expect((await staff('operator2', 'handOverWork', { body: handing })).code).toBe(1000);
  expect(await newest()).toMatchObject({ status: 'waiting', isPaidByOne: true, bankReference: null });
  expect(await booksOf(gateway)).toEqual({ funding: -BALANCE, available: 200_00, held: AMOUNT, spent: 0 });
  expect(await bell('operator2', platform)).toContain(`payout.entered ${AMOUNT}`);
  expect(ok(await review('operator2', workItemId)).data).toMatchObject({
    ...{ entered: { bankReference: 'OUT-1' }, mayDecide: true, mayConfirm: true },
  });
  expect(ok(await review('operator', workItemId)).data).toMatchObject({ mayDecide: true, mayConfirm: false });
  expect((await staff('operator', 'confirmPayout', body(workItemId, 'OUT-1'))).code).toBe(2448);
  expect((await staff('operator2', 'confirmPayout', body(workItemId, 'OUT-2'))).code).toBe(2455);
  ok(await confirm('operator2', workItemId, 'OUT-1'));
  expect(await booksOf(gateway)).toEqual({
    ...{ funding: -BALANCE, available: 200_00, held: 0, spent: 0, paidOut: AMOUNT },
  });
  expect((await staff('operator2', 'confirmPayout', body(workItemId, 'OUT-1'))).code).toBe(2452);
  expect((await reject('operator', workItemId)).code).toBe(2452);
  expect(await newest()).toMatchObject({ payoutId, status: 'paid', bankReference: 'OUT-1', dueOn: null });
  expect(ok(await review('operator', workItemId)).data).toMatchObject({ accountNo: null, mayDecide: false });
  const [entry] = ok(await call('finance', 'listLedger', { body: {} })).data.rows;
  expect(entry).toMatchObject({ kind: 'payout', held: -AMOUNT, available: 0, reference: 'OUT-1' });
  expect(await bell('finance', first)).toContain(`payout.paid ${AMOUNT}`);
  const trail = ok(await call('owner', 'listAuditEvents', { body: {} })).data.rows as { action: string }[];
  const actions = trail.map(({ action }) => action);
  for (const action of ['payout.asked', 'payout.opened', 'payout.entered', 'payout.paid'])
    expect(actions).toContain(action);
});

const body = (workItemId: string, bankReference: string) => ({
  body: { workItemId, bankReference, verifyCode: '000000' },
});

test('a rejection tells why, its money is available again and waiting orders are placed', async () => {
  const { workItemId } = await asked(BALANCE);
  const order = await placeOrder(gateway, await sessionOf(gateway, demoUsers.owner, first));
  expect(order.status).toBe('awaitingPayment');
  expect((await reject('operator', workItemId, ' x ')).code).toBe(1000);
  ok(await enter('operator', workItemId, 'OUT-1'));
  // Who said that it left does not say alone that it did not; another one does, with a code.
  expect((await reject('operator', workItemId)).code).toBe(2448);
  expect((await reject('operator2', workItemId, 'The bank sent it back')).code).toBe(1004);
  expect(await booksOf(gateway)).toMatchObject({ available: 0, held: BALANCE });
  ok(await reject('operator2', workItemId, 'The bank sent it back', await codeOf('operator2')));
  expect(await newest()).toMatchObject({
    ...{ status: 'rejected', refusal: 'The bank sent it back', bankReference: null },
  });
  expect(await bell('owner', first)).toContain(`payout.rejected ${BALANCE}`);
  const query = { orderId: order.orderId as string };
  expect(ok(await call('owner', 'getOrder', { query })).data.status).toBe('placed');
  // Its reference is free, and another one may be asked for.
  const again = await asked(10_00);
  ok(await enter('operator', again.workItemId, 'OUT-1'));
});

test('entered again it stands in place of the former; who entered it last does not confirm, who read the former neither', async () => {
  const { workItemId } = await asked(AMOUNT);
  ok(await enter('operator', workItemId, 'WRONG-1'));
  const code = await codeOf('operator2');
  ok(await enter('operator', workItemId, 'RIGHT-1'));
  const stale = { body: { workItemId, bankReference: 'WRONG-1', verifyCode: code } };
  expect((await staff('operator2', 'confirmPayout', stale)).code).toBe(2455);
  ok(await enter('operator2', workItemId, 'RIGHT-2'));
  expect((await staff('operator2', 'confirmPayout', body(workItemId, 'RIGHT-2'))).code).toBe(2448);
  ok(await confirm('operator', workItemId, 'RIGHT-2'));
  expect(await newest()).toMatchObject({ status: 'paid', bankReference: 'RIGHT-2' });
});

test('a bank reference is of one payout over all accounts', async () => {
  const { workItemId } = await asked(AMOUNT);
  ok(await enter('operator', workItemId, 'ONE'));
  ok(await confirm('operator2', workItemId, 'ONE'));
  const next = await asked(10_00);
  expect((await staff('operator', 'enterPayout', body(next.workItemId, 'ONE'))).code).toBe(2454);
});

test('in a colleague’s hands it is theirs; only operators decide, never about their own enterprise; a missing one is none', async () => {
  const { workItemId } = await asked(AMOUNT);
  for (const user of ['analyst', 'support'] as const) {
    expect((await review(user, workItemId)).code).toBe(403);
    expect((await reject(user, workItemId)).code).toBe(403);
    expect((await staff(user, 'enterPayout', body(workItemId, 'X-1'))).code).toBe(403);
    expect((await staff(user, 'confirmPayout', body(workItemId, 'X-1'))).code).toBe(403);
    expect((await staff(user, 'sendPayoutDecisionCode', { body: {} })).code).toBe(403);
  }
  expect((await call('owner', 'rejectPayout', { body: { workItemId, reason: 'Mine' } }, second)).code).toBe(
    403,
  );
  expect((await review('operator', uuidv7())).code).toBe(404);
  expect((await reject('operator', uuidv7())).code).toBe(404);
  expect((await staff('operator', 'enterPayout', body(uuidv7(), 'X-1'))).code).toBe(404);
  ok(await staff('operator2', 'claimWorkItem', { body: { workItemId, take: true } }));
  expect((await reject('operator', workItemId)).code).toBe(2205);
  expect((await staff('operator', 'enterPayout', body(workItemId, 'X-1'))).code).toBe(2205);
  await inAccount(gateway, first, ({ tx }) =>
    updateMembership(
      tx,
      { mainId: first, userId: demoUsers.operator2, role: 'admin', disabled: false },
      gateway.clock.now(),
    ),
  );
  expect((await reject('operator2', workItemId)).code).toBe(2453);
  expect((await staff('operator2', 'enterPayout', body(workItemId, 'X-1'))).code).toBe(2453);
  expect(ok(await review('operator2', workItemId)).data).toMatchObject({ accountNo: null, mayDecide: false });
});

test('two operators, 32 requests at once, a rejection among them: paid out once or not at all', async () => {
  const { workItemId } = await asked(AMOUNT);
  ok(await enter('operator', workItemId, 'RACE'));
  const verifyCode = await codeOf('operator2');
  const tries = Array.from({ length: 30 }, () =>
    staff('operator2', 'confirmPayout', { body: { workItemId, bankReference: 'RACE', verifyCode } }),
  );
  const rejections = [
    reject('operator', workItemId),
    reject('operator2', workItemId, 'It came back', verifyCode),
  ];
  const replies = await Promise.all(tries);
  const isRejected = (await Promise.all(rejections)).some(({ code }) => code === 0);
  for (const { code } of replies) expect([0, 1004, 2452]).toContain(code);
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(isRejected ? 0 : 1);
  expect(await newest()).toMatchObject({ status: isRejected ? 'rejected' : 'paid' });
  expect(await booksOf(gateway)).toMatchObject(
    isRejected ? { available: BALANCE, held: 0 } : { available: 200_00, held: 0, paidOut: AMOUNT },
  );
});

test('the database itself refuses one person in both places, an end without its booking, and a change', async () => {
  const { payoutId, workItemId } = await asked(AMOUNT);
  ok(await enter('operator', workItemId, 'OUT-1'));
  const update = (set: ReturnType<typeof sql>) =>
    inAccount(gateway, first, ({ tx }) => tx.run(sql`update payout set ${set} where id = ${payoutId}`));
  const paid = (by: string) => sql`status = 'paid', decided_by = ${by}, decided_at = now()`;
  await expect(update(paid(demoUsers.operator2))).rejects.toThrow('ends with its booking');
  await expect(update(sql`amount = 1`)).rejects.toThrow('does not change');
  await expect(update(sql`${paid(demoUsers.operator2)}, bank_reference = 'OTHER'`)).rejects.toThrow(
    'stands by itself',
  );
  await expect(update(sql`entered_by = ${demoUsers.owner}`)).rejects.toThrow('payout_two_parties');
  const booking = (kind: string) => sql`insert into ledger_transaction (main_id, id, kind, reference)
    values (${first}, ${uuidv7()}, ${kind}, ${payoutId})`;
  // Past every rule of the gateway: booked, and still not by one person.
  await expect(
    inAccount(gateway, first, async ({ tx }) => {
      await tx.run(booking('payout'));
      await tx.run(sql`update payout set ${paid(demoUsers.operator)} where id = ${payoutId}`);
    }),
  ).rejects.toThrow('payout_two_persons');
  await expect(
    inAccount(gateway, first, async ({ tx }) => {
      await tx.run(booking('payoutRelease'));
      await tx.run(sql`update payout set status = 'rejected', refusal = 'It came back',
        decided_by = ${demoUsers.operator}, decided_at = now() where id = ${payoutId}`);
    }),
  ).rejects.toThrow('payout_two_persons');
  await expect(
    inAccount(gateway, first, async ({ tx }) => {
      await tx.run(booking('payout'));
      await tx.run(booking('payoutRelease'));
    }),
  ).rejects.toThrow('ledger_payout_ends_once');
  await expect(
    inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`insert into payout (main_id, id, amount, holder, bank_name, account_enc, account_tail, asked_by, asked_at)
        select main_id, ${uuidv7()}, amount, holder, bank_name, account_enc, account_tail, asked_by, asked_at
        from payout where id = ${payoutId}`),
    ),
  ).rejects.toThrow('begins with its amount held');
});
