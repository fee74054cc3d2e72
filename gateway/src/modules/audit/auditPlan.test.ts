import { demoMains } from '../../../seeds/demoAccounts';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { planOf } from '../../../test/plans';
import { sql, type Sql } from '../../platform/db/sql';
import { eventsStatement, type Conditions } from './auditRepository';
import { allOf, anyOf, isAction, none } from './rareEvents';
import { areThose, eventsWith, numbersMeant } from './auditNumbers';

const { first, second } = demoMains;
const RARE = 77_700;
let gateway: TestGateway;

/** 20 000 events with an amount, of which two are one that nobody else has; as many of another account. */
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  for (const mainId of [first, second])
    await gateway.owner.query(
      `insert into audit_event (main_id, id, actor_kind, action, entity, detail)
       select $1::uuid, gen_random_uuid(), 'system', 'ledger.captured', 'ledger',
              jsonb_build_object('amount', case when g % 7000 = 0 and $1::uuid = $2::uuid then ${RARE} else 6800 end)
       from generate_series(1, 20000) g`,
      [mainId, first],
    );
  // What all others do by the thousand was done here three times.
  for (const [mainId, count] of [
    [first, 3],
    [second, 5000],
  ])
    await gateway.owner.query(
      `insert into audit_event (main_id, id, actor_kind, action, entity)
       select $1::uuid, gen_random_uuid(), 'anonymous', 'user.signedIn', 'user' from generate_series(1, $2::int)`,
      [mainId, count],
    );
  await gateway.owner.query('vacuum analyze audit_event');
}, 60_000);
afterAll(() => gateway.close());

const foundIn = (word: string, mainId = first) =>
  gateway.services.db.withTenant({ mainIds: [mainId], mainId }, (tx) => eventsWith(tx, numbersMeant(word)));
const conditionOf = async (word: string) => areThose(first, numbersMeant(word), await foundIn(word));

test('the few events with an amount are found by an index and fetched by their ids', async () => {
  const plan = await gateway.owner.query(`set enable_seqscan = off;
    explain select id from audit_event e where audit_numbers(e.main_id, e.detail) && array['${first}:amount:${RARE}']`);
  const told = JSON.stringify((plan as unknown as { rows: unknown[] }[])[1]!.rows);
  expect(told).toContain('audit_event_numbers');
  const page = eventsStatement(first, { ...none, ids: await foundIn('777') }, { after: null, limit: 51 });
  const steps = await planOf(gateway, [first], page);
  expect(steps.flatMap((step) => step['Index Name'] ?? [])).toEqual(['audit_event_pkey']);
  const rows = await gateway.services.db.withTenant({ mainIds: [first], mainId: first }, (tx) =>
    tx.many(page),
  );
  expect(rows).toHaveLength(2);
});

test('an amount of many events is met along the log, no more of which is read than a page', async () => {
  const condition = await conditionOf('68.00');
  const page = eventsStatement(first, { ...none, along: [condition] }, { after: null, limit: 51 });
  const steps = await planOf(gateway, [first], page);
  expect(steps.map((step) => step['Index Name'])).toContain('audit_event_by_time');
  expect(steps.map((step) => step['Node Type'])).not.toContain('Sort');
});

test('what another account’s events hold is found by nobody else', async () => {
  expect(await foundIn('777', second)).toEqual([]);
  const foreign = await gateway.services.db.withTenant({ mainIds: [second], mainId: second }, (tx) =>
    tx.many(sql`select id from own_events_with(${['amount:' + RARE]}::text[], 10) as f (id)`),
  );
  expect(foreign).toEqual([]);
});

/** What is asked of a list, in an account. */
const asked = (condition: Sql, mainId = first) =>
  gateway.services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
    anyOf(tx, mainId, { arms: [condition] }),
  );
const pageOf = (conditions: Conditions) => eventsStatement(first, conditions, { after: null, limit: 51 });

test.each([
  ['an action', isAction(['user.signedIn'])],
  ['a kind of person', sql`e.actor_kind = ${'anonymous'}`],
  ['one of some actions', isAction(['user.signedIn', 'user.signedOut'])],
])(
  'what is rare in the account is fetched by its ids, whatever other accounts hold: %s',
  async (_, condition) => {
    const conditions = await asked(condition);
    expect(conditions.along).toEqual([]);
    const steps = await planOf(gateway, [first], pageOf(conditions));
    expect(steps.flatMap((step) => step['Index Name'] ?? [])).toEqual(['audit_event_pkey']);
    const rows = await gateway.services.db.withTenant({ mainIds: [first], mainId: first }, (tx) =>
      tx.many(pageOf(conditions)),
    );
    expect(rows).toHaveLength(3);
    expect((await asked(condition, second)).along).toHaveLength(1);
  },
);

test('what is common is met along the log, whatever is guessed of how much it is', async () => {
  const conditions = await asked(isAction(['ledger.captured']));
  expect(conditions.ids).toBeNull();
  const steps = await planOf(gateway, [first], pageOf(conditions));
  expect(steps.map((step) => step['Index Name'])).toContain('audit_event_by_time');
  expect(steps.map((step) => step['Node Type'])).not.toContain('Sort');
});

test('of two that are rare, the events that are both are meant', () => {
  const both = allOf([{ ...none, ids: ['a', 'b'] }, none, { ...none, ids: ['b', 'c'] }]);
  expect(both).toEqual({ ids: ['b'], within: [], along: [] });
  expect(allOf([none]).ids).toBeNull();
});
