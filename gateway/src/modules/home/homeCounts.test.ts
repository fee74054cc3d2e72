import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import {
  gatewayOfDeeds,
  homeDeeds,
  homeMains as mains,
  oneOf,
  randomOf,
  sumOf,
} from '../../../test/homeDeeds';
import { sql } from '../../platform/db/sql';
import { wrongHomeCounts } from '../../platform/observability/alarms';
import { mendHomeCounts, mendHomeSums, verifyHomeCountsJob } from './countJobs';

/*
 * Whatever happens to checks, invitations and work, and whenever the counts are drawn together: the numbers of the home page are
 * those of the lists, for an owner, a recruiter and staff whom one customer has sent away.
 */
let gateway: TestGateway;
let deeds: ReturnType<typeof homeDeeds>['deeds'];
let fold: ReturnType<typeof homeDeeds>['fold'];
let countsOver: ReturnType<typeof homeDeeds>['countsOver'];

beforeAll(async () => {
  gateway = await gatewayOfDeeds();
  ({ deeds, fold, countsOver } = homeDeeds(gateway));
  await inAccount(gateway, demoMains.third, ({ tx }) =>
    tx.run(
      sql`update membership set disabled = true where main_id = ${demoMains.third} and user_id = ${demoUsers.analyst}`,
    ),
  );
}, 120_000);
afterAll(() => gateway.close());

interface Person {
  user: string;
  mainId: string;
}
const readers: Person[] = [
  { user: demoUsers.owner, mainId: demoMains.first },
  { user: demoUsers.recruiter, mainId: demoMains.first },
  { user: demoUsers.analyst, mainId: demoMains.platform },
];

const dayOf = (ago: number) =>
  new Date(gateway.clock.now().getTime() - ago * 86_400_000 + 28_800_000).toISOString().slice(0, 10);

async function compare(): Promise<void> {
  const range = { from: dayOf(20), to: dayOf(0), timeZone: 'Asia/Shanghai' };
  for (const { user, mainId } of readers) {
    const token = await sessionOf(gateway, user, mainId);
    const ask = async (operation: string, body: object) =>
      (await gateway.call(operation, { body }, { token, mainId })).data;
    const home = await ask('homeSummary', range);
    for (const view of ['needsMe', 'awaitingConsent', 'inProgress', 'overdue', 'disputed'])
      expect([user, view, home[view]]).toEqual([user, view, (await ask('countChecks', { view })).total]);
    // Days of a zone with the same hours, which are counted one by one.
    const elsewhere = await ask('homeSummary', { ...range, timeZone: 'Asia/Singapore' });
    const told = ({ reported, reportedBefore, series, results }: typeof home) => ({
      reported,
      reportedBefore,
      series,
      results,
    });
    expect([user, told(home)]).toEqual([user, told(elsewhere)]);
    if (!home.queue) continue;
    for (const kind of ['checkItem', 'dispute', 'paperConsent']) {
      const of = home.queue.kinds.find((one: { kind: string }) => one.kind === kind);
      const total = async (more: object) =>
        (await ask('listWorkItems', { kind: [kind], ...more })).total.count;
      if (!of) expect([kind, await total({ state: 'open' })]).toEqual([kind, 0]);
      else
        expect([kind, of.open, of.mine, of.overdue]).toEqual([
          kind, await total({ state: 'open' }), await total({ state: 'mine' }), await total({ state: 'open', overdue: true }),
        ]); // prettier-ignore
    }
  }
  for (const mainId of mains)
    expect(await inAccount(gateway, mainId, ({ tx }) => mendHomeCounts(tx, gateway.clock.now()))).toEqual([]);
  expect(await mendHomeSums(gateway.services.db.direct, gateway.clock.now())).toEqual([]);
}

test.each([1, 2])(
  'after any deeds, seed %i',
  async (seed) => {
    const random = randomOf(seed);
    const names = Object.keys(deeds);
    for (let step = 0; step < 120; step += 1) {
      await deeds[step % 12 === 0 ? 'order' : oneOf(names, random)]!(oneOf(mains, random), random);
      if (step % 30 === 10) gateway.clock.advance(86_400_000);
      if (step % 24 === 23) await compare();
    }
    const { rows } = await gateway.owner.query('select count(*)::int as n, min(n) as least from home_count');
    expect(rows[0].n).toBeGreaterThan(20);
  },
  240_000,
);

test('two people who end the last two items of a check at once: it is no open work any more', async () => {
  const mainId = mains[0]!;
  await deeds.order!(mainId, () => 0);
  const ids = await inAccount(gateway, mainId, async ({ tx }) => {
    const { id } = await tx.one<{ id: string }>(sql`select id from checks where main_id = ${mainId} limit 1`);
    return tx.many<{ id: string }>(sql`insert into work_item (main_id, id, kind, check_id)
      select ${mainId}, gen_random_uuid(), 'checkItem', ${id} from generate_series(1, 2) returning id`);
  });
  await Promise.all(
    ids.map(({ id }) =>
      inAccount(gateway, mainId, async ({ tx }) => {
        await tx.run(sql`update work_item set status = 'done' where main_id = ${mainId} and id = ${id}`);
        // Both have changed their item before either is committed, unless one waits for the other.
        await tx.many(sql`select pg_sleep(0.2)`);
      }),
    ),
  );
  await compare();
});

test('a number that is wrong is told once, and right afterwards', async () => {
  await fold();
  await gateway.owner.query(
    `update home_count set n = n + 3 where scope = 'account' and subject = 'check' and main_id = $1`,
    [mains[0]],
  );
  const told: object[] = [];
  const log = { ...gateway.services.log, error: (what: object) => told.push(what) };
  await verifyHomeCountsJob.run({}, { services: gateway.services, log } as never);
  expect(told).toMatchObject([{ mainId: mains[0] }]);
  await compare();
});

test('of all accounts less those left out, or one by one where more are left out than read: the numbers are the same', async () => {
  const [one, two, three] = mains as unknown as [string, string, string];
  for (const mainId of mains) await deeds.order!(mainId, () => 0.5);
  await fold();
  await deeds.order!(two, () => 0.9);
  const each = new Map<string, Map<string, number>>();
  for (const mainId of [...mains, demoMains.platform]) each.set(mainId, await countsOver([mainId]));
  const sets = [
    ...[
      [one, two],
      [two, demoMains.platform],
      [one, two, three],
      [two, three, demoMains.platform],
    ],
    [...mains, demoMains.platform],
  ];
  const inOrder = (counts: Map<string, number>) => [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const read of sets)
    expect(inOrder(await countsOver(read))).toEqual(inOrder(sumOf(read.map((mainId) => each.get(mainId)!))));
  // Which way it went shows in what only the sums over all accounts say.
  await gateway.owner.query(
    `insert into home_count_change (scope, main_id, subject, state, detail, at, n)
      values ('all', '00000000-0000-0000-0000-000000000000', 'check', 'onlyInAll', '', '-infinity', 1)`,
  );
  const fromAll = await Promise.all(
    sets.map(async (read) => [...(await countsOver(read)).keys()].some((key) => key.includes('onlyInAll'))),
  );
  expect(fromAll).toEqual([false, false, true, true, true]);
  await mendHomeSums(gateway.services.db.direct, gateway.clock.now());
});

test('an account that cannot be looked through holds up no other, nor the sums, and is told', async () => {
  await fold();
  await gateway.owner.query(
    `update home_count set n = n + 3 where subject = 'check' and state = 'awaitingConsent'
      and (scope = 'all' or scope = 'account' and main_id = $1)`,
    [mains[2]],
  );
  const { services } = gateway;
  const withTenant: typeof services.db.withTenant = (scope, work) =>
    scope.mainId === mains[2] ? services.db.withTenant(scope, work) : Promise.reject(new Error('gone'));
  const told: { mainId: string | null; err?: Error }[] = [];
  const log = { ...services.log, error: (what: (typeof told)[number]) => told.push(what) };
  const db = { ...services.db, withTenant, direct: services.db.direct };
  await verifyHomeCountsJob.run({}, { services: { ...services, db }, log } as never);
  const failed = told.filter(({ err }) => err);
  expect(failed.map(({ mainId }) => mainId)).toEqual(expect.arrayContaining([mains[0], mains[1]]));
  expect(failed.map(({ err }) => err!.message)).toContain('gone');
  expect(told.filter(({ err }) => !err)).toMatchObject([{ mainId: mains[2] }, { mainId: null }]);
  expect((await wrongHomeCounts.get()).values).toMatchObject([{ value: told.length }]);
  await compare();
});
