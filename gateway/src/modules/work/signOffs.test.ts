import { readFileSync } from 'node:fs';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { bankAccountTools } from '../../../test/bankAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, sessionOf } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import { rechargeTools, type Operator } from '../../../test/recharges';
import { signedTextTools } from '../../../test/signedTexts';

// What of the operators' desk waits for a second person stands in the queue until somebody decided.

const { platform } = demoMains;
let gateway: TestGateway;
const bank = bankAccountTools(() => gateway);
const texts = signedTextTools(() => gateway);
const { codeOf } = rechargeTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  // A Tuesday, at ten in the evening in China.
  gateway.clock.set(new Date('2026-12-01T14:00:00Z'));
});
afterEach(() => gateway.close());

const as = async (user: keyof typeof demoUsers, operation: string, body: object): Promise<CallReply> =>
  gateway.call(
    operation,
    { body },
    { token: await sessionOf(gateway, demoUsers[user], platform), mainId: platform, lang: 'en' },
  );
type Row = Record<string, unknown> & { workItemId: string; title: string };
const queue = async (user: keyof typeof demoUsers, state = 'open') =>
  ok(await as(user, 'listWorkItems', { kind: ['signOff'], state })).data as {
    rows: Row[];
    total: { count: number };
  };
const first = async (user: keyof typeof demoUsers, state?: string) => (await queue(user, state)).rows[0]!;
const take = async (user: Operator, { workItemId }: Row) =>
  as(user, 'claimWorkItem', { workItemId, take: true });

const homeQueue = async (user: keyof typeof demoUsers) =>
  ok(await as(user, 'homeSummary', { from: '2026-11-20', to: '2026-12-01' })).data.queue as {
    open: number;
  } | null;

const ways = {
  bankAccount: {
    what: 'Sign off another bank account',
    ask: () => bank.ask({ effectiveOn: '2026-12-01' }),
    open: () => bank.openId(),
    accept: (changeId: string) => bank.signOff('operator2', changeId),
    refuse: (user: Operator, changeId: string) =>
      as(user, 'refuseBankAccount', { changeId, reason: 'The bank knows no such account' }),
    due: '2026-12-01',
  },
  consent: {
    what: 'Sign off a version of the consent',
    ask: () => texts.ask({ kind: 'consent', effectiveOn: '2026-12-20' }),
    open: () => texts.openId('consent'),
    accept: (changeId: string) => texts.signOff('operator2', changeId),
    refuse: (user: Operator, changeId: string) =>
      as(user, 'sendBackTextVersion', { changeId, reason: 'A word is missing' }),
    due: '2026-12-02',
  },
  rechargeLimit: {
    what: 'Confirm another limit for one operator',
    ask: () => as('operator', 'askRechargeLimit', { above: 100_00 }),
    open: async () => ok(await bank.as('operator', 'getRechargeLimit')).data.changes[0].changeId as string,
    accept: async (changeId: string) => {
      const verifyCode = await codeOf(await sessionOf(gateway, demoUsers.operator2, platform), 'operator2');
      return as('operator2', 'confirmRechargeLimit', { changeId, verifyCode });
    },
    refuse: (user: Operator, changeId: string) => as(user, 'refuseRechargeLimit', { changeId }),
    due: '2026-12-02',
  },
};

describe.each(Object.entries(ways))('%s', (signOff, way) => {
  test('it is open for another operator with who asked, and not offered to that one', async () => {
    const { open: before } = (await homeQueue('operator2'))!;
    ok(await way.ask());
    const row = await first('operator2');
    expect(row).toMatchObject({
      ...{ signOff, status: 'open', mainId: platform, dueAt: way.due, assigneeName: null, mayWork: true },
    });
    expect(row.title.startsWith(`${way.what}, asked by `)).toBe(true);
    expect((await homeQueue('operator2'))!.open).toBe(before + 1);
    const own = await first('operator');
    expect(own).toMatchObject({ workItemId: row.workItemId, mayWork: false });
    expect(own.title).toContain(`${way.what}: asked by you, another operator decides`);
    expect((await take('operator', row)).code).toBe(2448);
    ok(await take('operator2', row));
    const colleagues = ok(await as('operator2', 'listWorkColleagues', { workItemId: row.workItemId })).data;
    expect(colleagues.rows).not.toContainEqual(expect.objectContaining({ userId: demoUsers.operator }));
    // It is the desk's right: others of the staff may read the queue alone.
    expect(await first('analyst')).toMatchObject({ mayWork: false });
  });

  test('decided by another operator it is done, taken back by who asked it is nobody’s work', async () => {
    ok(await way.ask());
    ok(await way.refuse('operator2', await way.open()));
    expect((await queue('operator2')).total.count).toBe(0);
    expect(await first('operator2', 'done')).toMatchObject({
      status: 'done',
      mine: true,
      title: expect.stringContaining(way.what),
    });
    gateway.clock.advance(61_000);
    ok(await way.ask());
    ok(await way.refuse('operator', await way.open()));
    gateway.clock.advance(61_000);
    ok(await way.ask());
    ok(await way.accept(await way.open()));
    const { rows } = await queue('operator2', 'done');
    expect(rows.map(({ status }) => status).sort()).toEqual(['cancelled', 'done', 'done']);
    expect((await queue('operator2')).rows).toEqual([]);
  });
});

test('what waited before such work was kept stands in the queue too', async () => {
  for (const { ask } of Object.values(ways)) ok(await ask());
  const before = (await queue('operator2')).rows.map(({ signOff }) => signOff).sort();
  await gateway.owner.query(`delete from work_item where kind = 'signOff'`);
  const migration = readFileSync('gateway/migrations/0095_sign_offs_in_the_queue.sql', 'utf8');
  await gateway.owner.query(migration.slice(migration.indexOf('insert into work_item')));
  const { rows } = await queue('operator2');
  expect(rows.map(({ signOff }) => signOff).sort()).toEqual(before);
  expect(before).toHaveLength(3);
});
