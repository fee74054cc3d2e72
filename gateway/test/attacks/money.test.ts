import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { sql } from '../../src/platform/db/sql';
import { uuidv7 } from '../../src/kernel/ids';
import { ok } from '../candidates';
import { booksOf, fund, gatewayWithPeople, inAccount, orderBody, placeOrder, sessionOf } from '../checks';
import type { TestGateway } from '../gateway';
import { attack, changesNothing } from './attack';

const { first, third } = demoMains;
const PRICE = 6800;
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  token = await sessionOf(gateway, demoUsers.owner, first);
  await fund(gateway, 10_000_000);
});
afterAll(() => gateway.close());

const send = (body: unknown, idempotencyKey: string = uuidv7()) =>
  gateway.call('placeOrder', { body }, { token, mainId: first, idempotencyKey });

let orders: { status: string; held: number }[];
attack('overdraft', {
  async refused() {
    const other = await sessionOf(gateway, demoUsers.owner, third);
    await fund(gateway, PRICE * 3 + 100, third);
    orders = await Promise.all(Array.from({ length: 8 }, () => placeOrder(gateway, other, {}, third)));
    const waiting = orders.filter(({ status }) => status === 'awaitingPayment');
    expect(waiting).toHaveLength(5);
    expect(waiting.every(({ held }) => held === 0)).toBe(true);
    expect((await booksOf(gateway, third)).available).toBe(100);
  },
  async twin() {
    expect(orders.filter(({ status, held }) => status === 'placed' && held === PRICE)).toHaveLength(3);
    expect((await booksOf(gateway, third)).held).toBe(PRICE * 3);
  },
});

/** Writes entries past every rule but the database's own, as the application could. */
const write = (entries: readonly [account: string, amount: number][]) =>
  inAccount(gateway, first, async ({ tx }) => {
    const id = uuidv7();
    await tx.run(sql`insert into ledger_transaction (main_id, id, kind, reference)
      values (${first}, ${id}, 'recharge', ${id})`);
    for (const [account, amount] of entries)
      await tx.run(sql`insert into ledger_entry (main_id, transaction_id, account_kind, amount)
        values (${first}, ${id}, ${account}, ${amount})`);
  });

attack('overdraft behind the rules', {
  async refused() {
    const { available } = await booksOf(gateway);
    await changesNothing(gateway, async () => {
      // More than there is, out of nothing, and directly into the balance.
      const spent = write([
        ['available', -available - 1],
        ['spent', available + 1],
      ]);
      await expect(spent).rejects.toThrow('ledger_account_check');
      await expect(write([['available', 5]])).rejects.toThrow(/ledger/);
      await expect(
        inAccount(gateway, first, ({ tx }) => tx.run(sql`update ledger_account set balance = balance + 1`)),
      ).rejects.toThrow('ledger entries only');
    });
  },
  async twin() {
    const before = await booksOf(gateway);
    await write([
      ['available', 5],
      ['funding', -5],
    ]);
    expect(await booksOf(gateway)).toEqual({
      ...before,
      available: before.available + 5,
      funding: before.funding - 5,
    });
  },
});

const key = uuidv7();
const body = orderBody({ consentWay: 'link' });
let reply: unknown;
attack('replayed idempotency key with another body', {
  async refused() {
    // Both at once: one order.
    const [one, same] = await Promise.all([send(body, key), send(body, key)]);
    expect(ok(one).data).toEqual(ok(same).data);
    reply = one.data;
    await changesNothing(gateway, async () => {
      for (const other of [
        { positionTitle: 'Other' },
        { expectedPrice: 1 },
        { candidate: orderBody().candidate },
      ])
        expect(await send({ ...body, ...other }, key)).toMatchObject({ code: 2003, data: null });
    });
  },
  async twin() {
    const again = await changesNothing(gateway, () => send(body, key));
    expect(ok(again).data).toEqual(reply);
  },
});

attack('wrong price', {
  async refused() {
    await changesNothing(gateway, async () => {
      for (const expectedPrice of [PRICE - 1, PRICE + 1, 0, -PRICE])
        expect([expectedPrice, (await send(orderBody({ expectedPrice }))).code]).toEqual([
          expectedPrice,
          2008,
        ]);
      for (const expectedPrice of [PRICE + 0.5, String(PRICE)])
        expect([expectedPrice, (await send(orderBody({ expectedPrice }))).code]).toEqual([
          expectedPrice,
          1000,
        ]);
    });
  },
  async twin() {
    const before = await booksOf(gateway);
    expect(ok(await send(orderBody({ expectedPrice: PRICE }))).data).toMatchObject({ held: PRICE });
    expect((await booksOf(gateway)).held - before.held).toBe(PRICE);
  },
});
