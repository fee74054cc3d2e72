import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { planOf } from '../../../test/plans';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { createMainAccount } from '../accounts/accountRepository';
import { countStatement, queueStatement } from '../work/queueRepository';
import { listStatement } from './listRepository';

const LARGE = demoMains.first;
let gateway: TestGateway;

/** One account with 1 500 orders, their checks and invitations; of each, two hundred others have forty. */
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  for (const table of ['checks', 'invitation'])
    await gateway.owner.query(`alter table ${table} disable trigger user`);
  await addChecks(LARGE, 1500);
  for (let n = 0; n < 200; n += 1) {
    const id = uuidv7();
    await gateway.services.db.withTenant({ mainIds: [id], mainId: id }, (tx) =>
      createMainAccount(tx, { id, kind: 'enterprise', name: `Account ${n}`, authStatus: 2 }),
    );
    await addChecks(id, 40);
  }
  await gateway.owner.query('vacuum analyze checks, orders, invitation, candidate');
}, 60_000);
afterAll(() => gateway.close());

const addChecks = (mainId: string, count: number) =>
  gateway.services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    await tx.run(sql`insert into orders (main_id, id, order_no, status, package_id, package_snapshot, price, created_by)
      select ${mainId}::uuid, gen_random_uuid(), 'PB' || g || ${mainId}::text, 'placed', '01990000-0000-7000-8000-000000000001',
             '{"name":{"en":"Basic","zh":"基础版"}}', 100, ${demoUsers.owner}::uuid from generate_series(1, ${count}) g`);
    await tx.run(sql`insert into candidate (main_id, id, name, mobile_enc, mobile_index)
      select main_id, id, '某人', ''::bytea, order_no from orders where main_id = ${mainId}`);
    await tx.run(sql`insert into checks (main_id, id, order_id, candidate_id, status, position_title, position_class, consent_way,
        created_by, owner_id, package_id, price, order_no, name_key, pinyin_key, mobile_index, ordered_at)
      select main_id, id, id, id, 'awaitingConsent', 'x', 'general', 'sms', created_by, created_by, package_id, price, order_no,
             order_no, order_no, order_no, now() - random() * interval '90 days' from orders where main_id = ${mainId}`);
    await tx.run(sql`insert into invitation (main_id, id, check_id, next_at, expires_at)
      select main_id, gen_random_uuid(), id, now() + interval '1 day', now() + interval '9 days' from checks where main_id = ${mainId}`);
  });

it.each([50, 500])(
  'a page of %i reads order, candidate and invitation of a check by their keys, not all of the account',
  async (limit) => {
    const page = { sort: '-orderedAt', after: null, limit, withOrderers: true } as const;
    const steps = await planOf(gateway, [LARGE], listStatement([LARGE], sql`true`, page));
    const conditionOf = (table: string) =>
      steps
        .filter((step) => step['Relation Name'] === table)
        .map((step) => step['Index Cond'] ?? step['Node Type']);
    expect(conditionOf('orders')).toEqual([expect.stringMatching(/id = c\.order_id/)]);
    expect(conditionOf('candidate')).toEqual([expect.stringMatching(/id = c\.candidate_id/)]);
    expect(conditionOf('invitation')).toEqual([expect.stringMatching(/check_id = c\.id/)]);
  },
);

it('whether somebody bears a common name is read by the key of their check, for each piece of work that is looked at', async () => {
  const bears = sql`c.name_key collate "C" >= 'PB1' and c.name_key collate "C" < 'PB2'`;
  const named = { mainIds: [], certificationIds: [], checks: bears, within: null };
  const search = { kinds: ['checkItem'], state: 'open', userId: demoUsers.analyst, overdueOn: null } as const;
  for (const statement of [queueStatement, countStatement]) {
    const asked = statement({ ...search, only: null, named, after: null, limit: 51 });
    const reads = (await planOf(gateway, [LARGE], asked)).filter(
      (step) => step['Relation Name'] === 'checks',
    );
    expect(reads.map((step) => step['Index Name'])).toEqual([expect.stringMatching(/^checks_(pkey|by_id)$/)]);
  }
});
