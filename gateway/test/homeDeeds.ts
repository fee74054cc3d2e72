import { demoDepartments, demoMains, demoUsers } from '../seeds/demoAccounts';
import { foldHomeCountsJob } from '../src/modules/home/countJobs';
import { sql, type Sql } from '../src/platform/db/sql';
import { gatewayWithPeople, inAccount } from './checks';
import type { TestGateway } from './gateway';

export const homeMains: readonly string[] = [demoMains.first, demoMains.second, demoMains.third];
const statuses = ['awaitingPayment', 'awaitingConsent', 'inProgress', 'awaitingInfo', 'inReview', 'reported', 'disputed', 'cancelled']; // prettier-ignore
const people = [demoUsers.owner, demoUsers.recruiter, demoUsers.viewer];

type Deed = (mainId: string, random: () => number) => Promise<unknown>;

export const oneOf = <T>(list: readonly T[], random: () => number) =>
  list[Math.floor(random() * list.length)]!;

/** Numbers from 0 to 1, the same for a seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A gateway whose rows are written past the rules of consent: what counts is that they change. */
export async function gatewayOfDeeds(): Promise<TestGateway> {
  const gateway = await gatewayWithPeople();
  await gateway.owner.query('alter table checks disable trigger checks_need_consent');
  return gateway;
}

/** What changes the numbers of the home page, with what draws their counts together and what a session counts. */
export function homeDeeds(gateway: TestGateway) {
  const run = (mainId: string, statement: Sql) => inAccount(gateway, mainId, ({ tx }) => tx.run(statement));
  const fold = () =>
    foldHomeCountsJob.run({}, { services: gateway.services, log: gateway.services.log } as never);
  let ordered = 0;

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

  /** What a session counts that reads these accounts. */
  const countsOver = (mainIds: readonly string[]) =>
    gateway.services.db.withTenant({ mainIds: [...mainIds], mainId: mainIds[0]! }, async (tx) => {
      const rows = await tx.many<{ key: string; n: number }>(sql`
      select concat_ws(' ', subject, state, detail, at) as key, n::int
      from home_counts(null, null, now(), '-infinity', 'infinity', now())`);
      return new Map(rows.map(({ key, n }) => [key, n]));
    });

  return { deeds, fold, countsOver };
}

export function sumOf(all: readonly Map<string, number>[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const [key, n] of all.flatMap((one) => [...one])) sum.set(key, (sum.get(key) ?? 0) + n);
  return sum;
}
