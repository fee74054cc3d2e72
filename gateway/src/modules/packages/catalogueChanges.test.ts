import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, packages, placeOrder, sessionOf } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';

type Detail = components['schemas']['CatalogueEntryDetail'];
type Values = components['schemas']['CatalogueValues'];

const { first, platform } = demoMains;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());
// Ten in the evening of 1 December in China, which is still the day of UTC.
beforeEach(() => gateway.clock.set(new Date('2026-12-01T14:00:00Z')));
afterEach(() => gateway.owner.query('delete from catalogue_change'));

type Name = keyof typeof demoUsers;
async function as(name: Name, operation: string, input: object = {}, mainId: string = platform) {
  const token = await sessionOf(gateway, demoUsers[name], mainId);
  return gateway.call(operation, input, { token, mainId, lang: 'en' });
}
const entry = async (itemCode: string, name: Name = 'operator') =>
  (await as(name, 'getCatalogueEntry', { query: { itemCode } })).data as Detail;
/** Changes what is given of an item, as somebody who has just read it. */
async function change(
  itemCode: string,
  effectiveOn: string,
  values: Partial<Values>,
  name: Name = 'operator',
) {
  const { entry: now, basedOn } = await entry(itemCode);
  return as(name, 'changeCatalogueItem', {
    body: { itemCode, basedOn, effectiveOn, values: { ...now.values, ...values } },
  });
}
const offered = async (itemCode: string) =>
  ((await as('owner', 'listCatalogueItems', {}, first)).data as { itemCode: string; price: number }[]).find(
    (one) => one.itemCode === itemCode,
  )!;
const faultsOf = ({ data }: CallReply) =>
  (data as { fields: { path: string; msg: string }[] }).fields.map(({ path }) => path);

test('a planned change counts from the first moment of its day in China, and not a millisecond before', async () => {
  expect(await change('education', '2026-12-02', { price: 4500 })).toMatchObject({ code: 0 });
  gateway.clock.set(new Date('2026-12-01T15:59:59.999Z'));
  expect(await offered('education')).toMatchObject({ price: 4000 });
  expect((await entry('education')).entry.planned).toMatchObject({ state: 'planned' });
  gateway.clock.set(new Date('2026-12-01T16:00:00.000Z'));
  expect(await offered('education')).toMatchObject({ price: 4500 });
  expect(await entry('education')).toMatchObject({
    entry: { values: { price: 4500 }, planned: null },
    history: [{ state: 'inForce', before: { price: 4000 }, values: { price: 4500 } }],
  });
});

test('today is at once; a day that is over in China is refused at its field, though UTC has it still', async () => {
  expect(await change('education', '2026-12-01', { price: 4500 })).toMatchObject({ code: 0 });
  expect(await offered('education')).toMatchObject({ price: 4500 });
  gateway.clock.set(new Date('2026-12-01T16:30:00Z'));
  expect(faultsOf(await change('education', '2026-12-01', { price: 4600 }))).toEqual(['effectiveOn']);
  expect(faultsOf(await change('education', '2028-01-01', { price: 4600 }))).toEqual(['effectiveOn']);
});

test('an order under way keeps what it was asked for and promised; a new one follows the catalogue', async () => {
  const recruiter = await sessionOf(gateway, demoUsers.recruiter, first);
  const before = await placeOrder(gateway, recruiter);
  gateway.clock.advance(1);
  await change('education', '2026-12-01', { nameEn: 'Schooling', workingDays: 9 });
  gateway.clock.advance(1);
  const after = await placeOrder(gateway, recruiter);
  const titles = async (checkId: string) =>
    JSON.stringify((await as('recruiter', 'getCheck', { query: { checkId } }, first)).data.items);
  expect(await titles(before.checkId)).toContain('Education');
  expect(await titles(before.checkId)).not.toContain('Schooling');
  expect(await titles(after.checkId)).toContain('Schooling');
});

test('the preview tells what drafts and packages would cost from that day; what is published keeps its price', async () => {
  const draft = {
    name: 'Teachers',
    description: '',
    positionClass: 'general',
    items: [{ itemCode: 'education', copies: 2 }],
  };
  const saved = (await as('owner', 'savePackageDraft', { body: draft }, first)).data as {
    packageId: string;
    savedAt: string;
  };
  const published = { packageId: saved.packageId, savedAt: saved.savedAt, expectedPrice: 8000 };
  const body = { itemCode: 'education', price: 4500, effectiveOn: '2026-12-05' };
  const shown = async () =>
    (
      (await as('operator', 'previewCatalogueChange', { body })).data as {
        rows: { packageId: string }[];
      }
    ).rows.filter(({ packageId }) => [saved.packageId, packages.basic as string].includes(packageId));
  expect(await shown()).toEqual([
    // Its items, not its price: 5.00 + 2.00 + 45.00 + 30.00
    expect.objectContaining({ name: 'Basic', enterprise: null, price: 6800, priceThen: 8200 }),
    expect.objectContaining({ name: 'Teachers', state: 'draft', price: 8000, priceThen: 9000 }),
  ]);
  expect(await as('owner', 'publishPackage', { body: published }, first)).toMatchObject({ code: 0 });
  await change('education', '2026-12-01', { price: 4500 });
  const detail = await as('owner', 'getPackage', { query: { packageId: saved.packageId } }, first);
  expect(detail.data.current).toMatchObject({ price: 8000 });
  expect((await shown())[1]).toMatchObject({ state: 'published', price: 8000, priceThen: 9000 });
});

test('the second of two operators is told, and nothing of the first is lost', async () => {
  const { entry: now, basedOn } = await entry('degree');
  const body = (price: number) => ({
    itemCode: 'degree',
    basedOn,
    effectiveOn: '2026-12-01',
    values: { ...now.values, price },
  });
  const replies = await Promise.all([
    as('operator', 'changeCatalogueItem', { body: body(4100) }),
    as('operator2', 'changeCatalogueItem', { body: body(4200) }),
  ]);
  expect(replies.map(({ code }) => code).sort()).toEqual([0, 2510]);
  const { history } = await entry('degree');
  expect(history).toHaveLength(1);
  // The reply was lost: the same again is the one that is kept.
  const winner = replies[0]!.code === 0 ? (['operator', 4100] as const) : (['operator2', 4200] as const);
  expect(await as(winner[0], 'changeCatalogueItem', { body: body(winner[1]) })).toMatchObject({ code: 0 });
  expect((await entry('degree')).history).toHaveLength(1);
});

test('one change waits at a time; it is withdrawn before its day, not after, and the history keeps it', async () => {
  await change('degree', '2026-12-10', { price: 5000 });
  expect(await change('degree', '2026-12-11', { price: 5100 })).toMatchObject({ code: 2511 });
  const { entry: planned } = await entry('degree');
  const body = { changeId: planned.planned!.changeId };
  expect(await as('operator2', 'withdrawCatalogueChange', { body })).toMatchObject({ code: 0 });
  expect(await as('operator', 'withdrawCatalogueChange', { body })).toMatchObject({ code: 0 });
  gateway.clock.set(new Date('2026-12-11T00:00:00Z'));
  expect(await offered('degree')).toMatchObject({ price: 4000 });
  const made = (await change('degree', '2026-12-11', { price: 5200 })).data as Detail;
  expect(made.history).toMatchObject([
    { state: 'inForce', before: { price: 4000 } },
    { state: 'withdrawn', values: { price: 5000 } },
  ]);
  const late = { changeId: made.history[0]!.changeId };
  expect(await as('operator', 'withdrawCatalogueChange', { body: late })).toMatchObject({ code: 2513 });
});

test('what is wrong is said at its field, and nothing is kept', async () => {
  const wrong = { nameEn: ' ', whatZh: '短', price: 0, workingDays: 61, fields: [] };
  expect(faultsOf(await change('education', '2026-12-01', wrong))).toEqual(
    ['nameEn', 'whatZh', 'price', 'workingDays', 'fields'].map((name) => `values.${name}`),
  );
  const unused = await change('litigation', '2026-12-01', { fields: ['idNumber', 'employment'] });
  expect(faultsOf(unused)).toEqual(['values.fields']);
  expect(await change('education', '2026-12-01', {})).toMatchObject({ code: 2512 });
  expect((await entry('education')).history).toEqual([]);
});

test('operators alone, in the platform’s account alone, also where the database is asked', async () => {
  const call = (name: Name, mainId: string) => as(name, 'listCatalogueEntries', {}, mainId);
  expect((await call('operator', platform)).code).toBe(0);
  for (const name of ['analyst', 'support'] as const) expect((await call(name, platform)).code).toBe(403);
  expect((await call('owner', first)).code).toBe(403);
  await change('education', '2026-12-10', { price: 4500 });
  const asked = (statement: Parameters<typeof inAccount>[2]) => inAccount(gateway, first, statement);
  expect(await asked(({ tx }) => tx.many(sql`select id from catalogue_changes()`))).toEqual([]);
  await expect(
    asked(({ tx }) =>
      tx.many(sql`select catalogue_change_withdraw(gen_random_uuid(), gen_random_uuid(), now())`),
    ),
  ).rejects.toThrow('by the platform alone');
});

test('the log says who changed what, from which day, in both languages', async () => {
  await change('education', '2026-12-01', {
    price: 4500,
    workingDays: 4,
    whatEn: 'Compared with the school.',
  });
  const { rows } = await gateway.owner.query(
    `select detail from audit_event where action = 'catalogue.changed' and main_id = $1 order by at desc limit 1`,
    [platform],
  );
  expect(rows[0].detail).toEqual({
    item: 'education',
    day: '2026-12-01',
    price: { from: 4000, to: 4500 },
    days: { from: 3, to: 4 },
    fields: ['itemText'],
  });
});
