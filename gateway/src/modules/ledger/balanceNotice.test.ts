import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { hold, recharge, release } from './ledgerService';

const { first } = demoMains;
const YUAN = 100;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000 * YUAN);
});
afterAll(() => gateway.close());

const fact = (yuan: number) => ({ mainId: first, amount: yuan * YUAN, at: gateway.clock.now() });
const book = <T>(deed: (tx: Parameters<typeof hold>[0]) => Promise<T>) =>
  inAccount(gateway, first, ({ tx }) => deed(tx));
async function call(operation: string, input: object, who: keyof typeof demoUsers = 'finance') {
  const token = await sessionOf(gateway, demoUsers[who], first);
  return gateway.call(operation, input, { token, mainId: first });
}
const setBelow = (yuan: number | null) =>
  call('saveBalanceNotice', { body: { notifyBelow: yuan === null ? null : yuan * YUAN } });

/** How often each person was told. */
async function told(): Promise<Record<string, number>> {
  await gateway.runJobs();
  const rows = await book((tx) =>
    tx.many<{
      userId: string;
      n: number;
    }>(sql`select user_id as "userId", count(*)::int as n from notification
      where kind = 'balance.low' group by 1`),
  );
  return Object.fromEntries(rows.map(({ userId, n }) => [userId, n]));
}
const times = async () => (await told())[demoUsers.finance] ?? 0;

test('it is told once when the balance falls below, to those with the right alone, and again after it rose', async () => {
  expect(await setBelow(9_000)).toMatchObject({ code: 0, data: { notifyBelow: 9_000 * YUAN } });
  await book((tx) => hold(tx, uuidv7(), fact(1_000)));
  expect(await told()).toEqual({});
  const orderId = uuidv7();
  await book((tx) => hold(tx, orderId, fact(1)));
  const { owner, admin, finance } = { admin: undefined, ...demoUsers };
  expect(await told()).toEqual(
    Object.fromEntries([owner, admin, finance].filter((id) => id !== undefined).map((id) => [id, 1])),
  );
  await book((tx) => hold(tx, uuidv7(), fact(500)));
  await book((tx) => release(tx, { orderId, itemId: uuidv7() }, fact(1)));
  expect(await times()).toBe(1);
  // At the very amount it is not below.
  await book((tx) => recharge(tx, uuidv7(), fact(500)));
  expect(await times()).toBe(1);
  await book((tx) => hold(tx, uuidv7(), fact(1)));
  expect(await times()).toBe(2);
});

test('holds at once tell once, and one that is undone tells nothing', async () => {
  await book((tx) => recharge(tx, uuidv7(), fact(1_000)));
  const before = await times();
  const undone = book(async (tx) => {
    await hold(tx, uuidv7(), fact(2_000));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await times()).toBe(before);
  await Promise.all(Array.from({ length: 8 }, () => book((tx) => hold(tx, uuidv7(), fact(999)))));
  expect(await times()).toBe(before + 1);
});

test('without an amount nothing is told; one above the balance is told when it falls the next time', async () => {
  const before = await times();
  await book((tx) => recharge(tx, uuidv7(), fact(20_000)));
  await setBelow(null);
  await book((tx) => hold(tx, uuidv7(), fact(15_000)));
  expect(await times()).toBe(before);
  await setBelow(100_000);
  await book((tx) => hold(tx, uuidv7(), fact(1)));
  expect(await times()).toBe(before);
  await book((tx) => recharge(tx, uuidv7(), fact(200_000)));
  await book((tx) => hold(tx, uuidv7(), fact(150_000)));
  expect(await times()).toBe(before + 1);
});

test('whole yuan only; who has not the right neither sees nor sets it', async () => {
  for (const notifyBelow of [0, -100, 150, 100_000_000_100, 1.5, '100'])
    expect((await call('saveBalanceNotice', { body: { notifyBelow } })).code).toBe(1000);
  for (const who of ['recruiter', 'viewer'] as const) {
    expect((await call('saveBalanceNotice', { body: { notifyBelow: 100 } }, who)).code).toBe(403);
    expect((await call('getBalance', {}, who)).code).toBe(403);
  }
});
