import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import {
  booksOf,
  consentTo,
  fund,
  gatewayWithPeople,
  inAccount,
  orderBody,
  packages,
  sessionOf,
} from '../../../test/checks';
import { countedTx } from '../../../test/countedTx';
import type { TestGateway } from '../../../test/gateway';
import { signedForm } from '../../../test/reports';
import { uuidv7 } from '../../kernel/ids';
import { systemWork, type Work } from '../../kernel/work';
import { ident, sql } from '../../platform/db/sql';
import { ledgerFaults } from '../ledger/ledgerFaults';
import type { PlaceOrderRequest } from './domain/asked';
import { MOST_AT_ONCE, orderAll, type Outcome } from './ordering';
import type { Orderer } from './orderer';
import { askedBy } from './orderService';

const mainId = demoMains.first;
const PRICE = 6800;
const recruiter: Orderer = { mainId, userId: demoUsers.recruiter, departmentId: demoDepartments.people };
const owner: Orderer = { mainId, userId: demoUsers.owner, departmentId: null };
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await gatewayWithPeople();
});
afterEach(() => gateway.close());

const request = (over: Record<string, unknown> = {}) => orderBody(over) as PlaceOrderRequest;
const requests = (count: number) => Array.from({ length: count }, () => request());
const order = (
  work: Work,
  asked: readonly PlaceOrderRequest[],
  rowIds: readonly string[] = [],
  by: Orderer = owner,
) =>
  orderAll(
    work,
    by,
    asked.map((one, n) => askedBy(work, by, one, rowIds[n] ? { batchRowId: rowIds[n] } : {})),
  );
const ordered = (asked: readonly PlaceOrderRequest[], rowIds: readonly string[] = []) =>
  inAccount(gateway, mainId, (work) => order(work, asked, rowIds));
const told = (outcomes: readonly Outcome[]) =>
  outcomes.map(({ decision }) => (decision.outcome === 'refused' ? decision.code : decision.outcome));
/** Rows of the account that fit. */
const count = (table: string, where = sql`true`) =>
  inAccount(gateway, mainId, async ({ tx }) => {
    const { n } = await tx.one<{ n: number }>(
      sql`select count(*)::int as n from ${ident(table)} where ${where}`,
    );
    return n;
  });
/** The outbox is of no account. */
const invited = async () => {
  const { rows } = await gateway.owner.query<{ n: number }>(
    `select count(about_id)::int as n from sms_outbox where template = 'invitation'`,
  );
  return rows[0]!.n;
};
const faults = () => inAccount(gateway, mainId, ({ tx }) => ledgerFaults(tx, mainId));

async function statementsOf(count: number): Promise<number> {
  return gateway.services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    const counted = countedTx(tx);
    const { sums } = await order(systemWork(gateway.services, counted.tx, mainId), requests(count));
    expect(sums.placed.orders).toBe(count);
    return counted.statements();
  });
}

test('a chunk takes as many statements as a single order, which takes few', async () => {
  await fund(gateway, 10_000_000);
  const one = await statementsOf(1);
  expect(one).toBeLessThanOrEqual(45);
  expect(await statementsOf(20)).toBe(one);
  // Where many are ordered at once, one lock of the account stands for those of the people, and the tables are measured.
  const many = await statementsOf(21);
  expect(many).toBeLessThanOrEqual(one);
  expect(await statementsOf(120)).toBe(many);
});

test('what a chunk places is held order by order, at once, and each candidate is asked once', async () => {
  await fund(gateway, 40 * PRICE + 1);
  const { outcomes, sums } = await ordered(requests(50));
  expect(told(outcomes)).toEqual([
    ...Array<string>(40).fill('placed'),
    ...Array<string>(10).fill('awaitingPayment'),
  ]);
  expect(sums).toMatchObject({
    placed: { orders: 40, price: 40 * PRICE },
    awaitingPayment: { orders: 10, price: 10 * PRICE },
  });
  expect(await booksOf(gateway)).toMatchObject({ available: 1, held: 40 * PRICE });
  expect(await faults()).toEqual([]);
  const holds = await inAccount(gateway, mainId, ({ tx }) =>
    tx.many<{ orderId: string; amount: number }>(sql`select t.order_id as "orderId", e.amount
      from ledger_transaction t join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id
      where t.main_id = ${mainId} and t.kind = 'hold' and e.account_kind = 'held'`),
  );
  const placed = outcomes.slice(0, 40).map(({ written }) => ({ orderId: written!.order.id, amount: PRICE }));
  expect(holds).toHaveLength(40);
  expect(holds).toEqual(expect.arrayContaining(placed));
  expect(await count('invitation')).toBe(40);
  expect(await count('check_message', sql`template = 'invitation'`)).toBe(40);
  expect(await invited()).toBe(40);
  expect(await count('check_item', sql`money = 'held'`)).toBe(160);
  expect(await count('check_item', sql`money = 'none'`)).toBe(40);
  expect(await count('domain_event', sql`kind = 'check.ordered'`)).toBe(50);
  // What is held of a chunk ends check by check: one is refused in part, one is cancelled, the rest stays.
  const [first, second] = outcomes.map(({ decision }) => decision.asked.checkId) as [string, string];
  await consentTo(gateway, first, ['education']);
  await consentTo(gateway, second, ['identity']);
  expect(await faults()).toEqual([]);
  const { held, available } = await booksOf(gateway);
  expect(held + available).toBe(40 * PRICE + 1);
  expect(held).toBeLessThan(39 * PRICE);
});

test('what waited for money is placed by the same write, in its order, as far as the money goes', async () => {
  const { outcomes } = await ordered(requests(30));
  expect(new Set(told(outcomes))).toEqual(new Set(['awaitingPayment']));
  await fund(gateway, 20 * PRICE + 1);
  await gateway.runJobs();
  const states = await inAccount(gateway, mainId, ({ tx }) =>
    tx.many<{ status: string }>(sql`select status from orders order by created_at, id`),
  );
  expect(states.map(({ status }) => status)).toEqual([
    ...Array<string>(20).fill('placed'),
    ...Array<string>(10).fill('awaitingPayment'),
  ]);
  expect(await booksOf(gateway)).toMatchObject({ available: 1, held: 20 * PRICE });
  expect(await count('invitation')).toBe(20);
  expect(await count('domain_event', sql`kind = 'order.placed'`)).toBe(20);
  expect(await faults()).toEqual([]);
});

/** A balance, a budget and a rule that some of the rows below meet and others do not. */
async function narrow(): Promise<void> {
  await fund(gateway, 4 * PRICE + 100);
  await inAccount(gateway, mainId, async ({ tx }) => {
    await tx.run(
      sql`update department set monthly_budget = ${5 * PRICE} where id = ${demoDepartments.people}`,
    );
    await tx.run(
      sql`update membership set monthly_budget = ${9 * PRICE} where user_id = ${demoUsers.recruiter}`,
    );
    await tx.run(sql`insert into approval_rule (main_id, above, over_budget, updated_by, updated_at)
      values (${mainId}, ${2 * PRICE}, 'waits', ${demoUsers.owner}, now())`);
  });
}

async function mixed(): Promise<PlaceOrderRequest[]> {
  const token = await sessionOf(gateway, demoUsers.recruiter, mainId);
  const { fileId } = ok(await gateway.call('uploadFile', { file: signedForm() }, { token, mainId })).data;
  const listed = (await gateway.call('listPackages', { body: {} }, { token, mainId })).data as {
    packageId: string;
    price: number;
    items: { itemCode: string }[];
  }[];
  const deep = listed.find(({ packageId }) => packageId === packages.deep)!;
  const itemCodes = deep.items.map(({ itemCode }) => itemCode);
  const large = {
    packageId: deep.packageId,
    itemCodes,
    reasons: Object.fromEntries(itemCodes.map((code) => [code, 'Leads the house'])),
    expectedPrice: deep.price,
  };
  const twice = request();
  const onPaper = { consentWay: 'paper', paperFileId: fileId };
  return [
    request({ consentWay: 'link' }),
    request({ expectedPrice: 1 }),
    request(large),
    twice,
    twice,
    request(onPaper),
    request(onPaper),
    request({ consentWay: 'paper' }),
    request({ packageId: uuidv7() }),
    request({ reasons: {} }),
    ...requests(5),
  ];
}

test('a chunk of everything comes to the same as its orders one by one', async () => {
  await narrow();
  const asked = await mixed();
  const tried = (act: (work: Work) => Promise<readonly Outcome[]>) => {
    let seen: unknown;
    return inAccount(gateway, mainId, async (work) => {
      const outcomes = await act(work);
      seen = {
        told: told(outcomes),
        orders: await work.tx
          .many(sql`select o.status, o.price, c.status as check_status, c.waiting_on, c.consent_way,
          count(i.id)::int as items, array_agg(distinct i.money) as money, (select count(*)::int from invitation v
            where v.main_id = c.main_id and v.check_id = c.id) as invited,
          (select a.why from order_approval a where a.main_id = o.main_id and a.order_id = o.id) as why
          from orders o join checks c on c.main_id = o.main_id and c.order_id = o.id
            join check_item i on i.main_id = c.main_id and i.check_id = c.id
          group by o.main_id, o.id, c.main_id, c.id order by o.id`),
        balances: await work.tx.many(
          sql`select kind, balance from ledger_account where main_id = ${mainId} order by 1`,
        ),
        trail: await work.tx.many(sql`select action, count(*)::int from audit_event group by 1 order by 1`),
        work: await work.tx.many(sql`select kind, count(*)::int from work_item group by 1 order by 1`),
      };
      throw new Error('tried only');
    }).then(
      () => seen,
      (error: Error) => {
        if (error.message !== 'tried only') throw error;
        return seen;
      },
    );
  };
  const atOnce = await tried(async (work) => (await order(work, asked, [], recruiter)).outcomes);
  const oneByOne = await tried(async (work) => {
    const outcomes: Outcome[] = [];
    for (const one of asked) outcomes.push(...(await order(work, [one], [], recruiter)).outcomes);
    return outcomes;
  });
  expect(atOnce).toEqual(oneByOne);
  expect((atOnce as { told: unknown[] }).told).toEqual([
    ...['placed', 2008, 'awaitingApproval', 'placed', 2007, 'placed', 1000, 2009, 2001, 2006],
    ...['placed', 'awaitingPayment', 'awaitingApproval', 'awaitingApproval', 'awaitingApproval'],
  ]);
});

test('a batch that is killed between its chunks goes on behind the last one: nothing is lost, nothing doubled', async () => {
  await fund(gateway, 1_000 * PRICE);
  const asked = requests(60);
  const rowIds = asked.map(() => uuidv7());
  const chunk = (n: number) => [asked.slice(n * 20, n * 20 + 20), rowIds.slice(n * 20, n * 20 + 20)] as const;
  await ordered(...chunk(0));
  // The connection goes while the second is being written.
  const killed = inAccount(gateway, mainId, async (work) => {
    await order(work, ...chunk(1));
    await gateway.owner.query('select pg_terminate_backend($1)', [
      (await work.tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)).pid,
    ]);
    await work.tx.run(sql`select 1`);
  });
  await expect(killed).rejects.toThrow();
  expect(await count('orders')).toBe(20);
  // Whoever does not know how far it came begins anew, and twice at once.
  const again = async () => {
    const outcomes: Outcome[] = [];
    for (const n of [0, 1, 2]) outcomes.push(...(await ordered(...chunk(n))).outcomes);
    return outcomes;
  };
  const [one, other] = await Promise.all([again(), again()]);
  expect(told(one).slice(0, 20)).toEqual(Array(20).fill('ordered'));
  for (const [n, outcome] of told(one).entries())
    expect([outcome, told(other)[n]].sort()).toEqual(n < 20 ? ['ordered', 'ordered'] : ['ordered', 'placed']);
  expect(await count('orders')).toBe(60);
  expect(await count('orders', sql`batch_row_id is not null`)).toBe(60);
  expect(await invited()).toBe(60);
  expect(await booksOf(gateway)).toMatchObject({ held: 60 * PRICE });
  expect(await faults()).toEqual([]);
});

test('the database itself refuses a second order of a row, and a chunk is no longer than may be', async () => {
  const rowId = uuidv7();
  await ordered(requests(1), [rowId]);
  const forged = gateway.owner.query(`insert into orders select (jsonb_populate_record(o,
    jsonb_build_object('id', gen_random_uuid(), 'order_no', 'PB260101AAAAAA'))).* from orders o`);
  await expect(forged).rejects.toThrow('orders_of_batch_rows');
  await expect(ordered(requests(MOST_AT_ONCE + 1))).rejects.toThrow(RangeError);
});

test('two chunks and single orders of one account at once never hold more than there is, nor one person twice', async () => {
  await fund(gateway, 30 * PRICE);
  const shared = request();
  const chunks = [25, 25, 1, 1].map((n) => ordered([shared, ...requests(n - 1)]));
  const outcomes = (await Promise.all(chunks)).flatMap((one) => told(one.outcomes));
  expect(outcomes.filter((one) => one === 2007)).toHaveLength(3);
  expect(outcomes.filter((one) => one === 'placed')).toHaveLength(30);
  expect(await booksOf(gateway)).toMatchObject({ available: 0, held: 30 * PRICE });
  expect(await faults()).toEqual([]);
});
