import { demoUsers } from '../seeds/demoAccounts';
import type { SessionCtx } from '../src/kernel/context';
import { cursorAt } from '../src/kernel/paging';
import { sql, type Sql } from '../src/platform/db/sql';
import type { Tx } from '../src/platform/db/tx';
import type { CheckFilters } from '../src/modules/checks/listFilters';
import { fitting, fittingConditions } from '../src/modules/checks/namesFound';
import { listStatement, type Sort } from '../src/modules/checks/listRepository';
import { sessionResolver } from '../src/app/sessionResolver';
import { staffMain, type Population } from './checks';
import { ms, quantile, report } from './report';
import type { World } from './world';

const SAMPLES = 20;
const PAGE = 50;
const DEEP_PAGE = 1000;

const sorts: Sort[] = ['orderedAt', '-orderedAt', 'promisedAt', '-promisedAt', 'name', '-name'];
const sortKeys = {
  orderedAt: sql`ordered_at`,
  promisedAt: sql`case when promised_at is null then 'infinity'::date else promised_at end`,
  name: sql`pinyin_key collate "C"`,
} as const;
const filters: Record<string, CheckFilters> = {
  everything: {},
  name: { q: '王' },
  pinyin: { q: 'zhang' },
  partOfMany: { q: 'ab' },
  partOfSome: { q: 'abc' },
  partOfFew: { q: 'abcd' },
  phone: { q: '13910000007' },
  orderNumber: { q: 'PB0000012' },
  endOfOrderNumber: { q: '234567' },
  status: { status: ['inReview', 'awaitingInfo'] },
  lamp: { lamp: ['red'] },
  package: { packageId: ['01990000-0000-7000-8000-000000000002'] },
  range: { orderedFrom: '2026-01-01', orderedTo: '2026-03-31' },
  owner: { ownerId: demoUsers.recruiter },
  needsMe: { view: 'needsMe' },
  awaitingConsent: { view: 'awaitingConsent' },
  inProgress: { view: 'inProgress' },
  overdue: { view: 'overdue' },
  reported: { view: 'reported' },
};

export interface Reader {
  who: string;
  token: string;
  mainId: string;
  mainIds: string[];
}

/** The readers a list is measured for: an owner, whose key reads are the floor too, and staff of all accounts. */
export async function readersOf(
  world: World,
  { mainIds }: Population,
): Promise<Record<'owner' | 'staff', Reader>> {
  const [largest] = mainIds as [string];
  return {
    owner: {
      who: 'owner of the largest account',
      mainId: largest,
      mainIds: [largest],
      token: await world.signIn(demoUsers.owner, largest),
    },
    staff: {
      who: 'staff of all accounts',
      mainId: staffMain,
      mainIds,
      token: await world.signIn(demoUsers.analyst, staffMain),
    },
  };
}

/** Every filter × sort offered, first page and deep cursor. */
export async function measureSearch(
  world: World,
  population: Population,
  who: 'owner' | 'staff',
): Promise<void> {
  const readers = await readersOf(world, population);
  await measureReader(world, population, readers[who], readers.owner);
}

async function measureReader(world: World, population: Population, reader: Reader, keyReader: Reader) {
  const place = Math.min(DEEP_PAGE * PAGE, population.inLargest - 2 * PAGE);
  const checkId = (await positionAt(world, keyReader.mainIds, '-orderedAt', 0)).id;
  const key = { checkId, reason: 'measured' };
  const reads: number[] = [];
  const first: Record<string, number[]> = {};
  const deep: Record<string, number[]> = {};
  const cases = Object.keys(filters).flatMap((filter) => sorts.map((sort) => [filter, sort] as const));
  const ctx = await ctxOf(world, reader);
  const cursors: Record<string, string> = {};
  for (const [filter, sort] of cases) {
    const conditions = await inReach(world, reader, (tx) =>
      fittingConditions({ ...ctx, tx }, filters[filter]!),
    );
    const at = await deepPosition(world, [population.mainIds[0]!], sort, place, conditions);
    cursors[`${filter} by ${sort}`] = cursorAt(ctx, `checks by ${sort}`, at);
  }
  for (let sample = -1; sample < SAMPLES; sample += 1) {
    for (const [filter, sort] of cases) {
      const body = { ...filters[filter], sort, limit: PAGE };
      const took = [
        await timed(world, 'bench/read', keyReader, key),
        await timed(world, 'check/check/list', reader, body),
        await timed(world, 'check/check/list', reader, { ...body, cursor: cursors[`${filter} by ${sort}`] }),
      ] as const;
      // The first round warms plans and caches.
      if (sample < 0) continue;
      reads.push(took[0]);
      (first[`${filter} by ${sort}`] ??= []).push(took[1]);
      (deep[`${filter} by ${sort}`] ??= []).push(took[2]);
    }
  }
  const read = quantile(reads, 0.95);
  const worst = (all: Record<string, number[]>) =>
    Object.entries(all)
      .map(([name, values]) => ({ name, p95: quantile(values, 0.95) }))
      .sort((a, b) => b.p95 - a.p95);
  for (const [depth, all] of [
    ['first page', first],
    [`page ${Math.floor(place / PAGE)}`, deep],
  ] as const) {
    const [slowest, ...next] = worst(all) as [
      { name: string; p95: number },
      ...{ name: string; p95: number }[],
    ];
    const others = next.slice(0, 4).map(({ name, p95 }) => `${name} ${ms(p95)}`);
    report({
      what: `search, ${reader.who}, ${depth}, p95 : key read`,
      ratio: slowest.p95 / read,
      budget: { most: 20 },
      beside: `${ms(slowest.p95)} and ${ms(read)}; slowest: ${slowest.name}, then ${others.join(', ')}`,
    });
  }
  const flatness = sorts.map((sort) => {
    const name = `everything by ${sort}`;
    return { name, ratio: quantile(deep[name]!, 0.5) / quantile(first[name]!, 0.5) };
  });
  const steepest = flatness.sort((a, b) => b.ratio - a.ratio)[0]!;
  report({
    what: `search, ${reader.who}, deep page : first page`,
    ratio: steepest.ratio,
    budget: { most: 1.3 },
    beside: `steepest: ${steepest.name}`,
  });
  await reportPlans(world, reader, cases);
}

/**
 * A position deep in the rows of a filter in an account: at `most`, or in the middle if there are fewer than twice as many.
 */
async function deepPosition(world: World, mainIds: string[], sort: Sort, most: number, conditions: Sql) {
  const { n } = await world.services.db.withTenant({ mainIds, mainId: mainIds[0]! }, (tx) =>
    tx.one<{ n: number }>(sql`select count(*)::int as n from checks c where ${conditions}`),
  );
  // For a filter without rows, a position of the whole list is used.
  if (n === 0) return positionAt(world, mainIds, sort, most);
  return positionAt(world, mainIds, sort, Math.min(most, Math.floor(n / 2)), conditions);
}

/** The position of a page that ends `offset` rows down in a sort. */
export async function positionAt(
  { services }: World,
  mainIds: string[],
  sort: Sort,
  offset: number,
  conditions = sql`true`,
) {
  const key = sortKeys[sort.replace('-', '') as keyof typeof sortKeys];
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return services.db.withTenant({ mainIds, mainId: mainIds[0]! }, (tx) =>
    tx.one<{ key: string; id: string }>(sql`select (${key})::text as key, id from checks c where ${conditions}
      order by ${key} ${direction}, id ${direction} offset ${offset} limit 1`),
  );
}

export async function timed(world: World, path: string, reader: Reader, body: object): Promise<number> {
  const started = performance.now();
  const reply = await fetch(`${world.address}/gateway/bd/${path}`, {
    method: 'POST',
    headers: {
      appcode: 'bd-web',
      'content-type': 'application/json',
      authorization: `Bearer ${reader.token}`,
      'x-main-id': reader.mainId,
    },
    body: JSON.stringify(body),
  });
  const { code, msg } = (await reply.json()) as { code: number; msg: string };
  if (code !== 0) throw new Error(`${path} ${JSON.stringify(body)} answered ${code} ${msg}`);
  return performance.now() - started;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];

export async function ctxOf({ services }: World, { token, mainId }: Reader): Promise<SessionCtx> {
  const session = await sessionResolver.resolve(token, services.db.direct, services.clock.now());
  return {
    session: { ...session, mainId },
    services,
    clock: services.clock,
    lang: 'en',
  } as unknown as SessionCtx;
}

function inReach<T>(
  { services }: World,
  { mainIds, mainId }: Reader,
  read: (tx: Tx) => Promise<T>,
): Promise<T> {
  return services.db.withTenant({ mainIds, mainId }, read);
}

/** Every plan reads checks through an index whose condition begins with main_id, or by their key. */
async function reportPlans(world: World, reader: Reader, cases: (readonly [string, Sort])[]): Promise<void> {
  const { services } = world;
  const ctx = await ctxOf(world, reader);
  const strays: string[] = [];
  for (const [filter, sort] of cases) {
    const { conditions, found, nameBegins } = await inReach(world, reader, (tx) =>
      fitting({ ...ctx, tx }, filters[filter]!),
    );
    const page = { sort, after: null, limit: PAGE + 1, nameBegins, found };
    const statement = listStatement(reader.mainIds, conditions, page);
    const rows = await services.db.withTenant({ mainIds: reader.mainIds, mainId: reader.mainId }, (tx) =>
      tx.many<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(sql`explain (format json) ${statement}`),
    );
    const scans = nodes(rows[0]!['QUERY PLAN'][0]!.Plan).filter(
      (node) =>
        (node['Node Type'] === 'Bitmap Index Scan' && node['Index Name']?.startsWith('checks_')) ||
        (node['Relation Name'] === 'checks' && node['Node Type'] !== 'Bitmap Heap Scan'),
    );
    const isLed =
      scans.length > 0 && scans.every((scan) => /^\(+(main_id|id) = /.test(scan['Index Cond'] ?? ''));
    if (!isLed) strays.push(`${filter} by ${sort}`);
  }
  report({
    what: `search, ${reader.who}, plans led by main_id : all plans`,
    ratio: (cases.length - strays.length) / cases.length,
    budget: { least: 1 },
    beside: strays.length > 0 ? `not: ${strays.join(', ')}` : `${cases.length} plans`,
  });
}
