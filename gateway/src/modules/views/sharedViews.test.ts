import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';

const { first, second, platform } = demoMains;
let gateway: TestGateway;
type Name = keyof typeof demoUsers;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
afterEach(() => inAccount(gateway, first, ({ tx }) => tx.run(sql`delete from saved_view`)));

async function as(name: Name, operation: string, input: object, mainId: string = first) {
  return gateway.call(operation, input, {
    token: await sessionOf(gateway, demoUsers[name], mainId),
    mainId,
  });
}
interface View {
  viewId: string;
  name: string;
  isDefault: boolean;
}
const list = async (name: Name, mainId?: string): Promise<View[]> =>
  ok(await as(name, 'listSavedViews', { query: { screen: 'records' } }, mainId)).data;
const save = async (who: Name, name: string, query = 'view=overdue', mainId?: string): Promise<string> =>
  ok(await as(who, 'saveView', { body: { screen: 'records', name, query } }, mainId)).data.viewId;
const change = (who: Name, viewId: string, wanted: object, mainId?: string) =>
  as(who, 'changeView', { body: { viewId, ...wanted } }, mainId);
const remove = (who: Name, viewId: string) => as(who, 'deleteView', { body: { viewId } });
async function shared(who: Name, name: string, query?: string, mainId?: string): Promise<string> {
  const viewId = await save(who, name, query, mainId);
  ok(await change(who, viewId, { isShared: true }, mainId));
  return viewId;
}

test('what is shared everybody of the account has, with the author’s name and after the own ones, until it is taken back', async () => {
  await save('viewer', 'Zoe’s');
  const viewId = await shared('recruiter', 'Late');
  const theirs = { viewId, name: 'Late', query: 'view=overdue', isShared: true, author: '周敏' };
  expect(await list('viewer')).toEqual([
    expect.objectContaining({ name: 'Zoe’s', isOwn: true }),
    { ...theirs, isDefault: false, isOwn: false, isShareable: false, isManaged: false },
  ]);
  expect(await list('recruiter')).toEqual([
    { ...theirs, isDefault: false, isOwn: true, isShareable: true, isManaged: true },
  ]);
  // A change of the author reaches the others with their next list.
  ok(await change('recruiter', viewId, { query: 'view=disputed', name: 'Disputed' }));
  expect((await list('viewer'))[1]).toMatchObject({ name: 'Disputed', query: 'view=disputed' });
  ok(await change('recruiter', viewId, { isShared: false }));
  expect((await list('viewer')).map(({ name }) => name)).toEqual(['Zoe’s']);
});

test('no other account has it, also one that its reader serves too, and there it is missing', async () => {
  const viewId = await shared('recruiter', 'Late');
  const elsewhere: [Name, string][] = [
    ['owner', second],
    ['analyst', platform],
    ['support', platform],
  ];
  for (const [name, mainId] of elsewhere) {
    expect([name, await list(name, mainId)]).toEqual([name, []]);
    for (const wanted of [{ name: 'Ours' }, { isDefault: true }, { isShared: false }])
      expect(await change(name, viewId, wanted, mainId)).toMatchObject({ code: 404 });
    expect(await as(name, 'deleteView', { body: { viewId } }, mainId)).toMatchObject({ code: 404 });
  }
  expect(await list('viewer')).toHaveLength(1);
});

test('its filters and its sharing are the author’s alone; its name and its end also an owner’s', async () => {
  const viewId = await shared('recruiter', 'Late');
  for (const name of ['viewer', 'finance'] as const) {
    for (const wanted of [{ name: 'X' }, { query: '' }, { isShared: false }])
      expect(await change(name, viewId, wanted)).toMatchObject({ code: 403 });
    expect(await remove(name, viewId)).toMatchObject({ code: 403 });
  }
  for (const wanted of [{ query: '' }, { isShared: false }])
    expect(await change('owner', viewId, wanted)).toMatchObject({ code: 403 });
  await save('recruiter', 'Taken');
  expect(await change('owner', viewId, { name: 'taken' })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'name', msg: expect.stringContaining('周敏') }] },
  });
  expect((await change('owner', viewId, { name: 'Overdue' })).data).toMatchObject({
    name: 'Overdue',
    isOwn: false,
    isManaged: true,
  });
  ok(await remove('owner', viewId));
  expect(await list('viewer')).toEqual([]);
  const { rows } = await gateway.owner.query(
    `select action, actor_user_id as by, detail from audit_event
      where entity = 'view' and entity_id = $1 order by seq`,
    [viewId],
  );
  expect(rows).toEqual([
    { action: 'view.shared', by: demoUsers.recruiter, detail: { view: 'Late' } },
    { action: 'view.renamed', by: demoUsers.owner, detail: { view: 'Overdue', person: demoUsers.recruiter } },
    { action: 'view.deleted', by: demoUsers.owner, detail: { view: 'Overdue', person: demoUsers.recruiter } },
  ]);
});

test('each reader’s list opens with what they chose; a view taken back opens nobody else’s', async () => {
  const viewId = await shared('recruiter', 'Late');
  const own = await save('viewer', 'Own');
  const defaults = async (name: Name) =>
    (await list(name)).filter(({ isDefault }) => isDefault).map((view) => view.viewId);
  ok(await change('viewer', own, { isDefault: true }));
  ok(await change('viewer', viewId, { isDefault: true }));
  ok(await change('recruiter', viewId, { isDefault: true }));
  expect([await defaults('viewer'), await defaults('recruiter'), await defaults('owner')]).toEqual([
    [viewId],
    [viewId],
    [],
  ]);
  ok(await change('recruiter', viewId, { isShared: false }));
  ok(await change('recruiter', viewId, { isShared: true }));
  expect([await defaults('viewer'), await defaults('recruiter')]).toEqual([[], [viewId]]);
});

test('nothing that somebody typed is shared: no search, no number of a person in the name', async () => {
  const refused: [string, string][] = [
    ['Search', 'q=13811112222'],
    ['Search by name', 'view=all&q=%E7%8E%8B'],
    ['Order', 'q=PB26031400001'],
    ['Hidden in another filter', 'view=%E7%8E%8B%E4%BC%9F'],
    ['A filter we do not have', 'name=wang'],
    ['138 1111 2222', 'view=overdue'],
    ['110101-19900307-7758', 'view=overdue'],
    ['138 0000-0001', 'view=overdue'],
    ['138.0000.0001', 'view=overdue'],
    ['(138) 0000·0001', 'view=overdue'],
    ['138/0000/0001 Wang', 'view=overdue'],
    ['电话１３８－００００－０００１', 'view=overdue'],
    ['١٣٨٠٠٠٠٠٠٠١', 'view=overdue'],
    ['１３８１１１１２２２２', 'view=overdue'],
  ];
  for (const [name, query] of refused) {
    const viewId = await save('recruiter', name, query);
    expect([name, await change('recruiter', viewId, { isShared: true })]).toEqual([
      name,
      expect.objectContaining({ code: 2307 }),
    ]);
  }
  const viewId = await shared(
    'recruiter',
    'Batch of 2026-03',
    `view=reported&status=reported&owner=${demoUsers.owner}&package=${first},${second}&from=2026-03-01&sort=-orderedAt`,
  );
  expect(await change('recruiter', viewId, { query: 'q=13811112222' })).toMatchObject({ code: 2307 });
  expect(await change('owner', viewId, { name: '13811112222' })).toMatchObject({ code: 2307 });
  expect((await list('viewer')).map(({ name }) => name)).toEqual(['Batch of 2026-03']);
});

test('days in a name are no number of a person; what stands around them may be', async () => {
  const days = [
    '2026/01/01–2026/03/31',
    '2026.01.01-2026.03.31',
    'Q1 2026-01 / 2026-03',
    '2026-01, 2026-02, 2026-03, 2026-04',
    '2026-01-05, 300',
    '２０２６/01/01 至 2026/03/31',
  ];
  const people = [
    '110101-2001-03-07-7758',
    '110101 2001-03-07 7758',
    '1382026-01-01',
    '138 2026-01-01',
    '2026-01-01 138 0000 0001',
    '2026-01-01-2345',
    '11 01 01 2001-03-07 7758',
    '2001-03-07 7758 110101',
    '2001-03-07-775X 1101',
  ];
  const codeOf = async (name: string) =>
    (await change('recruiter', await save('recruiter', name), { isShared: true })).code;
  for (const name of days) expect([name, await codeOf(name)]).toEqual([name, 0]);
  for (const name of people) expect([name, await codeOf(name)]).toEqual([name, 2307]);
});

test('a view by result is not for a reader to whom the list shows none', async () => {
  const viewId = await shared('recruiter', 'Red', 'lamp=red');
  expect(await list('finance')).toEqual([]);
  expect(await change('finance', viewId, { isDefault: true })).toMatchObject({ code: 404 });
  expect(await list('viewer')).toHaveLength(1);
});

test('thirty shared views are enough for an account, also when many are shared at once', async () => {
  const ids = [
    ...(await Promise.all(Array.from({ length: 16 }, (_, index) => save('owner', `A ${index}`)))),
    ...(await Promise.all(Array.from({ length: 16 }, (_, index) => save('recruiter', `B ${index}`)))),
  ];
  const replies = await Promise.all(
    ids.map((viewId, index) => change(index < 16 ? 'owner' : 'recruiter', viewId, { isShared: true })),
  );
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(30);
  expect(replies.find(({ code }) => code !== 0)).toMatchObject({ code: 2308 });
});
