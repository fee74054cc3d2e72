import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { booksOf, fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { account, payoutTools } from '../../../test/payouts';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { ledgerFaults } from '../ledger/ledgerFaults';
import { beginPayout } from './settling';

const { first, second, platform } = demoMains;
let gateway: TestGateway;
const { call, staff, codeOf, ask, asked, newest } = payoutTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 500_00);
});
afterEach(async () => {
  expect(await inAccount(gateway, first, ({ tx }) => ledgerFaults(tx, first))).toEqual([]);
  await gateway.close();
});

test('what the owner asks for is held at once, stands in the list and in the ledger, and cannot be spent', async () => {
  expect(ok(await call('owner', 'getPayoutDesk', {})).data).toEqual({
    ...{ holder: '晨星科技有限公司', available: 500_00, isWaiting: false },
  });
  const reply = ok(await ask(499_00, { reason: ' We leave ', bankName: ' 招商银行 上海分行 ' })).data;
  expect(reply).toMatchObject({
    ...{ status: 'waiting', amount: 499_00, holder: '晨星科技有限公司', bankName: '招商银行 上海分行' },
    ...{ accountTail: '6245', reason: 'We leave', askedBy: '林晓', isTaken: false, isPaidByOne: false },
  });
  expect(JSON.stringify(reply)).not.toContain('62220210');
  expect(await booksOf(gateway)).toMatchObject({ available: 1_00, held: 499_00 });
  expect((await placeOrder(gateway, await sessionOf(gateway, demoUsers.owner, first))).status).toBe(
    'awaitingPayment',
  );
  expect(await newest()).toEqual(reply);
  const [entry] = ok(await call('finance', 'listLedger', { body: {} })).data.rows;
  expect(entry).toMatchObject({
    ...{ kind: 'payoutHold', available: -499_00, held: 499_00, balanceAfter: 1_00 },
    ...{ paidTo: '招商银行 上海分行 ···· 6245', reference: null, by: '林晓' },
  });
  expect(ok(await call('owner', 'getPayoutDesk', {})).data).toMatchObject({
    ...{ available: 1_00, isWaiting: true },
  });
  // The number is kept sealed.
  const { rows } = await gateway.owner.query(`select account_enc from payout where main_id = '${first}'`);
  expect((rows[0].account_enc as Buffer).toString('latin1')).not.toContain('62220210');
});

test('one waits at a time, never more than is available, to a bank account, with a code of its own', async () => {
  const noCode = { verifyCode: '000000' };
  const faulty = async (body: object) =>
    (await ask(100, { ...noCode, ...body })).data.fields as { path: string }[];
  expect(await faulty({ accountNo: '12-34' })).toMatchObject([{ path: 'accountNo' }]);
  expect(await faulty({ bankName: '  ', accountNo: 'none' })).toMatchObject([
    ...[{ path: 'bankName' }, { path: 'accountNo' }],
  ]);
  for (const amount of [0, -5, 1.5, 1_000_000_001])
    expect(await faulty({ amount })).toMatchObject([{ path: 'amount' }]);
  // What cannot be paid out costs no code.
  const more = await ask(500_01, noCode);
  expect(more.code).toBe(2451);
  expect(more.msg).toContain('¥500.01');
  expect(more.msg).toContain('¥500.00');
  expect((await ask(1_00, noCode)).code).toBe(1004);
  expect(await booksOf(gateway)).toMatchObject({ available: 500_00, held: 0 });
  ok(await ask(1_00));
  expect((await ask(1_00, noCode)).code).toBe(2450);
  expect(await booksOf(gateway)).toMatchObject({ available: 499_00, held: 1_00 });
});

test('a code for something else opens nothing, and one code asks once', async () => {
  ok(await call('owner', 'sendApprovalCode', { body: {} }));
  const [other] = await gateway.outbox('13800000001');
  const verifyCode = /\d{6}/.exec(other!.text)![0];
  const body = { ...account, amount: 1_00 };
  expect((await call('owner', 'askPayout', { body: { ...body, verifyCode } })).code).toBe(1004);
  const code = await codeOf('owner');
  const tries = Array.from({ length: 8 }, () =>
    call('owner', 'askPayout', { body: { ...body, verifyCode: code } }),
  );
  const replies = (await Promise.all(tries)).map((reply) => reply.code);
  expect(replies.filter((one) => one === 0)).toHaveLength(1);
  for (const one of replies) expect([0, 1004, 2450]).toContain(one);
  expect(await booksOf(gateway)).toMatchObject({ available: 499_00, held: 1_00 });
});

test('asked for six times at the same moment, beside orders: one is held, and nothing is held twice', async () => {
  const asked = {
    ...{ mainId: first, amount: 300_00, holder: '晨星科技有限公司', bankName: account.bankName },
    ...{ accountNo: account.accountNo, reason: null, by: demoUsers.owner },
  };
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const begun = Array.from({ length: 6 }, () =>
    inAccount(gateway, first, (work) => beginPayout(work, asked)).then(
      () => 0,
      (error: { code: number }) => error.code,
    ),
  );
  const orders = Array.from({ length: 4 }, () => placeOrder(gateway, token));
  const codes = await Promise.all(begun);
  const placed = (await Promise.all(orders)).filter(({ status }) => status === 'placed').length;
  const isHeld = codes.includes(0);
  expect(codes.filter((code) => code === 0)).toHaveLength(isHeld ? 1 : 0);
  for (const code of codes) expect([0, 2450, 2451]).toContain(code);
  const held = placed * 68_00 + (isHeld ? 300_00 : 0);
  expect(await booksOf(gateway)).toMatchObject({ available: 500_00 - held, held });
});

test('withdrawn while nobody has it in hand, its money is available and waiting orders are placed; then not any more', async () => {
  const { payoutId, workItemId } = await asked(500_00);
  const order = await placeOrder(gateway, await sessionOf(gateway, demoUsers.owner, first));
  expect(order.status).toBe('awaitingPayment');
  const withdraw = (user: keyof typeof demoUsers = 'owner', id = payoutId, mainId: string = first) =>
    call(user, 'withdrawPayout', { body: { payoutId: id } }, mainId);
  expect((await withdraw('owner', uuidv7())).code).toBe(404);
  expect((await withdraw('finance')).code).toBe(403);
  ok(await staff('operator', 'claimWorkItem', { body: { workItemId, take: true } }));
  expect(await newest()).toMatchObject({ isTaken: true });
  expect(await withdraw()).toMatchObject({ code: 2452, msg: expect.stringContaining('being paid') });
  ok(await staff('operator', 'claimWorkItem', { body: { workItemId, take: false, note: 'Not today' } }));
  expect(ok(await withdraw()).data).toMatchObject({ status: 'withdrawn', dueOn: null });
  expect((await withdraw()).code).toBe(2452);
  await gateway.runJobs();
  const query = { orderId: order.orderId as string };
  expect(ok(await call('owner', 'getOrder', { query })).data.status).toBe('placed');
  const kinds = ok(await call('owner', 'listLedger', { body: { kind: 'payoutRelease' } })).data.rows;
  expect(kinds).toMatchObject([{ available: 500_00, held: -500_00 }]);
});

test('the owner alone asks; the people who watch the balance read it; another enterprise has no part in it', async () => {
  const { payoutId } = await asked(1_00);
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`update membership set role = 'admin' where user_id = ${demoUsers.viewer}`),
  );
  for (const user of ['viewer', 'finance', 'recruiter'] as const) {
    expect((await call(user, 'getPayoutDesk', {})).code).toBe(403);
    expect((await call(user, 'sendPayoutCode', { body: {} })).code).toBe(403);
    const body = { ...account, amount: 1_00, verifyCode: '000000' };
    expect((await call(user, 'askPayout', { body })).code).toBe(403);
  }
  for (const user of ['viewer', 'finance'] as const) expect(await newest(user)).toMatchObject({ payoutId });
  expect((await call('recruiter', 'listPayouts', { body: {} })).code).toBe(403);
  expect((await staff('operator', 'listPayouts', { body: {} })).code).toBe(403);
  // An owner of another enterprise reads nothing of it.
  await inAccount(gateway, second, ({ tx }) =>
    tx.run(
      sql`update membership set role = 'owner' where user_id = ${demoUsers.owner} and main_id = ${second}`,
    ),
  );
  expect(ok(await call('owner', 'listPayouts', { body: {} }, second)).data.rows).toEqual([]);
  expect((await call('owner', 'withdrawPayout', { body: { payoutId } }, second)).code).toBe(404);
  expect((await call('owner', 'getPayoutDesk', {}, platform)).code).not.toBe(0);
});

test('an enterprise that is not verified has no name to pay to', async () => {
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`update main_account set auth_status = 0 where id = ${first}`),
  );
  expect(ok(await call('owner', 'getPayoutDesk', {})).data).toMatchObject({ holder: null });
  expect((await ask(1_00, { verifyCode: '000000' })).code).toBe(2005);
  expect(await booksOf(gateway)).toMatchObject({ available: 500_00, held: 0 });
});
