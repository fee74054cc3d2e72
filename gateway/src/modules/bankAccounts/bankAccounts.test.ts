import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { bankAccountTools, otherAccount } from '../../../test/bankAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import { rechargeTools } from '../../../test/recharges';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { tellBankAccountJob } from './tellJob';

const { first, second, platform } = demoMains;
const installed = { bankName: '演示银行上海分行', accountNo: '6200 0000 0000 0000' };
let gateway: TestGateway;
const { as, desk, ask, openId, signOff, change } = bankAccountTools(() => gateway);
const { asked } = rechargeTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  // Ten in the evening of 1 December in China, which is still the day of UTC.
  gateway.clock.set(new Date('2026-12-01T14:00:00Z'));
});
afterEach(() => gateway.close());

const faultsOf = ({ data }: CallReply) =>
  (data as { fields: { path: string }[] }).fields.map(({ path }) => path);
const asOwner = async (operation: string, input: object = {}, mainId: string = first) =>
  gateway.call(operation, input, {
    ...{ token: await sessionOf(gateway, demoUsers.owner, mainId), mainId, lang: 'en' },
  });
/** What a customer is told to pay to, and since when it is another account. */
const told = async () => {
  const { bank, bankChangedOn } = ok(await asOwner('getRechargeDesk')).data;
  return { accountNo: bank.accountNo as string, bankChangedOn: bankChangedOn as string | null };
};
const bellOf = async (user: keyof typeof demoUsers) => {
  await gateway.runJobs();
  const rows = ok(await as(user, 'listNotifications', { body: {} })).data.rows as { kind: string }[];
  return rows.map(({ kind }) => kind);
};
/** How often an account was told of a change. */
const tellings = (changeId: string, mainId: string): Promise<number> =>
  inAccount(gateway, mainId, async ({ tx }) => {
    const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from domain_event
      where kind = 'bankAccount.changed' and entity_id = ${changeId}`);
    return n;
  });

test('one operator asks with a code, another signs off with a code; customers are told the other account from then on', async () => {
  expect(await desk()).toMatchObject({
    account: installed,
    since: null,
    basedOn: null,
    open: null,
    history: [],
  });
  expect((await ask({ verifyCode: '000000' })).code).toBe(1004);
  expect((await desk()).open).toBeNull();
  ok(await ask());
  expect((await desk()).open).toMatchObject({
    ...{ state: 'waiting', account: otherAccount, before: installed, mayDecide: false },
    ...{ effectiveOn: '2026-12-01', reason: 'The old bank closes the account', decidedBy: null },
  });
  expect(await told()).toEqual({ accountNo: installed.accountNo, bankChangedOn: null });
  expect(await bellOf('operator2')).toContain('bankAccount.asked');
  const changeId = await openId();
  expect((await signOff('operator', changeId)).code).toBe(2618);
  const wrong = { body: { changeId, verifyCode: '000000' } };
  expect((await as('operator2', 'signOffBankAccount', wrong)).code).toBe(1004);
  expect((await told()).accountNo).toBe(installed.accountNo);
  ok(await signOff('operator2', changeId));
  expect(await told()).toEqual({ accountNo: otherAccount.accountNo, bankChangedOn: '2026-12-01' });
  expect(await desk()).toMatchObject({
    ...{ account: otherAccount, since: '2026-12-01', changedOn: '2026-12-01', basedOn: changeId, open: null },
    history: [{ changeId, state: 'inForce', before: installed }],
  });
  expect((await signOff('operator2', changeId)).code).toBe(2617);
  gateway.clock.set(new Date('2026-12-31T13:00:00Z'));
  expect((await told()).bankChangedOn).toBe('2026-12-01');
  gateway.clock.set(new Date('2026-12-31T15:00:00Z'));
  expect((await told()).bankChangedOn).toBeNull();
});

test('owners and finance of every enterprise are told once it counts, and nobody twice', async () => {
  const changeId = await change({ effectiveOn: '2026-12-03' });
  await gateway.runJobs();
  const tell = () =>
    tellBankAccountJob.run({}, { services: gateway.services, log: gateway.services.log } as never);
  const all = async () => Promise.all([first, second, platform].map((mainId) => tellings(changeId, mainId)));
  await tell();
  expect(await all()).toEqual([0, 0, 0]);
  gateway.clock.set(new Date('2026-12-02T16:05:00Z'));
  await tell();
  await tell();
  expect(await all()).toEqual([1, 1, 0]);
  await gateway.runJobs();
  const rows = ok(await asOwner('listNotifications', { body: {} })).data.rows as { kind: string }[];
  expect(rows.map(({ kind }) => kind)).toContain('bankAccount.changed');
});

test('a planned account counts from the first moment of its day in China, and is withdrawn before it alone', async () => {
  const changeId = await change({ effectiveOn: '2026-12-03' });
  expect((await ask({ account: { ...otherAccount, accountNo: '22000000' } })).code).toBe(2616);
  const withdraw = (id: string) => as('operator2', 'withdrawBankAccount', { body: { changeId: id } });
  ok(await withdraw(changeId));
  ok(await withdraw(changeId));
  gateway.clock.set(new Date('2026-12-02T16:00:00.000Z'));
  expect((await told()).accountNo).toBe(installed.accountNo);
  const again = await change({ effectiveOn: '2026-12-04' });
  gateway.clock.set(new Date('2026-12-03T15:59:59.999Z'));
  expect((await told()).accountNo).toBe(installed.accountNo);
  gateway.clock.set(new Date('2026-12-03T16:00:00.000Z'));
  expect((await told()).accountNo).toBe(otherAccount.accountNo);
  expect((await withdraw(again)).code).toBe(2617);
  expect((await desk()).history).toMatchObject([{ state: 'inForce' }, { state: 'withdrawn' }]);
});

test('what is signed off after its day counts from the sign-off on', async () => {
  ok(await ask({ effectiveOn: '2026-12-02' }));
  gateway.clock.set(new Date('2026-12-05T02:00:00Z'));
  ok(await signOff('operator2', await openId()));
  expect(await told()).toEqual({ accountNo: otherAccount.accountNo, bankChangedOn: '2026-12-05' });
  // So does the log, to the operators and, whenever they are told, to the enterprises.
  gateway.clock.set(new Date('2026-12-06T02:00:00Z'));
  await gateway.runJobs();
  const { rows } = await gateway.owner.query(
    `select distinct action, detail ->> 'day' as day from audit_event
      where action in ('bankAccount.signedOff', 'bankAccount.changed') order by action`,
  );
  expect(rows).toEqual([
    { action: 'bankAccount.changed', day: '2026-12-05' },
    { action: 'bankAccount.signedOff', day: '2026-12-05' },
  ]);
});

test('it is refused with a reason, which who asked is told; who asked takes it back', async () => {
  ok(await ask());
  const changeId = await openId();
  const refuse = (user: 'operator' | 'operator2', reason: string, id = changeId) =>
    as(user, 'refuseBankAccount', { body: { changeId: id, reason } });
  expect(faultsOf(await refuse('operator2', ' no '))).toEqual(['reason']);
  ok(await refuse('operator2', 'The bank knows no such account'));
  expect((await refuse('operator2', 'Once more')).code).toBe(2617);
  expect((await signOff('operator2', changeId)).code).toBe(2617);
  expect(await bellOf('operator')).toContain('bankAccount.refused');
  expect((await desk()).history[0]).toMatchObject({
    ...{ state: 'refused', refusal: 'The bank knows no such account' },
  });
  ok(await ask());
  ok(await refuse('operator', 'Taken back by myself', await openId()));
  expect((await desk()).open).toBeNull();
});

test('faults stand at their fields and cost no code; the account in force is none to change to', async () => {
  const wrong = { accountName: ' ', bankName: 'x'.repeat(101), accountNo: '12345' };
  const codeless = { verifyCode: '000000' };
  expect(faultsOf(await ask({ ...codeless, account: wrong, reason: '  ab ' }))).toEqual([
    ...['account.accountName', 'account.bankName', 'account.accountNo', 'reason'],
  ]);
  expect(faultsOf(await ask({ ...codeless, effectiveOn: '2026-11-30' }))).toEqual(['effectiveOn']);
  const same = {
    accountName: 'Probity 演示账户',
    bankName: installed.bankName,
    accountNo: '6200000000000000',
  };
  expect(faultsOf(await ask({ ...codeless, account: same }))).toEqual(['account.accountNo']);
});

test('the second of two who ask is told, and the same sent again is the one that waits', async () => {
  ok(await ask({ basedOn: null }));
  ok(await ask({ basedOn: null, verifyCode: '000000' }));
  expect((await desk()).history).toHaveLength(1);
  const other = { account: { ...otherAccount, accountNo: '22000000' }, verifyCode: '000000' };
  expect((await ask({ ...other, basedOn: null }, 'operator2')).code).toBe(2616);
  expect((await ask(other, 'operator2')).code).toBe(2616);
});

test('a recharge keeps the account that was told on the day of payment, whatever it becomes', async () => {
  gateway.clock.set(new Date('2026-12-04T02:00:00Z'));
  const paidTo = async (rechargeId: string) => {
    const rows = ok(await asOwner('listRecharges', { body: {} })).data.rows as {
      rechargeId: string;
      paidTo: { accountNo: string } | null;
    }[];
    return rows.find((row) => row.rechargeId === rechargeId)!.paidTo?.accountNo;
  };
  const before = await asked({ paidOn: '2026-12-04' });
  await change();
  const late = await asked({ paidOn: '2026-12-03' });
  const since = await asked({ paidOn: '2026-12-04' });
  expect([await paidTo(before), await paidTo(late), await paidTo(since)]).toEqual([
    ...[installed.accountNo, installed.accountNo, otherAccount.accountNo],
  ]);
  const change2 = sql`update recharge set paid_to = ${JSON.stringify(otherAccount)}::jsonb where id = ${before}`;
  await expect(inAccount(gateway, first, ({ tx }) => tx.run(change2))).rejects.toThrow('does not change');
});

test('only operators; another account reads nothing, and its own rows count for nothing', async () => {
  for (const user of ['analyst', 'support'] as const)
    expect((await as(user, 'getBankAccount')).code).toBe(403);
  expect((await asOwner('getBankAccount')).code).toBe(403);
  const nothing = { body: { changeId: uuidv7(), reason: 'Nothing is there' } };
  expect((await as('operator', 'refuseBankAccount', nothing)).code).toBe(404);
  ok(await ask());
  await inAccount(gateway, first, async ({ tx }) => {
    expect(await tx.many(sql`select id from bank_account_change`)).toEqual([]);
    await tx.run(sql`insert into bank_account_change
        (main_id, id, account_name, bank_name, account_no, reason, effective_on, asked_by, asked_at)
      values (${first}, ${uuidv7()}, 'forged', 'forged', '66666666', 'forged', '2026-12-01', ${demoUsers.operator}, now())`);
    await tx.run(sql`update bank_account_change set status = 'signedOff', decided_by = ${demoUsers.operator2},
      decided_at = now(), effective_at = now() where main_id = ${first}`);
  });
  gateway.clock.set(new Date('2030-01-01T00:00:00Z'));
  expect((await told()).accountNo).toBe(installed.accountNo);
});

test('the database itself refuses one person in both places, another account, and a change of what was decided', async () => {
  ok(await ask());
  const update = (set: ReturnType<typeof sql>) =>
    inAccount(gateway, platform, ({ tx }) => tx.run(sql`update bank_account_change set ${set}`));
  const signedOff = (by: string) =>
    sql`status = 'signedOff', decided_by = ${by}, decided_at = now(), effective_at = now()`;
  await expect(update(signedOff(demoUsers.operator))).rejects.toThrow('bank_account_two_persons');
  await expect(update(sql`account_no = '66666666'`)).rejects.toThrow('does not change');
  await expect(update(sql`asked_by = ${demoUsers.operator2}`)).rejects.toThrow('does not change');
  ok(await signOff('operator2', await openId()));
  await expect(update(sql`effective_at = now() + interval '1 day'`)).rejects.toThrow('does not change');
  await expect(
    inAccount(gateway, platform, ({ tx }) => tx.run(sql`delete from bank_account_change`)),
  ).rejects.toThrow('permission denied');
});
