import type { AuditFilters } from '../src/modules/audit/auditFilters';
import { conditionsOf } from '../src/modules/audit/auditFilters';
import { cursorAt, timeKey } from '../src/kernel/paging';
import { join, sql } from '../src/platform/db/sql';
import { settingsStatement } from '../src/platform/db/tx';
import { demoUsers } from '../seeds/demoAccounts';
import type { Population } from './checks';
import { ms, quantile, report } from './report';
import { ctxOf, positionAt, readersOf, timed, type Reader } from './search';
import type { World } from './world';

const SAMPLES = 20;
const PAGE = 50;
const DEEP = 1_000 * PAGE;
/** Who did three things in all the years, and what nobody did. */
const RARE_PERSON = '0199aaaa-0000-7000-8000-0000000000aa';
const lastWeeks = { from: '2026-01-01', to: '2026-12-31' };

const filters: Record<string, AuditFilters> = {
  everything: {},
  day: { from: '2026-03-01', to: '2026-03-01' },
  year: lastWeeks,
  person: { actorId: demoUsers.recruiter },
  'a person who was here once': { actorId: RARE_PERSON },
  'kind of person': { actorKind: 'staff' },
  'a kind of person that is rare': { actorKind: 'apiKey' },
  'a kind of person without events': { actorKind: 'anonymous' },
  group: { group: ['signIn'] },
  'a group that is rare': { group: ['integration'] },
  'kind of thing': { entity: 'check' },
  'a kind of thing that is rare': { entity: 'webhook' },
  'a kind of thing without events': { entity: 'bankAccount' },
  action: { action: ['check.ordered'] },
  'an action that is rare': { action: ['webhook.created'] },
  'an action without events': { action: ['department.removed'] },
  'a rare action of a person': { action: ['webhook.created'], actorId: demoUsers.recruiter },
  'words: what was done': { q: 'signed in' },
  'words: who': { q: 'Account' },
  'words: what is rare': { q: 'webhook' },
  'words: what nobody did': { q: '删除部门' },
  'words: two that never meet': { q: 'webhook 登录' },
  'number: an amount of many': { q: '68.00' },
  'number: an amount of few': { q: '777' },
  'number: in the chain': { q: '4321' },
  'number: an amount of nobody': { q: '123,456.78' },
  'an order number': { q: 'PB000000012' },
  'a phone number': { q: '13910000007' },
  'an address of many': { q: '203.0.113.' },
  'an address of few': { q: '198.51.100.7' },
  'an address of nobody': { q: '192.0.2.' },
  'words and a rare number': { q: '资金 777' },
};

/** The log of one account with a million events (SCALE=1): each filter and search, first page and a deep one. */
export async function measureAudit(world: World, population: Population): Promise<void> {
  // More than there are checks only by hand: they are written in a minute, a million checks in many.
  const events = Number(process.env.EVENTS ?? Math.round(population.total / 20_000) * 20_000);
  const { owner: reader } = await readersOf(world, population);
  await addEvents(world, reader.mainId, events);
  const key = { checkId: (await positionAt(world, reader.mainIds, '-orderedAt', 0)).id, reason: 'measured' };
  const cursors: Record<string, string> = {};
  for (const name of Object.keys(filters)) cursors[name] = await cursorOf(world, reader, filters[name]!);
  const reads: number[] = [];
  const took = { 'first page': {}, 'deep page': {} } as Record<string, Record<string, number[]>>;
  for (let sample = -1; sample < SAMPLES; sample += 1)
    for (const name of Object.keys(filters)) {
      const body = { ...filters[name], limit: PAGE };
      const read = await timed(world, 'bench/read', reader, key);
      const first = await timed(world, 'audit/event/list', reader, body);
      const deep = await timed(world, 'audit/event/list', reader, { ...body, cursor: cursors[name] });
      // The first round warms plans and caches.
      if (sample < 0) continue;
      reads.push(read);
      (took['first page']![name] ??= []).push(first);
      (took['deep page']![name] ??= []).push(deep);
    }
  const read = quantile(reads, 0.95);
  for (const [depth, all] of Object.entries(took)) {
    const worst = Object.entries(all)
      .map(([name, values]) => ({ name, p95: quantile(values, 0.95) }))
      .sort((a, b) => b.p95 - a.p95);
    const [slowest, ...next] = worst as [{ name: string; p95: number }, ...{ name: string; p95: number }[]];
    report({
      what: `audit log of ${events} events, any filter and search, ${depth}, p95 : key read`,
      ratio: slowest.p95 / read,
      budget: { most: 20 },
      beside: `${ms(slowest.p95)} and ${ms(read)}; slowest: ${slowest.name}, then ${next
        .slice(0, 6)
        .map(({ name, p95 }) => `${name} ${ms(p95)}`)
        .join(', ')}`,
    });
  }
}

/** The cursor of a page deep in what a filter finds: at page 1000, or in the middle of fewer. */
async function cursorOf(world: World, reader: Reader, search: AuditFilters): Promise<string> {
  const ctx = await ctxOf(world, reader);
  return world.services.db.withTenant({ mainIds: reader.mainIds, mainId: reader.mainId }, async (tx) => {
    const found = await conditionsOf({ ...ctx, tx }, search);
    const few = found.ids ? [sql`e.id = any(${[...found.ids]}::uuid[])`] : [];
    const all = [sql`e.main_id = ${reader.mainId}`, ...few, ...found.within, ...found.along];
    const where = join(all, sql` and `);
    const { n } = await tx.one<{ n: number }>(
      sql`select count(*)::int as n from audit_event e where ${where}`,
    );
    // For a filter without rows, a position of the whole log is used.
    const offset = Math.min(DEEP, Math.floor(n / 2));
    const rows = n > 0 ? where : sql`e.main_id = ${reader.mainId}`;
    const at = await tx.one<{ key: string; id: string }>(
      sql`select ${timeKey(sql`e.at`)} as key, e.id from audit_event e where ${rows} order by e.at desc, e.id desc offset ${offset} limit 1`,
    );
    return cursorAt(ctx, 'audit', at);
  });
}

/** Written past the sealer: as many actions, people and addresses as years of an account have, some of them hardly ever. */
async function addEvents({ owner }: World, mainId: string, count: number): Promise<void> {
  const client = await owner.connect();
  await client.query(`begin; ${settingsStatement({ mainIds: [mainId], mainId })}`);
  await client.query(
    `insert into audit_event (main_id, id, at, actor_user_id, actor_kind, ip, action, entity, entity_id, detail, seq, prev_hash, hash)
     select $1::uuid, gen_random_uuid(), now() - ($4::int - g) * interval '700 days' / $4::int,
       case when g % ($4::int / 3) = 1 then $5::uuid when a.kind = 'system' then null when g % 3 = 0 then $2::uuid else $3::uuid end,
       case when g % ($4::int / 8) = 2 then 'apiKey' else a.kind end,
       case when a.kind = 'system' then null when g % ($4::int / 4) = 3 then '198.51.100.7' else '203.0.113.' || g % 250 end,
       case when g % ($4::int / 10) = 4 then 'webhook.created' else a.action end,
       case when g % ($4::int / 10) = 4 then 'webhook' else a.entity end,
       case when a.entity in ('check', 'order') then c.id::text end,
       case when a.entity = 'ledger' then jsonb_build_object('amount', case when g % ($4::int / 100) = 6 then 77700 else 6800 end)
         else '{}' end, g, ''::bytea, ''::bytea
     from generate_series(1, $4::int) g
     cross join lateral (select (array['enterprise','enterprise','enterprise','staff','enterprise','enterprise','system','enterprise'])[1 + g % 8] as kind,
       (array['user.signedIn','check.ordered','check.opened','work.taken','user.signedIn','order.placed','ledger.captured','check.opened'])[1 + g % 8] as action,
       (array['user','check','check','check','user','order','ledger','check'])[1 + g % 8] as entity) a
     left join (select id, row_number() over () as n from checks where main_id = $1) c on c.n = 1 + g % 2000`,
    [mainId, demoUsers.owner, demoUsers.recruiter, count, RARE_PERSON],
  );
  await client.query('commit');
  client.release();
  // All of it, also what was ordered before: else the database does so by itself for minutes, beside what is measured.
  await owner.query('vacuum analyze');
}
