import { demoMains, demoUsers, seedDemoAccounts } from '../../../seeds/demoAccounts';
import { seedDemoChecks } from '../../../seeds/demoChecks';
import { sessionOf } from '../../../test/checks';
import { createTestGateway, type TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';

const { first, platform } = demoMains;
type Name = keyof typeof demoUsers;
type Person = { name: Name; token: string; mainId: string };

let gateway: TestGateway;
// The whole demo is run: minutes on a busy machine.
beforeAll(async () => {
  gateway = await createTestGateway();
  await seedDemoAccounts(gateway.services);
  await seedDemoChecks(gateway.services);
  await startsLate();
}, 240_000);
afterAll(() => gateway.close());

/**
 * Makes something overdue, something late but paused, and something waiting for money, so that each is there whatever the
 * day.
 */
async function startsLate(): Promise<void> {
  await gateway.services.db.withTenant({ mainIds: [first], mainId: first }, async (tx) => {
    await tx.run(sql`update checks set promised_at = '2020-01-02' where id in
      (select id from checks where status in ('inProgress', 'inReview', 'awaitingInfo') order by id limit 5)`);
    await tx.run(sql`update checks set status = 'awaitingPayment', waiting_on = 'payment' where id in
      (select id from checks where status = 'awaitingConsent' order by id limit 1)`);
    // One check has nothing that is late.
    await tx.run(sql`update work_item set due_at = case when check_id =
        (select check_id from work_item where kind = 'checkItem' and status = 'open' order by id limit 1)
        then '2999-01-02'::date else '2020-01-02'::date end where status in ('open', 'claimed', 'paused')`);
    await tx.run(sql`update work_item set assignee_id = ${demoUsers.analyst}, status = 'claimed' where id in
      (select id from work_item where status = 'open' order by id limit 2)`);
  });
}

async function person(name: Name): Promise<Person> {
  const mainId = ['analyst', 'analyst2', 'support', 'operator'].includes(name) ? platform : first;
  return { name, mainId, token: await sessionOf(gateway, demoUsers[name], mainId) };
}

const ask = async (who: Person, operation: string, body: object) => {
  const reply = await gateway.call(operation, { body }, { token: who.token, mainId: who.mainId });
  expect(reply.code).toBe(0);
  return reply.data;
};

async function queueLength(who: Person, filter: object): Promise<number> {
  let rows = 0;
  let cursor: string | undefined;
  do {
    const page = await ask(who, 'listWorkItems', { ...filter, limit: 7, ...(cursor && { cursor }) });
    rows += page.rows.length;
    cursor = page.nextCursor;
  } while (cursor);
  return rows;
}

const DAY = 86_400_000;
const day = (time: number) => new Date(time).toISOString().slice(0, 10);
const rangeOf = (days: number, timeZone: string) => {
  const now = gateway.clock.now().getTime();
  return { from: day(now - (days - 1) * DAY), to: day(now), timeZone };
};

const readers: Name[] = ['owner', 'recruiter', 'finance', 'viewer', 'analyst', 'support'];
const ranges = [
  [7, 'Asia/Shanghai'],
  [30, 'America/Los_Angeles'],
  [90, 'Pacific/Auckland'],
] as const;

describe.each(readers)('%s', (name) => {
  test.each(ranges)('each tile of %i days in %s is the total of its list', async (days, timeZone) => {
    const who = await person(name);
    const { from, to } = rangeOf(days, timeZone);
    const summary = await ask(who, 'homeSummary', { from, to, timeZone });
    const reported = { view: 'reported', reportedFrom: from, reportedTo: to, timeZone };
    const links: [string, number, object][] = [
      ...['needsMe', 'awaitingConsent', 'inProgress', 'overdue', 'disputed'].map(
        (view): [string, number, object] => [view, summary[view], { view }],
      ),
      ['reported', summary.reported, reported],
      ...(summary.results ?? []).map(({ outcome, count }: { outcome: string; count: number }) => [
        outcome,
        count,
        { ...reported, lamp: [outcome] },
      ]),
    ];
    for (const [tile, number, filter] of links) {
      const list = await ask(who, 'countChecks', filter);
      expect([tile, number]).toEqual([tile, list.total]);
      const page = await ask(who, 'listChecks', { ...filter, limit: 100 });
      expect([tile, page.rows.length]).toEqual([tile, number]);
    }
    expect(summary.results === null).toBe(name === 'finance' || name === 'support');
  });
});

test('the numbers are not all the same nothing', async () => {
  const summary = await ask(await person('owner'), 'homeSummary', rangeOf(90, 'Asia/Shanghai'));
  for (const tile of ['needsMe', 'awaitingConsent', 'inProgress', 'overdue', 'reported', 'disputed']) {
    expect([tile, summary[tile] > 0]).toEqual([tile, true]);
  }
});

test.each(['owner', 'viewer', 'analyst'] as const)(
  'whom the checks behind a number wait for is what the list of it says, for %s',
  async (name) => {
    const who = await person(name);
    const { waiting } = await ask(who, 'homeSummary', rangeOf(30, 'UTC'));
    for (const view of ['needsMe', 'inProgress', 'overdue', 'disputed']) {
      const { rows } = await ask(who, 'listChecks', { view, limit: 100 });
      const listed = new Map<string, number>();
      for (const { waitingOn } of rows) listed.set(waitingOn, (listed.get(waitingOn) ?? 0) + 1);
      const told = waiting.filter((one: { tile: string }) => one.tile === view);
      expect(new Map(told.map((one: { on: string; count: number }) => [one.on, one.count]))).toEqual(listed);
    }
    expect(waiting.length > 0).toBe(true);
  },
);

test.each([
  ['owner', ['answerQuestion', 'awaitingPayment']],
  ['finance', ['awaitingPayment']],
  ['recruiter', ['answerQuestion']],
  ['viewer', []],
  ['support', []],
] as const)('what needs %s is only what that role may do: %j', async (name, kinds) => {
  const who = await person(name);
  const summary = await ask(who, 'homeSummary', rangeOf(30, 'UTC'));
  const rows = (await ask(who, 'listChecks', { view: 'needsMe', limit: 100 })).rows;
  expect(summary.needsMe).toBe(rows.length);
  const kindOf = (row: { status: string }) =>
    row.status === 'awaitingPayment' ? 'awaitingPayment' : 'answerQuestion';
  expect([...new Set(rows.map(kindOf))].sort()).toEqual([...kinds]);
  const deeds = summary.needs.map((need: { what: string }) => need.what);
  for (const kind of ['answerQuestion', 'awaitingPayment'])
    expect([kind, deeds.includes(kind) && !kinds.includes(kind as never)]).toEqual([kind, false]);
  expect(deeds.includes('readReport') && name === 'finance').toBe(false);
});

test('of what is for one’s attention the late stands first, then what became so longest ago: late is a check since its promised day is over', async () => {
  const who = await person('owner');
  const { needs } = await ask(who, 'homeSummary', rangeOf(30, 'UTC'));
  const { rows } = await ask(who, 'listChecks', { view: 'overdue', limit: 100 });
  const late = needs.filter(({ what }: { what: string }) => what === 'overdue');
  expect(late.length).toBeGreaterThan(0);
  const rest = needs.filter(({ what }: { what: string }) => what !== 'overdue');
  expect(rest.length).toBeGreaterThan(1);
  expect(needs).toEqual([...late, ...rest]);
  for (const part of [late, rest]) {
    const moments = part.map(({ at }: { at: string }) => at);
    expect(moments).toEqual([...moments].sort());
  }
  for (const { checkId, at } of late) {
    const { promisedAt } = rows.find((row: { checkId: string }) => row.checkId === checkId);
    // Midnight in China after the promised day.
    expect(at).toBe(`${promisedAt}T16:00:00.000Z`);
  }
});

test('a report is to be read until it was, by each for themselves', async () => {
  const [owner, other] = [await person('owner'), await person('viewer')];
  const unread = async (who: Person): Promise<string[]> =>
    (await ask(who, 'homeSummary', rangeOf(30, 'UTC'))).needs
      .filter(({ what }: { what: string }) => what === 'readReport')
      .map(({ checkId }: { checkId: string }) => checkId);
  await gateway.services.db.withTenant({ mainIds: [first], mainId: first }, (tx) =>
    tx.run(sql`update checks set reported_at = ${gateway.clock.now()} where status = 'reported'`),
  );
  const [checkId] = await unread(owner);
  expect(await unread(other)).toContain(checkId);
  const read = { query: { checkId: checkId! } };
  expect(await gateway.call('getReport', read, { token: owner.token, mainId: first })).toMatchObject({ code: 0 }); // prettier-ignore
  expect(await unread(owner)).not.toContain(checkId);
  expect(await unread(other)).toContain(checkId);
});

test('a delivered check says when, in list and export; one under way does not', async () => {
  const who = await person('owner');
  const { rows } = await ask(who, 'listChecks', { limit: 100 });
  const isDelivered = (row: { status: string }) => ['reported', 'disputed'].includes(row.status);
  expect(rows.some(isDelivered)).toBe(true);
  for (const row of rows)
    expect([row.status, row.reportedAt !== null]).toEqual([row.status, isDelivered(row)]);
});

test('a role that reads no records gets no number of them', async () => {
  const summary = await ask(await person('operator'), 'homeSummary', rangeOf(30, 'UTC'));
  expect(summary).toMatchObject({ needsMe: null, overdue: null, reported: null, results: null, series: [] });
});

test.each(['analyst', 'support', 'operator'] as const)(
  '%s: each tile of the queue is its list',
  async (name) => {
    const who = await person(name);
    const { queue } = await ask(who, 'homeSummary', rangeOf(30, 'UTC'));
    // Each starts with the kinds that it works.
    const shown = { workable: true };
    const { kinds, ...tiles } = queue;
    expect(tiles).toEqual({
      open: await queueLength(who, { state: 'open', ...shown }),
      mine: await queueLength(who, { state: 'mine', ...shown }),
      overdue: await queueLength(who, { state: 'open', overdue: true, ...shown }),
      toReview: await queueLength(who, { state: 'open', kind: ['review'], ...shown }),
    });
    // What is told of a kind is its list, too, and the kinds are all of the tile.
    for (const { kind, free: untaken, ...told } of kinds) {
      const only = { kind: [kind] };
      expect([kind, told]).toEqual([
        kind,
        {
          open: await queueLength(who, { state: 'open', ...only }),
          mine: await queueLength(who, { state: 'mine', ...only }),
          overdue: await queueLength(who, { state: 'open', overdue: true, ...only }),
        },
      ]);
      expect(untaken).toBeLessThanOrEqual(told.open - told.mine);
    }
    expect(kinds.reduce((sum: number, one: { open: number }) => sum + one.open, 0)).toBe(queue.open);
    expect(queue.overdue > 0).toBe(name === 'analyst');
    expect(queue.overdue).toBeLessThanOrEqual(queue.open);
    expect(queue.mine > 0).toBe(name === 'analyst');
  },
);

test.each(['analyst', 'support', 'operator'] as const)(
  '%s may work what the queue says, and no more',
  async (name) => {
    const who = await person(name);
    const { rows } = await ask(who, 'listWorkItems', { state: 'open', limit: 100 });
    const kinds = new Map<string, { workItemId: string; mayWork: boolean }>();
    for (const row of rows) if (row.status === 'open') kinds.set(row.kind, row);
    expect(kinds.size).toBeGreaterThan(0);
    for (const [kind, { workItemId, mayWork }] of kinds) {
      const reply = await gateway.call('claimWorkItem', { body: { workItemId, take: true } }, who);
      expect([kind, reply.code]).toEqual([kind, mayWork ? 0 : 403]);
    }
    expect(kinds.get('checkItem')?.mayWork).toBe(name === 'analyst');
  },
);

test.each([
  ['0001-01-01', '0001-01-01'],
  ['9999-12-31', '9999-12-31'],
  ['2026-02-02', '2026-02-01'],
  ['2024-01-01', '2025-01-02'],
])('%s to %s is refused', async (from, to) => {
  const who = await person('owner');
  expect(await gateway.call('homeSummary', { body: { from, to } }, who)).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'to' }] },
  });
});
