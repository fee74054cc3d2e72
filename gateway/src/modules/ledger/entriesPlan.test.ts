import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { planOf } from '../../../test/plans';
import { sql } from '../../platform/db/sql';
import { pageStatement, sumStatement } from './entryRepository';
import type { CostSide } from './costRepository';

const { first } = demoMains;
/** Two indexes are led by the kind: with none of a kind there it is a toss-up which one says so. */
const byKind = [expect.stringMatching(/_kind/)];
/** Of three checks among thousands. */
const RARE = '01990000-0000-7000-8000-0000000000aa';
let gateway: TestGateway;

/** 4 000 checks of one item each, each charged for; written directly: only their keys matter to a plan. */
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await gateway.owner.query('alter table ledger_transaction disable trigger user');
  await inAccount(gateway, first, async ({ tx }) => {
    await tx.run(sql`insert into department (main_id, id, name) values (${first}, ${RARE}, 'Rare')`);
    await tx.run(sql`insert into orders (main_id, id, order_no, status, package_id, package_snapshot, price, created_by)
      select ${first}::uuid, gen_random_uuid(), 'PB' || g, 'awaitingPayment', '01990000-0000-7000-8000-000000000001',
             '{"name":{"en":"Basic","zh":"基础版"}}', 100, ${demoUsers.owner}::uuid from generate_series(1, 4000) g`);
    await tx.run(sql`insert into candidate (main_id, id, name, mobile_enc, mobile_index)
      select main_id, id, '某人', ''::bytea, md5(order_no) from orders where main_id = ${first}`);
    await tx.run(sql`insert into checks (main_id, id, order_id, candidate_id, status, position_title, position_class,
        consent_way, created_by, owner_id, package_id, price, order_no, name_key, pinyin_key, mobile_index, ordered_at, department_id)
      select main_id, id, id, id, 'awaitingPayment', 'x', 'general', 'sms', created_by, created_by, package_id, price,
             order_no, md5(id::text), md5(order_no), md5(order_no), now(),
             case when order_no in ('PB7', 'PB8', 'PB9') then ${RARE}::uuid end from orders where main_id = ${first}`);
    await tx.run(sql`insert into check_item (main_id, id, check_id, item_code, price)
      select main_id, id, id, (select code from catalogue_all() limit 1), 100 from checks where main_id = ${first}`);
    await tx.run(sql`insert into ledger_transaction (main_id, id, kind, reference, order_id, check_item_id)
      select main_id, gen_random_uuid(), 'capture', id::text, id, id from checks where main_id = ${first}`);
  });
  await gateway.owner.query('alter table ledger_transaction enable trigger user');
  await gateway.owner.query('vacuum analyze');
}, 60_000);
afterAll(() => gateway.close());

test.each<CostSide>([
  { by: 'department', key: RARE },
  { by: 'person', key: demoUsers.viewer },
  { by: 'package', key: RARE },
])('the bookings of one $by are found by the items of its checks', async (side) => {
  const steps = await planOf(gateway, [first], pageStatement(first, { side, after: null, limit: 21 }));
  const bookings = steps.filter((step) => step['Relation Name'] === 'ledger_transaction');
  expect(bookings.map((step) => step['Index Name'])).toEqual(['ledger_transaction_of_item']);
  const checks = steps.filter((step) => step['Relation Name'] === 'checks');
  expect(checks.map((step) => step['Index Name'])).toEqual([
    `checks_by_${side.by === 'person' ? 'owner' : side.by}`,
  ]);
});

test('bookings of one kind are found by their kind, and open holds by the items that are held', async () => {
  const ofKind = await planOf(
    gateway,
    [first],
    pageStatement(first, { kind: 'hold', after: null, limit: 21 }),
  );
  const bookings = ofKind.filter((step) => step['Relation Name'] === 'ledger_transaction');
  expect(bookings.map((step) => step['Index Name'])).toEqual(byKind);
  const held = await planOf(
    gateway,
    [first],
    pageStatement(first, { stillHeld: true, after: null, limit: 21 }),
  );
  expect(held.map((step) => step['Index Name'])).toContain('check_item_held');
});

test('the sum reads the bookings that are asked for, and of the others nothing', async () => {
  const rare = await planOf(
    gateway,
    [first],
    sumStatement(first, { side: { by: 'department', key: RARE }, kind: 'capture' }),
  );
  const indexOf = (steps: typeof rare, table: string) =>
    steps.filter((step) => step['Relation Name'] === table).map((step) => step['Index Name']);
  expect(indexOf(rare, 'ledger_transaction')).toEqual(['ledger_transaction_of_item']);
  const ofKind = await planOf(gateway, [first], sumStatement(first, { kind: 'hold' }));
  expect(indexOf(ofKind, 'ledger_transaction')).toEqual(byKind);
  const ofDays = await planOf(
    gateway,
    [first],
    sumStatement(first, { from: '2020-01-01', to: '2020-01-02' }),
  );
  expect(indexOf(ofDays, 'ledger_transaction')).toEqual(['ledger_transaction_by_time']);
});

test('the evidence that a file is, is found by the file', async () => {
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`insert into evidence (main_id, id, check_item_id, source_enc, method, obtained_at, operator_id)
      select main_id, id, id, ''::bytea, 'phone', now(), ${demoUsers.analyst}::uuid from checks where main_id = ${first}`),
  );
  await gateway.owner.query('vacuum analyze evidence');
  const statement = sql`select e.id from evidence e where e.main_id = ${first} and e.file_id = ${RARE}`;
  const steps = await planOf(gateway, [first], statement);
  expect(steps.map((step) => step['Index Name'])).toContain('evidence_by_file');
});
