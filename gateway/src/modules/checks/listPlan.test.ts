import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { planOf, type PlanNode } from '../../../test/plans';
import type { SessionCtx } from '../../kernel/context';
import { type Sql, sql } from '../../platform/db/sql';
import type { Session } from '../../kernel/session';
import { conditionsOf, endsSo, firstOfName, type CheckFilters } from './listFilters';
import {
  countFound,
  countStatement,
  listChecks,
  listStatement,
  type ListRow,
  type Sort,
} from './listRepository';
import type { Place } from './namePartRepository';

const BATCH = '01990000-0000-7000-8000-0000000000ba';
const mains = [demoMains.first, demoMains.second, demoMains.third];
let gateway: TestGateway;

/** Three accounts of 4 000 checks each, written directly: only their keys matter to a plan. */
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  for (const mainId of mains) {
    await inAccount(gateway, mainId, async ({ tx }) => {
      await tx.run(sql`insert into orders (main_id, id, order_no, status, package_id, package_snapshot, price, created_by)
        select ${mainId}::uuid, gen_random_uuid(), 'PB' || g, 'awaitingPayment', '01990000-0000-7000-8000-000000000001',
               '{"name":{"en":"Basic","zh":"基础版"}}', 100, ${demoUsers.owner}::uuid from generate_series(1, 4000) g`);
      await tx.run(sql`insert into candidate (main_id, id, name, mobile_enc, mobile_index)
        select main_id, id, '某人', ''::bytea, md5(order_no) from orders where main_id = ${mainId}`);
      await tx.run(sql`insert into checks (main_id, id, order_id, candidate_id, status, position_title, position_class,
          consent_way, created_by, owner_id, package_id, price, order_no, name_key, pinyin_key, mobile_index, ordered_at, promised_at, batch_id, not_reached)
        select main_id, id, id, id, case when order_no like '%0' then 'awaitingConsent' else 'awaitingPayment' end, 'x', 'general', 'sms', created_by,
               case when random() < 0.3 then ${demoUsers.recruiter}::uuid else created_by end,
               case when random() < 0.3 then '01990000-0000-7000-8000-000000000002'::uuid else package_id end, price, order_no, md5(id::text), md5(order_no), md5(order_no), now() - random() * interval '90 days',
               case when order_no not like '%0' then (now() at time zone 'Asia/Shanghai')::date end,
               case when order_no like '%5' then ${BATCH}::uuid end, order_no like '%50'
        from orders where main_id = ${mainId}`);
    });
  }
  await gateway.owner.query('vacuum analyze checks');
}, 60_000);
afterAll(() => gateway.close());

const session = (mainIds: string[]): Session => ({
  sessionId: '', userId: demoUsers.owner, kind: mainIds.length > 1 ? 'staff' : 'enterprise', mainId: mainIds[0]!, mainIds,
  ...(mainIds.length > 1 ? { role: 'analyst', roles: ['analyst'] } : { role: 'owner', roles: ['owner'] }), departmentId: null, loginType: 'password',
}); // prettier-ignore

const searches: Record<string, CheckFilters> = {
  everything: {},
  name: { q: '王' },
  pinyin: { q: 'wang' },
  phone: { q: '13800000001' },
  idNumber: { q: '11010519491231002X' },
  orderNumber: { q: 'PB12' },
  status: { status: ['inReview', 'reported'] },
  lamp: { lamp: ['red'] },
  package: { packageId: ['01990000-0000-7000-8000-000000000002'] },
  range: { orderedFrom: '2026-11-01', orderedTo: '2026-11-03' },
  reported: {
    view: 'reported',
    reportedFrom: '2026-11-01',
    reportedTo: '2026-11-03',
    timeZone: 'Europe/Berlin',
  },
  owner: { ownerId: demoUsers.recruiter },
  batch: { batchId: BATCH },
  notReached: { notReached: true },
  notReachedOfBatch: { notReached: true, batchId: BATCH },
  needsMe: { view: 'needsMe' },
  overdue: { view: 'overdue' },
};
const sorts: Sort[] = ['orderedAt', '-orderedAt', 'promisedAt', '-promisedAt', 'name', '-name'];
const after: Record<string, string> = {
  orderedAt: '2026-10-10T00:00:00Z',
  promisedAt: '2026-10-10',
  name: 'm',
};

async function scansOfChecks(mainIds: string[], statement: Sql): Promise<PlanNode[]> {
  const all = await planOf(gateway, mainIds, statement);
  // A bitmap heap scan reads what the index scan below it found.
  return all.filter(
    (node) =>
      (node['Relation Name'] === 'checks' && node['Node Type'] !== 'Bitmap Heap Scan') ||
      (node['Node Type'] === 'Bitmap Index Scan' && node['Index Name']?.startsWith('checks_')),
  );
}

const accounts = { 'one account': [mains[0]!], 'three accounts': mains };
const cases = Object.entries(accounts).flatMap(([of, ids]) =>
  Object.keys(searches).flatMap((search) => sorts.map((sort) => [of, search, sort, ids] as const)),
);

test.each(cases)('%s, %s by %s: an index led by main_id', async (_, search, sort, ids) => {
  const ctx = {
    session: session(ids),
    services: gateway.services,
    clock: gateway.clock,
    lang: 'en',
  } as unknown as SessionCtx;
  const conditions = conditionsOf(ctx, searches[search]!);
  const place = { key: after[sort.replace('-', '')]!, id: demoUsers.owner };
  const nameBegins = search === 'name' ? firstOfName('王') : undefined;
  const page = { sort, limit: 51, nameBegins };
  const statements = [
    listStatement(ids, conditions, { ...page, after: null }),
    listStatement(ids, conditions, { ...page, after: place }),
    countStatement(ids, { total: conditions }, 10_001),
  ];
  for (const statement of statements) {
    const scans = await scansOfChecks(ids, statement);
    expect(scans.length).toBeGreaterThan(0);
    for (const scan of scans) {
      expect(scan['Node Type']).toMatch(/Index/);
      if (!isByKey(scan)) expect(scan['Index Cond']).toMatch(/main_id = /);
    }
  }
});

test.each(sorts)('the end of an order number by %s: its own index, led by main_id', async (sort) => {
  const ids = [mains[0]!];
  const end = endsSo('223456');
  for (const statement of [
    listStatement(ids, end, { sort, after: null, limit: 51 }),
    countStatement(ids, { total: end }, 10_001),
  ]) {
    const [finding] = (await scansOfChecks(ids, statement)).filter((scan) => !isByKey(scan));
    expect(finding).toMatchObject({ 'Index Name': 'checks_by_order_no_end' });
    expect(finding!['Index Cond']).toMatch(/main_id = .*order_no_end >= /);
  }
});

const wide = ['everything', 'package', 'owner'] as const;
test.each(wide.flatMap((search) => sorts.map((sort) => [search, sort] as const)))(
  'over several accounts %s by %s: the indexes alone tell which rows stand on a page',
  async (search, sort) => {
    const ctx = { session: session(mains), services: gateway.services, clock: gateway.clock, lang: 'en' };
    const conditions = conditionsOf(ctx as unknown as SessionCtx, searches[search]!);
    const scans = await scansOfChecks(
      mains,
      listStatement(mains, conditions, { sort, after: null, limit: 51 }),
    );
    const [rows, finding] = [scans.filter(isByKey), scans.filter((scan) => !isByKey(scan))];
    expect(rows).toHaveLength(1);
    expect(new Set(finding.map((scan) => scan['Node Type']))).toEqual(new Set(['Index Only Scan']));
  },
);
const isByKey = (scan: PlanNode) => ['checks_pkey', 'checks_by_id'].includes(scan['Index Name'] ?? '');

test.each(sorts)('a later page by %s begins in the index where the last one ended', async (sort) => {
  const ids = [mains[0]!];
  const place = { key: after[sort.replace('-', '')]!, id: demoUsers.owner };
  const scans = await scansOfChecks(ids, listStatement(ids, sql`true`, { sort, after: place, limit: 51 }));
  const conditions = scans.map((scan) => scan['Index Cond']);
  expect(conditions).toContainEqual(expect.stringMatching(/ROW\(.*id\) [<>] ROW\(/));
});

// Most matches are the second account's: the first gives few of its rows, the third hardly any.
const uneven = sql`(c.main_id = ${mains[1]!} or c.order_no < case when c.main_id = ${mains[0]!} then 'PB3' else 'PB100' end)`;

test.each(sorts)(
  'page by page over several accounts by %s stands what one order over all gives',
  async (sort) => {
    const limit = 20;
    const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
    const key = {
      orderedAt: sql`c.ordered_at`,
      promisedAt: sql`c.promised_at`,
      name: sql`c.pinyin_key collate "C"`,
    };
    const by = key[sort.replace('-', '') as keyof typeof key];
    const tenant = { mainIds: mains, mainId: mains[0]! };
    await gateway.services.db.withTenant(tenant, async (tx) => {
      const all = await tx.many<{ id: string }>(sql`select c.id from checks c where ${uneven}
      order by ${by} ${direction}, c.id ${direction} limit ${5 * limit}`);
      const found: string[] = [];
      let after: { key: string; id: string } | null = null;
      for (let page = 0; page < 5; page += 1) {
        const rows: ListRow[] = await listChecks(tx, mains, uneven, { sort, after, limit });
        found.push(...rows.map(({ id }) => id));
        after = { key: rows.at(-1)!.sortKey, id: rows.at(-1)!.id };
      }
      expect(found).toEqual(all.map(({ id }) => id));
    });
  },
);

test.each(['name', '-name'] as const)(
  'a name that many bear is searched for by %s: a range of the order among those who share its first character',
  async (sort) => {
    const common = sql`c.name_key collate "C" >= 'a' and c.name_key collate "C" < 'a9'`;
    const page = { sort, after: null, limit: 51, nameBegins: 'a' };
    const scans = await scansOfChecks(mains, listStatement(mains, common, page));
    const finding = scans.filter((scan) => !isByKey(scan));
    expect(finding.length).toBeGreaterThan(0);
    for (const scan of finding) {
      expect(scan).toMatchObject({
        'Node Type': 'Index Only Scan',
        'Index Name': 'checks_by_first_character',
        'Index Cond': expect.stringMatching(/main_id = .*name_first = 'a'/),
      });
    }
  },
);

const foundBy = { phone: 'checks_by_mobile', orderNumber: 'checks_by_order_no' } as const;
test.each(
  (['phone', 'orderNumber'] as const).flatMap((search) => sorts.map((sort) => [search, sort] as const)),
)('over several accounts by %s, sorted by %s: no row is fetched to be sorted out', async (search, sort) => {
  const ctx = { session: session(mains), services: gateway.services, clock: gateway.clock, lang: 'en' };
  const conditions = conditionsOf(ctx as unknown as SessionCtx, searches[search]!);
  const page = { sort, after: null, limit: 51 };
  const scans = await scansOfChecks(mains, listStatement(mains, conditions, page));
  const found = scans.filter((scan) => scan['Index Name'] === foundBy[search]);
  expect(found.length).toBeGreaterThan(0);
  for (const scan of found) expect(scan['Node Type']).toBe('Index Only Scan');
});

test.each(sorts)(
  'whom no message reached, by %s: the index of those alone, in a page and in the count',
  async (sort) => {
    const ctx = { session: session(mains), services: gateway.services, clock: gateway.clock, lang: 'en' };
    const conditions = conditionsOf(ctx as unknown as SessionCtx, searches.notReached!);
    const page = { sort, after: null, limit: 51 };
    for (const statement of [
      listStatement(mains, conditions, page),
      countStatement(mains, { total: conditions }, 10_001),
    ]) {
      const scans = await scansOfChecks(mains, statement);
      const finding = scans.filter((scan) => !isByKey(scan));
      expect(new Set(finding.map((scan) => scan['Index Name']))).toEqual(new Set(['checks_not_reached']));
    }
  },
);

test('what is overdue by promised date begins in the index at the day', async () => {
  const ctx = { session: session(mains), services: gateway.services, clock: gateway.clock, lang: 'en' };
  const overdue = conditionsOf(ctx as unknown as SessionCtx, searches.overdue!);
  const page = { sort: '-promisedAt' as const, after: null, limit: 51 };
  const scans = await scansOfChecks(mains, listStatement(mains, overdue, page));
  expect(scans.map((scan) => scan['Index Cond'])).toContainEqual(expect.stringMatching(/CASE WHEN .* < /));
});

test.each(sorts)(
  'checks found before, sorted by %s: each is read by its key, in the page and in the count',
  async (sort) => {
    const found = await gateway.services.db.withTenant({ mainIds: mains, mainId: mains[0]! }, (tx) =>
      tx.many<Place>(sql`select main_id as "mainId", id from checks where order_no < 'PB11'`),
    );
    const conditions = { total: sql`true`, reported: sql`c.status = 'reported'` };
    for (const statement of [
      listStatement(mains, sql`true`, { sort, after: null, limit: 51, found }),
      countFound(found, conditions),
    ]) {
      const scans = await scansOfChecks(mains, statement);
      expect(scans.length).toBeGreaterThan(0);
      expect(scans.filter((scan) => !isByKey(scan))).toEqual([]);
    }
  },
);

test('what awaits consent has no promise yet: PostgreSQL knows that the one goes with the other', async () => {
  const ctx = { session: session([mains[0]!]), services: gateway.services, clock: gateway.clock, lang: 'en' };
  const awaits = conditionsOf(ctx as unknown as SessionCtx, { view: 'awaitingConsent' });
  const found = sql`select id from checks c where c.main_id = ${mains[0]!} and ${awaits}`;
  const steps = await planOf(gateway, [mains[0]!], found);
  // A tenth of its 4 000, of which the tenancy rule is taken to show half. Taken for independent of each other it would be a tenth of that.
  const expected = Math.max(...steps.map((step) => step['Plan Rows'] ?? 0));
  expect(expected).toBeGreaterThan(125);
  expect(expected).toBeLessThan(600);
});
