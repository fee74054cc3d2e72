import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { consentTo, fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { clientTx, settingsStatement } from '../../platform/db/tx';
import { brokenBooks } from '../../platform/observability/alarms';
import { itemsOf, lockCheck } from '../checks/checkRepository';
import { cancelCheck, completeItem } from '../checks/lifecycle';
import { verifyLedgerJob } from './verifyJob';
import { ledgerFaults, type LedgerFaultKind } from './ledgerFaults';

const { first: mainId, second } = demoMains;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  const token = await sessionOf(gateway, demoUsers.owner, mainId);
  // One waits for consent, one is in work with an item done, one is cancelled, and in another account one waits for money.
  await placeOrder(gateway, token);
  const { checkId } = await placeOrder(gateway, token);
  await consentTo(gateway, checkId);
  await inAccount(gateway, mainId, async (work) => {
    const check = (await lockCheck(work.tx, checkId as string))!;
    const item = (await itemsOf(work.tx, check, true)).find(({ itemCode }) => itemCode === 'education')!;
    await completeItem(work, check, item, { result: 'unverifiable', lamp: 'yellow' });
  });
  const { checkId: cancelled } = await placeOrder(gateway, token);
  await inAccount(gateway, mainId, async (work) =>
    cancelCheck(work, (await lockCheck(work.tx, cancelled as string))!, 'not needed'),
  );
  await placeOrder(gateway, await sessionOf(gateway, demoUsers.owner, second), {}, second);
});
afterAll(() => gateway.close());

const faultsOf = (account: string) => inAccount(gateway, account, ({ tx }) => ledgerFaults(tx, account));

const tables = [
  ...['ledger_account', 'ledger_transaction', 'ledger_entry', 'check_item', 'payment', 'payout'],
  ...['charge_correction', 'recharge_reversal', 'payment_refund'],
];
const unguarded = `${tables.map((table) => `alter table ${table} disable trigger user`).join('; ')};
  alter table ledger_account drop constraint ledger_account_check`;

/** Changes rows past every rule of the database, and returns what is found; nothing of it stays. */
async function found(statement: string): Promise<LedgerFaultKind[]> {
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    await client.query(settingsStatement({ mainIds: [mainId], mainId }));
    await client.query(unguarded);
    const { rowCount } = await client.query(statement);
    expect(rowCount).toBeGreaterThan(0);
    return (await ledgerFaults(clientTx(client), mainId)).map(({ fault }) => fault);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('books that orders, work and cancellations have moved are right, in an account that waits for money too', async () => {
  expect(await faultsOf(mainId)).toEqual([]);
  expect(await faultsOf(second)).toEqual([]);
});

/** Something given back of the charge, with what is said of it. */
const givenBack = (fen: number, said: string) => `
  with charge as (select * from ledger_transaction where kind = 'capture'),
    said as (${said}),
    booked as (insert into ledger_transaction (main_id, id, kind, reference, reverses_id, order_id, check_item_id)
      select main_id, gen_random_uuid(), 'correction', coalesce((select id from said), gen_random_uuid()), id, order_id, check_item_id
        from charge returning main_id, id)
  insert into ledger_entry (main_id, transaction_id, account_kind, amount)
    select main_id, id, k, n from booked, (values ('available', ${fen}), ('spent', -${fen})) v (k, n)`;
const saidByTwo = (
  fen: number,
) => `insert into charge_correction (main_id, id, charge_id, amount, status, reason, asked_by,
    asked_at, decided_by, decided_at)
  select main_id, gen_random_uuid(), id, ${fen}, 'done', 'r', '${demoUsers.operator}', now(), '${demoUsers.operator2}', now()
    from charge returning id`;
/** What two operators decided, as done: the provider gives a recharge back. */
const takenBackByTwo = `insert into recharge_reversal (main_id, id, booking_id, status, reason, given_back_by, asked_by, asked_at,
    decided_by, decided_at)
  select main_id, gen_random_uuid(), id, 'done', 'r', 'provider', '${demoUsers.operator}', now(), '${demoUsers.operator2}', now()
    from ledger_transaction where kind = 'recharge'`;
/** A payment by scanning that was taken back whole, of which the provider is asked to give back so much. */
const refunded = (fen: number) => `
  with paid as (select * from ledger_transaction where kind = 'recharge'),
    decided as (${takenBackByTwo} returning id),
    payment_of as (insert into payment (main_id, id, out_trade_no, provider, merchant_id, app_id, amount, status, begun_by, begun_at,
        expires_at, transaction_id, booking_id, ended_at)
      select main_id, gen_random_uuid(), repeat('A', 32), 'local', 'm', 'a', 1000000, 'paid', '${demoUsers.owner}', now(), now(),
        reference, id, now() from paid returning id),
    booked as (insert into ledger_transaction (main_id, id, kind, reference, reverses_id)
      select main_id, gen_random_uuid(), 'reversal', id, id from paid returning main_id, id),
    moved as (insert into ledger_entry (main_id, transaction_id, account_kind, amount)
      select main_id, id, k, n from booked, (values ('available', -1000000), ('funding', 1000000)) v (k, n))
  insert into payment_refund (main_id, id, payment_id, reversal_id, out_refund_no, amount, asked_at)
    select b.main_id, gen_random_uuid(), p.id, d.id, repeat('B', 32), ${fen}, now() from booked b, payment_of p, decided d`;
const captured = `(select id from ledger_transaction where kind = 'capture')`;
test.each<[string, string, LedgerFaultKind[]]>([
  [
    'an entry that is larger than its other side',
    `update ledger_entry set amount = amount + 1 where account_kind = 'spent'`,
    ['settledItem', 'unbalanced', 'wrongBalance'],
  ],
  [
    'a booking without entries',
    `delete from ledger_entry where transaction_id in ${captured}`,
    ['openItems', 'settledItem', 'unbalanced', 'wrongBalance', 'wrongBalance'],
  ],
  [
    'a balance that was changed by itself',
    `update ledger_account set balance = balance + 5 where kind = 'available'`,
    ['wrongBalance'],
  ],
  [
    'an item that went back to work without its money',
    `update check_item set money = 'held' where money = 'captured'`,
    ['openItems', 'settledItem'],
  ],
  [
    'an item whose price was changed after it was ordered',
    `update check_item set price = price + 1 where money = 'captured'`,
    ['settledItem'],
  ],
  [
    'a reversal that takes back something else',
    `update ledger_transaction set kind = 'reversal', reverses_id = ${captured} where kind = 'recharge'`,
    ['notOpposite'],
  ],
  [
    'what was given back of a charge though nobody said so',
    givenBack(5, 'select null::uuid as id'),
    ['correction', 'wrongBalance', 'wrongBalance'],
  ],
  [
    'what was given back of a charge with another amount than two operators said',
    givenBack(5, saidByTwo(6)),
    ['correction', 'wrongBalance', 'wrongBalance'],
  ],
  [
    'more given back than the charge was',
    givenBack(1_000_000, saidByTwo(1_000_000)),
    ['correction', 'wrongBalance', 'wrongBalance'],
  ],
  [
    'a payment by scanning that claims the booking of another amount',
    `insert into payment (main_id, id, out_trade_no, provider, merchant_id, app_id, amount, status, begun_by, begun_at,
        expires_at, transaction_id, booking_id, ended_at)
      select main_id, gen_random_uuid(), repeat('A', 32), 'local', 'm', 'a', 1, 'paid', '${demoUsers.owner}', now(), now(),
        reference, id, now() from ledger_transaction where kind = 'recharge'`,
    ['payment'],
  ],
  [
    'money that a provider is to give back, of another amount than was taken back',
    refunded(999_999),
    ['refund', 'wrongBalance', 'wrongBalance'],
  ],
  [
    'only that the balances were not moved, where a provider gives back what was taken back',
    refunded(1_000_000),
    ['wrongBalance', 'wrongBalance'],
  ],
  ['what two operators decided that a provider gives back, and nobody asks for', takenBackByTwo, ['refund']],
  [
    'a payout that waits with nothing held for it',
    `insert into payout (main_id, id, amount, holder, bank_name, account_enc, account_tail, asked_by, asked_at)
      values ('${mainId}', gen_random_uuid(), 5, 'h', 'b', '\\x00', '1234', '${demoUsers.owner}', now())`,
    ['payout'],
  ],
  [
    'money held for a payout that nobody asked for',
    `with booked as (insert into ledger_transaction (main_id, id, kind, reference)
        values ('${mainId}', gen_random_uuid(), 'payoutHold', gen_random_uuid()) returning main_id, id)
      insert into ledger_entry (main_id, transaction_id, account_kind, amount)
        select main_id, id, k, n from booked, (values ('available', -5), ('held', 5)) v (k, n)`,
    ['payout', 'wrongBalance', 'wrongBalance'],
  ],
])('%s is found', async (_, statement, expected) => {
  expect(await found(statement)).toEqual(expected);
});

test('what is less than 0 is found', async () => {
  expect(await found(`update ledger_account set balance = -1 where kind = 'held'`)).toEqual([
    'negative',
    'wrongBalance',
  ]);
});

test('the hourly look says how many accounts are wrong, and that none is any more', async () => {
  const value = async () => (await brokenBooks.get()).values[0]!.value;
  const log = { error: () => undefined };
  const look = () => verifyLedgerJob.run({}, { services: gateway.services, log } as never);
  const change = (by: number) =>
    gateway.owner.query(
      `${settingsStatement({ mainIds: [mainId], mainId })}; alter table ledger_account disable trigger user;
       update ledger_account set balance = balance + ${by} where kind = 'available' and main_id = '${mainId}';
       alter table ledger_account enable trigger user`,
    );
  await change(5);
  await look();
  expect(await value()).toBe(1);
  await change(-5);
  await look();
  expect(await value()).toBe(0);
});
