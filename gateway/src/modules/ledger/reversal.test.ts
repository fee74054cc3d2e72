import { demoMains } from '../../../seeds/demoAccounts';
import { booksOf, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { capture, hold, recharge, release, reverse } from './ledgerService';

const { first, second } = demoMains;
const at = new Date();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

const money = (amount: number, mainId: string = first) => ({ mainId, amount, at });
const take = (id: string, mainId: string = first) =>
  inAccount(gateway, mainId, ({ tx }) => reverse(tx, id, { mainId, at }));
const idOf = async (kind: string, reference: string): Promise<string> =>
  (
    await inAccount(gateway, first, ({ tx }) =>
      tx.one<{ id: string }>(
        sql`select id from ledger_transaction where kind = ${kind} and reference = ${reference}`,
      ),
    )
  ).id;

/** 1000 fen came in, 300 of them are held for an item. */
async function heldItem() {
  const [rechargeId, orderId, itemId] = [uuidv7(), uuidv7(), uuidv7()];
  await inAccount(gateway, first, async ({ tx }) => {
    await recharge(tx, rechargeId, money(1000));
    await hold(tx, orderId, money(300));
  });
  return { rechargeId, orderId, itemId };
}

test('a capture is taken back once, by the exact opposite beside it; the item may then be released, and no more', async () => {
  const of = await heldItem();
  const start = await booksOf(gateway);
  await inAccount(gateway, first, ({ tx }) => capture(tx, of, money(300)));
  const id = await idOf('capture', of.itemId);
  expect(await take(id)).toBe('reversed');
  expect(await booksOf(gateway)).toEqual(start);
  expect(await take(id)).toBe('already');
  expect(await booksOf(gateway)).toEqual(start);

  expect(await inAccount(gateway, first, ({ tx }) => release(tx, of, money(300)))).toBe(true);
  expect(await inAccount(gateway, first, ({ tx }) => release(tx, of, money(300)))).toBe(false);
  await expect(inAccount(gateway, first, ({ tx }) => capture(tx, of, money(300)))).rejects.toThrow(
    /duplicate key/,
  );
  expect(await booksOf(gateway)).toEqual({
    ...start,
    held: start.held! - 300,
    available: start.available! + 300,
  });
  // Captured again after a second reversal: a fact of its own.
  expect(await take(await idOf('release', `${of.itemId}:1`))).toBe('reversed');
  expect(await inAccount(gateway, first, ({ tx }) => capture(tx, of, money(300)))).toBe(true);
  const rows = await inAccount(gateway, first, ({ tx }) =>
    tx.many<{ kind: string; round: number }>(sql`select kind, round from ledger_transaction
      where check_item_id = ${of.itemId} order by id`),
  );
  expect(rows.map(({ kind, round }) => `${kind} ${round}`)).toEqual([
    'capture 0',
    'reversal 0',
    'release 1',
    'reversal 1',
    'capture 2',
  ]);
});

test('many at once reverse a recharge once; what was spent since cannot be taken back', async () => {
  const [fine, gone] = [uuidv7(), uuidv7()];
  await inAccount(gateway, first, ({ tx }) => recharge(tx, fine, money(500)));
  const before = await booksOf(gateway);
  const id = await idOf('recharge', fine);
  const results = await Promise.all(Array.from({ length: 12 }, () => take(id)));
  expect(results.filter((one) => one === 'reversed')).toHaveLength(1);
  expect(results.filter((one) => one === 'already')).toHaveLength(11);
  expect(await booksOf(gateway)).toEqual({
    ...before,
    available: before.available! - 500,
    funding: before.funding! + 500,
  });

  await inAccount(gateway, second, async ({ tx }) => {
    await recharge(tx, gone, money(400, second));
    await hold(tx, uuidv7(), money(1, second));
  });
  const { id: spent } = await inAccount(gateway, second, ({ tx }) =>
    tx.one<{ id: string }>(sql`select id from ledger_transaction where reference = ${gone}`),
  );
  expect(await take(spent, second)).toBe('notCovered');
  // A transaction of another account cannot be reversed here.
  await expect(take(spent)).rejects.toMatchObject({ code: 404 });
  await expect(take(uuidv7())).rejects.toMatchObject({ code: 404 });
});

test('holds and reversals are not reversed', async () => {
  const of = await heldItem();
  await expect(take(await idOf('hold', of.orderId))).rejects.toThrow(/hold is not reversed/);
  const id = await idOf('recharge', of.rechargeId);
  expect(await take(id)).toBe('reversed');
  await expect(take(await idOf('reversal', id))).rejects.toThrow(/reversal is not reversed/);
});

test('the database itself refuses a second, an unequal and a nameless reversal, and one of a hold', async () => {
  const of = await heldItem();
  const id = await idOf('recharge', of.rechargeId);
  const book = (reversesId: string | null, amount: number, kind = 'reversal', mainId: string = first) =>
    inAccount(gateway, mainId, async ({ tx }) => {
      const own = uuidv7();
      await tx.run(sql`insert into ledger_transaction (main_id, id, kind, reference, reverses_id)
        values (${mainId}, ${own}, ${kind}, ${own}, ${reversesId})`);
      await tx.run(sql`insert into ledger_entry (main_id, transaction_id, account_kind, amount)
        values (${mainId}, ${own}, 'available', ${-amount}), (${mainId}, ${own}, 'funding', ${amount})`);
    });
  await expect(book(id, 999)).rejects.toThrow(/does not reverse/);
  await expect(book(id, -1000)).rejects.toThrow(/does not reverse/);
  await expect(book(null, 1000)).rejects.toThrow(/ledger_reversal_names_its_booking/);
  await expect(book(id, 1000, 'recharge')).rejects.toThrow(/ledger_reversal_names_its_booking/);
  await expect(book(await idOf('hold', of.orderId), 300)).rejects.toThrow(/does not reverse/);
  await expect(book(id, 1000, 'reversal', second)).rejects.toThrow(/foreign key/);
  // The valid counterpart: correct in every part, it is booked, and a second one is not.
  await book(id, 1000);
  await expect(book(id, 1000)).rejects.toThrow(/duplicate key/);
  expect(await take(id)).toBe('already');
});
