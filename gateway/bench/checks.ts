import { demoMains, demoUsers, seedDemoAccounts } from '../seeds/demoAccounts';
import { sql } from '../src/platform/db/sql';
import { settingsStatement } from '../src/platform/db/tx';
import { uuidv7 } from '../src/kernel/ids';
import { addMembership, createMainAccount } from '../src/modules/accounts/accountRepository';
import { mendHomeSums } from '../src/modules/home/countJobs';
import type { World } from './world';

const ACCOUNTS = 200;
/** Different phones of an account's candidates. */
const PHONES = 50;
const AT_ONCE = 5_000;
/** Accounts written at once. */
const WRITERS = 2;
const PACKAGES = ['01', '02', '03'].map((n) => `01990000-0000-7000-8000-0000000000${n}`);

export interface Population {
  mainIds: string[];
  /** Rows of mainIds[0], which has a tenth of all: deep pages are read there. */
  inLargest: number;
  total: number;
}

/**
 * Generated checks of 200 accounts, written past the rules: the columns that search reads are as the product writes them.
 */
export async function populate(world: World, scale: number): Promise<Population> {
  const { services } = world;
  await seedDemoAccounts(services);
  const total = Math.max(20_000, Math.round(1_000_000 * scale));
  const inLargest = Math.round(total / 10);
  const inOthers = Math.round((total - inLargest) / (ACCOUNTS - 1));
  const mainIds = Array.from({ length: ACCOUNTS }, () => uuidv7());
  const keys = await dropKeys(world);
  const indexes = await dropIndexes(world);
  await triggers(world, 'disable');
  const phones = phonesOf(world);
  await each([...mainIds.entries()], ([n, mainId]) =>
    addAccount(world, { mainId, n, phones }, n === 0 ? inLargest : inOthers),
  );
  await each(indexes, (index) => inSession(world, `set maintenance_work_mem = '256MB'; ${index}`));
  // Past the triggers nothing was counted.
  await each(mainIds, (mainId) =>
    inSession(
      world,
      `${settingsStatement({ mainIds: [mainId], mainId })}; select count(*) from home_counts_mend(now() - interval '2 days')`,
    ),
  );
  await triggers(world, 'enable');
  await world.owner.query(keys);
  await mendHomeSums(services.db.direct, services.clock.now());
  await drawHomeCounts(world);
  await world.owner.query('vacuum analyze');
  return { mainIds, inLargest, total: inLargest + inOthers * (ACCOUNTS - 1) };
}

/** What is filled past its rules: they are not measured here, and each would be asked for every row. */
const FILLED = ['candidate', 'orders', 'checks', 'check_item', 'check_name_part', 'work_item', 'invitation'];

async function triggers({ owner }: World, become: 'enable' | 'disable'): Promise<void> {
  for (const table of FILLED) await owner.query(`alter table ${table} ${become} trigger user`);
}

/** Takes the foreign keys of the filled tables away; the statement puts them back, for all that is written from then on. */
async function dropKeys({ owner }: World): Promise<string> {
  const { rows } = await owner.query<{ of: string; name: string; key: string }>(
    `select conrelid::regclass::text as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as key
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [FILLED],
  );
  await owner.query(rows.map(({ of, name }) => `alter table ${of} drop constraint ${name}`).join('; '));
  return rows
    .map(({ of, name, key }) => `alter table ${of} add constraint ${name} ${key} not valid`)
    .join('; ');
}

/**
 * Takes away the indexes of the filled tables that are no constraint; each statement makes one again. Made of all rows they take half the
 * time, as after a restore.
 */
async function dropIndexes({ owner }: World): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
     where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [FILLED],
  );
  await owner.query(rows.map(({ name }) => `drop index ${name}`).join('; '));
  return rows.map(({ made }) => made);
}

/** As many at once as there are writers. */
async function each<T>(things: readonly T[], act: (thing: T) => Promise<void>): Promise<void> {
  const open = [...things];
  const write = async () => {
    while (open.length > 0) await act(open.shift()!);
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

async function inSession({ owner }: World, statements: string): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query(`begin; ${statements}; commit`);
  } finally {
    client.release();
  }
}

interface Phone {
  mobile: string;
  index: string;
}

const phonesOf = ({ services }: World): Phone[] =>
  Array.from({ length: PHONES }, (_, n) => {
    const mobile = `139${10_000_000 + n}`;
    return { mobile, index: services.blindIndex.of('mobile', mobile) };
  });

async function addAccount(
  world: World,
  { mainId, n, phones }: { mainId: string; n: number; phones: readonly Phone[] },
  count: number,
): Promise<void> {
  await world.services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    await createMainAccount(tx, { id: mainId, kind: 'enterprise', name: `Account ${n}`, authStatus: 2 });
    await addMembership(tx, { mainId, userId: demoUsers.analyst, role: 'analyst' });
    if (n > 0) return;
    await addMembership(tx, { mainId, userId: demoUsers.owner, role: 'owner' });
    await addMembership(tx, { mainId, userId: demoUsers.recruiter, role: 'recruiter' });
  });
  for (let from = 0; from < count; from += AT_ONCE)
    await addPeople(world, { mainId, phones }, from, Math.min(AT_ONCE, count - from));
  await addChecks(world, mainId, count);
}

/** As a job does each minute. */
export const drawHomeCounts = ({ services }: World) =>
  services.db.direct.many(
    sql`select home_counts_fold(${services.clock.now()}::timestamptz - interval '2 days')`,
  );

/** A candidate of their own for each check, as orders make them. */
async function addPeople(
  { services }: World,
  { mainId, phones }: { mainId: string; phones: readonly Phone[] },
  from: number,
  count: number,
): Promise<void> {
  const people = Array.from({ length: count }, (_, n) => {
    const id = uuidv7();
    const { mobile, index } = phones[(from + n) % PHONES]!;
    const place = { table: 'candidate', column: 'mobile_enc', rowId: id };
    return { id, mobile: services.crypto.encrypt(mobile, place), index };
  });
  await services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
    tx.run(sql`insert into candidate (main_id, id, name, mobile_enc, mobile_index)
      select ${mainId}::uuid, p.id, '王小明', p.mobile, p.index from unnest(${people.map((p) => p.id)}::uuid[],
        ${people.map((p) => p.mobile)}::bytea[], ${people.map((p) => p.index)}::text[]) as p (id, mobile, index)`),
  );
}

async function addChecks({ owner }: World, mainId: string, count: number): Promise<void> {
  const client = await owner.connect();
  try {
    // Nothing is known yet of tables that are being filled: rows would be joined by looking through all of them for each.
    const joins = 'set local enable_nestloop = off';
    await client.query(`begin; ${joins}; ${settingsStatement({ mainIds: [mainId], mainId })}`);
    // A name is independent of package, status and lamp: it comes from the random id.
    // Its parts are those of three characters: two of the name, two of its sound, and the initials.
    await client.query(
      `insert into orders (main_id, id, order_no, status, package_id, package_snapshot, price, created_by)
       select $1, gen_random_uuid(), 'PB' || lpad(g::text, 9, '0'), 'placed', ($2::uuid[])[1 + g % 3],
              '{"name":{"en":"Standard","zh":"标准版"}}', 6800, $3 from generate_series(1, $4::int) g`,
      [mainId, PACKAGES, demoUsers.owner, count],
    );
    await client.query(
      `insert into checks (main_id, id, order_id, candidate_id, status, position_title, position_class, consent_way,
         created_by, owner_id, package_id, lamp, outcome, waiting_on, promised_at, price, order_no, name_key, pinyin_key, mobile_index,
         ordered_at, reported_at, name_parts)
       select o.main_id, o.id, o.id, p.id, s.status, 'Accountant', 'general', 'sms', $2,
         case when o.n % 4 = 0 then $3::uuid else $2::uuid end, o.package_id,
         l.lamp, l.lamp,
         case when s.status = 'reported' then 'nobody' else 'analyst' end,
         case when s.status <> 'awaitingConsent' then current_date + (o.n % 40)::int - 30 end, o.price, o.order_no,
         k.name, k.pinyin, p.mobile_index, t.ordered,
         case when s.status = 'reported' then least(t.ordered + interval '6 days', now()) end,
         array[substr(k.name, 2, 6), substr(k.pinyin, 5, 8), substr(k.name, 8, 3), substr(k.pinyin, 9, 4), substr(k.name, 2, 3)]
       from (select *, row_number() over () as n from orders where main_id = $1) o
       join (select *, row_number() over () as n from candidate where main_id = $1) p on p.n = o.n
       cross join lateral (select (array['reported','reported','reported','reported','inProgress','inReview',
         'awaitingConsent','reported','cancelled','awaitingInfo'])[1 + o.n % 10] as status) s
       cross join lateral (select case when s.status = 'reported'
         then (array['green','green','green','blue','yellow','red'])[1 + o.n % 6] end as lamp) l
       cross join lateral (select get_byte(uuid_send(o.id), 0) % 6 as n) family
       cross join lateral (select now() - random() * interval '700 days' as ordered where o.n > 0) t
       cross join lateral (select (array['王','李','张','刘','陈','杨'])[1 + family.n] || md5(o.id::text) as name,
         (array['wang','li','zhang','liu','chen','yang'])[1 + family.n] || md5(o.id::text) as pinyin) k`,
      [mainId, demoUsers.owner, demoUsers.recruiter],
    );
    await client.query(
      `insert into check_item (main_id, id, check_id, item_code, status, result, lamp, price)
       select main_id, gen_random_uuid(), id, 'identity', 'done', 'consistent', lamp, 100 from checks
       where main_id = $1 and lamp is not null`,
      [mainId],
    );
    await client.query(
      `insert into check_name_part (main_id, part, check_id)
       select distinct main_id, unnest(name_parts), id from checks where main_id = $1`,
      [mainId],
    );
    // Who awaits consent has been invited in the last week.
    await client.query(
      `insert into invitation (main_id, id, check_id, sent_at, expires_at, next_at)
       select main_id, gen_random_uuid(), id, now() - e.old, now() - e.old + interval '7 days', now() - e.old + interval '7 days'
       from checks c cross join lateral (select random() * interval '7 days' as old where c.price > 0) e
       where main_id = $1 and status = 'awaitingConsent'`,
      [mainId],
    );
    // The staff's work for each: two items, or the review, or done work. Of what is taken, one of fifty people has a share.
    await client.query(
      `insert into work_item (main_id, id, kind, status, check_id, assignee_id, due_at)
       select c.main_id, gen_random_uuid(), case c.status when 'inReview' then 'review' else 'checkItem' end,
         case when c.status = 'reported' then 'done' when r.held then 'claimed' else 'open' end, c.id,
         case when r.held then case when random() < 0.02 then $2::uuid else gen_random_uuid() end end, c.promised_at
       from checks c cross join generate_series(1, 2) n
       cross join lateral (select random() < 0.02 as held where n > 0) r
       where c.main_id = $1 and c.status in ('inProgress', 'awaitingInfo', 'inReview', 'reported')
         and (n = 1 or c.status in ('inProgress', 'awaitingInfo'))`,
      [mainId, demoUsers.analyst],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** The staff account whose analyst serves all accounts. */
export const staffMain = demoMains.platform;
