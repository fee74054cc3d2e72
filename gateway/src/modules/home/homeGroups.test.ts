import { demoMains } from '../../../seeds/demoAccounts';
import { inAccount } from '../../../test/checks';
import {
  gatewayOfDeeds,
  homeDeeds,
  homeMains as mains,
  oneOf,
  randomOf,
  sumOf,
} from '../../../test/homeDeeds';
import type { TestGateway } from '../../../test/gateway';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { createMainAccount } from '../accounts/accountRepository';
import { mendHomeCounts } from './countJobs';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayOfDeeds();
}, 120_000);
afterAll(() => gateway.close());

test('many accounts, but not all: they are counted as a group, exact between two countings, anew once an account was wrong, for a day', async () => {
  const { deeds, fold, countsOver } = homeDeeds(gateway);
  for (const mainId of mains) await deeds.order!(mainId, () => 0.5);
  const more = Array.from({ length: 24 }, () => uuidv7());
  for (const id of more)
    await gateway.services.db.withTenant({ mainIds: [id], mainId: id }, (tx) =>
      createMainAccount(tx, { id, kind: 'enterprise', name: id, authStatus: 2 }),
    );
  const read = [...mains, ...more.slice(0, 12)].sort();
  const ask = () =>
    gateway.services.db.withTenant({ mainIds: read, mainId: read[0]! }, (tx) =>
      tx.run(sql`select home_group_ask()`),
    );
  /** Whether the group says the same as its accounts, and how many sums are kept of groups. */
  const groups = async () => {
    const each: Map<string, number>[] = [];
    for (const mainId of mains) each.push(await countsOver([mainId]));
    const { rows } = await gateway.owner.query(
      `select count(*)::int as kept from home_count where scope = 'group'`,
    );
    const inOrder = (counts: Map<string, number>) => [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
    const counts = await countsOver(read);
    expect(inOrder(counts)).toEqual(inOrder(sumOf(each)));
    return rows[0].kept as number;
  };
  await ask();
  await ask();
  expect(await groups()).toBe(0);
  await fold();
  expect(await groups()).toBeGreaterThan(0);
  // Only a group says so.
  await gateway.owner.query(
    `insert into home_count (scope, main_id, subject, state, detail, at, n)
      select 'group', id, 'check', 'onlyInGroup', '', '-infinity', 1 from home_group`,
  );
  expect([...(await countsOver(read)).keys()]).toContain('check onlyInGroup ');
  await gateway.owner.query(`delete from home_count where state = 'onlyInGroup'`);
  const random = randomOf(7);
  for (let step = 0; step < 24; step += 1) {
    await deeds[step % 6 === 0 ? 'order' : oneOf(Object.keys(deeds), random)]!(oneOf(mains, random), random);
    if (step % 8 === 3) gateway.clock.advance(86_400_000);
    expect(await groups()).toBeGreaterThan(0);
  }

  await gateway.owner.query(
    `update home_count set n = n + 3 where scope = 'account' and subject = 'check' and main_id = $1`,
    [mains[0]],
  );
  for (const mainId of mains)
    await inAccount(gateway, mainId, ({ tx }) => mendHomeCounts(tx, gateway.clock.now()));
  await fold();
  expect(await groups()).toBe(0);
  await ask();
  await fold();
  expect(await groups()).toBeGreaterThan(0);

  await gateway.owner.query(`update home_group set counted_at = counted_at - interval '25 hours'`);
  await fold();
  expect(await groups()).toBe(0);
  // Few accounts, or all but a few, are quick without.
  for (const few of [read.slice(0, 8), [...mains, ...more, demoMains.platform]])
    await gateway.services.db.withTenant({ mainIds: few, mainId: few[0]! }, (tx) =>
      tx.run(sql`select home_group_ask()`),
    );
  expect((await gateway.owner.query('select from home_group')).rowCount).toBe(0);
});
