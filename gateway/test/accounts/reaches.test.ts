import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { uuidv7 } from '../../src/kernel/ids';
import type { Session } from '../../src/kernel/session';
import { sql } from '../../src/platform/db/sql';
import { accountsIn } from '../../src/platform/db/tx';
import { fund, gatewayWithPeople, placeOrder, sessionOf } from '../checks';
import type { TestGateway } from '../gateway';

/** More customers than a call brings the ids of. */
const MANY = 150;
const DAY = 86_400_000;
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_00);
  await placeOrder(gateway, await sessionOf(gateway, demoUsers.owner, demoMains.first));
  await gateway.owner.query(
    `with more as (
       insert into main_account (id, kind, name, auth_status)
       select gen_random_uuid(), 'enterprise', 'Customer ' || g, 2 from generate_series(1, ${MANY}) g returning id
     ) insert into membership (main_id, user_id, role) select id, $1::uuid, 'analyst' from more`,
    [demoUsers.analyst],
  );
  token = await sessionOf(gateway, demoUsers.analyst, demoMains.platform);
});
afterAll(() => gateway.close());

const { first, platform } = demoMains;
const served = async () =>
  (
    await gateway.owner.query<{ id: string }>(
      `select main_id as id from membership where user_id = $1 and not disabled order by 1`,
      [demoUsers.analyst],
    )
  ).rows.map(({ id }) => id);
const resolved = async (of = token): Promise<Session> =>
  (await gateway.services.sessions.resolve(of, gateway.services.db.direct, gateway.clock.now()))!;
/** What a transaction of the session is set to, and which accounts it reads. */
const within = ({ mainIds }: Pick<Session, 'mainIds'>) =>
  gateway.services.db.withTenant({ mainIds, mainId: platform }, (tx) =>
    tx.one<{ named: string; reach: string; read: string[]; told: string[] }>(sql`
      select current_setting('app.main_ids') as named, current_setting('app.reach') as reach,
        app_main_ids() as read, ${accountsIn(mainIds)} as told`),
  );
const records = async () => {
  const reply = await gateway.call('listChecks', { body: {} }, { token, mainId: platform });
  return (reply.data.rows as unknown[]).length;
};
const move = (from: string, to: string) =>
  gateway.owner.query(`update membership set main_id = $2 where main_id = $1 and user_id = $3`, [
    from,
    to,
    demoUsers.analyst,
  ]);

test('staff with many customers name their list by its id, and read just these', async () => {
  const session = await resolved();
  expect(session.mainIds).toEqual(await served());
  expect(session.mainIds.length).toBeGreaterThan(MANY);
  const set = await within(session);
  expect(set).toEqual({
    named: '',
    reach: expect.stringMatching(/-/),
    read: await served(),
    told: await served(),
  });
  // Everybody who serves the same ones has the same list, once.
  expect((await resolved()).mainIds).toBe(session.mainIds);
  expect((await gateway.owner.query('select from reach')).rowCount).toBe(1);
  expect(await records()).toBe(1);
});

test('few are named by themselves, as is any list that was only copied', async () => {
  const session = await resolved(await sessionOf(gateway, demoUsers.owner, first));
  expect(await within(session)).toEqual({ named: `{${first}}`, reach: '', read: [first], told: [first] });
  const copied = await within({ mainIds: [...(await resolved()).mainIds] });
  expect(copied).toMatchObject({ reach: '', read: await served() });
});

test('a customer who goes is out of reach with the next call, also where another comes in their place', async () => {
  expect(await records()).toBe(1);
  const other = uuidv7();
  await gateway.owner.query(
    `insert into main_account (id, kind, name, auth_status) values ($1, 'enterprise', 'Other', 2)`,
    [other],
  );
  await move(first, other);
  expect((await resolved()).mainIds).toEqual(await served());
  expect(await records()).toBe(0);
  await move(other, first);
  expect(await records()).toBe(1);
  await gateway.owner.query(`update membership set disabled = true where main_id = $1 and user_id = $2`, [
    first,
    demoUsers.analyst,
  ]);
  expect(await records()).toBe(0);
  await gateway.owner.query(`update membership set disabled = false where main_id = $1 and user_id = $2`, [
    first,
    demoUsers.analyst,
  ]);
});

test('no list stands for another: where its id is taken, the ids themselves are named', async () => {
  const { reach } = await within(await resolved());
  await gateway.owner.query('update reach set main_ids = $2 where id = $1', [reach, [demoMains.second]]);
  expect(await within(await resolved())).toMatchObject({ reach: '', read: await served() });
  await gateway.owner.query('delete from reach');
  expect(await within(await resolved())).toMatchObject({ reach, read: await served() });
});

test('an id without a list reads nothing', async () => {
  const none = await gateway.services.db.withoutTenant(async (tx) => {
    await tx.run(
      sql`select set_config('app.main_ids', '', true), set_config('app.reach', ${uuidv7()}, true)`,
    );
    return tx.one(sql`select app_main_ids() as read, (select count(*)::int from checks) as checks`);
  });
  expect(none).toEqual({ read: [], checks: 0 });
});

test('a list that nobody came with for two days goes; who comes again has it again, two at once as well', async () => {
  const { reach } = await within(await resolved());
  const kept = async () => (await gateway.owner.query('select id from reach')).rows.map(({ id }) => id);
  const purge = () =>
    gateway.services.db.withoutTenant((tx) => tx.run(sql`select reaches_purge(${gateway.clock.now()})`));
  gateway.clock.advance(2 * DAY);
  await purge();
  expect(await kept()).toContain(reach);
  gateway.clock.advance(DAY);
  token = await sessionOf(gateway, demoUsers.analyst, platform);
  await purge();
  expect(await kept()).toEqual([]);
  expect(await Promise.all([records(), records(), records()])).toEqual([1, 1, 1]);
  expect(await kept()).toEqual([reach]);
  // Who comes each day keeps it.
  for (let day = 0; day < 4; day += 1) {
    gateway.clock.advance(DAY);
    token = await sessionOf(gateway, demoUsers.analyst, platform);
    await records();
    await purge();
  }
  expect(await kept()).toEqual([reach]);
});
