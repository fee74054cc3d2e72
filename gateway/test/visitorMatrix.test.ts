import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { sql } from '../src/platform/db/sql';
import { uuidv7 } from '../src/kernel/ids';
import { newShareCode } from '../src/platform/security/tokens';
import { enter, newestS, type Visitor } from './candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from './checks';
import type { TestGateway } from './gateway';
import { visitorRows, type VisitorIds } from './visitorRows';

const { first, second } = demoMains;
let gateway: TestGateway;
let own: Visitor;
let ids: Record<'own' | 'sibling' | 'foreign' | 'missing', VisitorIds>;

/** A candidate of a fresh check: the phone's `s`, and an item. */
async function invited(mobile: string, mainId: string): Promise<VisitorIds> {
  const token = await sessionOf(gateway, demoUsers.owner, mainId);
  const { checkId } = await placeOrder(gateway, token, { candidate: { name: '矩阵', mobile } }, mainId);
  const item = await inAccount(gateway, mainId, ({ tx }) =>
    tx.one<{ id: string }>(sql`select id from check_item where check_id = ${checkId} order by sort limit 1`),
  );
  return { s: await newestS(gateway, mobile), itemId: item.id };
}

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  await fund(gateway, 1_000_000, second);
  ids = {
    own: await invited('13830000001', first),
    sibling: await invited('13830000002', first),
    foreign: await invited('13830000003', second),
    missing: { s: newShareCode(), itemId: uuidv7() },
  };
  own = await enter(gateway, '13830000001', ids.own.s);
});
afterAll(() => gateway.close());

const ask = async (operation: string, given: VisitorIds) => {
  const row = visitorRows.find((one) => one.operation === operation)!;
  const { code, bytes } = await gateway.call(operation, row.input(given), { token: own.token });
  return { code, text: bytes.toString() };
};

test.each(visitorRows)(
  "$operation: another's s opens nothing, and does not tell whether it exists",
  async (row) => {
    const others = await Promise.all(
      (['sibling', 'foreign', 'missing'] as const).map((standing) => ask(row.operation, ids[standing])),
    );
    expect(others.map(({ code }) => code)).toEqual([-12, -12, -12]);
    expect(new Set(others.map(({ text }) => text)).size).toBe(1);
  },
);

const withItem = visitorRows.filter(({ otherItem }) => otherItem !== undefined);

test.each(withItem)(
  "$operation: with the own s, another's item is answered as a missing one",
  async (row) => {
    const others = await Promise.all(
      (['sibling', 'foreign', 'missing'] as const).map((standing) =>
        ask(row.operation, { s: ids.own.s, itemId: ids[standing].itemId }),
      ),
    );
    expect(others.map(({ code }) => code)).toEqual([row.otherItem, row.otherItem, row.otherItem]);
    expect(new Set(others.map(({ text }) => text)).size).toBe(1);
  },
);

test.each(visitorRows)('$operation: the own s is answered by its own rules', async (row) => {
  expect((await ask(row.operation, ids.own)).code).toBe(row.own ?? 0);
});
