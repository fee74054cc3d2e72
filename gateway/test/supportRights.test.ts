import type { Role } from '@probity/contract/roles';
import { demoMains } from '../seeds/demoAccounts';
import { sql } from '../src/platform/db/sql';
import { uuidv7 } from '../src/kernel/ids';
import { lockItem, pauseForInfo } from '../src/modules/checks/lifecycle';
import { consentTo, inAccount, orderBody } from './checks';
import { holds, type MatrixIds } from './matrixCells';
import { matrixRows } from './matrixRows';
import { createMatrixWorld, type MatrixWorld } from './matrixWorld';

/*
 * "Support inside a customer's account answers, reminds, resends, mends a phone number; it never orders, spends, reveals,
 * exports, shares or reads findings." Each attack is by support after a real switch, beside the twin by a permitted role.
 */
const { first } = demoMains;
let world: MatrixWorld;
let inside: string;

beforeAll(async () => {
  world = await createMatrixWorld();
  const switched = await world.gateway.call(
    'changeLogin',
    { body: { mainId: first } },
    { token: world.tokens.support },
  );
  inside = switched.data.sToken;
});
afterAll(() => world.gateway.close());

const asSupport = (operation: string, input: object) =>
  world.gateway.call(operation, input, { token: inside, mainId: first, idempotencyKey: uuidv7() });
const as = (role: Role, operation: string, input: object) =>
  world.gateway.call(operation, input, {
    token: world.tokens[role],
    mainId: world.accountOf(role),
    idempotencyKey: uuidv7(),
  });
const byWhoMay: readonly Role[] = ['recruiter', 'owner', 'analyst', 'operator'];

/** A name of its own without digits: eleven of them in a row could be somebody's phone. */
const wordOf = (id: string) => id.replace(/\d/g, (digit) => 'klmnopqrst'[Number(digit)]!);

const forbidden = matrixRows.filter(({ right }) => right !== null && !holds('support', right));

test.each(forbidden.map((row) => [row.operation, row] as const))('%s is refused', async (_operation, row) => {
  const role = byWhoMay.find((one) => holds(one, row.right))!;
  const ids = await world.objectFor(role, 'own', row.needs);
  expect(await asSupport(row.operation, row.input(ids))).toMatchObject({ code: 403 });
  // The counterpart: the same request on the same object, by a permitted role.
  const wanted = typeof row.reached === 'function' ? row.reached(role) : (row.reached ?? 0);
  const twin = await as(role, row.operation, row.input(ids));
  expect(twin.code).toBe(row.cell ? row.cell(role, 'own') : wanted);
});

const withoutObject: readonly [string, Role, () => object][] = [
  [
    'quoteOrder',
    'recruiter',
    () => ({ body: { packageId: orderBody().packageId, itemCodes: orderBody().itemCodes } }),
  ],
  ['placeOrder', 'recruiter', () => ({ body: orderBody() })],
  ['exportChecks', 'recruiter', () => ({ body: { records: { all: {} } } })],
  ['listMembers', 'owner', () => ({ body: {} })],
  ['getCertification', 'owner', () => ({})],
];

test.each(withoutObject)('%s is refused', async (operation, role, input) => {
  expect(await asSupport(operation, input())).toMatchObject({ code: 403 });
  const twin = await as(role, operation, input());
  expect(twin.code ?? 0).toBe(0);
});

test('what it reads is masked, without findings and prices', async () => {
  const { checkId } = await world.objectFor('recruiter', 'own');
  const { data } = await asSupport('getCheck', { query: { checkId } });
  expect(data).toMatchObject({ checkId, money: null, allowed: ['remind', 'resend'] });
  expect(JSON.stringify(data)).not.toMatch(/1[3-9]\d{9}/);
});

test('it finds records by order number, and by no name: whoever sees names finds the same ones by them', async () => {
  const { checkId } = await world.objectFor('recruiter', 'own');
  const row = await inAccount(world.gateway, first, ({ tx }) =>
    tx.one<{ name: string; pinyin: string; orderNo: string }>(
      sql`select n.name, c.pinyin_key as pinyin, c.order_no as "orderNo" from checks c
        join candidate n on n.main_id = c.main_id and n.id = c.candidate_id where c.id = ${checkId}`,
    ),
  );
  const found = async (call: typeof asSupport, q: string, sort = '-orderedAt') => {
    const { rows } = (await call('listChecks', { body: { q, sort } })).data;
    const { total } = (await call('countChecks', { body: { q } })).data;
    return { total, isThere: rows.some((one: { checkId: string }) => one.checkId === checkId) };
  };
  const asOwner: typeof asSupport = (operation, input) => as('owner', operation, input);
  for (const name of [row.name, row.name.slice(0, 2), row.pinyin]) {
    expect(await found(asOwner, name)).toMatchObject({ isThere: true });
    for (const sort of ['-orderedAt', 'name'])
      expect(await found(asSupport, name, sort)).toEqual({ total: 0, isThere: false });
  }
  expect(await found(asSupport, row.orderNo)).toEqual({ total: 1, isThere: true });
});

test('it keeps views of its own and shares none: nobody of the platform is named to a customer as an author', async () => {
  const kept = async (call: typeof asSupport) => {
    const body = { screen: 'records', name: wordOf(uuidv7()), query: 'view=overdue' };
    const { viewId } = (await call('saveView', { body })).data;
    const { code } = await call('changeView', { body: { viewId, isShared: true } });
    const renamed = await call('changeView', { body: { viewId, name: wordOf(uuidv7()), isDefault: true } });
    expect(renamed).toMatchObject({ code: 0 });
    return { viewId, code, isShareable: renamed.data.isShareable };
  };
  const staffs = await kept(asSupport);
  const ours = await kept((operation, input) => as('recruiter', operation, input));
  expect([staffs.code, ours.code]).toEqual([403, 0]);
  expect([staffs.isShareable, ours.isShareable]).toEqual([false, true]);
  const { data } = await as('owner', 'listSavedViews', { query: { screen: 'records' } });
  const ids = data.map(({ viewId }: { viewId: string }) => viewId);
  expect([ids.includes(staffs.viewId), ids.includes(ours.viewId)]).toEqual([false, true]);
});

describe('what it is there for works, and tells both identities', () => {
  const trail = (action: string, entityId: string) =>
    inAccount(world.gateway, first, ({ tx }) =>
      tx.many<{ actor: string; kind: string }>(sql`select actor_user_id as actor, actor_kind as kind
        from audit_event where action = ${action} and entity_id = ${entityId}`),
    );
  const own = () => world.objectFor('recruiter', 'own');
  const support = () => ({ actor: world.users.support, kind: 'staff' });

  test('reminds, an hour after the invitation', async () => {
    const { checkId } = await own();
    expect(await asSupport('remindCandidate', { body: { checkId } })).toMatchObject({ code: 2011 });
    await inAccount(world.gateway, first, ({ tx }) =>
      tx.run(sql`update invitation set sent_at = sent_at - interval '2 hours' where check_id = ${checkId}`),
    );
    expect(await asSupport('remindCandidate', { body: { checkId } })).toMatchObject({ code: 0 });
    expect(await trail('check.reminded', checkId)).toEqual([support()]);
  });

  test('resends to a mended phone', async () => {
    const { checkId } = await own();
    const mobile = '13922220001';
    expect(await asSupport('resendInvitation', { body: { checkId, mobile } })).toMatchObject({ code: 0 });
    await world.gateway.runJobs();
    expect(await world.gateway.outbox(mobile)).toHaveLength(1);
    expect(await trail('check.resent', checkId)).toEqual([support()]);
  });

  test('answers what an item asks of the enterprise', async () => {
    const ids = await own();
    await asked(ids);
    const body = { checkItemId: ids.itemId, text: 'The HR office' };
    expect(await asSupport('answerInfoRequest', { body })).toMatchObject({ code: 0 });
    expect(await trail('check.infoAnswered', ids.checkId)).toEqual([support()]);
  });
});

/** A check under work, one of whose items asks the enterprise a question. */
async function asked({ checkId, itemId }: MatrixIds): Promise<void> {
  await consentTo(world.gateway, checkId);
  await inAccount(world.gateway, first, async (work) => {
    const { check, item } = await lockItem(work, itemId);
    await pauseForInfo(work, check, item, { of: 'enterprise', question: 'Whom may we ask?' });
  });
}
