import { demoMains, demoUsers } from '../../../../seeds/demoAccounts';
import { enter, newestS, ok } from '../../../../test/candidates';
import {
  fund,
  gatewayWithPeople,
  inAccount,
  orderBody,
  packages,
  placeOrder,
  sessionOf,
} from '../../../../test/checks';
import { closingTools } from '../../../../test/closings';
import type { CallReply, TestGateway } from '../../../../test/gateway';
import { handOver, partiesOf, publishReviewed } from '../../../../test/reports';
import { uuidv7 } from '../../../kernel/ids';
import { assertAccountOpen } from '../../../kernel/openAccount';
import { sql } from '../../../platform/db/sql';

const { first, second } = demoMains;
const MOBILE = '13971639580';
const READER = '13962518473';
let gateway: TestGateway;
const { call, codeOf, ask, takeBack, desk } = closingTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
});
afterEach(() => gateway.close());

const order = async (user: 'owner' | 'recruiter' = 'recruiter') =>
  gateway.call(
    'placeOrder',
    { body: orderBody() },
    { token: await sessionOf(gateway, demoUsers[user], first), mainId: first, idempotencyKey: uuidv7() },
  );

test('the owner alone asks, with the name as it stands and a code of its own; what cannot be closed costs none', async () => {
  for (const user of ['recruiter', 'finance', 'viewer'] as const) {
    expect((await call(user, 'sendClosingCode', { body: {} })).code).toBe(403);
    const body = { accountName: '晨星科技有限公司', verifyCode: '000000' };
    expect((await call(user, 'askClosing', { body })).code).toBe(403);
    expect((await call(user, 'takeClosingBack', { body: {} })).code).toBe(403);
  }
  const verifyCode = await codeOf();
  expect(await ask({ verifyCode, accountName: '晨星科技' })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'accountName' }] },
  });
  expect((await ask({ verifyCode: '000000' })).code).toBe(1004);
  await fund(gateway, 10_000);
  expect(await ask({ verifyCode })).toMatchObject({ code: 2044 });
  expect(await desk()).toEqual([]);
});

test('what is open is named in both languages, money too', async () => {
  await fund(gateway, 10_000);
  await placeOrder(gateway, await sessionOf(gateway, demoUsers.owner, first));
  const { msg } = await ask();
  expect(msg).toMatch(/1 .*not finished.*100\.00|1 .*未完成.*100\.00/);
  expect((await takeBack()).code).toBe(2045);
});

test('from then on nothing is changed, all is read, and it comes back with one act', async () => {
  const asked = ok(await ask({ reason: 'We move' })).data;
  const closesOn = new Date(gateway.clock.now().getTime() + 30 * 86_400_000 + 8 * 3_600_000)
    .toISOString()
    .slice(0, 10);
  expect(asked).toMatchObject({ status: 'closing', askedBy: '林晓', eraseOn: closesOn, isPostponed: false });
  for (const refused of [
    await order(),
    await call('owner', 'saveDepartment', { body: { name: 'New', monthlyBudget: null } }),
    await call('finance', 'saveBalanceNotice', { body: { notifyBelow: 100 } }),
    await call('support', 'remindCandidate', { body: { checkId: uuidv7() } }),
    await call('owner', 'askPayout', {
      body: { amount: 1, bankName: 'A', accountNo: '6222021001116245', verifyCode: '000000' },
    }),
  ])
    expect(refused).toMatchObject({ code: 2043, msg: expect.stringContaining(closesOn) });
  ok(await call('recruiter', 'listChecks', { body: {} }));
  expect(ok(await call('viewer', 'loginInfo')).data.enterprise.closing).toEqual({
    askedBy: '林晓',
    eraseOn: closesOn,
    state: 'closing',
  });
  expect(ok(await call('owner', 'getDeparture')).data.closing).toEqual(asked);
  expect(await desk()).toMatchObject([
    { mainName: '晨星科技有限公司', reason: 'We move', status: 'closing' },
  ]);
  expect((await ask({ verifyCode: '000000' })).code).toBe(2043);
  // Another account of the same owner works as before.
  expect(
    (await call('owner', 'saveDepartment', { body: { name: 'New', monthlyBudget: null } }, second)).code,
  ).toBe(0);
  ok(await takeBack());
  expect((await order()).code).toBe(0);
  expect(ok(await call('viewer', 'loginInfo')).data.enterprise.closing).toBeNull();
  expect((await takeBack()).code).toBe(2045);
  expect(await desk()).toMatchObject([{ status: 'takenBack' }]);
});

test('keys and links to reports rest meanwhile, the candidate’s own link does not', async () => {
  await fund(gateway, 6_800);
  const parties = await partiesOf(gateway);
  const { checkId } = await handOver(parties, MOBILE);
  await publishReviewed(parties, checkId);
  const own = await newestS(gateway, MOBILE);
  ok(await parties.owner('createShare', { body: { checkId, mobiles: [READER], sendSms: true } }));
  const key = ok(await parties.owner('createApiKey', { body: { name: 'HR', scopes: ['checks.read'] } })).data
    .secret as string;
  const byKey = () => gateway.call('listChecks', { body: {} }, { token: key });
  const webhookId = uuidv7();
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`insert into webhook (main_id, id, name, url, kinds, secret_enc, created_by, created_at, updated_at)
      values (${first}, ${webhookId}, 'x', 'https://example.com/', array['check.disputed'], ''::bytea,
        ${demoUsers.owner}, now(), now())`),
  );
  const deliveries = async () =>
    (
      await inAccount(gateway, first, ({ tx }) =>
        tx.one<{ n: number }>(sql`select count(*)::int as n from webhook_delivery where main_id = ${first}`),
      )
    ).n;
  const shared = await enter(gateway, READER, await newestS(gateway, READER));
  ok(await shared.call('getSharedReport'));
  ok(await byKey());
  ok(await ask());
  expect(await byKey()).toMatchObject({ code: 2043 });
  expect((await shared.call('getSharedReport')).code).not.toBe(0);
  const candidate = await enter(gateway, MOBILE, own);
  ok(await candidate.call('getInvitation'));
  // What the candidate finds wrong is still theirs to say, and no other system is told of it meanwhile.
  ok(await candidate.call('disputeOwnReport', { reason: 'The school is another one' }));
  await gateway.runJobs();
  expect(await deliveries()).toBe(0);
  ok(await takeBack());
  ok(await byKey());
  ok(await shared.call('getSharedReport'));
});

test('what was begun before the closing is there when it looks, and what comes later is refused', async () => {
  const verifyCode = await codeOf();
  let answer: Promise<CallReply> | undefined;
  const { services } = gateway;
  await services.db.withTenant({ mainIds: [first], mainId: first }, async (tx) => {
    await assertAccountOpen(tx, first);
    answer = ask({ verifyCode });
    // It has looked once and spent its code; now it waits for this transaction.
    await waiting();
    await tx.run(sql`insert into orders (main_id, id, order_no, status, package_id, package_snapshot, price, created_by)
      values (${first}, ${uuidv7()}, 'PB20260101000001', 'awaitingPayment', ${packages.basic}, '{}', 100, ${demoUsers.owner})`);
  });
  expect(await answer).toMatchObject({ code: 2044 });
});

test('of orders in a race with a closing none is there beside it', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    gateway.clock.advance(3_600_000);
    const verifyCode = await codeOf();
    const [closing, ...orders] = await Promise.all([ask({ verifyCode }), order(), order('owner')]);
    const placed = orders.filter(({ code }) => code === 0);
    if (closing.code === 0) {
      expect(placed).toEqual([]);
      ok(await takeBack());
    } else {
      expect(closing.code).toBe(2044);
      for (const { data } of placed)
        ok(await call('owner', 'cancelCheck', { body: { checkId: data.checkId, reason: 'not needed' } }));
    }
  }
});

/** Until somebody waits for the lock of a closing. */
async function waiting(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await gateway.owner.query(
      `select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The closing did not wait');
}
