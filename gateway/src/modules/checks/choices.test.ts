import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, packages, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';

const { first, second, platform } = demoMains;
let gateway: TestGateway;
type Name = keyof typeof demoUsers;
const placeOf = (name: Name) => (['analyst', 'support'].includes(name) ? platform : first);
const as = async (name: Name, operation: string, input: object, mainId: string = placeOf(name)) =>
  (await gateway.call(operation, input, { token: await sessionOf(gateway, demoUsers[name], mainId), mainId }))
    .data;
const total = async (name: Name, body: object) => (await as(name, 'countChecks', { body })).total as number;

const standard = {
  packageId: packages.standard,
  itemCodes: ['identity'],
};

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 50_000_000);
  await fund(gateway, 50_000_000, second);
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const recruiter = await sessionOf(gateway, demoUsers.recruiter, first);
  const candidate = { name: '李\u200b 雷', mobile: '13811112222' };
  await placeOrder(gateway, owner, { candidate });
  await placeOrder(gateway, owner, {});
  await placeOrder(gateway, recruiter, {});
  await placeOrder(gateway, await sessionOf(gateway, demoUsers.owner, second), {}, second);
  const { expectedPrice: _, ...quoted } = { ...standard, expectedPrice: 0 };
  const quote = await as('owner', 'quoteOrder', { body: { packageId: quoted.packageId, itemCodes: quoted.itemCodes } }); // prettier-ignore
  await placeOrder(gateway, owner, { ...standard, expectedPrice: quote.price });
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(
      sql`update checks set department_id = ${demoDepartments.sales} where owner_id = ${demoUsers.owner}`,
    ),
  );
});
afterAll(() => gateway.close());

test('packages and people are those of the records somebody reaches, and each one filters its records', async () => {
  const { packages: offered, owners } = await as('owner', 'listCheckChoices', {});
  expect(owners.map((one: { ownerId: string }) => one.ownerId).sort()).toEqual(
    [demoUsers.owner, demoUsers.recruiter].sort(),
  );
  expect(offered.flatMap((one: { packageIds: string[] }) => one.packageIds).sort()).toEqual(
    [packages.basic, packages.standard].sort(),
  );
  expect(await total('owner', { ownerId: demoUsers.recruiter })).toBe(1);
  expect(await total('owner', { packageId: [packages.standard] })).toBe(1);
  expect(await total('owner', { packageId: [packages.basic, packages.standard] })).toBe(4);
});

test('a recruiter is offered own and team only; the second account shows nothing of the first', async () => {
  const mine = await as('recruiter', 'listCheckChoices', {});
  expect(mine.owners.map((one: { ownerId: string }) => one.ownerId)).toEqual([demoUsers.recruiter]);
  expect(mine.packages).toHaveLength(1);
  expect(await total('recruiter', { ownerId: demoUsers.owner })).toBe(0);
  const other = await as('owner', 'listCheckChoices', {}, second);
  expect(other).toMatchObject({
    owners: [{ ownerId: demoUsers.owner }],
    packages: [{ packageIds: [packages.basic] }],
  });
  expect(other.owners).toHaveLength(1);
});

test('staff see who ordered in which account', async () => {
  const { owners } = await as('analyst', 'listCheckChoices', {});
  expect(new Set(owners.map((one: { mainName: string }) => one.mainName)).size).toBe(2);
  const operator = await sessionOf(gateway, demoUsers.operator, platform);
  expect((await gateway.call('listCheckChoices', {}, { token: operator, mainId: platform })).code).toBe(403);
});

test.each([
  '138 1111 2222',
  '+86 138-1111-2222',
  '１３８１１１１２２２２',
  '李雷',
  '李\u200b雷',
  'lilei',
  ' LI LEI\u200b',
])('people find the same person by %j', async (q) => {
  // The name was ordered with an invisible character and a space in it.
  expect(await total('owner', { q })).toBe(1);
});

test('a day range is counted in the zone it is asked in; nonsense is refused in words', async () => {
  const { rows } = await as('owner', 'listChecks', { body: { limit: 1 } });
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(rows[0].orderedAt));
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const day = dayIn(timeZone);
    expect(await total('owner', { orderedFrom: day, orderedTo: day, timeZone })).toBeGreaterThan(0);
  }
  expect(dayIn('Pacific/Kiritimati')).not.toBe(dayIn('Pacific/Pago_Pago'));
  expect(await total('owner', { orderedFrom: '2099-01-01', orderedTo: '2001-01-01' })).toBe(0);
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const ask = (body: object) => gateway.call('countChecks', { body }, { token, mainId: first });
  expect(await ask({ orderedFrom: '2026-01-01', timeZone: 'Mars/Olympus' })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'timeZone', msg: 'Is not a time zone' }] },
  });
  expect((await ask({ orderedFrom: '2026-02-30' })).code).toBe(1000);
});
