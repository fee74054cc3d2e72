import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { consentTo, fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { chinaMonth } from '../../kernel/chinaMonth';
import { sql } from '../../platform/db/sql';
import { itemsOf, lockCheck } from '../checks/checkRepository';
import { completeItem } from '../checks/lifecycle';

const { first: mainId, second } = demoMains;
const DAY = 86_400_000;
let gateway: TestGateway;

/** An order of somebody, with these items done. */
async function done(user: 'owner' | 'recruiter', codes: readonly string[], account: string = mainId) {
  const token = await sessionOf(gateway, demoUsers[user], account);
  const { checkId } = await placeOrder(gateway, token, {}, account);
  await consentTo(gateway, checkId, [], account);
  for (const code of codes)
    await inAccount(gateway, account, async (work) => {
      const check = (await lockCheck(work.tx, checkId as string))!;
      const item = (await itemsOf(work.tx, check, true)).find(({ itemCode }) => itemCode === code)!;
      await completeItem(work, check, item, { result: 'unverifiable', lamp: 'yellow' });
    });
}
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  const now = gateway.clock.now();
  gateway.clock.set(new Date(now.getTime() - 65 * DAY));
  await fund(gateway, 1_000_000);
  await fund(gateway, 1_000_000, second);
  await done('owner', ['education']);
  gateway.clock.set(now);
  await done('recruiter', ['education', 'identity']);
  await done('owner', ['identity'], second);
});
afterAll(() => gateway.close());

const to = () => chinaMonth(gateway.clock.now());
const from = () => chinaMonth(new Date(gateway.clock.now().getTime() - 200 * DAY));
const ask = async (body: object, user: keyof typeof demoUsers = 'finance', account: string = mainId) =>
  gateway.call(
    'getCosts',
    { body: { by: 'month', from: from(), to: to(), ...body } },
    { token: await sessionOf(gateway, demoUsers[user], account), mainId: account },
  );
interface Costs {
  total: number;
  rows: { key: string | null; name: string | null; checks: number; charged: number }[];
}
const costs = async (body: object) => ok(await ask(body)).data as unknown as Costs;
const sum = ({ rows }: Costs) => rows.reduce((n, { charged }) => n + charged, 0);

test.each([
  ['month', 2],
  ['department', 2],
  ['person', 2],
  ['package', 1],
  ['item', 2],
])('what was charged by %s is what the ledger spent, to the fen', async (by, groups) => {
  const told = await costs({ by });
  const { spent } = await inAccount(gateway, mainId, ({ tx }) =>
    tx.one<{ spent: number }>(
      sql`select balance as spent from ledger_account where main_id = ${mainId} and kind = 'spent'`,
    ),
  );
  expect(told.total).toBe(spent);
  expect(sum(told)).toBe(spent);
  expect(told.rows).toHaveLength(groups);
  for (const { key, name, checks } of told.rows) {
    expect(name === null).toBe(key === null);
    expect(checks).toBeGreaterThan(0);
  }
});

test.each(['department', 'person', 'package'] as const)(
  'the bookings of each %s add up to its figure, and they say what it is called',
  async (by) => {
    const { rows } = await costs({ by });
    for (const { key, name, checks, charged } of rows) {
      const { data } = await gateway.call(
        'listLedger',
        { body: { kind: 'capture', side: { by, key }, limit: 100 } },
        { token: await sessionOf(gateway, demoUsers.finance, mainId), mainId },
      );
      const entries = data.rows as { spent: number }[];
      expect(entries.reduce((n, { spent }) => n + spent, 0)).toBe(charged);
      expect(data.sum).toMatchObject({ spent: charged, count: entries.length, checks });
      expect(data.sideName).toBe(name);
    }
  },
);

test('a department of another account is nobody’s here', async () => {
  const { rows } = ok(await ask({ by: 'person' }, 'owner', second)).data as unknown as Costs;
  const { data } = await gateway.call(
    'listLedger',
    { body: { side: { by: 'department', key: demoDepartments.people } } },
    { token: await sessionOf(gateway, demoUsers.owner, second), mainId: second },
  );
  expect(rows).not.toEqual([]);
  expect(data).toMatchObject({ rows: [], sideName: null, sum: null });
});

test('an id alone names nobody: a person who has no check here has no name here', async () => {
  for (const key of [demoUsers.operator, demoUsers.analyst, demoUsers.viewer]) {
    const { data } = await gateway.call(
      'listLedger',
      { body: { side: { by: 'person', key } } },
      { token: await sessionOf(gateway, demoUsers.finance, mainId), mainId },
    );
    expect(data).toMatchObject({ rows: [], sideName: null, sum: null });
  }
});

test('the dearest is the first; months stand in their order', async () => {
  const { rows } = await costs({ by: 'item' });
  expect(rows.map(({ key, name, checks }) => [key, name, checks])).toEqual([
    ['education', 'Education', 2],
    ['identity', 'Identity', 1],
  ]);
  const months = (await costs({})).rows.map(({ key }) => key);
  expect(months).toEqual([...months].sort());
});

test('a part of the months is a part of the sum; months the wrong way round and too many are refused', async () => {
  const all = await costs({});
  const [one] = all.rows;
  const only = await costs({ from: one!.key, to: one!.key });
  expect(only).toEqual({ total: one!.charged, rows: [one] });
  expect(await ask({ from: to(), to: from() })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'to' }] },
  });
  expect(await ask({ from: '2020-01' })).toMatchObject({ code: 1000, data: { fields: [{ path: 'from' }] } });
  expect((await ask({ from: '2026-13' })).code).toBe(1000);
});

test('another account has its own, and who does not watch the balance reads none', async () => {
  expect((await ask({}, 'recruiter')).code).toBe(403);
  const other = ok(await ask({}, 'owner', second)).data as unknown as Costs;
  expect(other.total).not.toBe((await costs({})).total);
  expect(sum(other)).toBe(other.total);
});
