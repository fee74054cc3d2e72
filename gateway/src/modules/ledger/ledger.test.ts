import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import {
  booksOf,
  consentTo,
  fund,
  gatewayWithPeople,
  inAccount,
  placeOrder,
  sessionOf,
} from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { Database } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { itemsOf, lockCheck, type CheckRow } from '../checks/checkRepository';
import { cancelCheck, completeItem, pauseForInfo, answerInfo } from '../checks/lifecycle';
import { withdrawItems } from '../checks/withdrawal';
import { chinaMonth, monthBegins } from '../../kernel/chinaMonth';
import { BusinessError } from '../../kernel/errors';
import { systemWork } from '../../kernel/work';
import { closeNextMonth } from '../statements/closing';
import { ledgerFaults } from './ledgerFaults';
import {
  capture,
  hold,
  holdPayout,
  payOut,
  recharge,
  rechargeId,
  release,
  releasePayout,
  type Reversal,
  reverse,
} from './ledgerService';

// The whole drill is 20 000; a tenth runs in CI.
const OPERATIONS = Math.round(20_000 * Number(process.env.SCALE ?? 0.1));
const CONNECTIONS = 32;
const TIMES = 3;
const mainId = demoMains.first;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

interface Operation {
  run(db: Database): Promise<unknown>;
}

test(`${CONNECTIONS} connections, ${OPERATIONS} mixed operations, each sent ${TIMES} times: nothing lost, nothing double`, async () => {
  const url = new URL(gateway.services.db.pool.options.connectionString!);
  const db = new Database(url.toString(), { max: CONNECTIONS });
  // A month that is over is closed while the present one is booked.
  const lastMonth = new Date(monthBegins(chinaMonth(new Date())).getTime() - 86_400_000);
  await inAccount(gateway, mainId, ({ tx }) =>
    recharge(tx, uuidv7(), { mainId, amount: 1_000, at: lastMonth }),
  );
  const before = await booksOf(gateway);
  const at = new Date();
  const inTx = <T>(work: (tx: Parameters<Parameters<Database['withTenant']>[1]>[0]) => Promise<T>) =>
    db.withTenant({ mainIds: [mainId], mainId }, work);
  // An order is held, then its items are captured or released; everything shares one balance that is often too low.
  const held = new Set<string>();
  const expected = { recharged: 0, held: 0, captured: 0, released: 0, takenBack: 0, paidOut: 0 };
  const recharges = new Map<string, number>();
  const orders = Array.from({ length: OPERATIONS / 5 }, () => ({
    id: uuidv7(),
    parts: [randomInt(1, 900), randomInt(1, 900)].map((amount) => ({
      id: uuidv7(),
      amount,
      spend: randomInt(2) === 1,
    })),
  }));
  const first: Operation[] = orders.flatMap((order) => {
    const amount = order.parts[0]!.amount + order.parts[1]!.amount;
    const reference = uuidv7();
    const paid = randomInt(1, 900);
    recharges.set(reference, paid);
    expected.recharged += paid;
    return [
      { run: () => inTx((tx) => recharge(tx, reference, { mainId, amount: paid, at })) },
      {
        run: async () => {
          if (await inTx((tx) => hold(tx, order.id, { mainId, amount, at }))) held.add(order.id);
        },
      },
    ];
  });
  await sendAll(first, TIMES, db);
  for (const order of orders.filter(({ id }) => held.has(id))) {
    for (const part of order.parts) {
      expected.held += part.amount;
      if (part.spend) expected.captured += part.amount;
      else expected.released += part.amount;
    }
  }
  // What is to be paid out is held beside the orders; each payout ends once, in the one way or the other.
  const topUp = { reference: uuidv7(), amount: 3_000 };
  await inTx((tx) => recharge(tx, topUp.reference, { mainId, amount: topUp.amount, at }));
  expected.recharged += topUp.amount;
  const payouts = Array.from({ length: OPERATIONS / 20 }, () => ({
    id: uuidv7(),
    amount: randomInt(1, 900),
  }));
  const covered = new Set<string>();
  const asked = payouts.map(({ id, amount }) => ({
    run: async () => {
      if (await inTx((tx) => holdPayout(tx, id, { mainId, amount, at }))) covered.add(id);
    },
  }));
  await sendAll(asked, TIMES, db);
  const ended = payouts.filter(({ id }) => covered.has(id));
  const sumOf = (list: typeof ended) => list.reduce((sum, { amount }) => sum + amount, 0);
  const paid = ended.filter((_, index) => index % 2 === 0);
  expected.paidOut = sumOf(paid);
  expect((await booksOf(gateway)).held).toBe((before.held ?? 0) + expected.held + sumOf(ended));
  const endings: Operation[] = ended.map((one) => ({
    run: () =>
      inTx((tx) =>
        (paid.includes(one) ? payOut : releasePayout)(tx, one.id, { mainId, amount: one.amount, at }),
      ),
  }));
  const second = orders
    .filter(({ id }) => held.has(id))
    .flatMap((order) =>
      order.parts.map((part) => ({
        run: () =>
          inTx((tx) => {
            const of = { orderId: order.id, itemId: part.id };
            return (part.spend ? capture : release)(tx, of, { mainId, amount: part.amount, at });
          }),
      })),
    );
  // Meanwhile some recharges are reversed: while the money is there, and once, though three ask for it.
  const verdicts = new Map<string, Reversal[]>();
  const third = [...recharges.keys()]
    .filter((_, index) => index % 10 === 0)
    .map((reference) => ({
      run: async () => {
        const verdict = await inTx(async (tx) =>
          reverse(tx, await rechargeId(tx, mainId, reference), { mainId, at }),
        );
        verdicts.set(reference, [...(verdicts.get(reference) ?? []), verdict]);
      },
    }));
  const closings: Operation[] = Array.from({ length: 20 }, () => ({
    run: () => inTx((tx) => closeNextMonth(systemWork({ ...gateway.services, db }, tx, mainId), mainId)),
  }));
  await sendAll([...second, ...third, ...endings, ...closings], TIMES, db);
  await db.close();
  for (const [reference, three] of verdicts) {
    const times = three.filter((one) => one === 'reversed').length;
    expect(times).toBeLessThanOrEqual(1);
    if (times === 1) expected.takenBack += recharges.get(reference)!;
  }
  expect(expected.takenBack).toBeGreaterThan(0);

  expect(held.size).toBeGreaterThan(0);
  expect(held.size).toBeLessThan(orders.length);
  const after = await booksOf(gateway);
  expect(after).toEqual({
    funding: (before.funding ?? 0) - expected.recharged + expected.takenBack,
    available:
      (before.available ?? 0) +
      (expected.recharged - expected.held + expected.released - expected.takenBack - expected.paidOut),
    held: before.held ?? 0,
    spent: (before.spent ?? 0) + expected.captured,
    paidOut: expected.paidOut,
  });
  expect(expected.paidOut).toBeGreaterThan(0);
  const [sums] = await inAccount(gateway, mainId, ({ tx }) =>
    tx.many<{ entries: number; unbalanced: number }>(sql`select coalesce(sum(amount), 0)::int8 as entries,
      (select count(*)::int from (select from ledger_entry group by transaction_id having sum(amount) <> 0) x) as unbalanced
      from ledger_entry`),
  );
  expect(sums).toEqual({ entries: 0, unbalanced: 0 });
  const statements = await inAccount(gateway, mainId, ({ tx }) =>
    tx.many(sql`select opening, recharged, closing, held from statement where main_id = ${mainId}`),
  );
  expect(statements).toEqual([{ opening: 0, recharged: 1_000, closing: 1_000, held: 0 }]);
}, 900_000);

/** Sends every operation `times` times in a shuffled order over all connections. */
async function sendAll(operations: readonly Operation[], times: number, db: Database): Promise<void> {
  const queue = Array.from({ length: times }, () => operations).flat();
  for (let index = queue.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [queue[index], queue[other]] = [queue[other]!, queue[index]!];
  }
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await next.run(db);
    }),
  );
}

test('the database refuses what the rules would not do', async () => {
  const at = new Date();
  const item = uuidv7();
  const order = uuidv7();
  await inAccount(gateway, mainId, async ({ tx }) => {
    await recharge(tx, uuidv7(), { mainId, amount: 1000, at });
    await hold(tx, order, { mainId, amount: 100, at });
    await capture(tx, { orderId: order, itemId: item }, { mainId, amount: 100, at });
  });
  const attempts = [
    () =>
      inAccount(gateway, mainId, ({ tx }) =>
        release(tx, { orderId: order, itemId: item }, { mainId, amount: 100, at }),
      ),
    () =>
      inAccount(gateway, mainId, ({ tx }) =>
        tx.run(sql`update ledger_account set balance = balance + 1 where kind = 'available'`),
      ),
    () => inAccount(gateway, mainId, ({ tx }) => tx.run(sql`delete from ledger_entry`)),
    () => inAccount(gateway, mainId, ({ tx }) => tx.run(sql`update ledger_entry set amount = 1`)),
    () =>
      inAccount(gateway, mainId, async ({ tx }) => {
        const id = uuidv7();
        await tx.run(
          sql`insert into ledger_transaction (main_id, id, kind, reference) values (${mainId}, ${id}, 'recharge', ${id})`,
        );
        await tx.run(sql`insert into ledger_entry (main_id, transaction_id, account_kind, amount) values
          (${mainId}, ${id}, 'available', 5), (${mainId}, ${id}, 'funding', -4)`);
      }),
  ];
  for (const attempt of attempts)
    await expect(attempt()).rejects.toThrow(/duplicate key|ledger|permission|balance/);
});

type Step = 'complete' | 'ask' | 'answer' | 'withdraw' | 'cancel';

test('whatever happens to a check, in whatever order, its money is accounted for', async () => {
  const token = await sessionOf(gateway, demoUsers.owner, mainId);
  await fund(gateway, 10_000_000);
  // The bookings of the other tests are of items that never were.
  const faults = () => inAccount(gateway, mainId, ({ tx }) => ledgerFaults(tx, mainId));
  const standing = await faults();
  const steps = fc.array(
    fc.tuple(fc.constantFrom<Step>('complete', 'ask', 'answer', 'withdraw', 'cancel'), fc.nat(3)),
    {
      maxLength: 12,
    },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const before = await booksOf(gateway);
      const { checkId, price } = await placeOrder(gateway, token);
      await consentTo(gateway, checkId);
      for (const [step, index] of walk) await tryStep(checkId, step, index);
      const items = await inAccount(gateway, mainId, ({ tx }) => itemsOf(tx, { mainId, id: checkId }));
      const sum = (money: string) =>
        items.reduce((n, item) => n + (item.money === money ? item.price : 0), 0);
      const after = await booksOf(gateway);
      expect(sum('held') + sum('captured') + sum('released')).toBe(price);
      expect(after).toMatchObject({
        funding: before.funding,
        available: before.available - price + sum('released'),
        held: before.held + sum('held'),
        spent: before.spent + sum('captured'),
      });
      for (const item of items) {
        const wanted =
          item.status === 'done' ? 'captured' : item.status === 'cancelled' ? 'released' : 'held';
        expect([item.status, item.money]).toEqual([item.status, wanted]);
      }
      expect(await faults()).toEqual(standing);
    }),
    { numRuns: 25 },
  );
}, 120_000);

async function tryStep(checkId: string, step: Step, index: number): Promise<void> {
  try {
    await inAccount(gateway, mainId, async (work) => {
      const check: CheckRow = (await lockCheck(work.tx, checkId))!;
      const item = (await itemsOf(work.tx, check, true))[index]!;
      if (step === 'complete')
        await completeItem(work, check, item, { result: 'unverifiable', lamp: 'yellow' });
      if (step === 'ask') await pauseForInfo(work, check, item, { of: 'candidate', question: '?' });
      if (step === 'answer')
        await answerInfo(work, check, item, { id: uuidv7(), by: 'candidate', text: '!', fileIds: [] });
      if (step === 'withdraw') await withdrawItems(work, check, [item.id], new Map());
      if (step === 'cancel') await cancelCheck(work, check, 'walk');
    });
  } catch (error) {
    // A step that the state does not allow is refused as a whole; anything else is a fault.
    if (!(error instanceof BusinessError) || error.code !== 2004) throw error;
  }
}
