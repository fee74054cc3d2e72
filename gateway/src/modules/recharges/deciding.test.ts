import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { rechargeTools } from '../../../test/recharges';
import { uuidv7 } from '../../kernel/ids';
import { updateMembership } from '../accounts/accountRepository';
import { Database } from '../../platform/db/database';
import { sql, type Sql } from '../../platform/db/sql';
import { takeBackRecharge } from '../orders/bankRecharge';

const { first, platform } = demoMains;
const LARGE = 5_000_001;
let gateway: TestGateway;
let owner: string;
const tools = rechargeTools(() => gateway);
const { call, slip, ask, asked, staff, workOf, codeOf, send, confirm, review, reject, booked } = tools;
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  owner = await sessionOf(gateway, demoUsers.owner, first);
});
afterEach(() => gateway.close());

const newest = async () => ok(await call(owner, first, 'listRecharges', { body: {} })).data.rows[0];
const bell = async (user: keyof typeof demoUsers, mainId: string) => {
  const token = await sessionOf(gateway, demoUsers[user], mainId);
  const { rows } = ok(await call(token, mainId, 'listNotifications', { body: {} })).data;
  return (rows as { kind: string }[]).map(({ kind }) => kind);
};

test('an operator sees what was claimed and confirms what came: booked once, told to both sides, waiting orders are placed', async () => {
  const order = await placeOrder(gateway, owner);
  expect(order.status).toBe('awaitingPayment');
  const slipFileId = await slip(owner, 'one slip');
  const rechargeId = await asked({ slipFileId });
  const workItemId = await workOf(rechargeId);
  const operator = await staff('operator');
  expect(ok(await review(operator, workItemId)).data).toMatchObject({
    mainName: '晨星科技有限公司',
    recharge: { amount: 100_000, payerName: '晨星科技有限公司', slipFileId },
    ...{ first: null, sameSlip: [], mayDecide: true, mayConfirm: true, slipMime: 'application/pdf' },
  });
  const body = { workItemId, amount: 99_900, bankReference: ' ＮＯ１２ ' };
  expect((await send(operator, { ...body, verifyCode: '000000' })).code).toBe(1004);
  expect(await booked()).toEqual([]);
  expect(ok(await confirm('operator', body)).data).toEqual({ status: 'confirmed' });
  expect(await newest()).toMatchObject({
    ...{ status: 'confirmed', amount: 100_000, receivedAmount: 99_900, bankReference: 'NO12' },
  });
  expect(await booked()).toEqual([{ reference: 'NO12', amount: 99_900 }]);
  await gateway.runJobs();
  const query = { orderId: order.orderId as string };
  expect(ok(await call(owner, first, 'getOrder', { query })).data.status).toBe('placed');
  expect(await bell('finance', first)).toContain('recharge.confirmed');
  expect(await bell('operator2', platform)).toContain('recharge.asked');
  const again = await asked({ slipFileId });
  expect(ok(await review(operator, await workOf(again))).data.sameSlip).toMatchObject([
    { amount: 100_000, status: 'confirmed', mainName: '晨星科技有限公司' },
  ]);
});

test('above the limit two operators confirm the same; one cannot be both, and a difference books nothing', async () => {
  const workItemId = await workOf(await asked({ amount: LARGE }));
  const body = { workItemId, amount: LARGE, bankReference: 'LARGE-1' };
  expect(ok(await confirm('operator', body)).data).toEqual({ status: 'waiting' });
  expect(await newest()).toMatchObject({ status: 'waiting', receivedAmount: null });
  const operator = await staff('operator');
  // Said again it does nothing, and asks for no code.
  expect(ok(await send(operator, { ...body, verifyCode: '000000' })).data).toEqual({ status: 'waiting' });
  expect((await send(operator, { ...body, amount: 5, verifyCode: '000000' })).code).toBe(2863);
  const second = await staff('operator2');
  const rowFor = async (token: string) =>
    ok(await call(token, platform, 'listWorkItems', { body: { kind: ['recharge'] } })).data.rows[0];
  expect(await rowFor(operator)).toMatchObject({
    ...{ title: 'Confirmed by you; another operator confirms too · ¥50,000.01', mayWork: false },
  });
  expect(await rowFor(second)).toMatchObject({
    ...{ title: expect.stringMatching(/^Confirm a recharge as the second, after ./), mayWork: true },
  });
  // Who confirmed first neither takes it nor is handed it; what they see of it has nothing to confirm.
  const taking = { body: { workItemId, take: true } };
  expect(await call(operator, platform, 'claimWorkItem', taking)).toMatchObject({
    ...{ code: 2863, msg: expect.stringContaining('A second operator has to confirm it') },
  });
  expect(ok(await review(operator, workItemId)).data).toMatchObject({ mayDecide: true, mayConfirm: false });
  // The second reads who confirmed what and when, and the bank's reference on the statement alone.
  const seen = ok(await review(second, workItemId)).data;
  expect(seen.first).toEqual({ by: expect.any(String), at: expect.any(String), amount: LARGE });
  expect(JSON.stringify(seen)).not.toContain('LARGE-1');
  const handing = { body: { workItemId, userId: demoUsers.operator, note: 'Yours' } };
  expect((await call(second, platform, 'handOverWork', handing)).code).toBe(1000);
  const { by } = seen.first as { by: string };
  const [amount, reference] = [
    await send(second, { ...body, amount: LARGE - 1, verifyCode: '000000' }),
    await send(second, { ...body, bankReference: 'LARGE-2', verifyCode: '000000' }),
  ];
  expect(amount).toMatchObject({ code: 2864, msg: expect.stringMatching(`^${by} confirmed ¥50,000.01`) });
  expect(reference).toMatchObject({ code: 2624, msg: expect.stringMatching(`^${by} confirmed another`) });
  expect(reference.msg).not.toContain('LARGE-1');
  expect(await booked()).toEqual([]);
  // In other capitals and blanks it is the same payment; it is booked as the first wrote it.
  const rewritten = { ...body, bankReference: 'large -1' };
  expect(ok(await confirm('operator2', rewritten)).data).toEqual({ status: 'confirmed' });
  expect(await booked()).toEqual([{ reference: 'LARGE-1', amount: LARGE }]);
  // An enterprise is told that staff booked it, not who of them.
  const { rows } = ok(await call(owner, first, 'listLedger', { body: {} })).data;
  expect(rows[0]).toMatchObject({ kind: 'recharge', by: 'Probity staff' });
  expect((await send(operator, { ...body, verifyCode: '000000' })).code).toBe(2861);
});

test('the database itself refuses one person above the limit, the asker as decider, and a change of what was decided', async () => {
  const id = await asked({ amount: LARGE });
  const { operator, operator2, owner: asker } = demoUsers;
  const update = (set: Sql) =>
    inAccount(gateway, first, ({ tx }) => tx.run(sql`update recharge set ${set} where id = ${id}`));
  const received = sql`received_amount = ${LARGE}, bank_reference = 'X'`;
  const done = (by: string) => sql`status = 'confirmed', decided_by = ${by}, decided_at = now(), ${received}`;
  const begun = (by: string) => sql`first_by = ${by}, first_at = now()`;
  await expect(update(done(operator))).rejects.toThrow('recharge_two_persons');
  // What the application writes as the limit is not believed.
  await expect(update(sql`${done(operator)}, two_persons_above = 999999999`)).rejects.toThrow(
    'recharge_two_persons',
  );
  await expect(update(sql`${done(operator)}, ${begun(operator2)}`)).rejects.toThrow('stands by itself');
  await expect(update(sql`${begun(asker)}, ${received}`)).rejects.toThrow('recharge_two_parties');
  ok(await confirm('operator', { workItemId: await workOf(id), amount: LARGE, bankReference: 'X' }));
  await expect(update(done(operator))).rejects.toThrow('recharge_two_persons');
  await expect(update(done(asker))).rejects.toThrow('recharge_two_parties');
  await expect(update(sql`${done(operator2)}, first_by = ${demoUsers.support}`)).rejects.toThrow(
    'the same recharge',
  );
  await update(done(operator2));
  await expect(update(sql`reason = 'x'`)).rejects.toThrow('does not change');
});

test('a rejection books nothing and tells why', async () => {
  const workItemId = await workOf(await asked({ amount: LARGE }));
  const body = { workItemId, amount: LARGE, bankReference: 'R-1' };
  ok(await confirm('operator', body));
  const second = await staff('operator2');
  expect((await reject(second, workItemId, ' x  ')).code).toBe(1000);
  ok(await reject(second, workItemId));
  expect(await newest()).toMatchObject({ status: 'rejected', reason: 'Nothing came from this account' });
  expect(await booked()).toEqual([]);
  expect((await reject(second, workItemId)).code).toBe(2861);
  expect((await send(second, { ...body, verifyCode: '000000' })).code).toBe(2861);
  await gateway.runJobs();
  expect(await bell('owner', first)).toContain('recharge.rejected');
  // The queue says what became of it; the reason to those alone who decide such things.
  const doneFor = async (user: 'operator' | 'analyst') => {
    const body = { kind: ['recharge'], state: 'done' };
    return ok(await call(await staff(user), platform, 'listWorkItems', { body })).data.rows[0];
  };
  const outcome = { result: 'rejected', at: gateway.clock.now().toISOString() };
  const reason = 'Nothing came from this account';
  expect(await doneFor('operator')).toMatchObject({ status: 'done', outcome: { ...outcome, reason } });
  expect(await doneFor('analyst')).toMatchObject({ outcome: { ...outcome, reason: null } });
});

test('who confirmed first may still reject it, as long as nobody has it in hand', async () => {
  const workItemId = await workOf(await asked({ amount: LARGE }));
  ok(await confirm('operator', { workItemId, amount: LARGE, bankReference: 'R-2' }));
  const [operator, second] = [await staff('operator'), await staff('operator2')];
  const take = (mine: boolean) =>
    call(second, platform, 'claimWorkItem', {
      body: { workItemId, take: mine, ...(!mine && { note: 'Not today' }) },
    });
  ok(await take(true));
  expect((await reject(operator, workItemId)).code).toBe(2205);
  ok(await take(false));
  ok(await reject(operator, workItemId));
  expect(await newest()).toMatchObject({ status: 'rejected' });
});

test('a bank reference is booked once over all accounts', async () => {
  const [one, two] = [await workOf(await asked()), await workOf(await asked())];
  const body = { amount: 100_000, bankReference: 'B-7' };
  ok(await confirm('operator', { ...body, workItemId: one }));
  // One payment is one, however its reference is typed.
  for (const bankReference of ['B-7', 'b-7', ' B -7', 'Ｂ-７'])
    expect(
      (await send(await staff('operator'), { ...body, bankReference, workItemId: two, verifyCode: '000000' }))
        .code,
    ).toBe(2865);
  expect(await booked()).toHaveLength(1);
});

test('only operators decide, never about their own enterprise; a missing one is none', async () => {
  const workItemId = await workOf(await asked());
  for (const user of ['analyst', 'support'] as const) {
    const token = await staff(user);
    expect((await review(token, workItemId)).code).toBe(403);
    expect((await reject(token, workItemId)).code).toBe(403);
    expect((await call(token, platform, 'sendRechargeCode', { body: {} })).code).toBe(403);
  }
  expect((await reject(owner, workItemId)).code).toBe(403);
  const operator = await staff('operator');
  expect((await review(operator, uuidv7())).code).toBe(404);
  // A colleague of the enterprise who is an operator elsewhere: their place here is of the enterprise's own side.
  await inAccount(gateway, first, ({ tx }) =>
    updateMembership(
      tx,
      { mainId: first, userId: demoUsers.operator, role: 'admin', disabled: false },
      gateway.clock.now(),
    ),
  );
  expect((await reject(operator, workItemId)).code).toBe(2862);
  const body = { workItemId, amount: 100_000, bankReference: 'OWN', verifyCode: '000000' };
  expect((await send(operator, body)).code).toBe(2862);
});

test('two operators, 32 requests at once, and a withdrawal: booked once or not at all', async () => {
  const rechargeId = await asked();
  const workItemId = await workOf(rechargeId);
  const body = { workItemId, amount: 100_000, bankReference: 'RACE' };
  const people = [await staff('operator'), await staff('operator2')] as const;
  const codes = [await codeOf(people[0], 'operator'), await codeOf(people[1], 'operator2')] as const;
  const tries = Array.from({ length: 32 }, (_, n) =>
    send(people[n % 2]!, { ...body, verifyCode: codes[n % 2] }),
  );
  const withdrawal = call(owner, first, 'withdrawRecharge', { body: { rechargeId } });
  const replies = await Promise.all(tries);
  const isWithdrawn = (await withdrawal).code === 0;
  for (const { code } of replies) expect([0, 1004, 2205, 2861, 2865]).toContain(code);
  expect(await booked()).toHaveLength(isWithdrawn ? 0 : 1);
  expect((await newest()).status).toBe(isWithdrawn ? 'withdrawn' : 'confirmed');
});

test('one bank reference in two recharges at once is booked once', async () => {
  const works = [await workOf(await asked()), await workOf((await ask(owner)).data.rechargeId as string)];
  const people = [await staff('operator'), await staff('operator2')] as const;
  const codes = [await codeOf(people[0], 'operator'), await codeOf(people[1], 'operator2')] as const;
  const replies = await Promise.all(
    works.map((workItemId, n) =>
      send(people[n]!, { workItemId, amount: 100_000, bankReference: 'TWICE', verifyCode: codes[n] }),
    ),
  );
  expect(replies.map(({ code }) => code).sort()).toEqual([0, 2865]);
  expect(await booked()).toHaveLength(1);
});

test('what the operator’s command took back since says so at the recharge', async () => {
  const bankReference = 'BACK-1';
  ok(await confirm('operator', { workItemId: await workOf(await asked()), amount: 100_000, bankReference }));
  expect(await newest()).toMatchObject({ status: 'confirmed', reversed: false });
  const db = new Database(gateway.ownerUrl, { max: 2 });
  await takeBackRecharge({ ...gateway.services, db }, { reference: bankReference });
  await db.close();
  expect(await newest()).toMatchObject({ status: 'confirmed', reversed: true });
});
