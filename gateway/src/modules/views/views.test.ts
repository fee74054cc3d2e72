import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';

const { first, second, platform } = demoMains;
let gateway: TestGateway;
type Name = keyof typeof demoUsers;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

async function as(name: Name, operation: string, input: object, mainId: string = first) {
  const place = `${name} ${mainId}`;
  tokens[place] ??= await sessionOf(gateway, demoUsers[name], mainId);
  return gateway.call(operation, input, { token: tokens[place], mainId });
}
const list = async (name: Name, mainId?: string) =>
  (await as(name, 'listSavedViews', { query: { screen: 'records' } }, mainId)).data;
const save = (who: Name, name: string, query = 'view=overdue', mainId?: string) =>
  as(who, 'saveView', { body: { screen: 'records', name, query } }, mainId);

test('a view is kept, renamed, given other filters and forgotten', async () => {
  const { data: view } = await save('owner', ' Late ones ', 'view=overdue&sort=promisedAt');
  expect(view).toMatchObject({ name: 'Late ones', query: 'view=overdue&sort=promisedAt', isDefault: false });
  const { viewId } = view;
  expect((await as('owner', 'changeView', { body: { viewId, name: '逾期' } })).data).toMatchObject({
    name: '逾期',
    query: 'view=overdue&sort=promisedAt',
  });
  expect((await as('owner', 'changeView', { body: { viewId, query: 'view=all' } })).data.query).toBe(
    'view=all',
  );
  const mine = { isShared: false, isOwn: true, isShareable: true, isManaged: true, author: '林晓' };
  expect(await list('owner')).toEqual([
    { viewId, name: '逾期', query: 'view=all', isDefault: false, ...mine },
  ]);
  expect((await as('owner', 'deleteView', { body: { viewId } })).code).toBe(0);
  expect(await list('owner')).toEqual([]);
  expect((await as('owner', 'deleteView', { body: { viewId } })).code).toBe(404);
});

test('a name stands once for its user, whatever its case; others may use it too', async () => {
  const { data: one } = await save('recruiter', 'Mine');
  expect(await save('recruiter', 'MINE')).toMatchObject({
    code: 2014,
    msg: 'You already have a view with this name',
  });
  const { data: other } = await save('recruiter', 'Other');
  expect((await as('recruiter', 'changeView', { body: { viewId: other.viewId, name: 'mine' } })).code).toBe(
    2014,
  );
  expect((await as('recruiter', 'changeView', { body: { viewId: one.viewId, name: 'mine' } })).code).toBe(0);
  expect((await save('viewer', 'Mine')).code).toBe(0);
  expect((await save('viewer', ' \u200b ')).code).toBe(1000);
});

test('one default at most, also when several are made default at once', async () => {
  const ids = await Promise.all(
    ['A', 'B', 'C'].map(async (name) => (await save('finance', name)).data.viewId),
  );
  const makeDefault = (viewId: string) => as('finance', 'changeView', { body: { viewId, isDefault: true } });
  expect((await makeDefault(ids[0]!)).data.isDefault).toBe(true);
  expect((await Promise.all(ids.map(makeDefault))).map((reply) => reply.code)).toEqual([0, 0, 0]);
  const defaults = (await list('finance')).filter((view: { isDefault: boolean }) => view.isDefault);
  expect(defaults).toHaveLength(1);
  const { viewId } = defaults[0];
  await as('finance', 'changeView', { body: { viewId, isDefault: false } });
  expect((await list('finance')).some((view: { isDefault: boolean }) => view.isDefault)).toBe(false);
});

test('a view is its user’s alone, in its account alone: to everybody else it is missing', async () => {
  const { viewId } = (await save('owner', 'Secret', 'q=13811112222')).data;
  const missing = uuidv7();
  const others: [Name, string][] = [
    ['recruiter', first],
    ['viewer', first],
    ['owner', second],
    ['analyst', platform],
  ];
  for (const [name, mainId] of others) {
    expect((await list(name, mainId)).map((view: { viewId: string }) => view.viewId)).not.toContain(viewId);
    for (const [operation, rest] of [
      ['changeView', { name: 'Taken over' }],
      ['deleteView', {}],
    ] as const) {
      const reply = await as(name, operation, { body: { viewId, ...rest } }, mainId);
      const other = await as(name, operation, { body: { viewId: missing, ...rest } }, mainId);
      expect(reply.code).toBe(404);
      expect({ ...reply.data, requestId: '' }).toEqual({ ...other.data, requestId: '' });
    }
  }
  expect((await list('owner')).map((view: { name: string }) => view.name)).toContain('Secret');
  // Staff have views of their own, in their platform account.
  expect((await save('analyst', 'Late', 'view=overdue', platform)).code).toBe(0);
  expect(await list('analyst', platform)).toHaveLength(1);
  expect((await as('operator', 'listSavedViews', { query: { screen: 'records' } }, platform)).code).toBe(403);
});

test('what was searched for is not legible in the table', async () => {
  await save('owner', 'Search', 'q=13899998888');
  const rows = await inAccount(gateway, first, ({ tx }) =>
    tx.many<{ row: string }>(
      sql`select saved_view::text || encode(query_enc, 'escape') as row from saved_view`,
    ),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ row }) => row).join()).not.toContain('13899998888');
});

test('thirty views are enough, also when many are saved at once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 34 }, (_, index) => save('owner', `View ${index}`, 'view=all', second)),
  );
  expect(replies.filter((reply) => reply.code === 0)).toHaveLength(30);
  expect(replies.find((reply) => reply.code !== 0)).toMatchObject({
    code: 2015,
    msg: 'You can keep at most 30 views',
  });
});

test('anything but an address is refused', async () => {
  for (const query of ['a b', 'q=王', 'q=\u0000', 'x'.repeat(2001)]) {
    expect([query.slice(0, 9), (await save('owner', 'Odd', query)).code]).toEqual([query.slice(0, 9), 1000]);
  }
  expect((await as('owner', 'changeView', { body: { viewId: uuidv7() } })).code).toBe(1000);
});
