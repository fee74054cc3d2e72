import { demoMains, demoUsers, seedDemoAccounts } from '../seeds/demoAccounts';
import { seedDemoChecks } from '../seeds/demoChecks';
import { signedText } from '../src/modules/candidate/consentText';
import { sessionOf } from './checks';
import { createTestGateway, type TestGateway } from './gateway';
import { sql } from '../src/platform/db/sql';

let gateway: TestGateway;
// The whole demo is run: minutes on a busy machine.
beforeAll(async () => {
  gateway = await createTestGateway();
  await seedDemoAccounts(gateway.services);
  await seedDemoChecks(gateway.services);
}, 240_000);
afterAll(() => gateway.close());

const inAll = <T>(query: ReturnType<typeof sql>) =>
  gateway.services.db.withTenant(
    { mainIds: [demoMains.first, demoMains.second, demoMains.third], mainId: demoMains.first },
    (tx) => tx.many(query) as Promise<T[]>,
  );

test('there are about 60 checks, in every status, none of them in the future', async () => {
  const rows = await inAll<{ status: string; n: number }>(
    sql`select status, count(*)::int as n from checks group by status order by status`,
  );
  expect(rows.map((row) => row.status)).toEqual(
    ['awaitingConsent', 'awaitingInfo', 'awaitingPayment', 'cancelled', 'disputed', 'expired', 'inProgress', 'inReview', 'reported'], // prettier-ignore
  );
  expect(rows.reduce((sum, row) => sum + row.n, 0)).toBeGreaterThanOrEqual(58);
  const late = await inAll(sql`select id from audit_event where at > now()`);
  expect(late).toEqual([]);
});

test('what is disputed is an item of the report', async () => {
  const disputed = await inAll<{ itemCode: string | null }>(sql`select i.item_code as "itemCode"
    from report_review r left join check_item i on i.main_id = r.main_id and i.id = r.check_item_id
    where r.action = 'disputed' order by 1`);
  expect(disputed).toEqual([{ itemCode: 'education' }, { itemCode: 'employment' }]);
});

test('playing it again adds nothing', async () => {
  const count = async () =>
    inAll(
      sql`select (select count(*) from checks) as checks, (select count(*) from ledger_entry) as entries`,
    );
  const before = await count();
  await seedDemoChecks(gateway.services);
  expect(await count()).toEqual(before);
});

test('every lamp occurs, and the books agree with the items', async () => {
  const lamps = await inAll<{ lamp: string }>(
    sql`select distinct lamp from checks where lamp is not null order by 1`,
  );
  expect(lamps.map((row) => row.lamp)).toEqual(['blue', 'green', 'red', 'yellow']);
  const books = await inAll<{ mainId: string; held: number; spent: number; total: number }>(sql`
    select main_id as "mainId", sum(balance) filter (where kind = 'held') as held,
      sum(balance) filter (where kind = 'spent') as spent, sum(balance)::int8 as total from ledger_account group by main_id`);
  for (const book of books) {
    const [items] = await inAll<{ held: number; spent: number }>(sql`select
      coalesce(sum(price) filter (where money = 'held'), 0)::int8 as held,
      coalesce(sum(price) filter (where money = 'captured'), 0)::int8 as spent
      from check_item where main_id = ${book.mainId}`);
    expect({ held: Number(book.held), spent: Number(book.spent), total: book.total }).toEqual({
      ...items,
      total: 0,
    });
  }
});

test('no finding of the demo is against its own rules', async () => {
  const token = await sessionOf(gateway, demoUsers.analyst, demoMains.platform);
  const reports = await inAll<{ checkId: string }>(
    sql`select distinct check_id as "checkId" from report_editor order by 1`,
  );
  expect(reports.length).toBeGreaterThan(20);
  const odd: unknown[] = [];
  for (const query of reports) {
    const draft = await gateway.call('getReportDraft', { query }, { token, mainId: demoMains.platform });
    expect(draft.code).toBe(0);
    odd.push(
      ...draft.data.odd.filter(
        ({ what }: { what: string }) => what === 'againstRule' || what === 'reasonWithoutFault',
      ),
    );
  }
  expect(odd).toEqual([]);
});

test('the owner sees them through the calls of the console', async () => {
  const token = await sessionOf(gateway, demoUsers.owner, demoMains.first);
  const options = { token, mainId: demoMains.first };
  const page = await gateway.call('listChecks', { body: { limit: 100 } }, options);
  expect(page.code).toBe(0);
  for (const row of page.data.rows.slice(0, 100)) {
    const detail = await gateway.call('getCheck', { query: { checkId: row.checkId } }, options);
    expect(detail.code).toBe(0);
    expect(detail.data.timeline.length).toBeGreaterThan(1);
  }
  const texts = await inAll<{
    signed: string;
    hash: string;
  }>(sql`select signed_text as signed, text_hash as hash
    from consent where kind = 'electronic'`);
  expect(texts.length).toBeGreaterThan(3);
  // The proof is that of the very text, as for a candidate's own signature.
  for (const { signed, hash } of texts) expect(hash).toBe(signedText(signed).hash);
  const today = gateway.clock.now().toISOString().slice(0, 10);
  const home = await gateway.call('homeSummary', { body: { from: '2026-01-01', to: today } }, options);
  expect(home.data).toMatchObject({ awaitingConsent: 6, needsMe: 2 });
  expect(home.data.overdue).toBeGreaterThan(0);
  expect(home.data.needs.length).toBeGreaterThan(3);
});
