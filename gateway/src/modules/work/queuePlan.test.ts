import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { planOf, type PlanNode } from '../../../test/plans';
import { sql } from '../../platform/db/sql';
import { countStatement, queueStatement, type QueueSearch, type QueueState } from './queueRepository';
import { allKinds } from './workRights';

const mains = [demoMains.first, demoMains.second];
const { analyst } = demoUsers;
let gateway: TestGateway;

/**
 * Two accounts of 8 000 checks each, three items apiece, half of them done; written directly: only their keys matter to a
 * plan.
 */
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  for (const mainId of mains) {
    await inAccount(gateway, mainId, async ({ tx }) => {
      await tx.run(sql`insert into orders (main_id, id, order_no, status, package_id, package_snapshot, price, created_by)
        select ${mainId}::uuid, gen_random_uuid(), 'PB' || g, 'awaitingPayment', '01990000-0000-7000-8000-000000000001',
               '{"name":{"en":"Basic","zh":"基础版"}}', 100, ${demoUsers.owner}::uuid from generate_series(1, 8000) g`);
      await tx.run(sql`insert into candidate (main_id, id, name, mobile_enc, mobile_index)
        select main_id, id, '某人', ''::bytea, md5(order_no) from orders where main_id = ${mainId}`);
      await tx.run(sql`insert into checks (main_id, id, order_id, candidate_id, status, position_title, position_class,
          consent_way, created_by, owner_id, package_id, price, order_no, name_key, pinyin_key, mobile_index, ordered_at)
        select main_id, id, id, id, 'awaitingPayment', 'x', 'general', 'sms', created_by, created_by, package_id, price,
               order_no, md5(id::text), md5(order_no), md5(order_no), now() from orders where main_id = ${mainId}`);
      await tx.run(sql`insert into work_item (main_id, id, kind, check_id, due_at, status, assignee_id)
        select main_id, gen_random_uuid(), case when n = 3 then 'review' else 'checkItem' end, id,
          '2026-01-01'::date + (random() * 300)::int, s.status, case when s.status = 'claimed' then ${analyst}::uuid end
        from checks cross join generate_series(1, 3) n
        cross join lateral (select case when random() < 0.5 then 'done' when random() < 0.05 then 'claimed' else 'open' end
          as status where n > 0) s where main_id = ${mainId}`);
    });
  }
  await gateway.owner.query('vacuum analyze');
}, 60_000);
afterAll(() => gateway.close());

const whole: QueueSearch = {
  kinds: allKinds, state: 'open', userId: analyst, overdueOn: null, only: null, named: null, after: null, limit: 51,
}; // prettier-ignore

async function scansOf(search: Partial<QueueSearch>, statement = queueStatement): Promise<PlanNode[]> {
  const all = await planOf(gateway, mains, statement({ ...whole, ...search }));
  return all.filter((node) => node['Relation Name'] === 'work_item');
}

const indexOf: Record<QueueState, string> = {
  open: 'work_item_due',
  mine: 'work_item_of_assignee',
  done: 'work_item_of_kind',
  all: 'work_item_of_kind',
};
const states = Object.keys(indexOf) as QueueState[];

// A person has few items in hand: these may be walked.
test.each(states.filter((state) => state !== 'mine'))(
  '%s: some rows are looked up themselves, whatever the queue holds',
  async (state) => {
    const some = await gateway.owner.query<{ id: string; check_id: string }>(
      'select id, check_id from work_item where check_id is not null limit 3',
    );
    const only = { ids: some.rows.map(({ id }) => id), checkIds: some.rows.map((row) => row.check_id) };
    const scans = await scansOf({ state, only });
    expect(scans.length).toBeGreaterThan(0);
    expect(scans.filter((scan) => scan['Index Name'] === indexOf[state])).toEqual([]);
  },
);

const after = { key: '2026-05-01', id: analyst };

test.each(states)(
  '%s: each kind in the order of its index, from where the last page ended',
  async (state) => {
    for (const search of [{}, { after }]) {
      const scans = await scansOf({ state, ...search });
      const walked = scans.find(({ Alias }) => Alias === 'w')!;
      expect(walked).toMatchObject({
        'Node Type': expect.stringMatching(/^Index/),
        'Index Name': indexOf[state],
      });
      expect(walked['Index Cond']).toMatch(/kind = s.kind/);
      if (search.after) expect(walked['Index Cond']).toMatch(/ROW\(.*id\) > ROW\(/);
      // The scan that decides whether an item stands for its check is by that check alone.
      const others = scans.filter(({ Alias }) => Alias !== 'w');
      expect(others.length).toBeGreaterThan(0);
      for (const scan of others) expect(scan['Index Cond']).toMatch(/check_id = w.check_id/);
    }
  },
);

// Half of the work is late: where little is, reading all of it by account and sorting it costs about the same.
test('what is late is a range of the same index', async () => {
  const scans = await scansOf({ overdueOn: '2026-06-01' });
  expect(scans.find(({ Alias }) => Alias === 'w')).toMatchObject({
    'Index Name': 'work_item_due',
    'Index Cond': expect.stringMatching(/due_at.* < '2026-06-01'/),
  });
});

test.each(states)('%s: what is counted is read by an index, kind by kind', async (state) => {
  const scans = await scansOf({ state }, countStatement);
  expect(scans).toHaveLength(allKinds.length);
  for (const scan of scans) expect(scan['Node Type']).toBe('Index Only Scan');
});

test('what is counted of a kind in a state stands in an index by account, kind and state', async () => {
  const scans = await scansOf({ kinds: ['checkItem'], state: 'done' }, countStatement);
  expect(scans).toEqual([
    expect.objectContaining({
      'Index Name': 'work_item_of_account',
      'Index Cond': expect.stringMatching(/main_id = ANY.*kind = 'checkItem'.*status = ANY/),
    }),
  ]);
});

// PostgreSQL takes the second one for rare.
test.each([
  ['0', '8'],
  ['8a', '8b'],
])(
  'a name that many bear (%s to %s): who is passed is looked up by the key of the check',
  async (from, to) => {
    const named = {
      mainIds: [],
      certificationIds: [],
      checks: sql`(c.name_key collate "C" >= ${from} and c.name_key collate "C" < ${to})`,
      within: null,
    };
    for (const statement of [queueStatement, countStatement]) {
      const all = await planOf(gateway, mains, statement({ ...whole, named }));
      const lookups = all.filter((node) => node['Relation Name'] === 'checks');
      expect(lookups.length).toBeGreaterThan(0);
      for (const lookup of lookups) {
        expect(lookup['Index Name']).toMatch(/^checks_(pkey|by_id)$/);
        expect(lookup['Index Cond']).toMatch(/\(id = w\w*\.check_id\)/);
      }
    }
  },
);

test('what is searched for is found in the accounts it is of', async () => {
  const check = '01990000-0000-7000-8000-000000000001';
  const named = { mainIds: [], certificationIds: [], checks: [check], within: [mains[0]!] };
  for (const statement of [queueStatement, countStatement]) {
    const scans = await scansOf({ named }, statement);
    expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
    const walked = scans.find(({ Alias }) => Alias?.startsWith('w'))!;
    expect(JSON.stringify(walked)).toMatch(/main_id = ANY \('\{/);
  }
});
