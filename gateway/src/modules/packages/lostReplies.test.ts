import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';

let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  tokens['owner'] = await sessionOf(gateway, demoUsers.owner, demoMains.first);
  await inAccount(gateway, demoMains.first, ({ tx }) =>
    tx.run(sql`update membership set role = 'admin' where main_id = ${demoMains.first}
      and user_id = ${demoUsers.recruiter}`),
  );
  tokens['admin'] = await sessionOf(gateway, demoUsers.recruiter, demoMains.first);
});
afterAll(() => gateway.close());

const call = async (operation: string, body: object, name = 'owner') => {
  gateway.clock.advance(1);
  const caller = { token: tokens[name]!, mainId: demoMains.first, lang: 'en' };
  const { code, data } = await gateway.call(operation, { body }, caller);
  return { code, data: data as unknown };
};
const draft = (name: string, overrides: object = {}) => ({
  name,
  description: '',
  positionClass: 'general',
  items: [{ itemCode: 'employment', copies: 1 }],
  ...overrides,
});
const publishing = ({ data }: { data: unknown }) => {
  const { packageId, savedAt, price } = data as { packageId: string; savedAt: string; price: number };
  return { packageId, savedAt, expectedPrice: price };
};
const deeds = async (packageId: string) => {
  const { rows } = await gateway.owner.query<{ action: string }>(
    `select action from audit_event where entity_id = $1 order by at, id`,
    [packageId],
  );
  return rows.map(({ action }) => action);
};

test('a draft that is sent again because its reply was lost is the one that is kept', async () => {
  const first = await call('savePackageDraft', draft('Drivers'));
  expect(await call('savePackageDraft', draft(' Drivers\u200b'))).toEqual(first);
  const { packageId, savedAt } = first.data as { packageId: string; savedAt: string };
  const change = draft('Drivers', { packageId, savedAt, description: 'Lorries' });
  const second = await call('savePackageDraft', change);
  expect(second).toMatchObject({ code: 0, data: { packageId } });
  expect(await call('savePackageDraft', change)).toEqual(second);
  expect(await deeds(packageId)).toEqual(['package.drafted']);
});

test('a draft of somebody else with the same words is another one', async () => {
  const mine = await call('savePackageDraft', draft('Guards'));
  const theirs = await call('savePackageDraft', draft('Guards'), 'admin');
  expect(theirs).toMatchObject({ code: 0 });
  expect(publishing(theirs).packageId).not.toBe(publishing(mine).packageId);
  const { packageId } = publishing(mine);
  expect(await call('savePackageDraft', draft('Guards', { packageId }), 'admin')).toMatchObject({
    code: 2201,
  });
});

test('what is already published is published once, and may be changed by who read its draft', async () => {
  const sent = publishing(await call('savePackageDraft', draft('Cooks')));
  const once = await call('publishPackage', sent);
  expect(once).toMatchObject({ code: 0, data: { version: 1, price: 12_000 } });
  expect(await call('publishPackage', sent)).toEqual(once);
  expect(await deeds(sent.packageId)).toEqual(['package.drafted', 'package.published']);
  const { packageId, savedAt } = sent;
  const next = await call(
    'savePackageDraft',
    draft('Cooks', { packageId, savedAt, description: 'Big ones' }),
  );
  expect(next).toMatchObject({ code: 0 });
  expect((await call('publishPackage', sent)).code).toBe(2201);
  expect(await call('publishPackage', publishing(next))).toMatchObject({ data: { version: 2 } });
  expect((await call('publishPackage', sent)).code).toBe(404);
});

test('a version published since it was read is not undone by a tab that still shows the one before', async () => {
  const first = await call('savePackageDraft', draft('Two tabs'));
  expect((await call('publishPackage', publishing(first))).code).toBe(0);
  // Both tabs read this version.
  const { packageId, savedAt } = publishing(first);
  const change = (description: string) =>
    call('savePackageDraft', draft('Two tabs', { packageId, savedAt, description }));
  const second = await change('Of the first tab');
  expect((await call('publishPackage', publishing(second))).code).toBe(0);
  expect((await change('Of the other tab')).code).toBe(2201);
});
