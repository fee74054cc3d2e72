import { demoDepartments, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import {
  booksOf,
  consentTo,
  fund,
  gatewayWithPeople,
  inAccount,
  packages,
  sessionOf,
} from '../../../test/checks';
import { countedTx } from '../../../test/countedTx';
import type { TestGateway } from '../../../test/gateway';
import {
  chunksOf,
  mainId,
  order,
  owner,
  PRICE,
  recruiter,
  request,
  requests,
  told,
} from '../../../test/orderChunks';
import { signedForm } from '../../../test/reports';
import { uuidv7 } from '../../kernel/ids';
import { systemWork, type Work } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import type { PlaceOrderRequest } from './domain/asked';
import { orderAll, type Outcome } from './ordering';
import { askedBy } from './orderService';

let gateway: TestGateway;
let chunks: ReturnType<typeof chunksOf>;
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  chunks = chunksOf(gateway);
});
afterEach(() => gateway.close());

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
  const { outcomes, sums } = await chunks.ordered(requests(50));
  expect(told(outcomes)).toEqual([
    ...Array<string>(40).fill('placed'),
    ...Array<string>(10).fill('awaitingPayment'),
  ]);
  expect(sums).toMatchObject({
    placed: { orders: 40, price: 40 * PRICE },
    awaitingPayment: { orders: 10, price: 10 * PRICE },
  });
  expect(await booksOf(gateway)).toMatchObject({ available: 1, held: 40 * PRICE });
  expect(await chunks.faults()).toEqual([]);
  const holds = await inAccount(gateway, mainId, ({ tx }) =>
    tx.many<{ orderId: string; amount: number }>(sql`select t.order_id as "orderId", e.amount
      from ledger_transaction t join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id
      where t.main_id = ${mainId} and t.kind = 'hold' and e.account_kind = 'held'`),
  );
  const placed = outcomes.slice(0, 40).map(({ written }) => ({ orderId: written!.order.id, amount: PRICE }));
  expect(holds).toHaveLength(40);
  expect(holds).toEqual(expect.arrayContaining(placed));
  expect(await chunks.count('invitation')).toBe(40);
  expect(await chunks.count('check_message', sql`template = 'invitation'`)).toBe(40);
  expect(await chunks.invited()).toBe(40);
  expect(await chunks.count('check_item', sql`money = 'held'`)).toBe(160);
  expect(await chunks.count('check_item', sql`money = 'none'`)).toBe(40);
  expect(await chunks.count('domain_event', sql`kind = 'check.ordered'`)).toBe(50);
  // What is held of a chunk ends check by check: one is refused in part, one is cancelled, the rest stays.
  const [first, second] = outcomes.map(({ decision }) => decision.asked.checkId) as [string, string];
  await consentTo(gateway, first, ['education']);
  await consentTo(gateway, second, ['identity']);
  expect(await chunks.faults()).toEqual([]);
  const { held, available } = await booksOf(gateway);
  expect(held + available).toBe(40 * PRICE + 1);
  expect(held).toBeLessThan(39 * PRICE);
});

test('what waited for money is placed by the same write, in its order, as far as the money goes', async () => {
  const { outcomes } = await chunks.ordered(requests(30));
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
  expect(await chunks.count('invitation')).toBe(20);
  expect(await chunks.count('domain_event', sql`kind = 'order.placed'`)).toBe(20);
  expect(await chunks.faults()).toEqual([]);
});

test('a row is for a department and a person of the account alone', async () => {
  await fund(gateway, 10 * PRICE);
  const rows = [
    {},
    { departmentId: demoDepartments.people, ownerId: demoUsers.recruiter },
    { departmentId: uuidv7() },
    { ownerId: demoUsers.viewer },
    { ownerId: demoUsers.analyst },
  ];
  const { outcomes } = await inAccount(gateway, mainId, (work) =>
    orderAll(
      work,
      owner,
      rows.map((row) => askedBy(work, owner, request(), row)),
    ),
  );
  expect(told(outcomes)).toEqual(['placed', 'placed', 1000, 1000, 1000]);
  const fields = outcomes.map(({ decision }) => ('field' in decision ? decision.field : null));
  expect(fields).toEqual([null, null, 'departmentId', 'ownerId', 'ownerId']);
  const theirs = sql`owner_id = ${demoUsers.recruiter} and department_id = ${demoDepartments.people} and created_by = ${owner.userId}`;
  expect(await chunks.count('checks', theirs)).toBe(1);
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

test('two chunks and single orders of one account at once never hold more than there is, nor one person twice', async () => {
  await fund(gateway, 30 * PRICE);
  const shared = request();
  const racing = [25, 25, 1, 1].map((n) => chunks.ordered([shared, ...requests(n - 1)]));
  const outcomes = (await Promise.all(racing)).flatMap((one) => told(one.outcomes));
  expect(outcomes.filter((one) => one === 2007)).toHaveLength(3);
  expect(outcomes.filter((one) => one === 'placed')).toHaveLength(30);
  expect(await booksOf(gateway)).toMatchObject({ available: 0, held: 30 * PRICE });
  expect(await chunks.faults()).toEqual([]);
});
