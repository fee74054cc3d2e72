import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql, type Sql } from '../../platform/db/sql';
import { wrongHomeCounts } from '../../platform/observability/alarms';
import { foldHomeCountsJob, mendHomeCounts, mendHomeSums, verifyHomeCountsJob } from './countJobs';

/*
 * Whatever happens to checks, invitations and work, and whenever the counts are drawn together: the numbers of the home page are
 * those of the lists, for an owner, a recruiter and staff whom one customer has sent away.
 */
const mains = [demoMains.first, demoMains.second, demoMains.third];
const statuses = ['awaitingPayment', 'awaitingConsent', 'inProgress', 'awaitingInfo', 'inReview', 'reported', 'disputed', 'cancelled']; // prettier-ignore
const people = [demoUsers.owner, demoUsers.recruiter, demoUsers.viewer];
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  // Rows are written past the rules of consent: what counts is that they change.
  await gateway.owner.query('alter table checks disable trigger checks_need_consent');
  await inAccount(gateway, demoMains.third, ({ tx }) =>
    tx.run(
      sql`update membership set disabled = true where main_id = ${demoMains.third} and user_id = ${demoUsers.analyst}`,
    ),
  );
}, 120_000);
afterAll(() => gateway.close());

/** Numbers from 0 to 1, the same for a seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const run = (mainId: string, statement: Sql) => inAccount(gateway, mainId, ({ tx }) => tx.run(statement));
const fold = () =>
  foldHomeCountsJob.run({}, { services: gateway.services, log: gateway.services.log } as never);
let ordered = 0;

type Deed = (mainId: string, random: () => number) => Promise<unknown>;
const oneOf = <T>(list: readonly T[], random: () => number) => list[Math.floor(random() * list.length)]!;
const day = (random: () => number) =>
  new Date(gateway.clock.now().getTime() + (random() * 20 - 12) * 86_400_000);

/** Some rows of a table, the same ones for a seed: rows have random ids. */
const some = (random: () => number) => sql`(select id from checks
  where main_id = app_main_id() order by md5(order_no || ${String(random())}) limit ${1 + Math.floor(random() * 6)})`;

const deeds: Record<string, Deed> = {
  order: (mainId, random) =>
    inAccount(gateway, mainId, async ({ tx }) => {
      const count = 1 + Math.floor(random() * 8);
      const from = (ordered += count) - count;
      const at = day(random);
      await tx.run(sql`insert into orders (main_id, id, order_no, status, package_id, package_snapshot, price, created_by)
        select ${mainId}::uuid, gen_random_uuid(), 'PB' || g, 'placed', '01990000-0000-7000-8000-000000000001', '{}', 100,
          ${oneOf(people, random)}::uuid from generate_series(${from + 1}::int, ${from + count}::int) g`);
      await tx.run(sql`insert into candidate (main_id, id, name, mobile_enc, mobile_index)
        select main_id, id, '某人', ''::bytea, md5(order_no) from orders o
        where main_id = ${mainId} and not exists (select from checks c where c.main_id = o.main_id and c.order_id = o.id)`);
      await tx.run(sql`insert into checks (main_id, id, order_id, candidate_id, status, waiting_on, position_title, position_class,
          consent_way, created_by, owner_id, department_id, package_id, price, order_no, name_key, pinyin_key, mobile_index, ordered_at)
        select main_id, id, id, id, 'awaitingConsent', 'candidate', 'x', 'general', 'sms', created_by, ${oneOf(people, random)},
          ${mainId === demoMains.first && random() < 0.5 ? demoDepartments.sales : null}::uuid, package_id, price, order_no,
          md5(order_no), md5(order_no), md5(order_no), ${at}
        from orders o where main_id = ${mainId} and not exists (select from checks c where c.main_id = o.main_id and c.order_id = o.id)`);
    }),
  move: (mainId, random) => {
    const status = oneOf(statuses, random);
    const isReported = status === 'reported' || status === 'disputed';
    return run(
      mainId,
      sql`update checks set status = ${status},
        waiting_on = ${oneOf(['analyst', 'reviewer', 'enterprise', 'candidate', 'nobody'], random)},
        promised_at = ${status === 'awaitingConsent' ? null : day(random)}::timestamptz::date,
        reported_at = ${isReported ? day(random) : null}, outcome = ${isReported ? oneOf(['green', 'red', null], random) : null}
      where main_id = ${mainId} and id = any(${some(random)})`,
    );
  },
  give: (mainId, random) =>
    run(
      mainId,
      sql`update checks set owner_id = ${oneOf(people, random)}, department_id = null
      where main_id = ${mainId} and id = any(${some(random)})`,
    ),
  touch: (mainId, random) =>
    run(
      mainId,
      sql`update checks set updated_at = now() where main_id = ${mainId} and id = any(${some(random)})`,
    ),
  invite: (mainId, random) =>
    run(
      mainId,
      sql`insert into invitation (main_id, id, check_id, expires_at, next_at)
      select main_id, gen_random_uuid(), id, ${day(random)}, now() from checks where main_id = ${mainId} and id = any(${some(random)})
      on conflict do nothing`,
    ),
  answer: (mainId, random) =>
    run(
      mainId,
      sql`update invitation set status = ${oneOf(['opened', 'verified', 'submitted', 'expired'], random)}
      where main_id = ${mainId} and check_id = any(${some(random)}) and status in ('sent', 'opened', 'verified')`,
    ),
  work: (mainId, random) =>
    run(
      mainId,
      sql`insert into work_item (main_id, id, kind, check_id, subject_id, due_at)
      select main_id, gen_random_uuid(), ${oneOf(['checkItem', 'checkItem', 'dispute', 'paperConsent'], random)}, id, gen_random_uuid(),
        ${random() < 0.2 ? null : day(random)}::timestamptz::date
      from checks c where main_id = ${mainId} and id = any(${some(random)})`,
    ),
  handle: (mainId, random) => {
    const status = oneOf(['open', 'claimed', 'paused', 'done', 'cancelled'], random);
    const who = status === 'open' ? null : oneOf([demoUsers.analyst, demoUsers.analyst2, null], random);
    return run(
      mainId,
      sql`update work_item set status = ${status}, assignee_id = ${who}, due_at = ${day(random)}::timestamptz::date
      where main_id = ${mainId} and check_id = any(${some(random)}) and get_byte(uuid_send(id), 3) < ${Math.floor(random() * 256)}`,
    );
  },
  fold,
};

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
  const [mainId] = mains as [string];
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

/** What a session counts that reads these accounts. */
const countsOver = (mainIds: readonly string[]) =>
  gateway.services.db.withTenant({ mainIds: [...mainIds], mainId: mainIds[0]! }, async (tx) => {
    const rows = await tx.many<{ key: string; n: number }>(sql`
      select concat_ws(' ', subject, state, detail, at) as key, n::int
      from home_counts(null, null, now(), '-infinity', 'infinity', now())`);
    return new Map(rows.map(({ key, n }) => [key, n]));
  });

function sumOf(all: readonly Map<string, number>[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const [key, n] of all.flatMap((one) => [...one])) sum.set(key, (sum.get(key) ?? 0) + n);
  return sum;
}

test('of all accounts less those left out, or one by one where more are left out than read: the numbers are the same', async () => {
  const [one, two, three] = mains as [string, string, string];
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
